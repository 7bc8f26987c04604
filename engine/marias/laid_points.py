"""Hands that lose none of the ninety points, however the cards lie."""

from .cards import ACE, POINTS_STRENGTH, Card, is_sharp
from .laid_betl import SAFE, UNKNOWN, UNSAFE
from .laid_tricks import suit_stands, wins_all
from .unseen import Holding, View, is_free, side_suits, trumps


def keeps_points(view: View) -> str:
    """Say whether the rest of the ninety points is SAFE, or some can be lost.

    For hra, sedma and sto (lozena.hra-7-100-obecna, lozena.hra-100-turnaj). SAFE and
    UNSAFE are proved, UNKNOWN is not decided: an exact answer would have to try too
    many ways to play. SAFE are hands that win every trick, and those that lose only
    tricks without points: all sharp cards are theirs or gone, and the trumps left are
    enough to come back in and to take the last trick. UNSAFE are hands against which a
    defender surely makes an ace, or is given a trick with a sharp card at once.
    """
    if wins_all(view):
        return SAFE
    if not [one for one in view.out if is_sharp(one)]:
        if _loses_low_trumps(view) or _loses_low_cards(view):
            return SAFE
    elif _ace_is_out(view):
        return UNSAFE
    loses = view.leader > 0 and is_free(view) and _first_lead(view)
    return UNSAFE if loses else UNKNOWN


def _loses_low_trumps(view: View) -> bool:
    """Whether only trumps without points are lost, led until the others have fallen.

    The first rounds are led from above: no layout leaves trumps in both hands after
    them, so nothing is trumped when the one who takes a trick leads a side suit.
    """
    own, out, above = trumps(view)
    free = len([one for one in own if one not in view.kept])
    if view.leader or not out or free < len(out) or len(out) > 2 * above + 1:
        return False
    lost = len(out) - above
    for holding in side_suits(view):
        returned = min(lost, len(holding.out))
        if not suit_stands(holding) or len(holding.own) < returned:
            return False
    side = len(view.hand) - len(own)
    return bool(view.kept) or len(own) > len(out) or side > lost


def _loses_low_cards(view: View) -> bool:
    """Whether only side cards without points are lost while no other trumps are left.

    After each trick that he gives, the declarer may have to trump once to come in
    again; the last trump takes the last trick.
    """
    own, out, _ = trumps(view)
    if out:
        return False
    lost = sum([_losers(one) for one in side_suits(view)])
    return len(own) > lost + (1 if view.leader else 0)


def _losers(holding: Holding) -> int:
    if suit_stands(holding):
        return 0
    return len(holding.own) - holding.above


def _ace_is_out(view: View) -> bool:
    """Whether a defender makes an ace: of trumps, or of a suit the declarer holds.

    In some layout its holder has all the trumps and the best card of every other
    suit: so he takes whatever trick the declarer loses, and leads the ace.
    """
    trump = trumps(view)
    if trump.out and trump.out[0] & 7 == ACE:
        return True
    suits = [one for one in side_suits(view) if one.out]
    reach = len(trump.out) + len(suits) <= len(view.out) // 2
    aces = [one for one in suits if one.own and one.out[0] & 7 == ACE]
    return bool(aces) and is_free(view) and (view.leader > 0 or reach)


def _first_lead(view: View) -> bool:
    """Whether a defender's lead makes points at once, in some layout.

    A sharp card that the declarer can neither beat nor trump, or a suit that he has to
    follow while the other defender trumps: with a sharp card of his own or of theirs.
    """
    own, out, _ = trumps(view)
    for holding in side_suits(view):
        if not holding.out:
            continue
        sharp = _sharps(holding.out)
        if not holding.own:
            if sharp and not own:
                return True
            continue
        ruffed = bool(out) and len(holding.out) <= len(view.hand)
        if ruffed and (sharp or _gives_sharp(view, holding)):
            return True
    return False


def _gives_sharp(view: View, holding: Holding) -> bool:
    """Whether the declarer must follow with a sharp card to a trick that is trumped.

    Before the trump falls he has to beat the lead; after it any card of the suit will
    do (play.relief-trumped).
    """
    if len(_sharps(holding.own)) == len(holding.own):
        return True
    if view.leader == 1 or view.profile.beat == "no":
        return False
    for lead in holding.out:
        beating = holding.own[: _higher(holding, lead)]
        if beating and len(_sharps(beating)) == len(beating):
            return True
    return False


def _higher(holding: Holding, lead: Card) -> int:
    """How many of the declarer's cards stand above a lead."""
    above = [one for one in holding.own if _stands(one) > _stands(lead)]
    return len(above)


def _stands(card: Card) -> int:
    return POINTS_STRENGTH[card & 7]


def _sharps(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([one for one in cards if is_sharp(one)])

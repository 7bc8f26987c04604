"""Hands that win every trick: durch, and games with trumps, however the cards lie."""

from .actions import NO_CARD
from .cards import POINTS_STRENGTH, Card
from .unseen import Holding, View, side_suits, trumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def wins_all(view: View) -> bool:
    """Tell whether the declarer of a game with trumps wins every trick that is left.

    Whatever the layout and the defence (lozena.7-turnaj, lozena.def), in three-handed
    play between two tricks. Exact when he knows nothing of the layout: then True and
    False are both proved. When he knows more, True is still proved, False is not.

    Each suit must stand on its own, because the worst layout has all of a suit in one
    hand, which keeps it to the end: see ``suit_stands``. Trumps have to be drawn before
    a side suit is led. If a defender leads, whatever he leads must be taken, and the
    declarer's lead be as good after it.
    """
    if not view.hand:
        return True
    if view.leader == 0:
        return _leads_all(trumps(view), side_suits(view), len(view.hand))
    for place, holding in enumerate(side_suits(view)):
        if holding.out and not _side_lead_won(view, place):
            return False
    return _trump_lead_won(view)


def suit_stands(holding: Holding) -> bool:
    """Tell whether a suit led from the top loses no trick, however it lies.

    All that is out lies in one hand, and whoever holds it throws the lowest first: so
    each lead must be above every card that is out, until those have gone or one's own.
    """
    return bool(holding.above >= min(len(holding.own), len(holding.out)))


def wins_all_at_durch(view: View) -> bool:
    """Tell whether the declarer of a durch loses no trick any more (lozena.durch).

    Exact at any number of cards, and with whatever he knows: in no suit may one
    defender be able to keep a card above the one that is led. The declarer leads, or
    the durch is lost already. Sources: Pravidla mariáše k online hře, Ložené hry;
    Pravidla turnaje v míchaném bodovaném licitovaném mariáši.
    """
    for holding in view.suits:
        for keeper in (0, 1):
            if not suit_stands(_in_one_hand(view, holding, keeper)):
                return False
    return True


def _in_one_hand(view: View, holding: Holding, keeper: int) -> Holding:
    """A suit with the most and the best of it that one defender can hold.

    What he must hold of the other suits takes room from it.
    """
    barred, others = view.barred[keeper], view.barred[1 - keeper]
    bound = [one for one in view.out if one in others and one not in holding.out]
    room = len(view.out) // 2 - len(bound)
    sure = [one for one in holding.out if one in others]
    maybe = [one for one in holding.out if one not in barred and one not in others]
    held = sure + maybe[: max(0, room - len(sure))]
    top = tuple([one for one in holding.out if one in held])
    best = top[0] & 7 if top else -1
    above = len([one for one in holding.own if one & 7 > best])
    return Holding(holding.own, top, above)


def _leads_all(trump: Holding, sides: tuple[Holding, ...], cards: int) -> bool:
    """Whether one who leads wins everything: trumps first, then each suit."""
    own, out, _ = trump
    # With side cards to lead all the trumps that are out have to fall before.
    if not suit_stands(trump) or (len(own) < len(out) and len(own) < cards):
        return False
    return not [one for one in sides if not suit_stands(one)]


def _trump_lead_won(view: View) -> bool:
    """Whether a trump led by a defender is taken, whatever the other one adds."""
    trump = trumps(view)
    sides = side_suits(view)

    def goes_on(left: Holding) -> bool:
        return _leads_all(left, sides, len(view.hand) - 1)

    for led in trump.out:
        if not _answered(view, trump, led, _added(view, trump, led), goes_on):
            return False
    return True


def _side_lead_won(view: View, place: int) -> bool:
    """Whether a lead in a side suit is taken, whatever the other defender adds."""
    trump = trumps(view)
    holding = side_suits(view)[place]
    others = side_suits(view)[:place] + side_suits(view)[place + 1 :]
    if not holding.own:
        return _trumped(view, others)
    alone = len(holding.out) <= len(view.hand)
    if trump.out and alone:
        # All of it may lie with the one who leads; the other then trumps.
        return False

    def goes_on(left: Holding) -> bool:
        return _leads_all(trump, others + (left,), len(view.hand) - 1)

    for led in holding.out:
        added = _added(view, holding, led, alone)
        if not _answered(view, holding, led, added, goes_on):
            return False
    return True


def _trumped(view: View, others: tuple[Holding, ...]) -> bool:
    """Whether a suit that the declarer does not have is trumped, and all goes on.

    The other defender may follow suit, or trump it too.
    """
    trump = trumps(view)

    def goes_on(left: Holding) -> bool:
        return _leads_all(left, others, len(view.hand) - 1)

    added = _added(view, trump, NO_CARD)
    return _answered(view, trump, NO_CARD, added, goes_on)


def _added(
    view: View, holding: Holding, led: Card, void: bool = True
) -> "list[tuple[Card, ...]]":
    """What the other defender may add to a lead: none of the suit, or a card of it.

    If he plays before the declarer, each card for itself; if behind him, those that he
    can choose from when he sees the declarer's card: a best one and all below it.
    """
    rest = [one for one in holding.out if one != led]
    found: list[tuple[Card, ...]] = []
    if void:
        found.append((NO_CARD,))
    for place, one in enumerate(rest):
        found.append((one,) if view.leader == 1 else tuple(rest[place:]))
    return found


def _answered(
    view: View,
    holding: Holding,
    led: Card,
    added: "list[tuple[Card, ...]]",
    goes_on: "Callable[[Holding], bool]",
) -> bool:
    """Whether some card of this suit takes the trick and leaves all well.

    A seven that has to be kept takes no trick but the last.
    """
    last = len(view.hand) == 1
    own = [one for one in holding.own if last or one not in view.kept]
    for choice in added:
        best = max([_power(led)] + [_power(one) for one in choice])
        good = [one for one in own if _power(one) > best]
        if not any(
            all(goes_on(_left(holding, one, led, other)) for other in choice)
            for one in good
        ):
            return False
    return True


def _left(holding: Holding, played: Card, led: Card, added: Card) -> Holding:
    """What is left of a suit after a trick."""
    own = tuple([one for one in holding.own if one != played])
    out = tuple([one for one in holding.out if one not in (led, added)])
    top = _power(out[0]) if out else -1
    return Holding(own, out, len([one for one in own if _power(one) > top]))


def _power(card: Card) -> int:
    return -1 if card == NO_CARD else POINTS_STRENGTH[card & 7]

"""Betl that cannot take a trick, however the cards lie."""

from .cards import Card
from .unseen import Holding, View

SAFE, UNSAFE, UNKNOWN = "safe", "unsafe", "unknown"


def takes_none(view: View) -> str:
    """Say whether a betl is SAFE or UNSAFE, UNKNOWN where it is not decided.

    Exact for the lead to the first of ten tricks, and later when a defender leads and
    the declarer knows nothing of the layout, but for one rare case: so much of a suit
    is out that both defenders must hold cards above all of his. Where he knows more,
    SAFE is still proved and the rest UNKNOWN (lozena.betl).

    Whoever can must beat, so that a lead below a card of his catches it if the other
    defender cannot go above: the declarer is safe in a suit only below everything that
    is out. One card he may lose first, by leading it. Where the table has dropped the
    duty to beat he may duck under, and his lead too can be ducked.
    """
    ducking = view.profile.beat == "no"
    if view.leader == 0:
        return _first_lead(view, ducking)
    return _worst([_suit(view, one, ducking) for one in view.suits])


def _first_lead(view: View, ducking: bool) -> str:
    """The best that the declarer can do by the choice of his lead."""
    found = UNSAFE
    for suit, holding in enumerate(view.suits):
        for lead in holding.own:
            if not _lead_is_beaten(holding, lead, ducking):
                continue
            after = _led(holding, lead)
            others = [one for place, one in enumerate(view.suits) if place != suit]
            answer = _worst([_suit(view, one, ducking) for one in others + [after]])
            if answer == SAFE:
                return SAFE
            if answer == UNKNOWN:
                found = UNKNOWN
    return found


def _lead_is_beaten(holding: Holding, lead: Card, ducking: bool) -> bool:
    """Whether a defender must take the lead: he beats it if he can."""
    higher = [one for one in holding.out if one & 7 > lead & 7]
    return len(higher) == len(holding.out) > 0 if ducking else bool(higher)


def _led(holding: Holding, lead: Card) -> Holding:
    """A suit after the lead of a card of it, as bad as it can be for the declarer.

    One card has fallen on it, above it; the defence keeps its lowest.
    """
    own = tuple([one for one in holding.own if one != lead])
    return Holding(own, holding.out[1:], 0)


def _suit(view: View, holding: Holding, ducking: bool) -> str:
    """Whether a suit that the defence leads takes a trick for the declarer."""
    own, out, _ = holding
    if not own or not out:
        return SAFE
    if _ducks(own, out) if ducking else own[0] & 7 < out[-1] & 7:
        return SAFE
    if view.barred != ((), ()):
        return UNKNOWN
    above = [one for one in out if one & 7 > own[0] & 7]
    # The defender who leads a low card holds all that could save the declarer.
    if ducking:
        return UNSAFE if len(out) <= len(view.out) // 2 else UNKNOWN
    return UNSAFE if len(above) < len(view.out) // 2 else UNKNOWN


def _ducks(own: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """Whether each lead from below finds a lower card, both suits counted upwards."""
    low = [one & 7 for one in own]
    low.reverse()
    others = [one & 7 for one in out]
    others.reverse()
    return all(mine < other for mine, other in zip(low, others))


def _worst(answers: list[str]) -> str:
    for answer in (UNSAFE, UNKNOWN):
        if answer in answers:
            return answer
    return SAFE

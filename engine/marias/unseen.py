"""What the declarer sees of a play: his hand, what is out, and who may hold it."""

from collections import namedtuple

from .cards import KING, NO_TRUMP, OBER, SUITS, Card, card, rank_strengths
from .profile import Profile
from .state import PlayState, cards_played
from .tricks import legal_plays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Hands = tuple[tuple[Card, ...], tuple[Card, ...]]

PLAYERS = 3


class View(
    namedtuple(
        "View", ("profile", "trump", "hand", "out", "barred", "leader", "kept", "suits")
    )
):
    """A play between two tricks, as the declarer sees it.

    ``out`` are the cards of the two defenders together; the talon he knows. ``barred``
    says for each of them, clockwise from the declarer, which of those he cannot hold.
    ``leader`` counts from the declarer: 0 he leads, 1 or 2 a defender. ``kept`` are his
    announced sevens, ``suits`` his holding in each suit.
    """

    __slots__ = ()
    profile: Profile
    trump: int
    hand: tuple[Card, ...]
    out: tuple[Card, ...]
    barred: "Hands"
    leader: int
    kept: tuple[Card, ...]
    suits: "tuple[Holding, ...]"


class Holding(namedtuple("Holding", ("own", "out", "above"))):
    """One suit: the declarer's cards and those that are out, the strongest first.

    ``above`` is how many of his are stronger than every one that is out.
    """

    __slots__ = ()
    own: tuple[Card, ...]
    out: tuple[Card, ...]
    above: int


def view(play: PlayState, known: tuple[tuple[int, Card], ...] = ()) -> View:
    """Return what the declarer of three sees between two tricks.

    ``known`` are cards that he has seen in a defender's hand: pairs of a seat and a
    card. From the play so far he draws what the duties tell: who did not follow a suit
    has none of it, who did not beat cannot beat (play.follow, play.beat).
    """
    declarer = play.declarer
    first, second = [(declarer + step) % PLAYERS for step in (1, 2)]
    out = play.hands[first] + play.hands[second]
    barred = (_barred(play, first, out, known), _barred(play, second, out, known))
    both = set(barred[0]) & set(barred[1])
    if both or max(len(barred[0]), len(barred[1])) > len(out) // 2:
        # A card that nobody can have, or more than one hand takes: somebody has
        # revoked, and then the play tells nothing.
        barred = ((), ())
    return between_tricks(play, play.hands[declarer], out, barred)


def between_tricks(
    play: PlayState, hand: tuple[Card, ...], out: tuple[Card, ...], barred: "Hands"
) -> View:
    """Return the view of a play, given what is out and who cannot hold it."""
    declarer = play.declarer
    kept = tuple([seven for seat, seven in play.kept if seat == declarer])
    leader = (play.leader - declarer) % PLAYERS
    return of_cards(play.profile, play.trump, hand, out, barred, leader, kept)


def of_cards(
    profile: Profile,
    trump: int,
    hand: tuple[Card, ...],
    out: tuple[Card, ...],
    barred: "Hands" = ((), ()),
    leader: int = 0,
    kept: tuple[Card, ...] = (),
) -> View:
    """Return the view of a hand and of the cards that are out, for its holdings."""
    strengths = rank_strengths(trump, profile)

    def holding(suit: int) -> Holding:
        own = _sorted(hand, suit, strengths)
        others = _sorted(out, suit, strengths)
        top = strengths[others[0] & 7] if others else -1
        above = len([one for one in own if strengths[one & 7] > top])
        return Holding(own, others, above)

    suits = tuple([holding(suit) for suit in SUITS])
    return View(profile, trump, hand, out, barred, leader, kept, suits)


def is_free(view: View) -> bool:
    """Tell whether the declarer knows nothing of who holds what."""
    return not view.barred[0] and not view.barred[1]


def is_usual(profile: Profile) -> bool:
    """Tell whether the duties of play are those of the rule books.

    A duty to beat or to overtrump that a table has dropped is usual enough; the
    mistaken beliefs and the habits of programs are not.
    """
    return (
        profile.follow == "yes"
        and profile.must_trump == "yes"
        and profile.taking == "trump"
        and profile.order == "points"
        and profile.betl_order == "natural"
        and profile.relief == "yes"
        and profile.king_waits == "no"
        and profile.counting == "sharp"
        and profile.last_trick == "ten"
    )


def side_suits(view: View) -> tuple[Holding, ...]:
    """Return the holdings in the suits that are not trumps."""
    return tuple([one for suit, one in enumerate(view.suits) if suit != view.trump])


def trumps(view: View) -> Holding:
    """Return the holding in trumps, an empty one where there are none."""
    return view.suits[view.trump] if view.trump != NO_TRUMP else Holding((), (), 0)


def layouts(view: View) -> "Iterator[Hands]":
    """Yield every way in which the cards that are out can lie."""
    size = len(view.out) // 2
    first = [one for one in view.out if one in view.barred[1]]
    second = [one for one in view.out if one in view.barred[0]]
    free = [one for one in view.out if one not in first and one not in second]
    for chosen in _choices(tuple(free), size - len(first)):
        rest = [one for one in free if one not in chosen]
        yield tuple(first) + chosen, tuple(second + rest)


def may_lie_together(view: View, cards: tuple[Card, ...]) -> bool:
    """Tell whether one defender can hold all of these cards that are out."""
    for barred in view.barred:
        if not [one for one in cards if one in barred]:
            return len(cards) <= len(view.out) // 2
    return False


def missing_sevens(view: View) -> tuple[Card, ...]:
    """Return the announced sevens that the declarer does not hold, or has played."""
    return tuple([seven for seven in view.kept if seven not in view.hand])


def _barred(
    play: PlayState,
    seat: int,
    out: tuple[Card, ...],
    known: tuple[tuple[int, Card], ...],
) -> tuple[Card, ...]:
    """The cards that a defender cannot hold: seen elsewhere, or he would have played.

    A card is ruled out when some card that he played would not have been allowed with
    it in the hand.
    """
    elsewhere = [one for owner, one in known if owner != seat]
    elsewhere.extend(_announced_elsewhere(play, seat))
    turns = [
        (trick.cards[: (seat - trick.leader) % PLAYERS], played)
        for trick, played in zip(play.tricks, cards_played(play, seat))
    ]
    return tuple(
        [one for one in out if one in elsewhere or _ruled_out(play, turns, one)]
    )


def _ruled_out(
    play: PlayState, turns: "list[tuple[tuple[Card, ...], Card]]", held: Card
) -> bool:
    """Whether holding a card would have forbidden one of those that were played.

    No other suit than the one led and trumps forbids a card: the rest is not asked.
    """
    suit = held >> 3
    for table, played in turns:
        if table and suit in (table[0] >> 3, play.trump):
            pair = (played, held)
            if not legal_plays(pair, table, play.trump, play.profile)[0].allowed:
                return True
    return False


def _announced_elsewhere(play: PlayState, seat: int) -> list[Card]:
    """The other half of each marriage that somebody else has announced."""
    found: list[Card] = []
    for one in play.announcements:
        if one.seat != seat:
            found.extend([card(one.suit, KING), card(one.suit, OBER)])
    return found


def _sorted(
    cards: tuple[Card, ...], suit: int, strengths: tuple[int, ...]
) -> tuple[Card, ...]:
    own = [one for one in cards if one >> 3 == suit]
    return tuple(sorted(own, key=lambda one: -strengths[one & 7]))


def _choices(cards: tuple[Card, ...], number: int) -> "Iterator[tuple[Card, ...]]":
    if number == 0:
        yield ()
        return
    for place in range(len(cards) - number + 1):
        for rest in _choices(cards[place + 1 :], number - 1):
            yield (cards[place],) + rest

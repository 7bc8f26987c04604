"""Positions of the question about points: a side's tricks and the marriages."""

from collections import namedtuple

from marias import rules
from marias.cards import SUIT_LETTERS
from marias.contracts import GAME
from marias.deal import HAND_SIZE, SEATS
from marias.marriages import Announcement, Moment, may_announce, pair, partner
from marias.outcome import score
from marias.points import Score
from marias.profile import Profile
from marias.state import PlayState, Trick

from marias_quizzes.positions import (
    Fields,
    distinct,
    letter,
    read_cards,
    row,
    trump_letter,
)
from marias_quizzes.question import PositionError

VERSION = 1
SIDES = "do"
LAST = "0wt"
OWNERS = "wt"
WAYS = "lfx"
DECLARER, DEFENCE = 0, 1
UNPLAYED, OURS, THEIRS = range(3)
LEADING, FOLLOWING, SILENT = range(3)


class Shown(namedtuple("Shown", ("owner", "card", "way"))):
    """A king or ober whose partner its hand held: announced, or played silently.

    `owner` 0 is our side, 1 the other; `way` LEADING, FOLLOWING or SILENT.
    """

    __slots__ = ()
    owner: int
    card: int
    way: int


class Position(namedtuple("Position", ("trump", "side", "last", "tricks", "shown"))):
    """The tricks of one side of a game with trumps, and the marriages of the deal.

    `side` 0 counts for the declarer, 1 for the defence; `last` tells whose the last
    trick is: nobody's yet, ours (the last one here), or theirs.
    """

    __slots__ = ()
    trump: int
    side: int
    last: int
    tricks: tuple[tuple[int, ...], ...]
    shown: tuple[Shown, ...]


def parse(text: str) -> Position:
    """Read a position `1-A-d-w-HK.HA.L9_B7.BX.B8-wHKf.tLOl`.

    Trump suit; `d` or `o`: we are the declarer or the defence; the last trick `w`
    ours, `t` theirs, `0` not played yet; our tricks; then, if there are any, the
    marriages: whose, the card, and `l` announced leading, `f` announced following,
    `x` played silently. Raises PositionError.
    """
    fields = Fields(text, VERSION, 5, 6)
    trump = letter(fields.next(), SUIT_LETTERS, "trump", fields.at)
    side = letter(fields.next(), SIDES, "side", fields.at)
    last = letter(fields.next(), LAST, "last", fields.at)
    tricks = _tricks(fields.next(), fields.at)
    if last != OURS and len(tricks) >= HAND_SIZE:
        raise PositionError("last", LAST[last], fields.at, "w")
    field = fields.next()
    shown = [_shown(part, fields.at) for part in field.split(".")] if field else []
    given = Position(trump, side, last, tricks, tuple(shown))
    _check_shown(given, fields.at)
    return given


def position(given: Position) -> str:
    """The text that `parse` reads back."""
    fields = [str(VERSION), trump_letter(given.trump), SIDES[given.side]]
    fields.append(LAST[given.last])
    fields.append("_".join([row(trick) for trick in given.tricks]))
    if given.shown:
        parts = [OWNERS[s.owner] + row((s.card,)) + WAYS[s.way] for s in given.shown]
        fields.append(".".join(parts))
    return "-".join(fields)


def total(given: Position, profile: Profile) -> Score:
    """What our side has, counted by the engine as a table with this profile counts.

    The tricks of the others are not known and not needed: one without cards stands
    for them, because an announcement belongs to some trick.
    """
    us, them = given.side, 1 - given.side
    own = [Trick(us, trick, us, rules.TRICK_WINNER) for trick in given.tricks]
    other = [Trick(them, (), them, rules.TRICK_WINNER)]
    tricks = own + other if given.last == THEIRS else other + own
    over = given.last != UNPLAYED
    state = PlayState(
        profile,
        GAME,
        given.trump,
        DECLARER,
        (),
        ((), ()) if over else ((0,), (0,)),
        us,
        (),
        tuple(tricks),
        tuple(_announcements(given, profile, tricks)),
        tuple(
            [
                (us if each.owner == 0 else them, each.card >> 3)
                for each in given.shown
                if each.way == SILENT
            ]
        ),
    )
    return score(state, given.side == DECLARER)


def _tricks(field: str, at: int) -> tuple[tuple[int, ...], ...]:
    tricks = []
    for part in field.split("_"):
        trick = read_cards(part, at)
        if len(trick) != len(SEATS):
            raise PositionError("trick", part, at, "three cards")
        tricks.append(trick)
        at += len(part) + 1
    distinct([one for trick in tricks for one in trick])
    return tuple(tricks)


def _shown(part: str, at: int) -> Shown:
    owner = letter(part[:1], OWNERS, "marriage", at)
    found = read_cards(part[1:-1], at)
    if len(found) != 1 or found[0] not in pair(found[0] >> 3):
        raise PositionError("marriage", part, at, "a king or an ober")
    return Shown(owner, found[0], letter(part[-1:], WAYS, "marriage", at))


def _check_shown(given: Position, at: int) -> None:
    """A pair is shown once; its cards fall in two tricks, as it says."""
    suits = [each.card >> 3 for each in given.shown]
    for each in given.shown:
        suited = pair(each.card >> 3)
        for trick in given.tricks:
            both = [one for one in trick if one in suited]
            led = each.card == trick[0]
            wrong = each.card in trick and led != (each.way == LEADING)
            if len(both) > 1 or (wrong and each.way != SILENT):
                raise PositionError(
                    "marriage", row((each.card,)), at, "as it was played"
                )
        if suits.count(each.card >> 3) > 1:
            raise PositionError("marriage", row((each.card,)), at, "each suit once")


def _announcements(
    given: Position, profile: Profile, tricks: list[Trick]
) -> list[Announcement]:
    """The announced marriages that count at a table, each with its trick."""
    found = []
    unknown = next(place for place, each in enumerate(tricks) if not each.cards)
    for each in given.shown:
        seat = given.side if each.owner == 0 else 1 - given.side
        moment = Moment(each.way == LEADING, False, seat == DECLARER, (), ())
        hand = (each.card, partner(each.card))
        allowed = may_announce(each.card, hand, given.trump, profile, moment).allowed
        if each.way != SILENT and allowed:
            places = [i for i, trick in enumerate(tricks) if each.card in trick.cards]
            place = places[0] if places else unknown
            found.append(Announcement(seat, each.card >> 3, place))
    return found

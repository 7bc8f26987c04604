"""A ruling: what a judge says about a deal, and the rules that follow on an offence."""

from collections import namedtuple

from . import rules
from .action_text import format_action
from .game_record import GameRecord, seat_letters
from .offences import CUT, GAME, NONE, NOTHING
from .profile import Profile
from .reading import Reading
from .seats import NOBODY
from .walk import Found
from .weighing import Weight

# How a judgement ends.
RULED, TOO_LATE, UNFOUNDED = "ruled", "too-late", "unfounded"
# Something was against a rule, but no list of offences names it; or the record cannot
# be followed to its end, or to the claim.
NOT_LISTED, NOT_JUDGED = "not-listed", "not-judged"

# Whether the game may be played on.
NEVER, ON_REQUEST, PLAYED_ON, NOT_LOST = (
    "never",
    "on-request",
    "played-on",
    "goes-on",
)


class Ruling(
    namedtuple(
        "Ruling",
        (
            "verdict",
            "offence",
            "seat",
            "place",
            "weight",
            "rules",
            "play_on",
            "entitled",
            "readings",
            "others",
            "unlisted",
        ),
    )
):
    """What a judge says about a deal.

    ``offence`` is the name of the first one, ``seat`` who answers for it, ``place``
    where it was found. ``play_on`` says whether the game may be played on; ``entitled``
    is a seat of the side that may ask for it. ``readings`` hold the money, more than
    one where the sources leave it open. ``others`` are the later offences, which count
    only where each one does. ``unlisted`` are acts against a rule that no list names.

    NOT_LISTED when there is nothing but these: ``place`` is the first, ``offence`` is
    empty and the money that of the play. NOT_JUDGED when the record cannot be followed
    from ``place`` on, by its rule, and no offence was found before: there are no
    ``readings`` then, and ``others`` holds what was reported later.
    """

    __slots__ = ()
    verdict: str
    offence: str
    seat: int
    place: Found
    weight: Weight
    rules: tuple[str, ...]
    play_on: str
    entitled: int
    readings: tuple[Reading, ...]
    others: tuple[Found, ...]
    unlisted: tuple[Found, ...]


def without_offence(
    verdict: str,
    place: Found,
    money: tuple[Reading, ...],
    others: tuple[Found, ...],
    unlisted: tuple[Found, ...],
) -> Ruling:
    """Return a ruling, NOT_LISTED or NOT_JUDGED, that accuses nobody of an offence.

    In the tournament the referee decides what else is one (renonc.referee).
    """
    used = (place.rule,)
    weight = Weight(NONE, NOTHING, used, False)
    named = (verdict, "", place.seat, place, weight, used, NOT_LOST, NOBODY)
    return Ruling(*(named + (money, others, unlisted)))


def may_claim(profile: Profile, after: str) -> bool:
    """Tell whether a claim is still in time (renonc.claim-deadline).

    Until the cards are gathered for the next deal, in Paluba until the cut for it;
    ``after`` is the last of GATHERED and CUT that has happened, "" for neither.
    """
    if profile.claim_until == "cut":
        return after != CUT
    return not after


def rules_beside(
    profile: Profile, weight: Weight, on: str, several: bool
) -> tuple[str, ...]:
    """Return the rules of what follows on an offence, beside those of the act itself.

    Who offended pays for his side (renonc.offender-pays-side). ``on`` is the value of
    ``play_on``; ``several`` tells that there were more, of which the first alone counts
    (renonc.first-only), or each in a game that is played on (renonc.repeat-in-playout).
    """
    found: list[str] = []
    if weight.takes == GAME:
        if on == PLAYED_ON or profile.revoke_rate != "none":
            found.append(rules.REVOKE_PAYS_FOR_SIDE)
        found.append(_ON[on])
        if on != PLAYED_ON:
            found.extend(_RATES[profile.revoke_rate])
    if several:
        found.append(_SEVERAL[profile.revokes])
    return tuple(found)


_ON = {
    NEVER: rules.REVOKE_NO_PLAY_ON,
    ON_REQUEST: rules.REVOKE_PLAY_ON_REQUEST,
    PLAYED_ON: rules.REVOKE_PLAY_ON_REQUEST,
}
_RATES = {
    "fleks": (rules.REVOKE_BY_FLEKS,),
    "base": (rules.REVOKE_BASE_RATE,),
    "none": (),
}
_SEVERAL = {"first": rules.REVOKE_FIRST_ONLY, "each": rules.REVOKE_REPEATED}


def format_ruling(ruling: Ruling, record: GameRecord) -> str:
    """Return a ruling as plain lines in the words of the notation, for any caller.

    Moves and tricks are counted from 1; trick 0 is before the play. Each reading is a
    line of its own: what each seat wins or loses, in units of the base.
    """
    letters = seat_letters(record.variant)
    lines = [f"verdict {ruling.verdict}"]
    if ruling.offence:
        lines.append(f"offence {ruling.offence} {ruling.weight.kind}")
    lines.append(f"place {_place(ruling.place, record)}")
    lines.append("rules " + " ".join(ruling.rules))
    if ruling.offence:
        lines.append(f"play-on {ruling.play_on}")
    for names, money in ruling.readings:
        row = [f"{letters[i]} {_sum(one)}" for i, one in enumerate(money.totals)]
        lines.append(" ".join(("pays",) + names) + ": " + ", ".join(row))
    for key, acts in (("other", ruling.others), ("unlisted", ruling.unlisted)):
        lines.extend([f"{key} {one.name} {_place(one, record)}" for one in acts])
    return "\n".join(lines) + "\n"


def _place(one: Found, record: GameRecord) -> str:
    """Whose act it was, the move and what it was, the trick, the rule against it."""
    letters = seat_letters(record.variant)
    seat = letters[one.seat] if 0 <= one.seat < len(letters) else "nobody"
    word = format_action(record.moves[one.move].action)
    trick = one.trick + 1
    return f"{seat}, move {one.move + 1} ({word}), trick {trick}, {one.rule}"


def _sum(amount: float) -> str:
    return str(int(amount) if amount == int(amount) else amount)

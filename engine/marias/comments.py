"""Comments on a contract: flek, re and what follows, part by part and in rounds."""

from collections import namedtuple

from . import rules
from .actions import Comment
from .contracts import Commitment
from .errors import IllegalActionError
from .fleks import Cap, Raise, Side, last_level
from .parts import (
    AGAINST,
    BETL_PART,
    DURCH_PART,
    HRA,
    SEDMA,
    SEVEN_AGAINST,
    parts_of,
)
from .profile import Profile
from .seats import NOBODY


class Terms(namedtuple("Terms", ("against", "seven", "mute", "caps"))):
    """What this deal allows beside the profile.

    ``against``: the defence may announce parts; ``seven``: who holds the seven of
    trumps; ``mute``: the seats that may not raise; ``caps``: where fleks end early.
    """

    __slots__ = ()
    against: bool
    seven: int
    mute: tuple[int, ...]
    caps: tuple[Cap, ...]


PLAIN_TERMS = Terms(False, NOBODY, (), ())


class CommentState(
    namedtuple(
        "CommentState",
        (
            "profile",
            "side",
            "terms",
            "parts",
            "owners",
            "levels",
            "raisers",
            "open",
            "fresh",
            "round",
            "turn",
        ),
    )
):
    """Everything said so far.

    ``parts`` with the seat that announced each (``owners``) and how often it was raised
    (``levels``); ``raisers`` is the list of fleks in the order they were said. ``open``
    are the parts that may be spoken to in this round, ``fresh`` those raised or
    announced in it. ``turn`` is the seat to speak, NOBODY when all is said.
    """

    __slots__ = ()
    profile: Profile
    side: Side
    terms: Terms
    parts: tuple[str, ...]
    owners: tuple[int, ...]
    levels: tuple[int, ...]
    raisers: tuple[Raise, ...]
    open: tuple[str, ...]
    fresh: tuple[str, ...]
    round: int
    turn: int


class Verdict(namedtuple("Verdict", ("allowed", "rule"))):
    """Whether a comment stands, and the rule that says so."""

    __slots__ = ()
    allowed: bool
    rule: str


def begin(
    profile: Profile, announced: Commitment, side: Side, terms: Terms = PLAIN_TERMS
) -> CommentState:
    """Return the state in which the first opponent has to speak.

    Comments are made before the first card (flek.before-first-card), clockwise from the
    declarer (flek.order-clockwise).
    """
    parts = parts_of(announced.contract, profile)
    owners = (side.declarer,) * len(parts)
    levels = (0,) * len(parts)
    first = (side.declarer + 1) % side.players
    return CommentState(
        profile, side, terms, parts, owners, levels, (), parts, (), 0, first
    )


def is_over(state: CommentState) -> bool:
    """Tell whether one side has approved, the defence with both voices."""
    return state.turn == NOBODY


def is_ambo(comment: Comment) -> bool:
    """Tell whether hra and sedma are raised at once (flek.ambo)."""
    return HRA in comment.raised and SEDMA in comment.raised


def legal_comments(state: CommentState) -> tuple[Comment, ...]:
    """Return what the seat in turn may say, "dobrý" first; nothing when all is said.

    A flek that would be void is left out, though nobody is punished for it.
    """
    if is_over(state):
        return ()
    raised = _choices([p for p in state.open if judge_raise(state, p).allowed])
    against = _choices([p for p in AGAINST if judge_against(state, p).allowed])
    return tuple([Comment(one, other) for other in against for one in raised])


def judge_raise(state: CommentState, part: str) -> Verdict:
    """Judge a flek on a part by the seat in turn.

    Each part is raised for itself (flek.parts-separate) and on any ground
    (flek.any-reason); the sides alternate (flek.alternate) and later speak only to what
    the other has raised before (flek.only-previously-flekked). A flek beyond the last
    that counts is void. No source decides whether the second defender may flek what the
    first has flekked: here he joins in, and the part is still raised once. In křížový
    the re is the calling side's (kriz.flek-sides); which of the two says it no source
    decides either: here the caller, since his partner is not known yet.
    """
    if state.turn in state.terms.mute:
        return Verdict(False, rules.FOUR_HELPERS_NO_FLEK)
    if state.turn == state.side.partner:
        return Verdict(False, rules.KRIZOVY_SIDES)
    if part not in state.open:
        return Verdict(False, rules.FLEK_ONLY_RAISED)
    last = last_level(state.profile, state.terms.caps, part)
    level = state.levels[state.parts.index(part)]
    if level >= last.level and part not in state.fresh:
        return Verdict(False, last.rule)
    return Verdict(True, rules.FLEK_PARTS_SEPARATE)


def judge_against(state: CommentState, part: str) -> Verdict:
    """Judge the announcement of sedma or sto proti by the seat in turn.

    Never in the licitovaný of three (proti.none-lic); in volený and křížový by a
    defender in the first round of comments on a game with trumps (proti.vol-yes,
    proti.kriz-yes), sedma proti only with the seven in hand. No source forbids sto
    proti against an announced sto.
    """
    if not state.terms.against:
        return Verdict(False, rules.AGAINST_NEVER)
    rule = rules.AGAINST_KRIZOVY if state.side.players == 4 else rules.AGAINST_VOLENY
    late = state.round > 0 or part in state.parts or part not in AGAINST
    trumps = state.parts[0] not in (BETL_PART, DURCH_PART)
    if late or not trumps or state.turn == state.side.partner:
        return Verdict(False, rule)
    if part == SEVEN_AGAINST and state.terms.seven != state.turn:
        return Verdict(False, rules.BID_SEVEN_HELD)
    return Verdict(True, rule)


def apply_comment(state: CommentState, comment: Comment) -> CommentState:
    """Return the state after a comment by the seat in turn.

    A flek beyond the fourth is void and no offence: the fourth stands (flek.max-four,
    renonc.not-5th-flek). IllegalActionError for whatever else is not legal.
    """
    if is_over(state):
        raise IllegalActionError(rules.FLEK_ENDS, comment)
    if _twice(comment.raised) or _twice(comment.against):
        raise IllegalActionError(rules.FLEK_PARTS_SEPARATE, comment)
    counted: tuple[str, ...] = ()
    for part in comment.raised:
        verdict = judge_raise(state, part)
        if verdict.allowed:
            counted = counted + (part,)
        elif verdict.rule != rules.FLEK_MAX_FOUR:
            raise IllegalActionError(verdict.rule, comment)
    for part in comment.against:
        verdict = judge_against(state, part)
        if not verdict.allowed:
            raise IllegalActionError(verdict.rule, comment)
    return _pass_on(_booked(state, counted, comment.against))


def _booked(
    state: CommentState, raised: tuple[str, ...], against: tuple[str, ...]
) -> CommentState:
    """Book the fleks and the announcements of the seat in turn."""
    parts = state.parts + against
    owners = state.owners + (state.turn,) * len(against)
    levels = list(state.levels) + [0] * len(against)
    raisers = state.raisers
    for part in raised:
        place = parts.index(part)
        if part not in state.fresh:
            levels[place] += 1
        raisers = raisers + (Raise(part, levels[place], state.turn),)
    new = tuple([part for part in raised + against if part not in state.fresh])
    said = (parts, owners, tuple(levels), raisers, state.open, state.fresh + new)
    return CommentState(*(state[:3] + said + state[9:]))


def _pass_on(state: CommentState) -> CommentState:
    """Give the word to the next: the defence in turn, then the declarer.

    A round in which nothing was raised ends the comments: one side has approved
    (flek.end-one-side-approves).
    """
    following = (state.turn + 1) % state.side.players
    if state.side.declarer not in (state.turn, following):
        return CommentState(*(state[:10] + (following,)))
    turn = following if state.fresh else NOBODY
    answered = tuple([part for part in state.parts if part in state.fresh])
    return CommentState(*(state[:7] + (answered, (), state.round + 1, turn)))


def _choices(parts: list[str]) -> list[tuple[str, ...]]:
    """All ways to choose among some parts, none of them first."""
    found: list[tuple[str, ...]] = [()]
    for part in parts:
        found = found + [chosen + (part,) for chosen in found]
    return found


def _twice(parts: tuple[str, ...]) -> bool:
    return len(set(parts)) != len(parts)

"""Why a card may be played or not, in messages, and the chain of duties of a hand."""

from marias import rules
from marias.cards import KING, NO_TRUMP, SUIT_LETTERS, TEN, UNTER
from marias.profile import Profile
from marias.tricks import Duty, Play, reasons, winner

from marias_quizzes.messages import Say, Word, card, cards, suit
from marias_quizzes.question import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from marias_quizzes.legal_position import Position


def reason(given: "Position", plays: tuple[Play, ...], place: int) -> Say:
    """Why the card at this place of the hand is allowed or not."""
    play = plays[place]
    if not given.table and play.rule == rules.ONE_CARD:
        return _say("lead", {"card": card(play.card)})
    if play.allowed and play.card in given.kept:
        return _say("kept-now", {"card": card(play.card)})
    if play.rule == rules.KEEP_SEVEN:
        return _say("keep-seven", {"card": card(play.card)})
    find = _allowed if play.allowed else _forbidden
    return _say(find(given, plays, play), _slots(given, plays, play))


def chain(
    given: "Position", plays: tuple[Play, ...], profile: Profile
) -> tuple[Step, ...]:
    """The duties in their order, and what each of them asks of this hand."""
    duties = reasons(given.hand, given.table, given.trump, profile, given.kept)
    slots = _slots(given, plays, plays[0])
    return tuple([_step(duty, slots) for duty in duties])


def _say(key: str, slots: "dict[str, Any]") -> Say:
    return Say("reason." + key, slots)


def _slots(given: "Position", plays: tuple[Play, ...], play: Play) -> "dict[str, Any]":
    """Everything that a reason may mention."""
    if not given.table:
        return {"card": card(play.card)}
    led = given.table[0] >> 3
    count = len([one for one in given.hand if one >> 3 == led])
    allowed = tuple([each.card for each in plays if each.allowed])
    return {
        "card": card(play.card),
        "led": suit(led),
        "n": count,
        "held": Word("held", SUIT_LETTERS[led] + str(count)),
        "best": card(_best(given)),
        "higher": cards(allowed, "or"),
    }


def _best(given: "Position") -> int:
    """The best card of the trick so far."""
    return given.table[winner(given.table, given.trump).index]


def _step(duty: Duty, slots: "dict[str, Any]") -> Step:
    key = "reason.step-" + duty.rule.split(".")[-1] + "-" + duty.state
    own = dict(slots)
    own["cards"] = cards(duty.cards, "or")
    return Step(duty.rule, duty.state, Say(key, own))


def _forbidden(given: "Position", plays: tuple[Play, ...], play: Play) -> str:
    if play.rule == rules.FOLLOW:
        return "follow-no-trump" if play.card >> 3 == given.trump else "follow"
    if play.rule == rules.MUST_TRUMP:
        return "must-trump"
    higher = [each.card & 7 for each in plays if each.allowed]
    best = _best(given) & 7
    ten = given.trump != NO_TRUMP and TEN in higher and UNTER <= best <= KING
    key = "must-beat" if play.rule == rules.BEAT else "must-overtrump"
    return key + "-ten" if ten else key


def _allowed(given: "Position", plays: tuple[Play, ...], play: Play) -> str:
    named = [each.rule for each in plays]
    if play.rule == rules.FOLLOW and rules.BEAT_OPTIONAL in named:
        return "follows-high"
    if play.rule == rules.MUST_TRUMP and rules.UNDERTRUMP in named:
        return "trumps-high"
    trumped = given.table[0] >> 3 != given.trump == _best(given) >> 3
    if play.rule == rules.MUST_TRUMP:
        return "trumps-unable" if trumped else "trumps"
    if play.rule == rules.BEAT:
        return "beats" + _ten(given, play.card)
    if play.rule == rules.OVERTRUMP:
        return "overtrumps" + _ten(given, play.card)
    if play.rule == rules.FREE_DISCARD and given.trump == NO_TRUMP:
        return "free-no-trumps"
    return {
        rules.FOLLOW: "follows",
        rules.RELIEF: "relief",
        rules.BEAT_OPTIONAL: "need-not-beat",
        rules.UNDERTRUMP: "need-not-overtrump",
        rules.FREE_DISCARD: "free",
    }[play.rule]


def _ten(given: "Position", played: int) -> str:
    """Whether the place of the ten lets a card beat the best one."""
    best = _best(given) & 7
    if given.trump != NO_TRUMP:
        return "-ten" if played & 7 == TEN and UNTER <= best <= KING else ""
    return "-low-ten" if best == TEN and UNTER <= played & 7 <= KING else ""

"""Why a card may be played or not, in messages, and the chain of duties of a hand."""

from marias import rules
from marias.cards import NO_TRUMP, SUIT_LETTERS
from marias.profile import Profile
from marias.tricks import Duty, Play, ranking_rule, reasons, winner

from marias_quizzes.messages import Say, Word, card, cards, suit
from marias_quizzes.question import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from marias_quizzes.legal_position import Position

# What is said of an announced seven that must wait.
KEPT = {rules.KEEP_SEVEN: "keep-seven", rules.KEEP_HELPER: "keep-helper"}


def reason(
    given: "Position", plays: tuple[Play, ...], place: int, profile: Profile
) -> Say:
    """Why the card at this place of the hand is allowed or not."""
    play = plays[place]
    if not given.table and play.rule == rules.ONE_CARD:
        return _say("lead", {"card": card(play.card)})
    if play.allowed and play.card in given.kept:
        return _say("kept-now", {"card": card(play.card)})
    if play.rule in KEPT:
        return _say(KEPT[play.rule], {"card": card(play.card)})
    best = _best(given, profile)
    if play.allowed:
        key = _allowed(given, plays, play, best)
    else:
        key = _forbidden(given, play)
    key += _ten(plays, play, best, given.trump, profile)
    return _say(key, _slots(given, plays, play, best))


def chain(
    given: "Position", plays: tuple[Play, ...], profile: Profile
) -> tuple[Step, ...]:
    """The duties in their order, and what each of them asks of this hand."""
    duties = reasons(given.hand, given.table, given.trump, profile, given.kept)
    slots = _slots(given, plays, plays[0], _best(given, profile))
    return tuple([_step(duty, slots) for duty in duties])


def _say(key: str, slots: "dict[str, Any]") -> Say:
    return Say("reason." + key, slots)


def _slots(
    given: "Position", plays: tuple[Play, ...], play: Play, best: int
) -> "dict[str, Any]":
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
        "best": card(best),
        "higher": cards(allowed, "or"),
    }


def _best(given: "Position", profile: Profile) -> int:
    """The best card of the trick so far, -1 before the first."""
    if not given.table:
        return -1
    return given.table[winner(given.table, given.trump, profile).index]


def _step(duty: Duty, slots: "dict[str, Any]") -> Step:
    key = "reason.step-" + duty.rule.split(".")[-1] + "-" + duty.state
    own = dict(slots)
    own["cards"] = cards(duty.cards, "or")
    return Step(duty.rule, duty.state, Say(key, own))


def _forbidden(given: "Position", play: Play) -> str:
    if play.rule == rules.FOLLOW:
        return "follow-no-trump" if play.card >> 3 == given.trump else "follow"
    if play.rule == rules.MUST_TRUMP:
        return "must-trump"
    return "must-beat" if play.rule == rules.BEAT else "must-overtrump"


def _allowed(given: "Position", plays: tuple[Play, ...], play: Play, best: int) -> str:
    named = [each.rule for each in plays]
    if play.rule == rules.FOLLOW and rules.BEAT_OPTIONAL in named:
        return "follows-high"
    if play.rule == rules.MUST_TRUMP and rules.UNDERTRUMP in named:
        return "trumps-high"
    trumped = given.table[0] >> 3 != given.trump == best >> 3
    if play.rule == rules.MUST_TRUMP:
        return "trumps-unable" if trumped else "trumps"
    if play.rule == rules.FREE_DISCARD and given.trump == NO_TRUMP:
        return "free-no-trumps"
    return {
        rules.BEAT: "beats",
        rules.OVERTRUMP: "overtrumps",
        rules.FOLLOW: "follows",
        rules.RELIEF: "relief",
        rules.BEAT_OPTIONAL: "need-not-beat",
        rules.UNDERTRUMP: "need-not-overtrump",
        rules.FREE_DISCARD: "free",
    }[play.rule]


def _ten(
    plays: tuple[Play, ...], play: Play, best: int, trump: int, profile: Profile
) -> str:
    """How a reason goes on when the place of the ten lets a card beat the best one.

    The card itself, or one of those that must be played in its place.
    """
    if play.rule not in (rules.BEAT, rules.OVERTRUMP):
        return ""
    higher = [play] if play.allowed else [each for each in plays if each.allowed]
    cards = [each.card for each in higher if each.card >> 3 == best >> 3]
    named = [ranking_rule(one, best, trump, profile) for one in cards]
    if rules.ORDER_POINTS in named:
        return "-ten"
    low = trump == NO_TRUMP and play.allowed and rules.ORDER_NATURAL in named
    return "-low-ten" if low else ""

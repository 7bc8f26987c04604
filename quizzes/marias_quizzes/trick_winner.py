"""The question who takes a trick.

Level 1: the highest card of the suit led, or a lone trump. Level 2: the place of the
ten, or several trumps. Level 3: games without trumps, where the ten stands low, and
the ten among trumps.
"""

from marias import rules
from marias.cards import NO_TRUMP
from marias.deal import SEAT_LETTERS, SEATS
from marias.profile import Profile, format_profile
from marias.shuffle import Dice
from marias.tricks import Taken, losing_rule, ranking_rule, winner

from marias_quizzes.beliefs import believers, nearest
from marias_quizzes.dealing import DEAL_CARDS, TRIES, Lot, deal, first_lot, play
from marias_quizzes.grading import Verdict
from marias_quizzes.messages import Say, card, say, seat, suit
from marias_quizzes.positions import Fields, distinct, row, trump_letter
from marias_quizzes.question import (
    Option,
    PositionError,
    Question,
    Step,
    answer,
    trump_fact,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from marias_quizzes.html import Context

KIND = "trick-winner"
VERSION = 1
LEVELS = (1, 2, 3)
LAYOUT = "trick"

# The rules that decide a question of each level.
RULES = (
    (rules.TRICK_WINNER, rules.TRUMP_BEATS_ALL),
    (rules.ORDER_POINTS, rules.TRUMP_ORDER),
    (rules.ORDER_NATURAL, rules.TRICK_WINNER, rules.TRUMP_ORDER),
)


def parse(text: str) -> tuple[int, int, tuple[int, ...]]:
    """Read a position `1-A-F-HK.L9.HA`: trump suit, leader, the three cards in order.

    Raises PositionError for anything else.
    """
    fields = Fields(text, VERSION, 4, 4)
    trump = fields.trump()
    leader = fields.seat()
    cards = fields.cards()
    if len(cards) != len(SEATS):
        raise PositionError("trick", text.split("-")[3], fields.at, "three cards")
    distinct(cards)
    return trump, leader, cards


def position(trump: int, leader: int, cards: tuple[int, ...]) -> str:
    """The text that `parse` reads back."""
    fields = (str(VERSION), trump_letter(trump), SEAT_LETTERS[leader], row(cards))
    return "-".join(fields)


def question(text: str, profile: Profile) -> Question:
    """The question of a position, answered by the engine under a profile."""
    trump, leader, cards = parse(text)
    taken = winner(cards, trump, profile)
    wrong = _believed(cards, trump, profile)
    options = [
        _option(place, leader, cards, trump, taken, wrong, profile)
        for place in range(len(cards))
    ]
    return Question(
        KIND,
        position(trump, leader, cards),
        format_profile(profile),
        "",
        _level(cards, trump, taken.rule),
        say("trick-winner.prompt"),
        (trump_fact(trump),),
        tuple(options),
        False,
        taken.rule,
        _chain(cards, trump, taken),
    )


def draw(level: int, seed: str, profile: Profile, rule: str = "") -> str:
    """The position of a seed: some trick of a random deal, decided by a rule.

    Without a rule the seed chooses one of the level. The trick is such that at least
    one misconception would give it to somebody else.
    """
    lot = Lot(KIND, VERSION, level, seed, rule)
    dice, wanted = first_lot(lot, RULES[level - 1])
    trumps = level < 3 or wanted == rules.TRUMP_ORDER
    for _ in range(TRIES):
        found = _candidates(dice, trumps, level, wanted, profile)
        if found:
            return found[dice.below(len(found))]
    raise PositionError("draw", seed, 2, "another seed")


def picture(asked: Question, context: "Context") -> None:
    """No picture: the options are the trick."""


def verdict(asked: Question, graded: Verdict) -> Say:
    """The sentence after checking: who takes the trick."""
    right = seat(SEAT_LETTERS.index(answer(asked)[0]))
    return say("trick-winner." + ("right" if graded.correct else "wrong"), seat=right)


def _candidates(
    dice: Dice, trumps: bool, level: int, rule: str, profile: Profile
) -> list[str]:
    state = play(dice, deal(dice, trumps), DEAL_CARDS, profile)
    found = []
    for trick in state.tricks:
        cards = trick.cards
        fits = trick.rule == rule and _level(cards, state.trump, rule) == level
        if fits and _believed(cards, state.trump, profile):
            found.append(position(state.trump, trick.leader, cards))
    return found


def _level(cards: tuple[int, ...], trump: int, rule: str) -> int:
    """The level of a trick: games without trumps and the ten of trumps are hardest."""
    if trump == NO_TRUMP:
        return 3
    if rule == rules.TRUMP_ORDER:
        trumps = [one for one in cards if one >> 3 == trump]
        return 3 if [one for one in trumps if _by_ten(one, trumps, trump)] else 2
    return 1 if rule in RULES[0] else 2


def _believed(
    cards: tuple[int, ...], trump: int, profile: Profile
) -> list[tuple[int, str]]:
    """The wrong places, each with the misconception that would let it take."""
    right = winner(cards, trump, profile).index
    found = [
        (winner(cards, trump, other).index, belief)
        for belief, other in believers(profile)
    ]
    return [pair for pair in found if pair[0] != right]


def _option(
    place: int,
    leader: int,
    cards: tuple[int, ...],
    trump: int,
    taken: Taken,
    wrong: list[tuple[int, str]],
    profile: Profile,
) -> Option:
    right = place == taken.index
    sits = (leader + place) % len(SEATS)
    if right:
        key, rule = _takes(cards, trump, taken), taken.rule
    else:
        rule = losing_rule(cards, place, trump, profile)
        key = _loses(rule, cards[place], cards[taken.index], trump)
    reason = say(
        "trick-winner." + key,
        card=card(cards[place]),
        winner=card(cards[taken.index]),
        led=suit(cards[0] >> 3),
    )
    label = say("trick-winner.option", seat=seat(sits), card=card(cards[place]))
    found = tuple([belief for index, belief in wrong if index == place])
    held = nearest(found, taken.rule)
    return Option(SEAT_LETTERS[sits], label, cards[place], right, reason, rule, held)


def _takes(cards: tuple[int, ...], trump: int, taken: Taken) -> str:
    """Why the winning card wins, as the key of a message."""
    if taken.rule == rules.TRICK_WINNER:
        return "highest" if trump != NO_TRUMP else "highest-no-trumps"
    if taken.rule == rules.TRUMP_ORDER:
        best = cards[taken.index]
        trumps = [one for one in cards if one >> 3 == trump]
        return "ten-of-trumps" if _by_ten(best, trumps, trump) else "highest-trump"
    return {
        rules.TRUMP_BEATS_ALL: "lone-trump",
        rules.ORDER_POINTS: "ten-takes",
        rules.ORDER_NATURAL: "over-ten",
    }[taken.rule]


def _loses(rule: str, own: int, best: int, trump: int) -> str:
    """Why a card loses to the best one, as the key of a message."""
    if rule == rules.TRICK_WINNER:
        if own >> 3 == best >> 3:
            return "lower"
        return "discarded" if trump != NO_TRUMP else "discarded-no-trumps"
    return {
        rules.ORDER_POINTS: "below-ten",
        rules.ORDER_NATURAL: "ten-below",
        rules.TRUMP_ORDER: "lower-trump",
        rules.TRUMP_BEATS_ALL: "trumped",
    }[rule]


def _by_ten(one: int, trumps: list[int], trump: int) -> bool:
    """Whether the place of the ten ranks a trump against one of the others."""
    found = [ranking_rule(one, other, trump) for other in trumps if other != one]
    return rules.ORDER_POINTS in found


def _chain(cards: tuple[int, ...], trump: int, taken: Taken) -> tuple[Step, ...]:
    best = cards[taken.index]
    slots = {"winner": card(best), "led": suit(cards[0] >> 3)}
    if trump == NO_TRUMP:
        first = Step(rules.NO_TRUMPS, "idle", Say("trick-winner.step-none", slots))
    elif best >> 3 == trump:
        text = Say("trick-winner.step-trumped", slots)
        first = Step(rules.TRUMP_BEATS_ALL, "binding", text)
    else:
        text = Say("trick-winner.step-untrumped", slots)
        first = Step(rules.TRUMP_BEATS_ALL, "idle", text)
    rule = rules.TRICK_WINNER if taken.rule == rules.TRUMP_BEATS_ALL else taken.rule
    last = Step(rule, "binding", Say("trick-winner.step-best", slots))
    return (first, last)

"""The question who takes a trick.

Level 1: the highest card of the suit led, or a lone trump. Level 2: the place of the
ten, or several trumps. Level 3: games without trumps, where the ten stands low, and
the ten among trumps.
"""

from marias import rules
from marias.cards import KING, NO_TRUMP, TEN, UNTER
from marias.deal import SEAT_LETTERS
from marias.profile import Profile, format_profile
from marias.shuffle import Dice
from marias.tricks import Taken, winner

from marias_quizzes.beliefs import believers, nearest
from marias_quizzes.dealing import TRIES, deal, play
from marias_quizzes.grading import Verdict
from marias_quizzes.messages import Say, card, say, seat, suit
from marias_quizzes.positions import Fields, distinct, row, trump_letter
from marias_quizzes.question import (
    Option,
    PositionError,
    Question,
    Step,
    answer,
    parse_draw,
    trump_fact,
    with_draw,
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
    if len(cards) != 3:
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
        _option(place, (leader + place) % 3, cards, trump, taken, wrong)
        for place in range(3)
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


def drawn(text: str, profile: Profile) -> Question:
    """The question that a draw text gives; PositionError if it is none."""
    given = parse_draw(text, VERSION)
    found = draw(given.level, given.seed, profile, given.rule)
    return with_draw(question(found, profile), given)


def draw(level: int, seed: str, profile: Profile, rule: str = "") -> str:
    """The position of a seed: some trick of a random deal, decided by a rule.

    Without a rule the seed chooses one of the level. The trick is such that at least
    one misconception would give it to somebody else.
    """
    choices = RULES[level - 1]
    dice = Dice(" ".join((KIND, str(VERSION), str(level), seed, rule)))
    if rule and rule not in choices:
        raise PositionError("draw", rule, 3, "a rule of this level")
    wanted = rule or choices[dice.below(len(choices))]
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
    state = play(dice, deal(dice, trumps), 30, profile)
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
    trumps = [one & 7 for one in cards if one >> 3 == trump]
    if rule == rules.TRUMP_ORDER and TEN in trumps:
        return 3 if [rank for rank in trumps if UNTER <= rank <= KING] else 2
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
    sits: int,
    cards: tuple[int, ...],
    trump: int,
    taken: Taken,
    wrong: list[tuple[int, str]],
) -> Option:
    right = place == taken.index
    if right:
        key, rule = _takes(cards, trump, taken), taken.rule
    else:
        key, rule = _loses(cards, cards[place], cards[taken.index], trump)
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
        rivals = [one for one in cards if one >> 3 == trump and _by_ten(one, best)]
        return "ten-of-trumps" if best & 7 == TEN and rivals else "highest-trump"
    return {
        rules.TRUMP_BEATS_ALL: "lone-trump",
        rules.ORDER_POINTS: "ten-takes",
        rules.ORDER_NATURAL: "over-ten",
    }[taken.rule]


def _loses(cards: tuple[int, ...], own: int, best: int, trump: int) -> tuple[str, str]:
    """Why a card loses to the best one: the key of a message, and the rule."""
    if own >> 3 == best >> 3:
        if _by_ten(own, best) and trump != NO_TRUMP:
            return "below-ten", rules.ORDER_POINTS
        if _by_ten(own, best):
            return "ten-below", rules.ORDER_NATURAL
        if own >> 3 == trump:
            return "lower-trump", rules.TRUMP_ORDER
        return "lower", rules.TRICK_WINNER
    if own >> 3 == cards[0] >> 3:
        return "trumped", rules.TRUMP_BEATS_ALL
    return (
        "discarded" if trump != NO_TRUMP else "discarded-no-trumps",
        rules.TRICK_WINNER,
    )


def _by_ten(one: int, other: int) -> bool:
    """Whether it depends on the place of the ten which of two cards is higher."""
    ranks = sorted((one & 7, other & 7))
    return ranks[0] == TEN and UNTER <= ranks[1] <= KING


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

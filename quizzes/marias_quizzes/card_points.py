"""The question how many points a side has.

Level 1: aces and tens in a few tricks. Level 2: a deal played out, with its last
trick. Level 3: marriages, announced, forgotten, or announced by the others.
"""

from marias import rules
from marias.misconceptions import misconception
from marias.points import Score
from marias.profile import Profile, format_profile, parse_profile

from marias_quizzes.beliefs import believers, nearest, truth, who
from marias_quizzes.dealing import TRIES, Lot, first_lot
from marias_quizzes.grading import Verdict
from marias_quizzes.messages import Say, cards, say, suit
from marias_quizzes.points_dealing import candidate
from marias_quizzes.points_position import (
    SILENT,
    UNPLAYED,
    VERSION,
    Position,
    parse,
    position,
    total,
)
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
    from marias_quizzes.html import Context, Element

KIND = "card-points"
LEVELS = (1, 2, 3)
LAYOUT = "rows"
MOST_WRONG = 4

RULES = (
    (rules.SHARP_TEN,),
    (rules.LAST_TRICK_TEN,),
    (rules.MARRIAGE_VALUE, rules.MARRIAGE_BROKEN, rules.MARRIAGE_OWNER),
)


def question(text: str, profile: Profile) -> Question:
    """The question of a position, answered by the engine under a profile."""
    given = parse(text)
    right = total(given, profile)
    rule = _deciding(given)
    wrong = _wrong(given, profile, right.total)
    numbers = sorted([number for number, _ in wrong] + [right.total])
    held = dict(wrong)
    options = [
        _option(each, right, nearest(held.get(each, ()), rule), rule)
        for each in numbers
    ]
    return Question(
        KIND,
        position(given),
        format_profile(profile),
        "",
        [rule in each for each in RULES].index(True) + 1,
        say("card-points.prompt-" + ("declarer", "defence")[given.side]),
        _facts(given),
        tuple(options),
        False,
        rule,
        _chain(given, right),
    )


def draw(level: int, seed: str, profile: Profile, rule: str = "") -> str:
    """The position of a seed: a side's tricks in a random deal.

    Two misconceptions at least (level 3: three) would count differently.
    """
    lot = Lot(KIND, VERSION, level, seed, rule)
    dice, wanted = first_lot(lot, RULES[level - 1])
    for _ in range(TRIES):
        given = candidate(dice, level, profile)
        if given and _deciding(given) == wanted:
            right = total(given, profile).total
            if len(_wrong(given, profile, right)) > level // 3 + 1:
                return position(given)
    raise PositionError("draw", seed, 2, "another seed")


def picture(asked: Question, context: "Context") -> "Element":
    """The tricks and the marriages on the cloth."""
    from marias_quizzes.points_html import points_table

    return points_table(parse(asked.position), parse_profile(asked.profile), context)


def _wrong(
    given: Position, profile: Profile, right: int
) -> "list[tuple[int, tuple[str, ...]]]":
    """The wrong totals, each with the misconceptions that compute it.

    When there are too many, those of the last rows of the table stay: they are about
    marriages, the finer point.
    """
    found: dict[int, tuple[str, ...]] = {}
    order: list[int] = []
    for belief, other in believers(profile):
        number = total(given, other).total
        if number != right:
            if number not in order:
                order.append(number)
            found[number] = found.get(number, ()) + (belief,)
    return [(number, found[number]) for number in order[-MOST_WRONG:]]


def _deciding(given: Position) -> str:
    """The finest rule that the count needs."""
    ways = [each.way for each in given.shown if each.owner == 0]
    if SILENT in ways:
        return rules.MARRIAGE_BROKEN
    if ways:
        return rules.MARRIAGE_VALUE
    if given.shown:
        return rules.MARRIAGE_OWNER
    return rules.SHARP_TEN if given.last == UNPLAYED else rules.LAST_TRICK_TEN


def _option(number: int, right: Score, held: tuple[str, ...], rule: str) -> Option:
    if number == right.total:
        reason = _sum(right)
    else:
        belief = held[0]
        reason = say("card-points.reason-wrong", who=who(belief), truth=truth(belief))
        rule = misconception(belief).rule
    label = say("card-points.points", n=number)
    return Option(str(number), label, -1, number == right.total, reason, rule, held)


def _sum(right: Score) -> Say:
    """The parts of the right number."""
    sharp, last, marriages = 0, 0, 0
    for line in right.lines:
        if line.rule == rules.SHARP_TEN:
            sharp += line.points
        elif line.rule == rules.LAST_TRICK_TEN:
            last += line.points
        else:
            marriages += line.points
    return say(
        "card-points.reason-right",
        n=right.total,
        sharp=sharp,
        last=last,
        marriages=marriages,
    )


def _facts(given: Position) -> tuple[Say, ...]:
    return (
        trump_fact(given.trump),
        say("card-points.last-" + ("none", "ours", "theirs")[given.last]),
    )


def _chain(given: Position, right: Score) -> tuple[Step, ...]:
    """The lines of the count, and what counts nothing."""
    steps = []
    for line in right.lines:
        slots = {"n": line.points, "cards": cards(line.cards), "suit": suit(line.suit)}
        key = {rules.SHARP_TEN: "sharp", rules.LAST_TRICK_TEN: "last"}.get(
            line.rule, "marriage"
        )
        if key == "sharp" and not line.cards:
            key = "no-sharp"
        steps.append(Step(line.rule, "counts", Say("card-points.step-" + key, slots)))
    for each in given.shown:
        if each.owner == 1 and each.way != SILENT:
            text = say("card-points.step-theirs", suit=suit(each.card >> 3))
            steps.append(Step(rules.MARRIAGE_OWNER, "nothing", text))
        elif each.owner == 0 and each.way == SILENT:
            text = say("card-points.step-broken", suit=suit(each.card >> 3))
            steps.append(Step(rules.MARRIAGE_BROKEN, "nothing", text))
    return tuple(steps)


def verdict(asked: Question, graded: Verdict) -> Say:
    """The sentence after checking: how much it is."""
    right = say("card-points.points", n=int(answer(asked)[0]))
    return say("card-points." + ("right" if graded.correct else "wrong"), n=right)

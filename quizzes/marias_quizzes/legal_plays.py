"""The question which cards of a hand may be played.

Level 1: one duty decides, to follow suit or to trump. Level 2: to beat the trick, in
suit or among trumps, where the ten is above the king. Level 3: the relief when the
trick is already trumped, an announced seven that waits, games without trumps.
"""

from marias import rules
from marias.cards import NO_TRUMP, sort_hand
from marias.deal import SEAT_LETTERS, SEATS
from marias.notation import format_card
from marias.profile import Profile, format_profile, parse_profile
from marias.state import PlayState, seat_to_play
from marias.tricks import Play

from marias_quizzes.beliefs import believers, nearest
from marias_quizzes.dealing import TRIES, Lot, deal, first_lot, states
from marias_quizzes.grading import Verdict
from marias_quizzes.legal_position import (
    VERSION,
    Position,
    parse,
    position,
    verdicts,
)
from marias_quizzes.legal_reasons import chain, reason
from marias_quizzes.messages import Say, Word, card, say
from marias_quizzes.question import (
    Option,
    PositionError,
    Question,
    answer,
    trump_fact,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from marias_quizzes.html import Context, Element

KIND = "legal-plays"
LEVELS = (1, 2, 3)
LAYOUT = "hand"

# The rules that decide a question of each level, the strongest first. The two options
# stand where a table does not ask for the duty before them.
RULES = (
    (rules.MUST_TRUMP, rules.FOLLOW),
    (rules.OVERTRUMP, rules.UNDERTRUMP, rules.BEAT, rules.BEAT_OPTIONAL),
    (rules.KEEP_SEVEN, rules.SAME_DUTIES, rules.RELIEF),
)

# Rules that leave every card open: "another like it" is any question of level 1.
OPEN_RULES = (rules.FREE_DISCARD, rules.ONE_CARD)


def question(text: str, profile: Profile) -> Question:
    """The question of a position, answered by the engine under a profile."""
    given = parse(text)
    plays = verdicts(given, profile)
    errors = _errors(given, plays, profile)
    options = [
        Option(
            format_card(play.card),
            say("quiz.card", card=card(play.card)),
            play.card,
            play.allowed,
            reason(given, plays, place, profile),
            play.rule,
            nearest(
                tuple([name for name, places in errors if place in places]), play.rule
            ),
        )
        for place, play in enumerate(plays)
    ]
    rule = deciding(given, plays)
    return Question(
        KIND,
        position(given),
        format_profile(profile),
        "",
        level_of(rule),
        say("legal-plays.prompt"),
        _facts(given),
        tuple(options),
        True,
        rule,
        chain(given, plays, profile),
    )


def draw(level: int, seed: str, profile: Profile, rule: str = "") -> str:
    """The position of a seed: a moment of a random deal that a rule decides.

    Without a rule the seed chooses one of the level. Some cards are allowed, some are
    not: whoever does not know the rule would judge a card wrongly.
    """
    choices = [each for each in RULES[level - 1] if _asked(each, profile)]
    lot = Lot(KIND, VERSION, level, seed, rule)
    dice, wanted = first_lot(lot, tuple(choices), OPEN_RULES)
    trumps = wanted != rules.SAME_DUTIES
    for _ in range(TRIES):
        dealt = deal(dice, trumps, wanted == rules.KEEP_SEVEN)
        found = [
            given
            for given, plays in _moments(states(dice, dealt, profile))
            if deciding(given, plays) == wanted and _narrows(plays, wanted)
        ]
        if found:
            return position(_sorted(found[dice.below(len(found))]))
    raise PositionError("draw", seed, 2, "another seed")


def deciding(given: Position, plays: tuple[Play, ...]) -> str:
    """The rule that decides a position: the strongest of those that judge its cards."""
    named = [play.rule for play in plays]
    if rules.KEEP_SEVEN in named:
        return rules.KEEP_SEVEN
    if given.trump == NO_TRUMP and given.table:
        return rules.SAME_DUTIES
    for rule in (rules.RELIEF,) + RULES[1] + RULES[0]:
        if rule in named:
            return rule
    return named[0]


def level_of(rule: str) -> int:
    """The level at which a rule is practised; 1 for a rule that leaves no choice."""
    for place, known in enumerate(RULES):
        if rule in known:
            return place + 1
    return 1


def picture(asked: Question, context: "Context") -> "Element":
    """The trick on the cloth: the cards played, then the place that waits."""
    from marias_quizzes.table_html import trick

    given = parse(asked.position)
    profile = parse_profile(asked.profile)
    return trick(given, profile, context)


def verdict(asked: Question, graded: Verdict) -> Say:
    """The sentence after checking: a forbidden card, what is missing, or all right."""
    if graded.correct:
        return say("legal-plays.right", n=len(answer(asked)))
    marks = zip(asked.options, graded.marks)
    wrong = [each for each, mark in marks if mark.chosen and not mark.correct]
    if wrong:
        return say("legal-plays.forbidden", card=card(wrong[0].card))
    missing = [mark for mark in graded.marks if mark.correct and not mark.chosen]
    return say("legal-plays.missing", n=len(missing))


def _asked(rule: str, profile: Profile) -> bool:
    """Whether a table plays such that the rule can decide anything."""
    if rule in (rules.OVERTRUMP, rules.UNDERTRUMP):
        return (profile.overtrump == "yes") == (rule == rules.OVERTRUMP)
    if rule in (rules.BEAT, rules.BEAT_OPTIONAL):
        return (profile.beat == "yes") == (rule == rules.BEAT)
    return True


def _moments(
    played: list[tuple[PlayState, tuple[Play, ...]]],
) -> "list[tuple[Position, tuple[Play, ...]]]":
    """The positions of a deal in which a hand of at least three cards has a choice."""
    found = []
    for state, plays in played:
        if len(plays) < 3 or all(play.allowed for play in plays):
            continue
        seat = seat_to_play(state)
        kept = tuple([seven for owner, seven in state.kept if owner == seat])
        hand = state.hands[seat]
        kept = tuple([seven for seven in kept if seven in hand])
        given = Position(state.trump, state.leader, state.table, hand, kept)
        found.append((given, plays))
    return found


def _sorted(given: Position) -> Position:
    hand = sort_hand(given.hand, given.trump)
    return Position(given.trump, given.leader, given.table, hand, given.kept)


def _narrows(plays: tuple[Play, ...], rule: str) -> bool:
    """Whether the rule narrows the choice, not only a duty before it."""
    if rule == rules.SAME_DUTIES:
        if rules.BEAT_OPTIONAL in [play.rule for play in plays]:
            return True
        rule = rules.BEAT
    if rule in (rules.BEAT, rules.OVERTRUMP):
        return rule in [play.rule for play in plays if not play.allowed]
    return True


def _errors(
    given: Position, plays: tuple[Play, ...], profile: Profile
) -> list[tuple[str, tuple[int, ...]]]:
    """Each misconception that judges a card wrongly, with the places of such cards."""
    found = []
    for belief, other in believers(profile):
        judged = verdicts(given, other)
        places = tuple(
            [
                place
                for place, play in enumerate(plays)
                if play.allowed != judged[place].allowed
            ]
        )
        if places:
            found.append((belief, places))
    return found


def _facts(given: Position) -> tuple[Say, ...]:
    facts = [trump_fact(given.trump)]
    if given.kept:
        facts.append(say("legal-plays.fact-kept", card=card(given.kept[0])))
    seat = (given.leader + len(given.table)) % len(SEATS)
    facts.append(say("legal-plays.fact-seat", role=Word("role", SEAT_LETTERS[seat])))
    return tuple(facts)

import random

from marias import game
from marias.action_text import parse_action
from marias.cards import PACK
from marias.dealing import KRIZOVY, LICITOVANY, LIZANY, VOLENY
from marias.errors import IllegalActionError
from marias.evidence import look_through
from marias.game_record import GameRecord, format_game, parse_game, record_of, states
from marias.judge import judge
from marias.profile import PRESET_NAMES, preset
from marias.record_moves import Move


def random_records(number):
    """Whole deals of every variant, each action chosen at random among the legal."""
    dice = random.Random(number)
    for _ in range(number):
        variant = dice.choice((LICITOVANY, LICITOVANY, VOLENY, KRIZOVY, LIZANY))
        profile = preset(dice.choice(PRESET_NAMES))
        now = game.start(variant, profile, tuple(dice.sample(PACK, 32)))
        while not game.is_over(now):
            now = game.apply(now, dice.choice(game.legal_actions(now)))
        yield dice, record_of(now)


def test_a_deal_by_the_rules_needs_no_judge():
    """Whatever is legal is no offence, but for a laid hand that is played out."""
    for _, record in random_records(40):
        ruling = judge(record)
        assert ruling is None or ruling.offence == "laid-played"


def test_whatever_happened_can_be_judged():
    """Moves out of order: a ruling or none, and money that adds up to nothing."""
    ruled = 0
    for dice, record in random_records(40):
        for _ in range(3):
            moves = list(record.moves)
            one, other = dice.sample(range(len(moves)), 2)
            moves[one], moves[other] = moves[other], moves[one]
            del moves[dice.randrange(len(moves)) : dice.choice((1, len(moves)))]
            damaged = GameRecord(*record[:3], tuple(moves))
            ruling = judge(damaged, dice.random() < 0.5)
            ruled += ruling is not None
            for reading in ruling.readings if ruling else ():
                assert sum(reading.ledger.totals) == 0
    assert ruled > 10


STRAY = (
    *("good", "flek hra", "against sto-proti", "omyl", "pass", "bid 5", "ask", "no"),
    *("take betl", "exchange", "lay-down lozena", "lay-down helpers", "HX", "AK*"),
)


def test_what_the_rules_refuse_the_judge_never_calls_clean():
    """A stray word or card: a verdict, or an act that a list expressly lets go.

    Not one of those that can still be put right (bid.correct-until-comment).
    """
    refused = 0
    for dice, record in random_records(60):
        moves = list(record.moves)
        seats = range(len(record.dealt.hands))
        stray = Move(dice.choice(seats), parse_action(dice.choice(STRAY)))
        moves.insert(dice.randrange(len(moves) + 1), stray)
        damaged = GameRecord(*record[:3], tuple(moves))
        try:
            states(damaged)
        except IllegalActionError:
            refused += 1
            assert judge(damaged) or look_through(damaged).found
    assert refused > 40


def test_an_illegal_deal_is_written_and_read_like_any_other():
    """The record keeps what was done, and the judge says the same of what is read."""
    for dice, record in random_records(15):
        moves = list(record.moves)
        cards = [i for i, move in enumerate(moves) if hasattr(move.action, "announce")]
        if len(cards) > 4:
            one, other = dice.sample(cards, 2)
            moves[one], moves[other] = moves[other], moves[one]
        damaged = GameRecord(*record[:3], tuple(moves))
        again = parse_game(format_game(damaged))
        assert again == damaged
        assert judge(again) == judge(damaged)

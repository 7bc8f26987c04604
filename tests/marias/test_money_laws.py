"""Laws of the money: whatever the table plays, what one loses another wins."""

import strategies
from hypothesis import given, settings
from hypothesis import strategies as st
from marias.actions import GOOD
from marias.cards import NO_TRUMP
from marias.comments import Terms, apply_comment, begin, is_over, legal_comments
from marias.contracts import ALL_CONTRACTS, GAME, Commitment, commitment, has_trump
from marias.fleks import Side, raised
from marias.folding import folded
from marias.ledger import Bill, signed
from marias.outcome import hra_made, outcome
from marias.parts import Part, parts_of
from marias.payments import defenders, flat, opponents, seats
from marias.points import card_points
from marias.profile import GENERAL
from marias.record import states
from marias.results import laid_down, results
from marias.seats import NOBODY
from marias.settlement import settle, with_payments
from marias.state import is_over as play_over

SIDES = [Side(3, 0, -1), Side(3, 1, -1), Side(3, 2, -1)]
FOUR = [Side(4, 0, 1), Side(4, 0, 2), Side(4, 3, 1), Side(4, 2, -1)]


@st.composite
def commitments(draw):
    """Any contract with suits that fit."""
    contract = draw(st.sampled_from(ALL_CONTRACTS))
    trump = draw(strategies.suits) if has_trump(contract) else NO_TRUMP
    helper = draw(strategies.suits) if len(parts_of(contract)) > 1 else NO_TRUMP
    return Commitment(contract, trump, helper)


@st.composite
def spoken(draw, profile, announced, side):
    """Comments at random, to their end."""
    terms = Terms(draw(st.booleans()), draw(st.sampled_from(defenders(side))), (), ())
    state = begin(profile, announced, side, terms)
    for choice in draw(st.lists(st.integers(0, 99), max_size=24)):
        legal = legal_comments(state)
        if legal:
            state = apply_comment(state, legal[choice % len(legal)])
    while not is_over(state):
        state = apply_comment(state, GOOD)
    return state


@st.composite
def bills(draw):
    """Any results of any contract, flekked, folded or laid down in any way."""
    profile = draw(strategies.profiles())
    announced = draw(commitments())
    side = draw(st.sampled_from(SIDES + FOUR))
    said = draw(spoken(profile, announced, side))
    end = folded(announced, said)
    if end:
        return Bill(profile, announced, side, end.parts, end.raisers, False)
    parts = [
        Part(name, owner, draw(st.booleans()), "rule", tens(draw, name))
        for name, owner in zip(said.parts, said.owners, strict=True)
    ]
    if has_trump(announced.contract):
        for name in draw(st.sets(st.sampled_from(["ticha-sedma", "tiche-sto"]))):
            seat = draw(st.integers(0, side.players - 1))
            made = name == "tiche-sto" or draw(st.booleans())
            parts.append(Part(name, seat, made, "rule", tens(draw, name)))
    laid = draw(st.booleans())
    return Bill(profile, announced, side, tuple(parts), said.raisers, laid)


def tens(draw, name):
    """The tens of a hundred, one for other parts."""
    return draw(st.integers(1, 13)) if "sto" in name else 1


@settings(max_examples=60)
@given(bills(), st.integers(-1, 3))
def test_the_sum_over_the_table_is_zero(bill, offender):
    """Always: folded, laid down, flekked, limited, crosswise or after an offence."""
    if offender not in seats(bill.profile, bill.side):
        offender = NOBODY
    ledger = settle(bill, offender)
    assert sum(ledger.totals) == 0
    assert all(one.amount > 0 and one.payer != one.payee for one in ledger.payments)
    assert len(ledger.totals) == len(seats(bill.profile, bill.side))


@settings(max_examples=60)
@given(bills(), st.integers(1, 50))
def test_flat_sums_keep_the_balance(bill, amount):
    """A fine is paid by one and got by another."""
    more = flat(0, seats(bill.profile, bill.side), amount, "renonc.flat-turnaj")
    assert sum(with_payments(bill, settle(bill), more).totals) == 0


@settings(max_examples=60)
@given(bills())
def test_nobody_pays_more_than_the_limit(bill):
    """For the whole game, and 750 where it is raised (pay.limit-500, pay.limit-750)."""
    most = max(int(bill.profile.limit), int(bill.profile.limit_raised))
    if int(bill.profile.limit):
        for one in settle(bill).payments:
            assert one.amount <= most


@settings(max_examples=60)
@given(bills())
def test_the_lines_are_what_each_opponent_pays(bill):
    """Where every flek binds all and nothing was laid down."""
    table = bill.profile
    if bill.laid or table.flek_books == "one" or table.killed_quiet7 == "holder":
        return
    ledger = settle(bill)
    for seat in opponents(table, bill.side):
        assert ledger.totals[seat] == -signed(ledger.lines)


@settings(max_examples=60)
@given(bills())
def test_each_flek_doubles_its_part_and_nothing_else(bill):
    """A line without its fleks is the same line divided (flek.doubles)."""
    plain = settle(bill._replace(raisers=(), laid=False)).lines
    raised_lines = settle(bill._replace(laid=False)).lines
    for one, other in zip(raised_lines, plain, strict=False):
        if one.part in ("limit", "tiche-sto", "ticha-sedma") or one.part != other.part:
            continue
        level = raised(bill.raisers, one.part)
        assert one.amount == other.amount << level


@given(strategies.records())
def test_a_deal_played_out_at_random_can_be_paid(record):
    """From the cards to the money, by every profile and of every contract."""
    state = states(record)[-1]
    if not play_over(state):
        return
    announced = commitment(record.contract, record.trump)
    parts = results(state, announced)
    assert {part.tens for part in parts if "sto" not in part.name} <= {1}
    judged = {part.name: part.made for part in outcome(state).parts}
    assert judged.items() <= {part.name: part.made for part in parts}.items()
    side = Side(3, record.declarer, -1)
    bill = Bill(record.profile, announced, side, parts, (), False)
    assert sum(settle(bill).totals) == 0


@given(strategies.records())
def test_a_hand_can_be_laid_down_at_any_moment(record):
    """Every part counts as made, and the defence pays."""
    state = states(record)[-1]
    announced = commitment(record.contract, record.trump)
    parts = laid_down(state, announced)
    side = Side(3, record.declarer, -1)
    ledger = settle(Bill(record.profile, announced, side, parts, (), True))
    assert ledger.totals[record.declarer] > 0
    assert sum(ledger.totals) == 0


@given(strategies.records(profile=GENERAL, contract=GAME))
def test_there_is_no_tie_and_only_one_side_reaches_a_hundred(record):
    """At most 190 points are shared out (points.no-tie, points.only-one-100)."""
    state = states(record)[-1]
    if play_over(state) and not card_points(record.deal.talon):
        judged = outcome(state)
        reached = (judged.declarer.total, judged.defence.total)
        assert 90 <= sum(reached) <= 190
        assert reached[0] != reached[1]
        assert hra_made(*reached, GENERAL) == (reached[0] > reached[1])
        assert hra_made(*reached, GENERAL) != hra_made(*reached[::-1], GENERAL)
        assert min(reached) < 100

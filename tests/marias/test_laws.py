"""Laws that hold for every hand, every deal and every text."""

import random

import pytest
import strategies
from hypothesis import given, settings
from hypothesis import strategies as st
from marias.cards import NO_TRUMP, PACK, SUITS
from marias.contracts import CONTRACTS, GAME, has_trump
from marias.deal import deal_from_seed, format_deal, parse_deal
from marias.errors import IllegalActionError, NotationError
from marias.misconceptions import believer
from marias.notation import (
    format_card,
    format_cards,
    parse_card,
    parse_cards,
)
from marias.outcome import outcome
from marias.points import card_points
from marias.profile import GENERAL, changed, format_profile, parse_profile
from marias.record import format_record, parse_record, states
from marias.state import PlayCard, apply, is_over, legal_actions, play_out, verdicts
from marias.switches_play import PLAY_SWITCHES
from marias.tricks import legal_plays, reasons, winner

LETTERS = st.text("HLABXKOU789 .ČZŽEVS10*~-/\n")


def allowed(plays):
    """The set of cards that may be played."""
    return {play.card for play in plays if play.allowed}


def failure(read, text):
    """What a reader raises of the two errors; None when it can read the text."""
    try:
        read(text)
    except (NotationError, IllegalActionError) as error:
        return error
    return None


@given(strategies.positions(), strategies.profiles())
def test_a_legal_play_always_exists(position, profile):
    """Whoever holds a card may play one, with an announced seven too."""
    hand, table, trump = position
    kept = (max(trump, 0) * 8,) if trump != NO_TRUMP else ()
    assert allowed(legal_plays(hand, table, trump, profile, kept))


@given(strategies.positions(), strategies.profiles(), st.randoms())
def test_what_is_legal_never_depends_on_the_order_of_the_hand(position, profile, dice):
    """A hand may be held in any order: the verdict on each card is the same."""
    hand, table, trump = position
    other = list(hand)
    dice.shuffle(other)
    plays = legal_plays(hand, table, trump, profile)
    assert [play.card for play in plays] == list(hand)
    assert set(plays) == set(legal_plays(tuple(other), table, trump, profile))


@given(strategies.positions(least_table=1))
def test_what_follows_suit_excludes_the_rest(position):
    """Who holds the suit led may play that suit only (play.follow)."""
    hand, table, trump = position
    led = {card for card in hand if card // 8 == table[0] // 8}
    if led:
        assert allowed(legal_plays(hand, table, trump)) <= led


@given(strategies.positions(least_table=1))
def test_who_may_play_a_card_that_takes_may_play_no_other_of_that_suit(position):
    """If one legal card takes the trick, all of them do (play.beat, play.overtrump)."""
    hand, table, trump = position
    last = len(table)
    takes = {
        winner((*table, card), trump).index == last
        for card in allowed(legal_plays(hand, table, trump))
    }
    assert len(takes) == 1


@given(strategies.positions(), strategies.profiles(), st.booleans())
def test_the_chain_of_duties_ends_in_the_legal_plays(position, profile, announced):
    """The reasons given are the reasons: their last link holds the legal cards."""
    hand, table, trump = position
    kept = (trump * 8,) if announced and trump != NO_TRUMP else ()
    duties = reasons(hand, table, trump, profile, kept)
    legal = allowed(legal_plays(hand, table, trump, profile, kept))
    plain = {"yes"} == {profile.follow, profile.must_trump, profile.beat}
    if duties and plain and profile.king_waits == "no":
        assert set(duties[-1].cards) == legal


@given(strategies.positions(least_table=2), strategies.profiles())
def test_the_winner_is_a_card_of_the_trick(position, profile):
    """The index points into the trick, and adding a weaker card changes nothing."""
    _, table, trump = position
    first, second = winner(table[:1], trump), winner(table, trump)
    assert first.index == 0
    assert second.index in (0, 1)
    assert winner(table, trump, profile).index in (0, 1)


@given(strategies.card_tuples(least=1), strategies.trumps, strategies.beliefs)
def test_a_believer_answers_every_question(cards, trump, belief):
    """A misconception is a profile like any other: the engine never stumbles."""
    profile = believer(GENERAL, belief)
    plays = legal_plays(cards[1:], cards[:1], trump, profile)
    assert len(plays) == len(cards) - 1
    assert card_points(cards, profile) >= 0


@given(strategies.records())
def test_the_play_of_a_deal_is_the_fold_of_its_cards(record):
    """Playing the cards one by one and all at once is the same."""
    row = states(record)
    assert row[-1] == play_out(row[0], record.plays)
    played = sum(len(trick.cards) for trick in row[-1].tricks) + len(row[-1].table)
    held = sum(len(hand) for hand in row[-1].hands)
    assert (played, played + held) == (len(record.plays), 30)


@given(strategies.records(profile=GENERAL))
def test_ninety_points_and_the_marriages_are_in_every_deal(record):
    """Both sides together have 90 points, less the talon, and what was announced."""
    end = states(record)[-1]
    result = outcome(end)
    total = result.declarer.total + result.defence.total
    if not has_trump(record.contract):
        assert total == 0
    elif is_over(end):
        marriages = sum(
            line.points
            for side in (result.declarer, result.defence)
            for line in side.lines
            if line.suit >= 0
        )
        assert total - marriages == 90 - card_points(record.deal.talon)


@settings(max_examples=40)
@given(strategies.records())
def test_legal_actions_are_exactly_what_apply_accepts(record):
    """Every action of the list is accepted, every other is refused with a rule."""
    state = states(record)[-1]
    legal = set(legal_actions(state))
    for card in PACK:
        for announce in (False, True):
            action = PlayCard(card, announce)
            if action in legal:
                apply(state, action)
            else:
                with pytest.raises(IllegalActionError, match=r"\."):
                    apply(state, action)


@given(strategies.records())
def test_nothing_may_be_done_when_the_deal_is_over(record):
    """Legal actions are empty exactly when all cards are played."""
    state = states(record)[-1]
    assert is_over(state) == (not legal_actions(state)) == (not verdicts(state))


@given(strategies.records())
def test_records_read_back(record):
    """Parsing what was formatted gives the same record."""
    text = format_record(record)
    assert parse_record(text, hidden=True) == record
    assert format_record(parse_record(text, hidden=True)) == text


@given(strategies.deals())
def test_deals_read_back(deal):
    """Parsing what was formatted gives the same deal."""
    assert parse_deal(format_deal(deal)) == deal


@given(st.text())
def test_any_text_is_a_seed(seed):
    """A seed is any text; the deal is whole and the same each time."""
    deal = deal_from_seed(seed)
    assert deal == deal_from_seed(seed)
    assert parse_deal(format_deal(deal)) == deal


@given(strategies.card_tuples(most=32), st.sampled_from(" ."), st.booleans())
def test_cards_read_back(cards, separator, grouped):
    """Cards keep their order through the text, in groups or one by one."""
    assert parse_cards(format_cards(cards, separator, grouped)) == cards
    assert all(parse_card(format_card(card)) == card for card in cards)


@given(strategies.profiles())
def test_profiles_read_back(profile):
    """Parsing what was formatted gives the same profile, fit for an address."""
    text = format_profile(profile)
    assert parse_profile(text, hidden=True) == profile
    assert all(sign.isalnum() or sign in "~.-" for sign in text)


@given(strategies.profiles(hidden=False))
def test_what_a_table_is_offered_is_read_without_asking(profile):
    """Only values that no table is offered need the request."""
    assert parse_profile(format_profile(profile)) == profile


@given(st.one_of(st.text(), LETTERS))
def test_bad_texts_raise_nothing_but_a_notation_error(text):
    """Whatever a reader types, a parser answers with a value or with what is wrong."""
    for parse in (parse_card, parse_cards, parse_deal, parse_profile, parse_record):
        error = failure(parse, text)
        if error:
            assert error.expected
            assert 0 <= error.where <= len(text) + 1


@given(st.data())
def test_a_damaged_record_raises_nothing_but_the_two_errors(data):
    """A letter lost or changed in a record is found by a parser or by a rule."""
    contract = data.draw(st.sampled_from(CONTRACTS))
    record = data.draw(strategies.records(profile=GENERAL, contract=contract))
    text = format_record(record)
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(LETTERS)[:2] + text[place + 1 :]
    error = failure(lambda text: states(parse_record(text)), damaged)
    assert error is None or str(error)


@given(strategies.records(profile=GENERAL, contract=GAME))
def test_whose_suit_is_renamed_changes_nothing_but_names(record):
    """The suits are alike: a deal with two side suits swapped is the same deal."""
    trump = record.trump
    one, other = [suit for suit in SUITS if suit != trump][:2]
    swap = {one: other, other: one}

    def renamed(cards):
        return tuple(swap.get(card // 8, card // 8) * 8 + card % 8 for card in cards)

    row = states(record)
    for state, play in zip(row, record.plays, strict=False):
        hand = state.hands[(state.leader + len(state.table)) % 3]
        plain = legal_plays(hand, state.table, trump)
        other_plays = legal_plays(renamed(hand), renamed(state.table), trump)
        assert [one.rule for one in plain] == [one.rule for one in other_plays]
        assert play.card in allowed(plain)


def by_the_book(hand, table, trump, profile):
    """The cards that may follow, found card by card: another way to the same duties."""
    led = table[0] // 8
    own = {card for card in hand if card // 8 == led}
    trumps = {card for card in hand if card // 8 == trump}
    if own and profile.follow != "no":
        trumped = led != trump and any(card // 8 == trump for card in table)
        rivals = [card for card in table if not trumped or card // 8 == led]
        if not (trumped and profile.relief == "yes") and profile.beat == "yes":
            own = above(own, rivals, led, trump, profile) or own
        also = profile.follow == "or-trump" and led != trump
        return own | trumps if also else own
    if not own and trumps and profile.must_trump == "yes":
        rivals = [card for card in table if card // 8 == trump]
        if rivals and profile.overtrump == "yes":
            return above(trumps, rivals, led, trump, profile) or trumps
        return trumps
    return set(hand)


def above(cards, rivals, led, trump, profile):
    """Those cards that would take a trick in which only these rivals lie."""
    order = profile.order if trump != NO_TRUMP else profile.betl_order
    ranks = (0, 1, 2, 4, 5, 6, 3, 7) if order == "points" else range(8)

    def power(card):
        rank = list(ranks).index(card % 8)
        suit = card // 8
        if profile.taking == "rank":
            return (0, rank)
        if suit == trump and profile.taking != "led":
            return (2, rank)
        if profile.taking == "ace" and suit == led and rank == 7:
            return (3, rank)
        return (1, rank) if suit == led else (0, 0)

    return {one for one in cards if all(power(one) > power(other) for other in rivals)}


def tables_of_the_play(dice):
    """Profiles with some of the switches of following set at random, beliefs too."""
    names = ("beat", "overtrump", "order", "betl_order", "taking", "follow", "relief")
    rows = [one for one in PLAY_SWITCHES if one.name in (*names, "must_trump")]
    while True:
        some = dice.sample(rows, dice.randrange(4))
        values = [(one.name, dice.choice(one.values + one.hidden)) for one in some]
        yield changed(GENERAL, tuple(values))


def test_the_duties_of_following_are_those_of_the_book_at_every_table():
    """By the usual rules and by every belief: see ``by_the_book`` (play.follow).

    Short hands of few suits, in which the duties meet (play.beat, play.must-trump,
    play.overtrump, play.relief-trumped).
    """
    dice = random.Random(5)
    tables = tables_of_the_play(dice)
    for _ in range(3000):
        suits = dice.sample(SUITS, dice.choice((2, 3)))
        pack = dice.sample([card for card in PACK if card // 8 in suits], 8)
        size, trump = dice.randint(1, 5), dice.choice((NO_TRUMP, *suits))
        hand, table = tuple(pack[:size]), tuple(pack[size : size + dice.randint(1, 2)])
        profile = next(tables)
        found = allowed(legal_plays(hand, table, trump, profile))
        assert found == by_the_book(hand, table, trump, profile), (hand, table, trump)

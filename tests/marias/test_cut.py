import pytest
from judging import SEDMA, TWO_SEVENS
from marias import cut
from marias.cards import NO_TRUMP, PACK
from marias.contracts import BETL
from marias.deal import deal_from_seed
from marias.errors import IllegalActionError
from marias.game_record import parse_game, record_of, states
from marias.notation import parse_cards
from marias.profile import parse_profile, preset
from marias.state import legal_actions, play_out, start
from whole_deals import chance_deal


def refused(rule, function, *arguments):
    """Whether a call is refused by a rule."""
    with pytest.raises(IllegalActionError) as caught:
        function(*arguments)
    return caught.value.rule == rule


@pytest.mark.parametrize("number", [2, 3, 16, 30])
def test_the_cut_lifts_at_least_two_cards_from_top_or_bottom(number):
    """What was lifted goes under the rest; two cards at least must stay, too."""
    pack = cut.cut(PACK, number)
    assert pack == PACK[number:] + PACK[:number]
    assert cut.may_cut(number)


@pytest.mark.parametrize("number", [-2, 0, 1, 31, 32, 40])
def test_one_card_is_no_cut(number):
    """Neither from the top nor from the bottom (cut.min-two)."""
    assert not cut.may_cut(number)
    assert refused("cut.min-two", cut.cut, PACK, number)


def test_only_a_whole_pack_is_cut():
    """A pack is 32 different cards (cards.deck-32)."""
    assert refused("cards.deck-32", cut.cut, PACK[:31], 5)
    assert refused("cards.deck-32", cut.cut, (0, *PACK[:31]), 5)


@pytest.mark.parametrize(
    ("profile", "first", "later"),
    [
        ("obecna", ("may", "cut.no-shuffle"), ("must-not", "cut.no-shuffle")),
        ("klasika", ("may", "cut.no-shuffle"), ("must-not", "cut.no-shuffle")),
        ("paluba", ("must", "cut.first-shuffle"), ("must-not", "cut.no-shuffle")),
        ("turnaj2020", ("must", "cut.must-shuffle"), ("must", "cut.must-shuffle")),
    ],
)
def test_when_the_pack_is_shuffled(profile, first, later):
    """Never (klasika.cut-only too), once, or in the tournament before each deal."""
    assert cut.shuffling(preset(profile), True) == first
    assert cut.shuffling(preset(profile), False) == later


def test_the_compulsory_shuffle_takes_four_throws_of_two():
    """Packets from the top fall one upon another (cut.must-shuffle)."""
    pack = cut.overhand(PACK, (10, 10, 10, 2))
    assert pack == PACK[30:] + PACK[20:30] + PACK[10:20] + PACK[:10]
    assert cut.overhand(PACK, (2, 2, 2, 2, 24))[:24] == PACK[8:]


@pytest.mark.parametrize("throws", [(), (10, 11, 11), (1, 10, 10, 11), (2, 2, 2, 2)])
def test_fewer_throws_or_smaller_ones_are_no_shuffle(throws):
    """Three throws, a throw of one card, or part of the pack do not do."""
    assert refused("cut.must-shuffle", cut.overhand, PACK, throws)


@pytest.fixture
def played():
    """A betl after two tricks, and its talon."""
    deal = deal_from_seed("piles")
    state = start(deal.hands, BETL, NO_TRUMP, 0)
    for _ in range(6):
        state = play_out(state, (legal_actions(state)[0],))
    return state, deal.talon


def test_a_pile_is_the_tricks_of_a_seat_the_last_on_top(played):
    """What was not played lies upon them; the talon lies apart."""
    state, talon = played
    piles = cut.piles(state, talon)
    assert piles[3] == talon
    last = state.tricks[1]
    own = piles[last.winner]
    assert own[:8] == state.hands[last.winner]
    assert own[8:11] == last.cards


def test_the_tricks_are_stacked_whole(played):
    """The next pack is whole piles in any order (cut.no-shuffle)."""
    piles = cut.piles(*played)
    pack = cut.gather(piles, (3, 1, 0, 2))
    assert sorted(pack) == list(PACK)
    assert pack[:2] == piles[3]
    assert pack[2 : 2 + len(piles[1])] == piles[1]


def given_up(variant, profile="obecna", seed=1):
    """Every state of a deal played by chance, the last when it is over."""
    record = record_of(chance_deal(variant, parse_profile(profile), seed))
    return states(record)


@pytest.mark.parametrize(
    ("variant", "seeds"),
    [("licitovany", 25), ("voleny", 4), ("krizovy", 3), ("lizany", 2)],
)
def test_the_pack_is_whole_wherever_a_deal_ends_or_is_given_up(variant, seeds):
    """Before the play, in the middle of a trick, folded, in an omyl, played out."""
    endings = set()
    for seed in range(seeds):
        for game in given_up(variant, seed=seed):
            piles = cut.left_by(game)
            assert len(piles) == len(game.dealt.hands) + 1
            pack = cut.gather(piles, tuple(range(len(piles))))
            assert sorted(pack) == list(PACK)
            endings.add(game.ending)
    if variant == "licitovany":
        assert endings == {"", "played", "folded", "omyl"}


def test_a_hand_that_was_laid_down_is_gathered_as_it_lies():
    """Nothing was played: three hands and what was laid away."""
    told = "F announce dvesedmy H L\nM good, R good\nM lay-down helpers\n"
    laid = states(parse_game(TWO_SEVENS.format(profile="obecna") + told))[-1]
    assert laid.ending == "laid"
    hand = parse_cards("HAXK97 LXKO7 BA")
    assert set(cut.left_by(laid)[0]) == set(hand)
    assert cut.left_by(laid)[1:] == (*laid.dealt.hands[1:], laid.dealt.rest)


def test_hands_that_were_not_played_are_piles_as_they_were():
    """A folded sedma: the hands after the discard, and what was laid away."""
    told = "F discard H98\nF announce sedma A\nM good, R good\n"
    folded = states(parse_game(SEDMA.format(profile="obecna") + told))[-1]
    assert folded.ending == "folded"
    hand = set(folded.dealt.hands[0] + folded.dealt.rest) - set(parse_cards("H98"))
    piles = cut.left_by(folded)
    assert set(piles[0]) == hand
    assert piles[1:] == (*folded.dealt.hands[1:], tuple(parse_cards("H98")))


def test_in_an_omyl_all_twelve_cards_lie_in_one_pile():
    """There is no talon (omyl.all-12)."""
    omyl = states(parse_game(SEDMA.format(profile="obecna") + "F omyl\n"))[-1]
    assert [len(pile) for pile in cut.left_by(omyl)] == [12, 10, 10, 0]


def test_a_deal_that_nobody_bid_for_lies_as_it_was_dealt():
    """Three hands and the talon."""
    dealt = SEDMA[: SEDMA.index("R bid")].format(profile="obecna~all-pass.redeal")
    game = states(parse_game(dealt + "R pass, M pass, F pass\n"))[-1]
    assert game.ending == "dealt-again"
    assert cut.left_by(game) == (*game.dealt.hands, game.dealt.rest)


def test_in_lizany_what_was_not_drawn_lies_apart():
    """The stock, the turned card last; once all is drawn, nothing."""
    row = given_up("lizany", seed=1)
    assert cut.left_by(row[0]) == (*row[0].dealt.hands, row[0].dealt.rest)
    assert cut.left_by(row[-1])[-1] == ()


def test_a_trick_that_was_broken_off_belongs_to_nobody():
    """Each of its cards lies on the pile of who played it."""
    deal = deal_from_seed("piles")
    state = start(deal.hands, BETL, NO_TRUMP, 1)
    for count in range(3):
        piles = cut.piles(state, deal.talon)
        for step, card in enumerate(state.table):
            seat = (1 + step) % 3
            assert piles[seat] == (card, *state.hands[seat])
        assert len(state.table) == count
        state = play_out(state, (legal_actions(state)[0],))


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 3, 3), ()])
def test_no_pile_is_left_out_or_taken_twice(played, order):
    """Splitting piles into one another is no gathering either."""
    assert refused("cut.dealer-stacks", cut.gather, cut.piles(*played), order)


def test_only_a_whole_pack_is_shuffled():
    """A card that is there twice is found before anything is thrown (cards.deck-32)."""
    throws = (8, 8, 8, 8)
    with pytest.raises(IllegalActionError) as caught:
        cut.overhand(PACK[:31] + PACK[:1], throws)
    assert caught.value.rule == "cards.deck-32"

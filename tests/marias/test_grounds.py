import pytest
from judging import BOUGHT
from marias.actions import Comment, Discard, Exchange, Hold, LayDown, Omyl
from marias.errors import IllegalActionError, IllegalMoveError
from marias.game_record import parse_game, record_of, states
from marias.grounds import against, grounds
from marias.notation import parse_cards
from marias.profile import parse_profile
from whole_deals import TABLES, chance_deal

DEAL = BOUGHT[: BOUGHT.index("R bid")]
SEDMA = BOUGHT.format(profile="obecna") + "R discard BU7\n"
VOLENY = """\
stych 2
variant voleny
profile obecna
F BU8O AU HK BX LOX9 HO9 LU
M BK9 LK HX7 L7 BA HU L8 A9
R AO B7 LA A8XAK7 HA8
"""
KRIZOVY = """\
stych 2
variant krizovy
profile obecna
F HO BUO7 AO HK LA H8
M AK H7 A98U H9 B8 LU
R L7K A7X L8 HU AA B9
D BX LX HXA L9 BKA LO
"""


def last(text):
    """The rules of the last thing that was done in a record."""
    record = parse_game(text)
    return grounds(states(record)[-2], record.moves[-1].action)


def test_a_bid_is_said_by_whose_word_it_is_and_named_in_words_or_numbers():
    """The opener's, at the start of the ladder; then the others answer."""
    deal = DEAL.format(profile="obecna~ladder.pub~lowest.hra")
    assert last(deal + "R bid 3\n") == (
        "bid.opener-open",
        "bid.opener-zadak",
        "house.bid-from-hra",
        "bid.words-or-numbers",
    )
    assert last(deal + "R bid hra, F hold\n") == (
        "bid.two-at-a-time",
        "bid.forhont-holds",
    )
    assert last(deal + "R bid hra, F hold, R pass, M pass\n") == (
        "bid.third-replaces",
        "bid.no-return",
    )


def test_before_the_first_card_the_defence_fleks_on_any_ground():
    """Then the sides alternate (flek.before-first-card, flek.any-reason)."""
    said = SEDMA + "R announce sedma A\nF flek hra\n"
    first = ("flek.before-first-card", "flek.parts-separate", "flek.any-reason")
    assert last(said) == first
    assert last(said[:-1] + ", M flek hra\n") == first
    assert last(said[:-1] + ", M good, R re hra\n") == (
        "flek.parts-separate",
        "flek.alternate",
    )
    assert last(said[:-1] + ", M good\n") == ("flek.end-one-side-approves",)


def test_hra_and_sedma_raised_at_once_are_an_ambo():
    """Each for itself, so the rule of the parts is told once (flek.ambo)."""
    both = last(SEDMA + "R announce sedma A\nF flek hra sedma\n")
    assert both.count("flek.parts-separate") == 1
    assert both[-1] == "flek.ambo"


def test_an_announcement_names_its_suits_and_need_not_be_true():
    """Trumps, helpers, and a seven that is not there (bid.bluff)."""
    assert last(SEDMA + "R announce sedma A\n") == ("trump.declarer-names",)
    bluff = SEDMA.replace("obecna", "paluba") + "R announce dvesedmy A L\n"
    assert last(bluff) == (
        "trump.declarer-names",
        "dvesedmy.two-suits",
        "bid.bluff",
    )
    assert last(SEDMA + "R announce betl\n") == ("trump.none-betl-durch",)


def test_the_buyer_lays_two_away_and_may_lay_a_lead_beside_them():
    """That is done before he announces (talon.lead-before-announce)."""
    assert last(SEDMA) == ("talon.winner-takes",)
    assert last(SEDMA[:-1] + " lead HA\n") == (
        "talon.winner-takes",
        "talon.lead-before-announce",
    )


def test_who_folds_a_sedma_does_so_by_the_omyl():
    """Instead of the discard (omyl.fold)."""
    assert last(SEDMA.replace("discard BU7", "omyl")) == ("omyl.fold",)


def test_a_card_is_led_or_follows_and_lies():
    """What is laid is played (play.card-laid-played)."""
    begun = SEDMA + "R announce sedma A\nF flek hra sedma, M good, R good\n"
    laid = "play.card-laid-played"
    assert last(begun + "LA\n") == ("play.forhont-leads", laid)
    assert last(begun + "LA LX\n") == ("play.follow", laid)
    assert last(begun + "LA LX A8\n") == ("play.must-trump", laid)
    assert last(begun + "LA LX A8\nAA\n") == ("play.winner-leads", laid)


def test_a_marriage_is_announced_with_the_card_that_is_played():
    """Whoever plays king or ober of a pair may say so (hlaska.pair)."""
    begun = SEDMA + "R announce sedma A\nF flek hra sedma, M good, R good\n"
    assert last(begun + "LO*\n")[1:] == ("hlaska.first-card", "play.card-laid-played")


def test_in_lizany_a_card_lies_once_it_is_laid():
    """Its own duties are those of its state (play.card-laid-played)."""
    end = chance_deal("lizany", parse_profile("obecna"), 1)
    before = states(record_of(end))[0]
    assert grounds(before, end.history[0]) == ("play.card-laid-played",)


def test_trumps_are_chosen_and_the_others_answer():
    """In volený what is called bad is taken over; a durch goes over a betl."""
    words = (
        ("F choose HK", "vol.trump-from-seven"),
        ("F discard H9 LU", "vol.discard-two"),
        ("F ask", "vol.barva"),
        ("M yes", "vol.dobra-announce"),
        ("R no", "vol.spatna-takeover"),
        ("R discard AK H9", "vol.discard-two"),
        ("R take betl", "vol.spatna-takeover"),
        ("F yes", "vol.dobra-announce"),
        ("M no", "vol.spatna-takeover"),
        ("M discard L8 L7", "vol.discard-two"),
        ("M take durch", "vol.durch-over-betl"),
    )
    said = VOLENY
    for word, rule in words:
        said += word + "\n"
        assert last(said) == (rule,), word
    assert last(VOLENY + "F z-lidu\n") == ("vol.z-lidu",)
    offered = VOLENY + "F choose HK\nF discard H9 LU\nF ask, M yes, R yes\n"
    assert last(offered + "F announce hra H\n") == ("vol.dobra-announce",)


@pytest.mark.parametrize(
    ("called", "rule"),
    [
        ("HO X", "kriz.call-card"),
        ("HO O", "kriz.call-self"),
        ("B7 X", "kriz.call-card"),
        ("B7 O", "kriz.call-self"),
    ],
)
def test_a_card_is_called_an_own_one_too(called, rule):
    """He holds the ober, not the ten (kriz.call-card, kriz.call-self)."""
    assert last(KRIZOVY + f"F call {called}\n") == (rule,)


def test_the_trump_is_shown_and_the_defence_may_announce():
    """In křížový after "barva?" (kriz.show-trump, proti.kriz-yes)."""
    said = KRIZOVY + "F call HO X\nF ask, M yes, R yes, D yes\nF announce hra H\n"
    assert last(said) == ("kriz.show-trump",)
    assert last(said + "M flek against sedma-proti\n") == (
        "flek.before-first-card",
        "proti.kriz-yes",
    )


def test_cards_and_discards_are_refused_so_that_no_renonc_can_occur():
    """What the engine does at the table (house.engine-guards); words it only judges."""
    record = parse_game(
        SEDMA + "R announce sedma A\nF flek hra sedma, M good, R good\nLA HX\n"
    )
    with pytest.raises(IllegalMoveError) as caught:
        states(record)
    assert against(caught.value) == ("play.follow", "house.engine-guards")
    laid = Discard(parse_cards("AA BX"), -1)
    assert against(IllegalActionError("talon.no-sharp", laid))[1:] == (
        "house.engine-guards",
    )
    for action in (Hold(), Omyl(), Comment((), ())):
        assert against(IllegalActionError("flek.alternate", action)) == (
            "flek.alternate",
        )


@pytest.mark.parametrize("table", TABLES)
def test_whatever_happens_in_a_deal_has_its_grounds(table):
    """Deals played by chance; what is laid down or exchanged has none."""
    variant, profiles = table
    for seed in range(6):
        end = chance_deal(
            variant, parse_profile(profiles[seed % len(profiles)], True), seed
        )
        record = record_of(end)
        for before, move in zip(states(record), record.moves, strict=False):
            found = grounds(before, move.action)
            assert len(set(found)) == len(found)
            assert bool(found) != isinstance(move.action, (Exchange, LayDown))

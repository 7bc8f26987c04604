"""Nothing but NotationError and IllegalActionError escapes, whatever is typed."""

import functools

import facts
import pytest
import whole_deals
from hypothesis import given
from hypothesis import strategies as st
from marias.action_text import format_action, parse_action
from marias.contract_text import parse_commitment
from marias.deal import parse_deal
from marias.errors import IllegalActionError, NotationError
from marias.game import apply, is_over, legal_actions, settle, start
from marias.game_record import format_game, parse_game, record_of, states
from marias.notation import parse_card, parse_cards
from marias.profile import GENERAL, parse_profile
from marias.record import parse_record
from marias.record import states as played
from marias.record_lines import parse_play
from marias_quizzes import kinds

# What texts of the notation are made of, so that chance comes far into a parser.
WORDS = (
    *("stych 1", "stych 2", "variant", "licitovany", "voleny", "krizovy", "lizany"),
    *("profile", "obecna", "klasika", "turnaj2020", "obecna~beat.no", "~", "contract"),
    *(
        "declarer",
        "talon",
        "stock",
        "F",
        "M",
        "R",
        "D",
        "A",
        "X",
        "bid",
        "hold",
        "pass",
    ),
    *("omyl", "good", "z-lidu", "ask", "yes", "no", "exchange", "discard", "lead"),
    *("announce", "raise", "flek", "re", "tutti", "against", "lay-down", "lozena"),
    *("helpers", "choose", "take", "call", "event", "hra", "sedma", "sto", "stosedm"),
    *("betl", "durch", "dvesedmy", "stodvesedmy", "sedma-proti", "sto-proti", "HA"),
    *("HK*", "LX7", "AXKO", "B987", "HAKOUX987", "ČE", "Z10", "0", "1", "12", "99"),
    *("-1", "²", ".", "/", ":", ",", "*", "#", "-", "1-A-F-HK.L9.HA", "12k3f9", "\n"),
)
TYPED = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=8).map("".join),
)


def question(kind):
    """The parser of the positions of a kind of question."""
    return lambda text: kinds.find(kind).question(text, GENERAL)


def drawn(kind):
    """The parser of the draws of a kind of question."""
    return lambda text: kinds.drawn(kind, text, GENERAL)


PARSERS = {
    "card": parse_card,
    "cards": parse_cards,
    "play": parse_play,
    "deal": parse_deal,
    "commitment": parse_commitment,
    "action": parse_action,
    "profile": parse_profile,
    "hidden profile": functools.partial(parse_profile, hidden=True),
    "record": parse_record,
    "game": parse_game,
    "hidden game": functools.partial(parse_game, hidden=True),
    **{kind: question(kind) for kind in kinds.KINDS},
    **{"draw of " + kind: drawn(kind) for kind in kinds.KINDS},
}


def failure(work, *errors):
    """The error of a kind that may happen, or None; any other one goes through."""
    try:
        work()
    except errors as error:
        return error
    return None


@functools.cache
def records():
    """Texts that are right: the files, and deals played by chance in each variant."""
    found = [
        facts.read(path).partition(facts.DIVIDER)[0]
        for folder in ("playthroughs", "deals")
        for path in facts.files(folder)
    ]
    for variant, texts in whole_deals.TABLES:
        for seed, text in enumerate(texts):
            profile = parse_profile(text, hidden=True)
            game = whole_deals.chance_deal(variant, profile, seed)
            found.append(format_game(record_of(game)))
    return found


def damaged(text, dice):
    """The text with some letters, words and lines lost, doubled, or changed places."""
    for _ in range(dice.randint(1, 4)):
        divider = dice.choice(("", " ", "\n"))
        parts = text.split(divider) if divider else list(text)
        if not parts:
            return text
        place, other = dice.randrange(len(parts)), dice.randrange(len(parts))
        change = dice.randrange(4)
        if change == 0:
            del parts[place]
        elif change == 1:
            parts.insert(other, parts[place])
        elif change == 2:
            parts[place], parts[other] = parts[other], parts[place]
        else:
            parts[place] = dice.choice(WORDS)
        text = divider.join(parts)
    return text


def read_through(text):
    """Read a record of either version and play it through, as far as it goes."""
    if text.lstrip().startswith("stych 1"):
        played(parse_record(text, hidden=True))
        return
    row = states(parse_game(text, hidden=True))
    if is_over(row[-1]):
        assert sum(settle(row[-1]).totals) == 0


def try_out(game, text):
    """Apply the action of a text."""
    apply(game, parse_action(text))


@pytest.mark.parametrize("name", PARSERS)
@given(text=TYPED)
def test_whatever_is_typed_a_parser_answers_or_says_what_is_wrong(name, text):
    """A value, or a NotationError with a place in the text and what was expected."""
    error = failure(lambda: PARSERS[name](text), NotationError)
    if error:
        assert error.expected
        assert 0 <= error.where <= len(text) + 1


@given(st.randoms(use_true_random=False), st.data())
def test_a_damaged_record_is_read_played_or_refused(dice, data):
    """Whether a parser or a rule finds the damage, it is found by name."""
    text = damaged(data.draw(st.sampled_from(records())), dice)
    error = failure(lambda: read_through(text), NotationError, IllegalActionError)
    assert error is None or str(error)


@pytest.mark.parametrize("name", PARSERS)
def test_a_right_text_is_refused_by_the_parser_of_something_else(name):
    """Whole records handed to every parser; none of them is of that version."""
    for text in records():
        with pytest.raises(NotationError):
            PARSERS[name](text.replace("stych", "štych"))


@given(TYPED)
def test_what_is_read_as_an_action_is_written_as_one(text):
    """Writing and reading again gives the same action."""
    read = []
    if not failure(lambda: read.append(parse_action(text)), NotationError):
        assert parse_action(format_action(read[0])) == read[0]


@given(st.integers(0, 9999), st.lists(TYPED, max_size=8))
def test_any_action_at_any_time_is_done_or_refused(seed, texts):
    """What can be written can be tried: a deal goes on or a rule is named."""
    variant, profiles = whole_deals.TABLES[seed % len(whole_deals.TABLES)]
    chance = whole_deals.Chance(seed)
    game = start(variant, parse_profile(profiles[0]), chance.pack())
    for text in texts:
        trial = functools.partial(try_out, game, text)
        failure(trial, NotationError, IllegalActionError)
        for _ in range(chance.below(6)):
            if not is_over(game):
                game = apply(
                    game, whole_deals.choose(game, legal_actions(game), chance)
                )

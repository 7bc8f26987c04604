"""Where presets part from the book's own profile, and how the book says so."""

from __future__ import annotations

from pathlib import Path

import tiny_content
from marias.profile import PRESET_NAMES, difference, parse_profile, preset
from marias_build.rules import departures, rule_settings
from tiny_content import CHAPTER, HEAD, RULE

RULES = "content/rules/karty.toml"
NEVER = RULE.replace("play.beat", "cut.no-shuffle").replace("Přebít", "Nemíchá se")
ONCE = RULE.replace("play.beat", "cut.first-shuffle").replace("Přebít", "Jednou")


def test_they_are_those_of_the_engine() -> None:
    """A preset departs in a rule exactly where the engine sees a difference."""
    own = parse_profile("obecna")
    for name in PRESET_NAMES:
        found = {rule for rule, _ in departures.between(own, preset(name))}
        assert found == set(difference(own, preset(name))), name


def test_another_profile_of_the_book_is_departed_from() -> None:
    """Seen from Klasika it is the general rules that depart."""
    (there,) = departures.of("klasika.undertrump", "obecna")
    assert (there.profile, there.begins) == ("klasika", True)
    back = departures.of("play.overtrump", "klasika")
    assert "obecna" in [one.profile for one in back]
    assert "klasika" not in [one.profile for one in back]


def test_a_rule_that_no_switch_turns() -> None:
    """All tables play it so."""
    assert departures.switches("points.sharp-10") == ()
    assert departures.of("points.sharp-10", "obecna") == ()


def test_what_an_author_says_counts_too() -> None:
    """In the order of the presets, each once."""
    found = departures.profiles("play.overtrump", "obecna", ["paluba", "klasika"])
    assert found == ("klasika", "paluba")


def test_who_begins_to_play_a_rule() -> None:
    """A table whose switch turns to it, or of which an author says so; else none."""
    assert departures.beginners("cut.first-shuffle", "obecna") == ("paluba",)
    assert departures.beginners("cut.no-shuffle", "obecna") == ()
    assert departures.beginners("seat.zadak-paluba", "obecna") == ()
    said = departures.beginners("seat.zadak-paluba", "obecna", ["paluba", "csm"])
    assert said == ("paluba",)


def test_a_choice_without_a_case_is_idle(tmp_path: Path) -> None:
    """Its words say what leaves it none; it is nothing that the table plays."""
    words = {"cs": tiny_content.read(tmp_path).checked().catalogues["cs"].messages}
    settings = rule_settings.settings("pay.limit-500", "obecna", words)
    (per,) = (one for one in settings if one.switch == "limit_per")
    idle = {one.profile: one.idle for one in per.choices}
    assert idle == {
        "obecna": False,
        "klasika": False,
        "paluba": True,
        "turnaj2020": False,
        "hospoda": True,
    }
    paluba = per.choices[PRESET_NAMES.index("paluba")]
    assert "bez omezení" in paluba.words["cs"]


def test_tables_that_depart_alike_share_a_line(tmp_path: Path) -> None:
    """The engine's words stand for those that no author has written."""
    changes = {
        RULES: '["cut.no-shuffle"]\n["cut.first-shuffle"]\n["play.beat"]\n',
        CHAPTER: HEAD + NEVER + "\n" + ONCE + "\n" + RULE,
    }
    parts = tiny_content.read(tmp_path, changes).parts
    assert parts
    html = str(parts[1].source[0].chapter.html)
    first, second = html.split('id="cut.first-shuffle"')
    assert '<span class="badge">Paluba se liší</span>' in first
    assert "<p>Míchání: jednou, před první hrou.</p>" in first
    assert '<span class="badge begins">Tak hraje: Paluba</span>' in second
    assert "Turnaj" not in second.split('id="play.beat"')[0]


def test_a_setting_has_the_choice_of_every_preset(tmp_path: Path) -> None:
    """In words, with its source and how well it is known."""
    book = tiny_content.read(tmp_path).checked()
    words = {"cs": book.catalogues["cs"].messages}
    (setting,) = rule_settings.settings("cut.no-shuffle", "obecna", words)
    assert setting.names == {"cs": "Míchání"}
    assert [choice.profile for choice in setting.choices] == list(PRESET_NAMES)
    paluba = setting.choices[PRESET_NAMES.index("paluba")]
    assert paluba.words["cs"] == "jednou, před první hrou"
    assert (paluba.source, paluba.differs) == ("paluba", True)
    assert not setting.choices[0].differs

"""The switches that turn a rule, each with the choice of every preset in words."""

from __future__ import annotations

from collections.abc import Mapping

from marias.idle import idle
from marias.profile import PRESET_NAMES, preset
from marias_quizzes.messages import Messages
from marias_site import switch_words
from marias_site.rule_parts import Choice, Setting

from marias_build.rules import departures


def settings(
    rule: str, general: str, words: Mapping[str, Messages]
) -> tuple[Setting, ...]:
    """A setting for each switch; none where all tables play the rule alike."""
    departing = {(one.profile, one.switch) for one in departures.of(rule, general)}
    return tuple(
        Setting(
            switch=switch,
            names={
                code: switch_words.about(own, switch) for code, own in words.items()
            },
            choices=tuple(
                _choice(name, switch, (name, switch) in departing, words)
                for name in PRESET_NAMES
            ),
        )
        for switch in departures.switches(rule)
    )


def _choice(
    profile: str, switch: str, differs: bool, words: Mapping[str, Messages]
) -> Choice:
    table = preset(profile)
    source, grade = departures.source(profile, switch)
    return Choice(
        profile=profile,
        value=getattr(table, switch),
        words={
            code: switch_words.at(own, switch, table) for code, own in words.items()
        },
        source=source,
        grade=grade,
        differs=differs,
        idle=bool(idle(table, switch)),
    )

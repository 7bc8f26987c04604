"""Questions as readable lines, without pytest, the same on every runtime.

    python tests/marias_quizzes/questions.py --regenerate

writes the golden files anew: only right after a generator got a new VERSION.
"""

import sys

from marias.profile import parse_profile
from marias.shuffle import fnv1a
from marias_quizzes import blocks, kinds
from marias_quizzes.grading import believed
from marias_quizzes.html import Context, render
from marias_quizzes.messages import Messages, Several, Word, name
from marias_quizzes.question import beliefs, seed_text

GOLDEN = (("obecna", 8), ("klasika", 2), ("obecna~beat.no", 1))


def draws(kind, level, seeds):
    """The draw texts of the first seeds of a level."""
    version = str(kinds.find(kind).VERSION)
    return [version + str(level) + seed_text(number) for number in range(seeds)]


def golden(kind, level):
    """The golden text of a kind and a level."""
    lines = []
    for profile, seeds in GOLDEN:
        for draw in draws(kind, level, seeds):
            asked = kinds.drawn(kind, draw, parse_profile(profile))
            lines.extend(described(asked))
            lines.append("")
    return "\n".join(lines)


def described(asked):
    """One question: where it comes from, its options with reasons, its beliefs."""
    lines = [asked.draw + " " + asked.profile, "  position " + asked.position]
    lines.append("  rule " + asked.rule)
    lines.append("  ask " + _said(asked.prompt))
    lines.extend(["  fact " + _said(fact) for fact in asked.facts])
    for each in asked.options:
        sign = "  + " if each.correct else "  - "
        lines.append(sign + " ".join([each.key, each.rule, _said(each.reason)]))
    held = [(belief, ",".join(believed(asked, belief))) for belief in beliefs(asked)]
    lines.extend(["  " + belief + " " + keys for belief, keys in held])
    steps = [[step.rule, step.state, _said(step.text)] for step in asked.chain]
    lines.extend(["  step " + " ".join(step) for step in steps])
    return lines


def _said(message):
    slots = [key + "=" + _slot(message.slots[key]) for key in sorted(message.slots)]
    return message.key + "".join([" " + slot for slot in slots])


def _slot(value):
    if isinstance(value, Word):
        return name(value) if _is_named(value) else "?"
    if isinstance(value, Several):
        return ",".join([_slot(item) for item in value.items])
    return value.key if hasattr(value, "key") else str(value)


def _is_named(word):
    return not isinstance(word.value, int) or word.value >= 0


def conformance(data, seeds):
    """A hash of a question and of its HTML in all states, one line a draw."""
    messages = Messages(data, strict=True)
    for kind in kinds.KINDS:
        for level in kinds.find(kind).LEVELS:
            for draw in draws(kind, level, seeds):
                profile = ("obecna", "klasika")[len(draw) % 2]
                asked = kinds.drawn(kind, draw, parse_profile(profile))
                rules = {asked.rule: ("Title", "chapter")}
                context = Context("cs", messages, asked.profile, "../", "c", rules)
                text = "\n".join(described(asked)) + _pages(asked, context)
                yield kind + " " + draw + " " + str(fnv1a(text))


def _pages(asked, context):
    first = (asked.options[0].key,)
    return (
        render(blocks.static_block(asked, context, "q1"))
        + render(blocks.live_block(asked, context, "q1", first))
        + render(blocks.answered_block(asked, context, "q1", first))
    )


def main(arguments):
    """Print the lines for a JSON catalogue, or write the golden files."""
    if "--regenerate" in arguments:
        from pathlib import Path

        for kind in kinds.KINDS:
            for level in kinds.find(kind).LEVELS:
                path = Path(__file__).parent / "golden" / f"{kind}-{level}.txt"
                path.write_text(golden(kind, level), encoding="utf-8")
        return
    import json

    with open(arguments[0]) as stream:  # noqa: PTH123 - MicroPython has no pathlib
        data = json.loads(stream.read())
    for line in conformance(data, int(arguments[1])):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])

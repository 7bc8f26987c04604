"""The commands of `python3 build` and what each needs (standard library only)."""

from __future__ import annotations

from typing import NamedTuple

BUILD = ("requirements.txt",)
TEST = (*BUILD, "requirements-test.txt")
BENCH = (*TEST, "requirements-bench.txt")


class Command(NamedTuple):
    """A command: the module whose `main(arguments) -> int` carries it out."""

    name: str
    module: str
    requirements: tuple[str, ...]
    all_npm: bool  # the tools of the tests as well as the files of the pages
    help: str


COMMANDS = (
    Command(
        "freeze", "output.freeze", BUILD, False, "write the site into build/public"
    ),
    Command(
        "serve",
        "serving.serve",
        BUILD,
        False,
        "show the site, follow changes [--port N]",
    ),
    Command("test", "testing", TEST, True, "run the tests [what pytest takes]"),
    Command("check", "check", TEST, True, "style, types, layers, rules, words"),
    Command("bench", "bench", BENCH, True, "measure speed and sizes"),
)
NAMES = tuple(command.name for command in COMMANDS)


def split(arguments: list[str]) -> tuple[str, list[str]]:
    """The command's name and its own arguments; no name means `freeze`."""
    if not arguments or (arguments[0].startswith("-") and not asks_help(arguments)):
        return "freeze", arguments
    return arguments[0], arguments[1:]


def asks_help(arguments: list[str]) -> bool:
    """Whether the first word asks for this program's help."""
    return bool(arguments) and arguments[0] in ("help", "-h", "--help")


def find(name: str) -> Command | None:
    """The command of this name, if there is one."""
    return next((command for command in COMMANDS if command.name == name), None)


def usage() -> str:
    """The help: a line for each command."""
    lines = [f"  python3 build {c.name:<8} {c.help}" for c in COMMANDS]
    return "\n".join(
        (
            "An executable rule book of marias, frozen into a static site.",
            "",
            *lines,
            "  python3 build help     this list",
            "",
            "Without a command it is `freeze`.",
        )
    )


def unknown(name: str) -> str:
    """What is said to a command that does not exist."""
    return f"There is no command '{name}'. The commands are: {', '.join(NAMES)}, help."

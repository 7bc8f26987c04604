"""Reads the recorded games beside this file, dealt and played by other programs."""

import gzip
from pathlib import Path
from typing import NamedTuple

from marias.cards import Card
from marias.notation import parse_card, parse_cards

SEATS = "FMR"


class RecordedPlay(NamedTuple):
    """A card, the points of the marriage announced with it, the cards then legal."""

    card: Card
    announced: int
    legal: tuple[Card, ...]


class RecordedTrick(NamedTuple):
    """A trick with its leader and winner, as that program saw them."""

    leader: int
    plays: tuple[RecordedPlay, ...]
    winner: int


class RecordedGame(NamedTuple):
    """A deal; ``facts`` holds the rest of each other line, by its first word."""

    name: str
    parts: tuple[str, ...]
    trump: int
    declarer: int
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[RecordedTrick, ...]
    facts: dict[str, list[str]]


def games(name: str) -> list[RecordedGame]:
    """Return the games of a file: ``voleny`` or ``licitovany``."""
    packed = (Path(__file__).parent / f"{name}.txt.gz").read_bytes()
    blocks = gzip.decompress(packed).decode().split("\n\n")
    return [_game(block.split("\n")) for block in blocks if block.startswith("game")]


def _game(lines: list[str]) -> RecordedGame:
    facts: dict[str, list[str]] = {}
    tricks: list[RecordedTrick] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if ":" in rest:
            tricks.append(_trick(line.split()))
        else:
            facts.setdefault(word, []).append(rest)
    hands = tuple(parse_cards(facts[seat][0]) for seat in SEATS if seat in facts)
    return RecordedGame(
        facts["game"][0],
        tuple(facts["parts"][0].split()),
        "HLAB".find(facts["trump"][0]),
        SEATS.index(facts["declarer"][0]),
        hands,
        tuple(tricks),
        facts,
    )


def _trick(words: list[str]) -> RecordedTrick:
    plays = [_play(word) for word in words[1:-1]]
    return RecordedTrick(SEATS.index(words[0]), tuple(plays), SEATS.index(words[-1]))


def _play(word: str) -> RecordedPlay:
    played, _, legal = word.partition(":")
    card, _, announced = played.partition("*")
    return RecordedPlay(parse_card(card), int(announced or 0), parse_cards(legal))

"""Plays seeded deals and replays the fact files, without pytest, on every runtime.

    python tests/conformance.py [deals of each kind [whole deals of each variant]]

prints a hash of every verdict, reason, winner and score on the way, and of whole deals
from the auction to the money, then what does not hold in ``counts``,
``playthroughs`` and ``deals``. CPython, MicroPython and Pyodide must print the same.
``python tests/conformance.py --regenerate`` writes the last two anew.
"""
# ruff: noqa: RUF005  (MicroPython has no [*a, b])

import sys

from facts import faults, regenerate
from marias.cards import NO_TRUMP, PACK, Card
from marias.contracts import BETL, CONTRACT_NAMES, DURCH, GAME, HUNDRED_SEVEN, SEVEN
from marias.deal import deal_from_seed
from marias.errors import IllegalActionError, NotationError
from marias.marriages import SOME_MOMENT, may_announce
from marias.misconceptions import MISCONCEPTIONS, believer
from marias.notation import parse_cards
from marias.outcome import Outcome, outcome
from marias.profile import Profile, parse_profile
from marias.record import Record, format_record, parse_record
from marias.shuffle import Dice, fnv1a
from marias.state import (
    PlayCard,
    PlayState,
    apply,
    is_over,
    legal_actions,
    seat_to_play,
    start,
    verdicts,
)
from marias.tricks import legal_plays, reasons, winner
from whole_deals import TABLES, hash_whole_deals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = (
    (GAME, "obecna"),
    (GAME, "obecna~beat.no~first-lead.no"),
    (SEVEN, "paluba"),
    (HUNDRED_SEVEN, "klasika"),
    (GAME, "obecna~king-waits.yes"),
    (BETL, "turnaj2020"),
    (DURCH, "hospoda"),
)


class Hash:
    """A running hash in small integers, the same and quick on every runtime."""

    def __init__(self) -> None:
        self._one = 1
        self._two = 2
        self._words: dict[str, int] = {}

    def number(self, number: int) -> None:
        """Take in a small number."""
        self._one = (self._one * 31 + number + 7) & 0x1FFFFFF
        self._two = (self._two * 37 + number + 3) & 0xFFFFFF

    def word(self, word: str) -> None:
        """Take in a word, most of all the id of a rule; it is worked out once."""
        code = self._words.get(word)
        if code is None:
            code = fnv1a(word) & 0xFFFFFF
            self._words[word] = code
        self.number(code)

    def text(self, text: str) -> None:
        """Take in a text that hardly comes again, so it is not kept."""
        self.number(fnv1a(text) & 0xFFFFFF)

    def code(self) -> str:
        """Return the hash so far."""
        return f"{self._one:07x}{self._two:06x}"


def engine_game(seed: int) -> int:
    """Play one random game with trumps, a verdict on every card; return who is last.

    The bench measures it against ``random.shuffle`` of the pack.
    """
    import random

    dice = random.Random(seed)
    pack = list(PACK)
    dice.shuffle(pack)
    hands = [tuple(pack[0:10]), tuple(pack[10:20]), tuple(pack[20:30])]
    trump = seed % 4
    leader = 0
    for _ in range(10):
        table: tuple[Card, ...] = ()
        for place in range(3):
            seat = (leader + place) % 3
            plays = legal_plays(hands[seat], table, trump)
            allowed = [play.card for play in plays if play.allowed]
            card = allowed[int(dice.random() * len(allowed))]
            table = table + (card,)
            hands[seat] = tuple([held for held in hands[seat] if held != card])
        leader = (leader + winner(table, trump).index) % 3
    return leader


def state_game(seed: int) -> int:
    """Play one random game through the checked state; return who took the last trick.

    Every legal action is listed and one of them applied, thirty times.
    """
    import random

    dice = random.Random(seed)
    pack = list(PACK)
    dice.shuffle(pack)
    hands = (tuple(pack[0:10]), tuple(pack[10:20]), tuple(pack[20:30]))
    state = start(hands, GAME, seed % 4, 0)
    while not is_over(state):
        actions = legal_actions(state)
        state = apply(state, actions[int(dice.random() * len(actions))])
    return state.leader


def random_record(seed: str, contract: int, profile: Profile, hashed: Hash) -> Record:
    """Play a seeded deal at random through the checked state; hash all of it."""
    dice = Dice("play " + seed)
    deal = deal_from_seed(seed)
    declarer = dice.below(3)
    trump = NO_TRUMP if contract in (BETL, DURCH) else dice.below(4)
    state = start(deal.hands, contract, trump, declarer, profile)
    believers = [believer(profile, one) for one in MISCONCEPTIONS]
    plays: list[PlayCard] = []
    while not is_over(state):
        _hash_position(state, hashed)
        belief = believers[dice.below(len(believers))]
        _hash_belief(state, belief, hashed)
        actions = legal_actions(state)
        hashed.number(len(actions))
        plays.append(actions[dice.below(len(actions))])
        state = apply(state, plays[-1])
    for trick in state.tricks:
        hashed.number(trick.winner)
        hashed.word(trick.rule)
    _hash_outcome(outcome(state), hashed)
    return Record(profile, contract, trump, declarer, deal, tuple(plays))


def _kept(state: PlayState, seat: int) -> tuple[Card, ...]:
    return tuple([seven for owner, seven in state.kept if owner == seat])


def _hash_position(state: PlayState, hashed: Hash) -> None:
    seat = seat_to_play(state)
    hand = state.hands[seat]
    for play in verdicts(state):
        hashed.number(play.card * 2 + play.allowed)
        hashed.word(play.rule)
    chain = reasons(hand, state.table, state.trump, state.profile, _kept(state, seat))
    for duty in chain:
        hashed.word(duty.rule)
        hashed.word(duty.state)
        hashed.number(len(duty.cards))


def _hash_belief(state: PlayState, belief: Profile, hashed: Hash) -> None:
    seat = seat_to_play(state)
    hand = state.hands[seat]
    kept = _kept(state, seat)
    for play in legal_plays(hand, state.table, state.trump, belief, kept):
        hashed.number(play.card * 2 + play.allowed)
        announced = may_announce(play.card, hand, state.trump, belief, SOME_MOMENT)
        hashed.word(announced.rule)
    if state.table:
        hashed.number(winner(state.table, state.trump, belief).index)


def _hash_outcome(result: Outcome, hashed: Hash) -> None:
    for score in (result.declarer, result.defence):
        hashed.number(score.total)
        for line in score.lines:
            hashed.word(line.rule)
            hashed.number(line.points)
    for part in result.parts:
        hashed.word(part.rule)
        hashed.number(part.made)


def _hash_errors(hashed: Hash) -> None:
    """What cannot be read, and what may not be done, is said alike everywhere."""
    for text in ("QA", "HA LQ", "ČE KV ŽQ", "Z10 Z10", "H"):
        try:
            parse_cards(text)
        except NotationError as error:
            hashed.word(str(error) + error.what + error.expected)
            hashed.number(error.where)
    state = start((parse_cards("LK"), parse_cards("LX H8"), (16,)), GAME, 2, 0)
    state = apply(state, PlayCard(parse_cards("LK")[0], False))
    try:
        apply(state, PlayCard(parse_cards("H8")[0], False))
    except IllegalActionError as error:
        hashed.word(str(error) + error.rule)


def played(deals: int, whole: int, hashed: Hash) -> "Iterator[None]":
    """Play deals of each kind and whole ones of each variant into the hash.

    It gives way after each deal: MicroPython collects what is no longer needed only
    when no Python runs, and its memory would never be enough for thousands of deals.
    """
    _hash_errors(hashed)
    for contract, text in KINDS:
        profile = parse_profile(text, True)
        for number in range(deals):
            seed = f"{CONTRACT_NAMES[contract]} {text} {number}"
            record = random_record(seed, contract, profile, hashed)
            written = format_record(record)
            if parse_record(written, True) != record:
                raise ValueError("a record does not read back: " + written)
            hashed.text(written)
            yield
    yield from hash_whole_deals(whole, hashed)


def steps(arguments: list[str]) -> "Iterator[int]":
    """Play, then print the hash and the faults; the last number is that of faults."""
    deals = int(arguments[0]) if arguments else 20
    whole = int(arguments[1]) if len(arguments) > 1 else deals
    hashed = Hash()
    for _ in played(deals, whole, hashed):
        yield 0
    print(hashed.code(), deals * len(KINDS) + whole * len(TABLES))
    found = faults()
    for fault in found:
        print(fault)
    yield len(found)


def go_on(going: "Iterator[int]", most: int) -> bool:
    """Take so many steps; say whether there are more. Raises ValueError for faults."""
    for _ in range(most):
        try:
            found = next(going)
        except StopIteration:
            return False
        if found:
            raise ValueError("not everything holds")
    return True


def main(arguments: list[str]) -> int:
    """Print the hash and the faults; return how many faults there are."""
    if "--regenerate" in arguments:
        regenerate()
        return 0
    *_, found = steps(arguments)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Whole deals of every variant, from the cards to the money, played by chance.

Without pytest, for every runtime: ``conformance`` and the bench import it. The chance
is made of small numbers, because those are quick on every runtime.
"""
# ruff: noqa: B905  (MicroPython has no strict zip)

from marias.action_text import format_action
from marias.actions import NO_CARD, Discard
from marias.cards import PACK, Card, is_sharp
from marias.dealing import KRIZOVY, LICITOVANY, LIZANY, VOLENY
from marias.game import (
    apply,
    corrections,
    is_over,
    legal_actions,
    seat_of,
    seat_to_act,
    settle,
    start,
)
from marias.game_record import GameRecord, format_game, parse_game, seat_letters, states
from marias.game_state import AUCTION, COMMENTS, DECLARING, GameState
from marias.ledger import Ledger, Line
from marias.profile import Profile, parse_profile
from marias.record_moves import Move
from marias.state import PlayCard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance import Hash
    from marias.game_state import AnyAction

# With a blind choice forbidden, the contract before "barva?", a lost sto doubled.
VOLENY_OTHERWISE = "turnaj2020~z-lidu.no~vol-contract.first~lost-sto.doubled"

# Which variants are played by which rules, in turn.
TABLES = (
    (LICITOVANY, ("obecna", "klasika", "paluba", "turnaj2020", "hospoda")),
    (VOLENY, ("obecna", "hospoda~flek-books.one", VOLENY_OTHERWISE)),
    (KRIZOVY, ("obecna", "klasika~durch-s-chytrym.no")),
    (LIZANY, ("obecna", "klasika~liz-beat.no~liz-hand.6", "paluba~liz-marriage.any")),
)


class Chance:
    """A stream of small numbers from a seed, as Wichmann and Hill have published it."""

    def __init__(self, seed: int) -> None:
        self._one = seed % 30268 + 1
        self._two = seed // 7 % 30306 + 1
        self._three = seed // 11 % 30322 + 1
        self.below(2)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        self._one = self._one * 171 % 30269
        self._two = self._two * 172 % 30307
        self._three = self._three * 170 % 30323
        return (self._one + self._two + self._three) % limit

    def pack(self) -> tuple[Card, ...]:
        """Return the shuffled pack."""
        pack = list(PACK)
        for last in range(len(pack) - 1, 0, -1):
            chosen = self.below(last + 1)
            pack[last], pack[chosen] = pack[chosen], pack[last]
        return tuple(pack)


def choose(
    game: GameState, actions: "tuple[AnyAction, ...]", chance: Chance
) -> "AnyAction":
    """Return one of the legal actions; low bids and contracts come more often.

    Uniform chance would bid dvě sedmy in nearly every deal.
    """
    number = len(actions)
    place = chance.below(number)
    if game.phase == COMMENTS:
        return actions[place * chance.below(2)]
    if game.phase == AUCTION:
        if chance.below(2):
            return actions[-1]
        return actions[min(place, chance.below(number)) * chance.below(2)]
    if game.phase == DECLARING:
        if not isinstance(actions[place], Discard):
            return actions[min(place, chance.below(number), chance.below(number))]
        return _discard(actions, place, chance)
    return actions[place]


def _discard(
    actions: "tuple[AnyAction, ...]", place: int, chance: Chance
) -> "AnyAction":
    """Return mostly a discard after which a game with trumps may follow.

    Now and then the last action, which is omyl where that is allowed.
    """
    if chance.below(12) == 0:
        return actions[-1]
    for _ in range(chance.below(9)):
        action = actions[place]
        while action.lead != NO_CARD:  # type: ignore[union-attr]
            place -= 1
            action = actions[place]
        if not [card for card in action.cards if is_sharp(card)]:  # type: ignore[union-attr]
            return action
        place = chance.below(len(actions) - 1)
    return actions[place]


def chance_deal(variant: str, profile: Profile, seed: int) -> GameState:
    """Return a deal played to its end: every step one of the legal, every step checked.

    The bench measures it, with the money, against ``random.shuffle`` of the pack.
    """
    chance = Chance(seed)
    game = start(variant, profile, chance.pack())
    while not is_over(game):
        game = apply(game, choose(game, legal_actions(game), chance))
    return game


def hashed_deal(variant: str, profile: Profile, seed: int, hashed: "Hash") -> None:
    """Play a deal as above, corrections included; hash the way, the text, the money."""
    chance = Chance(seed)
    game = start(variant, profile, chance.pack())
    begun = game
    moves: list[Move] = []
    while not is_over(game):
        actions = legal_actions(game)
        hashed.number(len(actions))
        hashed.number(seat_to_act(game))
        if game.phase == COMMENTS and seed % 8 == 0 and chance.below(4) == 0:
            actions = corrections(game) or actions
        action = choose(game, actions, chance)
        card = isinstance(action, PlayCard)
        moves.append(Move(-1 if card else seat_of(game, action), action))
        game = apply(game, action)
    hashed.word(game.ending)
    record = GameRecord(variant, profile, begun.dealt, tuple(moves))
    text = format_game(record)
    hashed.text(text)
    if seed % 4 == 0 and parse_game(text, hidden=True) != record:
        raise ValueError("a record does not read back: " + text)
    hash_ledger(settle(game), hashed)


def hash_ledger(ledger: Ledger, hashed: "Hash") -> None:
    """Hash every number and rule of the money; it must add up to nothing."""
    for line in ledger.lines:
        hashed.word(line.part)
        for rule in line.rules:
            hashed.word(rule)
        for number in line[2:]:
            hashed.number(int(number))
    for payment in ledger.payments:
        hashed.number(payment.payer * 4 + payment.payee)
        # Half a unit is the smallest that is ever paid.
        hashed.number(int(payment.amount * 2))
        hashed.word(payment.rule)
    if sum(ledger.totals):
        raise ValueError(f"the money does not add up: {ledger}")


def hash_whole_deals(deals: int, hashed: "Hash") -> "Iterator[None]":
    """Play so many deals of each variant, by all its rules in turn; hash all of it.

    It gives way after each deal.
    """
    for variant, texts in TABLES:
        profiles = [parse_profile(text, hidden=True) for text in texts]
        for number in range(deals):
            profile = profiles[number % len(profiles)]
            hashed_deal(variant, profile, number, hashed)
            yield


def transcript(record: GameRecord) -> str:
    """Return what can be said of a whole deal: how much was open, who pays what."""
    row = states(record)
    letters = seat_letters(record.variant)
    lines: list[str] = []
    for state, move in zip(row, record.moves):
        if not isinstance(move.action, PlayCard):
            done = f"{letters[move.seat]} {format_action(move.action)}"
            lines.append(f"{done}, one of {len(legal_actions(state))}")
    lines.append("ended: " + row[-1].ending)
    ledger = settle(row[-1])
    lines.extend([_ledger_line(line) for line in ledger.lines])
    for one in ledger.payments:
        pair = f"{letters[one.payer]} to {letters[one.payee]}"
        lines.append(f"  {pair} {one.amount}, {one.rule}")
    totals = [f"{letters[i]} {one}" for i, one in enumerate(ledger.totals)]
    lines.append("money: " + ", ".join(totals))
    return "\n".join(lines) + "\n"


def _ledger_line(line: Line) -> str:
    factors = f"rate {line.rate}, red {line.red}, fleks {line.fleks}, tens {line.tens}"
    amount = line.amount * line.sign
    return f"  {line.part} {amount}: {factors}; {' '.join(line.rules)}"

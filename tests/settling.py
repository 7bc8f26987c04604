"""Short ways to write down a deal that is settled: contract, fleks, parts."""

from marias.actions import Comment
from marias.cards import NO_TRUMP
from marias.comments import PLAIN_TERMS, apply_comment, begin
from marias.contracts import ALL_CONTRACTS, CONTRACT_NAMES, Commitment
from marias.fleks import Raise, Side
from marias.ledger import Bill
from marias.parts import AGAINST, Part
from marias.profile import parse_profile
from marias.settlement import settle

LETTERS = "HLAB"
ALONE = Side(3, 0, -1)


def profile_of(text):
    """A profile, hidden switches included."""
    return parse_profile(text, hidden=True)


def announced(text):
    """``sedma A``, ``betl``, ``dvesedmy B H`` with the helper suit."""
    name, *suits = text.split()
    found = [LETTERS.index(suit) for suit in suits] + [NO_TRUMP, NO_TRUMP]
    return Commitment(ALL_CONTRACTS[CONTRACT_NAMES.index(name)], *found[:2])


def said(text, side=ALONE):
    """``hra 2 sedma 1``: two fleks on hra, one on sedma; or who: ``hra 2@1@2``.

    The first opponent and the declarer raise in turn unless seats are given.
    """
    words = text.split()
    raisers = ()
    for name, how in zip(words[::2], words[1::2], strict=True):
        count, *seats = how.split("@")
        first, second = (side.declarer + 1) % side.players, side.declarer
        if name in AGAINST:
            first, second = second, first
        for level in range(1, int(count) + 1):
            voices = (first,) if level % 2 else (second,)
            if level % 2 and seats:
                voices = tuple(int(seat) for seat in seats)
            raisers += tuple(Raise(name, level, seat) for seat in voices)
    return raisers


def parts(text, declarer=0):
    """``hra+ sedma- sto-7 tiche-sto+2@1``: made or lost, tens, whose."""
    found = ()
    for word in text.split():
        what, _, seat = word.partition("@")
        sign = max(what.rfind("+"), what[:-1].rfind("-") if what[-1] != "-" else 0)
        sign = sign if sign > 0 else len(what) - 1
        tens = int(what[sign + 1 :] or 1)
        owner = int(seat) if seat else declarer
        made = what[sign] == "+"
        found += (Part(what[:sign], owner, made, "hra.majority", tens),)
    return found


def bill(profile, contract, results, fleks="", side=ALONE, laid=False):
    """The bill of a deal, all of it in words."""
    return Bill(
        profile_of(profile),
        announced(contract),
        side,
        parts(results, side.declarer),
        said(fleks, side),
        laid,
    )


def totals(*deal, **more):
    """What each seat wins or loses."""
    return settle(bill(*deal, **more)).totals


def from_each(*deal, **more):
    """What the declarer gets from each of two opponents, negative what he pays."""
    sums = totals(*deal, **more)
    assert sums[1] == sums[2] == -sums[0] / 2
    return -sums[1]


def halers(profile, units):
    """Units in the money of the profile."""
    from marias.tariff import halers as base

    return units * base(profile_of(profile))


def talk(profile, contract, comments, side=ALONE, terms=PLAIN_TERMS):
    """The state after comments: ``hra+sedma`` raises both, ``-`` is "dobrý".

    Parts announced against stand behind an exclamation mark: ``hra!sedma-proti``.
    """
    state = begin(profile_of(profile), announced(contract), side, terms)
    for word in comments.split():
        state = apply_comment(state, comment(word))
    return state


def comment(word):
    """A comment of a word, see ``talk``."""
    raised, _, against = word.partition("!")
    raised = raised.strip("-")
    return Comment(
        tuple(raised.split("+")) if raised else (),
        tuple(against.split("+")) if against else (),
    )

"""Weighing: how an offence counts at a table, by the list it follows."""

from collections import namedtuple

from . import rules
from .offences import (
    COMMENT_ORDER,
    GAME,
    HEAVY,
    HELPERS_NOT_SHOWN,
    HELPERS_SHOWN,
    LAID_PLAYED,
    LIGHT,
    LISTS,
    LOOK_OTHERS,
    MISDEAL,
    MIXING,
    NONE,
    NOT_SHUFFLING,
    NOTHING,
    SEVENS_NOT_SHOWN,
    SHUFFLING,
    SPLITTING,
    SUM_ONLY,
    WRONG_CLAIM,
    Offence,
    find,
)
from .profile import Profile

# Acts outside the play of a deal: no game is lost by them anywhere.
OUTSIDE = (SPLITTING, SHUFFLING, NOT_SHUFFLING, MISDEAL, MIXING, WRONG_CLAIM)


class Weight(namedtuple("Weight", ("kind", "takes", "rules", "sure"))):
    """How an offence weighs at a table: LIGHT, HEAVY or NONE, and what it takes.

    ``sure`` is False where the list of the table says nothing of it, or two things.
    """

    __slots__ = ()
    kind: str
    takes: str
    rules: tuple[str, ...]
    sure: bool


def weigh(name: str, profile: Profile) -> Weight:
    """Say how an act weighs at a table, by its list and its switches.

    A breach of any rule of play is one in Paluba (renonc.any-play-rule-paluba); the
    general rules and the tournament name those that they mean, and leave others to the
    referee (renonc.referee) or to nobody. The side has lost (renonc.side-loses), unless
    the act is excepted (renonc.exceptions). A comment out of turn is put right, a
    renonc or a flat sum by the switch; cards are shuffled where they must not be, or
    not shuffled where they must (renonc.shuffling, renonc.no-shuffling-turnaj).
    """
    row = find(name)
    if name == COMMENT_ORDER:
        return _comment_order(profile)
    decided = _by_switch(name, profile)
    word = _word(row, profile)
    nowhere = "y" not in row.lists and "?" not in row.lists
    if decided is False or nowhere or word == "n":
        return Weight(NONE, NOTHING, (row.rule,), True)
    kind = HEAVY if profile.heavy_offences in row.heavy else LIGHT
    takes = _takes(row, profile)
    sums = _SUMS[list_of(profile)]
    used = (row.rule,) + _why(profile, takes) + (sums,)
    sure = word == "y" or (bool(decided) and word == "-")
    return Weight(kind, takes, used, sure)


def weigh_sitting_out(name: str, profile: Profile) -> Weight:
    """Say how an act of the one who sits out weighs: he is no player of this deal.

    The tournament lets him look into other hands (pauz.may-look). The other lists speak
    of no such player: whether they mean him too is open.
    """
    weight = weigh(name, profile)
    if name != LOOK_OTHERS:
        return weight
    if list_of(profile) == "turnaj2020":
        return Weight(NONE, NOTHING, (rules.SITTING_OUT_MAY_LOOK,), True)
    return Weight(*(tuple(weight[:3]) + (False,)))


_SUMS = {
    "obecna": rules.FINES_OPEN,
    "paluba": rules.FINES_PALUBA,
    "turnaj2020": rules.FINES_TOURNAMENT,
}


def list_of(profile: Profile) -> str:
    """Return which of LISTS a table follows.

    Paluba's gives the flat sum "to each opponent" (renonc.flat-paluba), the others to
    everybody else at the table (renonc.flat-turnaj).
    """
    return profile.renonc_list


def _why(profile: Profile, takes: str) -> tuple[str, ...]:
    """The rule by which the game is lost, or is not."""
    if profile.offence_loses == "listed" and takes != GAME:
        return (rules.REVOKE_EXCEPTIONS,)
    lost = takes == GAME and profile.revoke_rate != "none"
    return (rules.REVOKE_SIDE_LOSES,) if lost else ()


def _word(row: Offence, profile: Profile) -> str:
    return row.lists[LISTS.index(list_of(profile))]


# Acts that a switch makes an offence: the switch, and the values that do.
_BY_SWITCH = (
    (SHUFFLING, "shuffling", ("never", "once")),
    (NOT_SHUFFLING, "shuffling", ("each",)),
    (MISDEAL, "misdeals", ("fined",)),
    (WRONG_CLAIM, "false_accuser", ("pays",)),
    (HELPERS_SHOWN, "four_helpers", ("shown",)),
    (HELPERS_NOT_SHOWN, "four_helpers", ("shown",)),
    (SEVENS_NOT_SHOWN, "seven_against", ("told",)),
)


def _by_switch(name: str, profile: Profile) -> "bool | None":
    """Whether a switch makes this an offence, None where it is for the list to say."""
    for act, switch, values in _BY_SWITCH:
        if act == name:
            return getattr(profile, switch) in values
    return True if name == LAID_PLAYED and profile.lozena_play == "fined" else None


def _takes(row: Offence, profile: Profile) -> str:
    if row.name in OUTSIDE or row.name == LAID_PLAYED:
        return SUM_ONLY
    return row.listed if profile.offence_loses == "listed" else GAME


def _comment_order(profile: Profile) -> Weight:
    """Put right, a renonc, or a flat sum while the game goes on.

    By the switch (renonc.flek-order-paluba, renonc.flek-order-turnaj).
    """
    sums = _SUMS[list_of(profile)]
    if profile.comment_order == "revoke":
        used = (rules.COMMENT_ORDER_REVOKE,) + _why(profile, GAME) + (sums,)
        return Weight(LIGHT, GAME, used, True)
    if profile.comment_order == "flat":
        return Weight(LIGHT, SUM_ONLY, (rules.COMMENT_ORDER_FLAT, sums), True)
    return Weight(NONE, NOTHING, (rules.FLEK_ORDER,), True)

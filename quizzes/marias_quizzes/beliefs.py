"""Who believes what: the named misconceptions, as profiles that answer questions."""

from marias.cards import ACE, HEARTS, card
from marias.marriages import SIDE_VALUE, TRUMP_VALUE
from marias.misconceptions import MISCONCEPTIONS, believer, misconception
from marias.points import LAST_TRICK, card_points
from marias.profile import Profile

from marias_quizzes.messages import Say, say

_BELIEVERS: "dict[Profile, tuple[tuple[str, Profile], ...]]" = {}


def believers(profile: Profile) -> tuple[tuple[str, Profile], ...]:
    """Each misconception with the profile of one who holds it at this table.

    A belief that is the rule here (no beating where nobody must beat) is left out.
    """
    found = _BELIEVERS.get(profile)
    if found is None:
        pairs = [(each.id, believer(profile, each)) for each in MISCONCEPTIONS]
        found = tuple([pair for pair in pairs if pair[1] != profile])
        _BELIEVERS[profile] = found
    return found


def nearest(held: tuple[str, ...], rule: str) -> tuple[str, ...]:
    """The beliefs, those about the deciding rule first: they explain an error best."""
    about = [belief for belief in held if misconception(belief).rule == rule]
    return tuple(about + [belief for belief in held if belief not in about])


def who(belief: str) -> Say:
    """What somebody with the belief does, to stand after "one who"."""
    return say(belief + ".who", twenty=SIDE_VALUE, forty=TRUMP_VALUE)


def truth(belief: str) -> Say:
    """One sentence that sets the belief right."""
    return say(
        belief + ".truth",
        counter=card_points((card(HEARTS, ACE),)),
        last=LAST_TRICK,
        twenty=SIDE_VALUE,
        forty=TRUMP_VALUE,
    )

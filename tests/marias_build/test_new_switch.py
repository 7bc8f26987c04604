"""A new switch: what is forgotten of it is told in plain words."""

from __future__ import annotations

import pytest
from marias.profile import SWITCHES
from marias.profile_fields import Profile, check_order


def test_the_fields_there_are() -> None:
    """Each stands where its switch does."""
    check_order(Profile._fields[1:], tuple(switch.name for switch in SWITCHES))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (("a", "b"), "has nothing where SWITCHES have c: "),
        (("a", "c", "b"), "has c where SWITCHES have b: "),
        (("a", "b", "c", "d"), "has d where SWITCHES have nothing: "),
    ],
)
def test_a_field_that_is_no_switch_of_its_place(
    fields: tuple[str, ...], said: str
) -> None:
    """One too few, one at a wrong place, one too many: the first of them is named."""
    with pytest.raises(ValueError, match=said):
        check_order(fields, ("a", "b", "c"))

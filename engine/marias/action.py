"""What all actions have in common, the play of a card among them."""


class Action:
    """What every action has in common.

    Equal actions are of the same class, so that ``in`` can be asked of the legal ones.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return tuple(self) == tuple(other)  # type: ignore[arg-type]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(tuple(self))  # type: ignore[arg-type]

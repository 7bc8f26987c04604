"""The two ways of saying no: a text that cannot be read, an action not allowed."""


class NotationError(ValueError):
    """A text cannot be read: what stood there, where, and what was expected.

    ``where`` counts characters from 0 in a short text, lines from 1 in a record.
    """

    def __init__(self, what: str, where: int, expected: str) -> None:
        text = f"cannot read '{what}' at {where}: expected {expected}"
        super().__init__(text)
        self.what = what
        self.where = where
        self.expected = expected


class IllegalActionError(ValueError):
    """An action is not allowed: the id of the rule against it, and the action."""

    def __init__(self, rule: str, action: object) -> None:
        super().__init__(f"{rule}: {action!r}")
        self.rule = rule
        self.action = action

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


class ProfileError(NotationError):
    """A text is no profile: ``code`` says in which way.

    ``unknown`` what stands there, ``empty`` a switch without a value, ``twice`` a
    switch set again, ``pair`` two settings that exclude each other. ``other`` is the
    setting it is against, or the switch that lacks a value.
    """

    def __init__(
        self, code: str, what: str, where: int, expected: str, other: str = ""
    ) -> None:
        NotationError.__init__(self, what, where, expected)
        self.code = code
        self.other = other


class IllegalActionError(ValueError):
    """An action is not allowed: the id of the rule against it, and the action."""

    def __init__(self, rule: str, action: object) -> None:
        super().__init__(f"{rule}: {action!r}")
        self.rule = rule
        self.action = action


class IllegalMoveError(IllegalActionError):
    """A move of a record is not allowed: which one, counted from 1, and its words."""

    def __init__(self, rule: str, action: object, number: int, words: str) -> None:
        IllegalActionError.__init__(self, rule, action)
        self.args = (f"move {number}, {words}: {rule}",)
        self.number = number
        self.words = words

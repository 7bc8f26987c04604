"""A played deal, step by step: the table after each card; what would you play."""

from marias.deal import SEAT_LETTERS
from marias.notation import parse_card
from marias.profile import format_profile
from marias.record import parse_record, states
from marias.state import seat_to_play, verdicts
from marias_quizzes import deal_board, deal_guess, deal_html, deal_words
from marias_quizzes.html import Context, el, render
from marias_quizzes.messages import Say, say, seat

from . import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

NOBODY = -1
KEYS = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -99, "End": 99}
BACK, ON = ".steps > :nth-child(1)", ".steps > :nth-child(2)"


class Viewer:
    """The table of one deal at a step, with a seat that the reader plays, or none."""

    def __init__(self, block: str, context: "Callable[[str], Context]") -> None:
        self.id = block
        self.record = parse_record(dom.given(block, "record"))
        self.states = states(self.record)
        self.context = context(format_profile(self.record.profile))
        self.step = 0
        self.seat = NOBODY

    def start(self) -> None:
        """Show the step of the address, and the choice of a seat."""
        dom.mark(self.id + "-board", "keys", "")
        dom.add(self.id + "-guess", "beforebegin", render(self._seats()))
        self._follow(dom.step())
        dom.live()

    def hear(self, act: str, block: str, value: str) -> bool:
        """Carry out what the reader asks for; False for what is no matter of ours."""
        if act == "step" and not block:
            self._follow(value)
            return True
        if block != self.id:
            return False
        if act == "step":
            return self._go(deal_html.parse_step(value, self.record))
        if act == "key" and value in KEYS:
            last = len(self.states) - 1
            return self._go(min(last, max(0, self.step + KEYS[value])))
        if act == "seat":
            self._take(SEAT_LETTERS.find(value))
        elif act == "guess":
            self._guess()
        elif act == "choose":
            dom.say(self.id + "-status", "")
        else:
            return False
        return True

    def _follow(self, place: str) -> None:
        """Show the step of an address; say so if the deal has no such step."""
        step = deal_html.parse_step(place, self.record)
        dom.drop(self.id + "-link")
        if step >= 0:
            self._show(step)
        elif not dom.has(place):
            line = el(
                "p",
                (("id", self.id + "-link"), ("class", "notice"), ("role", "status")),
            )
            dom.add(self.id + "-board", "beforebegin", render(line))
            text = self.context.messages.text("page.bad-step", what=place[:40])
            dom.later(lambda: dom.say(self.id + "-link", text))

    def _go(self, step: int) -> bool:
        """Go to a step by a control or a key, and keep the focus on the controls."""
        if step < 0:
            return False
        last = self.step
        self._show(step)
        dom.drop(self.id + "-link")
        dom.replace("#" + deal_html.step_id(step), dom.state())
        dom.say(self.id + "-status", self._told(step))
        jump = ".ten [data-value=" + deal_html.step_id(step) + "]"
        wanted = BACK if step == last - 1 else ON if step == last + 1 else jump
        for control in (wanted, ON, BACK):
            if dom.focus(self.id + "-board", control):
                break
        return True

    def _show(self, step: int) -> None:
        if step != self.step:
            self.step = step
            board = deal_html.board(self.record, step, self.context)
            dom.swap(self.id + "-board", render(board))
        self._ask()

    def _ask(self, chosen: str = "") -> None:
        """Ask what the reader would play, where it is the turn of the seat taken."""
        turn = self.step < len(self.record.plays) and (
            seat_to_play(self.states[self.step]) == self.seat
        )
        asked = (
            deal_html.guess(
                self.record, self.step, self.context, self.id + "-guess", chosen
            )
            if turn
            else ""
        )
        dom.swap(self.id + "-guess", render(asked))

    def _guess(self) -> None:
        chosen = dom.chosen(self.id + "-guess")
        messages = self.context.messages
        if not chosen:
            dom.say(self.id + "-status", messages.text("page.choose-first"))
            return
        self._ask(chosen[0])
        told = deal_guess.told(
            verdicts(self.states[self.step]),
            parse_card(chosen[0]),
            self.record.plays[self.step].card,
        )
        dom.say(self.id + "-status", messages.plain(told))
        dom.focus(self.id + "-guess-verdict")

    def _take(self, place: int) -> None:
        """Play for a seat from its next turn on; the same seat again leaves it."""
        self.seat = NOBODY if place == self.seat else place
        for each in range(3):
            dom.press(self.id + "-seats", SEAT_LETTERS[each], each == self.seat)
        turns = [
            step
            for step in range(self.step, len(self.record.plays))
            if seat_to_play(self.states[step]) == self.seat
        ]
        if turns:
            dom.replace("#" + deal_html.step_id(turns[0]), dom.state())
        self._show(turns[0] if turns else self.step)
        told = self._told(self.step)
        if not turns and self.seat != NOBODY:
            told = self.context.messages.text("page.no-turn", seat=seat(place))
        dom.say(self.id + "-status", told)
        if turns:
            dom.reveal(self.id + "-guess")

    def _seats(self) -> "object":
        messages = self.context.messages
        buttons = [
            el(
                "button",
                (
                    ("type", "button"),
                    ("data-act", "seat"),
                    ("data-value", SEAT_LETTERS[place]),
                    ("aria-pressed", "false"),
                ),
                messages.word(seat(place)),
            )
            for place in range(3)
        ]
        label = self.id + "-seats-label"
        return el(
            "div",
            (
                ("class", "levels"),
                ("id", self.id + "-seats"),
                ("role", "group"),
                ("aria-labelledby", label),
            ),
            el("span", {"id": label}, messages.text("page.play-as")),
            buttons,
        )

    def _told(self, step: int) -> str:
        """The step in one sentence or two, for whoever hears the page."""
        said: list[Say] = [deal_board.title(step)]
        if step:
            said.append(deal_words.move(self.states[step - 1], self.record, step)[0])
            if step % 3 == 0:
                taker = self.states[step].tricks[-1].winner
                said.append(say("deal.taken", seat=seat(taker)))
        return " ".join([self._sentence(each) for each in said])

    def _sentence(self, message: Say) -> str:
        text = self.context.messages.plain(message)
        return text if text[-1:] in ".!?" else text + "."

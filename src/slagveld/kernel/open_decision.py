"""A decision as it lies open in a battle: what outsiders hold while they choose."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from slagveld.kernel import shell
from slagveld.kernel.decision import Action, Decision, Form, Mode, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import Resume
from slagveld.texts import Text

if TYPE_CHECKING:
    from slagveld.kernel.match import Match


class OpenDecision:
    """The decision that a match waits for. Bound to the moment it was taken from the match."""

    def __init__(
        self, match: "Match[Any]", decision: Decision, menu: Sequence[Action] | None = None
    ) -> None:
        self._match = match
        self._menu = menu
        self.described = decision
        """The decision as data, for a screen."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked."""
        return self.described.seats

    @property
    def mode(self) -> Mode:
        """Whether one, any or all of the seats answer."""
        return self.described.mode

    @property
    def forms(self) -> tuple[Form, ...]:
        """The kinds of action that answer."""
        return self.described.forms

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Seats whose answer is not in yet."""
        return tuple(seat for seat in self.seats if seat not in self.described.answered)

    def candidates(self, seat: int | None = None) -> Sequence[Action]:
        """Allowed answers in fixed order; [0] is the pass or default.

        Not all of them in a large battle: `menu.whole` says so, and `more` goes on.
        """
        if self._menu is not None:
            return self._menu
        seat = self.waiting_for[0] if seat is None else seat
        question = self._match.game.question(self._match.state)
        return [] if question is None else question.candidates(self._match.state, seat)

    def more(self, after: int, seat: int | None = None) -> Sequence[Action]:
        """What the menu leaves out after so many entries; empty when nothing is left."""
        if self._menu is not None:
            return self._menu[after:]
        seat = self.waiting_for[0] if seat is None else seat
        question = self._match.game.question(self._match.state)
        return [] if question is None else question.more(self._match.state, seat, after)

    def propose(self, rng: Rng, seat: int | None = None) -> Action:
        """One allowed answer, quickly."""
        if self._menu is not None:
            return self._menu[int(rng.random() * len(self._menu))]
        seat = self.waiting_for[0] if seat is None else seat
        question = self._match.game.question(self._match.state)
        if question is None:
            raise LookupError("the battle is over")
        return question.propose(self._match.state, seat, rng)

    def check(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an answer is not allowed, or None."""
        return self._match.check(action, seat)

    def preview(self, partial: Partial, seat: int | None = None) -> Preview:
        """What a half-filled answer would do."""
        return self._match.preview(partial, self.waiting_for[0] if seat is None else seat)


def open_decision(match: "Match[Any]") -> OpenDecision | None:
    """What a battle waits for: real dice, numbers for fair dice, the leader, or a question."""
    if match.waiting is not None and not match.state.paused:
        seat = match.waiting.request.seat
        seats = match.state.players() if seat is None else (seat,)
        return OpenDecision(match, shell.dice_decision(match.waiting.request, seats), ())
    if not match.begun:
        given = tuple(seat for seat, _ in match.box.mixed)
        asked = shell.mix_decision(match.state.players())
        return OpenDecision(match, replace(asked, answered=given), (shell.MixDice(0),))
    if match.state.paused and match.outcome is None:
        leader = match.state.leader()
        pause = Decision(
            seats=() if leader is None else (leader,),
            prompt=Text("ask-paused"),
            forms=(Form(action="Resume", title=Text("do-resume")),),
        )
        return OpenDecision(match, pause, (Resume(),))
    question = match.game.question(match.state)
    if question is None:
        return None
    asked = question.ask(match.state)
    if question.mode == "all":
        asked = replace(asked, answered=match.state.sealed.seats)
    return OpenDecision(match, asked)


def seen_decision(match: "Match[Any]", seat: int | None) -> Decision | None:
    """The open decision as a seat may see it: in full if it is asked, else only the wait."""
    decision = open_decision(match)
    if decision is None or (seat is not None and seat in decision.seats):
        return None if decision is None else decision.described
    top = match.state.agenda.top
    secret = match.waiting is None and top is not None and top.seen(seat) != top
    return Decision(
        seats=decision.seats,
        mode=decision.mode,
        prompt=Text("ask-waiting") if secret else decision.described.prompt,
        forms=(),
        rule="" if secret else decision.described.rule,
        pieces=() if secret else decision.described.pieces,
        answered=decision.described.answered,
    )

"""Moves that another rule grants: after a disengagement, after a kill by reaction fire.

Both are at walking pace, and both may lead into contact (CON-DISENGAGE-4, -5, CON-REACT-5).
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import FREE, Action, Decision, Measuring, Partial, Preview
from slagveld.kernel.fields import Path, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction

from ..assault.announcement import Assault, nameable, named_refusal, told_targets
from ..assault.sequence import announce
from ..core.book import do, pick, refuse, text
from ..core.figure import Figure, Movement
from ..core.relations import in_fight
from ..core.reports import tell_stays
from ..core.state import Battle, ConfrontationState
from ..movement.choice import Active
from ..movement.displacement import Manner, best_gait, displace, move_refusal
from ..movement.menus import listed, outward
from ..movement.previews import preview_way
from ..terrain.ways import end_pose

Cause = Literal["disengage", "reaction"]


class Withdraw(Action, frozen=True):
    """The way of the move that was granted, touching nobody."""

    path: Path
    facing: Direction


class WithdrawInto(Action, frozen=True):
    """The move is to end in contact with these enemies: announced, then measured."""

    targets: Pieces


class Remain(Action, frozen=True):
    """The figure makes no use of its move."""


WithdrawReply = Withdraw | WithdrawInto | Remain


class GrantedMove(Question, frozen=True, kw_only=True):
    """A figure may move up to MOV."""

    rule = "CON-DISENGAGE-4"
    actions = (Withdraw, WithdrawInto, Remain)

    seat: int
    figure: int
    cards: tuple[int, ...]
    cause: Cause
    left: tuple[int, ...] = ()
    """Enemies that it has just disengaged from: it must end out of contact with them."""

    @property
    def cites(self) -> str:
        """The rule that grants the move."""
        return "CON-DISENGAGE-4" if self.cause == "disengage" else "CON-REACT-5"

    @property
    def movement(self) -> Movement:
        """As what it is measured."""
        return "disengage" if self.cause == "disengage" else "walk"

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """Its player; nobody when it is gone, or an enemy holds it after its shot."""
        figure = state.figure(self.figure)
        if figure is None:
            return ()
        if self.cause == "reaction" and in_fight(state, figure):
            return ()
        return (self.seat,)

    def _through(self, state: ConfrontationState) -> tuple[int, ...]:
        return Active(self.seat, self.cards).together(state)

    def ask(self, state: ConfrontationState) -> Decision:
        """Away, into contact, or staying where that is allowed."""
        figure = state.field.by_id[self.figure]
        fields = (
            pick.path("path", "field-move-path", piece=figure.id),
            pick.facing("facing", "field-move-facing", piece=figure.id),
        )
        title = text("do-granted-withdraw")
        forms = [do(Withdraw, title, *fields, rule=self.cites)]
        enemies = self._nameable(state, figure)
        if enemies:
            targets = pick.pieces("targets", "field-move-targets", enemies)
            forms.append(
                do(
                    WithdrawInto,
                    "do-granted-into",
                    targets,
                    rule="CON-DISENGAGE-5" if self.cause == "disengage" else "CON-WALK-3",
                )
            )
        if self._remain_refusal(state, figure) is None:
            forms.append(do(Remain, "do-granted-remain", rule=self.cites))
        own_only = Measuring(ruler="own", rule="CON-CHARGE-10")
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-granted", name=figure.name),
            forms=tuple(forms),
            rule=self.cites,
            measuring=FREE if state.options.free_measuring else own_only,
            pieces=(figure.id,),
        )

    def _nameable(
        self, state: ConfrontationState, figure: Figure, raw: object = None
    ) -> tuple[int, ...]:
        named = told_targets(state, figure, raw)
        return tuple([one.id for one in nameable(state, figure, "engage", self.left, named)])

    def check(self, state: ConfrontationState, seat: int, action: WithdrawReply) -> Refusal | None:
        """Out of contact with those it left, or into contact with others."""
        figure = state.field.by_id[self.figure]
        match action:
            case Withdraw():
                return self.way_refusal(state, figure, action.path, action.facing)
            case WithdrawInto():
                return named_refusal(state, self._assault(action.targets), (figure,))
            case _:
                return self._remain_refusal(state, figure)

    def way_refusal(
        self, state: ConfrontationState, figure: Figure, path: Path, facing: int
    ) -> Refusal | None:
        """Why it cannot go this way, or None."""
        there = figure.at(end_pose(state, figure, path, facing))
        if any(number in self.left for number in state.field.touching(there)):
            return refuse("CON-DISENGAGE-4", "refusal-granted-left", name=figure.name)
        through = self._through(state)
        return move_refusal(state, figure, path, facing, self.movement, through=through)

    def _remain_refusal(self, state: ConfrontationState, figure: Figure) -> Refusal | None:
        """Whoever has disengaged must go, if there is any way out."""
        if self.cause == "disengage" and self._ways(state, figure):
            return refuse("CON-DISENGAGE-4", "refusal-granted-remain", name=figure.name)
        return None

    def _ways(self, state: ConfrontationState, figure: Figure) -> list[tuple[Path, int]]:
        """Some ways out, the farthest first."""

        def allowed(path: Path, facing: int) -> bool:
            return self.way_refusal(state, figure, path, facing) is None

        limit = best_gait(figure, self.movement).limit
        found = listed(state, figure, limit, allowed)
        return found or outward(figure, limit, allowed)

    def _assault(self, targets: Sequence[int]) -> Assault:
        return Assault(
            seat=self.seat,
            cards=self.cards,
            movers=(self.figure,),
            targets=tuple(targets),
            kind="disengage" if self.cause == "disengage" else "walk",
            left=self.left,
        )

    def answer(self, play: Battle, action: WithdrawReply) -> None:
        """Go, announce, or stay."""
        match action:
            case Withdraw():
                manner: Manner = "disengage" if self.cause == "disengage" else "walk"
                path, facing = action.path, action.facing
                displace(play, self.figure, path, facing, manner=manner, rule=self.cites)
            case WithdrawInto():
                announce(play, self._assault(action.targets))
            case _:
                tell_stays(play, self.figure, self.cites)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Some ways; staying where there is none, or where one may; then each enemy alone."""
        figure = state.field.by_id[self.figure]
        found: list[Action] = [Withdraw(*way) for way in self._ways(state, figure)]
        if self.cause == "reaction":
            found.insert(0, Remain())
        elif not found:
            found.append(Remain())
        found.extend([WithdrawInto((one,)) for one in self._nameable(state, figure)])
        return found

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Reach and way; or who may be named."""
        figure = state.field.by_id[self.figure]
        if partial.action == "WithdrawInto":
            named = partial.values.get("targets")
            return Preview(pieces=self._nameable(state, figure, named))
        if partial.action != "Withdraw":
            return Preview()
        through = self._through(state)
        return preview_way(state, figure, partial.values, self.movement, through=through)

"""Moves that another rule grants: after a disengagement, after a kill by reaction fire.

Both are at walking pace, and both may lead into contact (CON-DISENGAGE-4, -5, CON-REACT-5).
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import Path, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction

from ..assault.announcement import Assault, assault_by, nameable, named_refusal
from ..assault.sequence import announce
from ..core.asking import FigureAsked, tell_stays
from ..core.book import do, pick, refuse
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight
from ..movement.displacement import best_gait, displace, move_refusal
from ..movement.menus import listed, outward
from ..movement.previews import preview_way
from ..movement.type_of_movement import Active
from ..terrain.paths import end_pose

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


class GrantedMove(FigureAsked, frozen=True, kw_only=True):
    """A figure may move up to MOV."""

    rule = "CON-DISENGAGE-4"
    words = "ask-granted"
    actions = (Withdraw, WithdrawInto, Remain)

    cards: tuple[int, ...]
    cause: Cause
    left: tuple[int, ...] = ()
    """Enemies that it has just disengaged from, whom it may not contact (CON-DISENGAGE-6)."""

    @property
    def active(self) -> Active:
        return Active(self.seat, self.cards)

    @property
    def cites(self) -> str:
        return "CON-DISENGAGE-4" if self.cause == "disengage" else "CON-REACT-5"

    @property
    def manner(self) -> Literal["disengage", "walk"]:
        return "disengage" if self.cause == "disengage" else "walk"

    def asked(self, state: ClashState) -> int | None:
        """Its player; nobody when it is gone, or an enemy holds it after its shot."""
        figure = state.figure(self.figure)
        held = figure is None or (self.cause == "reaction" and in_fight(state, figure))
        return None if held else self.seat

    def by_rule(self, state: ClashState) -> str:
        return self.cites

    def forms(self, state: ClashState) -> list[Form]:
        (figure,) = state.those(self.figure)
        path = pick.path("path", "field-move-path", piece=figure.id)
        facing = pick.facing("facing", "field-move-facing", piece=figure.id)
        forms = [do(Withdraw, "do-granted-withdraw", path, facing, rule=self.cites)]
        enemies = self._nameable(state, figure)
        if enemies:
            targets = pick.pieces("targets", "field-move-targets", enemies)
            rule = "CON-DISENGAGE-5" if self.cause == "disengage" else "CON-WALK-3"
            forms.append(do(WithdrawInto, "do-granted-into", targets, rule=rule))
        if self._remain_refusal(state, figure) is None:
            forms.append(do(Remain, "do-granted-remain", rule=self.cites))
        return forms

    def _nameable(
        self, state: ClashState, figure: Figure, told: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        return tuple([one.id for one in nameable(state, figure, "engage", self.left, told)])

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        figure = state.field.by_id[self.figure]
        match action:
            case Withdraw():
                return self.way_refusal(state, figure, action.path, action.facing)
            case WithdrawInto():
                return named_refusal(state, self._assault(action.targets), (figure,))
            case _:
                return self._remain_refusal(state, figure)

    def way_refusal(
        self, state: ClashState, figure: Figure, path: Path, facing: int
    ) -> Refusal | None:
        there = figure.at(end_pose(state, figure, path, facing))
        if any(number in self.left for number in state.field.touching(there)):
            return refuse("CON-DISENGAGE-4", "refusal-granted-left", name=figure.name)
        through = self.active.together(state)
        return move_refusal(state, figure, path, facing, self.manner, through=through)

    def _remain_refusal(self, state: ClashState, figure: Figure) -> Refusal | None:
        """Whoever has disengaged must go, if there is any way out."""
        if self.cause == "disengage" and self._ways(state, figure):
            return refuse("CON-DISENGAGE-4", "refusal-granted-remain", name=figure.name)
        return None

    def _ways(self, state: ClashState, figure: Figure) -> list[tuple[Path, int]]:

        def allowed(path: Path, facing: int) -> bool:
            return self.way_refusal(state, figure, path, facing) is None

        limit = best_gait(figure, self.manner).limit
        return listed(state, figure, limit, allowed) or outward(figure, limit, allowed)

    def _assault(self, targets: Sequence[int]) -> Assault:
        return assault_by(self.active, (self.figure,), tuple(targets), self.manner, self.left)

    def answer(self, play: Battle, action: Action) -> None:
        match action:
            case Withdraw():
                path, facing, manner = action.path, action.facing, self.manner
                displace(play, self.figure, path, facing, manner=manner, rule=self.cites)
            case WithdrawInto():
                announce(play, self._assault(action.targets))
            case _:
                tell_stays(play, self.figure, self.cites)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        figure = state.field.by_id[self.figure]
        ways = [Withdraw(*way) for way in self._ways(state, figure)]
        stays = [Remain()] if self.cause == "reaction" or not ways else []
        into = [WithdrawInto((one,)) for one in self._nameable(state, figure)]
        return [*stays, *ways, *into]

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        (figure,) = state.those(self.figure)
        match partial.action:
            case "WithdrawInto":
                named = filled(drafted(WithdrawInto, partial).targets)
                return Preview(pieces=self._nameable(state, figure, named))
            case "Withdraw":
                draft, through = drafted(Withdraw, partial), self.active.together(state)
                given, told = filled(draft.path), filled(draft.facing)
                return preview_way(state, figure, given, told, self.manner, through=through)
            case _:
                return Preview()

"""Dodges: half a walk, hard to hit, and nothing else in this turn (CON-DODGE-1 to -4)."""

from typing import Any, ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.menu import Lane, lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction

from ..core.asking import tell_status
from ..core.book import first_refusal, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight
from .menus import move_by_chance, moves_of
from .type_of_movement import Active, chooser, wall_refusal
from .walk_and_charge_without_target import Told, Ways, way_form


class Dodge(Action, frozen=True):
    """A figure dodges over at most half of MOV, or over all of it (CON-CARD-esquive)."""

    figure: PieceId
    path: Path
    facing: Direction


class Dodging(Ways):
    """Dodgers are so until the end of the turn (CON-DODGE-2)."""

    actions: tuple[type[Action], ...] = (Dodge,)
    moves: ClassVar[dict[type[Action], Told]] = {Dodge: ("dodge", "dodge", "CON-DODGE-1")}
    noted: ClassVar[dict[str, Any]] = {"dodged": True}

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        able = [figure for figure in active.free(state) if not figure.profile.mounted]
        return [way_form(Dodge, able, "CON-DODGE-1")] if able else []

    def mover(self, state: ClashState, active: Active, number: int) -> Figure | Refusal:
        """Neither riders dodge, nor those in a fight (CON-DODGE-4)."""
        figure = chooser(state, active, number, fighting=True)
        if isinstance(figure, Refusal):
            return figure
        refusal = first_refusal(
            (figure.profile.mounted, "CON-DODGE-4", "refusal-dodge-mount"),
            (in_fight(state, figure), "CON-DODGE-4", "refusal-dodge-fighting"),
            name=figure.name,
        )
        return refusal or wall_refusal(figure) or figure

    def answer(self, play: Battle, active: Active, action: Dodge) -> None:
        (figure,) = play.state.those(action.figure)
        super().answer(play, active, action)
        tell_status(play, figure, text("status-move-dodging"), "CON-DODGE-2")

    def lane(self, state: ClashState, active: Active) -> Lane:
        through = active.together(state)
        able = [figure for figure in active.free(state) if not figure.profile.mounted]
        return woven([self._of(state, figure, through) for figure in able])

    def _of(self, state: ClashState, figure: Figure, through: tuple[int, ...]) -> Lane:
        number, here = figure.id, Dodge(figure.id, (), figure.pose.facing)
        ways = moves_of(state, figure, "dodge", through, lambda way: Dodge(number, *way))
        return woven([lane([here]), ways])

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if figure.profile.mounted or figure.climbing or in_fight(state, figure):
            return None
        way = move_by_chance(state, figure, "dodge", active.together(state), rng)
        return Dodge(figure.id, *(way or ((), figure.pose.facing)))


DODGING = Dodging()

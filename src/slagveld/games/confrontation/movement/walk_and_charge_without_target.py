"""Walking, rushing and staying: moves that touch nobody (CON-WALK-*, CON-CHARGE-5, -6)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.menu import Lane, lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN

from ..core.asking import tell_stays
from ..core.book import do, pick, text
from ..core.figure import Figure, Movement
from ..core.state import Battle, ClashState, in_fight
from ..terrain.paths import end_pose
from .displacement import Manner, displace, move_refusal, turn_refusal
from .menus import move_by_chance, moves_of
from .previews import preview_way
from .type_of_movement import Active, Lazy, chooser, free_figure, wall_refusal

RUSHES = 0.3
"""How often chance rushes instead of walking."""
TURNS = 0.2
"""How often chance lets somebody stay and turn."""


class Walk(Action, frozen=True):
    """A figure walks up to MOV; at the end it is turned as its player likes."""

    figure: PieceId
    path: Path
    facing: Direction


class Rush(Action, frozen=True):
    """A charge at no enemy: up to 2 x MOV, to cross ground or to reach an objective."""

    figure: PieceId
    path: Path
    facing: Direction


class Stay(Action, frozen=True):
    """A figure stays where it is; it may be turned. `facing` None: it looks as it does now."""

    figure: PieceId
    facing: Direction | None = None


WalkDeed = Walk | Rush | Stay
Told = tuple[Movement, Manner, str]
"""As what a move is measured and told, and the rule."""


class Ways(Lazy):
    """Moves of single figures along a way that touches nobody."""

    moves: ClassVar[dict[type[Action], Told]] = {}
    noted: ClassVar[dict[str, Any]] = {}
    """What those who go have done besides."""

    def mover(self, state: ClashState, active: Active, number: int) -> Figure | Refusal:
        return free_figure(state, active, number)

    def check(self, state: ClashState, active: Active, action: Any) -> Refusal | None:
        mover = self.mover(state, active, action.figure)
        if isinstance(mover, Refusal):
            return mover
        movement, through = self.moves[type(action)][0], active.together(state)
        return move_refusal(state, mover, action.path, action.facing, movement, through=through)

    def answer(self, play: Battle, active: Active, action: Any) -> None:
        movement, manner, rule = self.moves[type(action)]
        number, path, facing = action.figure, action.path, action.facing
        noted = {"chosen": movement, **self.noted}
        displace(play, number, path, facing, manner=manner, rule=rule, **noted)

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        kind = next(one for one in self.moves if one.__name__ == partial.action)
        draft: Any = drafted(kind, partial)
        number = filled(draft.figure, 0)
        figure = self.mover(state, active, number)
        if isinstance(figure, Refusal):
            return Preview(refusal=figure if state.figure(number) is not None else None)
        given, told, through = filled(draft.path), filled(draft.facing), active.together(state)
        return preview_way(state, figure, given, told, self.moves[kind][0], through=through)


class Walking(Ways):
    actions: tuple[type[Action], ...] = (Walk, Rush, Stay)
    moves: ClassVar[dict[type[Action], Told]] = {
        Walk: ("walk", "walk", "CON-WALK-1"),
        Rush: ("charge", "rush", "CON-CHARGE-6"),
    }

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        free, ready = active.free(state), active.ready(state)
        forms: list[Form] = []
        if free:
            forms += [way_form(Walk, free, "CON-WALK-1"), way_form(Rush, free, "CON-CHARGE-6")]
        if ready:
            figure = pick.piece("figure", "field-move-figure", ready)
            facing = pick.facing("facing", "field-move-facing", of="figure", optional=True)
            forms.append(do(Stay, "do-move-stay", figure, facing, rule="CON-MOVE-9"))
        return forms

    def check(self, state: ClashState, active: Active, action: WalkDeed) -> Refusal | None:
        """The figure, the way and the place at its end; whoever fights may only stay."""
        if not isinstance(action, Stay):
            return super().check(state, active, action)
        figure = chooser(state, active, action.figure, fighting=True)
        if isinstance(figure, Refusal):
            return figure
        if action.facing is None or action.facing == figure.pose.facing:
            return None
        return wall_refusal(figure) or turn_refusal(state, figure, action.facing)

    def answer(self, play: Battle, active: Active, action: WalkDeed) -> None:
        (figure,) = play.state.those(action.figure)
        if not isinstance(action, Stay):
            super().answer(play, active, action)
        elif action.facing is None or action.facing == figure.pose.facing:
            stay(play, figure.id)
        else:
            here, rule = action.facing, "CON-WALK-2"
            displace(play, figure.id, (), here, manner="walk", rule=rule, chosen="stay")

    def lane(self, state: ClashState, active: Active) -> Lane:
        through = active.together(state)
        return woven([self._of(state, figure, through) for figure in active.ready(state)])

    def _of(self, state: ClashState, figure: Figure, through: tuple[int, ...]) -> Lane:
        lanes = [lane([Stay(figure.id)])]
        if not figure.climbing and not in_fight(state, figure):
            number = figure.id
            walks = moves_of(state, figure, "walk", through, lambda way: Walk(number, *way))
            rushes = moves_of(state, figure, "charge", through, lambda way: Rush(number, *way))
            lanes += [walks, rushes]
        return woven(lanes)

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if figure.climbing or in_fight(state, figure):
            return Stay(figure.id)
        kind: type[Walk | Rush] = Rush if rng.random() < RUSHES else Walk
        way = move_by_chance(state, figure, self.moves[kind][0], active.together(state), rng)
        if way is not None:
            return kind(figure.id, *way)
        if rng.random() < TURNS:
            facing = int(rng.random() * TURN)
            if turn_refusal(state, figure, facing) is None:
                return Stay(figure.id, facing)
        return Stay(figure.id)

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        if partial.action == "Stay":
            return _preview_turn(state, active, drafted(Stay, partial))
        return super().preview(state, active, partial)


WALKING = Walking()


def stay(play: Battle, number: int) -> None:
    """A figure stays where it is, and that is told (CON-MOVE-9)."""
    play.state = play.state.did(number, chosen="stay")
    tell_stays(play, number, "CON-MOVE-9")


def _preview_turn(state: ClashState, active: Active, draft: Stay) -> Preview:
    number, facing = filled(draft.figure, 0), filled(draft.facing)
    figure = chooser(state, active, number, fighting=True)
    if isinstance(figure, Refusal):
        return Preview(refusal=figure if state.figure(number) is not None else None)
    if facing is None:
        return Preview()
    refusal = wall_refusal(figure) if facing != figure.pose.facing else None
    ghost = Ghost(figure.id, end_pose(state, figure, (), facing))
    return Preview(refusal=refusal or turn_refusal(state, figure, facing), ghosts=(ghost,))


def way_form(kind: type[Action], figures: Sequence[Figure], rule: str) -> Form:
    title = text(f"do-move-{kind.__name__.lower()}")  # texts: *:do-move-*
    figure = pick.piece("figure", "field-move-figure", figures)
    path = pick.path("path", "field-move-path", of="figure")
    facing = pick.facing("facing", "field-move-facing", of="figure")
    return do(kind, title, figure, path, facing, rule=rule)

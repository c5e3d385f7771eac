"""Walking, rushing and staying: moves that touch nobody (CON-WALK-*, CON-CHARGE-5, -6)."""

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN

from ..core.book import do, pick, text
from ..core.figure import Figure, Movement
from ..core.relations import in_fight
from ..core.reports import tell_stays
from ..core.state import Battle, ConfrontationState
from ..terrain.ways import end_pose
from .choice import Active, choice_refusal, wall_refusal
from .displacement import allower, best_gait, displace, move_refusal, turn_refusal
from .menus import by_chance, listed
from .previews import preview_way

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


class Walking:
    """Moves of single figures that end in no contact."""

    actions: tuple[type[Action], ...] = (Walk, Rush, Stay)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        """Walking and rushing for those who are free, staying for all."""
        free = tuple([figure.id for figure in active.free(state)])
        ready = tuple([figure.id for figure in active.ready(state)])
        forms: list[Form] = []
        if free:
            forms.append(way_form("Walk", free, "CON-WALK-1"))
            forms.append(way_form("Rush", free, "CON-CHARGE-6"))
        if ready:
            forms.append(
                do(
                    Stay,
                    "do-move-stay",
                    pick.piece("figure", "field-move-figure", ready),
                    pick.facing("facing", "field-move-facing", of="figure", optional=True),
                    rule="CON-MOVE-9",
                )
            )
        return forms

    def check(self, state: ConfrontationState, active: Active, action: WalkDeed) -> Refusal | None:
        """The figure, the way and the place at its end; whoever fights may only stay."""
        figure = state.figure(action.figure)
        staying = isinstance(action, Stay)
        refusal = choice_refusal(state, active, figure, fighting=staying)
        if refusal is not None or figure is None:
            return refusal
        if isinstance(action, Stay):
            facing = action.facing
            if facing is None or facing == figure.pose.facing:
                return None
            return wall_refusal(figure) or turn_refusal(state, figure, facing)
        refusal = wall_refusal(figure)
        if refusal is not None:
            return refusal
        through = active.together(state)
        movement: Movement = "walk" if isinstance(action, Walk) else "charge"
        return move_refusal(state, figure, action.path, action.facing, movement, through=through)

    def answer(self, play: Battle, active: Active, action: WalkDeed) -> None:
        """Note the type of movement and go."""
        number = action.figure
        match action:
            case Walk():
                play.state = play.state.did(number, chosen="walk")
                displace(play, number, action.path, action.facing, manner="walk", rule="CON-WALK-1")
            case Rush():
                play.state = play.state.did(number, chosen="charge")
                displace(
                    play, number, action.path, action.facing, manner="rush", rule="CON-CHARGE-6"
                )
            case _:
                facing = play.state.field.by_id[number].pose.facing
                if action.facing is None or action.facing == facing:
                    stay(play, number)
                else:
                    play.state = play.state.did(number, chosen="stay")
                    displace(play, number, (), action.facing, manner="walk", rule="CON-WALK-2")

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        """For each figure in order: staying, some walks, some rushes."""
        found: list[Action] = []
        through = active.together(state)
        for figure in active.ready(state):
            found.append(Stay(figure.id))
            if figure.climbing or in_fight(state, figure):
                continue
            walks = allower(state, figure, "walk", through=through)
            ways = listed(state, figure, best_gait(figure, "walk").limit, walks)
            found.extend([Walk(figure.id, *way) for way in ways])
            rushes = allower(state, figure, "charge", through=through)
            ways = listed(state, figure, best_gait(figure, "charge").limit, rushes)
            found.extend([Rush(figure.id, *way) for way in ways])
        return found

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if figure.climbing or in_fight(state, figure):
            return Stay(figure.id)
        rushing = rng.random() < RUSHES
        movement: Movement = "charge" if rushing else "walk"
        allowed = allower(state, figure, movement, through=active.together(state))
        way = by_chance(state, figure, best_gait(figure, movement).limit, rng, allowed)
        if way is not None:
            return Rush(figure.id, *way) if rushing else Walk(figure.id, *way)
        if rng.random() < TURNS:
            facing = int(rng.random() * TURN)
            if turn_refusal(state, figure, facing) is None:
                return Stay(figure.id, facing)
        return Stay(figure.id)

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        """Reach, way and place of a walk or a rush; the turned base of one who stays."""
        number = partial.values.get("figure")
        figure = state.figure(number) if isinstance(number, int) else None
        if figure is None:
            return Preview()
        staying = partial.action == "Stay"
        refusal = choice_refusal(state, active, figure, fighting=staying)
        refusal = refusal or (None if staying else wall_refusal(figure))
        if refusal is not None:
            return Preview(refusal=refusal)
        if staying:
            return _preview_turn(state, figure, partial.values.get("facing"))
        movement: Movement = "walk" if partial.action == "Walk" else "charge"
        return preview_way(state, figure, partial.values, movement, through=active.together(state))


WALKING = Walking()


def stay(play: Battle, number: int) -> None:
    """A figure stays where it is, and that is told (CON-MOVE-9)."""
    play.state = play.state.did(number, chosen="stay")
    tell_stays(play, number, "CON-MOVE-9")


def _preview_turn(state: ConfrontationState, figure: Figure, facing: object) -> Preview:
    """The base of one who stays, turned as told."""
    if not isinstance(facing, int):
        return Preview()
    refusal = wall_refusal(figure) if facing != figure.pose.facing else None
    pose = end_pose(state, figure, (), facing)
    return Preview(
        refusal=refusal or turn_refusal(state, figure, facing), ghosts=(Ghost(figure.id, pose),)
    )


def way_form(action: str, figures: tuple[int, ...], rule: str) -> Form:
    """The figure, its way, and where it looks at the end."""
    return Form(
        action=action,
        title=text(f"do-move-{action.lower()}"),  # texts: *:do-move-*
        fields=(
            pick.piece("figure", "field-move-figure", figures),
            pick.path("path", "field-move-path", of="figure"),
            pick.facing("facing", "field-move-facing", of="figure"),
        ),
        rule=rule,
    )

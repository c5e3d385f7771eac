"""Dodging: half a walk, hard to hit, and nothing else in this turn (CON-DODGE-1, CON-DODGE-2)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction

from ..core.book import refuse, text
from ..core.figure import Figure
from ..core.relations import in_fight
from ..core.reports import tell_status
from ..core.state import Battle, ConfrontationState
from .choice import Active, choice_refusal, wall_refusal
from .displacement import displace, move_refusal
from .menus import move_by_chance, moves_of
from .previews import preview_way
from .walk import way_form


class Dodge(Action, frozen=True):
    """A figure dodges over at most half of MOV."""

    figure: PieceId
    path: Path
    facing: Direction


def dodge_refusal(
    state: ConfrontationState, active: Active, figure: Figure | None
) -> Refusal | None:
    """Why a figure may not dodge, wherever to, or None (CON-DODGE-4)."""
    refusal = choice_refusal(state, active, figure, fighting=True)
    if refusal is not None or figure is None:
        return refusal
    if figure.profile.mounted:
        return refuse("CON-DODGE-4", "refusal-dodge-mount", name=figure.name)
    if in_fight(state, figure):
        return refuse("CON-DODGE-4", "refusal-dodge-fighting", name=figure.name)
    return wall_refusal(figure)


class Dodging:
    """Dodges of single figures."""

    actions: tuple[type[Action], ...] = (Dodge,)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        able = [figure for figure in active.free(state) if not figure.profile.mounted]
        return [way_form(Dodge, able, "CON-DODGE-1")] if able else []

    def check(self, state: ConfrontationState, active: Active, action: Dodge) -> Refusal | None:
        figure = state.figure(action.figure)
        refusal = dodge_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return refusal
        through = active.together(state)
        return move_refusal(state, figure, action.path, action.facing, "dodge", through=through)

    def answer(self, play: Battle, active: Active, action: Dodge) -> None:
        """Go, and be a dodger until the end of the turn (CON-DODGE-2)."""
        figure = play.state.field.by_id[action.figure]
        play.state = play.state.did(figure.id, chosen="dodge", dodged=True)
        displace(play, figure.id, action.path, action.facing, manner="dodge", rule="CON-DODGE-1")
        tell_status(play, figure, text("status-move-dodging"), "CON-DODGE-2")

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        found: list[Action] = []
        for figure in active.free(state):
            if not figure.profile.mounted:
                ways = moves_of(state, figure, "dodge", active.together(state))
                here = ((), figure.pose.facing)
                found.extend([Dodge(figure.id, *way) for way in (here, *ways)])
        return found

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if figure.profile.mounted or figure.climbing or in_fight(state, figure):
            return None
        way = move_by_chance(state, figure, "dodge", active.together(state), rng)
        return Dodge(figure.id, *(way or ((), figure.pose.facing)))

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Dodge, partial)
        figure = state.figure(filled(draft.figure, 0))
        if figure is None:
            return Preview()
        refusal = dodge_refusal(state, active, figure)
        if refusal is not None:
            return Preview(refusal=refusal)
        given, told, through = filled(draft.path), filled(draft.facing), active.together(state)
        return preview_way(state, figure, given, told, "dodge", through=through)


DODGING = Dodging()

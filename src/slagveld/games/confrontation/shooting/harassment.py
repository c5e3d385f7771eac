"""A move after the shot, by competence: some halves of MOV, not into contact."""

from collections.abc import Mapping, Sequence
from typing import Any

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction

from ..core.book import card, do, pick, text
from ..core.competences import Trait
from ..core.effects import MovesAfterShot
from ..core.figure import Figure
from ..core.relations import in_fight
from ..core.reports import tell_gone
from ..core.state import Battle, ConfrontationState
from ..movement.displacement import displace
from ..movement.menus import by_chance, listed
from ..movement.previews import ahead, drawn, spots_of
from ..terrain.paces import Gait, mov
from ..terrain.standing import stand_refusal
from ..terrain.wayfinding import meant, reach_region
from ..terrain.ways import end_pose, in_medium, way_refusal
from .fire_order import before_naming


class SlipOff(Action, frozen=True):
    """The way of the move after the shot."""

    path: Path
    facing: Direction


class StayPut(Action, frozen=True):
    """He stays where he has shot from."""


SlipReply = SlipOff | StayPut


def slip_of(figure: Figure) -> tuple[Trait, int] | None:
    """The competence by which a figure moves after its shot, and how many halves of MOV."""
    found = [(trait, effect.halves) for trait, effect in figure.powers.all(MovesAfterShot)]
    return max(found, key=lambda pair: pair[1]) if found else None


def slip_gaits(figure: Figure) -> tuple[Gait, ...]:
    """How far it goes: on foot, and in the medium of its second MOV (CON-STAT-2)."""
    found = slip_of(figure)
    halves = 0 if found is None else found[1]
    medium = figure.profile.medium
    on_foot = Gait(mov(figure) * halves // 2)
    return (Gait(mov(figure, second=True) * halves // 2, medium), on_foot) if medium else (on_foot,)


def slip_refusal(
    state: ConfrontationState, figure: Figure, path: Path, facing: int
) -> Refusal | None:
    """Why a figure cannot move like this after its shot, or None: never into contact."""
    found = slip_of(figure)
    rule = card("harcelement") if found is None else found[0].rule
    first: Refusal | None = None
    for gait in slip_gaits(figure):
        if gait.medium == "water" and not in_medium(state, figure, path):
            continue
        refusal = way_refusal(state, figure, path, gait.limit, flying=gait.flying, rule=rule)
        if refusal is None:
            return stand_refusal(state, figure, end_pose(state, figure, path, facing))
        first = first or refusal
    return first


def moves_after(state: ConfrontationState, shooters: Sequence[int]) -> list[Question]:
    """The questions to those of these shooters who may move now, in order."""
    found = [state.figure(number) for number in shooters]
    return [
        MoveAfterShot(figure.seat, figure.id)
        for figure in found
        if figure is not None and may_slip(state, figure)
    ]


def may_slip(state: ConfrontationState, figure: Figure) -> bool:
    """Whether a figure that has shot may move: not paralysed, nor on a wall, nor in contact."""
    return (
        slip_of(figure) is not None
        and not figure.turn.paralysed_by
        and not figure.climbing
        and not in_fight(state, figure)
    )


class MoveAfterShot(Question, frozen=True):
    """A shooter may move away from where he has shot."""

    rule = "CON-CARD-harcelement"
    actions = (StayPut, SlipOff)

    seat: int
    figure: int

    def names(self) -> tuple[int, ...]:
        """He must still be there."""
        return (self.figure,)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """His player."""
        return (self.seat,)

    def ask(self, state: ConfrontationState) -> Decision:
        """A way, or none."""
        figure = state.field.by_id[self.figure]
        fields = (
            pick.path("path", "field-move-path", piece=figure.id),
            pick.facing("facing", "field-move-facing", piece=figure.id),
        )
        title = text("shooting-do-slip")
        return Decision(
            seats=(self.seat,),
            prompt=text("shooting-ask-slip", name=figure.name),
            forms=(
                do(SlipOff, title, *fields, rule=self.rule),
                do(StayPut, "shooting-do-stay", rule=self.rule),
            ),
            rule=self.rule,
            measuring=before_naming(state),
            pieces=(figure.id,),
        )

    def check(self, state: ConfrontationState, seat: int, action: SlipReply) -> Refusal | None:
        """A way that is short enough and touches nobody."""
        if not isinstance(action, SlipOff):
            return None
        figure = state.field.by_id[self.figure]
        return slip_refusal(state, figure, action.path, action.facing)

    def answer(self, play: Battle, action: SlipReply) -> None:
        """Go."""
        if isinstance(action, SlipOff):
            path, facing = action.path, action.facing
            displace(play, self.figure, path, facing, manner="slip", rule=self.rule)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Staying, then some ways."""
        figure = state.field.by_id[self.figure]

        def allowed(path: Path, facing: int) -> bool:
            return slip_refusal(state, figure, path, facing) is None

        ways = listed(state, figure, slip_gaits(figure)[0].limit, allowed)
        return [StayPut(), *[SlipOff(*way) for way in ways]]

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """A way by chance, or none."""
        figure = state.field.by_id[self.figure]

        def allowed(path: Path, facing: int) -> bool:
            return slip_refusal(state, figure, path, facing) is None

        found = by_chance(state, figure, slip_gaits(figure)[0].limit, rng, allowed)
        return StayPut() if found is None else SlipOff(*found)

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Reach, way and where it ends."""
        if partial.action != "SlipOff":
            return Preview()
        return preview_slip(state, state.field.by_id[self.figure], partial.values)


def preview_slip(state: ConfrontationState, figure: Figure, values: Mapping[str, Any]) -> Preview:
    """The move after a shot, as far as it is told."""
    gait = slip_gaits(figure)[0]
    gait = slip_gaits(figure)[-1] if gait.medium == "water" else gait
    raw, told = values.get("path"), values.get("facing")
    if not isinstance(raw, list | tuple) or (not raw and told is None):
        region = reach_region(state, figure, gait.limit, flying=gait.flying)
        return Preview(region=region, limit=gait.limit)
    given = spots_of(raw)

    def facing_of(path: Path) -> int:
        return told if isinstance(told, int) else ahead(figure, path)

    def legal(path: Path) -> bool:
        return slip_refusal(state, figure, path, facing_of(path)) is None

    path = meant(state, figure, given, gait.limit, legal, flying=gait.flying)
    facing = facing_of(path)
    snapped: dict[str, Any] = {} if path == given else {"path": path}
    if not isinstance(told, int):
        snapped["facing"] = facing
    return Preview(
        refusal=slip_refusal(state, figure, path, facing),
        snapped=snapped,
        **drawn(state, figure, path, facing, gait),
    )

"""A move after the shot, by competence: some halves of MOV, not into contact."""

from collections.abc import Sequence
from functools import partial

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.table.shapes import Direction

from ..core.asking import Bound, FigureAsked
from ..core.book import card, do, pick
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight
from ..movement.displacement import Allowed, displace
from ..movement.menus import by_chance, listed
from ..movement.previews import way_preview
from ..terrain.movement_table import Gait, mov, on_land
from ..terrain.obstacles import ON_FOOT, Going
from ..terrain.paths import end_pose, gaits_refusal
from ..terrain.standing_room import stand_refusal


class SlipOff(Action, frozen=True):
    path: Path
    facing: Direction


class StayPut(Action, frozen=True):
    """He stays where he has shot from."""


def slip_of(figure: Figure) -> tuple[Trait, int] | None:
    """The competence by which a figure moves after its shot, and how many halves of MOV."""
    found = figure.powers.numbers("moves-after-shot")
    return max(found, key=lambda pair: pair[1], default=None)


def slip_gaits(figure: Figure) -> tuple[Gait, ...]:
    """How far it goes: on foot, and in the medium of its second MOV (CON-STAT-2)."""
    found = slip_of(figure)
    halves = 0 if found is None else found[1]
    medium = figure.profile.medium
    on_foot = Gait(mov(figure) * halves // 2)
    return (Gait(mov(figure, second=True) * halves // 2, medium), on_foot) if medium else (on_foot,)


def slip_refusal(state: ClashState, figure: Figure, path: Path, facing: int) -> Refusal | None:
    """Why a figure cannot move like this after its shot, or None: never into contact."""
    found = slip_of(figure)
    rule = card("harcelement") if found is None else found[0].rule
    refusal = gaits_refusal(state, figure, path, slip_gaits(figure), ON_FOOT, rule)
    return refusal or stand_refusal(state, figure, end_pose(state, figure, path, facing))


def may_slip(state: ClashState, figure: Figure) -> bool:
    """Whether a figure that has shot may move: not paralysed, nor on a wall, nor in contact."""
    held = figure.turn.paralysed_by or figure.climbing or in_fight(state, figure)
    return slip_of(figure) is not None and not held


class MoveAfterShot(DoOrLeave, FigureAsked, Bound, frozen=True):
    rule = "CON-CARD-harcelement"
    words = "shooting-ask-slip"
    actions = (StayPut, SlipOff)

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def forms(self, state: ClashState) -> list[Form]:
        path = pick.path("path", "field-move-path", piece=self.figure)
        facing = pick.facing("facing", "field-move-facing", piece=self.figure)
        return [do(SlipOff, "shooting-do-slip", path, facing), do(StayPut, "shooting-do-stay")]

    def refusal(self, state: ClashState, action: SlipOff) -> Refusal | None:
        return slip_refusal(state, self.one(state), action.path, action.facing)

    def act(self, play: Battle, action: SlipOff) -> None:
        path, facing = action.path, action.facing
        displace(play, self.figure, path, facing, manner="slip", rule=self.rule)

    def options(self, state: ClashState) -> Sequence[Action]:
        figure = self.one(state)
        ways = listed(state, figure, slip_gaits(figure)[0].limit, self._allowed(state, figure))
        return [SlipOff(*way) for way in ways]

    def _allowed(self, state: ClashState, figure: Figure) -> Allowed:
        return lambda path, facing: slip_refusal(state, figure, path, facing) is None

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        (figure,) = state.those(self.figure)
        limit, allowed = slip_gaits(figure)[0].limit, self._allowed(state, figure)
        found = by_chance(state, figure, limit, rng, allowed)
        return StayPut() if found is None else SlipOff(*found)

    def shown(self, state: ClashState, draft: SlipOff) -> Preview:
        figure = self.one(state)
        given, told, gait = filled(draft.path), filled(draft.facing), on_land(slip_gaits(figure))
        refused = partial(slip_refusal, state, figure)
        return way_preview(state, figure, given, told, gait, Going(flying=gait.flying), refused)

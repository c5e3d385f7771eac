"""Announcing an assault: whom a figure may name before anything is measured (CON-CHARGE-10)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal
from slagveld.record import replace
from slagveld.structs import Struct

from ..core.book import card, refuse
from ..core.figure import Figure
from ..core.state import ClashState, is_enemy, opponents
from ..movement.type_of_movement import Active
from ..setup.zones import NO_ASSAULT
from ..terrain.paths_into_contact import can_meet
from ..terrain.sight_and_line_of_fire import sees, senses

AssaultKind = Literal["charge", "engage", "walk", "disengage"]
"""Charge, engagement, a walk into contact (CON-WALK-3), a move after disengaging."""


class Assault(Struct, frozen=True, kw_only=True):
    """An assault that has been announced: these figures against these enemies.

    All movers have the same targets and are activated at the same time. Each touches all targets
    that it was measured to meet, and nobody else.
    """

    seat: int
    cards: tuple[int, ...]
    movers: tuple[int, ...]
    targets: tuple[int, ...]
    kind: AssaultKind = "charge"
    spent: int = 0
    """What the movers have gone of this move already, in units (CON-FEAR-9)."""
    left: tuple[int, ...] = ()
    """Enemies that the mover has just disengaged from (CON-DISENGAGE-6)."""

    @property
    def active(self) -> Active:
        return Active(self.seat, self.cards)

    def of(self, *movers: int) -> "Assault":
        return replace(self, movers=movers)


def assault_by(
    active: Active, movers: Pieces, targets: Pieces, kind: AssaultKind, left: Pieces = ()
) -> Assault:
    """An assault by figures of the cards that are activated."""
    seat, cards = active.seat, active.cards
    return Assault(seat=seat, cards=cards, movers=movers, targets=targets, kind=kind, left=left)


def perceives(state: ClashState, figure: Figure, enemy: Figure) -> bool:
    """Whether a figure sees an enemy for a charge, or senses it by a competence (CON-CHARGE-1)."""
    return senses(figure, enemy) is not None or sees(state, figure, enemy)


def target_refusal(
    state: ClashState,
    figure: Figure,
    target: Figure | None,
    kind: AssaultKind,
    left: Sequence[int] = (),
) -> Refusal | None:
    """Why a figure may not announce this enemy, or None. Distances are not looked at.

    Only a competence that works in a radius tells, by its nature, who is in it.
    """
    if target is None or not is_enemy(figure, target):
        return refuse("CON-CHARGE-10", "refusal-assault-no-enemy")
    values = {"name": figure.name, "enemy": target.name}
    if target.id in left:
        return refuse("CON-DISENGAGE-6", "refusal-assault-left", **values)
    if target.hidden and senses(figure, target) is None:
        return refuse(card("eclaireur"), "refusal-assault-hidden", **values)
    if kind == "charge" and not perceives(state, figure, target):
        return refuse("CON-CHARGE-1", "refusal-assault-unseen", **values)
    most = target.profile.most_opponents
    if len(opponents(state, target)) >= most:
        return refuse("CON-MOVE-14", "refusal-assault-crowded", most=most, **values)
    return None


def mover_refusal(figure: Figure) -> Refusal | None:
    """Why a figure may announce no assault at all, or None: a scout placed near an enemy."""
    if NO_ASSAULT in figure.turn.marks:
        return refuse(card("eclaireur"), "refusal-assault-scout", name=figure.name)
    return None


def named_refusal(state: ClashState, assault: Assault, figures: Sequence[Figure]) -> Refusal | None:
    targets, kind, left = assault.targets, assault.kind, assault.left
    if not targets:
        return refuse("CON-CHARGE-10", "refusal-assault-nobody")
    if len(set(targets)) < len(targets):
        return refuse("CON-CHARGE-10", "refusal-assault-twice")
    return any_refusal(
        mover_refusal(figure)
        or targets_refusal(state, figure, targets, kind, left)
        or apart_refusal(state, figure, targets)
        for figure in figures
    )


def targets_refusal(
    state: ClashState,
    figure: Figure,
    targets: Sequence[int],
    kind: AssaultKind,
    left: Sequence[int] = (),
) -> Refusal | None:
    named = [state.figure(number) for number in targets]
    return any_refusal(target_refusal(state, figure, one, kind, left) for one in named)


def apart_refusal(state: ClashState, figure: Figure, targets: Sequence[int]) -> Refusal | None:
    """Why a figure may not name these enemies together, or None: no base like its touches all.

    By how they stand to each other alone; how far they are from the figure is not looked at.
    """
    if can_meet(state, figure, state.those(*targets)):
        return None
    return refuse("CON-CHARGE-10", "refusal-assault-apart", name=figure.name)


def nameable(
    state: ClashState,
    figure: Figure,
    kind: AssaultKind,
    left: Sequence[int] = (),
    told: Sequence[int] | None = None,
) -> list[Figure]:
    """The enemies that a figure may announce, in order; with those it is `told` to already."""
    if mover_refusal(figure) is not None:
        return []
    named = told_targets(state, figure, told)
    return [
        other
        for other in state.figures
        if other.seat != figure.seat
        and target_refusal(state, figure, other, kind, left) is None
        and (not named or joins(state, figure, other.id, named))
    ]


def nameable_by_any(state: ClashState, figures: Sequence[Figure]) -> tuple[int, ...]:
    """The enemies that one of these may engage, in order."""
    able = [
        other.id
        for other in state.figures
        if any(target_refusal(state, one, other, "engage") is None for one in figures)
    ]
    return tuple(able)


def joins(state: ClashState, figure: Figure, number: int, named: Sequence[int]) -> bool:
    """Whether an enemy is among those named by a figure, or could be named with them."""
    return number in named or apart_refusal(state, figure, (*named, number)) is None


def told_targets(state: ClashState, figure: Figure, named: Sequence[int] | None) -> tuple[int, ...]:
    """The enemies among these as far as any are named, each once."""
    known = state.living(dict.fromkeys(named or ()))
    return tuple([one.id for one in known if is_enemy(figure, one)])

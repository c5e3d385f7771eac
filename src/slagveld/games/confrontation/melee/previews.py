"""Previews of the melee phase: dice as they are divided, and pursuit moves."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Spot

from ..assault.announcement import joins, target_refusal, told_targets
from ..blows.previews import attack_of, best, guard
from ..blows.prowess import attack_value, defence_value
from ..core.book import text
from ..core.bout import NONE
from ..core.figure import Figure
from ..core.relations import enemy_of
from ..core.state import ConfrontationState
from ..odds.attacks import odds_of_attack
from ..terrain.wayfinding import meant, reach_region
from ..terrain.ways import end_pose, way_length
from .pursuit_ways import land_gait, looking, path_of, pursuit_refusal

# Dividing dice


def allocation_preview(laid: ConfrontationState, seat: int, figures: Sequence[int]) -> Preview:
    """The chances of both sides with the dice as they are laid, these figures being the seat's.

    Thresholds are the best ones.
    """
    bout = laid.bout or NONE
    tallies: list[Tally] = []
    for number in figures:
        figure = laid.field.by_id[number]
        hand = bout.hand(figure.id)
        values = [attack_value(figure, hand), defence_value(figure, hand)]
        tallies.extend(_named(figure, *values) if len(figures) > 1 else values)
    odds = [*_side_odds(laid, seat), *_side_odds(laid, enemy_of(seat))]
    return Preview(tallies=tuple(tallies), odds=tuple(odds))


def _named(figure: Figure, attack: Tally, defence: Tally) -> list[Tally]:
    """The values of one of several warriors, told apart by his name."""
    named = msgspec.structs.replace
    return [
        named(attack, name=text("scene-pool-attack", name=figure.name)),
        named(defence, name=text("scene-pool-defence", name=figure.name)),
    ]


def _side_odds(state: ConfrontationState, seat: int) -> list[Odds]:
    """What the attacks of a side would do, each at its first enemy and with the best threshold."""
    bout = state.bout or NONE
    strikers = [
        state.field.by_id[hand.figure]
        for hand in bout.hands
        if hand.strikes and state.field.by_id[hand.figure].seat == seat
    ]
    found = []
    groups: dict[int, list[Figure]] = {}
    for striker in strikers:
        enemies = [n for n in bout.enemies_of(striker.id) if n in state.field.by_id]
        if enemies:
            groups.setdefault(enemies[0], []).append(striker)
    for target, figures in groups.items():
        victim = state.field.by_id[target]
        guarded = guard(state, victim)
        attacks = []
        for figure in figures:
            count = bout.hand(figure.id).strikes
            one = attack_of(state, figure, 0)
            named = msgspec.structs.replace(one, threshold=best(one, guarded, count))
            attacks.extend([named] * count)
        title = text("melee-odds-target", name=victim.name, count=len(attacks))
        found.append(odds_of_attack(attacks, guarded, title))
    return found


# Pursuit


def pursuit_preview(
    state: ConfrontationState, figures: tuple[int, ...], nameable: Sequence[int], partial: Partial
) -> Preview:
    """Reach and way of one of these pursuers; who of the nameable may be named by him."""
    values = partial.values
    number = values.get("figure")
    figure = state.figure(number) if isinstance(number, int) else None
    if figure is None or figure.id not in figures:
        return Preview(pieces=figures)
    if partial.action == "PursueAt":
        told = told_targets(state, figure, values.get("targets"))
        named = [
            number
            for number in nameable
            if target_refusal(state, figure, state.figure(number), "engage") is None
            and joins(state, figure, number, told)
        ]
        return Preview(pieces=tuple(named))
    gait = land_gait(figure)

    def legal(path: Path) -> bool:
        return pursuit_refusal(state, figure, path, looking(figure, path)) is None

    wanted = path_of(values)
    path = meant(state, figure, wanted, gait.limit, legal, flying=gait.flying)
    region = reach_region(state, figure, gait.limit, flying=gait.flying)
    if not path:
        return Preview(region=region, limit=gait.limit)
    facing = values.get("facing")
    if not isinstance(facing, int):
        facing = looking(figure, path)
    return Preview(
        region=region,
        limit=gait.limit,
        length=way_length(figure, path),
        path=(Spot(figure.pose.x, figure.pose.y, figure.pose.level), *path),
        ghosts=(Ghost(figure.id, end_pose(state, figure, path, facing)),),
        snapped={"path": msgspec.to_builtins(path)},
    )

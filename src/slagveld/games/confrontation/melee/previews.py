"""Previews of the melee phase: dice as they are divided, and pursuit moves."""

from typing import TYPE_CHECKING, Any

import msgspec

from slagveld.games.confrontation.assault.announcement import (
    joins,
    target_refusal,
    told_targets,
)
from slagveld.games.confrontation.blows.previews import attack_of, best, guard
from slagveld.games.confrontation.blows.prowess import attack_value, defence_value
from slagveld.games.confrontation.core.book import text
from slagveld.games.confrontation.core.bout import NONE
from slagveld.games.confrontation.core.figure import Figure
from slagveld.games.confrontation.core.relations import enemy_of
from slagveld.games.confrontation.core.state import ConfrontationState
from slagveld.games.confrontation.odds.named_odds import odds_of_attack
from slagveld.games.confrontation.terrain.wayfinding import meant, reach_region
from slagveld.games.confrontation.terrain.ways import end_pose, way_length
from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Pair, Path, Share
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Spot

from .allocation import (
    AllocateDice,
    divided,
    rows_of,
    with_dice,
)
from .pursuit_ways import (
    PursuitWay,
    land_gait,
    looking,
    pursuit_refusal,
)

if TYPE_CHECKING:
    from .allocation import Allocate
    from .pursuit import PursueOrStay


def partial_pairs(partial: Partial, name: str) -> tuple[Pair, ...]:
    """The pairs chosen so far; nothing where the value makes no sense."""
    try:
        return msgspec.convert(partial.values.get(name, ()), tuple[Pair, ...])
    except (msgspec.ValidationError, TypeError):
        return ()


def _path_of(values: dict[str, Any]) -> Path:
    try:
        return msgspec.convert(values.get("path", ()), tuple[Spot, ...])
    except (msgspec.ValidationError, TypeError):
        return ()


# Dividing dice


def allocation_preview(
    question: "Allocate", state: ConfrontationState, partial: Partial
) -> Preview:
    """The chances of both sides with the dice as they lie so far.

    Nothing where more dice are laid than there are. Dice that are not laid yet do nothing, and the
    enemy's are counted as he has laid them, or half on attack where he has not. Thresholds are the
    best ones.
    """
    laid_out = [partial.values.get(name) or () for name in ("shares", "extras")]
    try:
        own, more = [msgspec.convert(value, tuple[Share, ...]) for value in laid_out]
    except (msgspec.ValidationError, TypeError):
        return Preview()
    parts = divided(state, question.seat, AllocateDice(own, more))
    if any(extra > row.extra or a + d > row.dice + extra for row, a, d, extra in parts):
        return Preview()
    laid = _laid(state, question.seat, parts)
    bout = laid.bout or NONE
    tallies: list[Tally] = []
    for row, *_ in parts:
        figure = laid.field.by_id[row.figure]
        hand = bout.hand(figure.id)
        values = [attack_value(figure, hand), defence_value(figure, hand)]
        tallies.extend(_named(figure, *values) if len(parts) > 1 else values)
    odds = [*_side_odds(laid, question.seat), *_side_odds(laid, enemy_of(question.seat))]
    return Preview(tallies=tuple(tallies), odds=tuple(odds))


def _named(figure: Figure, attack: Tally, defence: Tally) -> list[Tally]:
    """The values of one of several warriors, told apart by his name."""
    named = msgspec.structs.replace
    return [
        named(attack, name=text("scene-pool-attack", name=figure.name)),
        named(defence, name=text("scene-pool-defence", name=figure.name)),
    ]


def _laid(
    state: ConfrontationState, seat: int, parts: list[tuple[Any, int, int, int]]
) -> ConfrontationState:
    """The state with a seat's dice on the table, and the enemy's where he has none there yet."""
    bout = state.bout or NONE
    for row, attack, defence, extra in parts:
        bout = with_dice(bout, row.figure, max(0, attack), max(0, defence))
        taken = state.field.by_id[row.figure].turn.extra_dice + max(0, min(extra, row.extra))
        state = state.did(row.figure, extra_dice=taken)
    if not any(state.field.by_id[hand.figure].seat != seat for hand in bout.hands):
        for row in rows_of(state, enemy_of(seat)):
            bout = with_dice(bout, row.figure, (row.dice + 1) // 2, row.dice // 2)
    return msgspec.structs.replace(state, bout=bout)


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
    question: "PursueOrStay", state: ConfrontationState, partial: Partial
) -> Preview:
    """Reach and way of a pursuer; who may be named by one who goes for an enemy."""
    values = partial.values
    number = values.get("figure")
    figure = state.figure(number) if isinstance(number, int) else None
    if figure is None or figure.id not in question.figures:
        return Preview(pieces=question.figures)
    if partial.action == "PursueAt":
        told = told_targets(state, figure, values.get("targets"))
        named = [
            number
            for number in question.nameable(state)
            if target_refusal(state, figure, state.figure(number), "engage") is None
            and joins(state, figure, number, told)
        ]
        return Preview(pieces=tuple(named))
    gait = land_gait(figure)

    def legal(path: Path) -> bool:
        return pursuit_refusal(state, figure, path, looking(figure, path)) is None

    wanted = _path_of(values)
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


def closing_preview(question: PursuitWay, state: ConfrontationState, partial: Partial) -> Preview:
    """The way into contact that is meant: the known one whose end is nearest to the pointer."""
    figure = state.field.by_id[question.figure]
    gait = land_gait(figure, question.spent)
    ways = question.ways(state, figure)
    wanted = _path_of(partial.values)
    ghosts = tuple([Ghost(figure.id, pose) for _, pose in ways])
    if not wanted:
        return Preview(limit=gait.limit, ghosts=ghosts, pieces=question.met(state, figure))
    end = wanted[-1]
    if not ways:
        return Preview(limit=gait.limit)
    path, pose = min(ways, key=lambda way: (way[1].x - end.x) ** 2 + (way[1].y - end.y) ** 2)
    return Preview(
        limit=gait.limit,
        length=way_length(figure, path),
        path=(Spot(figure.pose.x, figure.pose.y, figure.pose.level), *path),
        ghosts=(Ghost(figure.id, pose),),
        snapped={"path": msgspec.to_builtins(path), "facing": pose.facing},
    )

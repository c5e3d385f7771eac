"""What a half-filled action of a creature would do: reach, path, odds before the commitment."""

from collections.abc import Callable
from typing import Any

import msgspec

from slagveld.games.wizard_duel.actors import Turn, check_actor, gives_exchange
from slagveld.games.wizard_duel.blows import agility, power, wounds_of_hit
from slagveld.games.wizard_duel.catalogue import CM
from slagveld.games.wizard_duel.chances import exchange_chances, strike_chances
from slagveld.games.wizard_duel.melee import able_to_strike, strikable
from slagveld.games.wizard_duel.model import Creature, DuelState, text
from slagveld.games.wizard_duel.places import distance, foes_touched, way_cost, way_length
from slagveld.games.wizard_duel.shooting import check_shot, reach_of
from slagveld.games.wizard_duel.walking import Walk, check_walk, end_pose, landings
from slagveld.games.wizard_duel.ways import (
    Walker,
    arc_points,
    facing_along,
    meant,
    region,
)
from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Region
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Text


def preview_creature(state: DuelState, turn: Turn, partial: Partial) -> Preview:
    """By the kind of action; nothing is shown that may not be measured."""
    model = partial.values.get("model")
    if not isinstance(model, int):
        return Preview()
    refusal = check_actor(state, turn, model)
    if refusal is not None:
        return Preview(refusal=refusal)
    match partial.action:
        case "Walk":
            return _walk(state, turn, model, partial.values)
        case "Shoot":
            return _shot(state, model, partial.values.get("target"))
        case "Strike":
            return _strike(state, model, partial.values.get("targets"))
        case "Jump":
            return _jump(state, model, partial.values)
        case _:
            return Preview()


def _jump(state: DuelState, model: int, values: dict[str, Any]) -> Preview:
    """With a landing chosen, the model there, looking as it does now."""
    creature = state.creature(model)
    number = values.get("landing")
    found = [] if creature is None else landings(state, creature)
    if not isinstance(number, int) or not 0 <= number < len(found):
        return Preview()
    facing = values.get("facing", found[number].facing)
    ghost = Ghost(model, msgspec.structs.replace(found[number], facing=facing))
    return Preview(ghosts=(ghost,), snapped={} if "facing" in values else {"facing": facing})


def _walk(state: DuelState, turn: Turn, model: int, values: dict[str, Any]) -> Preview:
    """The reach; with waypoints the way that is meant by them, and whom it brings in contact."""
    creature = state.creature(model)
    if creature is None:
        return Preview()
    row = state.race_of(creature)
    limit = row.movement * CM
    walker = Walker(state, turn.seat, model, limit, wizard=False, flies=row.flies)
    raw = values.get("path")
    if not isinstance(raw, list | tuple) or (not raw and "facing" not in values):
        return Preview(region=region(walker), limit=limit)

    def check(path: tuple[Spot, ...], facing: int) -> Refusal | None:
        return check_walk(state, creature, Walk(model, path, facing))

    shown, pose = way_preview(walker, spots(raw), values, check)
    if pose is None:
        return shown
    notes = _walk_notes(state, creature, spots(raw), pose)
    met = _newly_touched(state, creature, pose)
    if gives_exchange(state, turn, model):
        odds = _exchanges(state, creature, pose, met)
        return msgspec.structs.replace(shown, odds=odds, notes=notes)
    bare = [text("note-no-exchange", name=state.name_of(foe.id)) for foe in met]
    return msgspec.structs.replace(shown, notes=(*notes, *bare))


def _walk_notes(
    state: DuelState, creature: Creature, given: tuple[Spot, ...], pose: Pose
) -> tuple[Text, ...]:
    """What a walk that looks like more does not do: it stays, or leads to who is touched."""
    notes: list[Text] = []
    start = state.pose(creature.id)
    if (pose.x, pose.y, pose.level) == (start.x, start.y, start.level):
        notes.append(text("note-stays" if pose.facing == start.facing else "note-turns"))
    for foe in foes_touched(state, creature.seat, creature.id):
        body = state.layout.body(foe)
        if given and given[-1].level == body.level:
            dx, dy = given[-1].x * FINE - body.x, given[-1].y * FINE - body.y
            if dx * dx + dy * dy <= body.reach * body.reach:
                notes.append(text("note-touched", name=state.name_of(foe)))
    return tuple(notes)


def _newly_touched(state: DuelState, creature: Creature, pose: Pose) -> tuple[Creature, ...]:
    """Enemy creatures that a walk to this pose brings in contact."""
    before = foes_touched(state, creature.seat, creature.id)
    after = foes_touched(state.moved(creature.id, pose), creature.seat, creature.id)
    found = [state.creature(piece) for piece in after if piece not in before]
    return tuple(foe for foe in found if foe is not None)


def spots(raw: list[Any] | tuple[Any, ...]) -> tuple[Spot, ...]:
    """Waypoints as they come in."""
    return tuple(spot if isinstance(spot, Spot) else Spot(*spot) for spot in raw)


def way_preview(
    walker: Walker,
    given: tuple[Spot, ...],
    values: dict[str, Any],
    check: Callable[[tuple[Spot, ...], int], Refusal | None],
) -> tuple[Preview, Pose | None]:
    """The way that is meant, what it costs, where it ends and why not; and the pose at its end."""
    state, start = walker.state, walker.start
    path = meant(walker, given, lambda way: check(way, start.facing) is None)
    facing = values.get("facing", facing_along(start, path))
    pose = end_pose(state, start, path, facing)
    length = way_length(state, start, path)
    cost = length if walker.flies else way_cost(state, start, path)
    snapped: dict[str, Any] = {} if "facing" in values else {"facing": facing}
    if path != given:
        snapped["path"] = path
    shown = Preview(
        refusal=check(path, facing),
        snapped=snapped,
        path=(Spot(start.x, start.y, start.level), *path),
        length=None if length is None else -(-length // FINE),
        cost=None if cost is None else -(-cost // FINE),
        limit=walker.limit // FINE,
        ghosts=() if pose is None else (Ghost(walker.piece, pose),),
    )
    return shown, pose


def _exchanges(
    state: DuelState, creature: Creature, pose: Pose, foes: tuple[Creature, ...]
) -> tuple[Odds, ...]:
    """The exchange with each enemy creature that the walk would newly touch (WD-MELEE-2)."""
    there = state.moved(creature.id, pose)
    found = []
    for foe in foes:
        dealt = _blow(there, creature, foe)
        taken = _blow(there, foe, creature)
        chances = exchange_chances(dealt[0], dealt[1], 0, taken[0], taken[1], 0)
        outcomes = tuple(
            (text("odds-traded", taken=pair[0], dealt=pair[1]), float(p))
            for pair, p in chances.items()
        )
        title = text("odds-contact", name=state.name_of(foe.id))
        found.append(Odds(title=title, outcomes=outcomes))
    return tuple(found)


def _blow(state: DuelState, creature: Creature, foe: Creature) -> tuple[int, int]:
    """Agility and wounds of a creature's blow in an exchange; no wounds if it cannot strike."""
    if not able_to_strike(state, creature, foe.id):
        return 0, 0
    wounds = wounds_of_hit(state, creature, foe.id, "melee")
    return agility(state, creature, foe.id, "melee").total, wounds


def _odds(title: Text, tally: Tally, wounds: int, rule_total: int) -> Odds:
    chances = strike_chances(rule_total, wounds, 0)
    outcomes = tuple((text("odds-wounds", count=n), float(p)) for n, p in chances.items())
    return Odds(title=title, outcomes=outcomes, mean=float(chances.mean), need=tally)


def _strike(state: DuelState, model: int, targets: object) -> Preview:
    """Whom the model can strike; with targets, the odds against each."""
    creature = state.creature(model)
    if creature is None or power(state, creature, "melee") is None:
        return Preview()
    within = strikable(state, creature)
    if not isinstance(targets, list | tuple):
        return Preview(pieces=within)
    odds = []
    for target in targets:
        if isinstance(target, int) and target in state.enemies(creature.seat):
            tally = agility(state, creature, target, "melee")
            wounds = wounds_of_hit(state, creature, target, "melee")
            odds.append(_odds(text("odds-strike"), tally, wounds, tally.total))
    tallies = tuple(o.need for o in odds if o.need is not None)
    return Preview(pieces=within, odds=tuple(odds), tallies=tallies)


def _range(state: DuelState, creature: Creature) -> Region | None:
    """The half circle in range, where it may be measured before the shot (WD-SHOOT-1)."""
    if not state.options.free_measuring:
        return None
    here = state.pose(creature.id)
    radius = state.layout.body(creature.id).reach // FINE + reach_of(state, creature)
    half = arc_points(here, radius, (here.facing + 2700) % 3600, 1800)
    return Region((Outline(half),), here.level, "range")


def _shot(state: DuelState, model: int, target: object) -> Preview:
    """Odds per case: in range, and out of range lost; the range itself is not told (WD-SHOOT-1)."""
    creature = state.creature(model)
    if creature is None:
        return Preview()
    if not isinstance(target, int):
        foes = state.enemies(creature.seat)
        seen = tuple(foe for foe in foes if check_shot(state, creature, foe) is None)
        return Preview(pieces=seen, region=_range(state, creature))
    if check_shot(state, creature, target) is not None:
        return Preview()
    tally = agility(state, creature, target, "shot")
    wounds = wounds_of_hit(state, creature, target, "shot")
    near = _odds(text("odds-in-range"), tally, wounds, tally.total)
    lost = Odds(
        title=text("odds-out-of-range"), outcomes=((text("odds-wounds", count=0), 1.0),), mean=0.0
    )
    if not state.options.free_measuring:
        return Preview(odds=(near, lost), tallies=(tally,))
    in_range = distance(state, model, target) <= reach_of(state, creature) * FINE
    return Preview(odds=(near if in_range else lost,), tallies=(tally,))

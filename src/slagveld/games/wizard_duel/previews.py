"""What a half-filled action of a creature would do: reach, path, odds before the commitment."""

from typing import Any

from slagveld.games.wizard_duel.actors import Turn, check_actor, gives_exchange
from slagveld.games.wizard_duel.blows import agility, power, wounds_of_hit
from slagveld.games.wizard_duel.catalogue import CM
from slagveld.games.wizard_duel.chances import exchange_chances, strike_chances
from slagveld.games.wizard_duel.melee import able_to_strike
from slagveld.games.wizard_duel.model import Creature, DuelState, text
from slagveld.games.wizard_duel.places import distance, foes_touched, way_cost, way_length
from slagveld.games.wizard_duel.shooting import check_shot, reach_of
from slagveld.games.wizard_duel.walking import end_pose
from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Text


def preview_creature(state: DuelState, turn: Turn, partial: Partial) -> Preview:
    """By the kind of action; nothing is shown that may not be measured."""
    model = partial.values.get("model")
    if not isinstance(model, int) or check_actor(state, turn, model) is not None:
        return Preview()
    if partial.action == "Walk":
        return _walk(state, turn, model, partial.values)
    if partial.action == "Shoot" and isinstance(partial.values.get("target"), int):
        return _shot(state, model, partial.values["target"])
    if partial.action == "Strike":
        return _strike(state, model, partial.values.get("targets"))
    return Preview()


def _walk(state: DuelState, turn: Turn, model: int, values: dict[str, Any]) -> Preview:
    creature = state.creature(model)
    raw = values.get("path")
    if creature is None or not isinstance(raw, list | tuple):
        return Preview()
    path = tuple(spot if isinstance(spot, Spot) else Spot(*spot) for spot in raw)
    start = state.pose(model)
    length = way_length(state, start, path)
    cost = length if state.race_of(creature).flies else way_cost(state, start, path)
    limit = state.race_of(creature).movement * CM
    pose = end_pose(state, start, path, values.get("facing", start.facing))
    odds: tuple[Odds, ...] = ()
    if pose is not None and gives_exchange(state, turn, model):
        odds = _exchanges(state, creature, pose)
    return Preview(
        path=(Spot(start.x, start.y, start.level), *path),
        length=None if length is None else -(-length // FINE),
        cost=None if cost is None else -(-cost // FINE),
        limit=limit,
        ghosts=(Ghost(model, pose),) if path and pose is not None else (),
        odds=odds,
    )


def _exchanges(state: DuelState, creature: Creature, pose: Pose) -> tuple[Odds, ...]:
    """The exchange with each enemy creature that the walk would newly touch (WD-MELEE-2)."""
    before = foes_touched(state, creature.seat, creature.id)
    there = state.moved(creature.id, pose)
    found = []
    for piece in foes_touched(there, creature.seat, creature.id):
        foe = there.creature(piece)
        if foe is None or piece in before:
            continue
        dealt = _blow(there, creature, foe)
        taken = _blow(there, foe, creature)
        chances = exchange_chances(dealt[0], dealt[1], 0, taken[0], taken[1], 0)
        outcomes = tuple(
            (text("odds-traded", taken=pair[0], dealt=pair[1]), float(p))
            for pair, p in chances.items()
        )
        title = text("odds-contact", name=state.name_of(piece))
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
    creature = state.creature(model)
    if creature is None or not isinstance(targets, list | tuple):
        return Preview()
    if power(state, creature, "melee") is None:
        return Preview()
    odds = []
    for target in targets:
        if isinstance(target, int) and target in state.enemies(creature.seat):
            tally = agility(state, creature, target, "melee")
            wounds = wounds_of_hit(state, creature, target, "melee")
            odds.append(_odds(text("odds-strike"), tally, wounds, tally.total))
    return Preview(odds=tuple(odds), tallies=tuple(o.need for o in odds if o.need is not None))


def _shot(state: DuelState, model: int, target: int) -> Preview:
    """Odds per case: in range, and out of range lost; the range itself is not told (WD-SHOOT-1)."""
    creature = state.creature(model)
    if creature is None or check_shot(state, creature, target) is not None:
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

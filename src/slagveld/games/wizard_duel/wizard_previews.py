"""What a half-filled action of a wizard would do: his way, his spells, where creatures appear."""

from typing import Any

import msgspec

from slagveld.games.wizard_duel.catalogue import (
    ATTACK_LOSS,
    ATTACK_PRICE,
    ATTACK_REACH,
    CM,
    DEFENCE_GAIN,
    DEFENCE_PRICE,
    HEAL_PRICE,
    HEAL_REACH,
    WIZARD_MOVE,
    race,
)
from slagveld.games.wizard_duel.familiars import field_most, summon_bounds
from slagveld.games.wizard_duel.magic import CastAttack, CastHealing, check_spell
from slagveld.games.wizard_duel.model import WIZARD, DuelState, StockModel, text
from slagveld.games.wizard_duel.previews import spots, way_preview
from slagveld.games.wizard_duel.summoning import (
    check_place,
    free_models,
    natures,
    package_of,
    with_model,
)
from slagveld.games.wizard_duel.ways import Walker, arc_points, region
from slagveld.games.wizard_duel.wizard_moves import MoveWizard, check_move
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.fields import Placement, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Outline, Spot


def preview_wizard(state: DuelState, seat: int, partial: Partial) -> Preview:
    """By the kind of action."""
    match partial.action:
        case "MoveWizard":
            return _move(state, seat, partial.values)
        case "CastAttack":
            return _attack(state, seat, partial.values.get("target"))
        case "CastDefence":
            most = field_most(state, seat)
            field = state.wizards[seat].field
            new = min(most, field + DEFENCE_GAIN)
            return Preview(notes=(text("note-defence", price=DEFENCE_PRICE, old=field, new=new),))
        case "CastHealing":
            own = [creature.id for creature in state.of(seat)]
            hurt = tuple(n for n in own if check_spell(state, seat, CastHealing(n)) is None)
            return Preview(
                pieces=hurt,
                region=_within(state, seat, HEAL_REACH),
                notes=(text("note-healing", price=HEAL_PRICE),),
            )
        case "Summon":
            return _summons(state, seat, partial.values)
        case _:
            return Preview()


def _move(state: DuelState, seat: int, values: dict[str, Any]) -> Preview:
    """His reach; with waypoints the way that is meant by them."""
    wizard = state.wizards[seat].id
    walker = Walker(state, seat, wizard, WIZARD_MOVE, wizard=True, flies=False)
    raw = values.get("path")
    if not isinstance(raw, list | tuple) or (not raw and "facing" not in values):
        return Preview(region=region(walker), limit=WIZARD_MOVE)

    def check(path: tuple[Spot, ...], facing: int) -> Refusal | None:
        return check_move(state, seat, MoveWizard(path, facing))

    return way_preview(walker, spots(raw), values, check)[0]


def _attack(state: DuelState, seat: int, target: object) -> Preview:
    """The wizards in reach and sight; with one chosen, what it does to his field."""
    foes = tuple(
        wizard.id
        for wizard in state.wizards
        if check_spell(state, seat, CastAttack(wizard.id)) is None
    )
    foe = state.wizard_of(target) if isinstance(target, int) else None
    around = _within(state, seat, ATTACK_REACH)
    if foe is None:
        return Preview(pieces=foes, region=around)
    old = state.wizards[foe].field
    new = max(0, old - ATTACK_LOSS)
    note = text("note-attack", price=ATTACK_PRICE, old=old, new=new)
    return Preview(pieces=foes, region=around, notes=(note,))


def _summons(state: DuelState, seat: int, values: dict[str, Any]) -> Preview:
    """The models that go with a package, where they may appear, and the first fault of a place."""
    key = values.get("package")
    package = package_of(state, key) if isinstance(key, str) else None
    if package is None or not isinstance(key, str):
        return Preview()
    free = {model.number: model for model in free_models(state, seat, key)}
    after, refusal = state, None
    placed = values.get("models")
    given = msgspec.convert(placed, tuple[Placement, ...]) if placed else ()
    for placement in given:
        model = free.pop(placement.piece, None)
        if model is not None and refusal is None:
            refusal = check_place(after, seat, model, placement)
            after = with_model(after, seat, model, placement.pose)
    held = natures(after, seat)
    fitting = [model for model in free.values() if _fits(state, model, held)]
    more = tuple(model.number for model in fitting) if len(given) < package.models else ()
    return Preview(
        refusal=refusal,
        unfinished=bool(more),
        pieces=more,
        region=_ring(state, seat, fitting),
        notes=(text("note-summons", count=len(given), most=package.models, price=package.price),),
    )


def _fits(state: DuelState, model: StockModel, held: set[str]) -> bool:
    nature = race(model.race, update=state.options.update).nature
    return nature == "neutral" or not held or nature in held


def _within(state: DuelState, seat: int, reach: int) -> Region:
    """How far a spell reaches from the edge of the wizard."""
    here = state.pose(state.wizards[seat].id)
    circle = Outline(arc_points(here, WIZARD.diameter // 2 + reach, 0, 3600))
    return Region((circle,), here.level, "range")


def _ring(state: DuelState, seat: int, models: list[StockModel]) -> Region | None:
    """Where the middle of the smallest of these models may stand (WD-SUMMON-5)."""
    if not models:
        return None
    base = min(race(model.race, update=state.options.update).base for model in models) * CM // 10
    near, far = summon_bounds(state, seat)
    edges = (WIZARD.diameter + base) // 2
    middle = state.pose(state.wizards[seat].id)
    inner, outer = (arc_points(middle, way + edges, 0, 3600) for way in (near, far))
    return Region((Outline(outer, (inner,)),), middle.level, "allowed")

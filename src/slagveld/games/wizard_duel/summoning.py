"""Creature magic: packages, stock, natures and places (WD-SUMMON-*, WD-NATURE-*, WD-PLACE-*)."""

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from slagveld.games.wizard_duel.catalogue import CM, Package, packages, race
from slagveld.games.wizard_duel.familiars import summon_bounds
from slagveld.games.wizard_duel.magic import check_price, pay
from slagveld.games.wizard_duel.model import (
    KEY,
    WIZARD,
    Creature,
    DuelState,
    StockModel,
    base_of,
    numbered,
    text,
)
from slagveld.games.wizard_duel.places import fits, touching
from slagveld.games.wizard_duel.telling import Summoned
from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Placement, Placements
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.table.measure import slanted_gap
from slagveld.table.shapes import Pose
from slagveld.table.units import COSINE, FINE, ONE, direction_of
from slagveld.texts import Distance

Duel = Play[DuelState]
RINGS = (0, 300, 600, 900)
"""How far beyond the nearest distance places are tried, in units."""
WAYS = tuple(range(0, 3600, 225))


class Summon(Action, frozen=True):
    """Cast a package: which one, and a place for each model from the stock, by its number."""

    package: Key
    models: Placements


def package_of(state: DuelState, key: str) -> Package | None:
    """A line of the price list; a race with a price of its own is a package of one."""
    found = packages().get(key)
    if found is not None:
        return found
    try:
        row = race(key, update=state.options.update)
    except KeyError:
        return None
    return None if row.price is None else Package("own", row.name, 1, row.price)


def free_models(state: DuelState, seat: int, key: str) -> tuple[StockModel, ...]:
    """Models of the stock that a package could bring, in order of their numbers."""
    package = package_of(state, key)
    if package is None:
        return ()
    taken = {creature.number for creature in state.of(seat)}
    return tuple(
        model
        for model in state.wizards[seat].stock
        if model.number not in taken
        and model.weapon == package.weapon
        and (package.weapon != "own" or model.race == key)
    )


def natures(state: DuelState, seat: int) -> set[str]:
    """Natures of a wizard's creatures on the table, neutral left out."""
    found = {state.race_of(creature).nature for creature in state.of(seat)}
    return {nature for nature in found if nature != "neutral"}


def check_summons(state: DuelState, seat: int, action: Summon) -> Refusal | None:
    """Price, models, natures, places, and no model left out that finds room."""
    package = package_of(state, action.package)
    if package is None:
        return refuse("WD-SUMMON-2", f"{KEY}:refusal-package")
    refusal = check_price(state, seat, package.price)
    if refusal is not None:
        return refusal
    free = {model.number: model for model in free_models(state, seat, action.package)}
    numbers = [placement.piece for placement in action.models]
    if not numbers or len(dict.fromkeys(numbers)) != len(numbers):
        return refuse("WD-SUMMON-8", f"{KEY}:refusal-models")
    if len(numbers) > package.models:
        return refuse("WD-SUMMON-1", f"{KEY}:refusal-too-many", most=package.models)
    if any(number not in free for number in numbers):
        return refuse("WD-SUMMON-8", f"{KEY}:refusal-models")
    together = natures(state, seat)
    for number in numbers:
        nature = race(free[number].race, update=state.options.update).nature
        together |= {nature} - {"neutral"}
    if len(together) > 1:
        return refuse("WD-NATURE-2", f"{KEY}:refusal-natures")
    after = state
    for placement in action.models:
        model = free[placement.piece]
        refusal = check_place(after, seat, model, placement)
        if refusal is not None:
            return refusal
        after = with_model(after, seat, model, placement.pose)
    return _check_missing(state, after, seat, action, package)


def check_place(
    state: DuelState, seat: int, model: StockModel, placement: Placement
) -> Refusal | None:
    """10 to 20 cm from the wizard, room for the base, no enemy touched."""
    pose = placement.pose
    base = base_of(race(model.race, update=state.options.update))
    if placement.path or not fits(state.layout, base, pose):
        return refuse("WD-PLACE-1", f"{KEY}:refusal-room")
    body = base.body(pose)
    gap = slanted_gap(state.layout.body(state.wizards[seat].id), body)
    near, far = summon_bounds(state, seat)
    if not near * FINE <= gap <= far * FINE:
        rule = "WD-PLACE-2" if pose.level else "WD-SUMMON-5"
        return refuse(
            rule, f"{KEY}:refusal-summon-distance", near=Distance(near), far=Distance(far)
        )
    if touching(state.layout, body, state.enemies(seat)):
        return refuse("WD-SUMMON-6", f"{KEY}:refusal-summon-contact")
    return None


def _check_missing(
    before: DuelState, after: DuelState, seat: int, action: Summon, package: Package
) -> Refusal | None:
    """A package may be short only of models that are not free or find no room (WD-SUMMON-10)."""
    numbers = [placement.piece for placement in action.models]
    if len(numbers) >= package.models:
        return None
    held = natures(after, seat)
    for model in free_models(before, seat, action.package):
        nature = race(model.race, update=before.options.update).nature
        fitting = nature == "neutral" or not held or nature in held
        if model.number in numbers or not fitting:
            continue
        if first_place(after, seat, model) is not None:
            return refuse("WD-SUMMON-10", f"{KEY}:refusal-short")
    return None


def with_model(state: DuelState, seat: int, model: StockModel, pose: Pose) -> DuelState:
    """The state with a model of the stock on the table as a new creature."""
    row = race(model.race, update=state.options.update)
    number = state.next_id
    wizard = state.wizards[seat]
    creature = Creature(
        id=number,
        seat=seat,
        number=model.number,
        race=model.race,
        weapon=model.weapon,
        wounds=row.wounds,
        appeared=state.round,
        line=wizard.lines + 1,
    )
    state = state.with_wizard(seat, lines=wizard.lines + 1)
    return msgspec.structs.replace(
        state,
        creatures=(*state.creatures, creature),
        layout=state.layout.placed(number, base_of(row), pose),
        next_id=number + 1,
    )


def places(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Iterator[Pose]:
    """Places on the ground where a model could appear, looking away from its wizard.

    One for each direction, beginning with number `start`, at the nearest distance that is free.
    """
    middle = state.pose(state.wizards[seat].id)
    base = race(model.race, update=state.options.update).base * CM // 10
    nearest = summon_bounds(state, seat)[0] + (WIZARD.diameter + base) // 2
    for turn in range(len(WAYS)):
        way = WAYS[(start + turn) % len(WAYS)]
        for ring in RINGS:
            pose = _at(middle, nearest + ring, way)
            if pose is None:
                continue
            if check_place(state, seat, model, Placement(model.number, pose)) is None:
                yield pose
                break


def first_place(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Pose | None:
    """The first of these places, or None if there is no room."""
    return next(places(state, seat, model, start), None)


def _at(middle: Pose, ring: int, way: int) -> Pose | None:
    x = middle.x + COSINE[way] * ring // ONE
    y = middle.y + COSINE[(way + 2700) % 3600] * ring // ONE
    if x < 0 or y < 0:
        return None
    return Pose(x, y, int(direction_of(x - middle.x, y - middle.y)))


class SummonNow(Step, frozen=True):
    """The creatures appear; they act from the next round on (WD-SUMMON-7)."""

    seat: int
    package: str
    models: tuple[Placement, ...]
    rule: ClassVar[str] = "WD-SUMMON-1"

    def run(self, play: Duel) -> None:
        """Pay for the package and put its models on the table."""
        package = package_of(play.state, self.package)
        if package is None:
            return
        pay(play, self.seat, package.price, text("cast-creatures", name=package.name), self.rule)
        stock = {model.number: model for model in play.state.wizards[self.seat].stock}
        for placement in self.models:
            model = stock[placement.piece]
            number = play.state.next_id
            play.state = with_model(play.state, self.seat, model, placement.pose)
            row = race(model.race, update=play.state.options.update)
            play.tell(
                Summoned,
                piece=number,
                name=numbered(row.name, model.number),
                pose=placement.pose,
                seat=self.seat,
                weapon=text(f"weapon-{model.weapon}"),  # texts: *:weapon-*
                rule=self.rule,
            )

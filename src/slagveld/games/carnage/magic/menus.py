"""Spells for bots and random play: every sensible casting, or some casting quickly."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, woven
from slagveld.table.shapes import Spot
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.conditions import is_enemy
from ..core.state import CarnageState
from ..core.unit import Unit
from .aim import Cast, CastAction, CastOnSelf, CastTeleport, cast_refusal, target_refusal
from .effects import in_blast
from .forms import castable
from .spells import EXPLOSION, Spell, points_of, ready_mages
from .teleport import landings, leap


def meant_for(state: CarnageState, mage: Unit, spell: Spell) -> list[Unit]:
    """Units on which a spell makes sense, wherever they are."""
    if spell.key == EXPLOSION:
        near = in_blast(state, mage, points_of(mage))
        return [mage] if any(is_enemy(mage, unit) for unit, _ in near) else []
    if spell.meant == "self":
        return [mage]
    found = [unit for unit in state.units if unit.profile.kind != "bouncer"]
    if spell.meant == "any":
        return found
    return [unit for unit in found if is_enemy(mage, unit) == (spell.meant == "enemy")]


def all_casts(state: CarnageState, seat: int) -> Lane:
    """Every spell of every mage on every target on which it makes sense: mage by mage.

    A unit is teleported as far as possible in each of eight directions.
    """
    return woven([_all_of(state, mage) for mage in ready_mages(state, seat)])


def _all_of(state: CarnageState, mage: Unit) -> Lane:
    """All that a mage can cast, spell by spell; a target of each, the nearest first, in turn."""
    return woven([_spell(state, mage, spell) for spell in castable(mage)])


def _spell(state: CarnageState, mage: Unit, spell: Spell) -> Lane:
    """Castings of a spell, the nearest target first."""
    x, y = mage.middle
    targets = list(enumerate(meant_for(state, mage, spell)))
    targets.sort(key=lambda one: (one[1].middle[0] - x) ** 2 + (one[1].middle[1] - y) ** 2)
    for place, target in targets:
        if target_refusal(state, mage, spell, target) is not None:
            yield (place,), None
            continue
        spots = landings(state, target) if spell.aim == "place" else ()
        for number, action in enumerate(_casts(mage, spell, target, spots)):
            yield (place, number), action


def _casts(mage: Unit, spell: Spell, target: Unit, spots: Iterable[Spot]) -> list[CastAction]:
    """How a spell is cast on a target; with an aim in space, to each of these spots."""
    if spell.aim == "self":
        return [CastOnSelf(mage.id, spell.key, spoken=True)]
    if spell.aim == "place":
        return [CastTeleport(mage.id, target.id, spot, spoken=True) for spot in spots]
    return [Cast(mage.id, spell.key, target.id, spoken=True)]


def some_cast(state: CarnageState, seat: int, rng: Rng) -> Action | None:
    """A mage, a spell and a target by lot; None if that cannot be cast."""
    mages = ready_mages(state, seat)
    if not mages:
        return None
    mage = mages[int(rng.random() * len(mages))]
    options = castable(mage)
    spell = options[int(rng.random() * len(options))]
    targets = meant_for(state, mage, spell)
    if not targets:
        return None
    target = targets[int(rng.random() * len(targets))]
    spots = (_somewhere(target, rng),) if spell.aim == "place" else ()
    (action,) = _casts(mage, spell, target, spots)
    return action if cast_refusal(state, seat, action) is None else None


def _somewhere(unit: Unit, rng: Rng) -> Spot:
    way = int(rng.random() * TURN)
    far = int(rng.random() * leap())
    return Spot(unit.x + scaled(far * cosine(way)), unit.y + scaled(far * sine(way)))

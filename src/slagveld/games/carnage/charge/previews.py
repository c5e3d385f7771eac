"""Odds before a charge is announced; the distance stays unknown (CAR-10-announce)."""

from slagveld.kernel.decision import Odds, Preview
from slagveld.record import replace
from slagveld.table.shapes import Spot

from ..core.book import text
from ..core.parts import ghosts
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import Manner, dice_each
from ..ground.advance import ended, facing_to, free_turn_refusal
from ..ground.paces import move_limit
from ..ground.ways import shortest_into_contact
from ..melee.contact import fighters
from ..shooting.shots import free_shot_dice
from ..wounds.named_odds import odds_of_blow
from .alignment import charge_facing
from .resolution import has_free_shot


def preview_charge(state: CarnageState, unit: Unit, target: Unit, given: int | None) -> Preview:
    """The turned block, and what would happen in each case that the dice decide."""
    facing = charge_facing(state, unit, target) if given is None else given
    refusal = free_turn_refusal(state, unit, facing)
    tally = move_limit(state, unit, charge=True)
    if refusal is not None:
        return Preview(refusal=refusal, limit=tally.total, tallies=(tally,))
    here = facing_to(unit, facing)
    shown = Preview(
        snapped={"facing": facing} if given is None else {},
        ghosts=ghosts(here),
        limit=tally.total,
        tallies=(tally,),
        odds=_cases(state, unit, target),
        notes=(text("note-charge-unmeasured", enemy=target.name),),
    )
    return _measured(state, here, target, shown) if state.options.free_measuring else shown


def _measured(state: CarnageState, unit: Unit, target: Unit, shown: Preview) -> Preview:
    """The same where enemies may be measured: the way, where it ends, and who will fight."""
    way = shortest_into_contact(state, unit, target)
    if way is None:
        return shown
    there = ended(unit, way.path)
    after = state.with_unit(there)
    mine, theirs = len(fighters(after, there, target)), len(fighters(after, target, there))
    return replace(
        shown,
        ghosts=ghosts(there),
        path=(Spot(unit.x, unit.y), *way.path),
        length=way.length,
        cost=way.cost,
        odds=(
            *_free_shot(state, unit, target),
            _combat(state, unit, target, mine, "charge"),
            _combat(state, target, unit, theirs, "melee"),
        ),
        notes=(),
    )


def _cases(state: CarnageState, unit: Unit, target: Unit) -> tuple[Odds, ...]:
    """A free shot first; then the combat with a whole front in contact, and with half of it."""
    found = _free_shot(state, unit, target)
    mine, theirs = contact_most(unit, target), contact_most(target, unit)
    for part in (1, 2):
        if part == 1 or mine > 1:
            found.append(_combat(state, unit, target, -(-mine // part), "charge"))
            found.append(_combat(state, target, unit, -(-theirs // part), "melee"))
    return tuple(found)


def _free_shot(state: CarnageState, unit: Unit, target: Unit) -> list[Odds]:
    """The free shot of the target, if it has one."""
    if not has_free_shot(state, target, unit):
        return []
    dice = free_shot_dice(state, target, unit)
    title = text("odds-free-shot", enemy=target.name, dice=dice)
    return [odds_of_blow(state, target, unit, dice, "free-shot", title=title)]


def _combat(state: CarnageState, unit: Unit, enemy: Unit, figures: int, manner: Manner) -> Odds:
    """The odds of one side's attack with so many figures in contact, if the charge arrives."""
    dice = figures * dice_each(state, unit, manner).total
    measured = state.options.free_measuring
    key = "odds-charge-measured" if measured else "odds-charge-case"  # texts: *:odds-charge-*
    title = text(key, unit=unit.name, figures=figures, dice=dice)
    return odds_of_blow(state, unit, enemy, dice, manner, title=title)


def contact_most(unit: Unit, enemy: Unit) -> int:
    """How many figures of a front can touch an enemy's front: its width, and a corner each side."""
    front = min(unit.files, len(unit.figures))
    theirs = min(enemy.files, len(enemy.figures)) * enemy.profile.width
    return min(front, -(-theirs // unit.profile.width) + 2)

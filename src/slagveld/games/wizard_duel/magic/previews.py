"""What a spell would do, creature magic apart: who is in reach, and what it changes."""

from slagveld.kernel.decision import Preview
from slagveld.kernel.fields import Region
from slagveld.table.shapes import Outline

from ..core.book import text
from ..core.models import WIZARD
from ..core.state import DuelState
from ..familiars.pack import field_most
from ..terrain.wayfinding import arc_points
from .spells import (
    ATTACK_LOSS,
    ATTACK_PRICE,
    ATTACK_REACH,
    DEFENCE_GAIN,
    DEFENCE_PRICE,
    HEAL_PRICE,
    HEAL_REACH,
    CastAttack,
    CastHealing,
    check_spell,
)


def preview_attack(state: DuelState, seat: int, target: object) -> Preview:
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


def preview_defence(state: DuelState, seat: int) -> Preview:
    """What defence magic makes of the own field."""
    field = state.wizards[seat].field
    new = min(field_most(state, seat), field + DEFENCE_GAIN)
    return Preview(notes=(text("note-defence", price=DEFENCE_PRICE, old=field, new=new),))


def preview_healing(state: DuelState, seat: int) -> Preview:
    """The own creatures and heavy weapons that can be healed."""
    own = [creature.id for creature in state.of(seat)]
    hurt = tuple(n for n in own if check_spell(state, seat, CastHealing(n)) is None)
    return Preview(
        pieces=hurt,
        region=_within(state, seat, HEAL_REACH),
        notes=(text("note-healing", price=HEAL_PRICE),),
    )


def _within(state: DuelState, seat: int, reach: int) -> Region:
    """How far a spell reaches from the edge of the wizard."""
    here = state.pose(state.wizards[seat].id)
    circle = Outline(arc_points(here, WIZARD.diameter // 2 + reach, 0, 3600))
    return Region((circle,), here.level, "range")

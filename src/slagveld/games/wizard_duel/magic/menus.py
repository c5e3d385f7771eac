"""The spells that a wizard's go offers, creature magic apart: forms, a menu, what each would do."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form, Preview
from slagveld.kernel.fields import Region
from slagveld.texts import Text

from ..core.book import do, pick, text
from ..core.models import WIZARD
from ..core.state import DuelState
from ..familiars.pack import field_most
from ..terrain.wayfinding import around
from .spells import (
    ATTACK_LOSS,
    ATTACK_REACH,
    DEFENCE_GAIN,
    HEAL_REACH,
    PRICES,
    CastAttack,
    CastDefence,
    CastHealing,
    Spell,
    check_spell,
)


def plain_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """Attack, defence and healing magic, as far as there is somebody to heal."""
    own, wizards = state.of(seat), enumerate(state.wizards)
    foes = [foe.id for other, foe in wizards if other != seat and state.layout.has(foe.id)]
    target = pick.piece("target", "field-target", foes)
    yield do(CastAttack, "spell-attack", target, rule="WD-SPELL-2")
    yield do(CastDefence, "spell-defence", rule="WD-SPELL-7")
    if own:
        patient = pick.piece("target", "field-patient", own)
        yield do(CastHealing, "spell-healing", patient, rule="WD-SPELL-9")


def attack_menu(state: DuelState, seat: int) -> Iterator[CastAttack]:
    """Attack magic at every wizard it reaches."""
    for other, wizard in enumerate(state.wizards):
        action = CastAttack(wizard.id)
        if other != seat and check_spell(state, seat, action) is None:
            yield action


def plain_spells(state: DuelState, seat: int) -> Iterator[Spell]:
    """Attacks, defence and healing that can be cast now."""
    yield from attack_menu(state, seat)
    defence = CastDefence()
    if check_spell(state, seat, defence) is None:
        yield defence
    for creature in state.of(seat):
        healing = CastHealing(creature.id)
        if check_spell(state, seat, healing) is None:
            yield healing


def preview_attack(state: DuelState, seat: int, target: int | None) -> Preview:
    """The wizards in reach and sight; with one chosen, what it does to his field."""
    wizards = [wizard.id for wizard in state.wizards]
    foes = tuple(n for n in wizards if check_spell(state, seat, CastAttack(n)) is None)
    foe = None if target is None else state.wizard_of(target)
    notes: tuple[Text, ...] = ()
    if foe is not None:
        old = state.wizards[foe].field
        new = max(0, old - ATTACK_LOSS)
        notes = (text("note-attack", price=PRICES[CastAttack], old=old, new=new),)
    return Preview(pieces=foes, region=_within(state, seat, ATTACK_REACH), notes=notes)


def preview_defence(state: DuelState, seat: int) -> Preview:
    """What defence magic makes of the own field."""
    field = state.wizards[seat].field
    new = min(field_most(state, seat), field + DEFENCE_GAIN)
    note = text("note-defence", price=PRICES[CastDefence], old=field, new=new)
    return Preview(notes=(note,))


def preview_healing(state: DuelState, seat: int) -> Preview:
    """The own creatures and heavy weapons that can be healed."""
    own = [creature.id for creature in state.of(seat)]
    hurt = tuple(n for n in own if check_spell(state, seat, CastHealing(n)) is None)
    notes = (text("note-healing", price=PRICES[CastHealing]),)
    return Preview(pieces=hurt, region=_within(state, seat, HEAL_REACH), notes=notes)


def _within(state: DuelState, seat: int, reach: int) -> Region:
    """How far a spell reaches from the edge of the wizard."""
    return around(state.pose(state.wizards[seat].id), WIZARD.diameter // 2 + reach)

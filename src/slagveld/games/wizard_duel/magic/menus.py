"""The spells that a wizard's go offers, creature magic apart: forms, a menu, what each would do."""

from collections.abc import Callable, Iterator

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.texts import Text

from ..core.book import do, pick, text
from ..core.models import WIZARD
from ..core.state import DuelState
from ..familiars.familiar_kinds import field_most
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
    own = state.of(seat)
    target = pick.piece("target", "field-target", state.enemy_wizards(seat))
    yield do(CastAttack, "spell-attack", target, rule="WD-SPELL-2")
    yield do(CastDefence, "spell-defence", rule="WD-SPELL-7")
    if own:
        patient = pick.piece("target", "field-patient", own)
        yield do(CastHealing, "spell-healing", patient, rule="WD-SPELL-9")


def attack_menu(state: DuelState, seat: int) -> Iterator[CastAttack]:
    """Attack magic at every wizard it reaches."""
    spells = (CastAttack(foe) for foe in state.enemy_wizards(seat))
    return (spell for spell in spells if check_spell(state, seat, spell) is None)


def healing_menu(state: DuelState, seat: int) -> Iterator[CastHealing]:
    """Healing magic for everybody whom it can heal."""
    spells = (CastHealing(creature.id) for creature in state.of(seat))
    return (spell for spell in spells if check_spell(state, seat, spell) is None)


def plain_spells(state: DuelState, seat: int) -> Iterator[Spell]:
    """Attacks, defence and healing that can be cast now."""
    yield from attack_menu(state, seat)
    if check_spell(state, seat, CastDefence()) is None:
        yield CastDefence()
    yield from healing_menu(state, seat)


def preview_attack(state: DuelState, seat: int, draft: CastAttack) -> Preview:
    """The wizards in reach and sight; with one chosen, what it does to his field."""
    foes = tuple(spell.target for spell in attack_menu(state, seat))
    foe = state.wizard_of(filled(draft.target, 0))
    notes: tuple[Text, ...] = ()
    if foe is not None:
        old = state.wizards[foe].field
        new = max(0, old - ATTACK_LOSS)
        notes = (text("note-attack", price=PRICES[CastAttack], old=old, new=new),)
    return Preview(pieces=foes, region=_within(state, seat, ATTACK_REACH), notes=notes)


def preview_defence(state: DuelState, seat: int, _draft: CastDefence) -> Preview:
    """What defence magic makes of the own field."""
    field = state.wizards[seat].field
    new = min(field_most(state, seat), field + DEFENCE_GAIN)
    note = text("note-defence", price=PRICES[CastDefence], old=field, new=new)
    return Preview(notes=(note,))


def preview_healing(state: DuelState, seat: int, _draft: CastHealing) -> Preview:
    """The own creatures and heavy weapons that can be healed."""
    hurt = tuple(spell.target for spell in healing_menu(state, seat))
    notes = (text("note-healing", price=PRICES[CastHealing]),)
    return Preview(pieces=hurt, region=_within(state, seat, HEAL_REACH), notes=notes)


def _within(state: DuelState, seat: int, reach: int) -> Region:
    """How far a spell reaches from the edge of the wizard."""
    return around(state.pose(state.wizards[seat].id), WIZARD.diameter // 2 + reach)


SPELLS: dict[type[Action], tuple[Callable[..., Refusal | None], Callable[..., Preview]]] = {
    CastAttack: (check_spell, preview_attack),
    CastDefence: (check_spell, preview_defence),
    CastHealing: (check_spell, preview_healing),
}
"""Why a spell cannot be cast, and what it would bring."""

"""The spells that a wizard's go offers, creature magic apart: forms and a menu."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import PieceField

from ..core.book import text
from ..core.state import DuelState
from .spells import CastAttack, CastDefence, CastHealing, check_spell


def plain_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """Attack, defence and healing magic, as far as there is somebody to heal."""
    own = tuple(creature.id for creature in state.of(seat))
    foes = tuple(
        wizard.id
        for other, wizard in enumerate(state.wizards)
        if other != seat and state.layout.has(wizard.id)
    )
    target = PieceField(name="target", title=text("field-target"), allowed=foes)
    yield Form(action="CastAttack", title=text("spell-attack"), fields=(target,), rule="WD-SPELL-2")
    yield Form(action="CastDefence", title=text("spell-defence"), rule="WD-SPELL-7")
    if own:
        patient = PieceField(name="target", title=text("field-patient"), allowed=own)
        yield Form(
            action="CastHealing", title=text("spell-healing"), fields=(patient,), rule="WD-SPELL-9"
        )


def attack_menu(state: DuelState, seat: int) -> Iterator[CastAttack]:
    """Attack magic at every wizard it reaches."""
    for other, wizard in enumerate(state.wizards):
        action = CastAttack(wizard.id)
        if other != seat and check_spell(state, seat, action) is None:
            yield action


def plain_spells(state: DuelState, seat: int) -> list[Action]:
    """Attacks, defence and healing that can be cast now."""
    menu: list[Action] = list(attack_menu(state, seat))
    if check_spell(state, seat, CastDefence()) is None:
        menu.append(CastDefence())
    for creature in state.of(seat):
        heal = CastHealing(creature.id)
        if check_spell(state, seat, heal) is None:
            menu.append(heal)
    return menu

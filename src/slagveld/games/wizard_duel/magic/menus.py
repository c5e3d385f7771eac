"""The spells that a wizard's go offers, creature magic apart: forms and a menu."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form

from ..core.book import do, pick
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

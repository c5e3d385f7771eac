"""Attack, defence and healing magic (WD-SPELL-2, WD-SPELL-7, WD-SPELL-9)."""

from collections.abc import Iterator

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.fields import PieceId, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.texts import Distance, Text

from ..core.book import CM, do, pick, refuse, text
from ..core.events import mend
from ..core.models import WIZARD
from ..core.state import Duel, DuelState
from ..familiars.familiar_kinds import field_most, soak
from ..terrain.contact_and_distance import within
from ..terrain.paths import around
from ..terrain.sight import sees
from ..wounds.energy_field import set_field, strengthened, weaken
from .magic_points import change_points, check_price

ATTACK_REACH = 20 * CM
ATTACK_LOSS = DEFENCE_GAIN = 10
HEAL_REACH = 50 * CM


class CastAttack(Action, frozen=True):
    target: PieceId


class CastDefence(Action, frozen=True):
    """Defence magic for the own field."""


class CastHealing(Action, frozen=True):
    """Healing magic: one wound of an own creature or heavy weapon a casting (WD-SPELL-12)."""

    target: PieceId


Spell = CastAttack | CastDefence | CastHealing
PRICES: dict[type[Action], int] = {CastAttack: 90, CastDefence: 90, CastHealing: 15}
"""What each spell costs (WD-SPELL-1)."""


def check_spell(state: DuelState, seat: int, action: Spell) -> Refusal | None:
    """Points, reach, sight and an effect; a refused casting costs nothing (WD-SPELL-6).

    Enemies in contact do not hinder the wizard (WD-WIZARD-14). Attack magic is for an enemy wizard
    in reach and in sight, and for nobody else (WD-WIZARD-10); whom one heals need not be seen
    (WD-SPELL-11).
    """
    if refusal := check_price(state, seat, PRICES[type(action)]):
        return refusal
    wizard = state.wizards[seat]
    match action:
        case CastAttack(target=target):
            foe = state.wizard_of(target)
            if foe is None or foe == seat:
                return refuse("WD-WIZARD-10", "refusal-no-wizard")
            if not within(state, wizard.id, target, ATTACK_REACH):
                return refuse("WD-SPELL-2", "refusal-reach", most=Distance(ATTACK_REACH))
            if not sees(state, wizard.id, target):
                return refuse("WD-SPELL-5", "refusal-not-seen")
        case CastHealing(target=target):
            creature = state.creature(target)
            if creature is None or creature.seat != seat:
                return refuse("WD-SPELL-10", "refusal-not-yours")
            if creature.wounds >= state.race_of(creature).wounds:
                return refuse("WD-SPELL-10", "refusal-unhurt")
            if not within(state, wizard.id, target, HEAL_REACH):
                return refuse("WD-SPELL-9", "refusal-reach", most=Distance(HEAL_REACH))
        case CastDefence():
            most = field_most(state, seat)  # more with a turtle (WD-FAMILIAR-4)
            if wizard.field >= most:
                return refuse("WD-SPELL-8", "refusal-field-full", most=most)
    return None


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
    spells = (CastAttack(foe) for foe in state.enemy_wizards(seat))
    return (spell for spell in spells if check_spell(state, seat, spell) is None)


def healing_menu(state: DuelState, seat: int) -> Iterator[CastHealing]:
    spells = (CastHealing(creature.id) for creature in state.of(seat))
    return (spell for spell in spells if check_spell(state, seat, spell) is None)


def castable(state: DuelState, seat: int) -> Iterator[Spell]:
    yield from attack_menu(state, seat)
    if check_spell(state, seat, CastDefence()) is None:
        yield CastDefence()
    yield from healing_menu(state, seat)


def preview_spell(state: DuelState, seat: int, draft: Spell) -> Preview:
    """Whom a spell reaches; what it does to the field of the wizard chosen, or to one's own."""
    price = PRICES[type(draft)]
    if isinstance(draft, CastDefence):
        field = state.wizards[seat].field
        new = strengthened(field, DEFENCE_GAIN, field_most(state, seat))
        return Preview(notes=(text("note-defence", price=price, old=field, new=new),))
    if isinstance(draft, CastHealing):
        hurt = tuple(spell.target for spell in healing_menu(state, seat))
        notes = (text("note-healing", price=price),)
        return Preview(pieces=hurt, region=_within(state, seat, HEAL_REACH), notes=notes)
    foes = tuple(spell.target for spell in attack_menu(state, seat))
    foe = state.wizard_of(filled(draft.target, 0))
    told: tuple[Text, ...] = ()
    if foe is not None:
        old = state.wizards[foe].field
        told = (text("note-attack", price=price, old=old, new=max(0, old - ATTACK_LOSS)),)
    return Preview(pieces=foes, region=_within(state, seat, ATTACK_REACH), notes=told)


def _within(state: DuelState, seat: int, reach: int) -> Region:
    """How far a spell reaches from the edge of the wizard."""
    return around(state.pose(state.wizards[seat].id), WIZARD.diameter // 2 + reach)


class CastNow(Step, frozen=True):
    """A spell takes effect: no roll (WD-SPELL-3), and no more or less of it (WD-SPELL-4).

    Of attack magic a familiar takes 5 points upon itself and dies (WD-FAMILIAR-2).
    """

    seat: int
    spell: Spell
    rule = "WD-SPELL-1"

    def run(self, play: Duel) -> None:
        state, seat = play.state, self.seat
        match self.spell:
            case CastAttack(target=target):
                self._pay(play, text("cast-attack", target=state.name_of(target)))
                foe = state.wizard_of(target)
                if foe is not None:
                    loss = soak(play, foe, ATTACK_LOSS)
                    cause = text("attacked-by", name=state.wizards[seat].name)
                    weaken(play, foe, loss, cause, "WD-SPELL-2")
            case CastDefence():
                self._pay(play, text("cause-defence"))
                field, most = state.wizards[seat].field, field_most(state, seat)
                value = strengthened(field, DEFENCE_GAIN, most)
                set_field(play, seat, value, text("cause-defence"), "WD-SPELL-7")
            case CastHealing(target=target):
                self._pay(play, text("cast-healing", target=state.name_of(target)))
                mend(play, state.model(target), 1, text("cause-healing"), "WD-SPELL-9")

    def _pay(self, play: Duel, cast: Text) -> None:
        change_points(play, self.seat, -PRICES[type(self.spell)], cast, self.rule)

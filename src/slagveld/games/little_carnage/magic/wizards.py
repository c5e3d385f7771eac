"""Wizards in battle: who may cast now, what he knows, how far it reaches (LC-1.3-17)."""

from slagveld.kernel.fields import Region
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.view import ring
from slagveld.structs import Struct
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import first_refusal, refuse, text
from ..core.dice import offensive
from ..core.names import model_name
from ..core.regiment import Model, Stand
from ..core.spellbook import Spell
from ..core.state import Battle, LittleState
from ..terrain.distance_and_contact_across import distance


class Casting(Struct, frozen=True):
    """A spell on its way."""

    seat: int
    wizard: int
    """The model that casts."""
    spell: str
    regiment: int
    """The regiment it is cast on, or that of the models."""
    models: tuple[int, ...]
    """The models pointed at; a spell on a regiment touches the others too."""
    to: Pose | None = None
    """Where somebody is put down."""
    successes: int = 0
    """What the casting roll gave."""


def wizards(state: LittleState, seat: int) -> list[Model]:
    """The wizards of a seat on the table; none while magic is off (LC-3-1)."""
    if not state.options.magic:
        return []
    return [
        model
        for regiment in state.regiments
        if regiment.seat == seat and regiment.card.skills.magic
        for model in state.models_of(regiment.id)
    ]


def ready_wizards(state: LittleState, seat: int) -> list[Model]:
    """Those who may cast a spell of their own accord now."""
    return [one for one in wizards(state, seat) if ready_refusal(state, one) is None]


def wizard_on(state: LittleState, seat: int, stand: int, spell: str = "") -> Model | None:
    """The seat's wizard on a stand, rather one who can cast, and this spell; None: nobody."""
    there = [one for one in wizards(state, seat) if one.stand == stand]
    there.sort(key=lambda one: spell_refusal(state, one, spell) is not None)
    there.sort(key=lambda one: ready_refusal(state, one) is not None)
    return next(iter(there), None)


def ready_refusal(state: LittleState, wizard: Model) -> Refusal | None:
    """Why a wizard may not cast now of his own accord, or None (LC-1.3-17)."""
    if not state.regiment_of(wizard).round.activated:
        return refuse("LC-1.3-17", "refusal-magic-early", name=model_name(state, wizard))
    return spent_refusal(state, wizard)


def spent_refusal(state: LittleState, wizard: Model) -> Refusal | None:
    """Why a wizard has no spell left in this round, his activation apart; or None."""
    done = state.regiment_of(wizard).round
    if not (wizard.climbed or done.casters or done.attacked or done.frightened_by):
        return None
    return first_refusal(
        (wizard.id in done.casters, "LC-1.8-magic-4", "refusal-magic-again"),
        (done.attacked, "LC-1.3-17", "refusal-magic-attacked"),
        (done.frightened_by, "LC-1.8-fear-5", "refusal-magic-afraid"),
        (wizard.climbed, "LC-1.9-19", "refusal-magic-climbed"),
        name=model_name(state, wizard),
    )


def spell_refusal(state: LittleState, wizard: Model, key: str) -> Refusal | None:
    """Why a wizard cannot cast this spell of his own accord, or None."""
    spell = state.find_spell(key)
    name = model_name(state, wizard)
    regiment = state.regiment_of(wizard)
    if spell is not None and spell.effect == "counter":
        return refuse(spell.rule, "refusal-magic-answer", name=name)
    if spell is None or key not in regiment.spells:
        return refuse("LC-1.8-magic-3", "refusal-magic-unknown", name=name)
    if spell.attack and regiment.round.full_defence:
        return refuse("LC-1.6-18", "refusal-magic-full-defence", name=name, spell=spell.name)
    return None


def castable(state: LittleState, wizard: Model) -> list[Spell]:
    """The spells that a wizard may cast of his own accord, in the order of the book."""
    regiment = state.regiment_of(wizard)
    known, defends = regiment.spells, regiment.round.full_defence
    return [
        spell
        for spell in state.spellbook()
        if spell.key in known and not spell.free and not (defends and spell.attack)
    ]


def in_range(state: LittleState, one: Stand, other: Stand, spell: Spell) -> bool:
    """Whether a spell reaches from base to base (LC-HOUSE-3); from a base to itself always."""
    return one.id == other.id or distance(state, one, other) <= spell.range * FINE


def spend(play: Battle, wizard: Model, spell: Spell) -> None:
    """Use up the wizard's one spell of the round; his regiment makes no attack (LC-1.3-17)."""
    done = play.state.regiment_of(wizard).round
    play.state = play.state.did(
        wizard.regiment,
        cast=True,
        casters=(*done.casters, wizard.id),
        cast_attack=done.cast_attack or spell.attack,
    )


def roll(play: Battle, wizard: Model, purpose: Text, pieces: tuple[int, ...]) -> int:
    """The casting roll: as many offensive dice as the level of Magic (LC-1.8-magic-1)."""
    regiment = play.state.regiment_of(wizard)
    level = regiment.skills.magic
    tally = Tally(level, name=text("magic-pool-level", level=level))
    return offensive(play, level, purpose, "LC-1.8-magic-1", regiment.seat, pieces, tally)


def range_ring(stand: Stand, spell: Spell) -> Region:
    """How far a spell reaches from the edge of a base."""
    body = stand.body
    return ring(list(zip(body.xs, body.ys, strict=True)), spell.range * FINE)

"""What a screen needs to ask for a spell: wizard, spell, target, place; and how far it reaches."""

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import AnyField, Choice, Region
from slagveld.kit.view import RING_STEP, ring
from slagveld.table.shapes import Outline
from slagveld.table.steps import moved
from slagveld.table.units import FINE, TURN
from slagveld.texts import Text

from ..core.book import do, pick, text
from ..core.names import model_choice
from ..core.regiment import Model, Stand
from ..core.spellbook import Spell
from ..core.state import LittleCarnageState
from ..odds.spells import success_chance
from .actions import Cast, CastOnSeveral, CastTo, action_of
from .wizards import castable, ready_wizards


def cast_forms(state: LittleCarnageState, seat: int) -> list[Form]:
    """One form for each way of casting that is open to some wizard of the seat."""
    able = [(wizard, castable(state, wizard)) for wizard in ready_wizards(state, seat)]
    titles: dict[type[Action], Text] = {
        Cast: text("magic-do-cast"),
        CastOnSeveral: text("magic-do-cast-several"),
        CastTo: text("magic-do-cast-to"),
    }
    found = []
    for action, title in titles.items():
        name = action.__name__
        pairs = [(one, spell) for one, known in able for spell in known if action_of(spell) == name]
        if pairs:
            fields = (
                pick.piece(
                    "wizard", "magic-field-wizard", dict.fromkeys([w.stand for w, _ in pairs])
                ),
                pick.choice(
                    "spell",
                    "magic-field-spell",
                    [_choice(state, *one) for one in pairs],
                    of="wizard",
                ),
                *_targets(state, name, pairs),
            )
            found.append(do(action, title, *fields, help="magic-help-cast", rule="LC-1.3-17"))
    return found


def _choice(state: LittleCarnageState, wizard: Model, spell: Spell) -> Choice:
    """A spell of a wizard, with its chance and what it does."""
    level = state.regiment_of(wizard).skills.magic
    percent = round(100 * success_chance(level, spell.difficulty))
    about = text("magic-help-spell", chance=percent, words=spell.words)
    return Choice(spell.key, spell.name, help=about, of=wizard.stand)


def _targets(
    state: LittleCarnageState, action: str, pairs: list[tuple[Model, Spell]]
) -> list[AnyField]:
    """At whom to point; the preview tells who is in range and sight."""
    seat = state.regiment_of(pairs[0][0]).seat
    sides = {spell.target.startswith("enemy") for _, spell in pairs}
    stands = [one for one in state.field.stands if (one.seat != seat) in sides]
    fields: list[AnyField] = [pick.piece("target", "magic-field-target", stands)]
    if action == "CastOnSeveral":
        most = max([spell.models for _, spell in pairs])
        title = text("magic-field-targets", most=most)
        fields = [pick.pieces("targets", title, stands, most=most)]
    if action == "CastTo":
        return [*fields, pick.spot("to", "magic-field-to", of="target")]
    there = [state.field.on_stand[one.id] for one in stands]
    shared = [model for models in there if len(models) > 1 for model in models]
    if shared:
        choices = [model_choice(state, one, of=one.stand) for one in shared]
        of = "target" if action == "Cast" else ""
        fields.append(pick.choice("whom", "combat-field-whom", choices, of=of, optional=True))
    return fields


def range_ring(stand: Stand, spell: Spell) -> Region:
    """How far a spell reaches from the edge of a base."""
    body = stand.body
    return ring(list(zip(body.xs, body.ys, strict=True)), spell.range * FINE)


def leap_ring(stand: Stand, spell: Spell) -> Region:
    """How far a spell carries a model: where its middle may come to stand."""
    here = stand.pose
    points = [moved(here.x, here.y, way, spell.distance) for way in range(0, TURN, RING_STEP)]
    return Region((Outline(tuple(points)),), meaning="reach")

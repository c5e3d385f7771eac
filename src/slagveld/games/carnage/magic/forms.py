"""What a screen needs to ask for a spell: mage, spell, target, place, and the words spoken."""

from slagveld.kernel.decision import Form, Partial
from slagveld.kernel.fields import AnyField, Choice, PieceField, Region
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.view import ring
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..core.book import CM, do, pick, text
from ..core.state import CarnageState
from ..core.unit import Unit
from .aim import AIMS, Cast, CastOnSelf, CastTeleport
from .spells import EXPLOSION, TELEPORT, Aim, Spell, known, points_of, ready_mages, spells, words_of


def least_cost(spell: Spell) -> int:
    """The fewest points that a spell can cost."""
    if spell.key == EXPLOSION:
        return 1
    costs = [cost for cost in (spell.cost + spell.cost_each, spell.cost_self) if cost]
    return min(costs)


def castable(mage: Unit) -> list[Spell]:
    """The spells a mage knows and has points for, those in answer to others apart."""
    points = points_of(mage)
    return [spell for spell in known(mage) if spell.aim != "answer" and least_cost(spell) <= points]


def cast_forms(state: CarnageState, seat: int) -> list[Form]:
    """One form for each way of casting that is open to some mage of the seat."""
    mages, rule = ready_mages(state, seat), "CAR-6.9-any-time"
    spoken, target = spoken_fields(state), _target_field(state)
    found = []
    if fields := _mage_fields(mages, AIMS[Cast]):
        found.append(do(Cast, "do-cast", *fields, target, *spoken, rule=rule, help="help-cast"))
    if own := _mage_fields(mages, AIMS[CastOnSelf]):
        helping = "help-cast-self"
        found.append(do(CastOnSelf, "do-cast-self", *own, *spoken, rule=rule, help=helping))
    if leap := _mage_fields(mages, AIMS[CastTeleport])[:1]:
        place = pick.spot("spot", "field-landing", of="target", facing=False)
        fields = (*leap, target, place, *spoken)
        row = spells()[TELEPORT]
        far, wide = Distance(row.leap * CM), Distance(row.range * CM)
        about = text("help-cast-teleport", range=wide, leap=far)
        found.append(do(CastTeleport, "do-cast-teleport", *fields, rule=rule, help=about))
    return found


def spoken_fields(state: CarnageState) -> tuple[AnyField, ...]:
    """The question whether the words were spoken, where words are played with."""
    if not state.options.words:
        return ()
    return (pick.switch("spoken", "field-spoken"),)


def _mage_fields(mages: list[Unit], aims: tuple[Aim, ...]) -> tuple[AnyField, ...]:
    """Who casts a spell with one of these aims, and which; none when nobody can."""
    found = [(mage, spell) for mage in mages for spell in castable(mage) if spell.aim in aims]
    if not found:
        return ()
    choices = [
        Choice(spell.key, spell.name, help=spell_help(spell, mage), of=mage.id)
        for mage, spell in found
    ]
    return (
        pick.piece("mage", "field-mage", dict.fromkeys([mage.id for mage, _ in found])),
        pick.choice("spell", "field-spell", choices, of="mage"),
    )


def _target_field(state: CarnageState) -> PieceField:
    allowed = [unit.id for unit in state.units if unit.profile.kind != "bouncer"]
    return pick.piece("target", "field-spell-target", allowed)


def spell_help(spell: Spell, mage: Unit) -> Text:
    """Words, cost, range and effect of a spell in one line."""
    effect = text(f"effect-{spell.key}")  # texts: carnage:effect-*
    words = words_of(spell)
    cost = points_of(mage) if spell.key == EXPLOSION else least_cost(spell)
    if spell.range:
        reach = Distance(spell.range * CM)
        return text("help-spell", words=words, cost=cost, range=reach, effect=effect)
    return text("help-spell-self", words=words, cost=cost, effect=effect)


def range_ring(mage: Unit, spell: Spell) -> Region:
    """How far a spell of a mage reaches."""
    return ring([mage.middle], spell.range * CM * FINE)


def spent_tally(mage: Unit, cost: int, rule: str) -> Tally:
    """What a mage has left after a casting."""
    return Tally(points_of(mage), name=text("magic-points-left")).plus(
        Item(-cost, text("reason-casting"), rule)
    )


def words_notes(state: CarnageState, spell: Spell) -> tuple[Text, ...]:
    """The words to speak, where they are played with."""
    return (text("note-words", words=words_of(spell)),) if state.options.words else ()


def words_missing(state: CarnageState, partial: Partial) -> bool:
    """Whether the caster has not said yet that he spoke the words: no fault as long as he may."""
    return state.options.words and "spoken" not in partial.values

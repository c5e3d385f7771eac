"""What a screen needs for a spell: mage, spell, target, place, the words; and what it would do."""

from functools import cache
from typing import Any

from slagveld.chances import Distribution, chance_at_least, successes, through_shields
from slagveld.kernel.decision import Form, Odds, Partial, Preview
from slagveld.kernel.fields import AnyField, Choice, Region
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.book import numbers
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.verdicts import cost, of_wounds
from slagveld.kit.view import ring
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..core.book import CM, DIE, do, pick, text
from ..core.parts import ghosts
from ..core.state import CarnageState
from ..core.unit import Magic, Unit
from ..core.values import to_break, to_wound
from ..wounds.named_odds import wound_odds
from . import spells
from .effects import blast_radius, in_blast
from .spells import Aim, Spell
from .target_and_range import (
    AIMS,
    Cast,
    CastOnSelf,
    CastTeleport,
    mage_refusal,
    spell_refusal,
    target_refusal,
)
from .teleport import check_landing, landed, leap, within_leap


def least_cost(spell: Spell) -> int:
    if spell.key == spells.EXPLOSION:
        return 1
    costs = [cost for cost in (spell.cost + spell.cost_each, spell.cost_self) if cost]
    return min(costs)


def castable(mage: Unit) -> tuple[Spell, ...]:
    """The spells a mage knows and has points for, those in answer to others apart."""
    magic = mage.magic
    return () if magic is None else _castable(magic.points, magic.disciplines, magic.spells)


@cache
def _castable(
    points: int, disciplines: tuple[str, ...], learnt: tuple[str, ...]
) -> tuple[Spell, ...]:
    found = spells.known(Magic(points, disciplines, learnt))
    return tuple([one for one in found if one.aim != "answer" and least_cost(one) <= points])


def cast_forms(state: CarnageState, seat: int) -> list[Form]:
    """One form for each way of casting that is open to some mage of the seat."""
    mages, rule = spells.ready_mages(state, seat), "CAR-6.9-any-time"
    spoken = spoken_fields(state)
    targets = [unit for unit in state.units if unit.profile.kind != "bouncer"]
    target = pick.piece("target", "field-spell-target", targets)
    found = []
    if fields := _mage_fields(mages, AIMS[Cast]):
        found.append(do(Cast, "do-cast", *fields, target, *spoken, rule=rule, help="help-cast"))
    if own := _mage_fields(mages, AIMS[CastOnSelf]):
        helping = "help-cast-self"
        found.append(do(CastOnSelf, "do-cast-self", *own, *spoken, rule=rule, help=helping))
    if leap := _mage_fields(mages, AIMS[CastTeleport])[:1]:
        place = pick.spot("spot", "field-landing", of="target", facing=False)
        fields = (*leap, target, place, *spoken)
        row = spells.spells()[spells.TELEPORT]
        far, wide = Distance(row.leap * CM), Distance(row.range * CM)
        about = text("help-cast-teleport", range=wide, leap=far)
        found.append(do(CastTeleport, "do-cast-teleport", *fields, rule=rule, help=about))
    return found


def spoken_fields(state: CarnageState) -> tuple[AnyField, ...]:
    """The question whether the words were spoken, where words are played with."""
    return (pick.switch("spoken", "field-spoken"),) if state.options.words else ()


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


def spell_help(spell: Spell, mage: Unit) -> Text:
    """Words, cost, range and effect of a spell in one line."""
    effect = text(f"effect-{spell.key}")  # texts: carnage:effect-*
    words = spells.words_of(spell)
    cost = spells.points_of(mage) if spell.key == spells.EXPLOSION else least_cost(spell)
    if spell.range:
        reach = Distance(spell.range * CM)
        return text("help-spell", words=words, cost=cost, range=reach, effect=effect)
    return text("help-spell-self", words=words, cost=cost, effect=effect)


def range_ring(mage: Unit, spell: Spell) -> Region:
    return ring([mage.middle], spell.range * CM * FINE)


def spent_tally(mage: Unit, cost: int, rule: str) -> Tally:
    return Tally(spells.points_of(mage), name=text("magic-points-left")).plus(
        Item(-cost, text("reason-casting"), rule)
    )


def words_notes(state: CarnageState, spell: Spell) -> tuple[Text, ...]:
    return (text("note-words", words=spells.words_of(spell)),) if state.options.words else ()


def words_missing(state: CarnageState, partial: Partial) -> bool:
    """Whether the caster has not said yet that he spoke the words: no fault as long as he may."""
    return state.options.words and "spoken" not in partial.values


def preview_cast(state: CarnageState, seat: int, partial: Partial, *, measured: bool) -> Preview:
    """By what is filled in so far; where nothing may be measured yet, no range is shown."""
    shown_so_far = _preview(state, seat, partial, measured=measured)
    if words_missing(state, partial):
        return replace(shown_so_far, unfinished=True)
    return shown_so_far


def _preview(state: CarnageState, seat: int, partial: Partial, *, measured: bool) -> Preview:
    draft = drafted(Cast, partial)
    number = filled(draft.mage)
    if number is None:
        return Preview(pieces=numbers(spells.ready_mages(state, seat)))
    if refusal := mage_refusal(state, seat, number):
        return Preview(refusal=refusal)
    mage = state.field.by_id[number]
    key = spells.TELEPORT if partial.action == "CastTeleport" else filled(draft.spell)
    if key is None:
        return Preview()
    aims = next(aims for kind, aims in AIMS.items() if kind.__name__ == partial.action)
    if refusal := spell_refusal(mage, key, aims):
        return Preview(refusal=refusal)
    spell = spells.spells()[key]
    target = number if spell.aim == "self" else filled(draft.target)
    if target is None:
        return _targets(state, mage, spell, measured=measured)
    spot = filled(drafted(CastTeleport, partial).spot)
    return _on_target(state, mage, spell, state.unit(target), spot, measured=measured)


def _targets(state: CarnageState, mage: Unit, spell: Spell, *, measured: bool) -> Preview:
    if not measured:
        return Preview(notes=words_notes(state, spell))
    pieces = [unit.id for unit in state.units if target_refusal(state, mage, spell, unit) is None]
    return Preview(
        pieces=tuple(pieces), region=range_ring(mage, spell), notes=words_notes(state, spell)
    )


def _on_target(
    state: CarnageState,
    mage: Unit,
    spell: Spell,
    target: Unit | None,
    spot: Spot | None,
    *,
    measured: bool,
) -> Preview:
    refusal = target_refusal(state, mage, spell, target)
    if refusal is not None or target is None:
        return Preview(refusal=refusal)
    shown = _landing(state, mage, target, spot) if spell.leap else {}
    hit = [(target, spell.hits)] if spell.hits else []
    if spell.key == spells.EXPLOSION and measured:
        power = spells.points_of(mage)
        shown = {"region": ring([mage.middle], blast_radius(power))}
        hit = in_blast(state, mage, power)
    points = spells.cost_of(spell, mage, target)
    return Preview(
        **shown,
        odds=tuple([spell_odds(state, mage, unit, count, spell.st) for unit, count in hit]),
        costs=(cost(text("cost-magic", points=points, left=spells.points_of(mage) - points)),),
        tallies=(spent_tally(mage, points, spell.rule),),
        notes=words_notes(state, spell),
    )


def _landing(state: CarnageState, mage: Unit, target: Unit, given: Spot | None) -> dict[str, Any]:
    """Where a Teleport would set a unit down, moved to the limit if it was pointed too far."""
    region = ring([(target.x * FINE, target.y * FINE)], leap() * FINE, "reach")
    if given is None:
        return {"region": region}
    spot = within_leap(target, given)
    return {
        "region": region,
        "refusal": check_landing(state, mage, target, spot),
        "ghosts": ghosts(landed(target, spot)),
        "snapped": {} if spot == given else {"spot": spot},
    }


def spell_odds(state: CarnageState, mage: Unit, target: Unit, hits: int, st: int) -> Odds:
    """What the hits of a spell may do, for a preview; the shields of a mage take them first."""
    title = text("odds-spell", target=target.name, hits=hits, st=st)
    need = to_wound(state, mage, target, "melee", st=st).target
    wound = chance_at_least(need.total, DIE)
    lives, friend = [figure.lives for figure in target.figures], target.side == mage.side
    shields = 0 if target.magic is None else target.magic.shields
    chances = successes(hits, wound)
    if shields:
        breaks = chance_at_least(to_break(state, mage, "melee", st=st).target.total, DIE)
        found = through_shields(Distribution.certain(hits), shields, breaks, wound)
        chances = found.map(lambda left: left.wounds)
    return wound_odds(title, chances, need, of_wounds(chances, lives, suffered=friend))

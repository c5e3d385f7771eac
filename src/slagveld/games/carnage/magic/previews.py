"""What a half-filled spell would do: range, targets, points, chances, where a Teleport lands."""

from typing import Any

from slagveld.chances import Distribution, chance_at_least, successes, through_shields
from slagveld.kernel.decision import Odds, Partial, Preview
from slagveld.kit.book import numbers
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.view import ring
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

from ..core.book import DIE, text
from ..core.parts import ghosts
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import to_break, to_wound
from ..wounds.named_odds import shown
from .aim import AIMS, Cast, CastTeleport, mage_refusal, spell_refusal, target_refusal
from .effects import blast_radius, in_blast
from .forms import range_ring, spent_tally, words_missing, words_notes
from .spells import EXPLOSION, TELEPORT, Spell, cost_of, points_of, ready_mages, spells
from .teleport import check_landing, landed, leap, within_leap


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
        return Preview(pieces=numbers(ready_mages(state, seat)))
    if refusal := mage_refusal(state, seat, number):
        return Preview(refusal=refusal)
    mage = state.field.by_id[number]
    key = TELEPORT if partial.action == "CastTeleport" else filled(draft.spell)
    if key is None:
        return Preview()
    aims = next(aims for kind, aims in AIMS.items() if kind.__name__ == partial.action)
    if refusal := spell_refusal(mage, key, aims):
        return Preview(refusal=refusal)
    spell = spells()[key]
    if spell.aim == "self":
        return _on_self(state, mage, spell, measured=measured)
    target = filled(draft.target)
    if target is None:
        return _targets(state, mage, spell, measured=measured)
    spot = filled(drafted(CastTeleport, partial).spot)
    return _on_target(state, mage, spell, state.unit(target), spot)


def _on_self(state: CarnageState, mage: Unit, spell: Spell, *, measured: bool) -> Preview:
    if refusal := target_refusal(state, mage, spell, mage):
        return Preview(refusal=refusal)
    odds: list[Odds] = []
    region = None
    if spell.key == EXPLOSION and measured:
        points = points_of(mage)
        region = ring([mage.middle], blast_radius(points))
        hit = in_blast(state, mage, points)
        odds = [spell_odds(state, mage, unit, count, spell.st) for unit, count in hit]
    return Preview(
        region=region,
        odds=tuple(odds),
        tallies=(spent_tally(mage, cost_of(spell, mage, mage), spell.rule),),
        notes=words_notes(state, spell),
    )


def _targets(state: CarnageState, mage: Unit, spell: Spell, *, measured: bool) -> Preview:
    """The range, and who can be chosen."""
    if not measured:
        return Preview(notes=words_notes(state, spell))
    pieces = [unit.id for unit in state.units if target_refusal(state, mage, spell, unit) is None]
    return Preview(
        pieces=tuple(pieces), region=range_ring(mage, spell), notes=words_notes(state, spell)
    )


def _on_target(
    state: CarnageState, mage: Unit, spell: Spell, target: Unit | None, spot: Spot | None
) -> Preview:
    refusal = target_refusal(state, mage, spell, target)
    if refusal is not None or target is None:
        return Preview(refusal=refusal)
    odds = (spell_odds(state, mage, target, spell.hits, spell.st),) if spell.hits else ()
    return Preview(
        **(_landing(state, mage, target, spot) if spell.leap else {}),
        odds=odds,
        tallies=(spent_tally(mage, cost_of(spell, mage, target), spell.rule),),
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


def spell_chances(
    state: CarnageState, mage: Unit, target: Unit, hits: int, st: int
) -> Distribution[int]:
    """Wounds of automatic hits; the shields of a mage take them first."""
    wound = chance_at_least(to_wound(state, mage, target, "melee", st=st).target.total, DIE)
    shields = target.magic.shields if target.magic is not None else 0
    if not shields:
        return successes(hits, wound)
    breaks = chance_at_least(to_break(state, mage, "melee", st=st).target.total, DIE)
    rolled = Distribution.certain(hits)
    return through_shields(rolled, shields, breaks, wound).map(lambda left: left.wounds)


def spell_odds(state: CarnageState, mage: Unit, target: Unit, hits: int, st: int) -> Odds:
    """What the hits of a spell may do, for a preview."""
    chances = spell_chances(state, mage, target, hits, st)
    return Odds(
        title=text("odds-spell", target=target.name, hits=hits, st=st),
        outcomes=shown(chances),
        mean=float(chances.mean),
        need=to_wound(state, mage, target, "melee", st=st).target,
    )

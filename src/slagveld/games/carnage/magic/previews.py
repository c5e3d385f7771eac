"""What a half-filled spell would do: range, targets, points, chances, where a Teleport lands."""

from typing import Any

import msgspec

from slagveld.chances import Distribution, chance_at_least, successes, through_shields
from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

from ..core.book import DIE, text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import to_break, to_wound
from ..wounds.named_odds import shown
from .aim import AIMS, mage_refusal, spell_refusal, target_refusal
from .effects import blast_radius, in_blast
from .forms import range_ring, ring, spent_tally, words_missing, words_notes
from .spells import EXPLOSION, TELEPORT, Spell, cost_of, points_of, ready_mages, spells
from .teleport import check_landing, landed, leap, within_leap


def preview_cast(state: CarnageState, seat: int, partial: Partial, *, measured: bool) -> Preview:
    """By what is filled in so far; where nothing may be measured yet, no range is shown."""
    shown_so_far = _preview(state, seat, partial, measured=measured)
    if words_missing(state, partial):
        return msgspec.structs.replace(shown_so_far, unfinished=True)
    return shown_so_far


def _preview(state: CarnageState, seat: int, partial: Partial, *, measured: bool) -> Preview:
    values = partial.values
    number = values.get("mage")
    if not isinstance(number, int):
        return Preview(pieces=tuple([mage.id for mage in ready_mages(state, seat)]))
    refusal = mage_refusal(state, seat, number)
    if refusal is not None:
        return Preview(refusal=refusal)
    mage = state.field.by_id[number]
    key = TELEPORT if partial.action == "CastTeleport" else values.get("spell")
    if not isinstance(key, str):
        return Preview()
    aims = next(aims for kind, aims in AIMS.items() if kind.__name__ == partial.action)
    refusal = spell_refusal(mage, key, aims)
    if refusal is not None:
        return Preview(refusal=refusal)
    spell = spells()[key]
    if spell.aim == "self":
        return _on_self(state, mage, spell, measured=measured)
    target = values.get("target")
    if not isinstance(target, int):
        return _targets(state, mage, spell, measured=measured)
    return _on_target(state, mage, spell, state.unit(target), values)


def _on_self(state: CarnageState, mage: Unit, spell: Spell, *, measured: bool) -> Preview:
    refusal = target_refusal(state, mage, spell, mage)
    if refusal is not None:
        return Preview(refusal=refusal)
    odds: tuple[Odds, ...] = ()
    region = None
    if spell.key == EXPLOSION and measured:
        points = points_of(mage)
        region = ring(*mage.middle, blast_radius(points))
        odds = tuple(
            [
                spell_odds(state, mage, unit, count, spell.st)
                for unit, count in in_blast(state, mage, points)
            ]
        )
    return Preview(
        region=region,
        odds=odds,
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
    state: CarnageState, mage: Unit, spell: Spell, target: Unit | None, values: dict[str, Any]
) -> Preview:
    refusal = target_refusal(state, mage, spell, target)
    if refusal is not None or target is None:
        return Preview(refusal=refusal)
    odds = (spell_odds(state, mage, target, spell.hits, spell.st),) if spell.hits else ()
    landing = _Landing(state, mage, target, values.get("spot")) if spell.leap else None
    return Preview(
        refusal=None if landing is None else landing.refusal,
        region=None if landing is None else landing.region,
        ghosts=() if landing is None else landing.ghosts,
        snapped={} if landing is None else landing.snapped,
        odds=odds,
        tallies=(spent_tally(mage, cost_of(spell, mage, target), spell.rule),),
        notes=words_notes(state, spell),
    )


class _Landing:
    """Where a Teleport would set a unit down, moved to the limit if it was pointed too far."""

    def __init__(self, state: CarnageState, mage: Unit, target: Unit, raw: Any) -> None:
        self.refusal: Refusal | None = None
        self.ghosts: tuple[Ghost, ...] = ()
        self.snapped: dict[str, Any] = {}
        self.region = ring(target.x * FINE, target.y * FINE, leap() * FINE, "reach")
        if raw is None:
            return
        given = raw if isinstance(raw, Spot) else Spot(*raw)
        spot = within_leap(target, given)
        if spot != given:
            self.snapped = {"spot": spot}
        self.refusal = check_landing(state, mage, target, spot)
        there = landed(target, spot)
        self.ghosts = tuple(
            [
                Ghost(figure.id, pose)
                for figure, pose in zip(there.figures, there.poses, strict=True)
            ]
        )


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

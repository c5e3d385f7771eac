"""Chances of a shot before it is announced: one case for each type of fire, no distance told."""

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Distance, Text

from ..core.book import text
from ..core.conditions import in_fight
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import to_wound
from ..wounds.named_odds import odds_of_blow
from .ranges import FIRES, Fire, edge_limit, limits, shown_range, wind_on
from .shots import Volley, is_direct_only, lost_at_any_range, measured, volley


def shot_preview(state: CarnageState, unit: Unit, target: Unit) -> Preview:
    """Odds for each case with itemised modifiers, and every note once.

    Where enemies may be measured beforehand the range is told, and only what comes of it.
    """
    known = state.options.free_measuring
    fires, lost = measured(state, unit, target) if known else (FIRES, None)
    odds: list[Odds] = []
    notes: list[Text] = []
    reach = 0
    stretch, wind = wind_on(state, unit, target)
    for fire in fires:
        if known or lost_at_any_range(state, unit, target, fire) is None:
            shot = volley(state, unit, target, fire)
            if fire == "indirect" and shot.at_edge and not known:
                continue
            _, most = limits(fire, stretch)
            reach = min(most, edge_limit()) if shot.at_edge else most
            odds.append(_odds(state, unit, target, fire, shot, reach))
            notes.extend(_notes(state, target, shot))
        elif fire == "direct" and not is_direct_only(unit, target):
            _, reach = limits(fire, stretch)
            odds.append(_none(text("odds-shot-blocked", limit=Distance(reach))))
    if not known:
        odds.append(_none(text("odds-shot-beyond", limit=Distance(reach))))
    elif lost is not None:
        odds.append(_none(lost.reason))
    tallies: list[Tally] = [case.need for case in odds if case.need is not None]
    if tallies:
        tallies.append(to_wound(state, unit, target, "direct").target)
    if wind:
        notes.append(text("shot-note-wind"))
    return Preview(
        odds=tuple(odds),
        tallies=tuple(tallies),
        notes=tuple(dict.fromkeys(notes)),
        length=shown_range(unit, target) if known else None,
    )


def _odds(
    state: CarnageState, unit: Unit, target: Unit, fire: Fire, shot: Volley, reach: int
) -> Odds:
    title = text(
        f"odds-shot-{fire}",  # texts: carnage:odds-shot-*
        limit=Distance(reach),
        shooters=shot.shooters,
        dice=shot.dice,
    )
    return odds_of_blow(state, unit, target, shot.dice, fire, shot.extra, title=title)


def _none(title: Text) -> Odds:
    return Odds(title=title, outcomes=((text("odds-wounds", count=0), 1.0),), mean=0.0)


def _notes(state: CarnageState, target: Unit, shot: Volley) -> list[Text]:
    found: list[Text] = []
    if shot.most < len(target.figures):
        found.append(text("shot-note-visible", count=shot.most))
    if in_fight(state, target):
        found.append(text("shot-note-melee"))
    return found

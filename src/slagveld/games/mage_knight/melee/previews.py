"""What a half-told close combat action would do: whom it strikes, the odds, every modifier."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Preview
from slagveld.texts import Text

from ..attack.damage_value import damage_tally
from ..attack.declaration import Attack
from ..attack.resolution import aims
from ..core.action import MOST_TOKENS
from ..core.book import text
from ..core.conditions import at_front
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..movement.previews import preview_move
from ..odds.attacks import both_tallies, odds_of, own_odds
from .built import Dent, dent_refusal, dented
from .strikes import Blow, blow_refusal, declared, execution


def preview_attack(state: MageKnightState, attack: Attack) -> Preview:
    """The odds of a declared attack against each target, with the values of both sides."""
    found = aims(state, attack)
    if not found:
        return Preview()
    tallies = [*both_tallies(state, attack, found[0]), damage_tally(state, attack, found[0])]
    odds = [odds_of(state, attack, target) for target in found]
    odds.append(own_odds(state, attack, found))
    return Preview(tallies=tuple(tallies), odds=tuple(odds))


def preview_blow(
    state: MageKnightState, fighter: Fighter, values: Mapping[str, Any], able: Sequence[Blow]
) -> Preview:
    """Whom a warrior can strike; with a target, how it will go."""
    targets = tuple(dict.fromkeys([blow.target for blow in able]))
    notes = _costs(fighter)
    number = values.get("target")
    if not isinstance(number, int):
        return Preview(pieces=targets, notes=notes)
    snapped = _likely(values, [blow for blow in able if blow.target == number])
    told = {**values, **snapped}
    blow = Blow(
        number, str(told.get("mode", "")), told.get("capture") is True, str(told.get("heals", ""))
    )
    refusal = blow_refusal(state, fighter, blow)
    if refusal is not None:
        return Preview(refusal=refusal, pieces=targets, snapped=snapped)
    shown = preview_attack(state, declared(state, fighter, blow))
    return msgspec.structs.replace(shown, pieces=targets, snapped=snapped, notes=notes)


def _likely(values: Mapping[str, Any], able: Sequence[Blow]) -> dict[str, Any]:
    """The mode that is meant where a target leaves only one: a friend is to be healed."""
    modes = dict.fromkeys([blow.mode for blow in able])
    if "mode" in values or len(modes) != 1:
        return {}
    (mode,) = modes
    return {"mode": mode} if mode else {}


def preview_execution(state: MageKnightState, fighter: Fighter) -> Preview:
    """The odds of eliminating a captive."""
    if not fighter.captive:
        return Preview()
    shown = preview_attack(state, execution(fighter))
    return msgspec.structs.replace(shown, notes=_costs(fighter))


def preview_batter(state: MageKnightState, fighter: Fighter, values: Mapping[str, Any]) -> Preview:
    """The odds of a blow at built terrain."""
    number = values.get("built")
    if not isinstance(number, int) or number <= 0:
        return Preview(notes=_costs(fighter))
    dent = Dent(number, str(values.get("mode", "")))
    refusal = dent_refusal(state, fighter, dent)
    if refusal is not None:
        return Preview(refusal=refusal, notes=_costs(fighter))
    shown = preview_attack(state, dented(fighter, dent))
    return msgspec.structs.replace(shown, notes=_costs(fighter))


def preview_rush(
    state: MageKnightState, fighter: Fighter, values: Mapping[str, Any], *, surge: bool
) -> Preview:
    """The move of a Surge or a Charge, and the odds of the attack at its end.

    A Surge attacks with its next click, which nobody may look at unless dials lie open
    (MK-ETIQ-1): the odds are those of the present one, and a note says so.
    """
    shown = preview_move(state, fighter, values)
    notes = (*shown.notes, text("combat-note-surge")) if surge else shown.notes
    if shown.refusal is not None or not shown.ghosts:
        return msgspec.structs.replace(shown, notes=notes)
    there = fighter.at(shown.ghosts[0].pose)
    if surge and state.options.open_dials:
        there = msgspec.structs.replace(there, turned=there.turned + 1)
    after = state.with_fighter(there)
    foes = [] if there.click.skulls else at_front(after, there)
    odds = [odds_of(after, _plain(there, foe), foe) for foe in foes]
    if odds and surge and not state.options.open_dials:
        notes = (*notes, text("combat-note-surge-click"))
    return msgspec.structs.replace(shown, odds=tuple(odds), notes=notes)


def _plain(fighter: Fighter, foe: Fighter) -> Attack:
    return Attack(attacker=fighter.id, kind="close", targets=(foe.id,))


def _costs(fighter: Fighter) -> tuple[Text, ...]:
    """What the action costs the warrior besides its token."""
    return (text("combat-note-push"),) if fighter.tokens + 1 == MOST_TOKENS else ()

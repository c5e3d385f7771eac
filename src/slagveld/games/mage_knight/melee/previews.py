"""What a half-told close combat action would do: whom it strikes, the odds, every modifier."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kit.drafts import draft_of, filled
from slagveld.record import replace

from ..attack.attack_roll_and_hits import aims
from ..attack.declaration_and_type import Attack
from ..core.action import push_costs
from ..core.base_contact import at_front
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..movement.menus import preview_move
from ..movement.move import Going
from ..odds.attacks import odds_of, own_odds, preview_attack
from .built_terrain import Batter, Dent, FollowBatter, dent_refusal, dented
from .strikes import Blow, FollowStrike, Strike, blow_refusal, declared


def preview_melee(state: KnightState, attack: Attack) -> Preview:
    """The odds of a close combat attack, for both sides, and what it costs the attacker."""
    shown, attacker = preview_attack(state, attack), state.field.by_id[attack.attacker]
    odds = (*shown.odds, own_odds(state, attack, aims(state, attack)))
    return replace(shown, odds=odds, costs=push_costs(attacker))


def strike_draft(kinds: Iterable[type[Action]], partial: Partial) -> Any:
    """Half of a strike; a mode that is not told is left open, since a target may leave but one."""
    draft: Any = draft_of(kinds, partial)
    if "mode" in partial.values or "mode" not in draft.__struct_fields__:
        return draft
    return replace(draft, mode=msgspec.UNSET)


def preview_blow(
    state: KnightState, fighter: Fighter, draft: Strike | FollowStrike, able: Sequence[Blow]
) -> Preview:
    """The mode is meant where a target leaves only one: a friend is to be healed."""
    targets = tuple(dict.fromkeys([blow.target for blow in able]))
    if filled(draft.target) is None:
        return Preview(pieces=targets, costs=push_costs(fighter))
    modes = dict.fromkeys([blow.mode for blow in able if blow.target == draft.target])
    told = filled(draft.mode)
    mode = "" if told is not None or len(modes) != 1 else next(iter(modes))
    snapped = {"mode": mode} if mode else {}
    blow = Blow(draft.target, told or mode, draft.capture, draft.heals)
    refusal = blow_refusal(state, fighter, blow)
    if refusal is not None:
        return Preview(refusal=refusal, pieces=targets, snapped=snapped)
    shown = preview_melee(state, declared(state, fighter, blow))
    return replace(shown, pieces=targets, snapped=snapped)


def preview_batter(state: KnightState, fighter: Fighter, draft: Batter | FollowBatter) -> Preview:
    if filled(draft.built, 0) == 0:
        return Preview(costs=push_costs(fighter))
    dent = Dent(draft.built, filled(draft.mode, ""))
    refusal = dent_refusal(state, fighter, dent)
    if refusal is not None:
        return Preview(refusal=refusal, costs=push_costs(fighter))
    return preview_melee(state, dented(fighter, dent))


def preview_rush(state: KnightState, fighter: Fighter, draft: Going, *, surge: bool) -> Preview:
    """The move of a Surge or a Charge, and the odds of the attack at its end.

    A Surge attacks with its next click, which nobody may look at unless dials lie open
    (MK-ETIQ-1): the odds are those of the present one, and a note says so.
    """
    shown = preview_move(state, fighter, draft)
    notes = (*shown.notes, text("combat-note-surge")) if surge else shown.notes
    if shown.refusal is not None or not shown.ghosts:
        return replace(shown, notes=notes)
    there = fighter.at(shown.ghosts[0].pose)
    if surge and state.options.open_dials:
        there = replace(there, turned=there.turned + 1)
    after = state.with_fighter(there)
    foes = [] if there.click.skulls else at_front(after, there)
    plain = [Attack(attacker=there.id, kind="close", targets=(foe.id,)) for foe in foes]
    odds = [odds_of(after, blow, foe) for blow, foe in zip(plain, foes, strict=True)]
    if odds and surge and not state.options.open_dials:
        notes = (*notes, text("combat-note-surge-click"))
    return replace(shown, odds=tuple(odds), notes=notes)

"""Previews of shots and breath: the chances for each enemy, every die named."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.fields import Pair, Share
from slagveld.kernel.modifiers import Tally

from ..combat.aims import Aim, attack_refusal, dice_of
from ..combat.missiles import Missile, mark_options, missile_dice
from ..core.stages import active
from ..core.stand import Model
from ..core.state import LittleCarnageState
from ..melee.forms import enemies_in
from ..melee.previews import attack_notes, attack_odds, attack_tallies, named
from .actions import Blast, Breathe, Shoot, Shot, Volley, kind_of, shooting_refusal, shots_of

_KINDS: dict[str, type[Shot]] = {kind.__name__: kind for kind in (Shoot, Volley, Breathe, Blast)}


def shot_preview(state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
    """Whom one may point at, a sensible division, and the chances."""
    regiment = active(state)
    refusal = attack_refusal(seat, regiment)
    if refusal is not None:
        return Preview(refusal=refusal)
    ranged = partial.action in ("Shoot", "Volley")
    kind: Missile = "ranged" if ranged else "breath"
    values: dict[str, Any] = dict(partial.values)
    snapped: dict[str, Any] = {}
    if partial.action in ("Shoot", "Breathe") and "target" not in values:
        options = mark_options(state, regiment.id, kind)
        return Preview(pieces=tuple(dict.fromkeys([one.stand for one in enemies_in(options)])))
    if partial.action == "Volley" and "pairs" not in values:
        snapped["pairs"] = _nearest_pairs(state, mark_options(state, regiment.id, kind))
    if partial.action == "Blast" and "shares" not in values:
        snapped["shares"] = _even_shares(state, mark_options(state, regiment.id, kind))
    action = msgspec.convert({**values, **snapped, "type": partial.action}, _KINDS[partial.action])
    refusal = shooting_refusal(state, seat, action)
    if refusal is not None:
        return Preview(refusal=refusal, snapped=snapped)
    if isinstance(action, Shoot | Breathe) and not action.whom:
        snapped = named(state, action.target)
    aims = shots_of(state, regiment.id, action)
    return Preview(
        snapped=snapped,
        odds=attack_odds(state, aims),
        tallies=(*shot_tallies(state, kind_of(action), aims), *attack_tallies(state, aims)),
        notes=attack_notes(state, aims),
    )


def shot_tallies(
    state: LittleCarnageState, kind: Missile, aims: Sequence[Aim]
) -> tuple[Tally, ...]:
    """The dice of each shooter on his target, equal sums once."""
    by_id = state.field.model_by_id
    sums = [missile_dice(state, kind, by_id[aim.model], by_id[aim.target]) for aim in aims]
    return tuple(dict.fromkeys(sums))


def _nearest_pairs(
    state: LittleCarnageState, options: list[tuple[Model, list[Model]]]
) -> list[Any]:
    """Each shooter with the enemy on whom it has most dice."""
    found = []
    for model, listed in options:
        best = max(listed, key=lambda one: missile_dice(state, "ranged", model, one).total)
        found.append(Pair(str(model.id), str(best.id)))
    built: list[Any] = msgspec.to_builtins(found)
    return built


def _even_shares(state: LittleCarnageState, options: list[tuple[Model, list[Model]]]) -> list[Any]:
    """The dice of each breather dealt out evenly, the first enemies getting more."""
    found = []
    for model, listed in options:
        dice = dice_of(state, model, melee=False)
        for place, target in enumerate(listed[:dice]):
            amount = dice // min(dice, len(listed)) + (place < dice % min(dice, len(listed)))
            found.append(Share(str(target.id), amount, str(model.id)))
    built: list[Any] = msgspec.to_builtins(found)
    return built

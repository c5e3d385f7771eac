"""Stops: at which moments a seat wants to be asked about magic.

Magic is possible at nearly any time (LC-1.3-17), but nobody wants to be asked at each. In its own
activations a seat finds its spells beside everything else, so it is not asked there at all. In
between it is asked, as long as it says nothing, only where a spell would change what comes next.
"""

from functools import partial
from typing import NamedTuple

from slagveld.kit.moments import Stops

from ..core.book import BOOK
from ..core.regiment import Model, Regiment
from ..core.relations import enemies_in_contact, may_attack, may_move
from ..core.state import LittleCarnageState
from .menus import goals, hopeful
from .wizards import ready_wizards

PLACES = ("action", "attack", "card", "round")
"""Before and after an action, between two attacks, between two cards, at the end of the round."""


STOPS = Stops(BOOK, "magic", "magic-policy", PLACES)


class Occasion(NamedTuple):
    """A moment of magic and what comes after it; see `MagicMoment`."""

    at: str
    targets: tuple[int, ...] = ()
    """Models that are about to be attacked."""
    inside: tuple[int, ...] = ()
    """Seats that are asked anyway in what comes next, and find their spells there."""


def wants(state: LittleCarnageState, seat: int, occasion: Occasion) -> bool:
    """Whether a seat is to be asked at this moment; quick for those without a ready wizard."""
    matters = partial(_matters, state, seat, occasion)
    return STOPS.wanted(state, seat, occasion.at, ready_wizards, matters)


def _matters(state: LittleCarnageState, seat: int, occasion: Occasion, wizard: Model) -> bool:
    if occasion.at == "round":
        return _has_goal(state, wizard, LASTING)
    active = state.regiments_by_id.get(state.active)
    if active is None or active.seat == seat:
        return False
    if occasion.at == "attack":
        number = state.field.model_by_id
        struck = [number[one].regiment for one in occasion.targets if one in number]
        return _has_goal(state, wizard, SAVING, struck)
    return occasion.at == "action" and _before_action(state, wizard, active)


def _before_action(state: LittleCarnageState, wizard: Model, active: Regiment) -> bool:
    """Slow an enemy before it moves; hinder its attack, or save those whom it touches."""
    if may_move(active) and _has_goal(state, wizard, ("slow",), [active.id]):
        return True
    met = enemies_in_contact(state, active.id) if may_attack(active) else ()
    by_id = state.field.on_stand
    touched = [model.regiment for number in met for model in by_id[number]]
    return bool(touched) and (
        _has_goal(state, wizard, HINDERING, [active.id])
        or _has_goal(state, wizard, SAVING, touched)
    )


def _has_goal(
    state: LittleCarnageState,
    wizard: Model,
    effects: tuple[str, ...],
    regiments: list[int] | None = None,
) -> bool:
    """Whether a wizard has a spell with such an effect for one of these regiments, or anybody."""
    return any(
        regiments is None or target.regiment in regiments
        for spell in hopeful(state, wizard)
        if spell.effect in effects
        for target in goals(state, wizard, spell)
    )


LASTING = ("attack", "mend", "slow", "raise")
"""What is worth casting when the round is about to end."""
HINDERING = ("attack", "fear")
SAVING = ("defence-die", "mend")

"""Helpers for tests of ranged combat: archers, lines between warriors, the shooting phase alone."""

from contextlib import contextmanager
from typing import ClassVar

from slagveld.games.mage_knight.core.book import INCH
from slagveld.games.mage_knight.core.items_and_domains import Built, built
from slagveld.games.mage_knight.core.terrain_kinds import kinds
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.sight.legal_targets import target_refusal
from slagveld.games.mage_knight.sight.line_of_fire import line
from slagveld.games.mage_knight.sight.terrain_modifiers import terrain_items
from slagveld.games.mage_knight.turn.phases import EndPhase, PhasePart
from slagveld.table.units import FINE
from slagveld.texts import Name
from tests.games.mage_knight.battle import EAST, WEST, battle, man, plain

BOW = plain(attack_type="bow", range=10, ranged_damage=2)
WAND = plain(attack_type="wand", range=10, ranged_damage=2)
SLING = plain(attack_type="sword", range=10, ranged_damage=2)
"""A sword warrior with a range: its shots have no type."""


class Shots(PhasePart, frozen=True):
    """The action phase with nothing but shooting."""

    automatic: ClassVar = False
    topics: ClassVar = (SHOOTING,)
    actions: ClassVar = (EndPhase, *SHOOTING.actions)


def field(*men, **more):
    """A battle in which seat 0 may shoot."""
    return battle(*men, agenda=(Shots(0),), **more)


def seen(state, shooter=1, target=2, **more):
    """The line of fire between two warriors of a state."""
    return line(state, state.fighter(shooter), state.fighter(target), **more)


def barred(state, shooter=1, target=2, mode=""):
    """The rule that forbids a target, or None."""
    refusal = target_refusal(state, state.fighter(shooter), state.fighter(target), mode)
    return None if refusal is None else refusal.rule


def blocked(state, shooter=1, target=2):
    """The rule by which a line is blocked, or None."""
    refusal = seen(state, shooter, target).refusal
    return None if refusal is None else refusal.rule


def cover(state, shooter=1, target=2, kind="ranged", without=False):
    """What terrain adds to the defense: rules and amounts."""
    one, other = state.fighter(shooter), state.fighter(target)
    found = None if without or kind == "close" else line(state, one, other)
    return [(item.rule, item.value) for item in terrain_items(state, one, other, kind, found)]


def inches(length):
    """A length in fine units as inches."""
    return length / (INCH * FINE)


def duel(terrain=(), key=BOW, target=None, shooter=(10, 10), mark=(18, 10), others=(), **more):
    """A shooter of seat 0 that looks east, an enemy that looks back, and others if wanted."""
    first = man(0, *shooter, EAST, key=key)
    second = man(1, *mark, WEST, key=target)
    return field(first, second, *others, terrain=terrain, **more)


@contextmanager
def card(key, **values):
    """A card of built terrain that exists while a test runs; its kind of terrain."""
    usual = {"terrain": "hindering", "defense": 14, "structure": 4, "length": 500, "width": 125}
    name = Name(key, key, key)
    built()[key] = Built(key=key, name=name, origin="house", icon="", **{**usual, **values})
    kinds.cache_clear()
    try:
        yield f"built:{key}"
    finally:
        del built()[key]
        kinds.cache_clear()

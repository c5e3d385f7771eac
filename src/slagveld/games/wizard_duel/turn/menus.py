"""What a turn offers: forms for a screen, a menu and quick proposals for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, Menu, bounded, lane, late, woven

from ..core.book import CM, do
from ..core.models import Creature, model_field
from ..core.state import DuelState
from ..core.used import Turn
from ..heavy.crew import CREW, crews
from ..heavy.fire import heavy_forms, heavy_lane, heavy_menu
from ..magic.menus import plain_spells
from ..melee.strike import strike_forms, strikes
from ..movement.menus import ahead, jump_forms, jumps, towards, walk_form, walks
from ..shooting.menus import shot_forms, shot_lane, shots
from ..summoning.creature_magic import Summon
from ..summoning.menus import summons
from ..summoning.packages import package_keys
from ..summoning.places import WAYS
from ..terrain.contact import foes_touched
from ..wounds.values import power
from .activation import EndTurn, Rest, actors

MOST = 500
"""Entries of a menu: more than two players come to in a battle of ordinary size."""
TRIES = 900
"""Answers that are tried for it."""


def creature_forms(state: DuelState, turn: Turn) -> Iterator[Form]:
    """Everything one can do in a creature turn, described as data."""
    if turn.opened:
        yield do(EndTurn, "do-end-turn")
    able = actors(state, turn)
    if able:
        ids = tuple(creature.id for creature in able)
        yield do(Rest, "do-rest", model_field(ids), rule="WD-ROUND-6")
        yield walk_form(state, able)
    yield from strike_forms(state, turn.seat, able)
    yield from shot_forms(state, turn.seat, able)
    yield from jump_forms(state, able)
    yield from heavy_forms(state, turn)


def turn_measuring(state: DuelState, turn: Turn) -> Measuring:
    """While somebody could shoot, no ruler is laid to an enemy: it would measure the shot."""
    able = any(power(state, creature, "shot") for creature in actors(state, turn))
    crew = any(len(members) >= CREW for _, members in crews(state, turn))
    if state.options.free_measuring or not (able or crew):
        return Measuring()
    return Measuring("own", rule="WD-SHOOT-1")


def creature_menu(state: DuelState, turn: Turn, after: int = 0) -> Menu:
    """Pass or rest first, then what hurts, then ways."""
    able = actors(state, turn)
    pauses: list[Action] = [EndTurn()] if turn.opened else []
    pauses += [Rest(creature.id) for creature in able]
    hurting = woven([_hurting(state, creature) for creature in able])
    ways = woven([_ways(state, creature) for creature in able])
    course = woven([lane(pauses), hurting, heavy_lane(state, turn), ways])
    return bounded(course, after, MOST, TRIES)


def _hurting(state: DuelState, creature: Creature) -> Lane:
    return woven([late(strikes, state, creature), shot_lane(state, creature)])


def _ways(state: DuelState, creature: Creature) -> Lane:
    return woven([late(jumps, state, creature), walks(state, creature)])


def attacks(state: DuelState, creature: Creature) -> list[Action]:
    """Every blow and shot a creature may make now (WD-ACT-7)."""
    return [*strikes(state, creature), *shots(state, creature)]


def creature_proposal(state: DuelState, turn: Turn, rng: Rng) -> Action:
    """Mostly strike or shoot if possible, else walk towards an enemy; sometimes anything."""
    able = actors(state, turn)
    heavy = heavy_menu(state, turn) if rng.random() < 0.5 else []
    if heavy:
        return heavy[int(rng.random() * len(heavy))]
    if not able:
        return EndTurn()
    creature = able[0] if turn.opened else able[int(rng.random() * len(able))]
    deeds = attacks(state, creature)
    if deeds and rng.random() < 0.8:
        return deeds[int(rng.random() * len(deeds))]
    foes = state.enemies(turn.seat)
    if foes and not (rng.random() < 0.5 and foes_touched(state, turn.seat, creature.id)):
        walk = towards(state, creature, foes[int(rng.random() * len(foes))])
        if walk is not None:
            return walk
    lane = int(rng.random() * 3600)
    limit = state.race_of(creature).movement * CM - 1
    stroll = ahead(state, creature, lane, int(rng.random() * limit))
    if stroll is not None:
        return stroll
    return EndTurn() if turn.opened else Rest(creature.id)


def spell_lane(state: DuelState, seat: int) -> Lane:
    """Attacks, defence, healing, and each package in a few directions."""
    return woven([late(plain_spells, state, seat), late(_packages, state, seat)])


def _packages(state: DuelState, seat: int) -> Iterator[Action | None]:
    """Every package that can be paid, each of the ways in which it may appear once."""
    known: dict[Summon, None] = {}
    for key in package_keys(state, seat):
        for start in range(0, len(WAYS), 4):
            action = summons(state, seat, key, start)
            if action is None or action in known:
                yield None
            else:
                known[action] = None
                yield action

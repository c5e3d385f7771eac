"""What a turn offers: forms for a screen, a menu and quick proposals for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.dice import Rng

from ..core.book import CM, do
from ..core.models import Creature, model_field
from ..core.state import DuelState
from ..core.used import Turn
from ..heavy.crew import CREW, crews
from ..heavy.fire import heavy_forms, heavy_menu
from ..magic.menus import plain_spells
from ..melee.strike import strike_forms, strikes
from ..movement.jump import Jump, landings
from ..movement.menus import ahead, jump_forms, towards, walk_form, walks
from ..shooting.menus import shot_forms, shots
from ..summoning.menus import summons
from ..summoning.packages import package_keys
from ..summoning.places import WAYS
from ..terrain.contact import foes_touched
from ..wounds.values import power
from .activation import EndTurn, Rest, actors


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


def creature_menu(state: DuelState, turn: Turn) -> list[Action]:
    """Pass or rest first, then what hurts, then ways."""
    able = actors(state, turn)
    menu: list[Action] = [EndTurn()] if turn.opened else []
    menu.extend(Rest(creature.id) for creature in able)
    for creature in able:
        menu.extend(attacks(state, creature))
    menu.extend(heavy_menu(state, turn))
    for creature in able:
        facing = state.pose(creature.id).facing
        menu.extend(
            Jump(creature.id, number, facing) for number in range(len(landings(state, creature)))
        )
        menu.extend(walks(state, creature))
    return menu


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


def spell_menu(state: DuelState, seat: int) -> list[Action]:
    """Attacks, defence, healing, and each package in a few directions."""
    starts = range(0, len(WAYS), 4)
    keys = package_keys(state, seat)
    found = [summons(state, seat, key, start) for key in keys for start in starts]
    packages = dict.fromkeys(action for action in found if action is not None)
    return [*plain_spells(state, seat), *packages]

"""Own rows at work: kin, price, heavy weapons, attacks of their own."""

import pytest

from slagveld.games.wizard_duel.army.own_cards import brought
from slagveld.games.wizard_duel.army.own_rows import made
from slagveld.games.wizard_duel.army.prices_packages_natures import package_of
from slagveld.games.wizard_duel.army.stock_of_models import free_models, offered
from slagveld.games.wizard_duel.bots.wizards import _summon_worth
from slagveld.games.wizard_duel.core.models import Creature, is_heavy
from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.magic.summoning import package_menu
from slagveld.games.wizard_duel.wounds.agility_and_power import agility, power, wounds_of_hit
from slagveld.games.wizard_duel.wounds.odds import worth_of
from slagveld.kernel.muster import Chosen
from slagveld.record import replace
from tests.games.wizard_duel.duel import act, duel, model, ready, refused, summon
from tests.games.wizard_duel.own import HYDRA, MORTAR, MOTHS, army, changed


def row(sheet, key, seat=0):
    return replace(made(sheet), key=f"{key}@{seat}")


def facing(sheet, weapon="normal", foe="ork", **more):
    """An own creature (101) of seat 0 before one of ours (102)."""
    state = duel(model(0, "human", 30, 40), model(1, foe, 33, 40, facing=180))
    own = row(sheet, "mine")
    mine, other = state.creatures
    mine = replace(mine, race="mine@0", weapon=weapon, wounds=own.wounds, **more)
    return replace(state, creatures=(mine, other), own=(own,))


@pytest.mark.rule("WD-HIT-2", "WD-RACE-CHAOS", "WD-RACE-GOBLINS", "WD-RACE-UNDEAD")
def test_traits_of_an_own_row_count_like_ours():
    state = facing(MOTHS)
    mine, ork = state.creatures
    assert agility(state, mine, ork.id, "melee").total == 15 + 2, "against evil"
    assert agility(state, ork, mine.id, "melee").total == 15 - 2
    assert power(state, mine, "melee") == 7
    shooter = replace(mine, weapon="shooting")
    assert (power(state, shooter, "shot"), power(state, shooter, "melee")) == (5, None)
    assert agility(state, shooter, ork.id, "shot").total == 12 + 2
    beast = facing(HYDRA, "own")
    hydra, ork = beast.creatures
    assert (power(beast, hydra, "melee"), power(beast, hydra, "shot")) == (7, 5)
    assert wounds_of_hit(beast, hydra, ork.id, "shot") == 4
    burnt = duel(model(0, "dragon", 30, 40), model(1, "human", 33, 40))
    dragon, human = burnt.creatures
    burnt = replace(
        burnt, creatures=(dragon, replace(human, race="moths@1")), own=(row(MOTHS, "moths", 1),)
    )
    assert wounds_of_hit(burnt, dragon, human.id, "shot") == 6 * 3


@pytest.mark.rule("WD-HIT-2", "WD-RACE-DWARVES")
def test_who_counts_as_a_race_is_hated_like_it():
    for kin, change in ((None, 0), ("chaos", 2), ("ork", 0)):
        state = facing(changed(MOTHS, attackers=None, kin=kin), foe="dwarf")
        mine, dwarf = state.creatures
        assert agility(state, dwarf, mine.id, "melee").total == 14 + change
    against = changed(MOTHS, against={"race": "ork", "change": -4})
    state = facing(against)
    mine, ork = state.creatures
    assert agility(state, mine, ork.id, "melee").total == 15 - 4
    state = facing(against, foe="dwarf")
    assert agility(state, state.creatures[0], state.creatures[1].id, "melee").total == 15


@pytest.mark.rule("WD-SUMMON-2", "WD-SUMMON-3", "WD-SUMMON-11", "WD-RACE-4")
def test_a_price_of_ones_own_makes_models_come_singly():
    cheap = changed(MOTHS, key="cheap", price=20)
    mine = army(MOTHS, cheap, entries=[Chosen("moth-folk/normal", 2), Chosen("cheap/normal", 2)])
    found = brought(mine, 0)
    state = replace(ready(), own=found.own)
    state = state.with_wizard(0, stock=found.models)
    assert list(offered(state, 0)) == ["normal", "cheap@0"]
    assert [one.number for one in free_models(state, 0, "normal")] == [1, 2]
    assert [one.number for one in free_models(state, 0, "cheap@0")] == [3, 4]
    package = package_of(state, "cheap@0")
    assert (package.models, package.price) == (1, 20)
    assert package_of(state, "cheap") is None
    assert refused(state, 0, summon("normal", (1, 35, 40), (3, 38, 40))) == "WD-SUMMON-8"
    play = act(state, 0, summon("cheap@0", (3, 35, 40)))
    (came,) = play.state.creatures
    assert (came.race, came.wounds, play.state.wizards[0].points) == ("cheap@0", 6, 230)
    assert worth_of(play.state, came) == 20


@pytest.mark.rule("WD-HEAVY-1", "WD-HEAVY-2")
def test_an_own_heavy_weapon_is_one():
    own = row(changed(MORTAR, price=90), "mortar")
    state = replace(ready(("mortar@0", "heavy")), own=(own,))
    (action,) = [one for one in package_menu(state, 0) if one is not None][:1]
    assert _summon_worth(state, 0, action, 1) == -5.0, "bots see that it needs a crew"
    play = act(state, 0, action)
    (gun,) = play.state.creatures
    assert isinstance(gun, Creature)
    assert is_heavy(gun)
    assert [key for key, one in races().items() if one.striking.heavy] == ["heavy-weapon"]

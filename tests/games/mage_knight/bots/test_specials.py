"""Bots use special actions with sense, and set up armies that can move together."""

import pytest

from slagveld.games.mage_knight.bots.sense import Sense
from slagveld.games.mage_knight.bots.setup import lined_up
from slagveld.games.mage_knight.bots.specials import drags, specials
from slagveld.games.mage_knight.core.state import Dropped, Fallen, Reserve
from slagveld.games.mage_knight.formations.members import grouped
from slagveld.games.mage_knight.items.drop_and_pick_up import PickUp
from slagveld.games.mage_knight.items.treasure import Drag
from slagveld.games.mage_knight.setup.deployment import (
    Deploy,
    DeployRest,
    DoneDeploying,
    PlaceWarriors,
)
from slagveld.games.mage_knight.setup.domains import ChooseDomain, DomainChoice
from slagveld.games.mage_knight.setup.terrain_pile import DonePiling, Piling, PutOnPile
from slagveld.games.mage_knight.specials.hex_and_overwatch import CastHex, KeepWatch
from slagveld.games.mage_knight.specials.levitation import Levitate
from slagveld.games.mage_knight.specials.regeneration import Regenerate
from slagveld.games.mage_knight.specials.summon_and_necromancy import RaiseDead, Summon
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import BASE, NORTH, SOUTH, battle, box, man, plain, units
from tests.games.mage_knight.plotting import chosen, turn

BOW = {"range": 10, "ranged_damage": 2, "attack_type": "bow"}
FAR = man(1, 34, 2, SOUTH)
close = pytest.approx


def best_special(state, number=1):
    """The best special action of a warrior, with its worth."""
    found = specials(Sense(state, 0), state.field.by_id[number])
    return max(found, key=lambda pair: pair[0], default=None)


class TestSpecials:
    """Each where it pays."""

    def test_regeneration_by_what_a_die_heals(self):
        troll = plain(abilities=("regeneration",))
        state = turn(man(0, 10, 20, key=troll, turned=3), FAR)
        assert chosen(state) == Regenerate(1)
        value, _ = best_special(state)
        assert value == close((0 + 0 + 2.6 + 5.2 + 7.8 + 7.8) / 6 - 0.2)
        assert best_special(turn(man(0, 10, 20, key=troll), FAR)) is None

    def test_a_hex_on_whoever_does_most_harm(self):
        witch = plain(**{**BOW, "ranged_damage": 0}, abilities=("hex",), attack=0)
        state = turn(
            man(0, 10, 20, NORTH, key=witch),
            man(1, 9, 12, SOUTH),
            man(1, 11, 12, SOUTH, key=plain(attack=13, damage=4)),
        )
        assert best_special(state)[1] == CastHex(1, 3)

    def test_watch_is_kept_where_an_enemy_may_come(self):
        watcher = plain(**BOW, abilities=("overwatch",), speed=2)
        state = turn(man(0, 10, 30, NORTH, key=watcher), man(1, 10, 16, SOUTH))
        assert best_special(state)[1] == KeepWatch(1)
        assert best_special(turn(man(0, 10, 30, NORTH, key=watcher), FAR)) is None

    def test_a_friend_is_lifted_to_its_errand(self):
        mage = plain(abilities=("magic-levitation",), speed=1)
        slow = plain(speed=2)
        state = turn(
            man(0, 10, 30, NORTH, key=mage),
            man(0, 10, 30 - BASE, NORTH, key=slow),
            FAR,
            objectives=((10, 22),),
            round=8,
        )
        action = chosen(state)
        assert isinstance(action, Levitate)
        assert action.target == 2
        assert action.pose.y < units(24)

    def fallen(self, state, *numbers):
        """The same battle with these eliminated."""
        gone = tuple(Fallen(state.field.by_id[number], 1) for number in numbers)
        for number in numbers:
            state = state.without(number)
        return replace(state, fallen=gone)

    def test_the_dearest_of_the_dead_is_raised(self):
        priest = plain(abilities=("necromancy",))
        state = turn(
            man(0, 10, 30, key=priest), man(0, 20, 30), man(0, 25, 30, key=plain(points=60)), FAR
        )
        action = chosen(self.fallen(state, 2, 3))
        assert isinstance(action, RaiseDead)
        assert action.plan[0].piece == 3

    def test_a_spawn_is_summoned(self):
        caller = plain(abilities=("summon",), points=50)
        spawn = plain(faction="", points=40)
        state = turn(man(0, 10, 30, key=caller), man(0, 20, 30, key=spawn), FAR)
        action = chosen(self.fallen(state, 2))
        assert isinstance(action, Summon)
        assert action.plan[0].piece == 2

    def test_an_item_that_serves_is_picked_up(self):
        state = turn(
            man(0, 10, 30, key=plain(item_slots=1, rank="unique"), items=("oak-shield",)), FAR
        )
        bearer = state.fighters[0]
        lying = Dropped(bearer.items[0], bearer.pose.x, bearer.pose.y)
        bare = state.changed(1, items=())
        state = replace(bare, dropped=(lying,))
        assert chosen(state) == PickUp(1, 101)
        assert best_special(state)[0] == close(0.6 * 4 - 0.2)
        archer = turn(
            man(0, 10, 30, key=plain(item_slots=1, rank="unique", **BOW), items=("oak-shield",)),
            FAR,
        )
        bare = replace(archer.changed(1, items=()), dropped=(lying,))
        assert best_special(bare) is None, "it asks for a sword"


class TestTreasure:
    """Where a battle is about one."""

    def state(self, *men, **rest):
        edges = ((0, "south"), (1, "north"))
        return turn(*men, scenario="treasure", edges=edges, objectives=((10, 18),), **rest)

    def test_it_is_dragged_home(self):
        state = self.state(man(0, 10, 19), FAR)
        action = chosen(state)
        assert action == Drag(1, (Spot(units(10), units(27)),), action.facing)
        value = drags(Sense(state, 0))
        assert [pair[0] for pair in value] == [close(60 - 0.2)]

    def test_round_what_is_in_the_way(self):
        rocks = box(50, "blocking", 9, 21, 2, 1)
        state = self.state(man(0, 10, 19), FAR, terrain=(rocks,))
        action = chosen(state)
        assert isinstance(action, Drag)
        assert action.path[-1].y > units(24)

    def test_it_draws_from_the_first_round_on(self):
        assert Sense(self.state(man(0, 10, 30), FAR), 0).prize == close(100.0)

    def test_there_is_none_elsewhere(self):
        state = turn(man(0, 10, 19), FAR, objectives=((10, 18),))
        assert drags(Sense(state, 0)) == []


class TestSettingUp:
    """Armies in contact, a few pieces, the card that helps."""

    def army(self, *keys, **rest):
        reserves = tuple(Reserve(number, 0, key) for number, key in enumerate(keys, 1))
        return battle(
            agenda=(Deploy(0),),
            phase="setup",
            reserves=reserves,
            edges=((0, "south"), (1, "north")),
            **rest,
        )

    def test_an_army_stands_in_contact(self):
        state = self.army(plain(), plain(points=50, base=425), plain(), plain(), plain(points=30))
        action = chosen(state)
        assert isinstance(action, PlaceWarriors)
        placed = {place.piece: place.pose for place in action.plan}
        assert sorted(placed) == [1, 2, 3, 4, 5]
        men = tuple(
            man(0, pose.x / 250, pose.y / 250, key=state.reserves[number - 1].key)
            for number, pose in sorted(placed.items())
        )
        there = battle(*men)
        assert grouped(there, list(there.fighters))
        assert {pose.facing for pose in placed.values()} == {2700}

    def test_the_dearest_is_in_the_middle(self):
        state = self.army(plain(), plain(points=50), plain(points=30))
        xs = {place.piece: place.pose.x for place in chosen(state).plan}
        assert xs[1] < xs[2] < xs[3] or xs[3] < xs[2] < xs[1]

    def test_two_factions_stand_apart(self):
        state = self.army(plain(), plain(), plain(faction="elven-lords"))
        xs = {place.piece: place.pose.x for place in chosen(state).plan}
        assert abs(xs[1] - xs[2]) == 275
        assert min(abs(xs[3] - xs[1]), abs(xs[3] - xs[2])) == 375

    def test_where_there_is_no_room_the_army_stands_as_usual(self):
        rocks = box(50, "blocking", 17, 32, 2, 2)
        state = self.army(plain(), plain(), plain(), terrain=(rocks,))
        assert chosen(state) == DeployRest()

    def test_then_it_is_done(self):
        state = battle(man(0, 18, 33), agenda=(Deploy(0),), edges=((0, "south"),), phase="setup")
        assert chosen(state) == DoneDeploying()

    def test_at_another_edge_it_looks_inward_too(self):
        state = self.army(plain(), plain())
        state = replace(state, edges=((0, "west"),))
        plan = chosen(state).plan
        assert {place.pose.facing for place in plan} == {0}
        assert abs(plan[0].pose.y - plan[1].pose.y) == 275
        assert plan == lined_up(state, 0, self_recruits(state))

    def test_two_pieces_go_on_the_pile(self):
        state = battle(man(0, 18, 33), agenda=(Piling(0),), phase="setup")
        action = chosen(state)
        assert isinstance(action, PutOnPile)
        pile = (Reserve(60, 0, "wood"), Reserve(61, 0, "wood"))
        assert chosen(replace(state, pile=pile)) == DonePiling()
        others = (Reserve(60, 1, "wood"), Reserve(61, 1, "wood"))
        assert isinstance(chosen(replace(state, pile=others)), PutOnPile)

    def test_who_has_the_fewer_archers_wants_the_dark(self):
        archer, sword = plain(**BOW), plain()
        for own, other, wanted in ((sword, archer, "darkness"), (archer, sword, "clear-skies")):
            state = battle(
                agenda=(DomainChoice(),),
                phase="setup",
                reserves=(Reserve(1, 0, own), Reserve(2, 1, other)),
            )
            assert chosen(state) == ChooseDomain(wanted)


def self_recruits(state):
    """The warriors that wait, as they come onto the table."""
    from slagveld.games.mage_knight.setup.automatic_deployment import recruit, waiting
    from slagveld.table.shapes import Pose

    return [recruit(state, reserve, Pose(0, 0)) for reserve in waiting(state, 0)]

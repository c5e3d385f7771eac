"""The melee phase: who fights, who strikes at whom, and everything at the same moment."""

import pytest

from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.melee.contact import fighters, opponents
from slagveld.games.carnage.melee.phase import MeleePhase, in_order, may_strike
from slagveld.games.carnage.wounds.losses import TakeLosses
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Rolled, Slain
from slagveld.kernel.state import Outcome, Policy
from slagveld.texts import Text
from tests.games.carnage.battle import (
    COW,
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    battle,
    events,
    profile,
    run,
    unit,
)

HARD = profile(ar=4)


class End(Step, frozen=True):
    """Ends the battle of a test."""

    def run(self, play):
        play.finish(Outcome(winners=(), reason=Text("end-agreed")))


def fight(*units, **rest):
    """A battle at the beginning of its melee phase."""
    return battle(*units, agenda=(MeleePhase(), End()), phase="melee", **rest)


def rolls(play):
    """Attacker, target and number of dice of every roll to hit."""
    return [
        (*event.pieces, len(event.dice))
        for event in events(play, Rolled)
        if event.rule in ("CAR-13.1-hit", "CAR-16-eggs-attack") and "hit" in event.purpose.key
    ]


def line(count=5, **more):
    """Two units face to face in one rank each."""
    mine = unit(0, 50, 50, NORTH, count=count, **more)
    return mine, unit(1, 50, 50, SOUTH, count=count)


class TestContact:
    """Which figures fight."""

    @pytest.mark.rule("CAR-13.1-ex6", "CAR-13.1-who", "CAR-6.8-all")
    def test_equal_fronts(self):
        state = fight(
            unit(0, 50, 50, NORTH, count=10, files=5), unit(1, 50, 50, SOUTH, count=10, files=5)
        )
        assert fighters(state, state.unit(1), state.unit(2)) == [0, 1, 2, 3, 4]
        assert rolls(run(state, [1] * 10)) == [(1, 2, 5), (2, 1, 5)]

    @pytest.mark.rule("CAR-13.1-ex7", "CAR-13.1-who")
    def test_corners_count(self):
        state = fight(unit(0, 50, 50, NORTH, count=4), unit(1, 50, 50, SOUTH, count=6))
        assert rolls(run(state, [1] * 10)) == [(1, 2, 4), (2, 1, 6)]
        wider = fight(unit(0, 50, 50, NORTH, count=4), unit(1, 50, 50, SOUTH, count=8))
        assert rolls(run(wider, [1] * 10)) == [(1, 2, 4), (2, 1, 6)]

    @pytest.mark.rule("CAR-5.1-contact", "CAR-6.8-all")
    def test_those_apart_do_not_fight(self):
        state = fight(unit(0, 50, 50.11, NORTH), unit(1, 50, 50, SOUTH))
        assert run(state).events[:-1] == []
        near = fight(unit(0, 50, 50.1, NORTH), unit(1, 50, 50, SOUTH))
        assert len(rolls(run(near, [1] * 10))) == 2

    @pytest.mark.rule("CAR-13.1-attacks", "CAR-15.2-charge-attack")
    def test_dice_are_figures_times_attacks(self):
        state = fight(unit(0, 50, 50, NORTH, count=5, of=RIDER), unit(1, 50, 50, SOUTH, count=5))
        assert rolls(run(state, [1] * 15)) == [(1, 2, 10), (2, 1, 5)]

    @pytest.mark.rule("CAR-7-36-40")
    def test_twice_the_dice(self):
        play = run(fight(*line(3), pearl="not-your-day"), [1] * 9)
        assert rolls(play) == [(1, 2, 3), (2, 1, 6)]

    def test_the_side_with_the_initiative_rolls_first(self):
        state = fight(*line(3), order=(1, 0))
        assert rolls(run(state, [1] * 6)) == [(2, 1, 3), (1, 2, 3)]
        assert [one.id for one in in_order(state)] == [2, 1]


class TestAtOnce:
    """Everything happens at the same moment."""

    @pytest.mark.rule("CAR-6.8-simultaneous")
    def test_the_fallen_strike_too(self):
        play = run(fight(*line(3)), [7, 7, 7, 5, 5, 5, 7, 7, 7, 5, 5, 5])
        assert play.state.units == ()
        assert len(events(play, Slain)) == 6
        places = [type(event) for event in play.events]
        assert places.index(Slain) > max(i for i, kind in enumerate(places) if kind is Rolled)

    @pytest.mark.rule("CAR-10.2", "CAR-10-again", "CAR-10.3", "CAR-15.4-unit2")
    def test_a_charger_fights_again_without_its_bonus(self):
        mine, other = line(3)
        state = fight({**mine, "doings": Doings(charged=True)}, other)
        play = run(state, [6, 6, 6, 1, 1, 1])
        assert rolls(play) == [(1, 2, 3), (2, 1, 3)]
        assert events(play, Rolled)[0].need.target.total == 7
        assert len(play.state.units) == 2

    @pytest.mark.rule("CAR-13.2-sides")
    def test_losses_name_the_enemy_that_caused_them(self, monkeypatch):
        seen = []
        monkeypatch.setattr(TakeLosses, "run", lambda step, _: seen.extend(step.losses))
        run(fight(*line(3)), [7, 7, 1, 5, 5, 7, 1, 1, 5])
        assert [(loss.unit, loss.wounds, loss.by) for loss in seen] == [(2, 2, 1), (1, 1, 2)]
        seen.clear()
        run(fight(*line(3)), [7, 7, 1, 4, 4, 1, 1, 1])
        assert seen == []

    @pytest.mark.rule("CAR-14.3-acceleration")
    def test_accelerated_units_strike_first(self):
        mine, other = line(5)
        other["accelerated"] = (2, "melee")
        auto = (Policy(0, "losses", "auto"), Policy(1, "losses", "auto"))
        state = fight(mine, other, policies=auto)
        play = run(state, [7, 7, 1, 1, 1, 5, 5, 7, 1, 1, 5])
        assert rolls(play) == [(2, 1, 5), (1, 2, 3)]
        assert (len(play.state.unit(1).figures), len(play.state.unit(2).figures)) == (3, 4)

    @pytest.mark.rule("CAR-14.3-acceleration")
    @pytest.mark.parametrize("when", [(1, "melee"), (2, "shooting")])
    def test_acceleration_holds_for_its_phase_only(self, when):
        mine, other = line(3)
        other["accelerated"] = when
        assert rolls(run(fight(mine, other), [1] * 6)) == [(1, 2, 3), (2, 1, 3)]

    @pytest.mark.rule("CAR-14.3-acceleration")
    def test_two_accelerated_units_strike_each_other_at_once(self):
        mine, other = line(3)
        both = [{**one, "accelerated": (2, "melee")} for one in (mine, other)]
        play = run(fight(*both), [7, 7, 7, 5, 5, 5, 7, 7, 7, 5, 5, 5])
        assert play.state.units == ()
        assert len(rolls(play)) == 2, "and nobody strikes again"


class TestWhoStrikes:
    """Units that do not strike, and units that are not struck."""

    @pytest.mark.rule("CAR-7-01-05")
    @pytest.mark.parametrize(("order", "striker"), [((0, 1), 2), ((1, 0), 1)])
    def test_disaster(self, order, striker):
        state = fight(*line(3), pearl="disaster", order=order)
        (rolled,) = rolls(run(state, [1] * 3))
        assert rolled[0] == striker

    @pytest.mark.rule("CAR-13.2-enemy-choice", "CAR-13.2-below3")
    def test_an_ignored_unit_neither_strikes_nor_is_struck(self):
        state = fight(*line(2), ignored=((1, 2),))
        assert rolls(run(state)) == []

    @pytest.mark.rule("CAR-5.1.3-defence")
    def test_a_neutralised_unit_strikes_back_when_it_is_attacked(self):
        state = fight(unit(0, 50, 50, NORTH, count=2), unit(1, 50, 50, SOUTH, count=3))
        assert rolls(run(state, [1] * 5)) == [(2, 1, 3), (1, 2, 2)]
        asleep = unit(1, 50, 50, SOUTH, count=3, diverted=(3, "melee"))
        state = fight(unit(0, 50, 50, NORTH, count=2), asleep)
        assert rolls(run(state)) == [], "nobody attacks it"

    @pytest.mark.rule("CAR-14.3-diversion-attack")
    def test_a_diverted_unit_wakes_when_it_is_attacked(self):
        mine, other = line(3)
        other["diverted"] = (3, "movement")
        play = run(fight(mine, other), [1] * 6)
        assert rolls(play) == [(1, 2, 3), (2, 1, 3)]
        assert play.state.unit(2).diverted == (0, "")

    @pytest.mark.rule("CAR-14.3-diversion-attack", "CAR-14.3-diversion")
    def test_two_diverted_units_sleep_on(self):
        both = [{**one, "diverted": (3, "movement")} for one in line(3)]
        play = run(fight(*both))
        assert rolls(play) == []
        assert play.state.unit(1).diverted == (3, "movement")

    @pytest.mark.rule("CAR-14.3-diversion-attack")
    def test_a_diverted_unit_struck_by_an_accelerated_one_strikes_after_it(self):
        mine, other = line(3)
        mine["accelerated"] = (2, "melee")
        other["diverted"] = (3, "movement")
        assert rolls(run(fight(mine, other), [1] * 6)) == [(1, 2, 3), (2, 1, 3)]

    @pytest.mark.rule("CAR-5.1.3-defence", "CAR-14.3-acceleration")
    def test_a_neutralised_unit_struck_first_strikes_after(self):
        mine, other = line(2)
        mine["accelerated"] = (2, "melee")
        state = fight(unit(0, 50, 50, NORTH, count=3, accelerated=(2, "melee")), other)
        assert rolls(run(state, [1] * 5)) == [(1, 2, 3), (2, 1, 2)]

    @pytest.mark.rule("CAR-5.1.3-defence", "CAR-14.3-acceleration")
    def test_an_accelerated_neutralised_unit_still_strikes_back(self):
        weak = unit(1, 50, 50, SOUTH, count=2, accelerated=(2, "melee"))
        state = fight(unit(0, 50, 50, NORTH, count=3), weak)
        assert rolls(run(state, [1] * 5)) == [(1, 2, 3), (2, 1, 2)]

    @pytest.mark.rule("CAR-16-cattle-cows")
    def test_cows_are_struck_and_do_not_strike(self):
        state = fight(
            unit(0, 50, 50, NORTH, count=3), unit(-1, 50, 50, SOUTH, count=1, of=COW, side=1)
        )
        assert not may_strike(state, state.unit(2))
        assert rolls(run(state, [1] * 3)) == [(1, 2, 3)]

    @pytest.mark.rule("CAR-5.1.5d-melee")
    def test_a_fresh_part_stays_out_of_its_main_units_melee(self):
        main, _ = line(5)
        enemy = unit(1, 52.5, 50, SOUTH, count=8)
        part = unit(0, 57.5, 50, NORTH, count=1, of=profile(w=5))
        part["doings"] = Doings(split=True, split_from=1)
        state = fight(main, enemy, part)
        assert fighters(state, state.unit(3), state.unit(2)) == [0]
        assert opponents(state, state.unit(3)) == []
        assert [one.id for one in opponents(state, state.unit(2))] == [1]
        part["doings"] = Doings(split=False, split_from=1)
        state = fight(main, enemy, part)
        assert [one.id for one in opponents(state, state.unit(3))] == [2]
        part["doings"] = Doings(split=True, split_from=9)
        state = fight(main, enemy, part)
        assert [one.id for one in opponents(state, state.unit(3))] == [2], "the main unit is gone"
        aside = unit(0, 20, 20, NORTH)
        part["doings"] = Doings(split=True, split_from=1)
        state = fight(aside, enemy, part)
        assert [one.id for one in opponents(state, state.unit(2))] == [3], "another melee"


def corner():
    """Unit 1 looks north at unit 2; unit 3 stands at its left, touching one figure of it.

    The figure at the left end touches both.
    """
    return (
        unit(0, 50, 50, NORTH, count=4, of=HARD),
        unit(1, 50, 50, SOUTH, count=4),
        unit(1, 45, 51.25, EAST, count=1, of=profile(w=3)),
    )


LEFT = 101

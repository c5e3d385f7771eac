"""Dice to hit, dice to wound, shields between."""

from pathlib import Path

import pytest

from slagveld.games import carnage
from slagveld.games.carnage.core.book import KEY
from slagveld.games.carnage.wounds.blows_and_shields import (
    Blow,
    Hits,
    automatic_hits,
    strike,
    strike_nest,
)
from slagveld.kernel.dice import DiceError, Scripted
from slagveld.kernel.event import Changed, Rolled
from slagveld.kernel.modifiers import Item
from slagveld.kernel.play import Play
from slagveld.texts import Name, Text, add_source, say
from tests.games.carnage.battle import (
    ARCHER,
    HERO,
    INFANTRY,
    FakeGame,
    battle,
    events,
    mage,
    profile,
    unit,
)

add_source(KEY, Path(carnage.__file__).parent / "texts")
BOUNCER = profile(HERO, kind="bouncer", ws=10, st=10, ar=3, w=50, at=7)


def facing(mine=INFANTRY, theirs=INFANTRY, **rest):
    return battle(unit(0, 50, 50, of=mine), unit(1, 50, 80, of=theirs), **rest)


def rolling(state, *dice):
    return Play(FakeGame(), state, Scripted(dice), listening=True)


def struck(state, manner="melee", *, count, dice, attacker=1, target=2, extra=()):
    """Strike, with all dice used up; the play and the wounds."""
    play = rolling(state, *dice)
    wounds = strike(play, Blow(attacker, target, count, manner, extra))
    play.dice.done()
    return play, wounds


def shocks(count, st=6):
    """Automatic hits of a spell, cast by unit 1."""
    return Hits(count, st, "CAR-14.4-shock", 1, Name.same("Shock"))


class TestStrike:
    """One die for each attack, one for each hit."""

    @pytest.mark.rule("CAR-3-example", "CAR-13.1-hit", "CAR-0-overview")
    def test_eight_dice_that_need_seven(self):
        play, _ = struck(facing(), count=8, dice=[7, 8, 9, 10, 1, 2, 5, 6, 1, 1, 1, 1])
        hit, wound = events(play, Rolled)
        assert (len(hit.dice), hit.need.target.total, hit.successes) == (8, 7, 4)
        assert len(wound.dice) == 4, "one die for each hit"

    @pytest.mark.rule("CAR-13.1-wound", "CAR-0-overview")
    def test_wounds_from_the_needed_value_on(self):
        play, wounds = struck(facing(), count=3, dice=[7, 7, 7, 4, 5, 10])
        assert wounds == 2
        assert [event.rule for event in events(play, Rolled)] == ["CAR-13.1-hit", "CAR-13.1-wound"]
        assert play.state == facing(), "nobody is hurt yet"

    @pytest.mark.rule("CAR-0-overview", "CAR-3-d10")
    def test_only_ten_sided_dice_from_one_to_ten(self):
        play, _ = struck(facing(), count=2, dice=[10, 7, 1, 10])
        assert {event.sides for event in events(play, Rolled)} == {10}
        for die in (0, 11):
            with pytest.raises(DiceError):
                struck(facing(), count=1, dice=[die])

    def test_no_hit_no_second_roll(self):
        play, wounds = struck(facing(), count=2, dice=[6, 1])
        assert wounds == 0
        assert len(events(play, Rolled)) == 1

    def test_no_dice_no_roll(self):
        play, wounds = struck(facing(), count=0, dice=[])
        assert (wounds, play.events) == (0, [])

    @pytest.mark.rule("CAR-3.2", "CAR-3-announce")
    def test_all_see_every_die_what_it_is_for_and_what_it_needs(self):
        play, _ = struck(facing(), count=2, dice=[7, 6, 5])
        hit, wound = events(play, Rolled)
        assert (hit.seat, hit.pieces, hit.seen_by) == (0, (1, 2), None)
        assert hit.purpose.key == "carnage:roll-hit-melee"
        assert (wound.seat, wound.pieces, wound.seen_by) == (0, (1, 2), None)
        assert wound.purpose.key == "carnage:roll-wound"
        assert wound.need.target.total == 5
        assert wound.purpose.values == {"name": "Infantry", "target": "Infantry"}

    @pytest.mark.rule("CAR-12-hit", "CAR-12-wound")
    def test_shots(self):
        state = facing(mine=profile(ARCHER, st=7))
        play, wounds = struck(state, "indirect", count=3, dice=[7, 8, 9, 5, 6])
        assert wounds == 1
        assert [event.rule for event in events(play, Rolled)] == ["CAR-12-hit", "CAR-12-wound"]

    @pytest.mark.rule("CAR-10.3")
    def test_a_charge_hits_one_sooner(self):
        assert struck(facing(), "charge", count=2, dice=[6, 5, 10])[1] == 1

    def test_the_occasion_counts(self):
        extra = (Item(-2, Text("edge"), "CAR-9.2.2-ws"),)
        state = facing(mine=ARCHER)
        assert struck(state, "direct", count=2, dice=[8, 9, 6], extra=extra)[1] == 1

    @pytest.mark.rule("CAR-7-67-71")
    def test_two_wound_dice_for_each_hit(self):
        state = facing(pearl="give-them-a-weapon", armed=(1,))
        assert struck(state, count=2, dice=[7, 7, 5, 5, 4, 10])[1] == 3

    def test_somebody_gone_is_not_struck(self):
        assert struck(facing(), count=3, dice=[], target=9)[1] == 0
        assert struck(facing(), count=3, dice=[], attacker=9)[1] == 0

    @pytest.mark.rule("CAR-2-attack")
    def test_the_leader_rolls_for_bouncer(self):
        state = battle(unit(-1, 50, 50, count=1, of=BOUNCER, side=-1), unit(1, 50, 80), leader=True)
        play, wounds = struck(state, count=1, dice=[1, 2, 3, 4, 5, 6, 7, 1, 2, 2, 2, 2, 2])
        assert wounds == 5
        assert {event.seat for event in events(play, Rolled)} == {2}


class TestShields:
    """A mage's shields take hits first, one by one."""

    def shielded(self, shields, **rest):
        return battle(unit(0, 50, 50), mage(1, 50, 80, shields=shields), **rest)

    @pytest.mark.rule("CAR-14.4-shield-example", "CAR-14.4-shield-order")
    def test_two_shields_and_three_hits(self):
        play, wounds = struck(self.shielded(2), count=3, dice=[7, 7, 7, 7, 7, 6])
        assert wounds == 1
        assert play.state.unit(2).magic.shields == 0
        _, shields, flesh = events(play, Rolled)
        assert (len(shields.dice), shields.need.target.total) == (2, 7)
        assert (len(flesh.dice), flesh.need.target.total) == (1, 6)
        assert shields.rule == "CAR-14.4-shield-order"
        assert shields.purpose.key == "carnage:roll-shield"

    @pytest.mark.rule("CAR-14.4-shield-order")
    def test_a_shield_that_stands_takes_the_third_hit_too(self):
        play, wounds = struck(self.shielded(2), count=3, dice=[7, 7, 7, 7, 6, 10])
        assert wounds == 0
        assert play.state.unit(2).magic.shields == 0
        assert [len(event.dice) for event in events(play, Rolled)] == [3, 2, 1]
        assert [(e.old, e.new) for e in events(play, Changed)] == [(2, 1), (1, 0)]
        assert events(play, Changed)[0].piece == 2

    @pytest.mark.rule("CAR-14.4-shield")
    def test_shields_that_nobody_breaks_stand(self):
        play, wounds = struck(self.shielded(3), count=2, dice=[7, 7, 6, 6])
        assert wounds == 0
        assert play.state.unit(2).magic.shields == 3
        assert events(play, Changed) == []

    def test_a_mage_without_shields_is_wounded_at_once(self):
        play, wounds = struck(self.shielded(0), count=1, dice=[7, 6])
        assert wounds == 1
        assert len(events(play, Rolled)) == 2

    @pytest.mark.rule("CAR-14.4-shield-order")
    def test_two_wound_dice_strike_one_after_the_other(self):
        state = self.shielded(1, pearl="give-them-a-weapon", armed=(1,))
        assert struck(state, count=1, dice=[7, 7, 6])[1] == 1

    @pytest.mark.rule("CAR-14.4-shield-order")
    def test_spells_meet_the_shields_too(self):
        play = rolling(self.shielded(1), 5, 4, 3)
        assert automatic_hits(play, 2, shocks(3, 6), 0) == 1
        play.dice.done()
        assert play.state.unit(2).magic.shields == 0


class TestAutomatic:
    """Hits of spells."""

    @pytest.mark.rule("CAR-14.1-hit", "CAR-14.4-shock")
    def test_no_roll_to_hit(self):
        play = rolling(facing(), 2, 3, 4, 1, 10)
        assert automatic_hits(play, 2, shocks(5, 6), 0) == 3
        (rolled,) = events(play, Rolled)
        assert (rolled.seat, rolled.rule, rolled.need.target.total) == (0, "CAR-14.4-shock", 3)
        assert rolled.pieces == (1, 2)
        assert say(rolled.purpose) == "Shock by Infantry on Infantry"
        assert (rolled.pool.total, say(rolled.pool.name)) == (5, "Automatic hits: Shock")

    @pytest.mark.rule("CAR-7-77-81")
    def test_luck_of_the_caster_counts(self):
        state = facing(pearl="beginners-luck")
        assert automatic_hits(rolling(state, 4, 3), 2, shocks(2, 4), 0) == 1
        assert automatic_hits(rolling(state, 4, 5), 1, shocks(2, 4), 1) == 1
        assert automatic_hits(rolling(state, 4, 5), 2, shocks(2, 4), None) == 1

    @pytest.mark.rule("CAR-7-77-81")
    def test_luck_counts_at_shields_too(self):
        state = battle(unit(0, 50, 50), mage(1, 50, 80, shields=1), pearl="beginners-luck")
        play = rolling(state, 4)
        assert automatic_hits(play, 2, shocks(1, 6), 0) == 0
        assert play.state.unit(2).magic.shields == 0

    @pytest.mark.rule("CAR-7-67-71")
    def test_never_two_dice_for_a_hit(self):
        state = facing(pearl="give-them-a-weapon", armed=(1, 2))
        play = rolling(state, 10)
        assert automatic_hits(play, 2, shocks(1, 6), 0) == 1
        play.dice.done()

    def test_somebody_gone(self):
        assert automatic_hits(rolling(facing()), 9, shocks(4, 6), 0) == 0


@pytest.mark.rule("CAR-16-eggs-attack")
def test_eggs_by_the_usual_rolls():
    state = facing()
    play = rolling(state, 6, 7, 8, 3, 4)
    assert strike_nest(play, state.unit(1), 3) == 1
    play.dice.done()
    hit, smash = events(play, Rolled)
    assert (hit.need.target.total, smash.need.target.total) == (7, 4)
    assert (hit.seat, smash.seat, hit.rule) == (0, 0, "CAR-16-eggs-attack")
    armed = facing(pearl="give-them-a-weapon", armed=(1,))
    assert strike_nest(rolling(armed, 7, 4, 4), armed.unit(1), 1) == 2

"""Domains at work: Magestone Storm, Darkness, Clear Skies, Blood Moon."""

import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.core.modifiers_and_rule_of_three import range_of
from slagveld.games.mage_knight.core.state import NOBODY
from slagveld.games.mage_knight.movement.actions import Move, Run
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.games.mage_knight.turn.command_phase import CommandBegins
from slagveld.kernel.event import Hurt, Rolled, Slain
from tests.games.mage_knight.battle import BASE, EAST, battle, events, man, plain, refused, run
from tests.games.mage_knight.deeds import Part, Waiting
from tests.games.mage_knight.moves import Moves, to

STORM = "MK-CARD-magestone-storm"


def storm(*men, dice=(1,), seat=0, cards=("magestone-storm", "blood-moon"), **more):
    """A command phase in which these domains were revealed."""
    state = battle(
        *men,
        agenda=(CommandBegins(seat), Waiting()),
        phase="command",
        active=seat,
        chosen_domains=tuple(enumerate(cards)),
        revealed=more.pop("revealed", True),
        **more,
    )
    return run(state, dice)


def turned(play):
    return [fighter.turned for fighter in play.state.fighters]


TWO = (man(0, 10, 10), man(1, 10 + BASE, 10))


@pytest.mark.rule("MK-CARD-magestone-storm", "MK-DOMAIN-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_on_a_one_everybody_who_touches_another_takes_one(seat):
    men = (*TWO, man(0, 20, 20), man(0, 20 + BASE, 20), man(1, 30, 30))
    play = storm(*men, seat=seat)
    assert turned(play) == [1, 1, 1, 1, 0]
    (roll,) = events(play, Rolled)
    assert (roll.seat, roll.rule) == (seat, STORM)
    assert (roll.need.target.total, roll.need.compare) == (1, "<=")
    assert {(hurt.amount, hurt.by, hurt.rule) for hurt in events(play, Hurt)} == {(1, None, STORM)}


@pytest.mark.rule("MK-CARD-magestone-storm")
@pytest.mark.parametrize("die", [2, 6])
def test_on_anything_else_nothing_happens(die):
    assert turned(storm(*TWO, dice=[die])) == [0, 0]


@pytest.mark.rule("MK-CARD-magestone-storm")
def test_captives_touched_count_but_take_none():
    men = (man(0, 10, 10, captive=2), man(1, 10 + BASE, 10, captor=1), man(1, 30, 30))
    assert turned(storm(*men)) == [1, 0, 0]


@pytest.mark.rule("MK-CARD-magestone-storm", "MK-CARD-G6")
def test_it_is_reduced_like_ability_damage():
    tough = plain(abilities=("toughness",))
    assert turned(storm(man(0, 10, 10, key=tough), man(1, 10 + BASE, 10))) == [0, 1]


@pytest.mark.rule("MK-CARD-magestone-storm", "MK-ELIM-2")
def test_all_suffer_at_once_and_nobody_is_credited():
    men = (man(0, 10, 10, turned=4), man(1, 10 + BASE, 10), man(0, 30, 30))
    play = storm(*men)
    assert [(gone.fighter.id, gone.by) for gone in play.state.fallen] == [(1, NOBODY)]
    assert play.state.field.by_id[2].turned == 1
    assert events(play, Slain)[0].by is None


@pytest.mark.rule("MK-CARD-magestone-storm", "MK-DOMAIN-4")
def test_two_copies_work_once_and_a_cancelled_one_not_at_all():
    twice = storm(*TWO, cards=("magestone-storm", "magestone-storm"))
    assert turned(twice) == [1, 1]
    for other in ("darkness", "clear-skies"):
        play = storm(*TWO, cards=("magestone-storm", other), dice=[])
        assert (turned(play), events(play, Rolled)) == ([0, 0], [])
    hidden = storm(*TWO, dice=[], revealed=False)
    assert not events(hidden, Rolled)


@pytest.mark.rule("MK-CARD-magestone-storm", "MK-END-1")
def test_the_storm_may_end_the_battle():
    play = storm(man(0, 10, 10, turned=4), man(1, 10 + BASE, 10))
    assert play.state.outcome.rule == "MK-END-1"


# Darkness


def dark(*men, cards=("darkness", "blood-moon"), **more):
    return battle(*men, chosen_domains=tuple(enumerate(cards)), revealed=True, **more)


@pytest.mark.rule("MK-CARD-darkness", "MK-DOMAIN-5")
@pytest.mark.parametrize(("inches", "left"), [(0, 0), (4, 4), (6, 6), (8, 6), (12, 6)])
def test_in_darkness_no_range_is_above_six_inches(inches, left):
    key = plain(range=inches, ranged_damage=1)
    for seat in (0, 1):
        state = dark(man(seat, 10, 10, key=key))
        assert range_of(state, state.fighter(1)) == left
    free = dark(man(0, 10, 10, key=key), cards=("blood-moon", "blood-moon"))
    assert range_of(free, free.fighter(1)) == inches


@pytest.mark.rule("MK-CARD-darkness")
def test_darkness_comes_after_other_changes_of_range():
    key = plain(range=8, ranged_damage=1, attack_type="bow", rank="unique", item_slots=1)
    men = (man(0, 10, 10, key=key, items=("dragonstar",)),)
    state = dark(*men)
    assert range_of(state, state.fighter(1)) == 6
    light = dark(*men, cards=("clear-skies", "darkness"))
    assert range_of(light, light.fighter(1)) == 10


class Shots(Part, frozen=True):
    topics = (SHOOTING,)
    actions = SHOOTING.actions


@pytest.mark.rule("MK-CARD-darkness")
def test_nobody_shoots_further_than_six_inches_in_darkness():
    key = plain(range=10, ranged_damage=1, attack_type="wand")
    near = dark(man(0, 10, 10, EAST, key=key), man(1, 16, 10), agenda=(Shots(0),))
    far = dark(man(0, 10, 10, EAST, key=key), man(1, 16.004, 10), agenda=(Shots(0),))
    assert refused(near, 0, Shoot(1, (2,))) is None
    assert refused(far, 0, Shoot(1, (2,))) == "MK-RANGED-4"


@pytest.mark.rule("MK-CARD-darkness")
def test_nobody_runs_in_darkness():
    men = (man(0, 10, 10), man(1, 30, 30))
    state = dark(*men, agenda=(Moves(0),))
    assert refused(state, 0, Run(1, to((20, 10)), 0)) == "MK-CARD-darkness"
    assert refused(state, 0, Move(1, to((18, 10)), 0)) is None
    clear = dark(*men, agenda=(Moves(0),), cards=("clear-skies", "darkness"))
    assert refused(clear, 0, Run(1, to((20, 10)), 0)) is None


@pytest.mark.rule("MK-CARD-clear-skies", "MK-DOMAIN-4")
def test_clear_skies_cancel_darkness_and_storm_and_stay_in_force():
    state = dark(man(0, 1, 1), cards=("clear-skies", "darkness"))
    assert [domain.key for domain in state.domains] == ["clear-skies"]
    both = dark(man(0, 1, 1), cards=("darkness", "clear-skies", "magestone-storm"), seats=(0, 1, 2))
    assert [domain.key for domain in both.domains] == ["clear-skies"]


@pytest.mark.rule("MK-DOMAIN-5", "MK-CARD-blood-moon", "MK-RULE3-1")
def test_modifiers_of_domains_fall_under_the_rule_of_three():
    close = Attack(attacker=1, kind="close", targets=(2,))
    strong = plain(attack_bonus=3)
    for bonus, key, cards in ((1, None, ("blood-moon",)), (0, None, ("clear-skies",))):
        state = dark(man(0, 10, 10, EAST, key=key), man(1, 10 + BASE, 10, 180), cards=cards)
        assert attack_tally(state, close, state.field.by_id[2]).total == 9 + bonus
    state = dark(man(0, 10, 10, EAST, key=strong), man(1, 10 + BASE, 10, 180))
    assert attack_tally(state, close, state.field.by_id[2]).total == 9 + 3

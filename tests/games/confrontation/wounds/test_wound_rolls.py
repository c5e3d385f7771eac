"""Wound rolls on the table: who rolls, what the table does to a figure, who is spared."""

import pytest

from slagveld.games.confrontation.core.bout import NOBODY
from slagveld.games.confrontation.core.characteristics import (
    attack,
    defence,
    resistance,
    shooting,
    strength,
)
from slagveld.games.confrontation.core.figure import Turn
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.core.wound_table import Wound
from slagveld.games.confrontation.wounds.healing import Mended, heal
from slagveld.games.confrontation.wounds.wound_rolls import (
    Wounded,
    WoundRoll,
    apply_wound,
    immune_places,
    light_wound,
    survival,
)
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Lapsed, Rolled, Slain, StatusChanged, Told
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.play import Play
from slagveld.texts import Text, say
from tests.games.confrontation.battle import FakeGame, battle, card, events, man, run


class Rest(Question, frozen=True):
    """Ends a run."""

    actions = (Action,)

    def who(self, state):
        return (0,)


def wounded(*rolls, dice=(), victim=None, key=None, **rest):
    """A play after these wound rolls against figure 2 (RES 5 unless its card says otherwise)."""
    foe = {"wound": "none", **(victim or {})}
    state = battle(
        man(0, 10, 10), man(1, 12.5, 10, key=key, **foe), agenda=(*rolls, Rest()), **rest
    )
    return run(state, dice)


def hit(strength=5, **more):
    return WoundRoll(2, strength, 0, striker=1, **more)


def level(play):
    figure = play.state.figure(2)
    return "killed" if figure is None else figure.wound


# The roll


@pytest.mark.rule("CON-MELEE-15")
@pytest.mark.rule("CON-MELEE-16")
@pytest.mark.parametrize(
    ("strength", "dice", "found"),
    [
        (5, (2, 4), "light"),  # 6
        (7, (2, 4), "serious"),  # 8
        (6, (2, 4), "light"),  # 7
        (10, (2, 4), "critical"),  # 11
        (12, (2, 4), "killed"),  # 13
        (0, (2, 4), "none"),  # 1
    ],
)
def test_two_dice_and_strength_less_resistance(strength, dice, found):
    play = wounded(hit(strength), dice=dice)
    assert level(play) == found
    (rolled,) = events(play, Rolled)
    assert (rolled.dice, rolled.seat, rolled.rule) == (dice, 0, "CON-MELEE-16")
    assert rolled.pieces == (1, 2)
    assert rolled.purpose.key == "confrontation:wounds-roll"


@pytest.mark.rule("CON-DAMAGE-1")
def test_a_shot_cites_its_own_rule_and_its_strength_may_be_itemised():
    value = Tally(8).plus(Item(-1, Text("x"), "CON-FORCE-5"))
    play = wounded(hit(value, cites="CON-DAMAGE-1"), dice=(2, 4))
    assert level(play) == "serious"  # 6 + 7 - 5
    assert [event.rule for event in events(play, Rolled)] == ["CON-DAMAGE-1"]


@pytest.mark.rule("CON-DAMAGE-2")
@pytest.mark.rule("CON-MELEE-15")
def test_every_result_holds_at_once_and_one_roll_is_made_for_each_hit():
    play = wounded(hit(5), hit(5), dice=(2, 4, 2, 4))
    assert level(play) == "serious"  # light, and light again
    assert [(e.level, e.amount, e.left, e.by) for e in events(play, Wounded)] == [
        ("light", 1, 3, 1),
        ("serious", 1, 2, 1),
    ]
    assert {event.rule for event in events(play, Wounded)} == {"CON-HOUSE-5"}
    assert [e.text().values["level"] for e in events(play, Wounded)] == ["light", "serious"]
    assert events(play, Wounded)[0].text().key == "confrontation:wounds-event-wounded"


@pytest.mark.rule("CON-MELEE-15")
def test_hits_left_over_on_a_dead_figure_are_lost():
    play = wounded(hit(12), hit(12), hit(12), dice=(2, 4))
    assert play.state.figure(2) is None
    assert len(events(play, Slain)) == 1
    assert [event.step for event in events(play, Lapsed)] == ["WoundRoll", "WoundRoll"]
    assert events(play, Lapsed)[0].rule == "CON-MELEE-15"


@pytest.mark.rule("CON-TEST-4")
def test_sixes_are_not_rolled_on():
    play = wounded(hit(-20), dice=(6, 6))
    assert [event.dice for event in events(play, Rolled)] == [(6, 6)]
    assert level(play) == "none"


@pytest.mark.rule("CON-TEST-5")
def test_a_one_has_no_special_effect():
    assert level(wounded(hit(7), dice=(1, 3))) == "light"  # 6


@pytest.mark.rule("CON-TEST-8")
def test_a_strength_below_zero_counts_with_its_negative_value():
    assert level(wounded(hit(-3), dice=(5, 6))) == "light"  # 3: stunned, one worse on the head
    play = wounded(hit(-3, legs=True), dice=(5, 6))
    assert play.state.figure(2).stunned  # 3


@pytest.mark.rule("CON-TEST-8")
def test_wounds_may_bring_every_value_but_resistance_below_zero():
    key = card(attack=1, defence=0, strength=2, shooting=1)
    state = battle(man(0, 10, 10, key=key, wound="critical"))
    figure = state.figure(1)
    values = [attack(figure), defence(figure), strength(figure), shooting(figure)]
    assert [tally.total for tally in values] == [-2, -3, -1, -2]
    assert resistance(figure).total == 5


@pytest.mark.rule("CON-MASTER-3")
def test_the_bonus_of_a_master_strike_is_added():
    assert level(wounded(hit(0, bonus=7), dice=(2, 4))) == "serious"  # 8
    key = card(abilities=("immunite/master-strike",))
    assert level(wounded(hit(0, bonus=7), dice=(2, 4), key=key)) == "none"  # 1


@pytest.mark.rule("CON-HOUSE-10")
def test_the_die_of_a_card_is_thrown_with_it():
    play = wounded(hit(7, dice=1), dice=(3, 2, 1))  # 7 + 3 + 3 - 5 = 8
    assert level(play) == "serious"
    assert [(event.dice, event.rule) for event in events(play, Rolled)] == [
        ((3,), "CON-HOUSE-10"),
        ((2, 1), "CON-MELEE-16"),
    ]
    assert [event.seat for event in events(play, Rolled)] == [0, 0]
    sixes = wounded(hit(0, dice=1), dice=(6, 2, 1))
    assert level(sixes) == "none"  # 4: stunned
    assert [event.dice for event in events(sixes, Rolled)] == [(6,), (2, 1)]


@pytest.mark.rule("CON-JUMP-8")
@pytest.mark.rule("CON-JUMP-9")
@pytest.mark.rule("CON-CLIMB-5")
def test_a_wound_on_the_legs_by_a_rule():
    roll = WoundRoll(2, 12, legs=True, cites="CON-JUMP-8")
    play = wounded(roll, dice=(6, 6))
    assert level(play) == "killed"  # 19, no exceptional wound
    assert level(wounded(WoundRoll(2, 8, legs=True), dice=(6, 6))) == "critical"  # 15
    assert level(wounded(WoundRoll(2, 8), dice=(6, 6))) == "killed"
    (rolled,) = events(play, Rolled)
    assert (rolled.seat, rolled.pieces, rolled.rule) == (1, (2,), "CON-JUMP-8")
    assert play.state.fallen[0].by == NOBODY


@pytest.mark.rule("CON-CLIMB-3")
def test_a_fall_while_climbing_is_a_normal_wound():
    play = wounded(WoundRoll(2, 4, cites="CON-CLIMB-3"), dice=(4, 4))
    assert level(play) == "serious"  # 7 on the chest by a double: one worse
    assert [event.rule for event in events(play, Told)] == ["CON-HOUSE-4"]


@pytest.mark.rule("CON-SWIM-3")
def test_the_light_wound_of_a_failed_swim_has_no_roll():
    play = play_of()
    light_wound(play, 2)
    assert level(play) == "light"
    light_wound(play, 2)
    assert level(play) == "serious"
    assert events(play, Rolled) == []
    assert play.state.figure(2).maimed == ()


def play_of(**more):
    state = battle(man(0, 10, 10), man(1, 12.5, 10, **more), agenda=(Rest(),))
    return Play(FakeGame(), state, Scripted([]), listening=True)


# What is told


@pytest.mark.rule("CON-GAP-1")
def test_the_roll_is_told_with_total_place_and_level():
    play = wounded(hit(5), dice=(2, 4))
    (told,) = events(play, Told)
    assert told.what.key == "confrontation:wounds-told-roll"
    name = play.state.figure(2).name
    values = dict(told.what.values)
    parts = [say(part) for part in values.pop("parts").items]
    assert values == {"name": name, "total": 6, "level": "light", "place": "arms"}
    assert parts == ["2 + 4", "Strength of the weapon 5", "Resistance −5"]
    assert told.rule == "CON-MELEE-16"
    double = wounded(hit(5), dice=(3, 3))
    assert [event.rule for event in events(double, Told)] == ["CON-HOUSE-4"]


@pytest.mark.rule("CON-HOUSE-5")
def test_stun_is_a_mark_that_never_changes_the_level():
    play = wounded(hit(2), hit(2), dice=(2, 4, 2, 4), victim={"wound": "serious"})
    figure = play.state.figure(2)
    assert (figure.wound, figure.stunned) == ("serious", True)
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, True, "CON-HOUSE-5")
    assert told.status.key == "confrontation:wounds-status-stunned"


@pytest.mark.rule("CON-HOUSE-5")
@pytest.mark.parametrize(
    ("before", "result", "then"),
    [
        ("none", "light", "light"),
        ("light", "serious", "serious"),
        ("light", "critical", "critical"),
        ("light", "light", "serious"),
        ("serious", "light", "critical"),
        ("critical", "light", "killed"),
        ("light", "killed", "killed"),
        ("light", "none", "light"),
    ],
)
def test_a_worse_wound_replaces_and_any_other_worsens(before, result, then):
    play = play_of(wound=before)
    apply_wound(play, 2, Wound(result, "arms", 9), 0, striker=1)
    assert level(play) == then


def test_a_figure_that_is_gone_is_not_wounded():
    play = play_of()
    apply_wound(play, 77, Wound("light", "arms", 9))
    heal(play, 77, 1, "CON-HOUSE-5")
    assert play.events == []


# Resistance


@pytest.mark.rule("CON-TEST-9")
def test_resistance_below_zero_kills_without_a_roll():
    play = wounded(hit(-20), key=card(resistance=-1))
    assert play.state.figure(2) is None
    assert events(play, Rolled) == []
    assert [(e.piece, e.by, e.rule) for e in events(play, Slain)] == [(2, 1, "CON-TEST-9")]
    assert play.state.fallen[0].by == 0


@pytest.mark.rule("CON-TEST-9")
def test_at_exactly_zero_it_lives():
    play = wounded(hit(-4), dice=(2, 4), key=card(resistance=0))
    assert play.state.figure(2).stunned  # 2


# Competences


@pytest.mark.rule("CON-CARD-instinct-de-survie")
@pytest.mark.parametrize(("die", "spared"), [(4, False), (5, True), (6, True), (1, False)])
def test_survival_instinct_cancels_the_roll(die, spared):
    key = card(abilities=("instinct-de-survie/5",))
    play = wounded(hit(12), dice=(die,) if spared else (die, 2, 4), key=key)
    assert (play.state.figure(2) is not None) is spared
    first = events(play, Rolled)[0]
    assert (first.dice, first.seat, first.rule) == ((die,), 1, "CON-CARD-instinct-de-survie")
    assert (first.need.target.total, first.pieces) == (5, (2,))
    assert first.need.met(die) is spared


@pytest.mark.rule("CON-CARD-instinct-de-survie")
def test_survival_instinct_is_rolled_before_each_roll_also_for_falls():
    key = card(abilities=("instinct-de-survie/6",))
    play = wounded(WoundRoll(2, 12, legs=True), hit(5), dice=(6, 1, 2, 4), key=key)
    assert level(play) == "light"


@pytest.mark.rule("CON-CARD-instinct-de-survie")
def test_survival_instinct_is_no_help_without_a_roll():
    key = card(abilities=("instinct-de-survie/2",), resistance=-1)
    assert wounded(hit(0), key=key).state.figure(2) is None
    play = play_of(key=card(abilities=("instinct-de-survie/2",)))
    light_wound(play, 2)
    assert level(play) == "light"


def test_of_two_instincts_the_better_counts():
    key = card(abilities=("instinct-de-survie/6",))
    state = battle(man(0, 10, 10, key=key, gained=("instinct-de-survie/4",)))
    assert survival(state.figure(1)) == 4
    assert survival(battle(man(0, 10, 10)).figure(1)) == 7


@pytest.mark.rule("CON-CARD-immunite")
@pytest.mark.parametrize(
    ("x", "dice", "spared"),
    [
        ("arms", (2, 4), True),
        ("legs", (2, 4), False),
        ("exceptional", (4, 4), True),
        ("exceptional", (2, 4), False),
        ("chest", (4, 4), True),
        ("chest", (4, 5), True),
        ("head", (5, 6), True),
        ("abdomen", (3, 6), True),
        ("legs", (1, 6), True),
    ],
)
def test_a_roll_in_an_immune_place_has_no_effect(x, dice, spared):
    key = card(abilities=(f"immunite/{x}",))
    play = wounded(hit(15), dice=dice, key=key)
    assert (level(play) == "none") is spared
    assert immune_places(battle(man(0, 5, 5, key=key)).figure(1)) == (x,)


@pytest.mark.rule("CON-CARD-endurance")
def test_endurance_ignores_light_wounds_only():
    key = card(abilities=("endurance",))
    values = [attack(battle(man(0, 5, 5, key=key, wound=w)).figure(1)).total for w in LEVELS]
    assert values == [4, 4, 2, 1]
    stunned = battle(man(0, 5, 5, key=key, wound="light", stunned=True)).figure(1)
    assert attack(stunned).total == 3


LEVELS = ("none", "light", "serious", "critical")


@pytest.mark.rule("CON-CARD-possede")
def test_the_possessed_ignore_wounds_and_stun():
    key = card(abilities=("possede",))
    for wound in LEVELS:
        figure = battle(man(0, 5, 5, key=key, wound=wound, stunned=True)).figure(1)
        assert (attack(figure).total, strength(figure).total) == (4, 5)


# The options for doubles


@pytest.mark.rule("CON-HOUSE-4")
@pytest.mark.parametrize(
    ("option", "dice", "maimed", "word"),
    [
        ("leg_doubles", (2, 2), ("lamed",), "lamed"),
        ("arm_doubles", (3, 3), ("weakened",), "weakened"),
        ("leg_doubles", (3, 3), (), ""),
        ("arm_doubles", (2, 2), (), ""),
        ("leg_doubles", (1, 3), (), ""),
    ],
)
def test_a_double_maims_where_it_is_played(option, dice, maimed, word):
    play = wounded(hit(6), dice=dice, options=Options(**{option: True}))
    assert play.state.figure(2).maimed == maimed
    told = [(e.status.key, e.on, e.rule) for e in events(play, StatusChanged)]
    assert told == ([(f"confrontation:wounds-status-{word}", True, "CON-HOUSE-4")] if word else [])
    assert wounded(hit(6), dice=dice).state.figure(2).maimed == ()


@pytest.mark.rule("CON-HOUSE-4")
def test_a_second_double_maims_no_more_and_the_arm_costs_strength():
    both = Options(leg_doubles=True, arm_doubles=True)
    play = wounded(hit(5), hit(5), hit(5), dice=(3, 3, 3, 3, 2, 2), options=both)
    figure = play.state.figure(2)
    assert figure.maimed == ("weakened",)  # the third roll only stuns
    assert strength(figure).total == 5 - 2 - 1
    assert [item.rule for item in strength(figure).items] == ["CON-HOUSE-5", "CON-HOUSE-4"]


# Healing


@pytest.mark.rule("CON-HOUSE-5")
def test_healing_goes_by_degrees_and_ends_what_maims():
    play = play_of(wound="serious", maimed=("lamed", "weakened"), stunned=True)
    heal(play, 2, 1, "CON-CARD-regeneration")
    figure = play.state.figure(2)
    assert (figure.wound, figure.maimed, figure.stunned) == ("light", ("lamed", "weakened"), True)
    heal(play, 2, 1, "CON-CARD-regeneration")
    assert (play.state.figure(2).wound, play.state.figure(2).maimed) == ("none", ())
    heal(play, 2, 1, "CON-CARD-regeneration")
    assert [(e.level, e.amount, e.left, e.rule) for e in events(play, Mended)] == [
        ("light", 1, 3, "CON-CARD-regeneration"),
        ("none", 1, 4, "CON-CARD-regeneration"),
    ]
    assert [(e.status.key[-8:], e.on) for e in events(play, StatusChanged)] == [
        ("us-lamed", False),
        ("weakened", False),
    ]
    assert events(play, Mended)[0].text().values["level"] == "light"


def test_healing_more_than_there_is():
    play = play_of(wound="serious")
    heal(play, 2, 3, "CON-HOUSE-5")
    assert [(e.amount, e.left) for e in events(play, Mended)] == [(2, 4)]


def test_what_is_lasting_survives_the_turn():
    figure = play_of(wound="light", maimed=("weakened",)).state.figure(2).changed(turn=Turn())
    assert strength(figure).total == 3

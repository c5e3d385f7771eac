"""Goals and how a battle ends (section 16)."""

import pytest

from slagveld.games.carnage.core.state import Options, Reserve
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.setup.scenarios import battles
from slagveld.games.carnage.setup.table import laid
from slagveld.games.carnage.turn.sequence import EndRound
from slagveld.games.carnage.turn.victory import (
    cows_needed,
    dead_cows,
    in_contact,
    is_broken,
    round_ends,
    scores,
    settle,
    survivors,
    undecided,
)
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.standing import Concede, OfferEnd, TimeUp
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.texts import Text
from tests.games.carnage.battle import (
    COW,
    HERO,
    NORTH,
    SOUTH,
    FakeGame,
    battle,
    mage,
    profile,
    unit,
)
from tests.games.carnage.stepping import Halt, put

GAME = Carnage()


def after(state, rule):
    """The play after one function of the rules."""
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    rule(play)
    return play


def ended(state, rule=round_ends):
    return after(state, rule).state.outcome


def cow(x):
    return unit(-1, x, 20, count=1, of=COW, side=1)


# Cows


def herd(count, **more):
    return battle(
        unit(0, 90, 150), unit(1, 90, 30), *[cow(10 + 10 * n) for n in range(count)], **more
    )


@pytest.mark.rule("CAR-16-cattle-goal", "CAR-16-cattle-number")
def test_the_herptars_win_at_once_when_three_of_five_cows_are_dead():
    assert ended(herd(3, scenario="cattle"), settle) is None
    outcome = ended(herd(2, scenario="cattle"), settle)
    assert outcome.winners == (0,)
    assert outcome.rule == "CAR-16-cattle-goal"


@pytest.mark.rule("CAR-16-cattle-number", "CAR-16-own")
def test_more_cows_make_it_harder():
    state = herd(5, scenario="cattle", options=Options(goal=8))
    assert (cows_needed(state), dead_cows(state)) == (4, 3)
    assert ended(state, settle) is None
    assert ended(herd(4, scenario="cattle", options=Options(goal=8)), settle).winners == (0,)
    assert cows_needed(herd(5, scenario="cattle", options=Options(goal=7))) == 4


@pytest.mark.rule("CAR-16-cattle-goal", "CAR-16-end")
def test_the_brigandians_win_if_the_game_ends_before():
    state = herd(4, scenario="cattle", round=20)
    assert ended(state).winners == (1,)
    assert ended(state).rule == "CAR-16-end"


def test_nothing_is_counted_before_the_herd_is_placed():
    assert ended(herd(0, scenario="cattle", phase="setup"), settle) is None
    assert ended(herd(0), settle) is None


# Eggs


@pytest.mark.rule("CAR-16-eggs-goal", "CAR-16-end")
def test_the_brigandians_win_with_the_last_egg_and_the_herptars_by_time():
    state = battle(unit(0, 90, 150), unit(1, 90, 30), scenario="eggs", eggs=1, round=20)
    assert ended(state, settle) is None
    assert ended(put(state, eggs=0), settle).winners == (1,)
    assert ended(put(state, eggs=0), settle).rule == "CAR-16-eggs-goal"
    assert ended(state).winners == (0,)


# Holding


def boy(*units, **more):
    """Little Boy Blues: the tower 22 to 38 cm from the far edge, the boy 29 to 31 from ours."""
    terrain = laid(battles()["little-boy"], Layout(18000, 18000)).terrain
    return battle(*units, scenario="little-boy", terrain=terrain, **more)


AT_TOWER = unit(0, 90, 38, NORTH)
AT_BOY = unit(1, 90, 148.75, SOUTH)
FAR = (unit(0, 20, 150), unit(1, 20, 30, SOUTH))


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_each_side_has_its_own_goal():
    assert in_contact(boy(AT_TOWER), 0)
    assert not in_contact(boy(AT_TOWER), 1)
    assert in_contact(boy(AT_BOY), 1)
    assert not in_contact(boy(AT_BOY), 0)
    assert not in_contact(boy(unit(1, 90, 38, NORTH)), 1)
    assert not in_contact(battle(AT_TOWER), 0)


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_contact_is_base_contact():
    assert in_contact(boy(unit(0, 90, 38.1, NORTH)), 0)
    assert not in_contact(boy(unit(0, 90, 38.12, NORTH)), 0)
    assert in_contact(boy(unit(0, 98, 32, 180)), 0)
    assert in_contact(boy(unit(0, 98.1, 32, 180)), 0)
    assert not in_contact(boy(unit(0, 98.12, 32, 180)), 0)
    assert not in_contact(boy(unit(0, 81.88, 32, 0)), 0)
    assert not in_contact(boy(unit(0, 90, 21.88, SOUTH)), 0)
    assert in_contact(boy(unit(0, 90, 21.9, SOUTH)), 0)


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_figures_inside_the_watchtower_are_in_contact_with_it():
    tower = next(piece for piece in boy().field.table.terrain if piece.kind == "watchtower")
    places = (Pose(9000, 3000, 0),)
    inside = unit(0, 90, 30, count=1, places=places, inside=tower.id)
    assert in_contact(boy(inside), 0)


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_a_figure_that_touches_an_enemy_does_not_hold_but_its_fellows_do():
    enemy = unit(1, 90, 40.5, NORTH, count=1)
    assert in_contact(boy(AT_TOWER, enemy), 0)
    all_of_them = unit(1, 90, 40.5, NORTH, count=7)
    assert not in_contact(boy(AT_TOWER, all_of_them), 0)
    single = unit(0, 90, 38, NORTH, count=1)
    assert not in_contact(boy(single, enemy), 0)
    assert in_contact(boy(single, unit(1, 90, 42, NORTH)), 0)


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_the_goal_must_be_held_from_the_end_of_a_round_to_the_end_of_the_next():
    state = boy(AT_TOWER, *FAR, round=4)
    first = after(state, round_ends)
    assert first.state.outcome is None
    assert first.state.holds == ((0, 4),)
    assert [event.rule for event in first.events] == ["CAR-16-little-boy-goal"]
    outcome = ended(put(first.state, round=5))
    assert outcome.winners == (0,)
    assert outcome.rule == "CAR-16-little-boy-goal"


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_a_hold_is_lost_as_soon_as_contact_is_broken():
    held = put(boy(AT_TOWER, *FAR, round=5), holds=((0, 4), (1, 4)))
    assert after(held, settle).state.holds == ((0, 4),)
    gone = put(boy(*FAR, round=5), holds=((0, 4),))
    assert after(gone, settle).state.holds == ()
    lost = put(boy(AT_TOWER, *FAR, round=5), holds=())
    assert after(lost, round_ends).state.holds == ((0, 5),)


@pytest.mark.rule("CAR-16-little-boy-goal", "CAR-16-end")
def test_both_at_once_is_a_draw_and_so_is_the_last_round():
    held = put(boy(AT_TOWER, AT_BOY, *FAR, round=5), holds=((0, 4), (1, 4)))
    assert ended(held).winners == ()
    assert ended(held).rule == "CAR-16-little-boy-goal"
    assert ended(boy(*FAR, round=20)).winners == ()
    assert ended(boy(*FAR, round=20)).rule == "CAR-16-end"


@pytest.mark.rule("CAR-16-little-boy-goal")
def test_only_the_scenario_of_the_boy_has_something_to_hold():
    state = put(boy(AT_TOWER, *FAR, round=5), holds=((0, 4),), scenario="open")
    assert ended(state) is None


# Broken sides


@pytest.mark.rule("CAR-16-end")
def test_a_side_with_nothing_but_neutralised_units_has_lost():
    sound = unit(0, 90, 150, count=3)
    assert ended(battle(sound, unit(1, 90, 30, count=2))).winners == (0,)
    assert ended(battle(sound, unit(1, 90, 30, count=3))) is None
    assert ended(battle(sound)).winners == (0,)
    assert ended(battle(sound)).rule == "CAR-16-end"
    assert ended(battle(unit(0, 90, 150, count=2), unit(1, 90, 30, count=2))).winners == ()


@pytest.mark.rule("CAR-16-end")
def test_a_hero_or_a_mage_keeps_a_side_in_the_battle_a_cow_does_not():
    sound = unit(0, 90, 150)
    hero = unit(1, 90, 30, count=1, of=HERO, lives=[1])
    assert ended(battle(sound, hero)) is None
    assert ended(battle(sound, mage(1, 90, 30))) is None
    assert ended(battle(sound, cow(90))).winners == (0,)
    assert is_broken(battle(sound, cow(90)), 1)


@pytest.mark.rule("CAR-16-end", "CAR-6.2-roll")
def test_with_many_sides_the_last_that_stands_has_won():
    units = [unit(side, 40 * side + 20, 90, count=5) for side in (0, 1, 2)]
    assert ended(battle(*units, seats=(0, 1, 2))) is None
    weak = unit(1, 60, 90, count=2)
    assert ended(battle(units[0], weak, units[2], seats=(0, 1, 2))) is None
    assert ended(battle(weak, units[2], seats=(0, 1, 2))).winners == (2,)


@pytest.mark.rule("CAR-6.2-sides", "CAR-16-end")
def test_all_players_of_a_side_win_together():
    state = battle(unit(0, 90, 150), seats=(0, 1, 0, 1), leader=True)
    assert ended(state).winners == (0, 2)


# Limits and agreement


@pytest.mark.rule("CAR-16-end")
def test_the_round_limit_is_as_agreed():
    units = (unit(0, 90, 150), unit(1, 90, 30))
    assert ended(battle(*units, round=12, options=Options(rounds=12))).winners == ()
    assert ended(battle(*units, round=11, options=Options(rounds=12))) is None
    assert ended(battle(*units, round=99, options=Options(rounds=0))) is None
    assert ended(battle(*units, round=20)).reason.key == "carnage:end-rounds"


@pytest.mark.rule("CAR-16-end")
@pytest.mark.parametrize(
    ("scenario", "winners"), [("open", ()), ("little-boy", ()), ("cattle", (1,)), ("eggs", (0,))]
)
def test_by_agreement_or_time_the_defender_wins_where_there_is_one(scenario, winners):
    units = [unit(0, 90, 150), unit(1, 90, 30), *[cow(10 + 10 * n) for n in range(5)]]
    state = battle(*units, scenario=scenario, eggs=7, agenda=(Halt(),))
    one = GAME.apply(state, 0, OfferEnd(), Scripted([])).state
    assert one.outcome is None
    both = GAME.apply(one, 1, OfferEnd(), Scripted([])).state
    assert both.outcome.winners == winners
    assert both.outcome.reason == Text("end-agreed")
    timed = GAME.apply(state, None, TimeUp(), Scripted([])).state
    assert timed.outcome.winners == winners
    assert timed.outcome.reason == Text("end-time")


def test_a_player_who_concedes_loses_and_his_units_go():
    state = battle(unit(0, 90, 150), unit(1, 90, 30), agenda=(Halt(),))
    after_ = GAME.apply(state, 1, Concede(), Scripted([])).state
    assert after_.outcome.winners == (0,)
    assert [unit.owner for unit in after_.units] == [0]


def test_an_ally_takes_over_what_is_left():
    reserves = (Reserve(1, "yarik", 1), Reserve(3, "teron", 1), Reserve(0, "teron", 1))
    state = battle(
        unit(0, 90, 150),
        unit(1, 90, 30),
        seats=(0, 1, 0, 1),
        agenda=(Halt(),),
        reserves=reserves,
        order=(1, 0),
    )
    one = GAME.apply(state, 1, Concede(), Scripted([])).state
    assert one.outcome is None
    assert [(unit.owner, unit.side) for unit in one.units] == [(0, 0), (3, 1)]
    assert [reserve.seat for reserve in one.reserves] == [3, 3, 0]
    assert one.order == (1, 0)
    two = GAME.apply(one, 3, Concede(), Scripted([])).state
    assert two.outcome.winners == (0, 2)
    assert [reserve.seat for reserve in two.reserves] == [0]


def test_a_third_side_leaves_and_the_others_play_on():
    units = [unit(side, 40 * side + 20, 90) for side in (0, 1, 2)]
    state = battle(*units, seats=(0, 1, 2), agenda=(Halt(),), order=(2, 1, 0))
    gone = GAME.apply(state, 2, Concede(), Scripted([])).state
    assert gone.outcome is None
    assert gone.order == (1, 0)
    assert [unit.owner for unit in gone.units] == [0, 1]
    assert gone.agenda == Agenda((Halt(),))


# Points


@pytest.mark.rule("CAR-16-end")
def test_scores_are_the_points_of_enemy_figures_killed():
    riders = profile(type="brigandian-rider-green", w=2)
    state = battle(
        unit(0, 20, 150, count=4, of=profile(type="herptar-infantry-veteran")),
        unit(1, 20, 30, count=3, of=riders),
        unit(1, 60, 30, count=2, of=riders),
        cow(90),
        seats=(0, 1, 0),
        leader=True,
        started=(
            Reserve(0, "herptar-infantry-veteran", 7),
            Reserve(2, "herptar-archer-veteran", 2),
            Reserve(1, "brigandian-rider-green", 8),
            Reserve(-1, "cow", 5),
        ),
    )
    assert scores(state) == (112, 42 + 28, 112, 0)
    assert survivors(state) == ("0:herptar-infantry-veteran:4", "1:brigandian-rider-green:5")
    outcome = after(state, lambda play: undecided(play, Text("end-agreed"))).state.outcome
    assert outcome.scores == scores(state)
    assert outcome.survivors == survivors(state)


def test_the_end_of_a_round_is_judged_by_its_last_step():
    state = battle(unit(0, 90, 150), agenda=(EndRound(),))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    assert play.run().outcome.winners == (0,)

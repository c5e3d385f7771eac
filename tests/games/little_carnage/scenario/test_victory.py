"""Victory: the last man standing, conditions of scenarios, points, the last round."""

import pytest

from slagveld.games.little_carnage.army.prices import points_of
from slagveld.games.little_carnage.core.state import Options, Points
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.games.little_carnage.scenario.victory import (
    check,
    check_round,
    leader,
    models_alive,
    points_alive,
    stand_of_named,
    survivors,
    time_over,
    victory_points,
)
from slagveld.games.little_carnage.setup.deployment import PlaceReady
from slagveld.games.little_carnage.setup.start_of_battle import first_state
from slagveld.kept import room_of
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.event import Ended, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import Text, say
from tests.games.little_carnage.battle import FakeGame, battle, card, events, troop


def judged(state, how=check):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    how(play)
    return play


def outcome(state, how=check):
    return judged(state, how).state.outcome


def fight(*troops, scenario="last-man-standing", **rest):
    return battle(*troops, scenario=scenario, **rest)


# The last man standing


@pytest.mark.rule("LC-4-1")
def test_only_one_side_has_models_left_and_wins():
    state = fight(troop(1, (20, 20)))
    found = outcome(state)
    assert found.winners == (1,)
    assert found.rule == "LC-4-1"
    assert found.reason.values["words"].en == "Only the north has models left."
    assert outcome(fight(troop(0, (20, 20)))).winners == (0,)


@pytest.mark.rule("LC-4-1")
def test_one_model_on_each_side_fights_on():
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)))
    assert outcome(state) is None
    assert outcome(state, check_round) is None


@pytest.mark.rule("LC-4-1")
def test_nobody_wins_before_the_first_round():
    assert outcome(fight(troop(0, (20, 20)), round=0)) is None


def test_a_battle_that_is_over_is_not_judged_again():
    play = judged(fight(troop(0, (20, 20))))
    first = play.state.outcome
    check(play)
    check_round(play)
    assert play.state.outcome is first
    assert len(events(play, Ended)) == 1


@pytest.mark.rule("LC-4-1")
def test_the_battle_ends_wherever_somebody_falls():
    game = LittleCarnage()
    play = Play(game, fight(troop(0, (20, 20))), Scripted([]), listening=True)
    game.settle(play)
    assert play.state.outcome.winners == (0,)
    fresh = Play(game, fight(troop(0, (20, 20)), round=0), Scripted([]), listening=True)
    game.settle(fresh)
    assert fresh.state.outcome is None


def test_a_field_is_judged_once_while_nothing_moves():
    game = LittleCarnage()
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)))
    play = Play(game, state, Scripted([]), listening=True)
    game.settle(play)
    assert room_of(state.field)["judged"] is True
    moved = state.field.by_id[1]
    play.state = state.with_stand(moved.at(replace(moved.pose, x=100)))
    assert "judged" not in room_of(play.state.field)


def test_the_scenario_is_asked_again_only_when_something_has_moved(monkeypatch):
    asked = []
    monkeypatch.setattr("slagveld.games.little_carnage.game.check", asked.append)
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)), round=0)
    for number, times in ((0, 0), (1, 1), (1, 1), (2, 1)):
        play = Play(FakeGame(), replace(state, round=number), Scripted([]), listening=True)
        LittleCarnage().settle(play)
        assert len(asked) == times


# The last round


@pytest.mark.rule("LC-4-1")
@pytest.mark.parametrize(("number", "over"), [(4, False), (5, True), (6, True)])
def test_the_last_round_ends_the_battle_when_it_is_over(number, over):
    state = fight(
        troop(0, (20, 20), (21, 20)), troop(1, (30, 30)), options=Options(rounds=5), round=number
    )
    assert outcome(state) is None
    found = outcome(state, check_round)
    assert (found is not None) is over
    if found is not None:
        assert found.winners == (0,)
        assert found.rule == "LC-4-1"
        assert found.reason == Text("little-carnage:end-rounds", {"rounds": 5})


@pytest.mark.rule("LC-4-1")
def test_at_the_end_the_side_with_more_army_points_alive_wins():
    cheap, dear = card(), card(attack=9)
    state = fight(
        troop(0, (20, 20), (21, 20), card=cheap, count=6),
        troop(1, (30, 30), card=dear),
        options=Options(rounds=1),
    )
    assert points_alive(state, 0) == points_of(cheap, 2)
    assert points_alive(state, 1) == points_of(dear, 1)
    best = 0 if points_of(cheap, 2) > points_of(dear, 1) else 1
    assert points_of(cheap, 2) != points_of(dear, 1)
    assert outcome(state, check_round).winners == (best,)
    swapped = fight(
        troop(1, (20, 20), (21, 20), card=cheap, count=6),
        troop(0, (30, 30), card=dear),
        options=Options(rounds=1),
    )
    assert outcome(swapped, check_round).winners == (1 - best,)


@pytest.mark.rule("LC-4-1")
def test_equal_points_alive_are_a_draw():
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)), options=Options(rounds=1))
    assert leader(state) is None
    found = outcome(state, check_round)
    assert found.winners == ()
    assert found.scores == (0, 0)


def test_without_a_limit_no_round_is_the_last():
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)), round=500)
    assert outcome(state, check_round) is None


# Points


@pytest.mark.rule("LC-4-3")
def test_a_scenario_without_victory_points_counts_one_for_the_winner():
    assert outcome(fight(troop(0, (20, 20)))).scores == (1, 0)
    assert outcome(fight(troop(1, (20, 20)))).scores == (0, 1)


@pytest.mark.rule("LC-4-3")
@pytest.mark.rule("LC-4.1-5")
def test_a_scenario_with_victory_points_counts_those():
    state = fight(
        troop(0, (20, 38)), scenario="advance-into-enemy-land", points=(Points(1, 1, "pass-kept"),)
    )
    found = outcome(state)
    assert found.winners == (0,)
    assert found.scores == (4, 1)


@pytest.mark.rule("LC-4.1-5")
def test_victory_points_decide_before_army_points_when_nobody_has_won():
    state = fight(
        troop(0, (20, 20), (21, 20), (22, 20)), troop(1, (30, 30)), points=(Points(1, 1, "x"),)
    )
    assert (victory_points(state, 0), victory_points(state, 1)) == (0, 1)
    assert leader(state) == 1
    assert leader(replace(state, points=())) == 0


@pytest.mark.rule("LC-4.4-1")
def test_the_outcome_names_who_lives_on():
    state = fight(
        troop(0, (20, 20), (21, 20), card="orc-warriors", count=5),
        troop(0, card="goblins", count=5),
        troop(1, (30, 30), card="elf-archers"),
    )
    assert survivors(state) == ("0:orc-warriors:2", "1:elf-archers:1")
    done = judged(state, lambda play: time_over(play, Text("end-agreed"), "SLV-END-1"))
    assert done.state.outcome.survivors == survivors(state)
    assert done.state.outcome.rule == "SLV-END-1"


# Holding, crossing, surviving, slaying


def advance(*spots, other=(38, 38), **rest):
    return fight(troop(0, *spots), troop(1, other), scenario="advance-into-enemy-land", **rest)


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.parametrize(("count", "won"), [(2, False), (3, True), (4, True)])
def test_crossing_counts_models_that_stand_wholly_in_the_area(count, won):
    state = advance(*[(10 + place, 3) for place in range(count)], (20, 20))
    found = outcome(state)
    assert (found is not None and found.winners == (0,)) is won


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.parametrize(("y", "won"), [(5.5, True), (5.504, False), (6.5, False)])
def test_a_base_across_the_edge_has_not_crossed(y, won):
    state = advance(*[(10 + place, y) for place in range(4)])
    assert (outcome(state) is not None) is won


@pytest.mark.rule("LC-4.1-4")
def test_the_enemy_in_the_area_crosses_nothing():
    state = fight(
        troop(0, (20, 30)),
        troop(1, *[(10 + place, 3) for place in range(4)]),
        scenario="advance-into-enemy-land",
    )
    assert outcome(state) is None


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.rule("LC-4.1-5")
def test_holding_counts_rounds_in_a_row_and_brings_points_once():
    state = advance((20, 19))
    first = judged(state, check_round)
    assert first.state.note("pass-taken") == 1
    assert first.state.points == ()
    told = [event.what for event in events(first, Told)]
    assert [say(what) for what in told] == ["The pass: held by Player 1 for 1 of 2 rounds."]
    second = judged(first.state, check_round)
    assert second.state.points == (Points(0, 1, "pass-taken"),)
    assert second.state.outcome is None
    third = judged(second.state, check_round)
    assert third.state.points == (Points(0, 1, "pass-taken"),)
    assert third.state.note("pass-taken") == 2
    assert [event.what.key for event in events(third, Told)] == []


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.parametrize("there", [(21.5, 19), (20, 30)])
def test_a_passage_that_both_or_nobody_has_is_held_by_nobody(there):
    state = advance((20, 19), other=there, notes=(("pass-taken", 1),))
    if there[1] == 30:
        stand = state.field.by_id[1]
        away = replace(stand.pose, y=9000)
        state = state.with_stand(stand.at(away))
    play = judged(state, check_round)
    after = play.state
    assert after.note("pass-taken") == 0
    assert after.note("pass-kept") == 0
    assert after.points == ()
    lost = "The pass: no longer held by Player 1 alone; the count begins anew."
    assert [say(event.what) for event in events(play, Told)] == [lost]


@pytest.mark.rule("LC-4.1-4")
def test_the_defender_holds_the_passage_for_himself():
    state = advance((20, 39), other=(20, 19), notes=(("pass-kept", 2),))
    after = judged(state, check_round).state
    assert after.points == (Points(1, 1, "pass-kept"),)
    assert after.note("pass-taken") == 0


@pytest.mark.rule("LC-4.1-4")
def test_holding_the_square_long_enough_decides():
    state = fight(
        troop(0, (20, 18)),
        troop(1, (2, 2)),
        scenario="attack-on-gruenwald",
        notes=(("square-held", 2),),
        options=Options(rounds=8),
    )
    found = outcome(state, check_round)
    assert found.winners == (0,)
    assert found.scores == (4, 0)
    assert outcome(state) is None


def chief(number, *, alive=True):
    spots = ((20, 10),) if alive else ()
    return fight(
        troop(0, (20, 30)),
        troop(1, *spots, count=1),
        troop(1, (30, 10)),
        scenario="kill-the-war-chief",
        notes=(("war-chief", 102), ("war-chief-model", 2 if alive else 77)),
        round=number,
    )


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.parametrize(("number", "won"), [(7, False), (8, True), (9, True)])
def test_who_survives_long_enough_wins(number, won):
    found = outcome(chief(number), check_round)
    assert (found is not None) is won
    if found is not None:
        assert (found.winners, found.scores) == ((1,), (0, 5))


@pytest.mark.rule("LC-4.1-4")
def test_a_slain_chief_decides_at_once():
    state = chief(2, alive=False)
    assert stand_of_named(state, "war-chief") is None
    found = outcome(state)
    assert (found.winners, found.scores) == ((0,), (5, 0))
    assert outcome(chief(2)) is None


def test_a_chief_who_is_not_named_yet_is_not_slain():
    state = replace(chief(2, alive=False), notes=())
    assert outcome(state) is None


@pytest.mark.rule("LC-4.1-5")
def test_the_elder_brings_points_when_he_lives_after_the_fifth_round():
    def village(number):
        return fight(
            troop(0, (20, 35)),
            troop(1, (20, 5)),
            scenario="attack-on-gruenwald",
            notes=(("elder", 102), ("elder-model", 2)),
            round=number,
        )

    assert judged(village(4), check_round).state.points == ()
    play = judged(village(5), check_round)
    assert play.state.points == (Points(1, 1, "elder-lives"),)
    assert play.state.outcome is None
    told = events(play, Told)[-1]
    assert (told.rule, told.what.values["points"], told.what.values["player"]) == (
        "LC-4.1-5",
        1,
        "Player 2",
    )


@pytest.mark.rule("LC-4.1-6")
def test_a_scenario_may_give_the_last_round_to_one_side():
    state = advance((20, 30), options=Options(rounds=8), round=8)
    found = outcome(state, check_round)
    assert found.winners == (1,)
    assert found.scores == (0, 4)
    assert found.reason.values["words"].en == (
        "The last round is over, and the clans have gathered."
    )


# Ending otherwise


def test_who_gives_up_has_lost():
    game = LittleCarnage()
    for seat in (0, 1):
        play = Play(
            game, fight(troop(0, (20, 20)), troop(1, (30, 30))), Scripted([]), listening=True
        )
        game.seat_left(play, seat)
        assert play.state.outcome.winners == (1 - seat,)
        assert play.state.outcome.rule == "SLV-END-2"


@pytest.mark.rule("LC-4.4-1")
def test_who_is_still_to_be_set_up_is_alive_when_a_player_gives_up():
    game = LittleCarnage()
    setup = game.setup("last-man-standing", options={"deploy": "own"})
    whole = tuple(
        tuple(r.count for r in first_state(setup).regiments if r.seat == seat) for seat in (0, 1)
    )
    begun = game.begin(setup, Quick(Rng(1))).state
    placed = game.apply(begun, begun.agenda.top.seat, PlaceReady(), Quick(Rng(1))).state
    for state in (first_state(setup), begun, placed):
        play = Play(game, state, Scripted([]), listening=True)
        game.seat_left(play, 0)
        over = play.state
        assert game.aftermath(setup, over, over.outcome).alive == whole
        assert len(over.outcome.survivors) == sum(map(len, whole))
        assert points_alive(over, 0) == sum(
            points_of(r.card, r.count) for r in over.regiments if r.seat == 0
        )
    number = placed.waiting[0]
    away = replace(placed, waiting=placed.waiting[1:])
    assert models_alive(away, away.regiment(number)) == 0
    late = replace(placed, round=1)
    assert models_alive(late, late.regiment(number)) == 0


def test_agreement_is_a_draw_and_time_judges_the_battle_as_it_stands():
    game = LittleCarnage()
    state = fight(troop(0, (20, 20), (21, 20)), troop(1, (30, 30)))
    ends = ((game.end_by_agreement, (), "SLV-END-1"), (game.time_up, (0,), "SLV-END-3"))
    for end, winners, rule in ends:
        play = Play(game, state, Scripted([]), listening=True)
        end(play)
        assert play.state.outcome.winners == winners
        assert play.state.outcome.rule == rule
    late = replace(state, scenario="advance-into-enemy-land")
    play = Play(game, late, Scripted([]), listening=True)
    game.time_up(play)
    assert play.state.outcome.winners == (1,)


@pytest.mark.rule("LC-4.4-3")
def test_a_campaign_learns_how_many_of_each_entry_live():
    game = LittleCarnage()
    state = fight(
        troop(0, (20, 20), (21, 20), count=6),
        troop(0, count=3),
        troop(1, (30, 30), (31, 30), (32, 30)),
    )
    state = replace(state, fallen=())
    over = judged(state, lambda play: time_over(play, Text("end-agreed"), "SLV-END-1")).state
    after = game.aftermath(game.setup(), over, over.outcome)
    assert after.alive == ((2, 0), (3,))
    assert after.winner == 1
    assert after.points == (0, 1)
    assert after.notes == (Text("end-agreed"),)


@pytest.mark.rule("LC-4.4-5")
def test_a_regiment_has_one_marker_of_two_kinds():
    marks = LittleCarnage().veterans()
    assert [choice.key for choice in marks.marks] == ["attack", "defence"]
    assert (marks.option, marks.rule, marks.models_rule) == ("veteran", "LC-4.4-1", "LC-4.4-3")


def test_every_scenario_can_be_won_by_both_sides():
    for row in battles().values():
        assert {one.seat for one in row.victory if one.wins} == {0, 1}


def test_who_found_no_room_is_not_alive_when_all_others_are_set_up():
    state = fight(troop(0, (20, 20)), troop(1, count=2), round=0)
    assert [models_alive(state, one) for one in state.regiments] == [1, 0]
    waiting = replace(state, waiting=(102,))
    assert [models_alive(waiting, one) for one in waiting.regiments] == [1, 2]
    alone = fight(troop(0, count=3), troop(1, count=2), round=0)
    assert [models_alive(alone, one) for one in alone.regiments] == [3, 2]
    begun = replace(alone, waiting=(102,))
    assert [models_alive(begun, one) for one in begun.regiments] == [0, 2]


@pytest.mark.rule("LC-4-1")
def test_the_end_of_a_round_judges_what_every_step_does():
    assert outcome(fight(troop(1, (20, 20))), check_round).winners == (1,)
    over = judged(fight(troop(1, (20, 20))))
    assert (over.state.points, events(over, Told)) == ((), [])
    state = fight(troop(0, (20, 20)), troop(1, (30, 30)))
    assert outcome(state, check_round) is None


@pytest.mark.rule("LC-4.1-5")
def test_the_first_condition_that_decides_is_the_last_that_is_asked():
    state = fight(scenario="last-man-standing")
    assert outcome(state).winners == (0,)
    assert len(events(judged(state), Ended)) == 1

"""The end of a battle and who has won it (MK-END-*, MK-WIN-*)."""

import pytest

from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Dropped, Fallen, Options
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.objectives import ending
from slagveld.games.mage_knight.objectives.ending import counts, finish
from slagveld.games.mage_knight.objectives.victory import judged, scores
from slagveld.games.mage_knight.setup.edges import ChooseEdge
from slagveld.games.mage_knight.setup.objectives import ColourChoice
from slagveld.games.mage_knight.setup.terrain_pile import Piling
from slagveld.games.mage_knight.turn.cancelled_abilities_and_etiquette import leave
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.games.mage_knight.turn.sequence import BeginPhase, BeginRound, EndTurn
from slagveld.games.mage_knight.wounds.action_tokens import EndAction
from slagveld.games.mage_knight.wounds.damage_and_elimination import Aftermath
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Ended, Removed, Told
from slagveld.kernel.play import Play
from slagveld.kernel.standing import Concede, OfferEnd, TimeUp
from slagveld.record import replace
from slagveld.texts import WRITTEN, Text, say
from tests.games.mage_knight.battle import battle, events, man, plain

GAME = MageKnight()
GAME.add_texts()
DEMORALIZED = plain(abilities=("demoralized",))


def opened(state):
    return Play(GAME, state, Scripted([]), listening=True)


def settled(state):
    play = opened(state)
    ending.test_end(play)
    return play


def ended(state):
    play = opened(state)
    finish(play, Text("end-agreed"), "MK-END-1")
    return play


def dead(seat, by, key=None, points=20):
    fighter = battle(man(seat, 5, 5, key=key or plain(points=points))).fighters[0]
    return Fallen(fighter, by)


# When it ends


@pytest.mark.rule("MK-END-1", "MK-WIN-2", "MK-INTRO-2")
def test_it_ends_when_only_one_player_has_warriors_and_the_objectives_decide():
    state = battle(man(0, 5, 5), objectives=[(9, 9, 1), (18, 18, 1), (27, 27, 0)])
    play = settled(state)
    assert play.state.outcome.winners == (1,)
    assert play.state.outcome.scores == (1, 2)
    assert play.state.outcome.reason == Text("mage-knight:end-alone")
    assert play.state.outcome.rule == "MK-END-1"
    assert [event.rule for event in events(play, Ended)] == ["MK-END-1"]


@pytest.mark.rule("MK-END-1")
def test_it_goes_on_while_two_have_warriors():
    assert settled(battle(man(0, 5, 5), man(1, 9, 9))).state.outcome is None


@pytest.mark.rule("MK-END-2", "MK-GAP-7", "MK-CAPTURE-20")
def test_captives_and_demoralized_warriors_do_not_count():
    captive = battle(man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1))
    assert [counts(fighter) for fighter in captive.fighters] == [True, False]
    assert settled(captive).state.outcome is not None
    weak = battle(man(0, 5, 5), man(1, 9, 9, key=DEMORALIZED))
    assert [counts(fighter) for fighter in weak.fighters] == [True, False]
    assert settled(weak).state.outcome.reason.key == "mage-knight:end-alone"
    helped = battle(man(0, 5, 5), man(1, 9, 9, key=DEMORALIZED), man(1, 20, 20))
    assert settled(helped).state.outcome is None


@pytest.mark.rule("MK-END-2")
def test_it_ends_when_nobody_has_a_counting_warrior():
    state = battle(man(0, 5, 5, key=DEMORALIZED), man(1, 9, 9, key=DEMORALIZED))
    assert not any(counts(fighter) for fighter in state.fighters)
    assert settled(state).state.outcome is not None


@pytest.mark.rule("MK-END-2", "MK-INTRO-4")
def test_in_a_team_game_it_ends_when_one_team_is_left():
    men = (man(0, 5, 5), man(1, 9, 9, side=0))
    assert settled(battle(*men, seats=(0, 0, 1))).state.outcome is not None
    more = (*men, man(2, 30, 30, side=1))
    assert settled(battle(*more, seats=(0, 0, 1))).state.outcome is None


@pytest.mark.rule("MK-END-1")
def test_it_is_tested_after_each_action_and_not_during_set_up():
    state = battle(man(0, 5, 5), agenda=[Aftermath(), ActionPhase(0)])
    play = opened(state)
    play.run()
    assert play.state.outcome is not None
    acting = battle(man(0, 5, 5), agenda=[EndAction((1,)), ActionPhase(0)])
    play = opened(acting)
    play.run()
    assert (play.state.outcome is not None, play.state.fighters[0].tokens) == (True, 1)
    assert settled(battle(man(0, 5, 5), phase="setup")).state.outcome is None


@pytest.mark.rule("MK-TURN-2")
def test_a_player_without_warriors_is_out_but_one_with_captives_is_not():
    state = battle(man(0, 5, 5), man(1, 9, 9), seats=(0, 1, 2))
    assert settled(state).state.out == (2,)
    held = battle(man(0, 5, 5, captive=3), man(1, 9, 9), man(2, 6.1, 5, captor=1), seats=(0, 1, 2))
    assert settled(held).state.out == ()


@pytest.mark.rule("MK-END-1")
def test_an_agreement_of_all_still_in_the_game_holds_when_the_last_dissenter_is_out():
    men = (man(0, 5, 5), man(1, 9, 9))
    state = battle(*men, seats=(0, 1, 2), offers=(0, 1), objectives=[(18, 18, 0)])
    outcome = settled(state).state.outcome
    assert (outcome.reason, outcome.rule) == (Text("end-agreed"), "MK-END-1")
    assert settled(battle(*men, seats=(0, 1, 2), offers=(0,))).state.outcome is None
    assert settled(battle(*men, seats=(0, 1, 2))).state.outcome is None


@pytest.mark.rule("MK-END-1")
def test_all_players_may_agree_to_end():
    state = battle(man(0, 5, 5), man(1, 9, 9), objectives=[(18, 18, 1)], agenda=[ActionPhase(0)])
    state = GAME.apply(state, 0, OfferEnd(), Scripted([])).state
    assert state.outcome is None
    state = GAME.apply(state, 1, OfferEnd(), Scripted([])).state
    assert (state.outcome.winners, state.outcome.rule) == ((1,), "MK-END-1")


@pytest.mark.rule("MK-END-3", "MK-END-4")
def test_rounds_run_out_after_the_turn_of_the_last_player():
    men = (man(0, 16.85, 18), man(1, 9, 9))
    late = {"options": Options(rounds=3), "objectives": [(18, 18)]}
    play = opened(battle(*men, round=3, active=1, agenda=[EndTurn(1)], **late))
    play.run()
    assert play.state.outcome.reason == Text("mage-knight:end-rounds")
    assert play.state.outcome.rule == "MK-END-3"
    assert play.state.objectives[0].holder == -1
    for before in (
        battle(*men, round=2, active=1, agenda=[EndTurn(1)], **late),
        battle(*men, round=3, active=0, agenda=[EndTurn(0)], **late),
        battle(*men, round=99, active=1, agenda=[EndTurn(1)], options=Options(rounds=0)),
    ):
        play = opened(before)
        play.run()
        assert play.state.outcome is None


@pytest.mark.rule("MK-END-3", "MK-END-4")
def test_time_up_between_actions_ends_the_battle_at_once():
    state = battle(man(0, 16.85, 18), man(1, 9, 9), objectives=[(18, 18)], agenda=[ActionPhase(0)])
    play = GAME.apply(state, None, TimeUp(), Scripted([]))
    assert (play.state.outcome.reason, play.state.outcome.rule) == (Text("end-time"), "MK-END-3")
    assert play.state.objectives[0].holder == -1


@pytest.mark.rule("MK-END-3")
def test_time_up_during_an_action_lets_it_be_finished():
    state = battle(man(0, 5, 5), man(1, 9, 9), agenda=[EndAction((1,)), ActionPhase(0)])
    play = opened(state)
    GAME.time_up(play)
    assert (play.state.outcome, play.state.late) == (None, True)
    play.run()
    assert play.state.outcome.rule == "MK-END-3"
    assert play.state.fighters[0].tokens == 1


# Who has won


def result(objectives, armies=(200, 200), fallen=(), seats=(0, 1), **more):
    places = [(5 + 3 * n, 18, holder) for n, holder in enumerate(objectives)]
    men = [man(seat, 5 + 3 * seat, 5, side=side) for seat, side in enumerate(seats)]
    state = battle(
        *men, seats=seats, objectives=places, armies=armies, fallen=tuple(fallen), **more
    )
    play = ended(state)
    (how,) = [e for e in events(play, Told) if e.what.key.startswith("mage-knight:result")]
    return play.state.outcome.winners, how.what.key.removeprefix("mage-knight:result-"), how.rule


@pytest.mark.rule("MK-WIN-1", "MK-INTRO-2")
def test_the_most_objectives_win():
    assert result([0, 0, 1]) == ((0,), "objectives", "MK-WIN-1")
    assert result([1, -1, -1]) == ((1,), "objectives", "MK-WIN-1")
    assert result([1, -1, -1], armies=(1, 200)) == ((1,), "objectives", "MK-WIN-1")


@pytest.mark.rule("MK-WIN-3")
def test_a_lead_without_majority_wins():
    assert result([0, 0, 1, 2], armies=(300, 1, 1), seats=(0, 1, 2))[0] == (0,)


@pytest.mark.rule("MK-WIN-3")
def test_a_tie_goes_to_the_cheaper_army_among_those_who_lead():
    assert result([0, 1, -1], armies=(200, 199)) == ((1,), "cheaper", "MK-WIN-3")
    assert result([], armies=(198, 199)) == ((0,), "cheaper", "MK-WIN-3")
    three = result([0, 0, 1, 1, 2], armies=(100, 99, 50), seats=(0, 1, 2))
    assert three == ((1,), "cheaper", "MK-WIN-3")


@pytest.mark.rule("MK-WIN-4", "MK-ELIM-2")
def test_then_the_points_of_eliminated_warriors_decide():
    fallen = [dead(1, 0, points=30), dead(0, 1, points=20), dead(0, 1, points=11)]
    assert result([0, 1], fallen=fallen) == ((1,), "slain", "MK-WIN-4")
    fallen = [dead(1, 0, points=30), dead(0, 1, points=20), dead(0, -1, points=50)]
    assert result([0, 1], fallen=fallen) == ((0,), "slain", "MK-WIN-4")


@pytest.mark.rule("MK-WIN-5")
def test_still_tied_is_a_draw():
    fallen = [dead(1, 0, points=30), dead(0, 1, points=30)]
    assert result([0, 1], fallen=fallen) == ((), "draw", "MK-WIN-5")
    three = result([0, 1], armies=(100, 100, 100), seats=(0, 1, 2))
    assert three == ((0, 1), "draw", "MK-WIN-5")


@pytest.mark.rule("MK-CAPTURE-20", "MK-WIN-4")
def test_a_captive_gives_no_points():
    men = (man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1), man(1, 20, 20))
    play = ended(battle(*men))
    assert play.state.outcome.winners == ()


@pytest.mark.rule("MK-WIN-2")
def test_a_player_without_warriors_counts_the_own_markers():
    state = battle(man(0, 5, 5), man(1, 9, 9), seats=(0, 1, 2), objectives=[(18, 18, 2)], out=(2,))
    assert ended(state).state.outcome.winners == (2,)


@pytest.mark.rule("MK-INTRO-4", "MK-WIN-3", "MK-WIN-4")
def test_teams_add_up_objectives_average_their_armies_and_add_up_eliminated_points():
    teams = (0, 0, 1)
    assert result([0, 1, 2], armies=(9, 9, 9), seats=teams)[:2] == ((0, 1), "objectives")
    tied = [0, 2]
    assert result(tied, armies=(100, 99, 100), seats=teams)[:2] == ((0, 1), "cheaper")
    assert result(tied, armies=(100, 101, 100), seats=teams)[:2] == ((2,), "cheaper")
    fallen = [dead(2, 0, points=15), dead(2, 1, points=16), dead(0, 2, points=30)]
    even = result(tied, armies=(99, 101, 100), fallen=fallen, seats=teams)
    assert even[:2] == ((0, 1), "slain")


def test_scores_and_survivors_are_told():
    state = battle(man(0, 5, 5), man(1, 9, 9), objectives=[(18, 18, 1), (20, 20, 1), (9, 9, 0)])
    assert scores(state) == (1, 2)
    key = state.fighters[0].key
    assert ended(state).state.outcome.survivors == (f"0:{key}", f"1:{key}")
    assert judged(state) == ([1], "objectives", "MK-WIN-1")


@pytest.mark.rule("MK-WIN-6", "MK-ITEMS-14", "MK-NEED-4")
def test_everything_goes_back_to_its_owner():
    stolen = (Carried(77, "oak-shield", 1),)
    men = (man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1), man(1, 20, 20, items=["wolf-banner"]))
    state = battle(*men, dropped=(Dropped(Carried(78, "grey-cloak", 0), 100, 100),))
    play = ended(state.changed(1, items=stolen))
    told = [e for e in events(play, Told) if e.what.key.endswith("-back")]
    assert [(e.rule, e.what.values["owner"]) for e in told] == [
        ("MK-WIN-6", "Player 2"),
        ("MK-ITEMS-14", "Player 2"),
        ("MK-ITEMS-14", "Player 1"),
    ]
    assert told[0].what.values["name"] == play.state.fighters[1].name
    for language in WRITTEN:
        assert all("⟦" not in say(e.what, language) for e in told)


# Giving up


def test_who_gives_up_against_one_enemy_has_lost_whatever_the_objectives_say():
    state = battle(man(0, 5, 5), man(1, 9, 9), objectives=[(18, 18, 0)], agenda=[ActionPhase(0)])
    play = GAME.apply(state, 0, Concede(), Scripted([]), listening=True)
    assert (play.state.outcome.winners, play.state.outcome.rule) == ((1,), "SLV-END-2")
    assert [event.piece for event in events(play, Removed)] == [1]


def test_with_more_players_the_others_go_on_and_his_turn_ends():
    men = (man(0, 5, 5), man(1, 9, 9), man(2, 20, 20))
    state = battle(
        *men,
        seats=(0, 1, 2),
        objectives=[(18, 18, 0), (25, 25, 1)],
        agenda=[ActionPhase(0), EndTurn(0)],
    )
    play = GAME.apply(state, 0, Concede(), Scripted([]), listening=True)
    after = play.state
    assert (after.outcome, after.conceded, after.out) == (None, (0,), (0,))
    assert [f.id for f in after.fighters] == [2, 3]
    assert [o.holder for o in after.objectives] == [-1, 1]
    assert (after.active, after.agenda.top) == (1, ActionPhase(1))
    finished = ended(after).state.outcome
    assert finished.winners == (1,)


def test_who_gave_up_wins_no_tie():
    men = (man(0, 5, 5), man(1, 9, 9), man(2, 20, 20))
    state = battle(*men, seats=(0, 1, 2), armies=(50, 100, 90), agenda=[ActionPhase(1), EndTurn(1)])
    play = opened(state)
    leave(play, 0)
    assert play.state.outcome is None
    assert ended(play.state).state.outcome.winners == (2,)


@pytest.mark.rule("MK-INTRO-4")
def test_who_gave_up_does_not_share_what_his_team_wins_but_his_army_counts_for_it():
    men = (man(0, 5, 5), man(1, 9, 9, side=0), man(2, 20, 20, side=1))
    state = battle(*men, seats=(0, 0, 1), armies=(80, 100, 91), agenda=[ActionPhase(2), EndTurn(2)])
    play = opened(state)
    leave(play, 0)
    assert play.state.outcome is None
    assert ended(play.state).state.outcome.winners == (1,)
    dearer = opened(replace(state, armies=(80, 100, 89)))
    leave(dearer, 0)
    assert ended(dearer.state).state.outcome.winners == (2,)
    last = opened(state)
    leave(last, 0)
    leave(last, 2)
    assert last.state.outcome.winners == (1,)


def test_captives_of_a_leaving_player_are_free():
    men = (man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1), man(2, 20, 20))
    state = battle(*men, seats=(0, 1, 2), active=1, agenda=[ActionPhase(1), EndTurn(1)])
    play = opened(state)
    leave(play, 0)
    assert play.state.fighter(2).captor == 0
    assert play.state.outcome is None


def test_a_round_begins_with_the_first_who_is_still_in_the_game():
    men = (man(1, 9, 9), man(2, 20, 20))
    state = battle(*men, seats=(0, 1, 2), out=(0,), agenda=[BeginRound()])
    play = opened(state)
    play.run()
    assert (play.state.active, play.state.round) == (1, 2)


@pytest.mark.rule("MK-END-3")
def test_when_time_has_run_out_no_further_phase_follows():
    men = (man(0, 16.85, 18), man(1, 9, 9))
    agenda = [BeginPhase(0, "end"), ActionPhase(0)]
    play = opened(battle(*men, late=True, objectives=[(18, 18)], agenda=agenda))
    play.run()
    assert (play.state.outcome.rule, play.state.phase) == ("MK-END-3", "action")


def test_an_action_in_which_the_leaver_is_asked_is_cut_short():
    men = (man(0, 5, 5), man(1, 9, 9), man(2, 20, 20))
    agenda = [ColourChoice(0), EndAction((2,)), ActionPhase(1), EndTurn(1)]
    state = battle(*men, seats=(0, 1, 2), active=1, agenda=agenda)
    play = opened(state)
    leave(play, 0)
    assert list(reversed(play.stack)) == [EndAction((2,)), ActionPhase(1), EndTurn(1)]
    play.run()
    assert play.state.fighter(2).tokens == 1
    other = battle(*men, seats=(0, 1, 2), active=1, agenda=[ColourChoice(2), *agenda[1:]])
    play = opened(other)
    leave(play, 0)
    assert play.stack[-1] == ColourChoice(2)


@pytest.mark.rule("MK-SETUP-3")
def test_an_edge_is_free_again_when_its_player_leaves_during_set_up():
    setup = GAME.setup("book", players=3)
    state = GAME.begin(setup, Scripted([])).state
    for seat, edge in ((0, "south"), (1, "north")):
        state = GAME.apply(state, seat, ChooseEdge(edge), Scripted([])).state
    after = GAME.apply(state, 0, Concede(), Scripted([])).state
    assert after.edges == ((1, "north"), (2, "south"))
    assert (after.outcome, after.agenda.top) == (None, Piling(1))

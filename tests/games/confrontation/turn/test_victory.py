"""When a battle ends, and who has won it (CON-GAP-5, CON-FEAR-14, CON-STAT-17)."""

import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Fallen, Prize
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.setup.zones import zones_on
from slagveld.games.confrontation.turn import victory
from slagveld.games.confrontation.turn.sequence import BeginPhase, EndOfPhase, settle
from slagveld.games.confrontation.turn.victory import (
    across,
    army_points,
    bearing,
    champion,
    finish,
    gained,
    is_fought_over,
    judged,
    scores,
    survivors,
)
from slagveld.games.confrontation.wounds.casualties import remove
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Conceded, Ended, Told
from slagveld.kernel.play import Play
from slagveld.kernel.standing import Concede, OfferEnd, TimeUp
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.texts import WRITTEN, Text, say
from tests.games.confrontation.battle import battle, card, events, man

GAME = Confrontation()
GAME.add_texts()
CHEAP, DEAR = card(points=15), card(points=40)
ZONES = zones_on(12000, 9000)


def opened(state):
    return Play(GAME, state, Scripted([]), listening=True)


def told(play, kind=Told):
    return [(event.what.key.split(":")[1], event.what.values) for event in events(play, kind)]


def fallen(seat, key=DEAR, **more):
    return Fallen(battle(man(seat, 5, 5, key=key)).figures[0], 1 - seat, **more)


def two(**rest):
    return battle(man(0, 20, 20), man(1, 90, 60), **rest)


# A side is beaten


@pytest.mark.rule("CON-GAP-5", "CON-GEN-2")
def test_a_side_with_nobody_left_has_lost_whatever_the_points():
    for seat in (0, 1):
        state = battle(man(seat, 20, 20), phase="melee", fallen=(fallen(seat), fallen(seat)))
        play = opened(state)
        settle(play)
        outcome = play.state.outcome
        assert outcome.winners == (seat,)
        assert (outcome.reason, outcome.rule) == (Text("confrontation:end-alone"), "CON-GAP-5")
        assert outcome.scores[1 - seat] == 80
        assert [event.winners for event in events(play, Ended)] == [(seat,)]


def test_both_sides_gone_is_a_draw():
    play = opened(battle(phase="melee", fallen=(fallen(0), fallen(1, CHEAP))))
    settle(play)
    assert play.state.outcome.winners == ()
    assert play.state.outcome.reason == Text("confrontation:end-nobody")
    assert play.state.outcome.scores == (15, 40)


def test_it_goes_on_while_both_have_somebody():
    assert is_fought_over(two())
    assert not is_fought_over(two().without(1))
    assert not is_fought_over(two().without(1).without(2))
    assert is_fought_over(battle(man(0, 5, 5), man(0, 15, 5), man(1, 25, 5)))
    play = opened(two(phase="melee"))
    settle(play)
    assert (play.state.outcome, play.events) == (None, [])


@pytest.mark.rule("CON-APP-1")
def test_nobody_is_beaten_in_the_approach():
    for state in (battle(phase="approach"), battle(man(1, 5, 5), phase="approach")):
        play = opened(state)
        settle(play)
        victory.test_end(play)
        assert play.state.outcome is None


@pytest.mark.rule("CON-SHOOT-10")
def test_shots_at_the_same_time_are_all_counted_before_a_side_is_beaten():
    play = opened(two(phase="shooting"))
    remove(play, 1, 1)
    settle(play)
    assert play.state.outcome is None
    remove(play, 2, 0)
    EndOfPhase("shooting").run(play)
    assert (play.state.outcome.winners, play.state.outcome.scores) == ((), (20, 20))


@pytest.mark.rule("CON-GAP-5")
def test_the_end_comes_at_once_wherever_the_last_one_falls():
    state = two(phase="movement", agenda=(BeginPhase("melee"),))
    play = opened(state)
    remove(play, 2, 0)
    play.run()
    assert (play.state.outcome.winners, play.state.phase) == ((0,), "movement")
    assert play.state.outcome.survivors == ("0:test ",)
    again = play.state.outcome
    settle(play)
    assert play.state.outcome is again


def test_who_has_not_been_deployed_yet_lives_on():
    state = two(waiting=((102, 2),))
    assert survivors(state) == ("0:test ", "1:test ", "1:test ", "1:test ")


# Points


@pytest.mark.rule("CON-STAT-17", "CON-FEAR-14")
def test_every_casualty_counts_for_the_other_side_slain_or_fled():
    dead = (fallen(1), fallen(1, CHEAP, fled=True), fallen(0, CHEAP))
    state = two(fallen=dead)
    assert scores(state) == (55, 15)
    assert judged(state) == ((0,), "points")
    assert judged(two(fallen=dead[2:])) == ((1,), "points")
    assert judged(two(fallen=(fallen(0), fallen(1)))) == ((), "draw")
    own = replace(fallen(1), by=1)
    assert scores(two(fallen=(own,))) == (40, 0)


@pytest.mark.rule("CON-FEAR-14")
def test_one_who_flees_off_the_table_is_a_casualty():
    play = opened(two())
    remove(play, 2, 0, fled=True)
    assert scores(play.state) == (20, 0)


def test_one_as_good_as_dead_counts_already():
    assert scores(battle(man(0, 20, 20), man(1, 90, 60, key=DEAR, dying=True))) == (40, 0)


@pytest.mark.rule("CON-STAT-17", "CON-CARD-3")
def test_an_army_costs_what_its_cards_stood_for():
    state = battle(
        man(0, 5, 5, key=CHEAP, card=7), man(0, 9, 5, key=CHEAP, card=7), man(1, 30, 30, key=DEAR)
    )
    assert [army_points(state, seat) for seat in (0, 1)] == [30, 40]
    assert army_points(state.without(1), 0) == 30


@pytest.mark.rule("CON-GAP-5")
def test_the_verdict_is_told_with_its_points():
    for dead, key, winners in (
        ((fallen(1), fallen(0, CHEAP)), "result-points", (0,)),
        ((fallen(0, CHEAP),), "result-points", (1,)),
        ((), "result-draw", ()),
    ):
        play = opened(two(fallen=dead))
        finish(play, Text("end-agreed"), "SLV-END-1")
        first, second = scores(play.state)
        names = {"one": "Player 1", "two": "Player 2"}
        won = {"winner": f"Player {winners[0] + 1}"} if winners else {}
        assert told(play) == [(key, {"first": first, "second": second, **names, **won})]
        assert events(play, Told)[0].rule == "CON-GAP-5"
        assert play.state.outcome.winners == winners
        assert (play.state.outcome.reason.key, play.state.outcome.rule) == (
            "end-agreed",
            "SLV-END-1",
        )
        for event in events(play, Told):
            assert all("⟦" not in say(event.what, language) for language in WRITTEN)


def test_a_leader_has_no_points():
    seats = (Seat("A", 0), Seat("B", 1), Seat("C", 2, leader=True))
    state = replace(two(fallen=(fallen(1),)), seats=seats)
    assert scores(state) == (40, 0, 0)


# Goals


@pytest.mark.rule("CON-GAP-5")
def test_in_the_crossing_those_in_the_enemys_zone_count():
    for y, inside in ((13.75, True), (13.76, False), (1.25, True)):
        men = (man(0, 20, y, key=DEAR), man(1, 60, 50, key=CHEAP))
        state = battle(*men, scenario="crossing", zones=ZONES)
        assert across(state, 0) == (40 if inside else 0)
        assert scores(state) == (40 if inside else 0, 0)
        assert scores(battle(*men, zones=ZONES)) == (0, 0)
    south = battle(man(0, 20, 50), man(1, 60, 80, key=CHEAP), scenario="crossing", zones=ZONES)
    assert (across(south, 0), across(south, 1)) == (0, 15)
    both = battle(
        man(0, 20, 10, key=DEAR), man(0, 40, 10, key=CHEAP), man(1, 60, 50),
        scenario="crossing", zones=ZONES, fallen=(fallen(1, CHEAP),),
    )  # fmt: skip
    assert scores(both) == (70, 0)


def test_those_in_flight_and_the_dying_are_not_across():
    for more in ({"flight": Flight(5, 2)}, {"dying": True}):
        state = battle(man(0, 20, 10, **more), man(1, 60, 50), scenario="crossing", zones=ZONES)
        assert across(state, 0) == 0


@pytest.mark.rule("CON-GAP-5", "CON-CHARGE-5")
def test_whoever_carries_the_prize_at_the_end_has_won():
    prize = Prize(900, "relic", 2000, 2000, bearer=2)
    state = two(scenario="prize", objects=(prize,), fallen=(fallen(1),))
    assert bearing(state) == (1,)
    assert judged(state) == ((1,), "prize")
    assert judged(replace(state, scenario="clash")) == ((0,), "points")
    lying = replace(prize, bearer=0)
    assert judged(replace(state, objects=(lying,))) == ((0,), "points")
    other = Prize(901, "relic", 2000, 2000, bearer=1)
    both = replace(state, objects=(prize, other))
    assert (bearing(both), judged(both)) == ((0, 1), ((0,), "points"))
    assert bearing(state.changed(2, dying=True)) == ()


@pytest.mark.rule("CON-GAP-5")
def test_at_the_stones_those_within_the_circle_count_for_both_sides():
    men = (man(0, 60, 45, key=DEAR), man(1, 55, 40, key=CHEAP), man(1, 20, 45, key=DEAR))
    state = battle(*men, scenario="stones", zones=ZONES)
    assert (gained(state, 0), gained(state, 1)) == (40, 15)
    assert (scores(state), judged(state)) == ((40, 15), ((0,), "points"))
    assert scores(replace(state, scenario="clash")) == (0, 0)
    assert scores(state.changed(1, dying=True))[0] == 0
    wider = battle(*men, scenario="stones", zones=ZONES, size=(240, 90))
    assert gained(wider, 0) == 0, "on a wider table the circle lies in its middle, too"
    for x, inside in ((50.25, True), (50.24, False)):
        edge = battle(man(0, x, 45, key=DEAR), man(1, 90, 60), scenario="stones", zones=ZONES)
        assert gained(edge, 0) == (40 if inside else 0)


@pytest.mark.rule("CON-GAP-5")
def test_in_the_breach_the_besieger_alone_counts_within_the_walls():
    men = (man(0, 60, 20, key=DEAR), man(1, 40, 10, key=DEAR), man(1, 50, 10, key=CHEAP))
    state = battle(*men, scenario="breach", zones=ZONES)
    assert scores(state) == (40, 0)
    assert judged(replace(state, fallen=(fallen(0), fallen(0, CHEAP)))) == ((1,), "points")


@pytest.mark.rule("CON-GAP-5", "CON-CHARGE-5")
def test_each_chest_in_hand_counts_at_the_end():
    chests = tuple(
        [Prize(900 + n, "chest", 2000, 2000, bearer) for n, bearer in enumerate((1, 2, 0))]
    )
    state = battle(man(0, 20, 20), man(1, 90, 60), scenario="plunder", objects=chests)
    assert scores(state) == (50, 50)
    more = replace(state, objects=(replace(chests[0], bearer=2), *chests[1:]))
    assert (scores(more), judged(more)) == ((0, 100), ((1,), "points"))
    assert scores(state.changed(2, dying=True))[0] == 50 + 20
    assert scores(state.changed(2, dying=True))[1] == 0


HERO = card(points=60, character=True)


def duellists(**rest):
    """Each side's hero, and a dearer monster that is no character."""
    giant = card(points=90)
    men = (man(0, 20, 20, key=HERO), man(0, 30, 20, key=giant), man(1, 90, 60, key=HERO))
    return battle(*men, man(1, 70, 60), scenario="champions", **rest)


def ended(state, *slain):
    """The end of a phase in which somebody fell."""
    play = opened(state)
    for number in slain:
        remove(play, number, 1 - state.figure(number).seat)
    EndOfPhase("melee").run(play)
    return play.state.outcome


@pytest.mark.rule("CON-GAP-5")
def test_the_side_whose_champion_alone_falls_has_lost():
    state = duellists(phase="melee")
    assert [champion(state, seat).id for seat in (0, 1)] == [101, 103]
    for slain, winner in ((1, 1), (3, 0)):
        outcome = ended(state, slain)
        assert (outcome.winners, outcome.reason.key) == ((winner,), "confrontation:end-champion")
        assert all("⟦" not in say(outcome.reason, language) for language in WRITTEN)
    assert ended(state, 2) is None, "a monster is no champion where there is a hero"
    assert ended(state, 1, 3) is None, "where both fall at once, casualties decide"
    assert ended(replace(state, scenario="clash"), 1) is None
    assert ended(replace(state, phase="approach"), 1) is None


@pytest.mark.rule("CON-GAP-5")
def test_without_a_hero_the_dearest_card_is_the_champion_with_all_its_figures():
    men = (man(0, 20, 20, key=DEAR, card=7), man(0, 30, 20, key=DEAR, card=7), man(0, 40, 20))
    state = battle(*men, man(1, 90, 60), man(1, 70, 60), scenario="champions", phase="melee")
    assert champion(state, 0).id == 7
    assert ended(state, 1) is None
    assert ended(state, 1, 2).winners == (1,)
    assert champion(replace(state, scenario="clash"), 0) is None


# Leaving


@pytest.mark.rule("SLV-END-2")
def test_whoever_gives_up_has_lost():
    for seat in (0, 1):
        state = two(fallen=(fallen(1 - seat),), agenda=(BeginPhase("melee"),))
        play = GAME.apply(state, seat, Concede(), Scripted([]), listening=True)
        assert [event.seat for event in events(play, Conceded)] == [seat]
        outcome = play.state.outcome
        assert (outcome.winners, outcome.reason.key) == ((1 - seat,), "end-conceded")


@pytest.mark.rule("CON-GAP-5")
def test_by_agreement_or_when_time_is_up_it_is_judged_as_it_stands():
    state = two(fallen=(fallen(1),), agenda=(BeginPhase("melee"),))
    offered = replace(state, offers=(0,))
    agreed = GAME.apply(offered, 1, OfferEnd(), Scripted([])).state.outcome
    assert (agreed.winners, agreed.reason.key, agreed.rule) == ((0,), "end-agreed", "SLV-END-1")
    late = GAME.apply(state, None, TimeUp(), Scripted([])).state.outcome
    assert (late.winners, late.reason.key, late.rule) == ((0,), "end-time", "SLV-END-3")

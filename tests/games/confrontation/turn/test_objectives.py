"""Objects of a scenario: taken, carried at a walk, lost, brought home (CON-CHARGE-5)."""

import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.setup.zones import zones_on
from slagveld.games.confrontation.turn.objectives import (
    TakePrizes,
    beside,
    home_seat,
    let_go,
    prize_name,
    taker,
)
from slagveld.games.confrontation.turn.sequence import EndOfPhase
from slagveld.games.confrontation.wounds.casualties import remove
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import WRITTEN, Name, say
from tests.games.confrontation.battle import battle, box, events, man

GAME = Confrontation()
GAME.add_texts()
ZONES = zones_on(12000, 9000)
FAR = man(1, 100, 45)


def lying(x=60, y=45, number=900, **more):
    return Prize(number, "relic", round(x * 100), round(y * 100), **more)


def about(*men, objects=None, **rest):
    objects = (lying(),) if objects is None else objects
    return battle(*men, scenario="prize", objects=objects, zones=ZONES, phase="end", **rest)


def ended(state):
    play = Play(GAME, state, Scripted([]), listening=True)
    TakePrizes().run(play)
    return play


def bearer(state):
    return state.objects[0].bearer


# Taking


@pytest.mark.rule("CON-CHARGE-5")
def test_whoever_touches_an_object_takes_it_in_the_end_phase():
    for x, taken in ((62.25, True), (62.35, True), (62.36, False), (60, True), (57.65, True)):
        play = ended(about(man(0, x, 45), FAR))
        assert bearer(play.state) == (1 if taken else 0)
        if taken:
            (event,) = events(play, StatusChanged)
            assert (event.piece, event.on, event.rule) == (1, True, "CON-CHARGE-5")
            assert event.status.key == "confrontation:prize-carried"
            assert all("⟦" not in say(event.status, language) for language in WRITTEN)
            assert (play.state.objects[0].x, play.state.objects[0].y) == (round(x * 100), 4500)
        else:
            assert play.events == []
    assert ended(about(man(0, 62, 45), FAR)).state.outcome is None


def test_nobody_takes_it_while_both_sides_are_beside_it():
    state = about(man(0, 62, 45), man(1, 58, 45))
    assert [figure.id for figure in beside(state, lying())] == [1, 2]
    assert taker(state, lying()) is None
    assert bearer(ended(state).state) == 0
    dying = about(man(0, 62, 45), man(1, 58, 45, dying=True))
    assert taker(dying, lying()).id == 1


def test_only_free_warriors_take_it_the_first_of_them():
    for more in ({"flight": Flight(5, 2)}, {"climbing": 50}, {"dying": True}):
        assert taker(about(man(0, 62, 45, **more), FAR), lying()) is None
        state = about(man(0, 62, 45, **more), FAR, man(0, 58, 45))
        assert taker(state, lying()).id == 3
    fighting = about(man(0, 62, 45), man(1, 64.5, 45))
    assert taker(fighting, lying()) is None
    two = about(man(0, 58, 45), man(0, 62, 45), FAR)
    assert taker(two, lying()).id == 1


def test_nobody_carries_two():
    first, second = lying(bearer=1), lying(number=901)
    state = about(man(0, 60, 45), FAR, objects=(first, second))
    assert taker(state, second) is None
    other = about(man(0, 58, 45), FAR, man(0, 62, 45), objects=(first, second))
    assert taker(other, second).id == 3
    both = ended(about(man(0, 62, 45), FAR, objects=(lying(), lying(number=901))))
    assert [prize.bearer for prize in both.state.objects] == [1, 0]


def test_it_is_taken_from_its_own_height():
    wall = [box(50, "obstacle", 58, 43, 10, 4, height=300)]
    low = about(man(0, 60, 45), FAR, terrain=wall)
    high = about(man(0, 60, 45, z=3), FAR, terrain=wall)
    assert [taker(state, lying()) is not None for state in (low, high)] == [False, True]
    assert taker(about(man(0, 60, 45, z=2), FAR), lying()) is not None
    assert taker(about(man(0, 60, 45, z=2.01), FAR), lying()) is None


# Carrying


@pytest.mark.rule("CON-CHARGE-5")
def test_it_goes_where_its_bearer_walks():
    play = ended(about(man(0, 60, 55, chosen="walk"), FAR, objects=(lying(bearer=1),)))
    assert play.state.objects == (lying(60, 55, bearer=1),)
    assert play.events == []


def test_whoever_runs_has_left_it_where_the_turn_began():
    for more in ({"chosen": "charge"}, {"chosen": "engage"}, {"fled": True}):
        state = about(man(0, 60, 65, **more), FAR, objects=(lying(bearer=1),))
        play = Play(GAME, state, Scripted([]), listening=True)
        GAME.settle(play)
        assert play.state.objects == (lying(),)
        (event,) = events(play, StatusChanged)
        assert (event.piece, event.on) == (1, False)
        (told,) = events(play, Told)
        assert (told.what.key, told.rule) == ("confrontation:prize-left", "CON-CHARGE-5")
        assert all("⟦" not in say(told.what, language) for language in WRITTEN)
    fleeing = about(man(0, 60, 65, flight=Flight(5, 2)), FAR, objects=(lying(bearer=1),))
    play = Play(GAME, fleeing, Scripted([]), listening=True)
    let_go(play)
    assert bearer(play.state) == 0
    for chosen in ("", "stay", "walk", "dodge", "disengage", "jump", "swim", "climb", "fall"):
        state = about(man(0, 60, 65, chosen=chosen), FAR, objects=(lying(bearer=1),))
        play = Play(GAME, state, Scripted([]), listening=True)
        let_go(play)
        assert play.state is state


def test_whoever_falls_lets_it_fall_where_he_stands():
    state = about(man(0, 60, 55), man(0, 20, 20), FAR, objects=(lying(bearer=1),))
    play = Play(GAME, state, Scripted([]), listening=True)
    remove(play, 1, 1)
    GAME.settle(play)
    assert play.state.objects == (lying(60, 55),)


def test_nothing_lies_beyond_the_edge_or_with_those_who_are_gone():
    for x, y, there in ((-3, 45, (0, 45)), (121, 91, (120, 90)), (5, -1, (5, 0))):
        play = Play(GAME, about(FAR, objects=(lying(x, y),)), Scripted([]), listening=True)
        let_go(play)
        assert play.state.objects == (lying(*there),)
        assert play.events == []
    play = Play(GAME, about(FAR, objects=(lying(bearer=77),)), Scripted([]), listening=True)
    let_go(play)
    assert play.state.objects == (lying(),)
    assert events(play, StatusChanged) == []


# Home


@pytest.mark.rule("CON-CHARGE-5", "CON-GAP-5")
def test_brought_into_the_own_zone_it_wins_the_battle():
    for seat, y, won in ((0, 76.25, True), (0, 76.24, False), (1, 13.75, True), (0, 10, False)):
        other = man(1 - seat, 100, 45)
        state = about(man(seat, 60, y), other, objects=(lying(60, y, bearer=1),))
        assert home_seat(state) == (seat if won else None)
        outcome = ended(state).state.outcome
        assert (outcome is not None) is won
        if won:
            assert (outcome.winners, outcome.rule) == ((seat,), "CON-GAP-5")
            assert outcome.reason.key == "confrontation:end-prize"
    state = about(man(0, 60, 80, dying=True), FAR, objects=(lying(60, 80, bearer=1),))
    assert home_seat(state) is None


def test_an_object_taken_at_home_is_home():
    play = ended(about(man(0, 60, 80), FAR, objects=(lying(60, 80),)))
    assert play.state.outcome.winners == (0,)


def test_it_is_looked_at_once_a_turn():
    state = about(
        man(0, 60, 80), FAR, objects=(lying(60, 80, bearer=1),), agenda=(EndOfPhase("movement"),)
    )
    play = Play(GAME, replace(state, phase="movement"), Scripted([]), listening=True)
    EndOfPhase("movement").run(play)
    GAME.settle(play)
    assert play.state.outcome is None


def test_objects_have_names():
    assert prize_name(lying()) == Name("Relic", "Relikwie", "Reliquie", declines="f")
    assert prize_name(Prize(1, "stone", 0, 0)) == "stone"

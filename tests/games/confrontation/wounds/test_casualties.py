"""Casualties: killed, fighting on, gone from the table; and the reward for a personal enemy."""

import pytest

from slagveld.games.confrontation.core.bout import NOBODY
from slagveld.games.confrontation.core.characteristics import attack
from slagveld.games.confrontation.core.competence_vocabulary import FightsOn
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.wounds.casualties import (
    ChooseReward,
    TakeReward,
    expire,
    is_down,
    kill,
    losses,
    remove,
    vendetta_on,
)
from slagveld.games.confrontation.wounds.healing import heal
from slagveld.games.confrontation.wounds.wound_rolls import WoundRoll, light_wound
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Removed, Slain, StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import Name
from tests.games.confrontation import battle as bench
from tests.games.confrontation.battle import FakeGame, act, battle, card, events, man, refused, run
from tests.games.confrontation.wounds.test_wound_rolls import Rest


def play_of(*men, **rest):
    state = battle(*men, agenda=(Rest(),), **rest)
    return Play(FakeGame(), state, Scripted([]), listening=True)


FIERCE = ("acharne",)


# Removing


def test_a_killed_figure_is_removed_and_remembered():
    play = play_of(man(0, 10, 10), man(1, 20, 10))
    before = play.state.figure(2)
    kill(play, 2, 0, striker=1)
    assert play.state.figure(2) is None
    (fallen,) = play.state.fallen
    assert (fallen.figure, fallen.by, fallen.fled) == (before, 0, False)
    assert [(e.piece, e.by, e.rule, e.name) for e in events(play, Slain)] == [
        (2, 1, "CON-HOUSE-5", before.name)
    ]
    assert events(play, Removed) == []


def test_nobody_is_killed_twice():
    play = play_of(man(0, 10, 10), man(1, 20, 10))
    remove(play, 2, 0)
    remove(play, 2, 0)
    kill(play, 2, 0)
    assert len(play.state.fallen) == 1
    assert [event.by for event in events(play, Slain)] == [None]


@pytest.mark.rule("CON-FEAR-14")
def test_whoever_flees_from_the_table_is_a_casualty_but_not_slain():
    play = play_of(man(0, 10, 10), man(1, 20, 10))
    remove(play, 2, 0, fled=True)
    assert (play.state.fallen[0].by, play.state.fallen[0].fled) == (0, True)
    assert events(play, Slain) == []
    (told,) = events(play, Removed)
    assert (told.piece, told.rule) == (2, "CON-FEAR-14")
    assert told.cause.key == "confrontation:wounds-cause-fled"


def test_what_it_carried_lies_where_it_stood():
    prizes = (Prize(50, "chest", 0, 0, bearer=2), Prize(51, "chest", 100, 100, bearer=1))
    play = play_of(man(0, 10, 10), man(1, 20, 12), objects=prizes)
    kill(play, 2, 0)
    assert play.state.objects == (Prize(50, "chest", 2000, 1200), prizes[1])
    (told,) = events(play, Told)
    assert (told.what.key, told.rule) == ("confrontation:wounds-told-dropped", "CON-CHARGE-5")
    other = play_of(man(0, 10, 10), man(1, 20, 12), objects=prizes[1:])
    kill(other, 2, 0)
    assert other.state.objects == prizes[1:]
    assert events(other, Told) == []


# Fighting on


@pytest.mark.rule("CON-CARD-acharne")
def test_the_fierce_fight_on_as_critically_wounded():
    play = play_of(man(0, 10, 10), man(1, 20, 10, key=card(abilities=FIERCE)))
    kill(play, 2, 0, striker=1)
    figure = play.state.figure(2)
    assert (figure.wound, figure.dying, figure.felled_by) == ("critical", True, 0)
    assert attack(figure).total == 1
    assert is_down(play.state, 2)
    assert not is_down(play.state, 1)
    assert play.state.fallen == ()
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, True, "CON-CARD-acharne")
    assert events(play, Slain) == []


@pytest.mark.rule("CON-CARD-acharne")
def test_nothing_more_befalls_him_and_nothing_heals_him():
    key = card(abilities=("acharne", "instinct-de-survie/2"))
    state = battle(
        man(0, 10, 10),
        man(1, 20, 10, key=key, wound="critical", dying=True, felled_by=0),
        agenda=(WoundRoll(2, 20, 0), Rest()),
    )
    play = run(state)
    assert play.state.figure(2).dying
    light_wound(play, 2)
    kill(play, 2, 0)
    heal(play, 2, 2, "CON-CARD-regeneration")
    assert play.events == []
    assert play.state.figure(2).wound == "critical"


@pytest.mark.rule("CON-CARD-acharne")
def test_his_time_is_over_at_the_end_of_the_phase():
    play = play_of(
        man(0, 10, 10, wound="critical"),
        man(1, 20, 10, key=card(abilities=FIERCE), wound="critical", dying=True, felled_by=0),
    )
    expire(play)
    assert [figure.id for figure in play.state.figures] == [1]
    assert [(one.figure.id, one.by) for one in play.state.fallen] == [(2, 0)]
    assert [(e.piece, e.rule) for e in events(play, Slain)] == [(2, "CON-CARD-acharne")]


@pytest.mark.rule("CON-CARD-acharne")
def test_a_later_text_lets_him_stay_until_the_end_of_the_turn(monkeypatch):
    key = card(abilities=FIERCE)
    found = bench.OWN[key].powers.one(FightsOn)
    longer = (found[0], replace(found[1], until="turn"))
    monkeypatch.setitem(bench.OWN[key].powers._by_kind, FightsOn, [longer])
    play = play_of(man(0, 10, 10), man(1, 20, 10, key=key, dying=True, felled_by=0))
    expire(play)
    assert play.state.figure(2) is not None
    expire(play, turn=True)
    assert play.state.figure(2) is None


def test_a_dying_figure_without_the_competence_falls_too():
    play = play_of(man(0, 10, 10), man(1, 20, 10, dying=True, felled_by=NOBODY))
    expire(play)
    assert play.state.figure(2) is None
    assert [event.rule for event in events(play, Slain)] == ["CON-HOUSE-5"]


def test_losses_count_the_fallen_and_the_dying_of_a_seat():
    play = play_of(
        man(0, 10, 10, key=card(points=30)),
        man(1, 20, 10, key=card(points=7)),
        man(1, 30, 10, key=card(points=11), dying=True),
        man(1, 40, 10, key=card(points=13)),
    )
    assert losses(play.state, 1) == 11
    kill(play, 2, 0)
    assert (losses(play.state, 1), losses(play.state, 0)) == (18, 0)
    kill(play, 1, NOBODY)
    assert losses(play.state, 0) == 30


# Personal enemies


def hero(name):
    """A character with a proper name."""
    key = card(character=True, points=80, power=len(name))
    row = bench.OWN[key]
    bench.OWN[f"hero {name}"] = replace(row, key=f"hero {name}", name=Name(name, name, name))
    return f"hero {name}"


AVENGER = "ennemi-personnel/Balkrôn"


def avenging(**more):
    """Figure 1 has sworn to kill Balkrôn, figure 2, and has just struck."""
    key = card(abilities=(AVENGER,))
    state = battle(
        man(0, 10, 10, key=key, **more),
        man(1, 12.5, 10, key=hero("Balkrôn")),
        agenda=(WoundRoll(2, 20, 0, striker=1), Rest()),
    )
    return run(state, (2, 4))


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_the_avenger_is_healed_one_degree_and_chooses():
    play = avenging(wound="serious")
    assert play.state.figure(2) is None
    assert play.state.figure(1).wound == "light"
    question = play.state.agenda.top
    assert isinstance(question, ChooseReward)
    assert question.who(play.state) == (0,)
    form = question.ask(play.state).forms[0]
    keys = [choice.key for choice in form.fields[0].choices]
    assert keys == ["acharne", "autorite+cri-de-ralliement", "implacable/1", "instinct-de-survie/6"]
    assert [a.reward for a in question.candidates(play.state, 0)] == keys
    assert question.ask(play.state).pieces == (1,)
    assert question.names() == (1,)


@pytest.mark.rule("CON-CARD-ennemi-personnel")
@pytest.mark.parametrize(
    ("reward", "gained"),
    [
        ("acharne", ("acharne",)),
        ("autorite+cri-de-ralliement", ("autorite", "cri-de-ralliement")),
        ("instinct-de-survie/6", ("instinct-de-survie/6",)),
    ],
)
def test_the_reward_is_his_for_the_rest_of_the_game(reward, gained):
    after = act(avenging().state, 0, TakeReward(reward))
    figure = after.state.figure(1)
    assert figure.gained == gained
    assert all(figure.powers.has(key.split("/")[0]) for key in gained)
    (told,) = events(after, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, True, "CON-CARD-ennemi-personnel")
    assert isinstance(after.state.agenda.top, Rest)


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_no_other_reward():
    state = avenging().state
    for reward in ("", "implacable/2", "autorite", "acharne+acharne", "nonsense"):
        assert refused(state, 0, TakeReward(reward)) == "CON-CARD-ennemi-personnel"


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_it_comes_only_once():
    play = avenging(gained=("acharne",), wound="serious")
    assert isinstance(play.state.agenda.top, Rest)
    assert play.state.figure(1).wound == "serious"


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_only_the_character_of_that_name_counts():
    one = battle(
        man(0, 10, 10, key=card(abilities=(AVENGER,))),
        man(1, 20, 10, key=hero("Balkrôn")),
        man(1, 30, 10, key=hero("Another")),
        man(1, 40, 10),
    )
    killer = one.figure(1)
    assert [vendetta_on(killer, one.figure(n)) is not None for n in (2, 3, 4)] == [
        True,
        False,
        False,
    ]
    plain = card(points=21)
    assert vendetta_on(battle(man(0, 5, 5, key=plain)).figure(1), one.figure(2)) is None


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_a_troop_of_that_name_is_no_character():
    key = hero("Balkrôn")
    bench.OWN["troop"] = replace(bench.OWN[key], key="troop", character=False)
    state = battle(man(0, 10, 10, key=card(abilities=(AVENGER,))), man(1, 20, 10, key="troop"))
    assert vendetta_on(state.figure(1), state.figure(2)) is None


@pytest.mark.rule("CON-CARD-ennemi-personnel")
def test_a_killed_enemy_who_fights_on_is_killed_and_a_dying_avenger_gets_nothing():
    key = card(abilities=(AVENGER,))
    fierce = hero("Balkrôn")
    for dying, asked in ((False, True), (True, False)):
        play = play_of(
            man(0, 10, 10, key=key, dying=dying), man(1, 20, 10, key=fierce, gained=FIERCE)
        )
        kill(play, 2, 0, striker=1)
        assert play.state.figure(2).dying
        assert isinstance(play.stack[-1], ChooseReward) is asked


def test_a_seat_that_has_left_is_not_asked():
    state = avenging().state
    gone = replace(state, out=(0,))
    assert state.agenda.top.who(gone) == ()


def test_without_a_striker_nobody_is_rewarded():
    play = play_of(
        man(0, 10, 10, key=card(abilities=(AVENGER,))), man(1, 20, 10, key=hero("Balkrôn"))
    )
    kill(play, 2, 0)
    assert isinstance(play.stack[-1], Rest)

"""The story tells who, whom, how and why, in the words of the book and in three languages."""

import pytest

import slagveld
from slagveld.games.carnage.army.troops import profile_of, troops
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.charge.measuring_free_shot_and_combat import (
    ChargeCombat,
    FreeShot,
    HoldShot,
)
from slagveld.games.carnage.core.pearl_table import effect_of, pearl_table
from slagveld.games.carnage.core.state import Shot
from slagveld.games.carnage.ground.advance import go, turn
from slagveld.games.carnage.setup.kit import terrain_help
from slagveld.games.carnage.shooting.phase import MeasureShots
from slagveld.games.carnage.terrain.kinds import kinds
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.turn.preparation import EndSetUp
from slagveld.games.carnage.turn.sequence import BeginRound
from slagveld.games.carnage.view.cards import lesson_words
from slagveld.games.carnage.wrapping.phase import Wrap, WrapPart
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Announced, Rolled, Told
from slagveld.kernel.match import Match
from slagveld.kernel.play import Play
from slagveld.kernel.story import sentence
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Speaker, say
from slagveld.texts.german import declined
from tests.games.carnage.battle import ARCHER, HERO, NORTH, RIDER, SOUTH, act, battle, run, unit

GAME = slagveld.game("carnage")
INFANTRY = profile_of("brigandian-infantry-veteran")
BULLS = profile_of("brigandian-rider-veteran")
BOWS = profile_of("brigandian-archer-veteran")
LIZARDS = profile_of("herptar-infantry-veteran")


def told(play, language="en"):
    """The sentences of a play."""
    speaker = Speaker(language, GAME.measure, GAME.inch)
    return [speaker.say(sentence(event, play.state.seats)) for event in play.events]


def table(*units, **more):
    """A movement phase of the first seat, read from JSON, at a real table."""
    state = battle(*units, agenda=[MovePart(0), BeginRound()], round=1, **more)
    match = Match.start(GAME, seed=1)
    codec = GAME.codec
    match.state = codec.state(codec.encode(run(state, game=GAME).state))
    return match


# Names


def test_units_are_named_in_the_plural_and_single_figures_are_not():
    riders, teron = battle(unit(0, 50, 50, of=BULLS), unit(0, 90, 50, of=HERO, count=1)).units
    assert (riders.name.en, riders.name.nl) == ("Veteran bull riders", "Ervaren stierenruiters")
    assert riders.name.many
    assert riders.profile.name.en == "Veteran bull rider"
    assert teron.name == "Hero"


@pytest.mark.parametrize("key", [row.key for row in troops().values() if row.unit])
def test_german_names_decline(key):
    row = troops()[key]
    assert declined(row.unit, "dat").startswith("den ")
    assert declined(row.unit, "gen").split()[1].endswith("en")
    assert declined(row.name, "acc").split()[1].endswith("en")


def test_whose_a_unit_is_stands_where_two_players_use_its_name():
    state = battle(
        unit(0, 50, 50, of=INFANTRY, number=1),
        unit(1, 90, 50, of=INFANTRY, number=1),
        unit(1, 130, 50, of=BULLS, number=1),
        agenda=[EndSetUp(), BeginRound()],
        round=0,
    )
    play = run(state, [9, 3, 3, 1], GAME)
    names = [say(unit.name) for unit in play.state.units]
    assert names == [
        "Veteran infantry (Player 1)",
        "Veteran infantry (Player 2)",
        "Veteran bull riders",
    ]
    first, second = told(play)[:2]
    assert first == "Player 1 has on the table: Veteran infantry (5 figures)."
    assert second.endswith(": Veteran infantry (5 figures) and Veteran bull riders (5 figures).")


# Rolls


def test_a_charge_told_in_three_languages():
    match = table(unit(0, 50, 100, NORTH, of=BULLS), unit(1, 50, 80, SOUTH, of=LIZARDS))
    events = match.play_json({"type": "Charge", "unit": 1, "target": 2}, 0)
    announced = next(event for event in events if isinstance(event, Announced))
    assert announced.pieces == (1, 2)
    said = {}
    for language in ("en", "nl", "de"):
        speaker = Speaker(language, GAME.measure, GAME.inch)
        said[language] = [speaker.say(sentence(event, match.state.seats)) for event in events]
    assert said["en"][0] == (
        "Player 1 announces: Veteran bull riders charge Veteran alligator infantry."
    )
    assert said["de"][0] == (
        "Player 1 sagt an: Sturmangriff der Erfahrenen Stierreiter auf die Erfahrenen "
        "Alligatorinfanteristen."
    )
    assert "Ervaren stierenruiters chargeren 20 cm." in said["nl"]
    hits = next(event for event in events if isinstance(event, Rolled))
    assert say(hits.purpose) == "Veteran bull riders charge into Veteran alligator infantry"
    assert hits.pieces == (1, 2)
    assert (hits.pool.start, hits.pool.total, len(hits.dice)) == (5, 10, 10)
    assert [(item.op, item.value, item.rule) for item in hits.pool.items] == [
        ("multiply", 2, "CAR-13.1-attacks")
    ]
    assert say(hits.need.target.name) == "To hit with WS 5"
    assert not any("success" in line for line in said["en"])
    assert any(line.endswith((" hits", " hit")) for line in said["en"])


def test_doubled_dice_are_itemised_with_the_pearl():
    state = battle(
        unit(0, 50, 50, NORTH, of=RIDER),
        unit(1, 50, 50, SOUTH, of=RIDER),
        agenda=[ChargeCombat(1, 2), MovePart(0)],
        pearl="armageddon",
    )
    play = run(state, [1] * 20 + [1] * 10)
    hits = next(event for event in play.events if isinstance(event, Rolled))
    assert hits.pool.total == len(hits.dice) == 20
    assert [say(item.reason) for item in hits.pool.items] == [
        "Attacks of each figure (AT)",
        "The pearl: Armageddon!",
    ]


# What happens


@pytest.mark.rule("CAR-10-exhausted")
def test_exhaustion_is_told_when_it_comes_and_when_it_holds():
    state = battle(
        unit(0, 90, 120, NORTH, of=INFANTRY),
        unit(1, 90, 50, SOUTH, of=LIZARDS),
        agenda=[MovePart(0), BeginRound()],
        wagon=(20, 20),
    )
    play = act(state, 0, Charge(1, 2), game=GAME)
    assert told(play)[-2:] == [
        "The charge fails: Veteran infantry are exhausted in the next round.",
        "Veteran infantry charge in vain and get 30 cm far.",
    ]
    later = run(battle(unit(0, 90, 120, exhausted=3), unit(1, 90, 50), agenda=[BeginRound()]),
                [9, 3, 3, 1], GAME)  # fmt: skip
    assert told(later)[1] == "Infantry: exhausted in this round (half the distance, no charge)."


def test_a_unit_that_stood_loose_forms_up_again_before_it_goes():
    poses = tuple(Pose(5000 + 300 * i, 5000 + 300 * i, 2700) for i in range(5))
    state = battle(unit(0, 50, 50, places=poses), unit(1, 90, 90), agenda=[MovePart(0)])
    play = run(state)
    turn(play, 1, 2700)
    assert told(play) == ["Infantry forms up again on the middle of its front."]
    assert play.events[0].pieces == (1,)


@pytest.mark.rule("CAR-10-free-shot")
def test_who_holds_the_free_shot_is_told():
    state = battle(unit(0, 90, 120), unit(1, 90, 100, SOUTH, of=ARCHER),
                   agenda=[FreeShot(2, 1), MovePart(0)])  # fmt: skip
    play = act(state, 1, HoldShot())
    assert told(play) == ["Archer does not shoot at the charging Infantry."]


@pytest.mark.rule("CAR-11-who")
def test_round_whom_a_unit_wraps_is_told_in_three_languages():
    state = battle(
        unit(0, 90, 90, NORTH, count=15, files=5, of=INFANTRY),
        unit(1, 90, 90, SOUTH, count=10, files=5, of=LIZARDS),
        agenda=[WrapPart(0), MovePart(0)],
        phase="wrap",
    )
    play = act(state, 0, Wrap(1, 2, 2, 1))
    said = [told(play, language)[0] for language in ("en", "nl", "de")]
    assert said == [
        "Veteran infantry wrap round Veteran alligator infantry with 3 figures.",
        "Ervaren infanteristen omsingelen Ervaren alligatorinfanteristen met 3 figuren.",
        "Erfahrene Infanteristen umfassen die Erfahrenen Alligatorinfanteristen mit 3 Figuren.",
    ]
    assert play.events[0].pieces == (1, 2)


@pytest.mark.rule("CAR-8.1")
def test_a_move_too_short_for_a_measure_is_told_as_a_hairs_breadth():
    state = battle(unit(0, 90, 90, of=INFANTRY), agenda=[MovePart(0)])
    play = Play(GAME, state, Scripted([]), listening=True)
    go(play, 1, [Spot(9000, 8995)], manner="march", rule="CAR-8.1")
    assert [told(play, language)[0] for language in ("en", "nl", "de")] == [
        "Veteran infantry move a hair's breadth.",
        "Ervaren infanteristen bewegen een haarbreed.",
        "Erfahrene Infanteristen bewegen sich um Haaresbreite.",
    ]


# Shots


@pytest.mark.rule("CAR-7-61-63", "CAR-12.6-measure")
def test_what_the_wind_makes_of_a_shot_is_told_before_it_is_measured():
    state = battle(
        unit(0, 90, 90, NORTH, of=BOWS),
        unit(1, 90, 70, SOUTH, of=LIZARDS),
        agenda=[MeasureShots(), MovePart(0)],
        pearl="north-wind",
        shots=(Shot(1, 2),),
    )
    said = told(run(state, [1] * 5))
    assert said[0] == (
        "The wind changes the range of Veteran archers against Veteran alligator infantry: "
        "direct fire reaches 15 cm, indirect fire 40 cm."
    )
    assert said[1].endswith("indirect fire.")


@pytest.mark.rule("CAR-12.6-measure")
def test_an_announced_shot_whose_target_is_gone_is_told():
    state = battle(
        unit(0, 90, 90, NORTH, of=BOWS), agenda=[MeasureShots(), MovePart(0)], shots=(Shot(1, 7),)
    )
    assert told(run(state))[0] == "The shot of Veteran archers is lost: the target is no more."


# Measures


@pytest.mark.parametrize("key", list(pearl_table()))
def test_what_the_pearl_does_is_told_in_the_readers_measure(key):
    for language in ("en", "nl", "de"):
        said = Speaker(language, "inch", GAME.inch).say(effect_of(pearl_table()[key]))
        assert said.endswith(".")
        assert " cm" not in said


def test_no_sentence_of_the_lesson_or_the_terrain_has_a_measure_of_its_own():
    for key in ("look", "pearl", "march", "charge", "end-move", "shoot", "on"):
        assert " cm" not in Speaker("nl", "inch", GAME.inch).say(lesson_words(key))
    for kind in kinds():
        if kind not in ("watchtower", "pole", "nest"):
            assert " cm" not in Speaker("de", "inch", GAME.inch).say(terrain_help(kind))


def test_no_told_event_is_about_nobody():
    match = Match.start(GAME, "cattle", seed=5)
    placed = [event for entry in match.log for event in entry.events if isinstance(event, Told)]
    assert all(event.pieces for event in placed if event.what.key == "carnage:told-army")
    rolls = [event for entry in match.log for event in entry.events if isinstance(event, Rolled)]
    assert all(event.seat is not None for event in rolls)

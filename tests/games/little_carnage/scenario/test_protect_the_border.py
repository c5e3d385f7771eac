"""Protect the Border: the table, the tower, the warlord, who sets up where, who wins."""

import msgspec
import pytest

from slagveld.games.little_carnage.army.muster import ARMIES, ready_armies
from slagveld.games.little_carnage.core.regiment import Stand
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.magic.actions import CastTo
from slagveld.games.little_carnage.march.plans import can_fly
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battle_of, battles
from slagveld.games.little_carnage.scenario.victory import borne, check, check_round
from slagveld.games.little_carnage.setup.agreement_and_order import (
    Agreement,
    AgreeToRules,
    DeclineRules,
    NameModel,
    NameRegiment,
    nameable,
)
from slagveld.games.little_carnage.setup.deployment import PlaceReady, SetUpRegiment
from slagveld.games.little_carnage.setup.start_of_battle import first_state
from slagveld.games.little_carnage.setup.terrain_placing import PlacePiece, SitePiece, site_refusal
from slagveld.games.little_carnage.setup.zones import zone_refusal
from slagveld.games.little_carnage.terrain.scenery_and_cover import kind_of
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.event import Announced, Placed
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.measure import area_gap, outline_gap
from slagveld.table.shapes import Pose, RectBase, Spot
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import FakeGame, battle, events, refused, troop
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard

KEY = "protect-the-border"
GAME = LittleCarnage()
ROW = battles()[KEY]


def begin(armies=(), **options):
    plain = tuple(msgspec.to_builtins(army) for army in armies)
    given = {"confirm": "nobody", **options}
    setup = GAME.setup(KEY, options=given, armies=plain)
    return GAME.begin(setup, Quick(Rng(4)), listening=True)


def army(*entries, total=300):
    rows = tuple(Chosen(key, count) for key, count in entries)
    return Roster(game="little-carnage", name="mine", total=total, entries=rows)


HORDE = ARMIES.roster_of(ready_armies()["orc-horde"])
WATCH = ARMIES.roster_of(ready_armies()["army-of-the-kingdom"])


# The table


@pytest.mark.rule("LC-4.2-1")
def test_any_two_armies_may_be_attacker_and_defender():
    assert [role.en for role in ROW.roles] == ["Attacker", "Defender"]
    assert ROW.armies == ("orc-horde", "army-of-the-kingdom")
    play = begin((WATCH, HORDE))
    assert play.state.regiments[0].card.key == WATCH.entries[0].key
    assert {r.seat for r in play.state.regiments} == {0, 1}


@pytest.mark.rule("LC-4.2-2")
def test_the_table_is_a_square_metre_with_a_winding_river_and_one_bridge():
    assert (ROW.width, ROW.height) == (10000, 10000)
    kinds = [kind_of(piece).passage for piece in ROW.terrain]
    assert kinds.count("ditch") == 1
    assert kinds.count("bridge") == 1
    river = ROW.terrain[0].outline.points
    assert river == ROW.place["river"].points
    assert {x for x, _ in river} >= {0, 10000}
    assert len({y for _, y in river}) > 4
    assert ROW.terrain[1].outline.points == ROW.place["bridge"].points


@pytest.mark.rule("LC-4.2-7")
def test_the_river_is_a_ditch_of_at_least_eight_centimetres_and_the_bridge_free_ground():
    river, bridge = ROW.terrain[:2]
    assert kind_of(river).passage == "ditch"
    assert ROW.river == 800
    north, south = ROW.place["north-bank"].area, ROW.place["south-bank"].area
    for x in range(0, 10001, 250):
        for y in range(4200, 5001, 10):
            body = RectBase(2, 2).body(Pose(min(max(x, 1), 9999), y))
            if body_in_area(body, north) == INSIDE:
                assert area_gap(body, south) >= 800 * FINE
    assert bridge.rank > river.rank
    ys = [y for _, y in bridge.outline.points]
    assert (min(ys), max(ys)) == (4450, 5550)


@pytest.mark.rule("LC-4.2-7")
def test_no_base_in_play_is_as_long_as_the_river_is_wide():
    own = {
        "key": "titan", "name": "Titan", "people": "orcs", "base": "gigantic",
        "sides": [1200, 1500], "attack": 1, "defence": 1, "strength": 1, "resistance": 1,
        "agility": 4, "wounds": 1,
    }  # fmt: skip
    titan = Roster(
        game="little-carnage", name="mine", total=300, entries=(Chosen("titan"),),
        choices={"own": [own]},
    )  # fmt: skip
    state = begin((titan, WATCH)).state
    assert state.note("river-widened") == 400
    ys = [y for _, y in state.field.table.terrain[1].outline.points]
    assert max(ys) - min(ys) == 1100 + 800
    assert GAME.faults(state) == []
    assert begin().state.note("river-widened") == 0


@pytest.mark.rule("LC-4.1-3")
def test_it_is_fought_on_its_own_battlefield():
    setup = GAME.setup(KEY, table={"width": 10000, "height": 10000})
    with pytest.raises(RefusedError) as error:
        first_state(setup)
    assert error.value.refusal.rule == "LC-4.1-3"


# Special rules are agreed on


@pytest.mark.rule("LC-4.1-7")
def test_both_seats_confirm_the_special_rules():
    setup = GAME.setup(KEY)
    play = GAME.begin(setup, Quick(Rng(4)), listening=True)
    assert play.state.agenda.top == Agreement(0)
    decision = play.state.agenda.top.ask(play.state)
    assert [form.action for form in decision.forms] == ["AgreeToRules", "DeclineRules"]
    text = decision.prompt.values["rules"]
    assert text.values["next"] == ROW.special[2]
    assert text.values["before"].values["before"].values["first"] == ROW.special[0]
    play = GAME.apply(play.state, 0, AgreeToRules(), Quick(Rng(4)), listening=True)
    assert [event.seat for event in events(play, Announced)] == [0]
    assert play.state.agenda.top == Agreement(1)
    assert play.state.agenda.top.who(play.state) == (1,)
    play = GAME.apply(play.state, 1, AgreeToRules(), Quick(Rng(4)), listening=True)
    assert play.state.round == 1


@pytest.mark.rule("LC-4.1-7")
def test_who_declines_calls_the_battle_off():
    play = GAME.begin(GAME.setup(KEY), Quick(Rng(4)))
    play = GAME.apply(play.state, 0, AgreeToRules(), Quick(Rng(4)))
    over = GAME.apply(play.state, 1, DeclineRules(), Quick(Rng(4))).state.outcome
    assert over.winners == ()
    assert over.rule == "LC-4.1-7"
    assert over.scores == (0, 0)


@pytest.mark.rule("LC-4.1-7")
def test_bots_agree_and_nobody_is_asked_without_need():
    state = GAME.begin(GAME.setup(KEY), Quick(Rng(4))).state
    assert state.agenda.top.candidates(state, 0) == [AgreeToRules()]
    assert begin().state.round == 1
    assert GAME.begin(GAME.setup("last-man-standing"), Quick(Rng(4))).state.round == 1


# The tower


def sited():
    return begin(deploy="own").state


def spot(x, y):
    return PlacePiece(Spot(x, y))


@pytest.mark.rule("LC-4.2-3")
def test_the_defender_places_the_watchtower_first():
    state = sited()
    assert state.agenda.top == SitePiece(1, 0)
    play = GAME.apply(state, 1, spot(3000, 1500), Quick(Rng(4)), listening=True)
    tower = play.state.field.table.terrain[-1]
    assert kind_of(tower).passage == "building"
    assert tower.id == 5
    assert tower.outline.points == ((2550, 1050), (3450, 1050), (3450, 1950), (2550, 1950))
    (told,) = [event for event in events(play, Placed) if event.piece == 5]
    assert (told.rule, told.pose.x, told.pose.y) == ("LC-4.2-3", 3000, 1500)
    assert isinstance(play.state.agenda.top, SetUpRegiment)


@pytest.mark.rule("LC-4.2-3")
@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (5000, 2500, None),
        (5000, 2501, "LC-4.2-3"),
        (7350, 4200, None),
        (7349, 4200, "LC-4.2-3"),
        (450, 450, None),
        (449, 450, "LC-4.2-3"),
        (5000, 8000, "LC-4.2-3"),
        (1400, 4300, "LC-4.2-3"),
    ],
)
def test_the_tower_stands_on_the_defenders_side_15_cm_from_the_bridge(x, y, rule):
    assert refused(sited(), 1, spot(x, y)) == rule


def test_the_tower_stands_on_the_ground():
    found = site_refusal(sited(), ROW.sited[0], Spot(3000, 1500, 1))
    assert found.rule == "LC-4.2-3"


def test_the_tower_is_shown_before_it_stands():
    state = sited()
    question = state.agenda.top
    assert question.preview(state, 1, Partial("PlacePiece")).region is None
    good = question.preview(state, 1, Partial("PlacePiece", {"spot": [3000, 1500, 0]}))
    assert (good.refusal, good.region.meaning) == (None, "allowed")
    assert good.region.outlines[0].points[0] == (2550, 1050)
    bad = question.preview(state, 1, Partial("PlacePiece", {"spot": [5000, 4000, 0]}))
    assert (bad.refusal.rule, bad.region.meaning) == ("LC-4.2-3", "forbidden")
    (form,) = question.ask(state).forms
    assert form.fields[0].region.outlines[0].points == ROW.place["north-bank"].points


def test_bots_place_the_tower_anywhere_that_is_allowed():
    state = sited()
    question = state.agenda.top
    assert question.candidates(state, 1) == [spot(6700, 2500)]
    assert refused(state, 1, spot(6700, 2500)) is None
    found = [question.propose(state, 1, Rng(seed)) for seed in range(20)]
    assert all(question.check(state, 1, action) is None for action in found)
    assert len({action.spot for action in found}) > 3


@pytest.mark.rule("LC-4.2-3")
def test_a_ready_made_battle_has_its_tower():
    tower = begin().state.field.table.terrain[-1]
    assert kind_of(tower).key == "tower"
    xs = [x for x, _ in tower.outline.points]
    assert (min(xs), max(xs)) == (6250, 7150)


# Setting up


def stand_at(state, seat, x, y):
    regiment = next(r for r in state.regiments if r.seat == seat)
    return Stand(id=9999, seat=seat, regiment=regiment.id, sides=(250, 250), pose=Pose(x, y, 2700))


def rule_at(seat, x, y):
    found = zone_refusal(begin().state, stand_at(begin().state, seat, x, y))
    return None if found is None else found.rule


@pytest.mark.rule("LC-4.2-4")
@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (5000, 3325, None),
        (5000, 3326, "LC-4.2-4"),
        (6525, 4400, None),
        (6524, 4425, "LC-4.2-4"),
        (5000, 7000, "LC-4.2-4"),
        (5000, 5000, "LC-4.2-4"),
        (200, 200, None),
    ],
)
def test_the_defender_sets_up_on_his_side_10_cm_from_the_bridge(x, y, rule):
    assert rule_at(1, x, y) == rule


@pytest.mark.rule("LC-4.2-5")
@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (5000, 7075, None),
        (5000, 7074, "LC-4.2-5"),
        (5000, 3000, "LC-4.2-5"),
        (9800, 9800, None),
        (5000, 5700, "LC-4.2-5"),
    ],
)
def test_the_attacker_sets_up_15_cm_from_the_bank(x, y, rule):
    assert rule_at(0, x, y) == rule


@pytest.mark.rule("LC-4.2-5")
def test_ready_made_armies_keep_their_distance():
    state = begin().state
    for stand in state.field.stands:
        assert zone_refusal(state, stand) is None
        if stand.seat == 0:
            assert outline_gap(stand.body, ROW.place["river"].area) >= 1500 * FINE


@pytest.mark.rule("LC-4.2-6")
def test_the_defender_sets_up_everything_before_the_attacker():
    state = GAME.apply(sited(), 1, spot(3000, 1500), Quick(Rng(4))).state
    seats = [state.regiment(number).seat for number in state.waiting]
    assert seats == [1] * 4 + [0] * 4
    asked = []
    while state.round == 0:
        asked.append(state.agenda.top.seat)
        state = GAME.apply(state, asked[-1], PlaceReady(), Quick(Rng(4))).state
    assert asked == seats


# The warlord


@pytest.mark.rule("LC-4.2-8")
def test_the_attacker_names_his_warlord_openly_before_anybody_sets_up():
    two = army(("orc-chieftain", 1), ("wolf-riders", 1), ("goblins", 3))
    play = begin((two, WATCH))
    assert play.state.agenda.top == NameModel(0, 0)
    assert play.state.field.stands == ()
    assert play.state.waiting == ()
    assert refused(play.state, 0, NameRegiment(1000)) is None
    assert refused(play.state, 0, NameRegiment(1001)) is None
    assert refused(play.state, 0, NameRegiment(1002)) == "LC-4.2-8"
    assert refused(play.state, 0, NameRegiment(1003)) == "LC-4.2-8"
    assert refused(play.state, 0, NameRegiment(77)) == "LC-4.2-8"
    play = GAME.apply(play.state, 0, NameRegiment(1001), Quick(Rng(4)), listening=True)
    (told,) = events(play, Announced)
    assert (told.seat, told.rule) == (0, "LC-4.2-8")
    assert told.what.values["role"].en == "Warlord"
    state = play.state
    assert state.note("warlord") == 1001
    assert state.field.model_by_id[state.note("warlord-model")].regiment == 1001


@pytest.mark.rule("LC-4.2-8")
def test_a_single_candidate_is_named_by_himself():
    state = begin().state
    chief = state.regiment(state.note("warlord"))
    assert (chief.seat, chief.card.key) == (0, "orc-chieftain")
    assert state.note("warlord-model") == state.models_of(chief.id)[0].id


@pytest.mark.rule("LC-4.2-8")
def test_an_army_without_lone_models_names_one_of_a_regiment():
    band = army(("orc-warriors", 4), ("goblins", 5))
    play = begin((band, WATCH))
    assert [one.id for one in nameable(play.state, 0)] == [1000, 1001]
    (form,) = play.state.agenda.top.ask(play.state).forms
    assert [choice.key for choice in form.fields[0].choices] == ["1000", "1001"]
    state = GAME.apply(play.state, 0, NameRegiment(1001), Quick(Rng(4))).state
    assert state.note("warlord-model") == state.models_of(1001)[0].id
    assert [a.regiment for a in play.state.agenda.top.candidates(play.state, 0)] == [1000, 1001]


def test_bots_name_characters_and_leaders_first():
    two = army(("wolf-riders", 1), ("orc-chieftain", 1), ("goblins", 3))
    state = begin((two, WATCH)).state
    assert [a.regiment for a in state.agenda.top.candidates(state, 0)] == [1001, 1000]


@pytest.mark.rule("LC-4.2-10")
def test_the_warlord_may_not_fly():
    state = begin().state
    chief = state.regiment(state.note("warlord"))
    winged = replace(chief.card, skills=replace(chief.card.skills, flying=True))
    flier = chief.changed(card=winged)
    assert state.note("grounded") == state.note("warlord-model")
    assert not can_fly(state, flier, state.stands_of(chief.id)[0])
    other = next(r for r in state.own(0) if r.id != chief.id)
    other = other.changed(card=winged)
    assert can_fly(state, other, state.stands_of(other.id)[0])


# Victory


def border(*, x=20, y=10, alive=True, others=((30, 5),), **rest):
    spots = ((x, y),) if alive else ()
    return battle(
        troop(0, *spots, count=1),
        troop(0, (20, 35)),
        troop(1, *others, count=3),
        scenario=KEY,
        notes=(("warlord", 101), ("warlord-model", 1 if alive else 500), *rest.pop("notes", ())),
        **rest,
    )


def judged(state, how=check):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    how(play)
    return play.state


@pytest.mark.rule("LC-4.2-9")
@pytest.mark.parametrize(
    ("x", "y", "won"),
    [(20, 10, True), (20, 17.7, True), (20, 17.704, False), (20, 19, False), (20, 30, False)],
)
def test_the_attacker_wins_when_his_warlord_stands_wholly_on_the_other_bank(x, y, won):
    found = judged(border(x=x, y=y)).outcome
    assert (found is not None) is won
    if won:
        assert (found.winners, found.rule, found.scores) == ((0,), "LC-4.2-9", (1, 0))


@pytest.mark.rule("LC-4.2-9")
def test_others_of_the_attacker_may_cross_in_vain():
    state = border(y=30)
    stand = state.field.by_id[2]
    assert judged(state.with_stand(stand.at(Pose(5000, 2000)))).outcome is None


@pytest.mark.rule("LC-4.2-9")
def test_a_warlord_whom_a_spell_bore_across_has_not_come_over_the_bridge():
    play = Play(FakeGame(), border(y=30), Scripted([]), listening=True)
    borne(play, 1)
    stand = play.state.field.by_id[1]
    there = judged(play.state.with_stand(stand.at(Pose(5000, 2000))))
    assert there.outcome is None
    bridge = judged(there.with_stand(stand.at(Pose(5000, 4700))))
    assert bridge.outcome is None
    again = judged(bridge.with_stand(stand.at(Pose(5000, 2000))))
    assert again.outcome.winners == (0,)


@pytest.mark.rule("LC-4.2-9")
@pytest.mark.rule("LC-SPELL-blink")
def test_a_warlord_who_blinks_across_has_not_won():
    """His leap ends on the other bank, and the battle goes on; over the bridge it would not."""
    notes = (("warlord", 101), ("warlord-model", WIZARD))
    state = asked(wizard(20, 21), foe((35, 5)), scenario=KEY, notes=notes)
    leap = cast(state, CastTo(WIZARD, "blink", WIZARD, Pose(5000, 3500)), (6, 6)).state
    assert leap.field.by_id[WIZARD].pose == Pose(5000, 3500)
    assert judged(leap).outcome is None
    assert leap.note("warlord-across-borne") == 1
    forgotten = leap.noted("warlord-across-borne", 0)
    assert judged(forgotten).outcome.winners == (0,)


def test_a_spell_on_somebody_else_changes_nothing():
    play = Play(FakeGame(), border(), Scripted([]), listening=True)
    borne(play, 2)
    borne(play, 12345)
    assert play.state.note("warlord-across-borne") == 0
    assert judged(play.state).outcome.winners == (0,)


@pytest.mark.rule("LC-4.2-11")
def test_the_defender_wins_when_the_warlord_is_off_the_table():
    found = judged(border(alive=False)).outcome
    assert (found.winners, found.rule, found.scores) == ((1,), "LC-4.2-11", (0, 1))


@pytest.mark.rule("LC-4.2-11")
def test_without_a_limit_there_is_no_end_and_with_one_the_bridge_was_held():
    state = border(y=30, round=40)
    assert judged(state, check_round).outcome is None
    limited = replace(state, options=replace(state.options, rounds=40))
    found = judged(limited, check_round).outcome
    assert (found.winners, found.rule) == ((1,), "LC-4.2-11")
    earlier = replace(limited, round=39)
    assert judged(earlier, check_round).outcome is None


def test_nobody_left_to_stop_him_is_enough():
    found = judged(border(y=30, others=())).outcome
    assert (found.winners, found.rule) == ((0,), "LC-4-1")


def test_the_warlord_wins_in_the_very_step_that_brings_him_across():
    state = begin().state
    warlord = state.field.model_by_id[state.note("warlord-model")]
    stand = state.stand_of(warlord)
    play = Play(
        GAME, state.with_stand(stand.at(Pose(9000, 3000, 2700))), Scripted([]), listening=True
    )
    GAME.settle(play)
    assert play.state.outcome.winners == (0,)
    assert battle_of(state) is ROW


def test_a_single_regiment_is_named_without_asking():
    state = begin((army(("orc-warriors", 4)), WATCH)).state
    assert state.note("warlord") == 1000
    assert state.round == 1


def test_who_was_borne_is_noted_once():
    play = Play(FakeGame(), border(y=30), Scripted([]), listening=True)
    borne(play, 1)
    assert play.state.note("warlord-across-borne") == 1


def test_who_walks_over_the_bridge_needs_no_note():
    state = border(y=30)
    there = judged(state.with_stand(state.field.by_id[1].at(Pose(5000, 4700))))
    assert there.notes == state.notes

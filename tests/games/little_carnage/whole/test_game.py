"""The game class: set-ups, options, armies, secrets, what is unsound."""

import msgspec
import pytest

from slagveld.games.little_carnage.army.muster import ARMIES, enlisted, ready_armies
from slagveld.games.little_carnage.core.state import LittleState, Points
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import OPTIONS, battles, read
from slagveld.games.little_carnage.setup.start_of_battle import first_state
from slagveld.games.little_carnage.turn.sequence import Rounds
from slagveld.games.little_carnage.turn.soundness import faults, overlapping
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from slagveld.record import replace
from tests.games.little_carnage.battle import battle, box, mounted, troop

GAME = LittleCarnage()
QUICK = "last-man-standing"


def army(*entries, total=300, **choices):
    rows = tuple(
        Chosen(entry[0], entry[1], dict(entry[2]) if len(entry) > 2 else {}) for entry in entries
    )
    return Roster(game="little-carnage", name="mine", total=total, entries=rows, choices=choices)


def setup(*armies, scenario=QUICK, **rest):
    plain = tuple(None if one is None else msgspec.to_builtins(one) for one in armies)
    return GAME.setup(scenario, armies=plain, **rest)


def refusal(given):
    with pytest.raises(RefusedError) as error:
        GAME.first_state(given)
    return error.value.refusal


# The game


@pytest.mark.rule("LC-0-2")
def test_the_game_is_registered_and_measures_in_inches_of_25_millimetres():
    assert isinstance(find("little-carnage"), LittleCarnage)
    assert GAME.title.en == "Little Carnage"
    assert (GAME.inch, GAME.measure) == (250, "inch")
    assert GAME.state_type is LittleState


@pytest.mark.rule("LC-0-3")
def test_there_are_exactly_two_sides():
    one = [Seat("A", 0), Seat("B", 0)]
    assert refusal(GAME.setup(QUICK, seats=one)).rule == "LC-0-3"
    led = [Seat("L", 0, leader=True), Seat("A", 0), Seat("B", 1)]
    assert refusal(GAME.setup(QUICK, seats=led)).rule == "LC-0-3"
    fine = [Seat("A", 0), Seat("B", 1), Seat("L", 2, leader=True)]
    assert len(GAME.first_state(GAME.setup(QUICK, seats=fine)).seats) == 3
    three = [Seat("A", 0), Seat("B", 1), Seat("C", 2)]
    assert refusal(GAME.setup(QUICK, seats=three)).rule == "SLV-SETUP-1"


# Options


def test_the_options_are_those_of_the_game():
    assert [(option.key, option.default, option.rule) for option in OPTIONS] == [
        ("points", 0, "LC-2-5"),
        ("rounds", 0, "LC-4-1"),
        ("deploy", "ready", "LC-4-2"),
        ("one-card", False, "LC-1.3-2"),
        ("magic", False, "LC-3-1"),
        ("board", False, "LC-1.9-4"),
        ("veterans", False, "LC-4.4-1"),
        ("confirm", "both", "LC-4.1-7"),
    ]
    assert [choice.key for choice in OPTIONS[2].choices] == ["ready", "own"]
    assert [choice.key for choice in OPTIONS[7].choices] == ["both", "nobody"]
    assert (OPTIONS[0].most, OPTIONS[1].most) == (5000, 50)


def test_the_options_of_a_battle_are_the_scenarios_unless_said_otherwise():
    quick, siege = battles()[QUICK], battles()["siege-of-the-human-capital"]
    usual = read(quick, {})
    assert (usual.rounds, usual.open_row, usual.magic, usual.board) == (0, True, False, False)
    assert read(siege, {}).rounds == 10
    other = read(siege, {"rounds": 3, "one-card": True, "magic": True, "board": True})
    assert (other.rounds, other.open_row, other.magic, other.board) == (3, False, True, True)
    assert quick.total == 300


@pytest.mark.rule("LC-1.3-2")
def test_with_one_card_at_a_time_the_deck_lies_face_down_and_holds_no_secret():
    state = GAME.begin(GAME.setup(QUICK, options={"one-card": True}), Quick(Rng(3))).state
    assert len(state.row) == 1
    assert list(state.deck) == sorted(state.deck)
    assert sorted((*state.row, *state.deck)) == [r.id for r in state.regiments]
    view = GAME.view(state, 0)
    assert GAME.view(GAME.imagine(view, 0, Rng(1)), 0) == view


# Armies


def test_without_armies_of_their_own_both_have_those_of_the_scenario():
    state = first_state(setup())
    keys = [(r.seat, r.card.key, r.count) for r in state.regiments]
    expected = [
        (seat, entry.key, entry.count)
        for seat, key in enumerate(battles()[QUICK].armies)
        for entry in ready_armies()[key].entries
    ]
    assert keys == expected
    assert [r.id for r in state.regiments] == list(range(1000, 1000 + len(keys)))
    assert state.next_id == 1000 + len(keys)
    assert (state.round, state.scenario, state.ground) == (0, QUICK, "grass")
    assert state.field.stands == ()
    assert [seat for seat, _ in state.zones] == [0, 1]


def test_one_may_bring_an_army_of_his_own():
    mine = army(("elf-archers", 3), ("elf-archers", 2), ("human-spearmen", 4))
    state = first_state(setup(None, mine))
    own = [r for r in state.regiments if r.seat == 1]
    assert [(r.card.key, r.count, r.roster, r.label) for r in own] == [
        ("elf-archers", 3, "0", 1),
        ("elf-archers", 2, "1", 2),
        ("human-spearmen", 4, "2", 0),
    ]
    assert [r.seat for r in state.regiments if r.card.key == "orc-warriors"] == []


@pytest.mark.rule("LC-4.4-4")
@pytest.mark.rule("LC-4.4-5")
def test_veterans_bring_their_marker_into_the_battle():
    mine = army(
        ("elf-archers", 3, {"veteran": "attack"}), ("elf-warriors", 2, {"veteran": "defence"})
    )
    state = first_state(setup(mine, options={"veterans": True}))
    own = [r for r in state.regiments if r.seat == 0]
    assert [r.veteran for r in own] == ["attack", "defence"]
    assert [r.veteran for r in state.regiments if r.seat == 1] == [""] * 4
    odd = army(("elf-archers", 3, {"veteran": "both"}))
    assert refusal(setup(odd, options={"veterans": True})).rule == "LC-4.4-4"


@pytest.mark.rule("LC-4.4-1")
def test_a_battle_has_veterans_only_where_the_players_agreed_on_it():
    mine = army(("elf-archers", 3, {"veteran": "attack"}))
    assert refusal(setup(mine)).rule == "LC-4.4-1"


@pytest.mark.rule("LC-4.4-3")
def test_veterans_begin_with_full_wounds_and_dice():
    mine = army(("elf-archers", 3, {"veteran": "attack"}))
    state = GAME.begin(setup(mine, options={"veterans": True}), Quick(Rng(2))).state
    assert [model.suffered for model in state.models_of(1000)] == [0, 0, 0]


def test_cards_that_belong_together_are_linked():
    court = ARMIES.roster_of(ready_armies()["gramgrodars-court"])
    chief, bearers, *rest = enlisted(court, 0, 1000)
    assert (chief.partner, chief.carries, chief.litter) == (1001, False, True)
    assert (bearers.partner, bearers.carries, bearers.litter) == (1000, True, True)
    assert all(not one.partner and not one.litter for one in rest)
    champion, dragon, *_ = enlisted(ARMIES.roster_of(ready_armies()["chaos-dragon"]), 1, 2000)
    assert (champion.partner, champion.carries, champion.litter) == (2001, False, False)
    assert (dragon.partner, dragon.carries, dragon.litter) == (2000, True, False)
    assert (champion.seat, champion.id) == (1, 2000)


@pytest.mark.rule("LC-2-5")
def test_an_army_above_the_agreed_points_is_refused():
    mine = ARMIES.roster_of(ready_armies()["army-of-the-kingdom"])
    assert GAME.first_state(setup(mine, options={"points": 300})).round == 0
    assert refusal(setup(mine, options={"points": 100})).rule == "LC-2-5"
    assert refusal(setup(mine, scenario="first-blood")).rule == "LC-2-5"


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.rule("LC-4.1-ex1")
def test_one_side_may_spend_a_fifth_more_points():
    dear = army(("human-knights", 3), ("human-knights", 3), ("elf-archers", 1), total=0)
    price = sum(t.total for t in GAME.muster().price(dear)) // GAME.muster().scale
    scenario = "advance-into-enemy-land"

    def points(agreed, seat):
        armies = (dear, None) if seat == 0 else (None, dear)
        return setup(*armies, scenario=scenario, options={"points": agreed})

    agreed = next(total for total in range(1, price) if total * 120 // 100 >= price)
    assert agreed < price
    assert GAME.first_state(points(agreed, 0)).round == 0
    assert refusal(points(agreed - 1, 0)).rule == "LC-2-5"
    assert refusal(points(agreed, 1)).rule == "LC-2-5"
    assert GAME.first_state(points(price, 1)).round == 0


@pytest.mark.rule("LC-3-1")
def test_wizards_only_come_with_magic():
    mine = ARMIES.roster_of(ready_armies()["magisters-guard"])
    assert refusal(setup(mine)).rule == "LC-3-1"
    state = GAME.first_state(setup(mine, options={"magic": True}))
    assert state.options.magic
    assert state.regiments[0].spells


def test_what_is_no_army_is_refused_with_a_reason():
    given = GAME.setup(QUICK, armies=({"game": "little-carnage"}, None))
    assert refusal(given).rule == "LC-2-5"
    empty = army()
    assert refusal(setup(empty)).rule == "LC-0-3"


# Tables


def table(*terrain, width=10000, height=10000):
    return {
        "width": width,
        "height": height,
        "terrain": msgspec.to_builtins(terrain),
        "ground": "snow",
    }


def test_a_quick_battle_may_be_fought_on_a_table_laid_by_hand():
    wall = box(3, "low-wall", 10, 20, 4, 0.5)
    state = GAME.first_state(setup(table=table(wall, width=8000, height=9000)))
    assert state.field.table.terrain == (wall,)
    assert (state.field.table.width, state.field.table.height) == (8000, 9000)
    assert state.ground == "snow"
    assert state.zones[0][1][0] == (0, 7000)
    assert GAME.begin(setup(table=table(wall)), Quick(Rng(1))).state.round == 1


@pytest.mark.rule("LC-4-2")
@pytest.mark.parametrize(
    ("sides", "rule"), [((6000, 24000), None), ((5999, 8000), "LC-4-2"), ((8000, 24001), "LC-4-2")]
)
def test_tables_measure_60_to_240_centimetres(sides, rule):
    given = setup(table=table(width=sides[0], height=sides[1]))
    if rule is None:
        assert GAME.first_state(given).field.table.width == sides[0]
    else:
        assert refusal(given).rule == rule


def test_terrain_has_numbers_of_its_own_and_stays_on_the_table():
    one, again = box(3, "low-wall", 10, 20, 4, 1), box(3, "hedge", 20, 20, 4, 1)
    assert refusal(setup(table=table(one, again))).rule == "LC-4-2"
    for number in (0, 1000):
        assert refusal(setup(table=table(box(number, "hedge", 1, 20, 2, 1)))).rule == "LC-4-2"
    assert GAME.first_state(setup(table=table(box(999, "hedge", 1, 20, 2, 1)))).round == 0
    assert refusal(setup(table=table(box(1, "hedge", 39, 20, 2, 1)))).rule == "LC-1.3-19"
    assert refusal(setup(table={"width": "wide"})).rule == "LC-4-2"


# The state


def test_models_stands_and_living_regiments_stand():
    state = mounted(battle(troop(0, (20, 20)), troop(0, (20, 20)), troop(1, count=2)), 101, 102)
    assert GAME.stands(state, 1)
    assert GAME.stands(state, 900)
    assert GAME.stands(state, 102)
    assert not GAME.stands(state, 103)
    assert not GAME.stands(state, 55)
    assert GAME.round_of(state) == 1
    assert [placed.id for placed in GAME.layout(state).bases] == [900]


def test_a_battle_goes_on_with_rounds_when_everybody_stands():
    state = GAME.begin(setup(), Quick(Rng(1))).state
    assert any(isinstance(step, Rounds) for step in state.agenda.steps)
    assert GAME.round_of(state) == 1


def changed(state, **changes):
    return replace(state, **changes)


def keys(state):
    return [found.key.partition(":")[2] for found in faults(state)]


def test_a_sound_battle_has_no_faults():
    state = battle(troop(0, (20, 20), hurt={0: 1}), troop(1, (30, 30)), row=(101, 102), active=101)
    assert keys(state) == []
    assert keys(GAME.begin(setup(), Quick(Rng(1))).state) == []


def test_faults_of_numbers():
    state = battle(troop(0, (20, 20)), troop(1, (30, 30)), terrain=(box(1, "hedge", 1, 1, 1, 1),))
    assert keys(state) == ["fault-ids"]
    assert keys(changed(battle(troop(0, (20, 20))), next_id=101)) == ["fault-next-id"]
    assert keys(changed(battle(troop(0, (20, 20))), next_id=102)) == []
    assert keys(battle(troop(0, (20, 20)), row=(101, 99))) == ["fault-cards"]
    assert keys(battle(troop(0, (20, 20)), row=(101,), deck=(101,))) == ["fault-cards"]
    assert keys(battle(troop(0, (20, 20)), waiting=(7,))) == ["fault-cards"]
    assert keys(battle(troop(0, (20, 20)), active=7)) == ["fault-cards"]
    assert keys(battle(troop(0, (20, 20)), round=-1)) == ["fault-numbers"]
    assert keys(battle(troop(0, (20, 20)), points=(Points(2, 1, "x"),))) == ["fault-numbers"]


def test_faults_of_stands_models_and_regiments():
    state = battle(troop(0, (20, 20)), troop(1, (30, 30)))
    stand, model = state.field.stands[0], state.field.models[0]
    assert keys(state.with_stand(replace(stand, seat=1))) == ["fault-stand"]
    assert keys(state.with_stand(replace(stand, regiment=7))) == ["fault-stand"]
    for x, y in ((124, 500), (500, 124), (9876, 500), (500, 9876)):
        pose = replace(stand.pose, x=x, y=y)
        assert keys(state.with_stand(stand.at(pose))) == ["fault-stand"]
    for x, y in ((125, 125), (9875, 9875)):
        pose = replace(stand.pose, x=x, y=y)
        assert keys(state.with_stand(stand.at(pose))) == []
    assert keys(state.with_model(model.changed(suffered=2))) == ["fault-model"]
    assert keys(state.with_model(model.changed(suffered=1))) == []
    assert keys(state.with_model(model.changed(hit=1))) == []
    assert keys(state.with_model(model.changed(hit=-1))) == ["fault-model"]
    assert keys(state.with_model(model.changed(suffered=-1))) == ["fault-model"]
    assert keys(state.with_model(model.changed(regiment=7))) == ["fault-model"]
    assert keys(state.with_model(model.changed(stand=2))) == ["fault-ids", "fault-stand"]
    lost = keys(state.with_model(model.changed(stand=55)))
    assert lost == ["fault-ids", "fault-stand", "fault-model"]
    assert keys(state.changed(101, count=0)) == ["fault-regiment"]
    assert keys(state.changed(101, partner=102)) == ["fault-regiment"]
    assert keys(state.changed(101, partner=9)) == ["fault-regiment"]
    both = state.changed(101, partner=102).changed(102, partner=101)
    assert keys(both) == []


def test_bases_overlap_by_more_than_rounding_on_one_height():
    assert overlapping(battle(troop(0, (20, 20), (20.9, 20)))) == [(1, 2)]
    assert overlapping(battle(troop(0, (20, 20), (21, 20)))) == []
    assert overlapping(battle(troop(0, (20, 20), (20.992, 20)))) == []  # two units
    assert overlapping(battle(troop(0, (20, 20), (20.988, 20)))) == [(1, 2)]  # three
    state = battle(troop(0, (20, 20)), troop(0, (20.5, 20), z=5))
    assert overlapping(state) == []
    assert list(GAME.overlapping(battle(troop(0, (20, 20), (20.5, 20))))) == [(1, 2)]

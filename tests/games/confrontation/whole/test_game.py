"""Confrontation as a game system: soundness, views, what it offers."""

from fractions import Fraction

import pytest

from slagveld.games.confrontation.army.stack_and_reserve import stack_size
from slagveld.games.confrontation.core.profiles import profiles
from slagveld.games.confrontation.core.state import Card, Prize
from slagveld.games.confrontation.core.wound_table import total_of
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.stunts.stunt import POINT, stunt_base
from slagveld.games.confrontation.terrain.movement_table import gaits
from slagveld.kernel.dice import Rng, Scripted, Seeded
from slagveld.kernel.event import Drawn
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import WRITTEN, say
from tests.games.confrontation.battle import battle, box, card, man

GAME = Confrontation()
GAME.add_texts()
LARGE = card(size="large")


def two(**rest):
    return battle(man(0, 20, 20), man(1, 90, 60), **rest)


def keys(state):
    found = GAME.faults(state)
    for fault in found:
        assert all("⟦" not in say(fault, language) for language in WRITTEN)
    return [fault.key.removeprefix("confrontation:fault-") for fault in found]


# Fractions


@pytest.mark.rule("CON-GEN-4")
def test_halves_and_fractions_stay_exact_and_only_wound_totals_are_rounded():
    for profile in profiles().values():
        assert profile.movement % 10 == profile.second_movement % 10 == 0
    for cm, dodge, base in ((7.5, 375, 3), (12.5, 625, 5), (8.1, 405, Fraction("3.24"))):
        figure = battle(man(0, 20, 20, key=card(movement=cm))).figure(1)
        assert [gait.limit for gait in gaits(figure, "dodge")] == [dodge]
        assert Fraction(stunt_base(figure), POINT) == base
    for strength, total in (
        (Fraction("2.5"), 4),
        (3, 5),
        (Fraction("2.99"), 4),
        (Fraction(-1, 2), 1),
    ):
        assert total_of((3, 4), strength, 5) == total


# The state


def test_figures_stand_until_they_are_gone():
    state = two(round=4)
    assert GAME.stands(state, 2)
    assert not GAME.stands(state.without(2), 2)
    assert not GAME.stands(state, 101)
    assert GAME.round_of(state) == 4
    assert [placed.id for placed in GAME.layout(state).bases] == [1, 2]


@pytest.mark.rule("CON-MOVE-12", "CON-MOVE-13")
def test_bases_that_overlap_by_more_than_rounding_are_found():
    for apart, pairs in ((2.5, []), (2.4, []), (2.39, [(1, 2)]), (0, [(1, 2)])):
        state = battle(man(0, 20, 20), man(1, 20 + apart, 20), man(1, 60, 60))
        assert GAME.overlapping(state) == pairs


def test_a_sound_state_has_no_faults():
    state = battle(
        man(0, 20, 20, card=7),
        man(0, 30, 20, card=7, climbing=50),
        man(1, 0, 90),
        terrain=[box(50, "obstacle", 40, 40, 4, 4, height=300)],
        objects=(Prize(900, "relic", 12000, 0, bearer=1), Prize(901, "relic", 0, 9000)),
        cards=(Card(7, 0, card(), 3), Card(103, 1, card(), 1), Card(9, 1, card(), 2)),
        stack=(103,),
        reserves=((0, 7), (1, 0), (1, 9)),
        waiting=((7, 1), (9, 2)),
        winner=-1,
        drawing=1,
    )
    assert keys(state) == []


def test_numbers_are_given_once_and_below_the_next():
    for clash in (
        {"objects": (Prize(1, "relic", 5, 5),)},
        {"objects": (Prize(102, "relic", 5, 5),)},
        {"terrain": [box(2, "wood", 40, 40, 4, 4)]},
        {"terrain": [box(101, "wood", 40, 40, 4, 4)]},
    ):
        assert keys(two(**clash)) == ["ids"]
    assert keys(replace(two(), next_id=102)) == ["next-id"]
    assert keys(replace(two(), next_id=103)) == []


def test_impossible_figures_are_found():
    fine = two()
    for change in (
        {"card": 99},
        {"card": 102},
        {"seat": 1},
        {"seat": -1},
        {"key": LARGE},
        {"climbing": 50},
        {"pose": Pose(-1, 100)},
        {"pose": Pose(100, -1)},
        {"pose": Pose(12001, 100)},
        {"pose": Pose(100, 9001)},
    ):
        assert keys(fine.changed(1, **change))[:1] == ["figure"], change
    for pose in (Pose(0, 0), Pose(12000, 9000)):
        assert keys(fine.changed(1, pose=pose)) == []


@pytest.mark.rule("CON-CARD-3")
def test_cards_in_two_places_or_the_wrong_hand_are_found():
    for change in (
        {"stack": (101, 101)},
        {"stack": (101,), "reserves": ((0, 101),)},
        {"stack": (77,)},
        {"reserves": ((0, 77),)},
        {"reserves": ((0, 102),)},
        {"reserves": ((1, 101),)},
        {"waiting": ((101, 1),)},
        {"waiting": ((77, 1),)},
        {"waiting": ((101, 0),)},
        {"cards": (*two().cards, Card(8, 2, card()))},
    ):
        assert keys(replace(two(), **change)) == ["cards"], change
    many = battle(man(0, 5, 5, card=7), man(0, 9, 5, card=7), cards=(Card(7, 0, card(), 1),))
    assert keys(many) == ["cards"]
    assert keys(replace(two(), stack=(101,), reserves=((1, 102),))) == []


def test_impossible_objects_and_numbers_are_found():
    for prize in (
        Prize(900, "relic", -1, 5),
        Prize(900, "relic", 5, 9001),
        Prize(900, "relic", 5, 5, bearer=77),
    ):
        assert keys(two(objects=(prize,))) == ["objects"]
    for change in ({"round": -1}, {"winner": 2}, {"winner": -2}, {"drawing": 2}):
        assert keys(replace(two(), **change)) == ["numbers"], change


# Views


def played(scenario="clash", seed=5, count=40):
    rng, dice = Rng(seed), Seeded(seed)
    play = GAME.begin(GAME.setup(scenario, options={"reserve": 3}), dice, listening=True)
    for _ in range(count):
        yield play
        question = GAME.question(play.state)
        seat = question.who(play.state)[0]
        action = question.propose(play.state, seat, rng)
        play = GAME.apply(play.state, seat, action, dice, listening=True)


@pytest.mark.rule("CON-APP-2", "CON-APP-6")
def test_views_hide_what_others_hold_and_imagine_something_that_fits():
    rng = Rng(1)
    hidden = 0
    for play in played():
        state = play.state
        for seat in (0, 1):
            view = GAME.view(state, seat)
            assert view.reserve_of(seat) == state.reserve_of(seat)
            assert set(view.reserve_of(1 - seat)) <= {0}
            assert stack_size(view) == stack_size(state)
            hidden += len(view.reserve_of(1 - seat))
            imagined = GAME.imagine(view, seat, rng)
            assert GAME.view(imagined, seat) == view
            assert 0 not in imagined.reserve_of(1 - seat)
            assert keys(imagined) == []
        spectator = GAME.view(state, None)
        assert {number for _, number in spectator.reserves} <= {0}
    assert hidden > 0


@pytest.mark.rule("CON-APP-6")
def test_a_card_drawn_and_kept_is_seen_by_its_owner_alone():
    private = 0
    for play in played():
        for event in play.events:
            if isinstance(event, Drawn) and event.seen_by is not None:
                private += 1
                other = event.for_seat(1 - event.seat)
                assert other is None or (other.item, other.label) == (None, None)
    assert private > 0


# What it offers


def test_policies_options_and_names():
    assert [form.key for form in GAME.policies] == ["rolling", "reaction", "rapid", "blocks"]
    assert [form.choices[0].key for form in GAME.policies] == ["needed", "ask", "ask", "ask"]
    assert (GAME.key, GAME.measure, GAME.inch, GAME.settles) == ("confrontation", "cm", 254, True)
    assert [option.key for option in GAME.options] == [
        "budget",
        "turns",
        "endless",
        "reserve",
        "by-strength",
        "free-measuring",
        "leg-doubles",
        "arm-doubles",
        "initiative-wounds",
        "tables",
        "width",
        "depth",
    ]


@pytest.mark.rule("CON-GEN-1", "CON-TERM-1")
def test_what_it_provides():
    state = GAME.begin(GAME.setup("skirmish"), Scripted([6, 2, 1])).state
    assert GAME.muster().ready()
    assert GAME.scene(GAME.view(state, 0), 0).table.width == 9000
    assert sorted(GAME.odds()) == ["melee", "test", "wound"]
    assert all(rule.id.startswith("CON-") for rule in GAME.rulebook)
    assert GAME.rulebook["CON-GEN-1"].kind == "display"
    with pytest.raises(RefusedError):
        GAME.scenario("nowhere")


def test_states_survive_json():
    for place, play in enumerate(played("prize", seed=9, count=60)):
        if place % 6 == 0:
            data = GAME.codec.encode(play.state)
            assert GAME.codec.state(data) == play.state

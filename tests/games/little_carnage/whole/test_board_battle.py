"""Whole battles on a board: set-up, deployment, random play of all scenarios and armies."""

import msgspec
import pytest

from slagveld.games.little_carnage.army.muster import ARMIES, ready_armies
from slagveld.games.little_carnage.core.board import is_on_fields
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.setup.deployment import PlaceRegiment, SetUpRegiment
from slagveld.games.little_carnage.setup.formation import arrayed
from slagveld.games.little_carnage.setup.terrain_placing import PlacePiece, SitePiece
from slagveld.games.little_carnage.view.scene import scene
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot

GAME = LittleCarnage()
CAP = 3000


def begun(scenario="last-man-standing", seed=1, armies=None, **options):
    given = {"board": True, **options}
    rest = {}
    if armies is not None:
        rest["armies"] = tuple(
            msgspec.to_builtins(ARMIES.roster_of(ready_armies()[a])) for a in armies
        )
    return GAME.begin(GAME.setup(scenario, options=given, **rest), Seeded(seed)).state


def sound(state):
    assert all(is_on_fields(stand, stand.pose) for stand in state.field.stands)
    assert not GAME.overlapping(state)
    assert not GAME.faults(state)


def played(state, seed=1):
    """Random play to the end; every state on the way is sound."""
    rng, dice = Rng(seed), Seeded(seed)
    for number in range(CAP):
        question = GAME.question(state)
        if question is None:
            return number, state
        seat = next(s for s in question.who(state) if s not in state.sealed.seats)
        if number % 30 == 0:
            for action in question.candidates(state, seat)[:10]:
                assert GAME.check(state, seat, action) is None, action
        action = question.propose(state, seat, rng)
        assert GAME.check(state, seat, action) is None, action
        state = GAME.apply(state, seat, action, dice).state
        sound(state)
    raise AssertionError("the battle does not end")


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize("scenario", [one.key for one in GAME.scenarios()])
def test_random_battles_on_a_board_end_and_stay_on_fields(scenario):
    count, state = played(begun(scenario, deploy="own", rounds=10))
    assert count > 40
    assert state.options.board


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(
    ("armies", "points"),
    [(("border-watch", "gramgrodars-journey"), 200), (("dwarf-battery", "magisters-guard"), 200)],
)
def test_riders_litters_machines_and_wizards_stay_on_fields(armies, points):
    state = begun(armies=armies, points=points, rounds=10, magic=True)
    sound(state)
    _, state = played(state, seed=3)
    assert state.round > 0


@pytest.mark.rule("LC-HOUSE-5")
@pytest.mark.rule("LC-1.9-4")
def test_all_bases_take_whole_fields_from_the_beginning():
    state = begun(armies=("border-watch", "gramgrodars-journey"), points=200)
    sides = {stand.sides for stand in state.field.stands}
    assert sides == {(250, 250), (250, 500), (500, 500)}
    for regiment in state.regiments:
        assert all(side % 250 == 0 for side in regiment.card.sides)
        assert all(side % 250 == 0 for side in regiment.card.shared)
    again = GAME.codec.state(GAME.codec.encode(state))
    assert again == state


def test_without_the_option_nothing_is_on_fields():
    state = begun(board=False)
    assert not all(is_on_fields(stand, stand.pose) for stand in state.field.stands)
    assert scene(state).table.grid is None


@pytest.mark.rule("LC-HOUSE-5")
@pytest.mark.rule("LC-1.9-4")
def test_the_scene_shows_the_fields_and_terrain_lies_on_them():
    state = begun("siege-of-the-human-capital")
    shown = scene(state)
    assert shown.table.grid == 250
    assert (shown.table.width // 250, shown.table.depth // 250) == (40, 40)
    points = [point for piece in state.field.table.terrain for point in piece.outline.points]
    assert points
    assert all(x % 250 == 0 and y % 250 == 0 for x, y in points)


# Deployment


def waiting(**options):
    state = begun(deploy="own", **options)
    question = GAME.question(state)
    while not isinstance(question, SetUpRegiment):
        action = question.propose(state, question.who(state)[0], Rng(1))
        state = GAME.apply(state, question.who(state)[0], action, Seeded(1)).state
        question = GAME.question(state)
    return state, question


@pytest.mark.rule("LC-4-2")
@pytest.mark.rule("LC-1.9-4")
def test_deployment_snaps_to_fields():
    state, question = waiting()
    ready = arrayed(state, question.regiment)
    assert ready
    assert all(is_on_fields(stand, stand.pose) for stand in ready)
    off = tuple(
        [
            Placement(s.id, Pose(s.pose.x + 60, s.pose.y - 60, (s.pose.facing + 100) % 3600))
            for s in ready
        ]
    )
    action = PlaceRegiment(off)
    assert question.check(state, question.seat, action) is None
    after = GAME.apply(state, question.seat, action, Seeded(1)).state
    assert [s.pose for s in after.field.stands] == [s.pose for s in ready]
    raw = msgspec.to_builtins(off)
    preview = question.preview(state, question.seat, Partial("PlaceRegiment", {"plan": raw}))
    assert [ghost.pose for ghost in preview.ghosts] == [s.pose for s in ready]
    assert [one.pose for one in preview.snapped["plan"]] == [s.pose for s in ready]


@pytest.mark.rule("LC-4-2")
def test_the_first_model_put_down_brings_all_onto_fields():
    state, question = waiting()
    first = arrayed(state, question.regiment)[0]
    put = (Placement(first.id, Pose(first.pose.x + 90, first.pose.y, first.pose.facing)),)
    raw = msgspec.to_builtins(put)
    preview = question.preview(state, question.seat, Partial("PlaceRegiment", {"plan": raw}))
    assert preview.refusal is None
    assert all(is_on_fields(first, one.pose) for one in preview.snapped["plan"])


@pytest.mark.rule("LC-4.2-3")
def test_a_tower_is_put_on_fields():
    state = begun("protect-the-border", deploy="own")
    question = GAME.question(state)
    while not isinstance(question, SitePiece):
        seat = next(s for s in question.who(state) if s not in state.sealed.seats)
        state = GAME.apply(state, seat, question.propose(state, seat, Rng(1)), Seeded(1)).state
        question = GAME.question(state)
    usual = question.candidates(state, question.seat)[0].spot
    action = PlacePiece(Spot(usual.x + 70, usual.y - 70))
    assert question.check(state, question.seat, action) is None
    after = GAME.apply(state, question.seat, action, Seeded(1)).state
    tower = after.field.table.terrain[-1]
    assert all(x % 250 == 0 and y % 250 == 0 for x, y in tower.outline.points)
    raw = msgspec.to_builtins(action.spot)
    preview = question.preview(state, question.seat, Partial("PlacePiece", {"spot": raw}))
    assert preview.region.outlines == (tower.outline,)

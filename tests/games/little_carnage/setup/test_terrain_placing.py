"""Setting up in detail: formations, shifts by lot, pieces of a scenario that are put down."""

import msgspec
import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.setup.deployment import PlaceReady, PlaceRegiment, SetUpRegiment
from slagveld.games.little_carnage.setup.terrain_placing import PlacePiece, SitePiece
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import battle, box, troop
from tests.games.little_carnage.grounds import why

GAME = LittleCarnage()


class Lots:
    """Chance as it is written down."""

    def __init__(self, *lots):
        self.lots = list(lots)

    def random(self):
        return self.lots.pop(0)


def waiting(count=3, terrain=(), others=()):
    return battle(
        troop(0, count=count),
        *others,
        waiting=(101,),
        round=0,
        terrain=terrain,
        agenda=(SetUpRegiment(0, 101),),
    )


def plan(*spots, facing=2700, first=10_000):
    return tuple(
        Placement(first + n, Pose(round(x * 250), round(y * 250), facing))
        for n, (x, y) in enumerate(spots)
    )


def previewed(state, *given):
    raw = msgspec.to_builtins(given)
    return state.agenda.top.preview(state, 0, Partial("PlaceRegiment", {"plan": raw}))


def places(preview):
    return [(one.pose.x / 250, one.pose.y / 250) for one in preview.snapped["plan"]]


# By lot


@pytest.mark.parametrize(
    ("lot", "shift"), [(0.0, -500), (0.5, 0), (0.9999, 500), (0.0005, -500), (0.001, -499)]
)
def test_chance_shifts_a_regiment_at_most_two_inches_to_either_side(lot, shift):
    state = waiting()
    found = state.agenda.top.propose(state, 0, Lots(0.5, lot))
    assert isinstance(found, PlaceRegiment)
    assert [(one.pose.x, one.pose.y) for one in found.plan] == [
        (4750 + shift, 8250), (5000 + shift, 8250), (5250 + shift, 8250),
    ]  # fmt: skip


def test_chance_takes_the_good_order_half_of_the_time_or_where_the_shift_does_not_fit():
    state = waiting()
    assert state.agenda.top.propose(state, 0, Lots(0.4999)) == PlaceReady()
    beside = waiting(others=[troop(0, (23, 33))])
    assert beside.agenda.top.propose(beside, 0, Lots(0.7, 0.9)) == PlaceReady()


# Formations


def test_a_formation_is_led_from_the_second_rank_as_well():
    shown = previewed(waiting(5), *plan((10, 35), first=10_003))
    assert places(shown) == [(10, 34), (11, 34), (12, 34), (10, 35), (11, 35)]
    assert places(previewed(waiting(5), *plan((10, 35), first=10_004))) == [
        (9, 34), (10, 34), (11, 34), (9, 35), (10, 35),
    ]  # fmt: skip


def test_where_nothing_is_allowed_three_abreast_are_shown():
    nowhere = previewed(waiting(3), *plan((10, 4)))
    assert places(nowhere) == [(10, 4), (11, 4), (12, 4)]
    assert nowhere.refusal.rule == "LC-4-2"


def test_a_single_model_stands_as_it_is_told():
    shown = previewed(waiting(1), *plan((10, 34), facing=900))
    assert (shown.snapped, shown.unfinished, shown.refusal) == ({}, False, None)
    assert [ghost.pose.facing for ghost in shown.ghosts] == [900]


def test_half_a_plan_is_refused_where_somebody_stands():
    taken = waiting(3, others=[troop(0, (10, 34))])
    half = previewed(taken, *plan((10.5, 34), (11.5, 34)))
    assert (half.refusal.rule, half.unfinished) == ("LC-1.9-7", True)
    free = previewed(taken, *plan((11, 34), (12, 34)))
    assert (free.refusal, free.unfinished) == (None, True)


def test_why_a_plan_is_refused_is_told():
    question = waiting(2).agenda.top

    def told(*given, state=None):
        return why(question.check(state or waiting(2), 0, PlaceRegiment(given)))

    assert told(*plan((10, 34))) == ("LC-4-2", "refusal-deploy-all")
    assert told(*plan((10, 34), (11, 34), first=9_999)) == ("LC-4-2", "refusal-deploy-all")
    assert told(*plan((10, 34), (12, 34))) == ("LC-1.1-5", "refusal-deploy-apart")
    assert told(*plan((10, 4), (11, 4))) == ("LC-4-2", "refusal-deploy-zone")
    crag = waiting(2, terrain=[box(1, "impassable", 9, 33, 4, 4)])
    assert told(*plan((10, 34), (11, 34)), state=crag) == ("LC-1.9-2", "refusal-ground-on")
    assert told(*plan((10, 34), (11, 34))) is None


# The tower


def tower(**options):
    given = {"deploy": "own", "confirm": "nobody", **options}
    return GAME.begin(GAME.setup("protect-the-border", options=given), Quick(Rng(4))).state


def test_nobody_turns_the_tower():
    state = tower()
    (form,) = state.agenda.top.ask(state).forms
    (field,) = form.fields
    assert (form.action, field.name, field.facing) == ("PlacePiece", "spot", False)
    assert state.agenda.top == SitePiece(1, 0)
    assert state.agenda.top.who(state) == (1,)


def test_chance_tries_six_spots_before_it_takes_the_usual_one():
    state = tower()
    question = state.agenda.top
    width, height = state.field.table.width, state.field.table.height
    bad = (0.0, 0.0)
    good = ((3000 + 0.5) / width, (1500 + 0.5) / height)
    fifth = Lots(*bad * 5, *good)
    assert question.propose(state, 1, fifth) == PlacePiece(Spot(3000, 1500))
    assert fifth.lots == []
    never = Lots(*bad * 6, *good)
    assert question.propose(state, 1, never) == question.candidates(state, 1)[0]
    assert never.lots == list(good)

"""The ruler lies where the decision allows it."""

import pytest

from slagveld.kernel.decision import Measuring
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.server.room import measuring
from slagveld.server.wire.live import AskMeasure, AskSurvey, End
from slagveld.table.shapes import Pose, Spot
from tests.server.tables import FRIEND, ME, act, begun, open_rooms, run


def ask(start, end):
    return AskMeasure(id=5, start=_end(start), end=_end(end))


def _end(thing):
    return End(piece=thing) if isinstance(thing, int) else End(spot=thing)


@pytest.fixture
def limited(monkeypatch):
    """Let the open decision of the ford allow only so much measuring."""
    from slagveld_toy.turn import TakeTurn

    usual = TakeTurn.ask

    def limit(ruler):
        monkeypatch.setattr(
            TakeTurn,
            "ask",
            lambda self, state: replace(usual(self, state), measuring=Measuring(ruler)),
        )

    return limit


async def table(rooms):
    room, _ = await begun(rooms, ME, FRIEND)
    await act(room, 0, Bid=1)
    await act(room, 1, Bid=0)
    soldiers = room._battle.match.state.soldiers
    mine = [soldier.id for soldier in soldiers if soldier.seat == 0]
    theirs = [soldier.id for soldier in soldiers if soldier.seat == 1]
    return room, mine, theirs


async def refused(deed):
    with pytest.raises(RefusedError) as caught:
        await deed
    return caught.value.refusal


def test_where_it_is_free_everybody_measures_everything(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, mine, theirs = await table(rooms)
            layout = room._battle.match.state.layout
            for seats in ((), (0,), (1,)):
                answer = await room.measure(seats, None, ask(mine[0], theirs[0]))
                assert answer.id == 5
                assert answer.length == -(-layout.gap(mine[0], theirs[0]) // 16)
            spot = await room.measure((), None, ask(Spot(0, 0), Spot(300, 400)))
            assert spot.length == 500

    run(deed())


@pytest.mark.rule("SLV-NET-4")
def test_where_nothing_may_be_measured_nothing_is(store, limited):
    async def deed():
        limited("none")
        async with open_rooms(store) as rooms:
            room, mine, _ = await table(rooms)
            for seats in ((), (0,), (1,)):
                refusal = await refused(room.measure(seats, None, ask(mine[0], mine[1])))
                assert refusal.rule == "SLV-NET-4"
                refusal = await refused(room.measure(seats, None, ask(Spot(0, 0), Spot(1, 1))))
                assert refusal.rule == "SLV-NET-4"
                survey = await room.survey(seats, None, AskSurvey(id=6, piece=mine[0]))
                assert survey.bearings
                assert all(bearing.length is None for bearing in survey.bearings)

    run(deed())


@pytest.mark.rule("SLV-NET-4")
def test_where_only_ones_own_may_be_measured_enemies_stay_unmeasured(store, limited):
    async def deed():
        limited("own")
        async with open_rooms(store) as rooms:
            room, mine, theirs = await table(rooms)
            assert (await room.measure((0,), None, ask(mine[0], mine[1]))).length > 0
            assert (await room.measure((0,), None, ask(mine[0], Spot(3000, 3000)))).length > 0
            pose = room._battle.match.state.pose(theirs[0])
            under = Spot(pose.x + 10, pose.y)
            for seats, ends in (
                ((0,), (mine[0], theirs[0])),
                ((0,), (theirs[0], theirs[1])),
                ((0,), (mine[0], under)),
                ((1,), (mine[0], theirs[0])),
                ((), (mine[0], mine[1])),
            ):
                refusal = await refused(room.measure(seats, None, ask(*ends)))
                assert refusal.text.key == "room-ruler-own"
            survey = await room.survey((0,), None, AskSurvey(id=6, piece=mine[0]))
            known = {bearing.piece for bearing in survey.bearings if bearing.length is not None}
            assert known == set(mine[1:])

    run(deed())


def test_the_table_in_words_is_nearest_first(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, mine, theirs = await table(rooms)
            survey = await room.survey((0,), None, AskSurvey(id=6, piece=mine[0]))
            lengths = [bearing.length for bearing in survey.bearings]
            assert lengths == sorted(lengths)
            assert {bearing.piece for bearing in survey.bearings} == {*mine[1:], *theirs}
            assert all(1 <= bearing.clock <= 12 for bearing in survey.bearings)

    run(deed())


def test_what_is_not_there_is_not_measured(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, mine, _ = await table(rooms)
            for message in (ask(mine[0], 999), ask(999, Spot(1, 1))):
                assert (await refused(room.measure((0,), None, message))).rule == "SLV-NET-4"
            neither = AskMeasure(id=1, start=End(), end=_end(mine[0]))
            two = AskMeasure(id=1, start=End(piece=1, spot=Spot(1, 1)), end=_end(mine[0]))
            for message in (neither, two):
                assert (await refused(room.measure((0,), None, message))).rule == "SLV-FORM-1"
            assert (await refused(room.survey((), None, AskSurvey(id=1, piece=999)))).rule

    run(deed())


def test_the_clock():
    looks_right = Pose(0, 0, 0)
    for spot, hour in (
        ((10, 0), 12),
        ((0, 10), 3),
        ((-10, 0), 6),
        ((0, -10), 9),
        ((10, 6), 1),
        ((10, -6), 11),
    ):
        assert measuring.clock(looks_right, Pose(*spot)) == hour
    assert measuring.clock(Pose(0, 0, 900), Pose(0, 10)) == 12

"""Leaders at a shared table: whoever also plays against people is a player like any other."""

import pytest

from slagveld.server.room.fairness import partial_leaders
from slagveld.server.store import SeatRecord
from slagveld.server.wire.live import Done
from slagveld.server.wire.setup import NewSeat
from tests.server.tables import BOT, FRIEND, ME, act, begun, open_rooms, run, until

LEAD = NewSeat(who="me", leader=True)
HAND = {"changes": [{"path": "/soldiers/0/wounds", "old": 2, "new": 1}]}


def records(*bots):
    """Two players and a leader; these seats are bots."""
    return [
        SeatRecord(number=n, name="x", side=n, leader=n == 2, bot="random" if n in bots else "")
        for n in range(3)
    ]


@pytest.mark.rule("SLV-HAND-5")
@pytest.mark.parametrize(
    ("bots", "held", "found"),
    [
        ((), [(0, 2)], {2}),
        ((), [(0,), (1,), (2,)], set()),
        ((), [(0,), (1, 2)], {2}),
        ((), [(0, 1, 2)], set()),
        ((), [(2,)], set()),
        ((1,), [(0, 2)], set()),
        ((0, 1), [(2,)], set()),
    ],
)
def test_who_leads_and_plays(bots, held, found):
    assert partial_leaders(records(*bots), held) == found


@pytest.mark.rule("SLV-HAND-5")
def test_not_from_another_window_either(store):
    """The same person with the leader's seat alone before his eyes is the same person."""

    async def deed():
        async with open_rooms(store) as rooms:
            person, _ = store.people.add()
            room, _ = await begun(rooms, ME, FRIEND, LEAD, person=person)
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            refused = await act(room, 2, Override=HAND)
            assert refused.refusal.rule == "SLV-HAND-5"
            sight = await room.sight((2,), None)
            assert sight.seat is None
            assert not any(card.front for row in sight.scene.rows for card in row.cards)
            assert not (await room.sight((0, 2), 2)).seat
            back = (await room.sight((0, 2), None)).back
            assert back.refusal is not None
            assert back.refusal.rule == "SLV-BACK-2"

    run(deed())


@pytest.mark.rule("SLV-HAND-5")
def test_a_leader_whose_seat_goes_to_another_leads(store):
    async def deed():
        async with open_rooms(store) as rooms:
            person, _ = store.people.add()
            room, created = await begun(rooms, ME, FRIEND, LEAD, person=person)
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            assert (await act(room, 2, Override=HAND)).refusal.rule == "SLV-HAND-5"
            store.people.reissue(created.battle.id, 2)
            await room.vacated(2)
            assert isinstance(await act(room, 2, Override=HAND), Done)
            assert (await room.sight((2,), None)).seat == 2

    run(deed())


@pytest.mark.rule("SLV-HAND-5")
def test_against_bots_he_overrules_nobody_and_may(store):
    async def deed():
        async with open_rooms(store) as rooms:
            person, _ = store.people.add()
            room, _ = await begun(rooms, ME, BOT, LEAD, person=person)
            await until(lambda: room._battle.match.state.sealed.seats == (1,))
            answer = await act(room, 2, seats=(0, 2), Override=HAND)
            assert isinstance(answer, Done)
            assert (await room.sight((0, 2), 2)).seat == 2

    run(deed())

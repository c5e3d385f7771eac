"""Real dice at a shared table: typed by who rolls, and for bots by the people who play."""

import pytest

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.wire.live import Done
from slagveld.server.wire.setup import NewBattle
from tests.server.tables import BOT, FRIEND, ME, Onlooker, act, begun, open_rooms, run, until


@pytest.mark.rule("SLV-NET-2")
def test_people_type_the_dice_of_bots(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, BOT, dice="typed")
            viewer = Onlooker(0)
            await room.welcome(viewer)
            await act(room, 0, Bid=0)
            await until(lambda: room._battle.match.waiting is not None)
            for _ in range(2):
                match = room._battle.match
                sight = await room.sight((0,), None)
                assert sight.asked == (0,)
                assert sight.decision.seats == (0,)
                assert [form.action for form in sight.decision.forms] == ["TypeCard"]
                due = match.waiting.request.seat
                done = await act(room, 0, TypeCard="bolt")
                assert isinstance(done, Done)
                assert room._battle.match.log[done.number - 1].seat == due
            assert [len(player.hand) for player in room._battle.match.state.hands] == [1, 1]

    run(deed())


def test_dice_of_another_person_are_theirs(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND, dice="typed")
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            assert room._battle.match.waiting.request.seat == 0
            assert (await room.sight((1,), None)).asked == ()
            answer = await act(room, 1, TypeCard="bolt")
            assert answer.refusal.rule == "SLV-TURN-1"
            assert isinstance(await act(room, 0, TypeCard="bolt"), Done)

    run(deed())


def test_a_battle_that_waits_for_dice_is_the_same_after_a_restart(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, created = await begun(rooms, ME, FRIEND, dice="typed")
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            before = await room.sight((0,), None)
        async with open_rooms(store) as rooms:
            room = await rooms.room(created.battle.id)
            after = await room.sight((0,), None)
            assert after.decision == before.decision
            assert after.scene == before.scene
            assert isinstance(await act(room, 0, TypeCard="bolt"), Done)

    run(deed())


def test_bots_alone_have_no_hands_for_dice(store):
    async def deed():
        async with open_rooms(store) as rooms:
            with pytest.raises(RefusedError) as caught:
                await rooms.create(NewBattle(game="toy", seats=(BOT, BOT), dice="typed"), None)
            assert caught.value.refusal.text.key == "room-typed-bots"

    run(deed())

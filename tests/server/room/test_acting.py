"""Actions: each once, in order, durable before anybody hears of it."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.verify import verify
from slagveld.server.room.kept import match_of
from slagveld.server.wire.live import Act, AskPreview, Done, Refused, Shown
from tests.server.tables import BOT, ME, Onlooker, act, begun, open_rooms, play_on, run


def kept(store, room):
    return match_of(store.battles.whole(room.id))


def test_what_is_done_is_kept_and_everybody_is_told(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            ann, bob, eve = Onlooker(0), Onlooker(1), Onlooker()
            for viewer in (ann, bob, eve):
                await room.welcome(viewer)
            number = room.number
            assert await act(room, 0, Bid=1) == Done(1, number + 1)
            for viewer in (ann, bob, eve):
                assert viewer.sight.number == number + 1
                assert [told.entry for told in viewer.sight.story] == [number]
            assert kept(store, room).save() == room._battle.match.save()
            assert (ann.sight.asked, bob.sight.asked, eve.sight.asked) == ((), (1,), ())
            assert bob.sight.decision.forms
            assert not ann.sight.decision.forms
            assert not eve.sight.decision.forms

    run(deed())


def test_it_is_durable_before_anybody_hears_of_it(store):
    class Checker(Onlooker):
        def send(self, message):
            super().send(message)
            if getattr(message, "number", None):
                self.kept = store.battles.read(room.id).entries
                assert self.kept >= message.number

    async def deed():
        nonlocal room
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            viewer = Checker(0)
            await room.welcome(viewer)
            await play_on(room, steps=10)
            assert len(viewer.told) >= 10
            assert viewer.kept == room.number

    room = None
    run(deed())


@pytest.mark.rule("SLV-NET-1")
@pytest.mark.parametrize("by", [-2, -1, 1, 5])
def test_late_and_early_actions_are_refused_and_change_nothing(store, by):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            before = kept(store, room).save()
            answer = await act(room, 0, after=room.number + by, Bid=1)
            assert isinstance(answer, Refused)
            assert answer.stale
            assert answer.refusal.rule == "SLV-NET-1"
            assert answer.number == room.number
            assert kept(store, room).save() == before

    run(deed())


@pytest.mark.rule("SLV-NET-1")
def test_doubled_and_reordered_actions_are_played_once(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            number = room.number
            same = Act(id=7, after=number, seat=0, action={"type": "Bid", "points": 1})
            late = Act(id=8, after=number, seat=1, action={"type": "Bid", "points": 2})
            answers = await asyncio.gather(
                *[room.act((0,), same) for _ in range(5)], *[room.act((1,), late) for _ in range(5)]
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1
            assert all(answer.stale for answer in answers if isinstance(answer, Refused))
            assert room.number == number + 1
            assert verify(kept(store, room)).ok

    run(deed())


@pytest.mark.rule("SLV-NET-2")
def test_nobody_acts_for_a_seat_that_is_not_theirs(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            number = room.number
            for seats in ((), (1,)):
                answer = await act(room, 0, seats=seats, Bid=1)
                assert answer.refusal.rule == "SLV-NET-2"
                ask = AskPreview(id=3, after=number, seat=0, action="Bid")
                assert (await room.preview(seats, ask)).refusal.rule == "SLV-NET-2"
            assert room.number == number

    run(deed())


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "Nonsense"},
        {"type": "Bid"},
        {"type": "Bid", "points": "1"},
        {"type": "Bid", "points": 1, "more": 1},
        {"type": "Begin"},
        {"type": "TimeUp"},
        {"type": "Unseen"},
        {"type": "Bid", "points": 99},
        {"type": "TypeDice", "numbers": [1]},
        {"type": ["Bid"]},
    ],
)
def test_what_is_no_answer_is_refused_with_a_rule(store, action):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            number = room.number
            answer = await room.act((0,), Act(id=1, after=number, seat=0, action=action))
            assert isinstance(answer, Refused)
            assert answer.refusal.rule
            assert not answer.stale
            assert room.number == number

    run(deed())


def test_previews_answer_the_present_only(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            ask = AskPreview(id=4, after=room.number, seat=0, action="Bid", values={"points": 99})
            answer = await room.preview((0,), ask)
            assert isinstance(answer, Shown)
            assert answer.preview.refusal.rule == "TOY-BID-1"
            await act(room, 0, Bid=1)
            late = await room.preview((0,), ask)
            assert late.stale
            assert late.refusal.rule == "SLV-NET-1"

    run(deed())


def test_two_servers_on_one_store_never_play_the_same_entry_twice(store):
    async def deed():
        async with open_rooms(store) as here, open_rooms(store) as there:
            room, _ = await begun(here)
            other = await there.room(room.id)
            viewer = Onlooker(1)
            await other.welcome(viewer)
            await act(room, 0, Bid=1)
            answer = await act(other, 1, after=other.number, Bid=2)
            assert answer.stale
            assert viewer.sight.number == other.number == room.number
            assert isinstance(await act(other, 1, Bid=2), Done)
            assert verify(kept(store, room)).ok

    run(deed())


def test_what_cannot_be_kept_is_not_played(store, monkeypatch):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            viewer = Onlooker(0)
            await room.welcome(viewer)
            told, number = len(viewer.told), room.number

            def full(*_):
                raise OperationalError("INSERT", {}, Exception("disk full"))

            with monkeypatch.context() as patched:
                for name in ("append", "read", "whole"):
                    patched.setattr(store.battles, name, full)
                with pytest.raises(RefusedError) as caught:
                    await act(room, 0, Bid=1)
            assert caught.value.refusal.text.key == "room-not-kept"
            assert room.number == number == len(room._battle.match.log)
            assert len(viewer.told) == told
            assert room._battle.match.save() == kept(store, room).save()
            assert isinstance(await act(room, 0, Bid=1), Done)

    run(deed())


def test_whoever_goes_away_in_the_middle_does_not_stop_what_they_began(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms)
            viewer = Onlooker(1)
            await room.welcome(viewer)
            number = room.number
            acting = asyncio.create_task(act(room, 0, Bid=1))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            assert isinstance(await act(room, 1, after=number + 1, Bid=1), Done)
            assert viewer.sight.number == room.number > number + 1

    run(deed())


def test_a_slow_room_does_not_hold_up_another(store):
    async def deed():
        async with open_rooms(store) as rooms:
            slow, _ = await begun(rooms)
            quick, _ = await begun(rooms)
            gate = asyncio.Event()
            loop = asyncio.get_running_loop()

            def wait():
                asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

            waiting = [asyncio.create_task(slow.alone(wait)) for _ in range(30)]
            await asyncio.sleep(0.01)
            assert isinstance(await act(quick, 0, Bid=1), Done)
            assert not any(task.done() for task in waiting)
            gate.set()
            await asyncio.gather(*waiting)

    run(deed())


def test_a_whole_battle_is_kept_and_proven(both):
    async def deed():
        async with open_rooms(both) as rooms:
            room, _ = await begun(rooms)
            await play_on(room)
            assert room.shown(()).over
            assert verify(kept(both, room)).ok
            answer = await act(room, 0, TakeBack=room.number - 2)
            assert answer.refusal.rule == "SLV-OVER-1"

    run(deed())


def test_chat_is_kept_and_told(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, BOT)
            ann, eve = Onlooker(0), Onlooker()
            await room.welcome(ann)
            await room.welcome(eve)
            await room.say("ignored", 0, "  Hello\x00\u202e there \n")
            await room.say("Eve", None, "<b>hi</b>")
            assert ann.said == eve.said == ["Hello there", "<b>hi</b>"]
            late = await room.sight((), None)
            assert [(line.name, line.text) for line in late.chat] == [
                ("Player 1", "Hello there"),
                ("Eve", "<b>hi</b>"),
            ]
            for words in ("", " \n ", "x" * 501):
                with pytest.raises(RefusedError) as caught:
                    await room.say("Eve", None, words)
                assert caught.value.refusal.rule == "SLV-NET-6"

    run(deed())

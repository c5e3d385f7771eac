"""Bots play within their time, see what their seat may see, and hold up nobody."""

import asyncio
import json
import threading
import time

import pytest

from slagveld.bots.levels import LevelBot
from slagveld.bots.planning import Thought
from slagveld.kernel.shell import MixDice
from slagveld.kernel.verify import verify
from slagveld.server.bots import BotWorkers, next_move
from slagveld.server.bots.playing import accepted, quick
from slagveld.server.bots.worker import done
from slagveld.server.room.kept import match_of
from slagveld.server.room.opening import opened
from slagveld.server.wire.live import Done
from slagveld.server.wire.setup import NewBattle, NewSeat
from slagveld.texts import WRITTEN, say
from tests.server.tables import (
    BOT,
    FRIEND,
    ME,
    KeptWorkers,
    Onlooker,
    act,
    begun,
    open_rooms,
    run,
    until,
)


def odd_bot(name):
    return NewSeat(who="bot", bot=name)


def lost_turns(sight):
    """Whose turns the story says were lost, each told once and in every language."""
    lines = [line for told in sight.story for line in told.happenings]
    lost = [line.text for line in lines if line.kind == "BotLostTurn"]
    for text in lost:
        assert all(say(text, language).startswith("Bot 2 ") for language in WRITTEN)
    return list(dict.fromkeys(text.values["name"] for text in lost))


def my_turn(room):
    decision = room._battle.match.decision
    return decision is None or 0 in decision.waiting_for


def test_bots_against_bots_play_to_the_end_though_nobody_watches(store):
    async def deed():
        async with open_rooms(store, KeptWorkers(2)) as rooms:
            created = await rooms.create(NewBattle(game="toy", seats=(BOT, BOT)), None)
            battle = created.battle.id
            await until(lambda: store.battles.read(battle).over, 60)
            assert verify(match_of(store.battles.whole(battle))).ok

    run(deed())


def test_after_a_restart_bots_go_on_where_they_were(store):
    async def deed():
        async with open_rooms(store) as rooms:
            created = await rooms.create(NewBattle(game="toy", seats=(BOT, BOT)), None)
            await until(lambda: store.battles.read(created.battle.id).entries > 6)
        before = store.battles.read(created.battle.id).entries
        async with open_rooms(store) as rooms:
            await rooms.resume()
            await until(lambda: store.battles.read(created.battle.id).entries > before + 2)

    run(deed())


@pytest.mark.parametrize("name", ["crasher", "thrower", "babbler"])
@pytest.mark.usefixtures("odd")
def test_a_bot_that_fails_is_replaced_by_a_quick_answer(store, name):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, odd_bot(name))
            await act(room, 0, Bid=1)
            await until(lambda: room._battle.match.state.round == 1 and my_turn(room))
            assert verify(room._battle.match).ok
            assert lost_turns(await room.sight((0,), None)) == ["Bot 2"]

    run(deed())


@pytest.mark.usefixtures("odd")
def test_a_bot_that_thinks_too_long_is_ended(store):
    async def deed():
        workers = KeptWorkers(1, seconds=0.3)
        async with open_rooms(store, workers) as rooms:
            room, _ = await begun(rooms, ME, odd_bot("sleeper"))
            number = room.number
            await until(lambda: room.number > number)
            assert room._battle.match.log[number].seat == 1
            assert lost_turns(await room.sight((), None)) == ["Bot 2"]
            assert b"BotLostTurn" not in room._battle.saved()

    run(deed())


def test_a_level_answers_in_its_time_and_loses_no_turn(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, odd_bot("warlord-sly"))
            assert room._battle.bots == {1: "warlord-sly"}
            await act(room, 0, Bid=1)
            await until(lambda: room._battle.match.state.round == 1 and my_turn(room))
            assert lost_turns(await room.sight((0,), None)) == []

    run(deed())


@pytest.mark.parametrize(
    ("name", "seconds"), [("captain-bold", 1.0), ("warlord", 2.0), ("veteran", 0.0)]
)
def test_a_worker_gives_a_level_its_own_time(monkeypatch, name, seconds):
    def think(self, *_):
        given.append(self.seconds)
        first = match.decision.candidates(0)[0]
        return Thought(action=first, habit=first)

    given = []
    monkeypatch.setattr(LevelBot, "think", think)
    match = opened(NewBattle(game="toy", seats=(BOT, BOT))).match
    assert done(next_move(match, {0: name}).job).action
    assert given == [seconds]


@pytest.mark.usefixtures("odd")
def test_a_bot_that_thinks_does_not_hold_up_its_own_table_nor_others(store):
    async def deed():
        workers = KeptWorkers(2, seconds=30)
        async with open_rooms(store, workers) as rooms:
            stuck, _ = await begun(rooms, ME, odd_bot("sleeper"))
            await asyncio.sleep(0.1)
            began = time.monotonic()
            assert isinstance(await act(stuck, 0, Bid=1), Done)
            assert (await stuck.sight((0,), None)).number == stuck.number
            other, _ = await begun(rooms, ME, FRIEND)
            assert isinstance(await act(other, 0, Bid=1), Done)
            with_bot, _ = await begun(rooms, ME, BOT)
            number = with_bot.number
            await until(lambda: with_bot.number > number)
            assert time.monotonic() - began < 25

    run(deed())


@pytest.mark.usefixtures("odd")
def test_bots_are_shown_what_their_seat_may_see(store, tmp_path, monkeypatch):
    async def deed():
        notes = tmp_path / "notes"
        monkeypatch.setenv("SPY", str(notes))
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, odd_bot("spy"))
            await act(room, 0, Bid=1)
            await until(lambda: my_turn(room))
            while room._battle.match.state.round < 3 and not room.shown(()).over:
                await act(room, 0, **_pass(room))
                await until(lambda: my_turn(room))
        seen = [json.loads(line) for line in notes.read_bytes().splitlines()]
        assert len(seen) > 3
        for seat, view in seen:
            assert seat == 1
            assert set(view["hands"][0]["hand"]) <= {"?"}
            assert set(view["stack"]) <= {"?"}
            assert all(action["type"] == "Unseen" for other, action in view["sealed"] if other != 1)

    run(deed())


def _pass(room):
    match = room._battle.match
    action = match.game.codec.builtins(match.decision.candidates(0)[0])
    return {action.pop("type"): action}


@pytest.mark.usefixtures("odd")
def test_watched_battles_come_first():
    async def deed():
        workers = KeptWorkers(1, seconds=0.5)
        try:
            match = opened(NewBattle(game="toy", seats=(BOT, BOT))).match
            job = next_move(match, {0: "random", 1: "random"}).job
            await workers.answer(job)
            slow = next_move(match, {0: "sleeper"}).job
            order = []

            async def one(name, job, urgent):
                answer = await workers.answer(job, urgent=urgent)
                order.append(name)
                return answer

            answers = await asyncio.gather(
                one("slow", slow, True), one("unwatched", job, False), one("watched", job, True)
            )
            assert order == ["slow", "watched", "unwatched"]
            assert answers[0] is None
            assert answers[1] == answers[2] is not None
        finally:
            await workers.close()

    run(deed())


@pytest.mark.usefixtures("odd")
def test_a_job_given_up_gives_its_place_to_the_next():
    async def deed():
        workers = KeptWorkers(1, seconds=1.0)
        try:
            match = opened(NewBattle(game="toy", seats=(BOT, BOT))).match
            quickly = next_move(match, {0: "random"}).job
            slow = asyncio.create_task(workers.answer(next_move(match, {0: "sleeper"}).job))
            await asyncio.sleep(0)
            queued = asyncio.create_task(workers.answer(quickly))
            last = asyncio.create_task(workers.answer(quickly))
            await asyncio.sleep(0.05)
            queued.cancel()
            slow.cancel()
            assert await last is not None
        finally:
            await workers.close()

    run(deed())


def test_bots_of_two_servers_on_one_store_do_not_stop_each_other(store):
    async def deed():
        async with open_rooms(store) as here, open_rooms(store) as there:
            created = await here.create(NewBattle(game="toy", seats=(BOT, BOT)), None)
            battle = created.battle.id
            await there.room(battle)
            await until(lambda: store.battles.read(battle).over, 50)
            assert verify(match_of(store.battles.whole(battle))).ok

    run(deed())


def test_processes_can_be_started_before_they_are_needed():
    async def deed():
        workers = BotWorkers(2)
        try:
            await workers.warm()
            assert {worker._process.is_alive() for worker in workers._all} == {True}
            match = opened(NewBattle(game="toy", seats=(BOT, BOT))).match
            assert await workers.answer(next_move(match, {0: "random"}).job) is not None
            processes = [worker._process for worker in workers._all]
        finally:
            await workers.close()
        for process in processes:
            with pytest.raises(ValueError, match="closed"):
                process.is_alive()

    run(deed())


def test_processes_are_started_one_after_the_other(monkeypatch):
    waking, go = [], threading.Event()

    def wake(worker):
        waking.append(worker)
        go.wait(20)

    monkeypatch.setattr("slagveld.server.bots.workers._Worker.wake", wake)

    async def deed():
        workers = BotWorkers(3)
        try:
            warming = asyncio.create_task(workers.warm())
            await until(lambda: waking)
            await asyncio.sleep(0)
            assert len(waking) == 1
            warming.cancel()
            go.set()
            await asyncio.gather(warming, return_exceptions=True)
            await until(lambda: len(workers._idle) == 3)
            assert len(waking) == 1
            await workers.warm()
            assert set(waking) == set(workers._all)
        finally:
            await workers.close()

    run(deed())


def test_people_come_first_where_any_may_answer():
    seats = (ME, NewSeat(who="bot", bot="random"))
    wish = NewBattle(game="wizard-duel", seats=seats, options={"lay-table": True})
    match = opened(wish).match
    match.play(MixDice(1), 0)
    bots = {1: "random"}
    assert match.decision.mode == "any"
    assert match.decision.waiting_for == (0, 1)
    assert next_move(match, bots) is None
    match.play(match.decision.candidates(0)[0], 0)
    move = next_move(match, bots)
    assert move.seat == 1
    assert move.job.bot == "random"


def test_answers_that_are_not_allowed_are_replaced():
    match = opened(NewBattle(game="toy", seats=(BOT, BOT))).match
    codec = match.game.codec
    good = match.decision.candidates(0)[1]
    assert accepted(match, 0, codec.encode(good)) == good
    for answer in (None, b"nonsense", b'{"type":"Bid","points":99}', b'{"type":"EndTurn"}'):
        assert accepted(match, 0, answer) is None
    assert match.check(quick(match, 0), 0) is None
    assert match.check(quick(match, 1), 1) is None


def test_in_a_lesson_the_bot_plays_the_same_every_time():
    wish = NewBattle(game="wizard-duel", lesson=True)
    matches = [opened(wish).match for _ in range(2)]
    for match in matches:
        while match.decision.waiting_for == (0,):
            match.play(match.decision.candidates(0)[0], 0)
    jobs = [next_move(match, {1: "random"}).job for match in matches]
    assert jobs[0] == jobs[1]


def test_bots_take_their_time_while_somebody_looks(store):
    async def deed():
        async with open_rooms(store) as rooms:
            rooms._pace = 0.6
            created = await rooms.create(NewBattle(game="toy", seats=(ME, BOT)), None)
            room = await rooms.room(created.battle.id)
            room.join(Onlooker(0))
            began = time.monotonic()
            await act(room, 0, MixDice=1)
            number = room.number
            await until(lambda: room.number > number)
            assert time.monotonic() - began >= 0.6

    run(deed())

"""What waits for a viewer who reads slowly."""

import asyncio

import pytest

from slagveld.kernel.scene import Scene, Table
from slagveld.server.app.live.outbox import Outbox
from slagveld.server.wire.live import Done, Present, SaidNow
from slagveld.server.wire.sight import BattleShown, ChatLine, DiceProof, Sight, Told
from slagveld.texts import Name

BATTLE = BattleShown(
    id="b",
    game="toy",
    game_title=Name.same("toy"),
    scenario="ford",
    scenario_title=Name.same("ford"),
    title="",
    seats=(),
    dice="committed",
    take_back="free",
    created=0,
    changed=0,
    entries=0,
    round=1,
    over=False,
)


def line(number):
    return ChatLine(number=number, name="Anna", seat=0, text="hi", at=0)


def sight(number, since, *, seat=0, chat=()):
    story = tuple(
        Told(entry=entry, seat=0, action="Walk", happenings=()) for entry in range(since, number)
    )
    return Sight(
        battle=BATTLE,
        number=number,
        at=number - 1,
        seat=seat,
        seats=(0,),
        scene=Scene(table=Table(width=1, depth=1)),
        decision=None,
        asked=(),
        proof=DiceProof(kind="committed"),
        story=story,
        chat=chat,
    )


def drained(outbox):
    async def all_of_them():
        return [await outbox.take() for _ in range(len(outbox))]

    return asyncio.run(all_of_them())


def test_messages_come_out_in_order():
    outbox = Outbox(9)
    messages = [Done(1, 1), SaidNow(line(1)), Done(2, 2)]
    for message in messages:
        outbox.put(message)
    assert drained(outbox) == messages


def test_a_newer_sight_takes_the_place_of_unread_ones_and_tells_their_story():
    outbox = Outbox(9)
    for message in (
        sight(3, 1, chat=(line(1),)),
        Done(1, 3),
        sight(5, 3),
        sight(6, 5, chat=(line(2),)),
    ):
        outbox.put(message)
    done, newest = drained(outbox)
    assert done == Done(1, 3)
    assert newest.number == 6
    assert [told.entry for told in newest.story] == [1, 2, 3, 4, 5]
    assert [said.number for said in newest.chat] == [1, 2]


def test_what_was_seen_with_other_eyes_is_not_told():
    outbox = Outbox(9)
    outbox.put(sight(4, 0, seat=0))
    outbox.put(sight(4, 0, seat=1))
    outbox.put(sight(5, 4, seat=1))
    (newest,) = drained(outbox)
    assert newest.seat == 1
    assert [told.entry for told in newest.story] == [0, 1, 2, 3, 4]


def test_a_story_told_again_is_told_once():
    outbox = Outbox(9)
    outbox.put(sight(4, 2))
    outbox.put(sight(5, 0))
    (newest,) = drained(outbox)
    assert [told.entry for told in newest.story] == [0, 1, 2, 3, 4]


def test_only_the_newest_word_on_who_is_there_waits():
    outbox = Outbox(9)
    for watchers in range(5):
        outbox.put(Present((), watchers))
    assert drained(outbox) == [Present((), 4)]


def test_it_holds_so_much_and_no_more():
    outbox = Outbox(3)
    for number in range(3):
        outbox.put(Done(number, number))
    assert not outbox.full
    outbox.put(Done(3, 3))
    assert outbox.full
    assert len(outbox) == 3


def test_sights_alone_never_fill_it():
    outbox = Outbox(2)
    for number in range(1, 500):
        outbox.put(sight(number, number - 1))
    assert not outbox.full
    (newest,) = drained(outbox)
    assert len(newest.story) == 499


def test_who_waits_is_woken():
    async def scene():
        outbox = Outbox(3)
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        assert not waiting.done()
        outbox.put(Done(1, 1))
        assert await asyncio.wait_for(waiting, 5) == Done(1, 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(outbox.take(), 0.01)

    asyncio.run(scene())

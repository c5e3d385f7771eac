"""Take-backs, proposals, the referee's hand, and looking back."""

import pytest

from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.server.wire.live import Done
from slagveld.server.wire.setup import NewSeat
from tests.server.tables import (
    BOT,
    FRIEND,
    ME,
    Onlooker,
    act,
    begun,
    open_rooms,
    play_on,
    run,
    until,
)


async def at_turn(rooms, *seats, **rest):
    room, created = await begun(rooms, *seats, **rest)
    await act(room, 0, Bid=1)
    await act(room, 1, Bid=0)
    return room, created


def test_where_the_button_leads(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await at_turn(rooms, ME, ME)
            fallen = (await room.sight((0, 1), None)).back
            assert fallen.entry is None
            assert fallen.refusal.rule in ("SLV-BACK-2", "TOY-BID-1")
            number = room.number
            await act(room, 0, EndTurn={})
            back = (await room.sight((0, 1), None)).back
            assert (back.entry, back.asks, back.refusal) == (number - 1, False, None)
            assert (await room.sight((1,), None)).back.refusal is not None
            assert (await room.sight((), None)).back.refusal is None
            viewer = Onlooker(0, 1)
            await room.welcome(viewer)
            assert isinstance(await act(room, 0, TakeBack=back.entry), Done)
            story = viewer.sight.story
            assert [told.entry for told in story] == [number, number + 1]
            assert [told.holds for told in story] == [False, True]
            assert story[-1].happenings[0].tone == "table"

    run(deed())


def test_among_people_the_others_must_agree(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, created = await at_turn(rooms, ME, FRIEND)
            assert created.battle.take_back == "consent"
            await act(room, 0, EndTurn={})
            back = (await room.sight((0,), None)).back
            assert back.asks
            await act(room, 0, TakeBack=back.entry)
            (proposal,) = (await room.sight((1,), None)).proposals
            assert (proposal.seat, proposal.action, proposal.yours) == (0, "TakeBack", (1,))
            assert proposal.text.values["name"] == "Player 1"
            assert (await room.sight((0,), None)).proposals[0].yours == ()
            turn = room._battle.match.state
            await act(room, 1, Agree=proposal.entry)
            assert room._battle.match.state != turn
            assert (await room.sight((1,), None)).proposals == ()

    run(deed())


def test_bots_agree_to_take_backs_and_decline_everything_else(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND, BOT, scenario="three", take_back="consent")
            await act(room, 0, Bid=3)
            await act(room, 1, Bid=0)
            await until(lambda: room._battle.match.decision.waiting_for == (0,))
            number = (await room.sight((0,), None)).number  # the bot's bid is kept by then
            await act(room, 0, SetPolicy={"key": "watch", "value": "never"})
            await act(room, 0, TakeBack=number - 1)
            await until(lambda: 2 in room._battle.match.proposals().get(number + 1, ()))
            await act(room, 1, Agree=number + 1)
            assert room._battle.match.state.policies == ()
            change = {"path": "/limit", "old": 6, "new": 7}
            proposal = room.number
            await act(room, 0, Override={"changes": [change], "reason": "longer"})
            await until(lambda: proposal not in room._battle.match.proposals())
            assert type(room._battle.match.log[-1].action).__name__ == "Decline"
            assert room._battle.match.log[-1].seat == 2
            assert room._battle.match.state.limit == 6

    run(deed())


def test_proposals_of_the_referees_hand_say_what_they_change(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await at_turn(rooms, ME, FRIEND)
            change = {"path": "/limit", "old": 6, "new": 7}
            await act(room, 0, Override={"changes": [change], "reason": "longer"})
            (proposal,) = (await room.sight((1,), None)).proposals
            assert proposal.text.key == "room-proposes-hand"
            assert proposal.text.values["paths"] == "/limit"
            await act(room, 1, Agree=proposal.entry)
            line = (await room.sight((), None)).story[-1].happenings[0]
            assert (line.kind, line.tone) == ("Overridden", "table")

    run(deed())


def test_dice_set_by_the_leader_are_marked(store):
    async def deed():
        async with open_rooms(store) as rooms:
            lead = NewSeat(who="friend", leader=True)
            room, _ = await begun(rooms, ME, FRIEND, lead)
            await play_on(room, Rng(2), until=_rolled)
            match = room._battle.match
            assert _rolled(match)
            entry = len(match.log) - 1
            rolls = [list(roll) for roll in match.log[entry].rolls]
            done = await act(room, 2, SetDice={"entry": entry, "rolls": rolls, "reason": "x"})
            assert isinstance(done, Done)
            story = (await room.sight((), None)).story
            told = [line.roll.set_by_hand for line in story[-1].happenings if line.roll]
            before = [line.roll.set_by_hand for line in story[entry].happenings if line.roll]
            assert told
            assert all(told)
            assert not any(before)
            assert not story[entry].holds

    run(deed())


def _rolled(match):
    return any(type(event).__name__ == "Rolled" for event in match.log[-1].events)


def test_looking_back_shows_what_ones_eyes_saw(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await at_turn(rooms, ME, FRIEND)
            before = await room.sight((0,), None)
            at = before.at
            await act(room, 0, EndTurn={})
            back = await room.sight((0,), None, at=at)
            assert (back.at, back.number) == (at, room.number)
            assert back.scene == before.scene
            assert back.decision is None
            assert len(back.story) == room.number
            first = await room.sight((), None, at=-1)
            assert first.scene.round == 0
            for wrong in (-2, room.number):
                with pytest.raises(RefusedError):
                    await room.sight((), None, at=wrong)

    run(deed())


@pytest.mark.rule("SLV-NET-5")
def test_after_the_end_everybody_may_see_everything(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await at_turn(rooms, ME, FRIEND)
            at = room.number - 1
            hidden = await room.sight((), None, at=at)
            assert all(card.front is None for row in hidden.scene.rows for card in row.cards)
            assert hidden.proof.secret == ""
            assert hidden.proof.commitment
            with pytest.raises(RefusedError) as caught:
                await room.proof()
            assert caught.value.refusal.rule == "SLV-NET-5"
            await play_on(room)
            opened = await room.sight((), None, at=at)
            assert all(card.front for row in opened.scene.rows for card in row.cards)
            assert all(told.action for told in opened.story)
            kinds = [line.text.key for told in opened.story for line in told.happenings]
            assert "event-drawn" in kinds
            assert "event-drawn-hidden" not in kinds
            assert opened.proof.secret == room._battle.match.box.seed
            assert opened.outcome is None
            last = await room.sight((), None)
            assert last.outcome is not None
            assert last.decision is None
            proof = await room.proof()
            assert proof.ok
            assert proof.entries == room.number
            assert proof.rolls > 0

    run(deed())


@pytest.mark.rule("SLV-NET-5")
def test_the_battle_file_waits_for_the_end_where_others_play(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            for seats in ((), (0,), (1,)):
                with pytest.raises(RefusedError) as caught:
                    await room.save_file(seats)
                assert caught.value.refusal.rule == "SLV-NET-5"
            alone, _ = await begun(rooms, ME, BOT)
            assert b'"players":["","random"]' in await alone.save_file((0,))
            with pytest.raises(RefusedError):
                await alone.save_file(())
            shared, _ = await begun(rooms, ME, ME)
            assert await shared.save_file((0, 1))
            await play_on(room)
            assert await room.save_file(()) == room._battle.saved()

    run(deed())


def test_luck_is_told(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            assert (await room.luck()).lines == ()
            await play_on(room, Rng(2))
            lines = (await room.luck()).lines
            assert lines
            for line in lines:
                assert 0 <= line.actual <= line.dice
                assert line.luckier + line.unluckier >= 1.0 - 1e-9

    run(deed())

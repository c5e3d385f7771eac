"""Rooms: links, names, lists, files in and out, the host's hand."""

import pytest

import slagveld
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.server.room.shown import titles
from slagveld.server.store import Access
from slagveld.server.wire.live import Done, Farewell
from slagveld.server.wire.setup import Claim, NewBattle, NewSeat
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


def person(store):
    return store.people.add()[0]


async def refused(deed):
    with pytest.raises(RefusedError) as caught:
        await deed
    return caught.value.refusal


def test_links_lead_to_seats_and_to_a_place_to_watch(store):
    async def deed():
        access = Access(store)
        async with open_rooms(store) as rooms:
            ann, bob = person(store), person(store)
            created = await rooms.create(NewBattle(game="toy", seats=(ME, FRIEND)), ann)
            battle = created.battle.id
            assert created.battle.yours == (0,)
            assert [link.seat for link in created.links] == [1]
            assert [seat.taken for seat in created.battle.seats] == [True, False]
            assert access.resolve(created.watch, battle).may_watch
            claim = Claim(key=created.links[0].key, name="Bob")
            shown = await rooms.claim(battle, claim, bob)
            assert shown.yours == (1,)
            assert [seat.taken for seat in shown.seats] == [True, True]
            assert [seat.name for seat in shown.seats] == ["Player 1", "Bob"]
            assert store.people.seats(bob, battle) == (1,)
            assert [b.yours for b in await rooms.of_person(bob)] == [(1,)]
            assert [b.yours for b in await rooms.of_person(ann)] == [(0,)]
            wrong = await refused(rooms.claim(battle, Claim(key=created.watch), bob))
            assert wrong.rule == "SLV-NET-3"

    run(deed())


def test_without_a_person_every_seat_has_its_link_and_nobody_watches_who_may_not(store):
    async def deed():
        async with open_rooms(store) as rooms:
            wish = NewBattle(game="toy", seats=(ME, FRIEND), watchers=False)
            created = await rooms.create(wish, None)
            assert [link.seat for link in created.links] == [0, 1]
            assert created.watch == ""

    run(deed())


def test_a_name_given_before_the_first_roll_is_there_from_the_beginning(store):
    async def deed():
        async with open_rooms(store) as rooms:
            wish = NewBattle(game="wizard-duel", seats=(ME, FRIEND))
            created = await rooms.create(wish, person(store))
            room = await rooms.room(created.battle.id)
            await act(room, 0, MixDice=4)
            viewer = Onlooker(0)
            await room.welcome(viewer)
            claim = Claim(key=created.links[0].key, name="Grimbart")
            await rooms.claim(room.id, claim, person(store))
            assert viewer.sight.battle.seats[1].name == "Grimbart"
            assert viewer.sight.number == 1
            assert isinstance(await act(room, 1, MixDice=5), Done)
            match = room._battle.match
            assert match.begun
            assert match.state.seats[1].name == "Grimbart"
            assert match.state.wizards[1].name == "Grimbart"
            assert verify(match).ok
        async with open_rooms(store) as rooms:
            again = await rooms.room(created.battle.id)
            assert again._battle.match.save() == match.save()
            assert again.shown(()).seats[1].name == "Grimbart"

    run(deed())


def test_an_unknown_battle_is_refused(store):
    async def deed():
        async with open_rooms(store) as rooms:
            for _ in range(2):
                assert (await refused(rooms.room("nothing"))).rule == "SLV-NET-3"
            assert (await refused(rooms.delete("nothing"))).rule == "SLV-NET-3"

    run(deed())


def test_presence_is_told(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            ann, eve = Onlooker(0), Onlooker()
            room.join(ann)
            assert [seat.here for seat in ann.present.seats] == [True, False]
            room.join(eve)
            assert ann.present.watchers == 1
            bob = Onlooker(1)
            await room.welcome(bob)
            assert [seat.here for seat in ann.present.seats] == [True, True]
            assert all(seat.here for seat in room.shown(()).seats)
            told = len(bob.told)
            room.leave(bob)
            room.leave(bob)
            assert [seat.here for seat in ann.present.seats] == [True, False]
            assert len(bob.told) == told
            await act(room, 0, Bid=1)
            assert len(bob.told) == told
            assert eve.sight.number == room.number

    run(deed())


def test_who_comes_back_is_told_what_they_missed(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            bob = Onlooker(1)
            await room.welcome(bob)
            number = bob.sight.number
            room.leave(bob)
            await act(room, 0, Bid=1)
            await room.say("", 0, "Where are you?")
            back = Onlooker(1)
            await room.welcome(back, since=number)
            assert [told.entry for told in back.sight.story] == [number]
            assert back.sight.asked == (1,)
            assert back.sight.chat[-1].text == "Where are you?"

    run(deed())


def test_a_room_that_nobody_needs_is_forgotten_and_comes_back_the_same(store):
    async def deed():
        async with open_rooms(store, forget=0.3) as rooms:
            room, created = await begun(rooms, ME, FRIEND)
            battle = created.battle.id
            viewer = Onlooker(0)
            await room.welcome(viewer)
            assert await rooms.room(battle) is room
            before = await room.sight((0,), None)
            room.leave(viewer)
            await until(lambda: room.idle > 0.3)
            again = await rooms.room(battle)
            assert again is not room
            after = await again.sight((0,), None)
            assert after == replace(before, battle=after.battle)

    run(deed())


def test_a_reissued_link_takes_the_seat_from_who_held_it(store):
    async def deed():
        async with open_rooms(store) as rooms:
            access = Access(store)
            ann = person(store)
            created = await rooms.create(NewBattle(game="toy", seats=(ME, FRIEND)), ann)
            room = await rooms.room(created.battle.id)
            viewer = Onlooker(0)
            await room.welcome(viewer)
            link = await rooms.reissue(room.id, 0)
            assert access.resolve(link.key, room.id).seats == (0,)
            assert viewer.seats == ()
            assert viewer.sight.seats == ()
            assert store.people.seats(ann, room.id) == ()
            assert (await refused(rooms.reissue(room.id, 9))).rule == "SLV-NET-3"
            bots = await rooms.create(NewBattle(game="toy"), ann)
            assert (await refused(rooms.reissue(bots.battle.id, 1))).rule == "SLV-NET-3"

    run(deed())


def test_a_battle_deleted_is_gone_for_everybody(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            viewer = Onlooker(0)
            await room.welcome(viewer)
            await rooms.delete(room.id)
            assert viewer.of(Farewell)[0].refusal.text.key == "room-deleted"
            assert (await refused(rooms.room(room.id))).rule == "SLV-NET-3"
            assert await rooms.all() == []

    run(deed())


def test_a_battle_goes_out_as_a_file_and_comes_back(store):
    async def deed():
        async with open_rooms(store) as rooms:
            ann = person(store)
            room, _ = await begun(rooms, ME, BOT, person=ann)
            await act(room, 0, Bid=1)
            await until(lambda: room._battle.match.decision.waiting_for == (0,))
            data = await room.save_file((0,))
            created = await rooms.bring(data, ann)
            assert created.battle.imported
            assert created.battle.yours == (0,)
            assert created.links == ()
            assert [seat.bot for seat in created.battle.seats] == ["", "random"]
            again = await rooms.room(created.battle.id)
            assert again.id != room.id
            assert again._battle.match.save() == load(data).save()
            before = again.number
            await play_on(again, steps=1)
            assert again.number > before
            await until(lambda: again._battle.match.decision.waiting_for == (0,))

    run(deed())


def test_who_brings_a_battle_of_people_may_hand_seats_on(store):
    async def deed():
        async with open_rooms(store) as rooms:
            ann = person(store)
            data = slagveld.game("toy").match(seed=3).save()
            created = await rooms.bring(data, ann)
            assert created.battle.yours == (0, 1)
            assert [link.seat for link in created.links] == [1]
            room = await rooms.room(created.battle.id)
            await play_on(room)
            over = await rooms.bring(await room.save_file(), ann)
            assert over.battle.over
            assert over.links == ()
            unbegun = await rooms.create(NewBattle(game="toy", seats=(ME, ME)), ann)
            file = await (await rooms.room(unbegun.battle.id)).save_file((0, 1))
            assert (await rooms.bring(file, ann)).battle.entries == 0

    run(deed())


def test_files_that_did_not_come_about_by_the_rules_stay_out(store):
    async def deed():
        async with open_rooms(store) as rooms:
            match = slagveld.game("toy").match(seed=3)
            good = match.save()
            changed = good.replace(b'"seed":"3"', b'"seed":"4"')
            assert changed != good
            for data in (b"", b"{}", b"[" * 5000, good[:-10], good.replace(b"toy", b"yot")):
                refusal = await refused(rooms.bring(data, None))
                assert refusal.rule in ("SLV-SAVE-1", "SLV-SETUP-1")
            match.play(match.decision.candidates(0)[0], 0)
            match.play(match.decision.candidates(1)[0], 1)
            forged = match.save().replace(b'"seed":"3"', b'"seed":"4"')
            assert (await refused(rooms.bring(forged, None))).text.key == "refusal-save-changed"
            assert await rooms.all() == []

    run(deed())


def test_a_restored_backup_takes_the_place_of_everything(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            data = await rooms.backup()
            await act(room, 0, Bid=1)
            other, _ = await begun(rooms, ME, FRIEND)
            viewer = Onlooker(0)
            await room.welcome(viewer)
            await refused(rooms.restore(b"nonsense"))
            assert not viewer.of(Farewell)
            await rooms.restore(data)
            assert viewer.of(Farewell)[0].refusal.text.key == "room-restored"
            again = await rooms.room(room.id)
            assert again.number == room.number - 1
            assert (await refused(rooms.room(other.id))).rule == "SLV-NET-3"

    run(deed())


def test_everybody_is_told_when_the_table_closes(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            viewer = Onlooker(0)
            await room.welcome(viewer)
        assert viewer.of(Farewell)[0].refusal.text.key == "room-closing"

    run(deed())


def test_a_seat_of_the_leader_needs_no_number(store):
    async def deed():
        async with open_rooms(store) as rooms:
            lead = NewSeat(who="me", leader=True)
            room, created = await begun(rooms, FRIEND, FRIEND, lead, person=person(store))
            assert created.battle.yours == (2,)
            assert room._battle.match.begun

    run(deed())


def test_after_a_change_of_the_rules_a_battle_goes_on_from_where_it_stands(store, monkeypatch):
    async def deed():
        async with open_rooms(store) as rooms:
            room, created = await begun(rooms, ME, FRIEND)
            await act(room, 0, Bid=1)
        monkeypatch.setattr(type(slagveld.game("toy")), "version", 2)
        for _ in range(2):  # the second time it has been kept under the new rules
            async with open_rooms(store) as rooms:
                room = await rooms.room(created.battle.id)
                await play_on(room, steps=2)
                sight = await room.sight((1,), None)
                assert len(sight.story) == room.number
                assert (await refused(room.sight((1,), None, at=1))).rule == "SLV-BACK-5"
                assert (await room.sight((1,), None, at=room.number - 1)).scene
        async with open_rooms(store) as rooms:
            room = await rooms.room(created.battle.id)
            await play_on(room)
            assert (await room.proof()).ok

    run(deed())


def test_a_battle_of_a_game_that_is_gone_is_still_listed(store, monkeypatch):
    async def deed():
        async with open_rooms(store) as rooms:
            _, created = await begun(rooms, ME, FRIEND)

        def gone(key):
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-game", game=key, known="–"))

        titles.cache_clear()
        monkeypatch.setattr("slagveld.server.room.shown.find", gone)
        monkeypatch.setattr("slagveld.kernel.save.find", gone)
        async with open_rooms(store) as rooms:
            (shown,) = await rooms.all()
            assert shown.game_title.en == "toy"
            assert (await refused(rooms.room(created.battle.id))).rule == "SLV-SETUP-1"
            await rooms.delete(created.battle.id)
            assert await rooms.all() == []
        titles.cache_clear()

    run(deed())

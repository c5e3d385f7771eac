"""What a viewer sees is what their eyes may see, and nothing leaks on the way."""

import msgspec
import pytest

from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Drawn
from slagveld.server.room.eyes import eye_of
from slagveld.server.room.sighting import scene_of
from slagveld.server.wire.live import Act, AskPreview
from slagveld.server.wire.setup import NewSeat
from tests.server.tables import FRIEND, ME, Onlooker, act, begun, open_rooms, plain, run


def test_whose_eyes():
    assert eye_of((), None) is None
    assert eye_of((), 1) is None
    assert eye_of((1,), None) == 1
    assert eye_of((1,), 0) == 1
    assert eye_of((0, 1), None) is None
    assert eye_of((0, 1), 1) == 1
    assert eye_of((0, 1), 2) is None


def words(sight):
    return msgspec.json.encode(sight).decode()


def other_truths(match, eye, count=3):
    """States that these eyes cannot tell from the true one."""
    seat = 0 if eye is None else eye
    view = match.view(eye)
    for number in range(count):
        state = match.game.imagine(match.view(seat), seat, Rng(number))
        if match.game.view(state, eye) == view:
            yield state


@pytest.mark.parametrize("seed", range(4))
def test_a_sight_is_the_same_whatever_the_hidden_things_are(store, seed):
    """Swap what eyes may not see for anything else that fits: not a byte of their sight changes."""

    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            rng = Rng(seed)
            compared = 0
            while not room.shown(()).over:
                match = room._battle.match
                for seats in ((), (0,), (1,)):
                    eye = eye_of(seats, None)
                    told = words(await room.sight(seats, None))
                    truth = match.state
                    for state in other_truths(match, eye):
                        match.state = state
                        compared += state != truth
                        seen = words(await room.sight(seats, None))
                        match.state = truth
                        if eye is not None or not _asked_in_secret(match):
                            assert seen == told
                seat = match.decision.waiting_for[0]
                action = plain(match, match.decision.propose(rng, seat))
                message = Act(id=0, after=room.number, seat=seat, action=action)
                await room.act((seat,), message)
                if room.number > 60:
                    break
            assert compared > 50

    run(deed())


def test_a_preview_is_the_same_whatever_the_hidden_things_are(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            rng = Rng(3)
            compared = 0
            while room.number < 40 and not room.shown(()).over:
                match = room._battle.match
                seat = match.decision.waiting_for[0]
                action = plain(match, match.decision.propose(rng, seat))
                values = {name: value for name, value in action.items() if name != "type"}
                ask = AskPreview(
                    id=1, after=room.number, seat=seat, action=action["type"], values=values
                )
                told = await room.preview((seat,), ask)
                assert told.preview.refusal is None
                truth = match.state
                for state in other_truths(match, seat):
                    match.state = state
                    compared += state != truth
                    assert await room.preview((seat,), ask) == told
                    match.state = truth
                await room.act((seat,), Act(id=0, after=room.number, seat=seat, action=action))
            assert compared > 20

    run(deed())


def _asked_in_secret(match):
    """Imagining as seat 0, seat 1's secret question is another one for spectators."""
    top = match.state.agenda.top
    return top is not None and top.seen(None) != top


def test_cards_of_others_never_leave(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            viewers = {None: Onlooker(), 0: Onlooker(0), 1: Onlooker(1)}
            for viewer in viewers.values():
                await room.welcome(viewer)
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            match = room._battle.match
            drawn = {
                event.seat: event
                for entry in match.log
                for event in entry.events
                if isinstance(event, Drawn)
            }
            assert set(drawn) == {0, 1}
            for eye, viewer in viewers.items():
                told = words(viewer.sight)
                lines = [line for entry in viewer.sight.story for line in entry.happenings]
                for seat in (0, 1):
                    shown = [
                        line
                        for line in lines
                        if line.kind == "Drawn" and line.text.values["seat"] == f"Player {seat + 1}"
                    ]
                    assert len(shown) == 1
                    assert (shown[0].text.key == "event-drawn") == (seat == eye)
                    assert shown[0].private == (seat == eye)
                    row = viewer.sight.scene.rows[seat]
                    assert all((card.front is not None) == (seat == eye) for card in row.cards)
                if eye is None:
                    assert not any(
                        card in told for card in ("Counterspell", "Gegenzauber", "Haast")
                    )
                assert match.box.seed not in told

    run(deed())


def test_sealed_answers_are_not_known_until_they_are_opened(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            ann, bob, eve = Onlooker(0), Onlooker(1), Onlooker()
            for viewer in (ann, bob, eve):
                await room.welcome(viewer)
            await act(room, 0, Bid=2)
            assert ann.sight.story[-1].action == "Bid"
            assert bob.sight.story[-1].action == eve.sight.story[-1].action == ""
            assert bob.sight.story[-1].seat == 0
            assert bob.sight.decision.answered == (0,)
            assert '"points":2' not in words(bob.sight) + words(eve.sight)

    run(deed())


def test_open_actions_are_known_by_their_kind(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            await act(room, 0, Bid=2)
            await act(room, 1, Bid=0)
            await act(room, 0, EndTurn={})
            story = (await room.sight((), None)).story
            assert [told.action for told in story] == [
                "MixDice", "MixDice", "Begin", "", "", "EndTurn",
            ]  # fmt: skip
            again = await room.sight((1,), None, since=4)
            assert [(told.entry, told.action) for told in again.story] == [
                (4, "Bid"),
                (5, "EndTurn"),
            ]

    run(deed())


def test_the_leader_sees_everything(store):
    async def deed():
        async with open_rooms(store) as rooms:
            lead = NewSeat(who="friend", leader=True)
            room, _ = await begun(rooms, ME, FRIEND, lead)
            await act(room, 0, Bid=1)
            await act(room, 1, Bid=0)
            sight = await room.sight((2,), None)
            assert all(card.front for row in sight.scene.rows for card in row.cards)
            drawn = [
                line.text.key
                for entry in sight.story
                for line in entry.happenings
                if line.kind == "Drawn"
            ]
            assert drawn == ["event-drawn", "event-drawn"]

    run(deed())


def test_at_one_screen_the_screen_is_handed_over_for_what_is_private(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, ME)
            both = (0, 1)
            shared = await room.sight(both, None)
            assert (shared.seat, shared.asked, shared.hand_over) == (None, (0, 1), 0)
            assert not shared.decision.forms
            first = await room.sight(both, 0)
            assert (first.seat, first.hand_over) == (0, None)
            assert first.decision.forms
            await act(room, 0, seats=both, Bid=1)
            still = await room.sight(both, 0)
            assert (still.asked, still.hand_over) == ((1,), 1)
            assert not still.decision.forms
            await act(room, 1, seats=both, Bid=0)
            turn = await room.sight(both, None)
            assert (turn.asked, turn.hand_over) == ((0,), None)
            assert turn.decision.forms
            assert all(card.front is None for row in turn.scene.rows for card in row.cards)
            alone = await room.sight(both, 0)
            fronts = [[card.front is not None for card in row.cards] for row in alone.scene.rows]
            assert fronts == [[True], [False]]

    run(deed())


def test_a_secret_question_is_shown_to_nobody_else(store):
    async def deed():
        async with open_rooms(store) as rooms:
            for seed in range(30):
                room, _ = await begun(rooms, ME, ME)
                rng = Rng(seed)
                if await _to_secret_question(room, rng):
                    break
            match = room._battle.match
            holder = match.decision.waiting_for[0]
            for seats, looking in (((), None), ((1 - holder,), None), ((0, 1), None)):
                sight = await room.sight(seats, looking)
                assert sight.decision.prompt.key == "ask-waiting"
                assert not sight.decision.forms
                assert "Counter" not in words(sight.decision)
            assert (await room.sight((0, 1), None)).hand_over == holder
            assert (await room.sight((0, 1), holder)).decision.forms
            await act(room, holder, LetBe={})
            number = room.number - 1
            for seats in ((), (1 - holder,)):
                told = (await room.sight(seats, None)).story[number]
                assert (told.entry, told.action) == (number, "")
            mine = (await room.sight((holder,), None)).story[number]
            assert mine.action == "LetBe"

    run(deed())


async def _to_secret_question(room, rng):
    while not room.shown(()).over:
        match = room._battle.match
        decision = match.decision
        if type(match.state.agenda.top).__name__ == "Counter":
            return True
        seat = decision.waiting_for[0]
        menu = decision.candidates(seat)
        bolts = [action for action in menu if type(action).__name__ == "CastBolt"]
        action = bolts[0] if bolts else decision.propose(rng, seat)
        await room.act(
            (seat,), Act(id=0, after=room.number, seat=seat, action=plain(match, action))
        )
    return False


def test_a_seat_renamed_is_called_so_everywhere(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            await act(room, 0, Bid=0)
            await act(room, 1, Bid=1)
            viewer = Onlooker()
            await room.welcome(viewer)
            await room.claimed(1, "Grimbart")
            assert viewer.sight.battle.seats[1].name == "Grimbart"
            assert viewer.sight.scene.sheets[1].title == "Grimbart"
            assert room._battle.match.state.seats[1].name == "Player 2"
            story = (await room.sight((), None)).story
            turns = [
                line.text.values["seat"]
                for entry in story
                for line in entry.happenings
                if line.kind == "TurnBegan"
            ]
            assert turns == ["Grimbart"]

    run(deed())


def test_standing_actions_are_offered_for_ones_own_seats(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            sight = await room.sight((1,), None)
            assert [forms.seat for forms in sight.standing] == [1]
            names = [form.action for form in sight.standing[0].forms]
            assert "Concede" in names
            assert "OfferEnd" in names
            assert (await room.sight((), None)).standing == ()
            await act(room, 1, SetPolicy={"key": "watch", "value": "never"})
            mine = await room.sight((1,), None)
            assert [(p.seat, p.key, p.value) for p in mine.policies] == [(1, "watch", "never")]
            assert (await room.sight((0,), None)).policies == ()

    run(deed())


def test_the_scene_is_that_of_the_view(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, FRIEND)
            table = room._battle.table()
            assert (await room.sight((1,), None)).scene == scene_of(table, 1)

    run(deed())

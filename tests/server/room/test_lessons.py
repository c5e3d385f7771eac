"""A guided battle at a shared table: led, locked, scripted, and left."""

import pytest

from slagveld.server.wire.live import Act, AskPreview, Done, Refused, Shown
from slagveld.server.wire.setup import NewBattle, NewSeat
from tests.server.tables import Onlooker, open_rooms, run, until

WALK = {"type": "Walk", "model": 3, "path": [[5095, 3400]], "facing": 0}
OTHER = {"type": "Walk", "model": 4, "path": [[5095, 4600]], "facing": 0}


async def taught(rooms, game="wizard-duel"):
    """A lesson's room, and its learner."""
    wish = NewBattle(game=game, lesson=True, seats=(NewSeat(who="me", name="Ann"),))
    created = await rooms.create(wish, None)
    room, ann = await rooms.room(created.battle.id), Onlooker(0)
    await room.welcome(ann)
    return room, ann


def act(room, action):
    return room.act((0,), Act(1, room.number, 0, action))


def test_the_learner_is_shown_what_is_let_in_and_led(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, ann = await taught(rooms)
            lesson = ann.sight.lesson
            assert (lesson.step, lesson.missed) == (1, None)
            assert [form.action for form in ann.sight.decision.forms] == ["Walk"]
            assert ann.sight.decision.forms[0].fields[0].allowed == (3,)
            assert [form.action for form in lesson.locked] == ["Rest", "Shoot"]
            assert (lesson.lead["type"], lesson.lead["model"]) == ("Walk", 3)
            eve = Onlooker()
            await room.welcome(eve)
            assert eve.sight.lesson is None

    run(deed())


@pytest.mark.rule("SLV-LESSON-1")
def test_what_is_not_let_in_is_refused_with_a_sentence(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, ann = await taught(rooms)
            for action in ({"type": "Rest", "model": 3}, OTHER):
                refused = await act(room, action)
                assert isinstance(refused, Refused)
                assert refused.refusal.rule == "SLV-LESSON-1"
                assert refused.refusal.text.key == "lesson-not-now"
            values = {name: value for name, value in OTHER.items() if name != "type"}
            shown = await room.preview((0,), AskPreview(2, room.number, 0, "Walk", values))
            assert isinstance(shown, Shown)
            assert shown.preview.refusal.rule == "SLV-LESSON-1"
            assert isinstance(await act(room, WALK), Done)
            assert ann.sight.lesson.step == 2

    run(deed())


def test_a_take_back_leads_back_in_the_lesson(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, ann = await taught(rooms, "little-carnage")
            for step in (1, 2):
                await until(lambda: ann.sight.asked == (0,))
                assert ann.sight.lesson.step == step
                assert isinstance(await act(room, ann.sight.lesson.lead), Done)
            assert ann.sight.lesson.step == 3, "the knights have marched, and nothing was rolled"
            back = {"type": "TakeBack", "to": ann.sight.back.entry}
            assert isinstance(await act(room, back), Done)
            assert ann.sight.lesson.step == 2

    run(deed())


def test_whoever_leaves_the_lesson_may_do_anything(store):
    async def deed():
        async with open_rooms(store) as rooms:
            room, ann = await taught(rooms)
            await room.end_lesson((0,))
            assert ann.sight.lesson is None
            assert not ann.sight.battle.lesson
            assert len(ann.sight.decision.forms) == 3
            assert isinstance(await act(room, OTHER), Done)
        async with open_rooms(store) as rooms:
            again = await rooms.room(room.id)
            sight = await again.sight((0,), 0)
            assert sight.lesson is None, "it stays so"

    run(deed())


def test_everybody_stands_ready_where_the_opening_says_so(store):
    async def deed():
        async with open_rooms(store) as rooms:
            _, ann = await taught(rooms, "confrontation")
            await until(lambda: ann.sight.asked == (0,) and ann.sight.lesson.lead is not None)
            assert ann.sight.scene.round == 1
            assert all(piece.pose is not None for piece in ann.sight.scene.pieces)
            deeds = [told.action for told in ann.sight.story if told.seat == 1]
            assert "Rush" in deeds, "the goblins play to the script"

    run(deed())


def test_a_battle_on_its_scenario_stands_ready_too_and_is_no_lesson(store):
    async def deed():
        async with open_rooms(store) as rooms:
            created = await rooms.create(
                NewBattle(game="confrontation", scenario="encounter"), None
            )
            room, ann = await rooms.room(created.battle.id), Onlooker(0)
            await room.welcome(ann)
            await act(room, {"type": "MixDice", "number": 7})
            await until(lambda: ann.sight.scene.round == 1)
            assert ann.sight.lesson is None

    run(deed())

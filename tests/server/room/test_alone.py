"""What has but one answer is answered by itself, with a word in the story."""

import slagveld
from slagveld.server.room.alone import only_move
from slagveld.server.wire.live import Act, Done
from slagveld.server.wire.setup import NewBattle, NewSeat
from tests.server.tables import Onlooker, open_rooms, run, until

DEEDS = (
    {"type": "LeaveWagon"},
    {"type": "Charge", "unit": 1000, "target": 1023, "facing": 2700},
    {"type": "March", "unit": 1005, "facing": 2700, "path": [[4500, 5400]]},
    {"type": "March", "unit": 1016, "facing": 2700, "path": [[6700, 6400]]},
)
"""When these are done nothing is left but to end the part."""


def carnage():
    """A battle just before its only answer."""
    game = slagveld.game("carnage")
    lesson = game.lesson()
    match = game.match(lesson.scenario, seed=lesson.seed, options=lesson.options)
    for deed in DEEDS:
        assert only_move(match, {1}) is None, "there is something to choose"
        match.play_json(deed, 0)
    return match


def test_it_is_found_where_nothing_can_be_chosen():
    match = carnage()
    move = only_move(match, {1})
    assert (move.seat, type(move.action).__name__, move.itself) == (0, "EndPart", True)
    assert only_move(match, {0, 1}) is None, "bots answer for themselves"
    match.play(move.action, 0)
    assert only_move(match, {1}) is None, "somebody else is asked"


def test_it_is_answered_and_told_and_a_take_back_passes_it_over(store):
    async def deed():
        async with open_rooms(store) as rooms:
            wish = NewBattle(game="carnage", lesson=True, seats=(NewSeat(who="me", name="Ann"),))
            created = await rooms.create(wish, None)
            room, ann = await rooms.room(created.battle.id), Onlooker(0)
            await room.welcome(ann)
            await room.end_lesson((0,))
            for step in DEEDS:
                number = room.number
                assert isinstance(await room.act((0,), Act(1, number, 0, step)), Done)
            marched = number

            def told():
                return [
                    (one.entry, happening.text.key)
                    for message in ann.told
                    for one in getattr(message, "story", ())
                    for happening in one.happenings
                    if happening.kind == "AnsweredItself"
                ]

            await until(told)
            assert told()[0] == (marched + 1, "room-only-answer")
            sight = await room.sight((0,), 0)
            entry = next(one for one in sight.story if one.entry == marched + 1)
            assert (entry.seat, entry.action, entry.why) == (0, "EndPart", False)
            assert sight.back.entry is None or sight.back.entry < marched

    run(deed())

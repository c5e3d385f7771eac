"""Events as lines: tone, dice with their hits, motions with their pieces."""

import re

import pytest
from slagveld_toy.game import Toy

from slagveld.kernel import event as events
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.registry import listed
from slagveld.kernel.state import Seat
from slagveld.server.room.happenings import happening
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import WRITTEN, Text, bundle_source, say

SEATS = (Seat("Ann", 0), Seat("Bob", 1))
POSE = Pose(10, 20, 900)
PURPOSE = Text("plain", {"words": "to hit"})


class Trampled(events.Hurt, frozen=True, kw_only=True):
    """A game's own kind of hurt."""

    namespace = "toy"


def line(event):
    return happening(event, SEATS)


@pytest.mark.parametrize(
    ("event", "tone", "motion"),
    [
        (events.RoundBegan(round=1), "phase", None),
        (events.PhaseBegan(phase=PURPOSE), "phase", None),
        (events.TurnBegan(seat=1), "phase", None),
        (events.Told(what=PURPOSE), "plain", None),
        (events.Conceded(seat=0), "end", None),
        (events.Ended(winners=(0,), reason=PURPOSE), "end", None),
        (events.TakenBack(to=3), "table", None),
        (events.Paused(on=True), "table", None),
        (events.EndOffered(seat=0, on=True), "table", None),
        (events.PolicySet(seat=0, key="a", value="b"), "table", None),
        (events.Overridden(reason="x", paths=("/a",)), "table", None),
        (events.Placed(piece=4, name="x", pose=POSE), "plain", "place"),
        (events.Moved(piece=4, name="x", path=(Spot(1, 2),), pose=POSE), "plain", "move"),
        (events.Turned(piece=4, name="x", facing=900), "plain", "turn"),
        (events.Hurt(piece=4, name="x", amount=2, left=1), "harm", "hurt"),
        (events.Healed(piece=4, name="x", amount=2, left=1), "plain", "heal"),
        (events.Slain(piece=4, name="x"), "harm", "slain"),
        (events.Removed(piece=4, name="x", cause=PURPOSE), "plain", "gone"),
        (Trampled(piece=4, name="x", amount=2, left=1), "harm", "hurt"),
    ],
)
def test_each_kind_has_its_tone_and_motion(event, tone, motion):
    told = line(event)
    assert told.kind == type(event).__name__
    assert told.tone == tone
    assert (told.motion and told.motion.kind) == motion
    assert told.motion is None or told.motion.piece == 4
    assert told.roll is None


def test_motions_say_where_and_how_much():
    moved = line(events.Moved(piece=4, name="x", path=(Spot(1, 2), Spot(3, 4)), pose=POSE)).motion
    assert (moved.path, moved.pose) == ((Spot(1, 2), Spot(3, 4)), POSE)
    assert line(events.Placed(piece=4, name="x", pose=POSE)).motion.pose == POSE
    assert line(events.Turned(piece=4, name="x", facing=900)).motion.amount == 900
    assert line(events.Hurt(piece=4, name="x", amount=2, left=1)).motion.amount == 2


def test_what_a_line_names_and_how_it_is_shown():
    effects = {"hit": "strike", "hit/breath": "breath", "event-told/why": "spell"}

    def shown(event):
        told = happening(event, SEATS, effects=effects)
        return told.about, told.effect

    def roll(**values):
        purpose = Text("toy:hit", values)
        return events.Rolled(seat=0, dice=(1,), sides=6, purpose=purpose, pieces=(7, 4, 7))

    assert shown(roll(how="melee")) == ((7, 4), "strike")
    assert shown(roll(how="breath")) == ((7, 4), "breath")
    assert shown(events.Moved(piece=4, name="x", path=(), pose=POSE)) == ((4,), None)
    moved = line(events.Moved(piece=4, name="x", path=(), pose=POSE, manner="toy:flee"))
    assert moved.motion.manner == "flee"


@pytest.mark.parametrize("game", sorted(listed()))
def test_effects_belong_to_sentences_of_their_game(game):
    effects = listed()[game].effects
    said = bundle_source("en", [game])
    for key in effects:
        name = key.partition("/")[0]
        assert re.search(rf"^([a-z-]+-)?{name} =", said, re.MULTILINE), key


MAGIC = {
    "carnage": {"harm", "bless", "curse", "move"},
    "little-carnage": {"harm", "heal", "bless", "curse", "move", "summon"},
    "mage-knight": {"heal", "curse", "summon"},
    "wizard-duel": {"harm", "heal", "bless", "summon"},
}


@pytest.mark.parametrize("game", sorted(MAGIC))
def test_spells_are_shown_by_what_they_do(game):
    assert MAGIC[game] <= set(listed()[game].effects.values())


def test_seats_are_called_by_their_names():
    told = line(events.TurnBegan(seat=1))
    for language in WRITTEN:
        assert "Bob" in say(told.text, language)


def rolled(*dice, need=None):
    return line(events.Rolled(seat=0, dice=dice, sides=6, purpose=PURPOSE, need=need)).roll


def test_each_die_of_a_pool_is_judged():
    roll = rolled(1, 4, 6, need=Need(Tally(4), ">="))
    assert (roll.hits, roll.target) == ((False, True, True), 4)


def test_a_sum_is_judged_once():
    roll = rolled(3, 4, need=Need(Tally(7), "<=", each=False))
    assert (roll.hits, roll.target) == ((True,), 7)


def test_dice_without_a_need_are_not_judged():
    roll = rolled(3, 4)
    assert (roll.hits, roll.target, roll.need) == ((), None, None)


def test_what_not_everybody_sees_is_marked():
    drawn = events.Drawn(seat=0, bag=PURPOSE, item="bolt", seen_by=(0,))
    assert line(drawn).private
    (masked,) = Toy().events_for([drawn], 1)
    assert not line(masked).private
    assert "bolt" not in str(line(masked))

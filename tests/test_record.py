"""Records: values, whether they are structs or native classes, and mixed with each other."""

import copy
import json
import pickle
import sys

import msgspec
import pytest

from slagveld.games.wizard_duel.core.models import Creature
from slagveld.kept import Shelf, beside, hand_on, keep, kept, knows, room_of
from slagveld.kernel.codec import Codec, MalformedError
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game
from slagveld.kernel.state import Seat, State
from slagveld.record import Record, fields_of, form_of, made, replace
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import Pose, RoundBase

worked: list[object] = []


class Tower(Record):
    """Of these tests, so never compiled."""

    id: int
    height: int = 3
    guards: tuple[str, ...] = ()

    @kept
    def shadow(self):
        """How far it falls."""
        worked.append(self.id)
        return self.height * 2

    @kept
    def captain(self):
        """Who commands, if anybody does."""
        worked.append("captain")
        return self.guards[0] if self.guards else None


class Keep(Tower):
    """A tower with more to it."""

    rooms: int = 7


class Siege(State, kw_only=True):
    """A state of a game that is not compiled, on a core that may be."""

    towers: tuple[Tower, ...] = ()
    layout: Layout | None = None
    days: int = 0


BASE = RoundBase(300)
HERE, THERE = Pose(500, 500, 0), Pose(900, 700, 450)
SEATS = (Seat("A", 0), Seat("B", 1))
ONE = Placed(1, BASE, HERE)
FILLED = Layout(6000, 6000, bases=(ONE,))
CREATURE = Creature(
    id=1, seat=0, number=2, race="orc", weapon="normal", wounds=4, appeared=1, line=3
)
KINDS = {
    "struct or native, of the table": (ONE, {"pose": THERE}),
    "with kept values": (FILLED, {"width": 4000}),
    "of a game": (CREATURE, {"wounds": 2}),
    "of the kernel": (State(seats=SEATS), {"paused": True}),
    "never compiled": (Tower(1, guards=("Ann",)), {"height": 9}),
    "derived, never compiled": (Keep(1), {"rooms": 2}),
    "never compiled, of the kernel": (Siege(seats=SEATS, towers=(Tower(4),)), {"days": 4}),
}


@pytest.fixture(params=list(KINDS))
def kind(request):
    """A record, and changes to it."""
    return KINDS[request.param]


class TestValues:
    def test_equal_fields_are_equal(self, kind):
        one, changes = kind
        same = type(one)(**fields_of(one))
        assert same is not one
        assert one == same
        assert not one != same  # noqa: SIM202 - both operators are asked
        assert hash(one) == hash(same)
        assert one != replace(one, **changes)
        assert one != "something else"

    def test_a_copy_with_changes(self, kind):
        one, changes = kind
        before = fields_of(one)
        new = replace(one, **changes)
        assert type(new) is type(one)
        assert fields_of(new) == {**before, **changes}
        assert fields_of(one) == before
        assert replace(new, **{name: before[name] for name in changes}) == one

    def test_fields_in_order(self):
        assert list(fields_of(Keep(1))) == ["id", "height", "guards", "rooms"]
        assert list(fields_of(ONE)) == ["id", "base", "pose"]
        assert list(fields_of(Siege(seats=SEATS)))[:2] == ["seats", "agenda"]

    def test_unknown_and_missing_fields(self, kind):
        one, _ = kind
        with pytest.raises((TypeError, AttributeError)):
            replace(one, no_such_field=1)
        with pytest.raises(TypeError):
            type(one)()
        with pytest.raises(TypeError):
            type(one)(**fields_of(one), no_such_field=1)

    def test_more_fields_than_there_are(self):
        with pytest.raises(TypeError):
            Tower(1, 2, (), 4)

    def test_a_part_is_not_the_whole(self):
        assert Tower(1) != Keep(1)
        assert Keep(1) != Tower(1)
        assert State(seats=SEATS) != Siege(seats=SEATS)
        assert Siege(seats=SEATS) != State(seats=SEATS)

    def test_it_says_what_it_is(self):
        assert repr(Tower(1)) == "Tower(id=1, height=3, guards=())"
        assert repr(ONE) == f"Placed(id=1, base={BASE!r}, pose={HERE!r})"

    def test_copied_and_pickled(self, kind, monkeypatch):
        one, _ = kind
        # pytest gives modules of tests names under which pickle does not find them.
        monkeypatch.setitem(sys.modules, __name__, sys.modules.get(__name__, _this()))
        for same in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert type(same) is type(one)
            assert same == one

    def test_replace_takes_structs_too(self):
        assert replace(SEATS[0], name="C") == Seat("C", 0)


def _this():
    """This module, as its classes see it."""
    module = type(sys)(__name__)
    vars(module).update(globals())
    return module


class TestKept:
    def test_worked_out_once(self):
        worked.clear()
        one = Tower(1)
        assert (one.shadow, one.shadow, one.captain, one.captain) == (6, 6, None, None)
        assert worked == [1, "captain"]

    def test_a_copy_starts_with_nothing(self):
        one = Tower(1)
        assert not knows(one, "shadow")
        assert one.shadow == 6
        assert knows(one, "shadow")
        higher = replace(one, height=5)
        assert not knows(higher, "shadow")
        assert higher.shadow == 10

    def test_it_is_no_part_of_the_value(self):
        one, codec = Tower(1), game("toy").codec
        before = codec.encode(one)
        assert one.shadow == 6
        room_of(one)["tests.more"] = 4
        assert one == Tower(1)
        assert hash(one) == hash(Tower(1))
        assert codec.encode(one) == before
        assert "shadow" not in fields_of(one)

    def test_the_same_of_a_record_that_may_be_native(self):
        one, codec = Layout(6000, 6000, bases=(ONE,)), game("toy").codec
        before = codec.encode(one)
        assert not knows(one, "_places")
        assert one.has(1)
        assert knows(one, "_places")
        assert (one, hash(one), codec.encode(one)) == (FILLED, hash(FILLED), before)
        assert not knows(replace(one, width=4000), "_places")

    def test_what_is_known_already(self):
        for name, value in (("shadow", 44), ("captain", "Ann")):
            one = Tower(1)
            keep(one, name, value)
            assert getattr(one, name) == value
        table = Layout(6000, 6000, bases=(ONE,))
        keep(table, "_places", {9: 0})
        assert table.has(9)

    def test_what_is_handed_on(self):
        worked.clear()
        one = Tower(1)
        assert one.shadow == 6
        heir = replace(one, guards=("Ann",))
        hand_on(one, heir, ("shadow", "captain"))
        assert knows(heir, "shadow")
        assert not knows(heir, "captain")
        assert (heir.shadow, heir.captain) == (6, "Ann")
        assert worked == [1, "captain"]

    def test_handed_on_by_one_that_may_be_native(self):
        one = Layout(6000, 6000, bases=(ONE,))
        bodies = one.bodies()
        wider = replace(one, width=9000)
        hand_on(one, wider, ("_bodies", "_places"))
        assert wider.bodies() is bodies
        assert not knows(wider, "_places")

    def test_of_others_beside_it(self):
        shelf, size = Shelf[int, int]("tests.shelf"), beside(lambda owner: len(fields_of(owner)))
        for one, _ in KINDS.values():
            new = type(one)(**fields_of(one))
            assert shelf.kept(new, 2, pow, 2, 5) == shelf.kept(new, 2, pow, 9, 9) == 32
            assert size(new) == size(new) == len(fields_of(new))
            assert new == one
            assert room_of(replace(new)) == {}


class TestJson:
    def read(self, kind, value):
        return made(msgspec.convert(value, form_of(kind)))

    def test_both_ways(self, kind):
        one, _ = kind
        codec = Codec("slagveld_toy", Siege)
        text = codec.encode(one)
        assert json.loads(text) == json.loads(json.dumps(codec.builtins(one)))
        assert list(json.loads(text)) == list(fields_of(one))
        if isinstance(one, Siege):
            assert codec.state(text) == one
            assert codec.encode(codec.state(text)) == text
        elif not isinstance(one, State):
            assert self.read(type(one), json.loads(text)) == one

    def test_records_inside_of_others(self):
        told = [{"id": 1}, {"id": 2, "guards": ["Ann", "Bo"]}]
        assert self.read(tuple[Tower, ...], told) == (Tower(1), Tower(2, guards=("Ann", "Bo")))
        assert self.read(dict[str, Tower | None], {"a": None, "b": {"id": 3}}) == {
            "a": None,
            "b": Tower(3),
        }
        assert self.read(int, 3) == 3

    def test_a_state_with_records_inside(self):
        codec = Codec("slagveld_toy", Siege)
        one = Siege(seats=SEATS, towers=(Tower(1), Tower(2)), layout=FILLED, days=3)
        again = codec.state(codec.encode(one))
        assert again == one
        assert (type(again), type(again.towers[0])) == (Siege, Tower)
        assert (type(again.layout), again.layout.bases) == (Layout, (ONE,))

    @pytest.mark.parametrize(
        ("changed", "message"),
        [
            ({"days": "many"}, "Expected `int`, got `str` - at `$.days`"),
            ({"towers": [{"id": 1}, {}]}, "missing required field `id` - at `$.towers[1]`"),
            ({"towers": [{"id": 1.5}]}, "Expected `int`, got `float` - at `$.towers[0].id`"),
            ({"layout": {"width": 1, "height": 1, "bases": [{}]}}, "at `$.layout.bases[0]`"),
            ({"seats": 3}, "Expected `array`, got `int` - at `$.seats`"),
        ],
    )
    def test_what_is_wrong_is_said(self, changed, message):
        codec = Codec("slagveld_toy", Siege)
        told = {**codec.builtins(Siege(seats=SEATS)), **changed}
        with pytest.raises(MalformedError) as wrong:
            codec.state(json.dumps(told).encode())
        assert message in str(wrong.value)


class TestOpenCore:
    """A game that is not compiled runs on a core that may be."""

    def test_methods_of_the_kernel_see_its_fields(self):
        siege = Siege(seats=SEATS, out=(1,), towers=(Tower(1),))
        assert siege.players() == (0,)
        assert replace(siege, out=()).players() == (0, 1)
        assert isinstance(siege, State)
        assert isinstance(siege, Record)

    def test_the_toy_game_plays(self):
        match = game("toy").match(seed=4)
        first, rng = match.state, Rng(4)
        for _ in range(30):
            if match.decision is None:
                break
            match.play(match.decision.propose(rng))
        assert match.state != first
        codec = game("toy").codec
        assert codec.state(codec.encode(match.state)) == match.state
        assert pickle.loads(pickle.dumps(match.state)) == match.state

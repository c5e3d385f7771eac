"""What the compiler gets to read, which is then run as it is to see what it does."""

import ast
import importlib
import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

from slagveld.compiling import expansion, forms, plan, sources
from tests.compiling.processes import ROOT

PIECES = '''
"""Pieces."""

from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from slagveld.kept import kept
from slagveld.record import Record, keep


class Piece(Record, kw_only=True):
    """Something."""

    id: int
    wounds: int = 2
    used: tuple[int, ...] = ()
    SIDES: ClassVar[int] = 4

    @kept
    def worn(self) -> int:
        """How much."""
        WORKED.append(self.id)
        return self.wounds * 10

    @kept
    def foe(self) -> int | None:
        """Whom it fights."""
        WORKED.append("foe")
        return None

    def twice(self) -> int:
        return self.worn * 2


class Pair(Record):
    left: int
    right: int = 5


class Told(Record):
    left: int
    note: str | UnsetType = UNSET
    last: int | UnsetType = msgspec.UNSET


WORKED: list[object] = []


def known(piece: Piece) -> None:
    keep(piece, "worn", 7)
'''
BEASTS = '''
"""Beasts."""

from mine.pieces import Piece


class Beast(Piece, kw_only=True):
    teeth: tuple[int, ...] = (1,)
'''
ACTIONS = '''
"""Actions."""

from typing import Annotated

import msgspec

from slagveld.kernel.decision import Action


class March(Action, frozen=True, kw_only=True):
    """A march."""

    far: Annotated[int, msgspec.Meta(ge=0)]
    near, wide = "a", "b"

    def ways(self) -> object:
        """All ways."""
        return lambda: self.far
'''
LAZY = """
def first(rows, told):
    found = (row * 2 for row in rows if told(row))
    for row in found:
        return row


def total(rows):
    return sum(row for row in rows)


def pairs(rows):
    return iter((a, b) for a in rows for b in range(a) if b)


PLACE = __file__
"""


@pytest.fixture
def written(tmp_path):
    """Writes modules of a package `mine`, and gives what the compiler reads for one of them."""

    def write(wanted, **texts):
        home = tmp_path / "mine"
        home.mkdir(exist_ok=True)
        modules = []
        for name, text in texts.items():
            path = home / f"{name}.py"
            path.write_text(text, "utf-8")
            modules.append(plan.Module(f"mine.{name}", path))
        core = plan.rules(ROOT / "slagveld")[plan.CORE]
        parsed = sources.Sources([core, plan.Group("mine", tuple(modules))], ROOT)
        return expansion.Expansion(parsed, f"mine.{wanted}").source()

    return write


class _Dropped(ast.NodeTransformer):
    """The compiler drops the keywords of classes, all but the metaclass."""

    def visit_ClassDef(self, node):
        node.keywords = [keyword for keyword in node.keywords if keyword.arg == "metaclass"]
        return node


class Record:
    """The base that native code has, of which what is written out needs this."""

    room: Any = None


@pytest.fixture
def ran(written, monkeypatch):
    """The modules of `mine`, written out and run as plain Python."""
    stub = ModuleType("slagveld.record")
    stub.Record = Record
    stub.keep = stub.replace = None  # a slot has its place

    def room_of(owner):
        owner.room = {} if owner.room is None else owner.room
        return owner.room

    stub.room_of = room_of
    monkeypatch.setitem(sys.modules, "slagveld.record", stub)
    monkeypatch.setattr(importlib.import_module("slagveld"), "record", stub)
    for known in ("NAMES", "_told", "_defaults", "_keywords"):
        monkeypatch.setattr(forms, known, dict(getattr(forms, known)))
    package = ModuleType("mine")
    package.__file__ = "mine/__init__.py"
    monkeypatch.setitem(sys.modules, "mine", package)

    def run(**texts):
        for name in texts:
            module = ModuleType(f"mine.{name}")
            module.__file__ = f"mine/{name}.py"
            source = ast.unparse(_Dropped().visit(ast.parse(written(name, **texts))))
            exec(compile(source, name, "exec"), vars(module))
            monkeypatch.setitem(sys.modules, module.__name__, module)
            setattr(package, name, module)
        return package

    return run


class TestRecords:
    def test_it_has_its_fields_and_is_told_to_the_reader(self, ran):
        pieces = ran(pieces=PIECES).pieces
        one = pieces.Piece(id=3, used=(1,))
        assert one._fields() == {"id": 3, "wounds": 2, "used": (1,)}
        assert forms.NAMES[pieces.Piece] == ("id", "wounds", "used")
        assert forms._defaults[pieces.Piece] == {"wounds": 2, "used": ()}
        assert forms._told[pieces.Piece]["used"] == ("mine.pieces", "tuple[int, ...]")
        assert (pieces.Piece.SIDES, pieces.Piece.__doc__) == (4, "Something.")
        assert one.twice() == 40

    def test_keywords_only_where_they_were_asked_for(self, ran):
        pieces = ran(pieces=PIECES).pieces
        with pytest.raises(TypeError):
            pieces.Piece(3)
        assert pieces.Pair(1)._fields() == {"left": 1, "right": 5}
        with pytest.raises(TypeError):
            pieces.Pair()

    def test_equality_and_hash(self, ran):
        pieces = ran(pieces=PIECES).pieces
        one, same, other = pieces.Piece(id=3), pieces.Piece(id=3), pieces.Piece(id=4)
        assert one.worn == 20
        assert (one == same, one == other, one == 3) == (True, False, False)
        assert hash(one) == hash(same) == hash((3, 2, ()))

    def test_a_copy_starts_with_nothing(self, ran):
        pieces = ran(pieces=PIECES).pieces
        one = pieces.Piece(id=3)
        assert (one.worn, one.foe) == (20, None)
        new = one._replaced({"wounds": 5})
        assert new._fields() == {"id": 3, "wounds": 5, "used": ()}
        assert (new.kept_worn, new.room) == (None, None)
        assert (new.worn, one.worn) == (50, 20)

    def test_kept_values_are_worked_out_once(self, ran):
        pieces = ran(pieces=PIECES).pieces
        one = pieces.Piece(id=3)
        assert (one.kept_worn, one.worn, one.worn, one.kept_worn) == (None, 20, 20, 20)
        assert (one.foe, one.foe) == (None, None)
        assert pieces.WORKED == [3, "foe"]
        assert "kept_foe" not in vars(one)

    def test_what_is_known_already_is_put_into_the_slot(self, ran):
        pieces = ran(pieces=PIECES).pieces
        one = pieces.Piece(id=3)
        pieces.known(one)
        assert (one.worn, pieces.WORKED) == (7, [])

    def test_a_record_of_a_record(self, ran):
        mine = ran(pieces=PIECES, beasts=BEASTS)
        beast = mine.beasts.Beast(id=1)
        assert list(beast._fields()) == ["id", "wounds", "used", "teeth"]
        assert (beast.kept_worn, beast.worn) == (None, 20)
        assert forms._told[mine.beasts.Beast]["id"] == ("mine.pieces", "int")
        assert beast != mine.pieces.Piece(id=1)

    def test_a_field_that_says_nothing_is_left_out(self, ran):
        told = ran(pieces=PIECES).pieces.Told
        assert told(1)._fields() == {"left": 1}
        some = told(1, last=4)
        assert some._fields() == {"left": 1, "last": 4}
        assert forms.rebuilt(told, some._fields()) == some
        assert forms.rebuilt(told, told(2, "a", 3)._fields()) == told(2, "a", 3)
        assert some._replaced({"last": msgspec.UNSET}) == told(1)
        assert forms.made(msgspec.json.decode(b'{"left": 1}', type=forms.form_of(told))) == told(1)

    def test_only_the_core_is_open_to_what_is_not_compiled(self, written):
        opened = "allow_interpreted_subclasses"
        assert opened not in written("pieces", pieces=PIECES)
        core = plan.rules(ROOT / "slagveld")[plan.CORE]
        parsed = sources.Sources([core], ROOT)
        assert opened in expansion.Expansion(parsed, "slagveld.kernel.state").source()


class TestOtherClasses:
    def test_options_and_fields_of_a_struct_are_its_header(self, written):
        tree = ast.parse(written("actions", actions=ACTIONS))
        march = next(node for node in tree.body if isinstance(node, ast.ClassDef))
        header = next(
            part.value
            for part in march.body
            if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "__header__"
        )
        assert ast.literal_eval(header) == {
            "fields": {"far": "Annotated[int, msgspec.Meta(ge=0)]"},
            "options": {"frozen": True, "kw_only": True},
        }
        assert ast.get_docstring(march) == "A march."

    def test_without_its_keywords_it_is_the_same_struct(self, ran):
        plain: dict[str, Any] = {"__name__": "elsewhere"}
        exec(ACTIONS, plain)
        for kind in (ran(actions=ACTIONS).actions.March, plain["March"]):
            assert kind.__struct_fields__ == ("far",)
            assert kind.__struct_config__.frozen
            with pytest.raises(TypeError, match="positional"):
                kind(3)
            assert (kind.near, kind.wide) == ("a", "b")
            with pytest.raises(msgspec.ValidationError, match=">= 0"):
                msgspec.convert({"type": "March", "far": -1}, kind)

    def test_methods_that_hold_functions_are_functions(self, ran):
        actions = ran(actions=ACTIONS).actions
        assert actions.March(far=4).ways()() == 4
        assert callable(actions._March_ways)


class TestLaziness:
    def test_a_generator_expression_stays_lazy(self, ran):
        lazy = ran(lazy=LAZY).lazy
        asked = []

        def told(row):
            asked.append(row)
            return row > 1

        assert lazy.first([1, 2, 3, 4], told) == 4
        assert asked == [1, 2]

    def test_it_gives_the_same(self, ran):
        lazy = ran(lazy=LAZY).lazy
        assert lazy.total([1, 2]) == 3
        assert list(lazy.pairs([1, 2, 3])) == [(2, 1), (3, 1), (3, 2)]

    def test_what_takes_all_of_it_is_left_as_it_is(self, written):
        text = written("lazy", lazy=LAZY)
        assert "sum((row for row in rows))" in text
        assert "(row * 2 for row" not in text


def test_a_module_knows_its_place(written):
    assert "_forms.file_of(__name__)" in written("lazy", lazy=LAZY)
    assert forms.file_of("slagveld.compiling.forms") == str(ROOT / "slagveld/compiling/forms.py")


def test_what_runs_once_is_not_compiled():
    groups = plan.rules(ROOT / "slagveld")
    names = [module.name for group in groups.values() for module in group.modules]
    assert next(iter(groups)) == plan.CORE
    assert len(groups) == 6
    assert len(names) == len(set(names))
    assert not [name for name in names if name.endswith((".game", ".lesson", ".kit"))]
    assert not [name for name in names if ".view." in name or name.startswith("slagveld.server")]
    assert "slagveld.kept_property" not in names


BOOK = """
class Book:
    def __init__(self, key: str) -> None:
        self.key = key

    def text(self, words: str) -> str:
        return self.key + words


BOOK = Book("tin:")
text, other = BOOK.text, BOOK.key
"""
RULES = """
from mine.book import text
from slagveld.record import replace

FAR = 3
WAYS: dict[str, int] = {"march": FAR}
SHIFTING = 1
SHIFTING = 2
Alias = tuple[int, ...]


def named(one):
    return text("a" + one)


def handed(work):
    return work(text)


def changed(one, **changes):
    return replace(one, **changes)


def moved(one, far):
    return replace(one, far=far)
"""
SHADOWED = """
from mine.book import text


def named(text):
    return text("a")
"""


class TestNames:
    def test_constants_are_final_unless_they_change(self, written):
        told = written("rules", book=BOOK, rules=RULES)
        assert "FAR: _Final = 3" in told
        assert "WAYS: _Final[dict[str, int]] = {'march': FAR}" in told
        assert "SHIFTING = 1" in told
        assert "Alias = tuple[int, ...]" in told

    def test_methods_of_a_constant_are_called_by_their_owner(self, written, ran):
        told = written("rules", book=BOOK, rules=RULES)
        assert "return _home0.BOOK.text('a' + one)" in told
        assert "return work(text)" in told  # not a call
        mine = ran(book=BOOK, rules=RULES)
        assert mine.rules.named("b") == "tin:ab"

    def test_but_not_where_the_name_is_something_else(self, written):
        assert "return text('a')" in written("shadowed", book=BOOK, shadowed=SHADOWED)

    def test_changes_in_a_dict_stay_one(self, written):
        told = written("rules", book=BOOK, rules=RULES)
        assert "return _record.replaced(one, changes)" in told
        assert "return replace(one, far=far)" in told


PLAIN_CLASSES = """
from abc import ABC


class Alone:
    __slots__ = ("far",)

    def __init__(self, far: int) -> None:
        self.far = far


class Parent:
    def far(self) -> int:
        return 1


class Child(Parent):
    pass


class Valued:
    actions = (1, 2)


class Open(ABC):
    pass
"""


def _kinds_of_core(*beside):
    """By module the classes of the core, with bases and decorators, as compiled beside others."""
    core = plan.rules(ROOT / "slagveld")[plan.CORE]
    parsed = sources.Sources([core, *beside], ROOT)
    found = {}
    for module in core.modules:
        tree = ast.parse(expansion.Expansion(parsed, module.name).source())
        kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        told = {node.name: [*node.bases, *node.decorator_list] for node in kinds}
        found[module.name] = {name: list(map(ast.unparse, parts)) for name, parts in told.items()}
    return found


class TestPlainClasses:
    def test_a_class_that_stands_alone_is_native(self, written):
        tree = ast.parse(written("plain", plain=PLAIN_CLASSES))
        kinds = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        native = {name for name, node in kinds.items() if not node.decorator_list}
        assert native == {"Alone"}

    def test_one_of_the_kit_is_if_it_is_final(self):
        kinds = _kinds_of_core()
        assert kinds["slagveld.kit.book"]["Book"] == []
        assert kinds["slagveld.kit.moments"]["Stops"] == ["_mypyc_attr(native_class=False)"]

    def test_what_a_game_derives_from_does_not_change_the_core(self):
        groups = plan.rules(ROOT / "slagveld")
        alone = _kinds_of_core()
        for key in groups:
            if key != plan.CORE:
                assert _kinds_of_core(groups[key]) == alone, key

    def test_what_is_no_struct_has_no_header(self, written):
        told = written("plain", plain=PLAIN_CLASSES)
        assert "__header__" not in told
        assert "metaclass" not in told

    def test_a_struct_is_known_through_a_module(self, written):
        told = written(
            "asked",
            asked="from slagveld.kit import topics\n\n\n"
            "class Turn(topics.TopicQuestion, frozen=True):\n    seat: int\n",
        )
        assert "__header__" in told
        assert "metaclass=_Header" in told

"""A game system put together from its rooms."""

from typing import Any, NamedTuple

import pytest

from slagveld.kernel.game import Game
from slagveld.kernel.registry import games, listed
from slagveld.kit.game import FieldGame, from_data, from_room

ROOMS = ("muster", "kit", "lesson", "tactics", "odds")


class Board(NamedTuple):
    """A field with one piece."""

    layout: str = "the table"
    by_id: Any = {7: "rook"}  # noqa: RUF012


class Position(NamedTuple):
    """A state."""

    round: int = 3
    field: Board = Board()


class Rooms:
    """Says where things are; this module's package is `tests.kit`."""

    kept = from_room("test_game:Position")
    piece = from_room("test_game:BOARD.by_id.get")
    first = from_room("test_game:shown", takes=1)
    lost = from_room("test_game:nothing")


BOARD = Board()


def shown(view):
    return f"seen: {view}"


def test_a_room_is_looked_up_in_the_package_of_the_class(monkeypatch):
    looked = []

    def find(name):
        looked.append(name)
        return __import__("sys").modules[__name__]

    monkeypatch.setattr("slagveld.kit.game.import_module", find)
    rooms = Rooms()
    assert rooms.kept(5).round == 5
    assert rooms.kept is Rooms().kept is Position
    assert Rooms.kept is not Position
    assert rooms.piece(7) == "rook"
    assert rooms.first("state", "seat") == "seen: state"
    package = __name__.rpartition(".")[0]
    assert looked == [f"{package}.test_game"] * 3
    with pytest.raises(AttributeError):
        _ = rooms.lost


class Chess(FieldGame[Any]):
    """A game that says no more than it must."""

    key = "chess"
    scenarios = start = faults = scene = from_room("nowhere:nothing")


def test_a_game_with_a_field_knows_its_rounds_its_table_and_who_stands_there():
    game = Chess()
    assert game.round_of(Position()) == 3
    assert game.layout(Position()) == "the table"
    assert [game.stands(Position(), piece) for piece in (7, 8)] == [True, False]
    assert game.lesson_words("first").key == "chess:lesson-first"


@pytest.mark.parametrize("key", [key for key, one in games().items() if one.listed])
def test_every_room_that_a_game_names_is_there(key):
    game: Game[Any] = games()[key]
    for name in ROOMS:
        assert getattr(game, name)() is not None, name
    for name in ("scene", "measured", "lay", "start", "faults"):
        assert callable(getattr(game, name)), name


def test_a_lesson_is_limited_by_what_the_book_calls_a_round():
    found = {key: game.lesson().options for key, game in games().items() if game.listed}
    assert {key: list(options) for key, options in found.items()} == {
        "carnage": ["rounds"],
        "confrontation": ["turns"],
        "little-carnage": ["rounds"],
        "mage-knight": ["rounds"],
        "wizard-duel": ["rounds"],
    }
    assert games()["mage-knight"].lesson() is games()["mage-knight"].lesson()


class Fileful:
    """Has a file of data."""

    effects = from_data("effects.yaml", dict[str, str])

    def __init__(self, folder):
        self.folder = folder


def test_a_file_of_data_is_read_when_it_is_first_asked_for(tmp_path):
    class One(Fileful):
        pass

    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "effects.yaml"
    file.write_text("roll-hit: strike\n", "utf-8")
    assert One(tmp_path).effects == {"roll-hit": "strike"}
    file.unlink()
    assert One(tmp_path).effects == {"roll-hit": "strike"}


def test_a_file_with_something_else_in_it_is_refused_with_its_name(tmp_path):
    class Other(Fileful):
        pass

    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "effects.yaml").write_text("roll-hit: [1]\n", "utf-8")
    with pytest.raises(ValueError, match=r"effects\.yaml"):
        _ = Other(tmp_path).effects


def test_every_game_says_what_the_table_shows_with_a_blow():
    found = {key: one.effects for key, one in games().items() if key in listed()}
    assert [key for key, effects in found.items() if "strike" not in effects.values()] == []

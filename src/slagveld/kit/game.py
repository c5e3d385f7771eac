"""A game system put together from its rooms.

What others ask of a game (its armies, its box of scenery, its view, its bots) lies in the rooms of
its package. The class of the game says where, and each is loaded when it is first asked for:

    class Carnage(FieldGame[CarnageState]):
        muster = from_room("army.muster:Armies")
        measured = from_room("view.rulers:measured")
"""

from importlib import import_module
from typing import Any, TypeVar

from slagveld.kept import kept
from slagveld.kernel.game import Game
from slagveld.kernel.lesson import Lesson, read_lesson
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.texts import Text

S = TypeVar("S", bound=State)


class _FromRoom:
    """Stands in a game's class for a function, or a class to be called, of one of its modules."""

    def __init__(self, place: str, takes: int | None) -> None:
        self._place = place
        self._takes = takes
        self._package = ""
        self._found: Any = None

    def __set_name__(self, owner: type, name: str) -> None:
        self._package = owner.__module__.rpartition(".")[0]

    def __get__(self, game: Any, owner: type) -> Any:
        if game is None:
            return self
        if self._found is None:
            module, _, path = self._place.partition(":")
            found: Any = import_module(f"{self._package}.{module}")
            for name in path.split("."):
                found = getattr(found, name)
            self._found = found if self._takes is None else _taking(found, self._takes)
        return self._found


def _taking(function: Any, count: int) -> Any:
    return lambda *given: function(*given[:count])


def from_room(place: str, *, takes: int | None = None) -> Any:
    """A method of a game that one of its rooms provides, without the game as first argument.

    Args:
        place: A module within the game's package and what to look up in it: `view.scene:scene`.
        takes: How many of the method's arguments it takes; None: all of them.
    """
    return _FromRoom(place, takes)


class GuidedGame(Game[S]):
    """A game whose guided first battle is `data/lesson.yaml`, told by the texts `lesson-…`.

    The option that limits its length is called like the rounds of the book.
    """

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        return self._lesson

    def lesson_words(self, key: str) -> Text:
        """A step of the guided battle."""
        return Text(f"{self.key}:lesson-{key}")  # texts: *:lesson-*

    def lesson_army(self, key: str) -> Any:
        """A ready-made army of the guided battle, as `Setup.armies` takes it."""
        raise NotImplementedError

    @kept
    def _lesson(self) -> Lesson:
        path = self.folder / "data" / "lesson.yaml"
        found = read_lesson(path, self.lesson_words, self.lesson_army)
        options = {f"{self.round_called}s": found.options["rounds"]}
        return replace(found, options=options)


class FieldGame(GuidedGame[S]):
    """A game whose state counts its rounds (`round`) and has a `field` of pieces by their ids."""

    def round_of(self, state: Any) -> int:
        """The round being played; 0 before the first."""
        return int(state.round)

    def layout(self, state: Any) -> Layout:
        """The table with everybody on it."""
        found: Layout = state.field.layout
        return found

    def stands(self, state: Any, piece: int) -> bool:
        """Whether a piece is on the field."""
        return piece in state.field.by_id

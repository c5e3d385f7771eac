"""A game system put together from its rooms.

What others ask of a game (its armies, its box of scenery, its view, its bots) lies in the rooms of
its package. The class of the game says where, and each is loaded when it is first asked for:

    class Carnage(FieldGame[CarnageState]):
        odds = from_room("wounds.named_odds:attacks")
        tactics = from_room("bots.tactics:CarnageTactics")

What lies in the same room of every game, `GuidedGame` says for all.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeVar

from slagveld import data
from slagveld.kept import kept
from slagveld.kernel.event import Effect
from slagveld.kernel.game import Game
from slagveld.kernel.lesson import Lesson, Taught, read_lesson
from slagveld.kernel.ready_battle import Scenario
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
        self._said_by: type = object
        self._found: dict[type, Any] = {}

    def __set_name__(self, owner: type, name: str) -> None:
        self._said_by = owner

    def __get__(self, game: Any, owner: type) -> Any:
        if game is None:
            return self
        if owner not in self._found:
            module, _, path = self._place.partition(":")
            found: Any = import_module(f"{self._package(owner)}.{module}")
            for name in path.split("."):
                found = getattr(found, name)
            self._found[owner] = found if self._takes is None else _taking(found, self._takes)
        return self._found[owner]

    def _package(self, owner: type) -> str:
        """That of the class that says it; where a class of the kit does, of the game below it."""
        below = [one for one in reversed(owner.__mro__) if issubclass(one, self._said_by)]
        modules = [one.__module__ for one in below if one.__module__ != __name__]
        return modules[0].rpartition(".")[0]


class _FromData:
    """Stands in a game's class for a file of its data, read when it is first asked for."""

    def __init__(self, file: str, kind: Any) -> None:
        self._file = file
        self._kind = kind
        self._found: dict[type, Any] = {}

    def __get__(self, game: Any, owner: type) -> Any:
        if game is None:
            return self
        if owner not in self._found:
            self._found[owner] = data.load(game.folder / "data" / self._file, self._kind)
        return self._found[owner]


def from_data(file: str, kind: Any) -> Any:
    """What stands in a file below a game's `data`, as an attribute of the game."""
    return _FromData(file, kind)


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

    What the table shows while it is told stands in `data/effects.yaml`.

    The option that limits its length is called like the rounds of the book. A game that keeps
    something in another room, or has no such room, says so.
    """

    muster = from_room("army.muster:Armies")
    battles = from_room("setup.scenarios:battles")
    """The ready-made battles by key (see `scenarios.ReadyBattle`)."""
    kit = from_room("setup.kit:BOX.kit")
    lay = from_room("setup.kit:BOX.lay")
    site = from_room("setup.kit:BOX.site")
    scene = from_room("view.scene:scene")
    effects = from_data("effects.yaml", dict[str, Effect])
    measured = from_room("view.rulers:measured")
    faults = from_room("turn.soundness:faults")

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made battles, as the menus show them."""
        return [Scenario.of(battle, battle.players) for battle in self.battles().values()]

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        return self._taught.lesson

    def taught(self) -> Taught | None:
        """The guided first battle with its script."""
        return self._taught

    def lesson_words(self, key: str) -> Text:
        """A step of the guided battle."""
        return Text(f"{self.key}:lesson-{key}")  # texts: *:lesson-*

    def lesson_army(self, key: str) -> Any:
        """A ready-made army of the guided battle, as `Setup.armies` takes it."""
        raise NotImplementedError

    @kept
    def _taught(self) -> Taught:
        path = self.folder / "data" / "lesson.yaml"
        found = read_lesson(path, self.lesson_words, self.lesson_army)
        options = {f"{self.round_called}s": found.guide.rounds}
        return replace(found, lesson=replace(found.lesson, options=options))


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

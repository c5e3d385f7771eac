"""Menus: what a person or a bot would consider, made lazily and within a bound.

A lane is a course of possible answers, the most promising first, each made when it is asked for;
None stands for one that was tried and is not allowed. Lanes are woven into one: each gives its
first answer, then each its second, so that none crowds the others out. `bounded` takes as much of
a lane as a menu holds:

    bounded(woven([lane([Pass()]), woven([lane(ways(unit)) for unit in units])]))

A menu that is whole has its answers in the order of the lanes, as if they had been listed one
after the other. One that is not has the first of every lane, in that order, and says so.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVarTuple, overload

from slagveld.kernel.decision import Action

MOST = 200
"""Entries of a menu."""
TRIES = 400
"""Answers that are tried for one menu, allowed or not."""

Tried: TypeAlias = tuple[tuple[int, ...], Action | None]
"""An answer that was tried, with its place in the order of the whole; None: not allowed."""
Lane: TypeAlias = Iterator[Tried]
Told = TypeVarTuple("Told")


class Menu(Sequence[Action]):
    """Allowed answers in fixed order. Equal to a list or tuple of the same answers."""

    __slots__ = ("entries", "whole")

    def __init__(self, entries: Iterable[Action], whole: bool = True) -> None:
        self.entries = tuple(entries)
        self.whole = whole
        """False: there is more, which `Question.more` lists."""

    def __len__(self) -> int:
        return len(self.entries)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        return self.entries[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | tuple | Menu) and self.entries == tuple(other)

    def __hash__(self) -> int:
        return hash(self.entries)

    def __repr__(self) -> str:
        return f"Menu({list(self.entries)!r}, whole={self.whole})"


def whole(menu: Sequence[Action]) -> bool:
    """Whether a menu lists all that there is to list: what is no `Menu` always does."""
    return menu.whole if isinstance(menu, Menu) else True


def lane(answers: Iterable[Action | None]) -> Lane:
    """A lane of these answers as they come."""
    for place, answer in enumerate(answers):
        yield (place,), answer


def late(make: Callable[[*Told], Iterable[Action | None]], *told: *Told) -> Lane:
    """A lane that does not even begin, by `make` from what it is told, until it is asked."""
    yield from lane(make(*told))


def woven(lanes: Iterable[Lane], promise: Sequence[int] = ()) -> Lane:
    """Several lanes as one: the first of each, then the second of each, and so on.

    `promise` names the lanes by their number in the order in which each has its turn, where that
    is not the order in which they are listed.
    """
    listed: Iterable[tuple[int, Lane]] = enumerate(lanes)
    if promise:
        known = dict(listed)
        listed = [(number, known[number]) for number in promise]
    going: list[tuple[int, Lane]] = []
    for number, one in listed:
        tried = next(one, None)
        if tried is not None:
            going.append((number, one))
            yield (number, *tried[0]), tried[1]
    while going:
        still: list[tuple[int, Lane]] = []
        for number, one in going:
            tried = next(one, None)
            if tried is not None:
                still.append((number, one))
                yield (number, *tried[0]), tried[1]
        going = still


def bounded(course: Lane, after: int = 0, most: int = MOST, tries: int = TRIES) -> Menu:
    """As much of a lane as a menu holds, from so many entries on.

    At least one entry as long as there is one, however many must be tried for it.
    """
    found: list[tuple[tuple[int, ...], Action]] = []
    passed = tried = 0
    whole = True
    for place, answer in course:
        if found and (len(found) == most or tried >= tries):
            whole = False
            break
        tried += passed == after
        if answer is None:
            continue
        if passed < after:
            passed += 1
        else:
            found.append((place, answer))
    found.sort(key=_place)
    return Menu([answer for _, answer in found], whole)


def _place(one: tuple[tuple[int, ...], Action]) -> tuple[int, ...]:
    return one[0]

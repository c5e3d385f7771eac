"""What one might do: the question's own menu, put in an order that helps a newcomer.

Everything is looked for in a battle that could be this one (`Game.imagine`), never in what the
player may not know.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from slagveld.bots import Bot
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.match import Match
from slagveld.kernel.menu import whole
from slagveld.kernel.open_decision import OpenDecision
from slagveld.kernel.scene import Piece, Scene

Item = TypeVar("Item")

PROPOSALS = 3
"""How often an adviser is asked for something new."""
DEEPEST = 60
"""Suggestions at most."""


def plain(action: Action) -> dict[str, Any]:
    """The fields of an action as JSON holds them, without its tag."""
    values: dict[str, Any] = msgspec.to_builtins(action)
    values.pop("type", None)
    return values


def woven(queues: list[list[Item]]) -> Iterator[Item]:
    """The first of each, then the second of each, and so on."""
    for place in range(max(map(len, queues), default=0)):
        for queue in queues:
            if place < len(queue):
                yield queue[place]


def _likeness(action: Action) -> tuple[str, Any]:
    """Actions of one kind with the same first value are alike: another way of one soldier."""
    first = next(iter(plain(action).values()), None)
    return type(action).__name__, first if isinstance(first, int | str) else None


class Advice:
    """Suggestions for one decision of one seat."""

    def __init__(
        self, match: Match[Any], decision: OpenDecision, seat: int, adviser: Bot, rng: Rng
    ) -> None:
        self._match = match
        self._seat = seat
        self._adviser = adviser
        self._rng = rng
        self._state: Any = None
        asked = match.waiting is None and match.begun and not match.state.paused
        if asked:
            self._state = match.game.imagine(match.view(seat), seat, rng)
            question = match.game.question(self._state)
            menu = [] if question is None else question.candidates(self._state, seat)
        else:
            menu = decision.candidates(seat)
        self.menu = list(menu)
        self.whole = whole(menu)
        """False: much more may be done than is looked through for suggestions."""
        self._coming = self._ranked()
        self._found: list[Action] = []

    def first(self, count: int) -> list[Action]:
        """So many suggestions, best first; always the same ones for a decision."""
        while len(self._found) < min(count, DEEPEST):
            action = next(self._coming, None)
            if action is None:
                break
            if action not in self._found and self._match.check(action, self._seat) is None:
                self._found.append(action)
        return self._found[:count]

    def _ranked(self) -> Iterator[Action]:
        """What the adviser would do, the pass, then the menu: first what is like nothing before."""
        seen: set[tuple[str, Any]] = set()
        for action in (*self._advised(), *self.menu[:1]):
            seen |= {_likeness(action), (type(action).__name__, ...)}
            yield action
        kinds: dict[str, dict[tuple[str, Any], list[Action]]] = {}
        for action in self.menu[1:]:
            like = _likeness(action)
            kinds.setdefault(like[0], {}).setdefault(like, []).append(action)
        queues = [
            list(woven([groups[like] for like in sorted(groups, key=lambda like: like in seen)]))
            for _, groups in sorted(kinds.items(), key=lambda pair: (pair[0], ...) in seen)
        ]
        yield from woven(queues)

    def _advised(self) -> Iterator[Action]:
        """Two different answers of the adviser, if it has two."""
        if self._state is None:
            return
        view = self._match.view(self._seat)
        found: list[Action] = []
        for _ in range(PROPOSALS):
            action = self._adviser.answer(self._match.game, view, self._seat, self._rng)
            if action not in found:
                found.append(action)
                yield action
            if len(found) == 2:
                return

    def values(self, kind: str, chosen: Mapping[str, Any], name: str) -> list[Any]:
        """Different values of a field in allowed actions that agree with what is chosen."""
        found: list[Any] = []
        for action in self.menu:
            if type(action).__name__ != kind:
                continue
            values = plain(action)
            fits = all(values.get(key) == value for key, value in chosen.items())
            if fits and name in values and values[name] not in found:
                found.append(values[name])
        return found

    def effect(self, action: Action) -> list[Piece]:
        """Pieces that would stand elsewhere at once, if no die decides it."""
        if self._state is None or action.standing:
            return []
        game = self._match.game
        question = game.question(self._state)
        if question is None or question.mode == "all" or not isinstance(action, question.actions):
            return []
        before = {piece.id: piece.pose for piece in self._scene(self._state).pieces}
        played = game.apply(self._state, self._seat, action, Quick(Rng(1)), listening=True)
        if played.rolls or game.question(played.state) is None:
            return []
        after = self._scene(played.state).pieces
        return [piece for piece in after if piece.pose and before.get(piece.id) != piece.pose]

    def _scene(self, state: Any) -> Scene:
        return self._match.game.scene(self._match.game.view(state, self._seat), self._seat)

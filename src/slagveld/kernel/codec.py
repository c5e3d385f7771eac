"""JSON of one game: its states, steps, actions and events, read back as what they were.

Steps, actions and events are open families: a game adds kinds by subclassing. The codec gathers
the kinds of the kernel and of one game's package into closed unions, so that msgspec reads them
strictly and no class outside can ever be named by a file. All modules of both packages are read
first: which kinds a battle knows must not depend on what happened to be imported before.
"""

import importlib
import pkgutil
from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from slagveld.kernel.agenda import Agenda, Question, Sealed, Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.moment import Moment
from slagveld.kernel.state import State
from slagveld.record import Record, fields_of, form_of, made

S = TypeVar("S", bound=State)

ABSTRACT = (Step, Question, Moment, Action, Event)


class MalformedError(Exception):
    """Data that is not what it should be; the message says where and why."""


def _descendants(root: type) -> Iterable[type]:
    children: list[type] = root.__subclasses__()
    for child in children:
        yield child
        yield from _descendants(child)


@cache
def read_whole(package: str) -> None:
    """Import a package with all its modules, however deep; a single module is read alone."""
    home = importlib.import_module(package)
    for module in pkgutil.walk_packages(getattr(home, "__path__", ()), f"{package}."):
        if module.name.rpartition(".")[2] != "__main__":
            importlib.import_module(module.name)


def family(root: type, package: str) -> tuple[type, ...]:
    """All kinds below `root` in the kernel and in a game's package, sorted by name."""
    homes = (__package__ or "", package)
    for home in homes:
        read_whole(home)
    found: dict[str, type] = {}
    for kind in _descendants(root):
        at_home = any(kind.__module__ == h or kind.__module__.startswith(h + ".") for h in homes)
        if not at_home or kind in ABSTRACT:
            continue
        other = found.setdefault(kind.__name__, kind)
        if other is not kind:
            raise TypeError(
                f"{kind.__name__} is defined twice: {other.__module__}, {kind.__module__}"
            )
    return tuple(found[name] for name in sorted(found))


def union(kinds: tuple[type, ...]) -> Any:
    """The type `A | B | …` of these kinds."""
    return reduce(or_, kinds)


def many(kind: Any) -> Any:
    """The type `tuple[kind, ...]`."""
    return tuple.__class_getitem__((kind, ...))


def pair_of(first: Any, second: Any) -> Any:
    """The type `tuple[first, second]`."""
    return tuple.__class_getitem__((first, second))


def _encode_custom(value: Any) -> Any:
    if isinstance(value, Agenda):
        return value.steps
    if isinstance(value, Sealed):
        return value.answers
    if isinstance(value, Record):
        return fields_of(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


class Codec(Generic[S]):
    """Reads and writes one game's JSON."""

    def __init__(self, package: str, state_type: type[S]) -> None:
        self._state_type = state_type
        self._action = union(family(Action, package))
        self._steps = many(union(family(Step, package)))
        self._events = many(union(family(Event, package)))
        self._sealed = many(pair_of(int, self._action))
        self._encoder = msgspec.json.Encoder(enc_hook=_encode_custom)
        self.action_kinds = {kind.__name__: kind for kind in family(Action, package)}
        questions: list[Any] = [
            kind for kind in family(Step, package) if issubclass(kind, Question)
        ]
        sealed = [one.actions for one in questions if one.mode == "all"]
        self.sealed_kinds = tuple([kind for kinds in sealed for kind in kinds])
        """Actions that stay sealed until all have answered: the last of them opens a secret."""

    def _decode_custom(self, kind: type, value: Any) -> Any:
        if kind is Agenda:
            return Agenda(msgspec.convert(value, self._steps))
        if kind is Sealed:
            return Sealed(msgspec.convert(value, self._sealed))
        if issubclass(kind, Record):
            return self._made(value, kind)
        raise NotImplementedError(f"{kind.__name__} has no JSON form")

    def encode(self, value: Any) -> bytes:
        """JSON of a state, action, event or anything made of them; the same bytes every time."""
        return self._encoder.encode(value)

    def builtins(self, value: Any) -> Any:
        """The same as plain lists, dicts, strings and numbers."""
        return msgspec.to_builtins(value, enc_hook=_encode_custom, str_keys=True)

    def state(self, value: bytes | Any) -> S:
        """A state from JSON bytes or from plain data; raises MalformedError."""
        state: S = self._read(value, self._state_type)
        return state

    def action(self, value: bytes | Any) -> Action:
        """An action of this game from JSON bytes or plain data; raises MalformedError."""
        action: Action = self._read(value, self._action)
        return action

    def events(self, value: bytes | Any) -> tuple[Event, ...]:
        """Events of this game from JSON bytes or plain data; raises MalformedError."""
        events: tuple[Event, ...] = self._read(value, self._events)
        return events

    def validated(self, action: Action) -> Action:
        """The same action, checked field by field as if it had come from outside."""
        try:
            plain = msgspec.to_builtins(action)
        except Exception as error:  # noqa: BLE001 - a hostile object may raise anything
            raise MalformedError(str(error) or type(error).__name__) from None
        return self.action(plain)

    def _read(self, value: Any, kind: Any) -> Any:
        try:
            return self._made(value, kind)
        except msgspec.MsgspecError as error:
            raise MalformedError(str(error)) from None
        except RecursionError:
            raise MalformedError("nested too deeply") from None
        except (UnicodeDecodeError, ValueError, TypeError, OverflowError) as error:
            raise MalformedError(str(error)) from None

    def _made(self, value: Any, kind: Any) -> Any:
        form = form_of(kind)
        if isinstance(value, bytes):
            return made(msgspec.json.decode(value, type=form, dec_hook=self._decode_custom))
        return made(msgspec.convert(value, form, dec_hook=self._decode_custom))

"""Exact chances by name: what `slagveld odds GAME ATTACK KEY=VALUE…` asks a game for."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.structs import Struct
from slagveld.texts import Text


class HasJson(Protocol):
    """A distribution: anything that can show its outcomes."""

    def as_json(self) -> dict[str, Any]:
        """Mean and outcomes with their probabilities."""


class Parameter(Struct, frozen=True):
    """One number of an attack, with its bounds; or one of several words."""

    name: str
    help: Text
    least: int = 0
    most: int = 0
    default: int | None = None
    choices: tuple[str, ...] = ()
    """The words it may be instead of a number; the first is the default."""


class Attack(Struct, frozen=True):
    """A named attack whose exact chances a game can tell."""

    name: str
    title: Text
    parameters: tuple[Parameter, ...]
    chances: Callable[..., HasJson]
    words: Mapping[str, Text] = msgspec.field(default_factory=dict)
    """What all outcomes are called, in their order, where they are words and no numbers."""

    def __call__(self, given: Mapping[str, str]) -> HasJson:
        """The chances for these values, whole numbers in words or choices; raises RefusedError."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in given:
            if name not in known:
                names = ", ".join(known)
                raise RefusedError(
                    refuse("SLV-ODDS-1", "refusal-odds-unknown", name=name[:40], known=names)
                )
        values: dict[str, int | str] = {}
        for name, parameter in known.items():
            read = _choice if parameter.choices else _number
            values[name] = read(parameter, given.get(name))
        return self.chances(**values)


def _choice(parameter: Parameter, words: str | None) -> str:
    if words is None:
        return parameter.choices[0]
    if words not in parameter.choices:
        known = ", ".join(parameter.choices)
        raise RefusedError(
            refuse("SLV-ODDS-1", "refusal-odds-unknown", name=words[:40], known=known)
        )
    return words


def _number(parameter: Parameter, words: str | None) -> int:
    if words is None:
        if parameter.default is None:
            raise RefusedError(refuse("SLV-ODDS-1", "refusal-odds-missing", name=parameter.name))
        return parameter.default
    try:
        number = int(words) if len(words) < 12 else parameter.most + 1
    except ValueError:
        number = parameter.most + 1
    if not parameter.least <= number <= parameter.most:
        raise RefusedError(
            refuse(
                "SLV-ODDS-1",
                "refusal-odds-value",
                name=parameter.name,
                value=words[:40],
                least=parameter.least,
                most=parameter.most,
            )
        )
    return number

"""Slagveld: tabletop miniature games by their own rules.

What is named here is read when it is first asked for, so that a program that needs only a part
(`slagveld.chances`, say) does not wait for the whole.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from slagveld.compiling import choice

if TYPE_CHECKING:
    from slagveld.kernel.quick import Quick
    from slagveld.kernel.registry import game, games
    from slagveld.kernel.rulebook import Refusal, RefusedError
    from slagveld.kernel.save import load

__all__ = ["Quick", "Refusal", "RefusedError", "game", "games", "load"]

_HOMES = {
    "Quick": "slagveld.kernel.quick",
    "Refusal": "slagveld.kernel.rulebook",
    "RefusedError": "slagveld.kernel.rulebook",
    "game": "slagveld.kernel.registry",
    "games": "slagveld.kernel.registry",
    "load": "slagveld.kernel.save",
}


choice.install(Path(__file__).parent)


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

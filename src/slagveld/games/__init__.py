"""The games: one package each, none of which knows another.

`slagveld.games()` lists them all. Importing a game makes this package the value of the name
`slagveld.games`, so the package itself can be called, and answers the same.
"""

import sys
from types import ModuleType
from typing import Any

from slagveld.kernel import registry
from slagveld.kernel.game import Game


class _Games(ModuleType):
    """This package, as something that can be called."""

    def __call__(self) -> dict[str, Game[Any]]:
        return registry.games()


sys.modules[__name__].__class__ = _Games

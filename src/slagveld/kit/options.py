"""Options of a game, made from their key: title and help are texts of that game.

An option `rounds` of a game is called `option-rounds` in its texts and explained by
`option-rounds-help`; a choice `own` of the option `deploy` is `option-deploy-own`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from slagveld.kernel.fields import Choice
from slagveld.kernel.setup import Option, OptionValue
from slagveld.structs import Struct
from slagveld.texts import Text

T = TypeVar("T", bound=Struct)


class OptionMaker(NamedTuple):
    """Makes the options of one game; `game` is its key."""

    game: str

    def switch(self, key: str, rule: str, *, default: bool = False) -> Option:
        """Something that is on or off."""
        return self._made(key, rule, default=default)

    def number(self, key: str, most: int, rule: str, *, default: int = 0) -> Option:
        """A whole number from 0 on."""
        return self._made(key, rule, default=default, least=0, most=most)

    def choice(self, key: str, keys: tuple[str, ...], rule: str) -> Option:
        """One of several; the first unless another is chosen."""
        named = [Choice(name, self._text(f"{key}-{name}")) for name in keys]
        return self._made(key, rule, default=keys[0], choices=tuple(named))

    def _made(self, key: str, rule: str, **rest: Any) -> Option:
        return Option(
            key=key, title=self._text(key), help=self._text(f"{key}-help"), rule=rule, **rest
        )

    def _text(self, key: str) -> Text:
        return Text(f"{self.game}:option-{key}")  # texts: *:option-*


def chosen(
    kind: type[T], options: Iterable[Option], given: Mapping[str, OptionValue], **more: Any
) -> T:
    """The switches that last through a battle, as a record of them.

    A field has the value of the option that is called like it (`free_measuring` of the option
    `free-measuring`), as it was given or by default, or what `more` says.
    """
    values = {one.key.replace("-", "_"): given.get(one.key, one.default) for one in options}
    known = {name: values[name] for name in kind.__struct_fields__ if name in values}
    return kind(**{**known, **more})

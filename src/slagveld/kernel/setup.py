"""What a battle is set up with."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.kernel.fields import Choice, Key, Label
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.state import Seat
from slagveld.texts import Text

OptionValue = bool | int | str
TakeBacks = Literal["free", "consent", "off"]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A switch, number or choice that changes a game's rules, with one line of explanation."""

    key: str
    title: Label
    help: Text
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 10**6
    rule: str = ""

    def accepts(self, value: object) -> bool:
        """Whether a value is one of this option's."""
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            return type(value) is int and self.least <= value <= self.most
        return isinstance(value, str) and any(choice.key == value for choice in self.choices)


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is decided before the first die: the same set-up gives the same battle."""

    game: Key
    scenario: Key
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=24)]
    armies: Annotated[tuple[Any, ...], msgspec.Meta(max_length=24)] = ()
    """One for each seat in the game's own form; empty: the ready-made ones."""
    options: dict[str, OptionValue] = {}
    """Only those that differ from the default need to be here."""
    table: Any = None
    """A table laid by hand, in the game's own form; None: the scenario's."""
    take_back: TakeBacks = "free"
    written: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The scenario that somebody wrote, as `kernel.scenarios` has it; unset: a ready-made one."""


def check_options(options: tuple[Option, ...], given: dict[str, OptionValue]) -> Refusal | None:
    """Why these options are not a game's, or None."""
    known = {option.key: option for option in options}
    for key in sorted(given):
        if key not in known:
            return refuse("SLV-SETUP-1", "refusal-option-unknown", option=key)
        if not known[key].accepts(given[key]):
            return refuse(
                "SLV-SETUP-1", "refusal-option-value", option=key, value=str(given[key])[:80]
            )
    return None

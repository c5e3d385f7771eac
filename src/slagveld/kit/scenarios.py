"""Ready-made battles as the files of games hold them, and what is agreed instead."""

from collections.abc import Mapping

from slagveld.data import Row
from slagveld.kernel.setup import OptionValue
from slagveld.texts import Name


class ReadyBattle(Row, frozen=True, kw_only=True):
    """A ready-made battle: what every game says of one."""

    key: str
    title: Name
    summary: Name
    players: tuple[int, ...] = (2,)
    inviting: bool = False
    width: int
    height: int


def agreed(given: Mapping[str, OptionValue], option: str, usual: int) -> int:
    """The number that was agreed on; as the scenario has it unless another is given."""
    return int(given.get(option, 0)) or usual


def last_round(given: Mapping[str, OptionValue], option: str, usual: int) -> int:
    """The last round of a battle; 0: it has none (the option `endless`)."""
    return 0 if given.get("endless") else agreed(given, option, usual)

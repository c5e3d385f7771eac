"""What is unsound in a state of any game: numbers given twice, bases on top of others."""

from collections.abc import Iterable
from itertools import combinations
from typing import Protocol

from slagveld.table.body import Body
from slagveld.table.contact import overlap
from slagveld.texts import Text


class Standing(Protocol):
    """A piece on the table."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def body(self) -> Body:
        """Its base where it stands."""


def number_faults(game: str, numbers: Iterable[int], next_id: int) -> list[Text]:
    """Numbers of pieces given twice, or not below the next to be given.

    The words are texts of the game: `fault-ids`, `fault-next-id`.
    """
    given = list(numbers)
    found: list[Text] = []
    if len(dict.fromkeys(given)) < len(given):
        found.append(Text(f"{game}:fault-ids"))  # texts: *:fault-ids*
    if given and max(given) >= next_id:
        found.append(Text(f"{game}:fault-next-id"))  # texts: *:fault-next-id*
    return found


def pairs_overlapping(pieces: Iterable[Standing], slack: int) -> list[tuple[int, int]]:
    """Pairs whose bases overlap by more than rounding to whole places makes, in fine units."""
    return [
        (one.id, other.id)
        for one, other in combinations(pieces, 2)
        if overlap(one.body, other.body, slack)
    ]

"""Another way from here: a battle that was, gone on with from an earlier entry."""

from typing import Any

from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse


def parted(match: Match[Any], entry: int) -> Match[Any]:
    """The battle as it stood after an entry (-1: before the first), ready to go on.

    The dice are those of the battle: whoever does the same again rolls the same again. Raises
    RefusedError for an entry that there is not, that waits for dice, or of older rules.
    """
    if not 0 <= entry < len(match.log) or match.log[entry].waits:
        raise RefusedError(refuse("SLV-BACK-4", "coached-no-entry", entry=entry))
    state = match.state_after(entry)
    first = match.verified_from
    again: Match[Any] = Match(match.game, match.setup, match.box)
    if first:
        again.adopt(match.log[:first], match.state_after(first - 1))
    again.adopt(match.log[: entry + 1], state, verified_from=first)
    return again

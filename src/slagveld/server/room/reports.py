"""Luck and proof of a battle, as they cross the wire."""

from typing import Any

from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.verify import verify
from slagveld.lab.luck import luck
from slagveld.server.wire.setup import Luck, LuckLine, Proof


def luck_of(match: Match[Any]) -> Luck:
    """How the dice fell for each seat."""
    return Luck(
        lines=tuple(
            LuckLine(
                seat=line.seat,
                dice=line.tests,
                expected=line.luck.expected,
                actual=line.luck.observed,
                luckier=line.luck.at_least,
                unluckier=line.luck.at_most,
            )
            for line in luck(match)
        )
    )


def proof_of(match: Match[Any]) -> Proof:
    """What playing the battle again shows; raises RefusedError before its end."""
    if match.outcome is None:
        raise RefusedError(refuse("SLV-NET-5", "room-proof-early"))
    verdict = verify(match)
    return Proof(
        ok=verdict.ok,
        entries=verdict.entries,
        rolls=verdict.rolls,
        overrides=verdict.overrides,
        entry=verdict.entry,
        reason=verdict.reason,
    )

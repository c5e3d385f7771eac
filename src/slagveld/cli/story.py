"""A battle as a replay tells it: in short, and event by event."""

from typing import Any

from slagveld.cli.desk import Desk
from slagveld.kernel import shell
from slagveld.kernel.log import Entry
from slagveld.kernel.match import Match
from slagveld.kernel.story import sentence
from slagveld.kernel.verify import Verdict

PROVEN = ("seeded", "committed")
"""Dice that a replay computes again by itself."""


def summary(desk: Desk, match: Match[Any], verdict: Verdict) -> dict[str, Any]:
    """What a replay showed, as plain data with its sentences said."""
    kind = match.box.kind
    over = match.outcome is not None
    return {
        "ok": verdict.ok,
        "entry": verdict.entry,
        "reason": None if verdict.reason is None else desk.speaker.say(verdict.reason),
        "game": match.game.key,
        "scenario": match.setup.scenario,
        "entries": verdict.entries,
        "rolls": verdict.rolls,
        "dice": {
            "kind": kind,
            "proven": verdict.ok and kind in PROVEN,
            "commitment": match.box.commitment,
            "secret": match.box.seed if over and kind == "committed" else "",
        },
        "unverified": verdict.unverified,
        "overrides": [
            {"entry": number, "what": _hand(desk, match, match.log[number])}
            for number in verdict.overrides
        ],
        "winners": [] if match.outcome is None else list(match.outcome.winners),
        "end": outcome_words(desk, match),
    }


def tale(desk: Desk, match: Match[Any]) -> list[tuple[int, str]]:
    """Every event as (entry, sentence).

    While a battle is not over, only what everybody may see: its file may lie on a player's disk.
    """
    told: list[tuple[int, str]] = []
    for number, entry in enumerate(match.log):
        events = entry.events
        if match.outcome is None:
            events = match.game.events_for(events, None)
        told += [(number, desk.name(sentence(event, match.setup.seats))) for event in events]
    return told


def outcome_words(desk: Desk, match: Match[Any]) -> str:
    """How a battle ended, in a sentence."""
    outcome = match.outcome
    if outcome is None:
        return desk.say("cli-end-open")
    reason = desk.name(outcome.reason)
    if not outcome.winners:
        return desk.say("cli-end-draw", reason=reason)
    names = ", ".join(match.setup.seats[seat].name for seat in outcome.winners)
    return desk.say("cli-end-won", winners=names, count=len(outcome.winners), reason=reason)


def _hand(desk: Desk, match: Match[Any], entry: Entry) -> str:
    """What the referee's hand changed in an entry."""
    action = entry.action
    if isinstance(action, shell.Agree):
        action = match.log[action.entry].action
    if isinstance(action, shell.SetDice):
        return desk.say("cli-hand-dice", entry=action.entry, reason=action.reason or "–")
    if isinstance(action, shell.Override):
        paths = ", ".join(change.path for change in action.changes)
        return desk.say("cli-hand-state", paths=paths[:300], reason=action.reason or "–")
    return "–"

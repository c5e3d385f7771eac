"""A battle as a replay tells it: in short, and event by event."""

from typing import Any

import msgspec

from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line
from slagveld.cli.play.codes import Codes
from slagveld.cli.sums import explained
from slagveld.kernel import shell
from slagveld.kernel.event import Rolled
from slagveld.kernel.log import Entry
from slagveld.kernel.match import Match
from slagveld.kernel.scene import Group, Piece
from slagveld.kernel.story import in_words_of_today, older_sentence, sentence
from slagveld.kernel.verify import Verdict
from slagveld.texts import Speaker

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


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One event of a battle, told."""

    entry: int
    text: str
    rule: str
    pieces: tuple[str, ...] = ()
    """Codes of the pieces it is about, as the terminal shows them on the table."""
    sums: tuple[str, ...] = ()
    """Where the number of dice and the number needed come from."""

    def __str__(self) -> str:
        codes = "›".join(self.pieces)
        rule = f"  {self.rule}" if self.rule else ""
        return "\n    ".join([f"{codes} {self.text}{rule}".strip(), *self.sums])


def tale(desk: Desk, match: Match[Any]) -> list[Line]:
    """Every event with its pieces, rule and sums, in the measure of the game's rulebook.

    While a battle is not over, only what everybody may see: its file may lie on a player's disk.
    """
    game = match.game
    speaker = Speaker(desk.language, game.measure, game.inch)
    codes = _codes(match, speaker)
    told: list[Line] = []
    for number, entry in enumerate(match.log):
        events = entry.events
        if match.outcome is None:
            events = game.events_for(events, None)
        tell = sentence
        if number < match.verified_from:
            tell, events = older_sentence, tuple([in_words_of_today(one) for one in events])
        told += [
            Line(
                entry=number,
                text=one_line(speaker.say(tell(event, match.setup.seats))),
                rule=event.rule,
                pieces=tuple(codes[piece] for piece in event.about() if piece in codes),
                sums=tuple(explained(event, speaker)) if isinstance(event, Rolled) else (),
            )
            for event in events
        ]
    return told


def _codes(match: Match[Any], speaker: Speaker) -> dict[int, str]:
    """The codes of all pieces that a spectator ever saw, as far as the log can be played again."""
    game = match.game
    seen: dict[int, Piece | Group] = {}
    scene = game.scene(game.view(match.state, None), None)
    for entry in range(match.verified_from, len(match.log)):
        shown = game.scene(game.view(match.state_after(entry), None), None)
        things: list[Piece | Group] = [*shown.pieces, *shown.groups]
        for thing in things:
            seen.setdefault(thing.id, thing)
    return Codes(scene, speaker, seen.values()).codes


def outcome_words(desk: Desk, match: Match[Any]) -> str:
    """How a battle ended, in a sentence."""
    outcome = match.outcome
    if outcome is None:
        return desk.say("cli-end-open")
    reason = desk.name(outcome.reason)
    if not outcome.winners:
        return desk.say("cli-end-draw", reason=reason)
    names = ", ".join(match.setup.seats[seat].name for seat in outcome.winners)
    return desk.say("cli-end-won", winners=names, reason=reason)


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

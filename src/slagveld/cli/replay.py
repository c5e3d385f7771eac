"""`slagveld replay`: a saved battle played again, every entry and every die compared."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.options import AsJson
from slagveld.cli.story import summary, tale
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import Refusal, RefusedError
from slagveld.kernel.save import LARGEST, load
from slagveld.kernel.verify import verify


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-save")],
    log: Annotated[bool, typer.Option("--log", help="cli-option-log")] = False,
    as_json: AsJson = False,
) -> int:
    """Verify a saved battle, and perhaps tell it."""
    desk = Desk.of(context)
    raw = files.read(file, LARGEST)
    try:
        match = load(raw)
    except RefusedError as refused:
        if not _found_out(refused.refusal):
            raise
        return _unsound(desk, refused.refusal, as_json=as_json)
    verdict = verify(match)
    plain = summary(desk, match, verdict)
    told = tale(desk, match) if log else []
    if as_json:
        desk.json({**plain, "log": msgspec.to_builtins(told)} if log else plain)
    else:
        desk.rows([[str(line.entry), str(line)] for line in told], right=(0,))
        if told and match.outcome is None:
            desk.line(desk.say("cli-log-open"), style="dim")
        _show(desk, match, plain)
    return 0 if verdict.ok else 1


def _found_out(refusal: Refusal) -> bool:
    """Whether a save was readable but its parts do not fit together: an answer, not an error."""
    return refusal.text.key == "refusal-save-changed"


def _unsound(desk: Desk, refusal: Refusal, *, as_json: bool) -> int:
    sentence = desk.speaker.say(refusal.text)
    if as_json:
        entry = refusal.text.values.get("entry")
        desk.json({"ok": False, "entry": entry, "reason": sentence})
    else:
        desk.line(f"✗ {sentence}", style="bold red")
    return 1


def _show(desk: Desk, match: Match[Any], plain: dict[str, Any]) -> None:
    desk.line(f"{desk.name(match.game.title)}, {match.setup.scenario}", style="bold")
    rows = [
        [desk.say("cli-replay-entries"), desk.speaker.say(plain["entries"])],
        [desk.say("cli-replay-rolls"), desk.speaker.say(plain["rolls"])],
        [desk.say("cli-replay-dice"), _dice(desk, plain["dice"])],
    ]
    if plain["dice"]["commitment"]:
        rows.append([desk.say("cli-replay-commitment"), plain["dice"]["commitment"]])
    if plain["dice"]["secret"]:
        rows.append([desk.say("cli-replay-secret"), plain["dice"]["secret"]])
    if plain["unverified"]:
        older = desk.say("cli-replay-older-entries", count=plain["unverified"])
        rows.append([desk.say("cli-replay-older"), older])
    hand = desk.say("cli-replay-hand")
    rows += [[hand, desk.say("cli-replay-override", **change)] for change in plain["overrides"]]
    if not plain["overrides"]:
        rows.append([hand, desk.say("cli-replay-hand-none")])
    rows.append([desk.say("cli-replay-end"), plain["end"]])
    desk.rows(rows)
    if plain["ok"]:
        desk.line(f"✓ {desk.say('cli-replay-ok')}", style="bold green")
    elif plain["entry"] is None:
        desk.line(f"✗ {desk.say('cli-replay-wrong', reason=plain['reason'])}", style="bold red")
    else:
        told = desk.say("cli-replay-differs", entry=plain["entry"], reason=plain["reason"])
        desk.line(f"✗ {told}", style="bold red")


def _dice(desk: Desk, dice: dict[str, Any]) -> str:
    if dice["proven"]:
        return desk.say("cli-dice-proven", kind=desk.say(f"cli-dice-{dice['kind']}"))
    # texts: cli-dice-*
    return desk.say("cli-dice-unproven", kind=desk.say(f"cli-dice-{dice['kind']}"))

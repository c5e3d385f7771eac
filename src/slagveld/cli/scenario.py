"""`slagveld scenario`: scenarios as files, judged, written out, and their form."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.cards import CardRefusal
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import listed
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenarios import SCENARIO_RULE, ScenarioMaker, ScenarioReading, WrittenScenario
from slagveld.kit.scenario_files import schema_of
from slagveld.texts import Text


def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-scenario")],
    as_json: AsJson = False,
) -> int:
    """Everything that is wrong with a scenario's file, or what it is."""
    desk = Desk.of(context)
    read = _read(files.read(file, data.LARGEST_UPLOAD), file)
    if as_json:
        desk.json(_plain(desk, read))
    elif read.scenario is not None:
        _show(desk, read.scenario)
    for one in () if as_json else read.refusals:
        place = one.file if one.line is None else f"{one.file}:{one.line}"
        field = f"{one.field}: " if one.field else ""
        desk.line(f"✗ {place}: {field}{desk.name(one.text)} ({one.rule})", style="red")
    return 1 if read.refusals else 0


def export(
    context: typer.Context,
    game: GameKey,
    key: Annotated[str, typer.Argument(metavar="cli-name-key", help="cli-argument-key")],
    out: Annotated[
        str, typer.Option("--out", "-o", metavar="cli-name-file", help="cli-option-export")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """A ready-made scenario as a file to begin with: YAML, or JSON by the name of the file."""
    desk = Desk.of(context)
    sheet = _maker(game).sheet(key)
    if as_json or out.endswith(".json"):
        written = msgspec.json.format(msgspec.json.encode(sheet), indent=2).decode() + "\n"
    else:
        written = data.dumps(sheet, flat=True)
    if not out:
        desk.out.print(written.rstrip(), soft_wrap=True, markup=False, highlight=False)
        return 0
    files.write(out, written.encode())
    if not as_json:
        desk.line(desk.say("cli-scenario-written", file=out))
    return 0


def schema(context: typer.Context, game: GameKey, as_json: AsJson = False) -> int:
    """The form of a game's scenarios as a JSON schema."""
    del as_json  # a schema is JSON anyhow
    Desk.of(context).json(schema_of(game, _maker(game).kind()))
    return 0


def _maker(game: str) -> ScenarioMaker:
    maker = find(game).scenario_maker()
    if maker is None:
        raise wrong("cli-scenario-none", game=game)
    return maker


def _read(source: bytes, file: str) -> ScenarioReading:
    """A file judged by the game that it names."""
    makers = {key: maker for key, game in listed().items() if (maker := game.scenario_maker())}
    try:
        said = data.loads(source, dict[str, Any], file).get("game")
    except data.DataError:
        said = next(iter(makers))  # which tells what is wrong
    if isinstance(said, str):
        try:
            found = find(said).scenario_maker()
        except RefusedError:
            found = None
        if found is not None:
            return found.read(source, file)
    text = Text("cli-scenario-game", {"known": ", ".join(makers)})
    line = _line_of(source, file)
    fault = CardRefusal(field="game", rule=SCENARIO_RULE, text=text, file=file, line=line)
    return ScenarioReading(refusals=(fault,))


def _line_of(source: bytes, file: str) -> int | None:
    from slagveld.kit.cards import tree_of

    return tree_of(source, file).line(("game",))


def _plain(desk: Desk, read: ScenarioReading) -> dict[str, Any]:
    shown = read.scenario
    return {
        "ok": not read.refusals,
        "game": read.sheet.get("game"),
        "key": read.sheet.get("key"),
        "title": None if shown is None else desk.name(shown.title),
        "players": [] if shown is None else list(shown.players),
        "goals": [] if shown is None else [desk.name(goal) for goal in shown.goals],
        "rounds": None if shown is None else shown.rounds,
        "faults": [
            {
                "rule": one.rule,
                "file": one.file,
                "line": one.line,
                "field": one.field,
                "text": desk.name(one.text),
            }
            for one in read.refusals
        ],
    }


def _show(desk: Desk, scenario: WrittenScenario) -> None:
    desk.line(desk.name(scenario.title), style="bold")
    desk.line(desk.name(scenario.summary))
    if scenario.story:
        desk.line(desk.name(scenario.story))
    for line in (*scenario.goals, *scenario.special):
        desk.indented(f"• {desk.name(line)}")

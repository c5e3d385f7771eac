"""`slagveld play`: a battle in the terminal, against a bot or hot-seat."""

from pathlib import Path
from typing import Annotated, Any

import typer

from slagveld.bots import USUAL
from slagveld.cli import files
from slagveld.cli.armies import Armies
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, LaidTableFile, Options, ScenarioOrFile
from slagveld.cli.play import battle, saving
from slagveld.cli.play.picking import pick
from slagveld.cli.play.preparing import Wishes, count_of, seated, start
from slagveld.cli.play.sitting import Sitting
from slagveld.cli.play.terminal import LengthWish, Terminal
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.save import LARGEST, load

UNITS: tuple[LengthWish, ...] = ("book", "cm", "inch")
NUMBER, FILE = "cli-name-number", "cli-name-file"


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-name-game", help="play-argument-game")] = "",
    scenario: ScenarioOrFile = "",
    seat: Annotated[
        str, typer.Option("--seat", "--bots", metavar="play-name-seats", help="play-option-seat")
    ] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="play-option-hot-seat")] = False,
    players: Annotated[
        str, typer.Option("--players", metavar=NUMBER, help="play-option-players")
    ] = "",
    army: Armies = None,
    option: Options = None,
    table: LaidTableFile = "",
    seed: Annotated[str, typer.Option("--seed", metavar=NUMBER, help="play-option-seed")] = "",
    typed_dice: Annotated[
        bool, typer.Option("--typed-dice", help="play-option-typed-dice")
    ] = False,
    load_file: Annotated[str, typer.Option("--load", metavar=FILE, help="play-option-load")] = "",
    save_file: Annotated[str, typer.Option("--save", metavar=FILE, help="play-option-save")] = "",
    unit: Annotated[
        str, typer.Option("--unit", metavar="play-name-unit", help="play-option-unit")
    ] = "book",
    odds: Annotated[bool, typer.Option("--odds", help="play-option-odds")] = False,
    as_json: AsJson = False,
) -> int:
    """Play one battle at this terminal."""
    desk = Desk.of(context)
    wishes = Wishes(
        game=game,
        scenario=scenario,
        seat=seat,
        hot_seat=hot_seat,
        players=players,
        armies=tuple(army or ()),
        options=tuple(option or ()),
        table=table,
        seed=seed,
        typed_dice=typed_dice,
    )
    measure = next((known for known in UNITS if known == unit), None)
    if measure is None:
        raise wrong("play-unit", unit=unit, known=", ".join(UNITS))
    term = Terminal(desk, measure, beside=as_json)
    try:
        sitting = _sit(desk, term, wishes, load_file, save_file)
    except EOFError:
        return battle.NO
    sitting.odds = odds
    code = battle.play(sitting)
    if as_json:
        desk.json(battle.summary(sitting, code))
    return code


def _sit(desk: Desk, term: Terminal, wishes: Wishes, load_file: str, save_file: str) -> Sitting:
    """The battle, new or loaded, with everybody in their seats and a file to keep it in."""
    if load_file:
        match = _loaded(wishes, load_file)
        names = seated(wishes, len(match.setup.seats), USUAL)
    else:
        wishes = wishes if wishes.game else pick(term, wishes)
        game = find(wishes.game)
        names = seated(wishes, count_of(game, wishes), USUAL)
        match = start(desk, game, wishes, names)
    term.measure_by(match.game)
    path = _file(match, load_file, save_file)
    sitting = Sitting(match, term, names, saving.Keeper(path))
    if load_file:
        sitting.told = max(0, len(match.log) - 1)
    sitting.keep()
    return sitting


def _loaded(wishes: Wishes, name: str) -> Match[Any]:
    """A saved battle; raises InputError where it is not the one that is asked for."""
    match = load(files.read(name, LARGEST))
    if wishes.game and wishes.game != match.game.key:
        raise wrong("play-load-other", file=name, game=match.game.key)
    fixed = (
        wishes.scenario,
        wishes.players,
        wishes.seed,
        wishes.armies,
        wishes.options,
        wishes.table,
    )
    if any(fixed) or wishes.typed_dice:
        raise wrong("play-load-fixed")
    return match


def _file(match: Match[Any], load_file: str, save_file: str) -> Path:
    if save_file:
        path = Path(save_file).absolute()
        saving.check(path)
        return path
    return Path(load_file).absolute() if load_file else saving.fresh(match.game.key)

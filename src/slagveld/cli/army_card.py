"""`slagveld army card`: what a card costs that somebody wrote."""

from typing import Annotated

import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.army import parts, plain_price
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.muster import CardMaker, CardReading, CardRefusal, points
from slagveld.kernel.registry import game as find


def card(
    context: typer.Context,
    game: GameKey,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-card")],
    as_json: AsJson = False,
) -> int:
    """The price of an own card line by line, or everything that is wrong with it."""
    desk = Desk.of(context)
    muster: object = find(game).muster()
    if not isinstance(muster, CardMaker):
        raise wrong("cli-army-no-cards", game=game)
    read = muster.read_card(files.read(file, data.LARGEST_UPLOAD), file)
    if as_json:
        desk.json(
            {
                "ok": not read.refusals,
                "game": game,
                "name": desk.name(read.name),
                "price": plain_price(read.price.total, muster.scale) if read.price else None,
                "faults": [
                    {"rule": one.rule, "line": one.line, "text": desk.name(one.text)}
                    for one in read.refusals
                ],
                "warnings": [desk.name(one) for one in read.warnings],
            }
        )
    else:
        _show(desk, read, muster.scale)
    return 1 if read.refusals else 0


def _show(desk: Desk, read: CardReading, scale: int) -> None:
    if read.price is not None:
        desk.line(desk.name(read.name), style="bold")
        total = desk.speaker.say(points(read.price.total, scale))
        desk.rows([*parts(desk, read.price, scale), [desk.say("cli-army-price"), total]])
    for warning in read.warnings:
        desk.line(f"! {desk.name(warning)}", style="yellow")
    for one in read.refusals:
        desk.line(f"✗ {_place(one)}: {desk.name(one.text)} ({one.rule})", style="red")


def _place(one: CardRefusal) -> str:
    return one.file if one.line is None else f"{one.file}:{one.line}"

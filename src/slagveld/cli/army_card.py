"""`slagveld army card`: what a card costs that somebody wrote."""

from typing import Annotated

import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.army import parts, plain_price
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.cards import CardMaker, CardReading, CardRefusal
from slagveld.kernel.muster import points
from slagveld.kernel.registry import game as find
from slagveld.kit.cards import schema


def card(
    context: typer.Context,
    game: GameKey,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-card")] = "",
    as_schema: Annotated[bool, typer.Option("--schema", help="cli-option-schema")] = False,
    as_json: AsJson = False,
) -> int:
    """The price of an own card line by line, or everything that is wrong with it."""
    desk = Desk.of(context)
    muster: object = find(game).muster()
    if not isinstance(muster, CardMaker):
        raise wrong("cli-army-no-cards", game=game)
    if as_schema and file:
        raise wrong("cli-army-card-both", file=file)
    if as_schema:
        desk.json(schema(game, muster.card_kinds()))
        return 0
    if not file:
        raise wrong("cli-army-card-file")
    read = muster.read_card(files.read(file, data.LARGEST_UPLOAD), file)
    if as_json:
        desk.json(
            {
                "ok": not read.refusals,
                "game": game,
                "name": desk.name(read.name),
                "type": read.kind,
                "price": plain_price(read.price.total, muster.scale) if read.price else None,
                "asked": None if read.asked is None else plain_price(read.asked, muster.scale),
                "faults": [
                    {
                        "rule": one.rule,
                        "line": one.line,
                        "field": one.field,
                        "text": desk.name(one.text),
                    }
                    for one in read.refusals
                ],
                "warnings": [desk.name(one) for one in read.warnings],
            }
        )
    else:
        _show(desk, read, muster.scale)
    return 1 if read.refusals else 0


def _show(desk: Desk, read: CardReading, scale: int) -> None:
    if not read.refusals:
        desk.line(desk.name(read.name), style="bold")
    if read.price is not None:
        total = desk.speaker.say(points(read.price.total, scale))
        rows = [*parts(desk, read.price, scale), [desk.say("cli-army-price"), total]]
        if read.asked is not None:
            more = read.asked - read.price.total
            sign = "−" if more < 0 else "+"
            asked = desk.speaker.say(points(read.asked, scale))
            difference = f"{sign}{desk.speaker.say(points(abs(more), scale))}"
            rows.append([desk.say("cli-army-asked"), f"{asked} ({difference})"])
        desk.rows(rows)
    for warning in read.warnings:
        desk.line(f"! {desk.name(warning)}", style="yellow")
    for one in read.refusals:
        desk.line(f"✗ {_place(one)}: {desk.name(one.text)} ({one.rule})", style="red")


def _place(one: CardRefusal) -> str:
    return one.file if one.line is None else f"{one.file}:{one.line}"

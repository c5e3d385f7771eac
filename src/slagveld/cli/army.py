"""`slagveld army`: is an army allowed, and a new one to begin with."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.desk import AsJson, Desk, GameKey
from slagveld.cli.errors import wrong
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Fault, Muster, Offer, Roster
from slagveld.kernel.registry import game as find


def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-army")],
    as_json: AsJson = False,
) -> int:
    """Everything wrong with an army at once, and what it costs."""
    desk = Desk.of(context)
    raw = files.read(file, data.LARGEST_UPLOAD)
    roster = data.loads(raw, Roster, file)
    muster = _muster(find(roster.game))
    faults = list(muster.faults(roster))
    prices = [] if any(fault.entry is not None for fault in faults) else _prices(muster, roster)
    if as_json:
        desk.json(
            {
                "ok": not faults,
                "game": roster.game,
                "name": roster.name,
                "price": sum(prices) if prices else None,
                "total": roster.total,
                "faults": [_plain(desk, fault) for fault in faults],
            }
        )
    else:
        _show(desk, roster, prices, faults)
    return 1 if faults else 0


def new(
    context: typer.Context,
    game: GameKey,
    like: Annotated[
        str, typer.Option("--like", metavar="cli-name-name", help="cli-option-like")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """A roster to begin with, as YAML: empty, or like a ready-made one."""
    desk = Desk.of(context)
    muster = _muster(find(game))
    roster = (
        _like(desk, muster, like) if like else Roster(game=game, name=desk.say("cli-army-name"))
    )
    offers = list(muster.offers(roster))
    if as_json:
        plain = msgspec.to_builtins(roster)
        desk.json({"roster": plain, "offers": [_offer(desk, offer) for offer in offers]})
        return 0
    desk.out.print(data.dumps(roster).rstrip(), soft_wrap=True)
    desk.out.print(f"# {desk.say('cli-army-offers')}", soft_wrap=True)
    width = max((len(offer.key) for offer in offers), default=0)
    for offer in offers:
        plain = _offer(desk, offer)
        line = f"#   - key: {plain['key']:{width}}  # {plain['name']}, {plain['price']}"
        desk.out.print(line, soft_wrap=True)
    return 0


def _muster(game: Game[Any]) -> Muster:
    muster = game.muster()
    if muster is None:
        raise wrong("cli-army-without", game=game.key)
    return muster


def _prices(muster: Muster, roster: Roster) -> list[int]:
    return [tally.total for tally in muster.price(roster)]


def _like(desk: Desk, muster: Muster, name: str) -> Roster:
    """The ready-made army of this name in the user's language, named in that language."""
    ready = {desk.name(roster.name): roster for roster in muster.ready()}
    for found, roster in ready.items():
        if found.casefold() == name.casefold():
            return msgspec.structs.replace(roster, name=found)
    raise wrong("cli-army-unknown", name=name, known=", ".join(ready) or "–")


def _plain(desk: Desk, fault: Fault) -> dict[str, Any]:
    return {"rule": fault.rule, "entry": fault.entry, "text": desk.name(fault.text)}


def _offer(desk: Desk, offer: Offer) -> dict[str, Any]:
    names = {"name": desk.name(offer.name), "group": desk.name(offer.group)}
    return {"key": offer.key, **names, "price": offer.price.total}


def _show(desk: Desk, roster: Roster, prices: list[int], faults: list[Fault]) -> None:
    desk.line(f"{desk.name(roster.name)} ({roster.game})", style="bold")
    if prices:
        rows = [
            [f"{entry.count} × {desk.name(entry.key)}", desk.speaker.say(price)]
            for entry, price in zip(roster.entries, prices, strict=True)
        ]
        of = f" / {desk.speaker.say(roster.total)}" if roster.total else ""
        rows.append([desk.say("cli-army-price"), desk.speaker.say(sum(prices)) + of])
        desk.rows(rows)
    for fault in faults:
        at = fault.entry
        where = "" if at is None else f"{desk.say('cli-army-entry', entry=at + 1)}: "
        desk.line(f"✗ {where}{desk.name(fault.text)} ({fault.rule})", style="red")
    if not faults:
        desk.line(f"✓ {desk.say('cli-army-ok')}", style="bold green")

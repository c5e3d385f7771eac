"""`slagveld army`: is an army allowed, and a new one to begin with."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.armies import called, muster_of
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.fields import AnyField, ChoiceField, ChoicesField, NumberField, SwitchField
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Muster, Offer, Roster, points
from slagveld.kernel.registry import game as find
from slagveld.kit.muster import ready_army
from slagveld.record import replace


def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-army")],
    as_json: AsJson = False,
) -> int:
    """Everything wrong with an army at once, and what it costs."""
    desk = Desk.of(context)
    raw = files.read(file, data.LARGEST_UPLOAD)
    roster = data.loads(raw, Roster, file)
    muster = muster_of(find(roster.game))
    faults = list(muster.faults(roster))
    faulty = any(fault.entry is not None for fault in faults)
    prices = [] if faulty else list(muster.price(roster))
    if as_json:
        desk.json(
            {
                "ok": not faults,
                "game": roster.game,
                "name": roster.name,
                "price": plain_price(_sum(prices), muster.scale) if prices else None,
                "total": roster.total,
                "faults": [_plain(desk, fault) for fault in faults],
            }
        )
    else:
        _show(desk, roster, prices, muster.scale)
        _judge(desk, faults)
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
    muster = muster_of(find(game))
    roster = (
        _like(desk, muster, like) if like else Roster(game=game, name=desk.say("cli-army-name"))
    )
    offers = list(muster.offers(roster))
    if as_json:
        plain = msgspec.to_builtins(roster)
        told = [_offer(desk, offer, muster.scale) for offer in offers]
        desk.json({"roster": plain, "offers": told})
        return 0
    desk.out.print(data.dumps(roster).rstrip(), soft_wrap=True)
    desk.out.print(f"# {desk.say('cli-army-offers')}", soft_wrap=True)
    width = max((len(offer.key) for offer in offers), default=0)
    for offer in offers:
        price = desk.speaker.say(points(offer.price.total, muster.scale))
        line = f"#   - key: {offer.key:{width}}  # {desk.name(offer.name)}, {price}"
        desk.out.print(line, soft_wrap=True)
        if offer.fields:
            desk.out.print("#     choices:", soft_wrap=True)
        for field in offer.fields:
            line = f"#       {field.name}: {_allowed(field)}  # {desk.speaker.say(field.title)}"
            desk.out.print(line, soft_wrap=True)
    return 0


def _sum(prices: list[Tally]) -> int:
    return sum(tally.total for tally in prices)


def plain_price(parts: int, scale: int) -> int | float:
    """A price in points, for programs."""
    return parts / scale if parts % scale else parts // scale


def _like(desk: Desk, muster: Muster, name: str) -> Roster:
    """The ready-made army of this key or name, named in the user's language."""
    roster = ready_army(muster, name)
    if roster is None:
        known = ", ".join(called(desk, one) for one in muster.ready()) or "–"
        raise wrong("cli-army-unknown", name=name, known=known)
    return replace(roster, name=desk.name(roster.name))


def _plain(desk: Desk, fault: Fault) -> dict[str, Any]:
    return {"rule": fault.rule, "entry": fault.entry, "text": desk.name(fault.text)}


def _offer(desk: Desk, offer: Offer, scale: int) -> dict[str, Any]:
    names = {"name": desk.name(offer.name), "group": desk.name(offer.group)}
    price = plain_price(offer.price.total, scale)
    if not offer.fields:
        return {"key": offer.key, **names, "price": price}
    choices = {field.name: _allowed(field) for field in offer.fields}
    return {"key": offer.key, **names, "price": price, "choices": choices}


def _allowed(field: AnyField) -> str:
    """What may be written for a field of an offer: one of these, some of these, from to."""
    match field:
        case ChoiceField():
            return " | ".join(choice.key for choice in field.choices)
        case ChoicesField():
            return f"[{', '.join(choice.key for choice in field.choices)}]"
        case NumberField():
            return f"{field.least} … {field.most}"
        case SwitchField():
            return "true | false"
        case _:
            return "…"


def _show(desk: Desk, roster: Roster, prices: list[Tally], scale: int) -> None:
    """Each entry with its price, and what the price is made of where that is known."""
    desk.line(f"{desk.name(roster.name)} ({roster.game})", style="bold")
    if not prices:
        return
    rows = []
    for entry, price in zip(roster.entries, prices, strict=True):
        said = desk.speaker.say(points(price.total, scale))
        rows.append([f"{entry.count} × {desk.name(entry.key)}", said])
        rows.extend(parts(desk, price, scale))
    of = f" / {desk.speaker.say(roster.total)}" if roster.total else ""
    total = desk.speaker.say(points(_sum(prices), scale))
    rows.append([desk.say("cli-army-price"), total + of])
    desk.rows(rows)


def parts(desk: Desk, price: Tally, scale: int) -> list[list[str]]:
    """The lines of a price, for a table."""
    rows = []
    for item in price.items:
        is_price = item.op not in ("multiply", "divide")
        said = desk.speaker.say(points(item.value, scale) if is_price else item.value)
        sign = {"add": "+", "multiply": "×", "divide": "÷"}.get(item.op, "=")
        rows.append([f"    {desk.name(item.reason)}", f"{sign}{said}"])
    return rows


def _judge(desk: Desk, faults: list[Fault]) -> None:
    for fault in faults:
        at = fault.entry
        where = "" if at is None else f"{desk.say('cli-army-entry', entry=at + 1)}: "
        desk.line(f"✗ {where}{desk.name(fault.text)} ({fault.rule})", style="red")
    if not faults:
        desk.line(f"✓ {desk.say('cli-army-ok')}", style="bold green")

"""`slagveld army random` and `slagveld army sealed`: armies by chance, and out of boxes."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from slagveld.cli import armies, files
from slagveld.cli.army import plain_price
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import MOST_SEED, NUMBER, AsJson, GameKey, Seed
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Fault, Muster, Roster
from slagveld.kernel.registry import game as find
from slagveld.kit.muster import Box, box_faults, boxes, out_of_box, random_army
from slagveld.texts import Text

MOST_POINTS = 100_000
SIDES = 2

Points = Annotated[str, typer.Option("--points", metavar=NUMBER, help="cli-option-points")]
Out = Annotated[str, typer.Option("--out", "-o", metavar="cli-name-file", help="cli-option-out")]
Own = Annotated[str, typer.Option("--own", metavar="play-name-army", help="cli-option-own")]


def random(
    context: typer.Context,
    game: GameKey,
    points: Points = "",
    seed: Seed = "1",
    own: Own = "",
    out: Out = "",
    as_json: AsJson = False,
) -> int:
    """An army by chance, the same for the same seed."""
    desk = Desk.of(context)
    chosen, number = find(game), whole("--seed", seed, 0, MOST_SEED)
    muster = armies.muster_of(chosen)
    name = desk.say("muster-name-random", seed=str(number))
    blank = armies.blank_of(desk, chosen, total=agreed(points), own=own, name=name)
    roster = random_army(muster, blank, number)
    if as_json:
        if out:
            files.write(out, armies.kept(desk, chosen, roster, armies.form_of(out)).encode())
        desk.json({**plain(muster, roster), "seed": number})
    else:
        armies.put_out(desk, chosen, roster, out)
    return 0


def sealed(
    context: typer.Context,
    game: GameKey,
    points: Points = "",
    seed: Seed = "1",
    army: armies.Armies = None,
    own: Own = "",
    out: Out = "",
    as_json: AsJson = False,
) -> int:
    """Two boxes of the same kind, and an army out of each; or armies judged against them."""
    desk = Desk.of(context)
    chosen, number = find(game), whole("--seed", seed, 0, MOST_SEED)
    muster, total = armies.muster_of(chosen), agreed(points)
    if army and out:
        raise wrong("cli-army-sealed-out")
    if len(army or ()) > SIDES:
        raise wrong("play-armies", count=SIDES)
    blanks = [
        armies.blank_of(desk, chosen, total=total, own=own, name=_side_name(desk, side, number))
        for side in range(SIDES)
    ]
    found = boxes(muster, blanks[0], number, SIDES)
    if army:
        return _judged(desk, chosen, muster, found, army, total, as_json=as_json)
    rosters = [
        out_of_box(muster, blank, box, number) for blank, box in zip(blanks, found, strict=True)
    ]
    for side, roster in enumerate(rosters):
        if out:
            path = beside(out, side)
            files.write(path, armies.kept(desk, chosen, roster, armies.form_of(path)).encode())
    if as_json:
        sides = [
            {"box": msgspec.to_builtins(box.contents), **plain(muster, roster)}
            for box, roster in zip(found, rosters, strict=True)
        ]
        desk.json({"seed": number, "sides": sides})
        return 0
    for side, (box, roster) in enumerate(zip(found, rosters, strict=True)):
        desk.line(desk.say("cli-army-box", number=side + 1), style="bold")
        _show(desk, muster, blanks[side], box)
        told = armies.said(desk, chosen, roster)
        desk.line(desk.say("cli-army-written", file=beside(out, side), army=told) if out else told)
        for entry in roster.entries if not out else ():
            desk.indented(f"{entry.count} × {named(desk, muster, roster)[entry.key]}")
    return 0


def agreed(points: str) -> int:
    """The points asked for; raises InputError."""
    if not points:
        raise wrong("cli-army-points")
    return whole("--points", points, 1, MOST_POINTS)


def plain(muster: Muster, roster: Roster) -> dict[str, Any]:
    """An army with its price, for programs."""
    price = plain_price(armies.price_of(muster, roster), muster.scale)
    return {"roster": msgspec.to_builtins(roster), "price": price}


def named(desk: Desk, muster: Muster, roster: Roster) -> dict[str, str]:
    """What everything on offer is called, by key."""
    return {offer.key: desk.name(offer.name) for offer in muster.offers(roster)}


def beside(out: str, side: int) -> str:
    """The file of a side: `armies.yaml` makes `armies-1.yaml` and `armies-2.yaml`."""
    path = Path(out)
    return str(path.with_name(f"{path.stem}-{side + 1}{path.suffix or '.yaml'}"))


def _side_name(desk: Desk, side: int, seed: int) -> str:
    return desk.say("muster-name-sealed", number=side + 1, seed=str(seed))


def _show(desk: Desk, muster: Muster, blank: Roster, box: Box) -> None:
    names = named(desk, muster, blank)
    desk.rows([[f"{one.count} ×", names.get(one.key, one.key)] for one in box.contents], right=(0,))


def _judged(
    desk: Desk,
    game: Game[Any],
    muster: Muster,
    found: tuple[Box, ...],
    words: list[str],
    total: int,
    *,
    as_json: bool,
) -> int:
    """Armies that somebody built, each by the rules and by its box."""
    told: list[dict[str, Any]] = []
    wrongs = 0
    for side, word in enumerate(words):
        roster = armies.army_of(desk, game, word, sound=False)
        counted = msgspec.structs.replace(roster, total=total)
        faults: list[Fault] = [*muster.faults(counted), *box_faults(found[side], counted)]
        wrongs += len(faults)
        told.append({"side": side + 1, "ok": not faults, "faults": [
            {"rule": one.rule, "entry": one.entry, "text": desk.name(one.text)} for one in faults
        ]})  # fmt: skip
        if as_json:
            continue
        desk.line(desk.say("cli-army-box", number=side + 1), style="bold")
        for one in faults:
            at = "" if one.entry is None else f"{desk.say('cli-army-entry', entry=one.entry + 1)}: "
            desk.line(f"✗ {at}{desk.name(one.text)} ({one.rule})", style="red")
        if not faults:
            desk.line(f"✓ {desk.name(Text('cli-army-ok'))}", style="bold green")
    if as_json:
        desk.json({"sides": told})
    return 1 if wrongs else 0

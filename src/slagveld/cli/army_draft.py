"""`slagveld army draft`: two sides pick their armies in turn, people or bots."""

import sys
from typing import Annotated, Any

import typer

from slagveld.cli import armies, files
from slagveld.cli.army_drawn import SIDES, Out, Own, Points, agreed, beside, named, plain
from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line, whole, wrong
from slagveld.cli.options import MOST_SEED, AsJson, GameKey, Seed
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Muster, Roster, points
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.muster import Draft, drafted
from slagveld.kit.muster.draft import DONE

FINE, NO = 0, 1
STOP = ("q", "quit")


def draft(
    context: typer.Context,
    game: GameKey,
    points: Points = "",  # noqa: A002, RUF100
    seed: Seed = "1",
    auto: Annotated[bool, typer.Option("--auto", help="cli-option-auto")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-option-draft-hot")] = False,
    own: Own = "",
    out: Out = "",
    as_json: AsJson = False,
) -> int:
    """Pick in turn, there and back again; one side is a bot's unless told otherwise."""
    desk = Desk.of(context)
    if auto and hot_seat:
        raise wrong("cli-army-draft-who")
    chosen, number = find(game), whole("--seed", seed, 0, MOST_SEED)
    muster, total = armies.muster_of(chosen), agreed(points)
    blanks = [
        armies.blank_of(
            desk,
            chosen,
            total=total,
            own=own,
            name=desk.say("muster-name-draft", number=side + 1, seed=str(number)),
        )
        for side in range(SIDES)
    ]
    bots = (auto, auto or not hot_seat)
    if out:
        for side in range(SIDES):
            files.check_writable(beside(out, side))
    found = _picked(desk, muster, blanks, number, bots, quiet=as_json)
    if found is None:
        return NO
    for side, roster in enumerate(found.armies):
        if out:
            path = beside(out, side)
            files.write(path, armies.kept(desk, chosen, roster, armies.form_of(path)).encode())
    if as_json:
        sides = [plain(muster, roster) for roster in found.armies]
        desk.json({"seed": number, "picks": list(found.picks), "sides": sides})
        return FINE
    _show_armies(desk, chosen, muster, found, out)
    return FINE


def _picked(
    desk: Desk,
    muster: Muster,
    blanks: list[Roster],
    seed: int,
    bots: tuple[bool, bool],
    *,
    quiet: bool,
) -> Draft | None:
    """The draft to its end; None when whoever picks leaves."""
    found = drafted(muster, blanks, seed, (), bots)
    names = named(desk, muster, blanks[0])
    while found.turn is not None:
        _show_packs(desk, muster, found, names, quiet=quiet)
        console = desk.err if quiet else desk.out
        ask = desk.say("cli-army-draft-ask", number=found.turn + 1)
        console.print(f"{ask} ", end="", soft_wrap=True)
        line = sys.stdin.readline(200)
        word = line.strip().casefold()
        if not line or word in STOP:
            console.print(desk.say("cli-army-draft-left"))
            return None
        if word != "0" and not (word.isdecimal() and word.isascii() and len(word) < 5):
            console.print(desk.say("cli-army-draft-number", word=one_line(word, 40)))
            continue
        pick = DONE if word == "0" else int(word) - 1
        try:
            found = drafted(muster, blanks, seed, (*found.picks, pick), bots)
        except RefusedError as error:
            console.print(f"✗ {desk.name(error.refusal.text)}", soft_wrap=True)
    return found


def _show_packs(
    desk: Desk, muster: Muster, found: Draft, names: dict[str, str], *, quiet: bool
) -> None:
    """What lies open to whose turn it is, and what both have so far."""
    if quiet:
        return
    for side, roster in enumerate(found.armies):
        price = armies.price_words(desk, muster, roster)
        mine = ", ".join(f"{one.count} × {names.get(one.key, one.key)}" for one in roster.entries)
        desk.line(f"{desk.say('cli-army-side', number=side + 1)}: {price} – {mine or '–'}")
    rows = []
    for number, pack in enumerate(found.packs, 1):
        if pack.open:
            said = ", ".join(f"{one.count} × {names.get(one.key, one.key)}" for one in pack.entries)
            rows.append([str(number), desk.speaker.say(points(pack.price, muster.scale)), said])
    desk.rows(rows, right=(0, 1))


def _show_armies(desk: Desk, game: Game[Any], muster: Muster, found: Draft, out: str) -> None:
    names = named(desk, muster, found.armies[0])
    for side, roster in enumerate(found.armies):
        told = armies.said(desk, game, roster)
        desk.line(desk.say("cli-army-written", file=beside(out, side), army=told) if out else told)
        for entry in roster.entries:
            desk.indented(f"{entry.count} × {names.get(entry.key, entry.key)}")

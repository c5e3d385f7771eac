"""`slagveld army import` and `slagveld army export`: lists that people send each other."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from slagveld.cli import armies, files
from slagveld.cli.army_drawn import Out, Own
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.registry import game as find
from slagveld.kit.lists import LARGEST_ROSTER, Note, imported

FORMS = ("text", "json", "yaml")


def take(
    context: typer.Context,
    game: GameKey,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-list")],
    own: Own = "",
    out: Out = "",
    as_json: AsJson = False,
) -> int:
    """Read a list of any kind: what fits becomes an army, the rest is told line by line."""
    desk = Desk.of(context)
    chosen = find(game)
    muster = armies.muster_of(chosen)
    blank = armies.blank_of(desk, chosen, own=own, name=Path(file).stem[: armies.LONGEST_NAME])
    source = files.read(file, LARGEST_ROSTER)
    read = imported(muster, chosen.title, blank, source, file)
    if out:
        form = armies.form_of(out)
        files.write(out, armies.kept(desk, chosen, read.roster, form).encode())
    if as_json:
        notes = [
            {"line": one.line, "words": one.words, "fits": one.fits, "text": desk.name(one.text)}
            for one in read.notes
        ]
        roster = msgspec.to_builtins(read.roster)
        desk.json({"ok": read.fits, "roster": roster, "notes": notes})
        return 0 if read.fits else 1
    if out:
        told = armies.said(desk, chosen, read.roster)
        desk.line(desk.say("cli-army-written", file=out, army=told))
    else:
        armies.put_out(desk, chosen, read.roster, "")
    for one in read.notes:
        desk.err.print(f"{'·' if one.fits else '✗'} {_said(desk, one)}", soft_wrap=True)
    return 0 if read.fits else 1


def give(
    context: typer.Context,
    game: GameKey,
    army: Annotated[str, typer.Argument(metavar="play-name-army", help="cli-argument-any-army")],
    form: Annotated[
        str, typer.Option("--as", metavar="cli-name-form", help="cli-option-as")
    ] = "text",
    out: Out = "",
    as_json: AsJson = False,
) -> int:
    """Write an army as a list, or as Slagveld keeps it."""
    desk = Desk.of(context)
    if form not in FORMS:
        raise wrong("cli-army-form", form=form, known=", ".join(FORMS))
    if as_json and form == "text":
        form = "json"
    elif as_json and form != "json":
        raise wrong("cli-army-form-json", form=form)
    chosen = find(game)
    roster = armies.army_of(desk, chosen, army, sound=False)
    if as_json and not out:
        desk.json(msgspec.json.decode(armies.kept(desk, chosen, roster, "json")))
        return 0
    armies.put_out(desk, chosen, roster, out, form=form)
    return 0


def _said(desk: Desk, one: Note) -> str:
    where = f"{desk.say('cli-army-line', line=one.line)}: " if one.line else ""
    return f"{where}{desk.name(one.words)}: {desk.name(one.text)}"

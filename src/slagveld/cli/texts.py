"""`slagveld texts lint`: what is wrong with the sentences, and what a language lacks."""

from pathlib import Path
from typing import Annotated

import typer

from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson
from slagveld.conformance import wording
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.texts import LANGUAGES, WRITTEN, Language
from slagveld.texts.catalogue import read_chapters
from slagveld.texts.lint import Lacking, discover, lacking, language_faults
from slagveld.texts.sources import COMMON_FOLDER


def lint(
    context: typer.Context,
    language: Annotated[
        str, typer.Argument(metavar="cli-name-language", help="cli-argument-language")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """What a language lacks, message by message; without one, how far each is and all faults."""
    desk = Desk.of(context)
    if language and language not in LANGUAGES:
        raise wrong("cli-no-language", language=language[:40], known=", ".join(LANGUAGES))
    listed = {key: game for key, game in games().items() if game.listed}
    roots = [COMMON_FOLDER.parent, *(game.folder for game in listed.values())]
    sources = discover(roots)
    wanted = [one for one in LANGUAGES if not language or one == language]
    missing = lacking(sources, wanted)
    faults = [str(fault) for source in sources for fault in language_faults(read_chapters(source))]
    books = {"slagveld": HOUSE} | {key: game.rulebook for key, game in listed.items()}
    for key, book in books.items():
        texts = listed[key].folder / "texts" if key in listed else None
        faults += [str(fault) for fault in wording.faults(key, book, texts)]
    bodies = {
        one: sum(rule.spoken(one) == one for book in books.values() for rule in book)
        for one in wanted
    }
    rules = sum(len(book) for book in books.values())
    wrong_here = bool(faults) or any(one.messages for one in missing if one.language in WRITTEN)
    if as_json:
        desk.json(
            {
                "ok": not wrong_here,
                "faults": faults,
                "languages": [_plain(one, missing, bodies[one], rules) for one in wanted],
            }
        )
    else:
        _show(desk, missing, bodies, rules, whole=bool(language))
        for fault in faults:
            desk.line(f"✗ {fault}", style="red")
    return 1 if wrong_here else 0


def _plain(
    language: Language, missing: list[Lacking], bodies: int, rules: int
) -> dict[str, object]:
    own = [one for one in missing if one.language == language]
    return {
        "language": language,
        "written": language in WRITTEN,
        "messages": sum(one.of - len(one.messages) for one in own),
        "of": sum(one.of for one in own),
        "rules": bodies,
        "of_rules": rules,
        "missing": {one.namespace or "slagveld": one.messages for one in own if one.messages},
    }


def _show(
    desk: Desk, missing: list[Lacking], bodies: dict[Language, int], rules: int, *, whole: bool
) -> None:
    rows = []
    for language, count in bodies.items():
        own = [one for one in missing if one.language == language]
        there, of = sum(one.of - len(one.messages) for one in own), sum(one.of for one in own)
        words = desk.say("cli-texts-row", there=there, of=of, rules=count, all=rules)
        rows.append([language, words])
    desk.rows(rows)
    for one in missing:
        if whole and one.messages:
            desk.heading(str(Path(one.namespace or "slagveld")))
            desk.indented("\n".join(one.messages))

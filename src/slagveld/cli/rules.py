"""`slagveld rules`: a game's rulebook, whole, by id or by words."""

import re
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text as Styled

from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson
from slagveld.examples import examples_of, told_of
from slagveld.kernel.game import Game
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import REFERENCE, Rule, Rulebook, RuleTable
from slagveld.proof import HOUSE_KEY, CodeLine, whereabouts
from slagveld.texts import Language, say


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-name-game", help="cli-argument-book")],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-name-words", help="cli-argument-words")
    ] = None,
    where: Annotated[bool, typer.Option("--where", help="cli-option-where")] = False,
    as_json: AsJson = False,
) -> int:
    """One rule by its id, the rules that contain some words, or all titles by chapter."""
    desk = Desk.of(context)
    this = None if game == HOUSE_KEY else find(game)
    book = HOUSE if this is None else this.rulebook
    title = "Slagveld" if this is None else desk.name(this.title)
    note = None if this is None else this.rules_note
    said = "" if note is None else desk.speaker.say(note)
    asked = " ".join(words or ())
    rule = _by_id(book, asked)
    if where:
        if rule is None:
            raise wrong("cli-where-rule", words=asked, game=title)
        return _where(desk, game, rule, as_json=as_json)
    found = [rule] if rule is not None else book.search(asked) if asked else list(book)
    if as_json:
        plain = [_plain(desk, one, said, this) for one in found]
        desk.json(plain[0] if rule is not None else plain)
        return 0 if found else 1
    if rule is not None:
        _whole(desk, book, rule, this)
    elif not asked:
        _contents(desk, book, title)
    elif found:
        _hits(desk, book, found)
    else:
        desk.line(desk.say("cli-rules-none", words=asked[:200]))
    if said and found:
        desk.line(said, style="dim")
    return 0 if found else 1


def _by_id(book: Rulebook, asked: str) -> Rule | None:
    wanted = asked.casefold()
    return next((rule for rule in book if rule.id.casefold() == wanted), None)


def _where(desk: Desk, key: str, rule: Rule, *, as_json: bool) -> int:
    """Tell the lines that carry a rule out and the tests that prove it; 1 when none is known."""
    found = whereabouts(key, rule.id)
    known = bool(found.code or found.tests)
    if as_json:
        desk.json({"id": rule.id, **msgspec.to_builtins(found)})
        return 0 if known else 1
    desk.out.print(_head(desk, rule))
    for places, head in ((found.code, "cli-where-code"), (found.tests, "cli-where-tests")):
        if places:
            desk.heading(desk.say(head))  # texts: cli-where-*
            for place in places:
                desk.out.print(_place(place), soft_wrap=True)
    if not known:
        desk.line(desk.say("cli-where-unknown"))
    return 0 if known else 1


def _place(place: CodeLine) -> Styled:
    """A line that an editor can be led to, and what stands there."""
    return Styled.assemble(f"  {place.file}:{place.line}  ", (place.name, "dim"))


def _worked(desk: Desk, game: Game[Any], rule: Rule) -> None:
    """The worked examples of a rule: what their words say, and what the engine tells of them."""
    for example in examples_of(game.key, rule.id):
        words = example.told(desk.language)
        last = "example-refused" if example.facts.refused else "example-after"
        desk.heading(desk.say("cli-rule-example"))
        desk.indented(desk.say("example-before", words=words.before))
        for told in told_of(game, example):
            desk.indented(f"  {desk.speaker.say(told)}")
        desk.indented(desk.say(last, words=words.after))


def _plain(desk: Desk, rule: Rule, note: str, game: Game[Any] | None) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(rule, str_keys=True)
    del plain["wording"]
    words: dict[str, Any] = msgspec.to_builtins(rule.words(desk.language))
    spoken = rule.spoken(desk.language)
    worked = () if game is None else examples_of(game.key, rule.id)
    plain["worked"] = [
        {"key": one.key, **msgspec.to_builtins(one.told(desk.language))} for one in worked
    ]
    return {**plain, **words, "title": desk.name(rule.title), "language": spoken, "note": note}


def _contents(desk: Desk, book: Rulebook, title: str) -> None:
    count = desk.say("cli-rules-count", count=len(book))
    desk.line(f"{title}: {count}", style="bold")
    for chapter in book.chapters:
        if len(book.chapters) > 1:
            desk.heading(desk.name(chapter.title))
        listed = [rule for rule in book if rule.chapter == chapter.key]
        desk.rows([[rule.id, _titled(desk, rule)] for rule in listed])


def _hits(desk: Desk, book: Rulebook, found: list[Rule]) -> None:
    for rule in found:
        desk.out.print(_head(desk, rule))
        desk.indented(spelled(book, rule.words(desk.language).rule, desk.language))
    desk.line()
    desk.line(desk.say("cli-rules-found", count=len(found)), style="dim")
    _say_english(desk, found)


def spelled(book: Rulebook, words: str, language: Language) -> str:
    """Words of a rule in which the rules they name have their titles."""

    def named(found: re.Match[str]) -> str:
        rule_id = found[1]
        home = next((one for one in (book, HOUSE) if rule_id in one), None)
        return rule_id if home is None else f"{say(home[rule_id].title, language)}, {rule_id}"

    return REFERENCE.sub(named, words)


def _head(desk: Desk, rule: Rule) -> Styled:
    return Styled.assemble((rule.id, "bold"), "  ", _titled(desk, rule))


def _titled(desk: Desk, rule: Rule) -> str:
    """The title, with what the original calls it beside it."""
    title = desk.name(rule.title)
    return f"{title} ({rule.term})" if rule.term and rule.term != title else title


def _whole(desk: Desk, book: Rulebook, rule: Rule, game: Game[Any] | None) -> None:
    words = rule.words(desk.language)
    desk.out.print(_head(desk, rule))
    desk.indented(spelled(book, words.rule, desk.language))
    if words.ruling:
        desk.heading(desk.say("cli-rule-ruling"))
        desk.indented(spelled(book, words.ruling, desk.language))
    for example in words.examples:
        desk.heading(desk.say("cli-rule-example"))
        desk.indented(spelled(book, example, desk.language))
    if game is not None:
        _worked(desk, game, rule)
    for table in words.tables:
        _table(desk, book, table)
    desk.line()
    kind = desk.say(f"cli-kind-{rule.kind}")  # texts: cli-kind-*
    rows = [[desk.say("cli-rule-kind"), kind]]
    if words.reason:
        rows.append([desk.say("cli-rule-reason"), words.reason])
    chapter = next((one for one in book.chapters if one.key == rule.chapter), None)
    if chapter is not None and len(book.chapters) > 1:
        rows.append([desk.say("cli-rule-chapter"), desk.name(chapter.title)])
    if rule.source:
        rows.append([desk.say("cli-rule-source"), rule.source])
    if rule.house:
        rows.append([desk.say("cli-rule-source"), desk.say("cli-rule-house")])
    desk.rows(rows)
    _say_english(desk, [rule])


def _table(desk: Desk, book: Rulebook, table: RuleTable) -> None:
    desk.heading(table.title or desk.say("cli-rule-table"))
    rows = [[spelled(book, cell, desk.language) for cell in row] for row in table.rows]
    desk.table(table.head, rows, words=True)


def _say_english(desk: Desk, rules: Sequence[Rule]) -> None:
    """Say that words are English, where a reader of another language finds no others."""
    if any(rule.spoken(desk.language) != desk.language for rule in rules):
        desk.line(desk.say("cli-rules-english"), style="dim")

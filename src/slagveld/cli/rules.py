"""`slagveld rules`: a game's rulebook, whole, by id or by words."""

from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text as Styled

from slagveld import data
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Rule, Rulebook
from slagveld.proof import HOUSE_KEY, CodeLine, whereabouts


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-name-game", help="cli-argument-book")],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-name-words", help="cli-argument-words")
    ] = None,
    where: Annotated[bool, typer.Option("--where", help="cli-option-where")] = False,
    as_json: AsJson = False,
) -> int:
    """One rule by its id, the rules that contain some words, or all titles by topic."""
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
        plain = [_plain(desk, one, said) for one in found]
        desk.json(plain[0] if rule is not None else plain)
        return 0 if found else 1
    if rule is not None:
        _whole(desk, rule)
    elif not asked:
        _contents(desk, book, title)
    elif found:
        _hits(desk, found)
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


def _plain(desk: Desk, rule: Rule, note: str) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(rule, str_keys=True)
    return {**plain, "title": desk.name(rule.title), "note": note}


def _contents(desk: Desk, book: Rulebook, title: str) -> None:
    count = desk.say("cli-rules-count", count=len(book))
    desk.line(f"{title}: {count}", style="bold")
    topics: dict[str, list[Rule]] = {}
    for rule in book:
        topics.setdefault(rule.topic, []).append(rule)
    for topic, listed in topics.items():
        if len(topics) > 1:
            desk.heading(topic or desk.say("cli-rules-other"))
        desk.rows([[rule.id, _titled(desk, rule)] for rule in listed])


def _hits(desk: Desk, found: list[Rule]) -> None:
    for rule in found:
        desk.out.print(_head(desk, rule))
        desk.indented(rule.rule)
    desk.line()
    desk.line(desk.say("cli-rules-found", count=len(found)), style="dim")
    _say_english(desk)


def _head(desk: Desk, rule: Rule) -> Styled:
    return Styled.assemble((rule.id, "bold"), "  ", _titled(desk, rule))


def _titled(desk: Desk, rule: Rule) -> str:
    """The title, with what the original calls it beside it."""
    title = desk.name(rule.title)
    return f"{title} ({rule.term})" if rule.term and rule.term != title else title


def _whole(desk: Desk, rule: Rule) -> None:
    desk.out.print(_head(desk, rule))
    desk.indented(rule.rule)
    if rule.ruling:
        desk.heading(desk.say("cli-rule-ruling"))
        desk.indented(rule.ruling)
    if rule.data is not None:
        desk.heading(desk.say("cli-rule-data"))
        desk.indented(data.dumps(rule.data).rstrip())
    desk.line()
    kind = desk.say(f"cli-kind-{rule.kind}")  # texts: cli-kind-*
    rows = [[desk.say("cli-rule-kind"), kind]]
    if rule.reason:
        rows.append([desk.say("cli-rule-reason"), rule.reason])
    if rule.topic:
        rows.append([desk.say("cli-rule-topic"), rule.topic])
    if rule.source:
        rows.append([desk.say("cli-rule-source"), rule.source])
    if rule.house:
        rows.append([desk.say("cli-rule-source"), desk.say("cli-rule-house")])
    desk.rows(rows)
    _say_english(desk)


def _say_english(desk: Desk) -> None:
    """Say that the wording of rules is not translated, to readers of another language."""
    if desk.speaker.language != "en":
        desk.line(desk.say("cli-rules-english"), style="dim")

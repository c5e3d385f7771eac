"""The rulebooks as pages: every rule as `slagveld rules` shows it, with an anchor of its own."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from slagveld import data
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Rule, Rulebook
from slagveld.proof import HOUSE_KEY
from slagveld.texts import Name, say

from .words import escaped, linked

LANGUAGES = {"nl": "Nederlands", "de": "Deutsch"}
"""Beside English, in which the rules are worded; titles are in all of them."""
HEADS = {"nl": "Regels", "de": "Regeln"}
SAID = {
    "nl": "De titels. Elk nummer leidt naar de regel zelf, die in het Engels is gesteld.",
    "de": "Die Titel. Jede Nummer führt zur Regel selbst, die auf Englisch abgefasst ist.",
}
INTRODUCTION = (
    "Each game's rules in our own words, as `slagveld rules` shows them: what is said, how we read "
    "it where the book is silent or speaks twice, and what becomes of it. The titles are in three "
    "languages, the wording is English.\n"
)
KINDS = {
    "mechanic": "enforced by the program",
    "display": "shown to the players",
    "data": "held as data",
    "exempt": "left to the players",
}


class Book(NamedTuple):
    """A rulebook that has a page."""

    key: str
    title: Name
    rules: Rulebook
    note: str


@cache
def books() -> tuple[Book, ...]:
    """The rulebooks of the games that come with Slagveld, then that of every table."""
    found = [
        Book(
            key, game.title, game.rulebook, "" if game.rules_note is None else say(game.rules_note)
        )
        for key, game in games().items()
        if game.package.startswith("slagveld.games.")
    ]
    table = Name(en="Every table", nl="Elke tafel", de="Jeder Tisch")
    return (*found, Book(HOUSE_KEY, table, HOUSE, ""))


def pages() -> dict[str, str]:
    """All pages of the rulebooks, by their places in the site."""
    made = {"rulebooks/index.md": _overview()}
    for book in books():
        made[f"rulebooks/{book.key}.md"] = "\n".join(_page(book))
        for language in LANGUAGES:
            made[f"rulebooks/{book.key}-{language}.md"] = "\n".join(_titles(book, language))
    return made


@cache
def ids() -> dict[str, str]:
    """Every rule's id, with the key of its book."""
    return {rule.id: book.key for book in books() for rule in book.rules}


@cache
def _known() -> re.Pattern[str]:
    longest_first = sorted(ids(), key=lambda one: (-len(one), one))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-]|\.\d)")


def with_links(text: str) -> str:
    """A Markdown text in which every id of a rule leads to the rule."""
    return linked(_known(), text, lambda found: f"{{ref}}`{found} <{found}>`")


def _overview() -> str:
    lines = [
        "# Rulebooks\n",
        INTRODUCTION,
        "| Rulebook | Rules | Titles in | |",
        "|---|---|---|---|",
    ]
    for book in books():
        others = " | ".join(f"[{LANGUAGES[one]}]({book.key}-{one}.md)" for one in LANGUAGES)
        lines.append(f"| [{book.title.en}]({book.key}.md) | {len(book.rules)} | {others} |")
    return "\n".join(lines) + "\n"


def _topics(rules: Rulebook) -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.topic, []).append(rule)
    return found


def _page(book: Book) -> Iterator[str]:
    yield "---\ntocdepth: 2\n---\n"
    yield f"# {book.title.en}: the rules\n"
    others = ", ".join(f"[{LANGUAGES[one]}]({book.key}-{one}.md)" for one in LANGUAGES)
    proof = f"[which room carries each out, and the tests that prove it](../coverage/{book.key}.md)"
    yield f"{len(book.rules)} rules. Titles in other languages: {others}. See also {proof}.\n"
    if book.key != HOUSE_KEY:
        game = f"[{book.title.en}](../games/{book.key}.md)"
        yield f"What a player should know of edition and readings: {game}.\n"
    if book.note:
        yield f":::{{note}}\n{escaped(book.note)}\n:::\n"
    topics = _topics(book.rules)
    for topic, rules in topics.items():
        if len(topics) > 1:
            yield f"## {escaped(topic or 'other').capitalize()}\n"
        for rule in rules:
            yield from _rule(rule, "###" if len(topics) > 1 else "##")


def _rule(rule: Rule, depth: str) -> Iterator[str]:
    yield f"```{{index}} ! single: {rule.id}\n```\n"  # so that a search for the id leads here
    yield f"({rule.id})="
    yield f"{depth} {rule.id} {escaped(rule.title.en)}\n"
    yield f"{with_links(escaped(rule.rule))}\n"
    if rule.ruling:
        said = with_links(escaped(rule.ruling))
        yield f":::{{admonition}} How we read it\n:class: ruling\n{said}\n:::\n"
    if rule.data is not None:
        yield f"```yaml\n{data.dumps(rule.data).rstrip()}\n```\n"
    yield f"{{.about}}\n{' · '.join(_about(rule))}\n"


def _about(rule: Rule) -> Iterator[str]:
    """The small line beneath a rule."""
    yield KINDS[rule.kind] + (f": {escaped(rule.reason)}" if rule.reason else "")
    if rule.source:
        yield f"source: {escaped(rule.source)}"
    if rule.house:
        yield "ours, not from the book"
    if rule.term and rule.term != rule.title.en:
        yield f"in the original: *{escaped(rule.term)}*"
    titles: Sequence[str] = (rule.title.nl, rule.title.de)
    if any(title != rule.title.en for title in titles):
        yield " / ".join(f"*{escaped(title)}*" for title in titles)


def _titles(book: Book, language: str) -> Iterator[str]:
    yield "---\norphan: true\ntocdepth: 2\n---\n"
    yield f"# {getattr(book.title, language)}: {HEADS[language]}\n"
    yield f"{SAID[language]}\n"
    topics = _topics(book.rules)
    for topic, rules in topics.items():
        if len(topics) > 1:
            yield f"## {escaped(topic or 'other').capitalize()}\n"
        for rule in rules:
            yield f"- {{ref}}`{rule.id} <{rule.id}>` {escaped(getattr(rule.title, language))}"
        yield ""

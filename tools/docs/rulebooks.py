"""The rulebooks as pages: every rule as `slagveld rules` shows it, with an anchor of its own."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from slagveld.examples import examples_of, pictures_of
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import REFERENCE, Rule, Rulebook
from slagveld.proof import HOUSE_KEY
from slagveld.texts import DEFAULT_LANGUAGE, Language, Name, Text, say

from .scenes import drawn
from .words import escaped, linked

LANGUAGES: dict[Language, str] = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}
INTRODUCTION = (
    "Each game's rules in our own words, as `slagveld rules` shows them: what is said, how we read "
    "it where the book is silent or speaks twice, and what becomes of it.\n"
)
HEADS = {
    "en": ("the rules", "How we read it", "Example", "Glossary", "In the original"),
    "nl": ("de regels", "Zo lezen wij het", "Voorbeeld", "Woordenlijst", "In het origineel"),
    "de": ("die Regeln", "So lesen wir es", "Beispiel", "Glossar", "Im Original"),
}
"""Title of a page, a ruling, an example, the words of a game, and those of its book."""
BEFORE = {"en": "Before", "nl": "Ervoor", "de": "Vorher"}
AFTER = {"en": "After", "nl": "Erna", "de": "Nachher"}
REFUSED = {"en": "Not allowed", "nl": "Niet toegestaan", "de": "Nicht erlaubt"}
"""What stands before the words of a worked example."""
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
    note: Text | None


@cache
def books() -> tuple[Book, ...]:
    """The rulebooks of the games that come with Slagveld, then that of every table."""
    found = [
        Book(key, game.title, game.rulebook, game.rules_note)
        for key, game in games().items()
        if game.package.startswith("slagveld.games.")
    ]
    table = Name(en="Every table", nl="Elke tafel", de="Jeder Tisch")
    return (*found, Book(HOUSE_KEY, table, HOUSE, None))


def pages() -> dict[str, str]:
    """All pages of the rulebooks, by their places in the site."""
    made = {"rulebooks/index.md": _overview()}
    for book in books():
        for language in LANGUAGES:
            made[_place(book, language)] = "\n".join(_page(book, language))
    return made


def _place(book: Book, language: Language) -> str:
    suffix = "" if language == DEFAULT_LANGUAGE else f"-{language}"
    return f"rulebooks/{book.key}{suffix}.md"


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


def named(text: str, language: Language = DEFAULT_LANGUAGE) -> str:
    """A text of a rulebook in which the rules it names are their titles, and lead to them."""

    def title(found: re.Match[str]) -> str:
        book = next((one for one in books() if found[1] in one.rules), None)
        return found[1] if book is None else say(book.rules[found[1]].title, language)

    parts, last = [], 0
    for found in REFERENCE.finditer(text):
        parts.append(with_links(escaped(text[last : found.start()])))
        parts.append(f"{{ref}}`{escaped(title(found))} <{_anchor(found[1], language)}>`")
        last = found.end()
    return "".join([*parts, with_links(escaped(text[last:]))])


def _anchor(rule_id: str, language: Language) -> str:
    """A rule's anchor, of its own in each language."""
    return rule_id if language == DEFAULT_LANGUAGE else f"{language}-{rule_id}"


def _overview() -> str:
    lines = ["# Rulebooks\n", INTRODUCTION, "| Rulebook | Rules | |", "|---|---|---|"]
    lines += [
        f"| {book.title.en} | {len(book.rules)} | {_links(book, LANGUAGES)} |" for book in books()
    ]
    return "\n".join(lines) + "\n"


def _links(book: Book, languages: Iterable[Language]) -> str:
    """The pages of a book in some languages."""
    places = ((LANGUAGES[one], _place(book, one).partition("/")[2]) for one in languages)
    return ", ".join(f"[{name}]({place})" for name, place in places)


def _page(book: Book, language: Language) -> Iterator[str]:
    orphan = "" if language == DEFAULT_LANGUAGE else "orphan: true\n"
    yield f"---\n{orphan}tocdepth: 2\n---\n"
    yield f"# {say(book.title, language)}: {HEADS[language][0]}\n"
    yield f"{_links(book, [one for one in LANGUAGES if one != language])}\n"
    if language == DEFAULT_LANGUAGE:
        where = f"../coverage/{book.key}.md"
        yield f"[Which room carries each rule out, and the tests that prove it]({where}).\n"
        if book.key != HOUSE_KEY:
            game = f"[{book.title.en}](../games/{book.key}.md)"
            yield f"What a player should know of edition and readings: {game}.\n"
    if book.note is not None:
        yield f":::{{note}}\n{escaped(say(book.note, language))}\n:::\n"
    for chapter in book.rules.chapters:
        if len(book.rules.chapters) > 1:
            yield f"## {escaped(say(chapter.title, language))}\n"
        for rule in book.rules:
            if rule.chapter == chapter.key:
                yield from _rule(rule, "###" if len(book.rules.chapters) > 1 else "##", language)
                if book.key != HOUSE_KEY:
                    yield from _worked(book.key, rule, language)
    yield from _glossary(book.rules, language)


def _rule(rule: Rule, depth: str, language: Language) -> Iterator[str]:
    words = rule.words(language)
    _, reading, example, _, _ = HEADS[language]
    if language == DEFAULT_LANGUAGE:
        yield f"```{{index}} ! single: {rule.id}\n```\n"  # so that a search for the id leads here
    yield f"({_anchor(rule.id, language)})="
    yield f"{depth} {rule.id} {escaped(say(rule.title, language))}\n"
    yield f"{named(words.rule, language)}\n"
    for table in words.tables:
        rows = [[named(cell, language) for cell in row] for row in table.rows]
        yield from _table(table.title, table.head, rows)
    for said in words.examples:
        yield f":::{{admonition}} {example}\n{named(said, language)}\n:::\n"
    if words.ruling:
        yield f":::{{admonition}} {reading}\n:class: ruling\n{named(words.ruling, language)}\n:::\n"
    if language == DEFAULT_LANGUAGE:
        yield f"{{.about}}\n{' · '.join(_about(rule))}\n"


def _worked(key: str, rule: Rule, language: Language) -> Iterator[str]:
    """The worked examples of a rule, with what the engine makes of them as drawings."""
    _, _, title, _, _ = HEADS[language]
    for example in examples_of(key, rule.id):
        told, made = example.told(language), pictures_of(key, example.key)
        steps = [(BEFORE[language], told.before, made.before)]
        last = REFUSED if example.facts.refused else AFTER
        steps.append((last[language], told.after, made.after))
        yield f":::{{admonition}} {title}\n"
        for place, (head, words, scene) in enumerate(steps):
            if place == 0 or not example.facts.refused:
                svg = drawn(scene, made.frame, f"{head}: {words}", language)
                yield f"```{{raw}} html\n{svg}\n```\n"
            yield f"**{head}:** {escaped(words)}\n"
        yield ":::\n"


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    if title:
        yield f"**{escaped(title)}**\n"
    yield _row([escaped(cell) for cell in head])
    yield f"|{'---|' * len(head)}"
    yield from map(_row, rows)
    yield ""


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _glossary(rules: Rulebook, language: Language) -> Iterator[str]:
    if not rules.glossary:
        return
    _, _, _, title, original = HEADS[language]
    yield f"## {title}\n"
    french = any(term.fr for term in rules.glossary)
    head = [*LANGUAGES.values(), *(["Français"] if french else []), original]
    rows = [
        [escaped(word) for word in (t.en, t.nl, t.de, *([t.fr] if french else []), t.source)]
        for t in rules.glossary
    ]
    yield from _table("", head, rows)


def _about(rule: Rule) -> Iterator[str]:
    """The small line beneath a rule."""
    reason = rule.english.reason
    yield KINDS[rule.kind] + (f": {escaped(reason)}" if reason else "")
    if rule.source:
        yield f"source: {escaped(rule.source)}"
    if rule.house:
        yield "ours, not from the book"
    if rule.term and rule.term != rule.title.en:
        yield f"in the original: *{escaped(rule.term)}*"

"""The rulebook of a game in our words, and the refusal that cites it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from slagveld import data
from slagveld.structs import Struct
from slagveld.texts import DEFAULT_LANGUAGE, LANGUAGES, Language, Name, Text, Value, say

Kind = Literal["mechanic", "display", "data", "exempt"]
"""What becomes of a rule: enforced, shown, held as data, or left to people."""


class RuleTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures of a rule, as a book prints them."""

    title: str = ""
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Wording(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule in one language. Another rule is named by its id in brackets: `[CON-FEAR-3]`."""

    title: str
    rule: str = ""
    """What it says; empty where a language has only its title, and English is read."""
    ruling: str = ""
    """How we read it where the source is silent or speaks twice."""
    examples: tuple[str, ...] = ()
    tables: tuple[RuleTable, ...] = ()
    reason: str = ""
    """Why no program can serve an exempt rule."""

    @property
    def said(self) -> str:
        """All its words, to be searched."""
        tables = (
            cell
            for table in self.tables
            for row in ((table.title, *table.head), *table.rows)
            for cell in row
        )
        return " ".join((self.title, self.rule, self.ruling, *self.examples, *tables, self.reason))


class _Facts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is the same in every language, as a chapter's file has it."""

    id: str
    kind: Kind
    source: str = ""
    topic: str = ""
    term: str = ""
    data: Any = None
    house: bool = False


class Rule(Struct, frozen=True, kw_only=True):
    """One atomic rule."""

    id: str
    kind: Kind
    wording: dict[Language, Wording]
    chapter: str = ""
    source: str = ""
    topic: str = ""
    term: str = ""
    """What the original calls it, where the rulebook is a translation."""
    data: Any = None
    """Figures, for the program and its tests; what people read of them are `Wording.tables`."""
    house: bool = False
    """Not from the rulebook: ours."""

    def __post_init__(self) -> None:
        if DEFAULT_LANGUAGE not in self.wording:
            raise ValueError(f"{self.id} has no words in {DEFAULT_LANGUAGE}")
        reasons = {bool(words.reason) for words in self.wording.values() if words.rule}
        if reasons - {self.kind == "exempt"}:
            raise ValueError(f"exempt and reason must come together: {self.id}")

    @property
    def title(self) -> Name:
        """Its title, for whoever reads it."""
        return Name.of({language: words.title for language, words in self.wording.items()})

    @property
    def english(self) -> Wording:
        """Its words in the language that every rule has."""
        return self.wording[DEFAULT_LANGUAGE]

    def spoken(self, language: Language) -> Language:
        """The language in which a reader of another finds its words: his own, or English."""
        words = self.wording.get(language)
        return language if words is not None and words.rule else DEFAULT_LANGUAGE

    def words(self, language: Language) -> Wording:
        """Its words for a reader of this language."""
        return self.wording[self.spoken(language)]


class BookChapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chapter of a book, by the name of its files."""

    key: str
    title: Name


class Term(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word of a game in the languages of its players."""

    en: str
    nl: str
    de: str
    fr: str = ""
    source: str = ""
    """What the original calls it, where that is another word."""
    rule: str = ""
    """Where it is explained."""
    avoid: dict[Language, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Words that are not used for it."""


class Refusal(Struct, frozen=True, tag="refusal"):
    """Why an action is not allowed: the rule at fault, and one sentence for the player."""

    rule: str
    text: Text

    def __str__(self) -> str:
        return f"{say(self.text)} ({self.rule})"


class RefusedError(Exception):
    """Raised by calls that carry out an action when the action is refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refuse(rule: str, key: str, /, **values: Value) -> Refusal:
    """A refusal citing `rule`, with the sentence `key` and its values."""
    return Refusal(rule, Text(key, values))


REFERENCE: Final = re.compile(r"\[([A-Z]{2,}-[\w.\-]+)\]")
"""Where words name another rule."""


class Rulebook:
    """All rules of one game, in the order of the book."""

    def __init__(
        self,
        rules: tuple[Rule, ...],
        chapters: tuple[BookChapter, ...] = (),
        glossary: tuple[Term, ...] = (),
    ) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self.chapters = chapters
        self.glossary = glossary
        if len(self._rules) != len(rules):
            ids = [rule.id for rule in rules]
            doubles = [rule_id for rule_id in self._rules if ids.count(rule_id) > 1]
            raise ValueError(f"rule ids given twice: {', '.join(doubles)}")

    @classmethod
    def load(cls, folder: Path) -> "Rulebook":
        """Read a folder of chapters: facts beside a folder of words for each language.

        Raises:
            DataError: A file is not what it should be, or words and facts are not of the same
                rules; with file and line.
        """
        chapters = data.load(folder / "chapters.yaml", tuple[BookChapter, ...])
        rules = tuple(rule for chapter in chapters for rule in _chapter(folder, chapter.key))
        terms = folder / "glossary.yaml"
        return cls(rules, chapters, data.load(terms, tuple[Term, ...]) if terms.exists() else ())

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def search(self, words: str) -> list[Rule]:
        """Rules that contain every word, in any language, best first.

        A hit in the id or a title counts more than one in the text; equals stay in book order.
        """
        wanted = words.casefold().split()
        found: list[tuple[int, Rule]] = []
        for rule in self:
            titles = " ".join(said.title for said in rule.wording.values())
            head = f"{rule.id} {titles} {rule.term}".casefold()
            said = " ".join(one.said for one in rule.wording.values())
            body = f"{head} {rule.topic} {said}".casefold()
            if wanted and all(word in body for word in wanted):
                found.append((-sum(word in head for word in wanted), rule))
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]


def _chapter(folder: Path, key: str) -> Iterator[Rule]:
    """The rules of a chapter, with their words in every language that has any."""
    facts = data.load(folder / f"{key}.yaml", tuple[_Facts, ...])
    files = {language: folder / language / f"{key}.yaml" for language in LANGUAGES}
    words = {
        language: data.load(file, dict[str, Wording])
        for language, file in files.items()
        if language == DEFAULT_LANGUAGE or file.exists()
    }
    for language, said in words.items():
        for odd in set(said) ^ {fact.id for fact in facts}:
            reason = "has words and no facts" if odd in said else "has no words"
            raise data.DataError(str(files[language]), None, odd, reason)
    for fact in facts:
        wording = {language: said[fact.id] for language, said in words.items()}
        yield Rule(
            id=fact.id,
            kind=fact.kind,
            wording=wording,
            chapter=key,
            source=fact.source,
            topic=fact.topic,
            term=fact.term,
            data=fact.data,
            house=fact.house,
        )

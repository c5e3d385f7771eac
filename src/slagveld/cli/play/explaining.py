"""The rule behind a question, or any rule by its id or words."""

from typing import TYPE_CHECKING

from rich.text import Text as Styled

from slagveld.cli.rules import spelled
from slagveld.kernel.house import HOUSE
from slagveld.kernel.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from slagveld.cli.play.sitting import Sitting

HITS = 8
"""Rules that a search shows."""


def explain(sitting: "Sitting", asked: str, rule: str) -> None:
    """The rule of the question, a rule by its id, or the rules that contain some words."""
    term = sitting.term
    books = (sitting.match.game.rulebook, HOUSE)
    wanted = (asked or rule).casefold()
    for book in books:
        found = next((one for one in book if one.id.casefold() == wanted), None)
        if found is not None:
            _rule(sitting, book, found)
            return
    hits = [(book, hit) for book in books for hit in book.search(asked)] if asked else []
    if not hits:
        key = "cli-rules-none" if asked else "play-no-rule"
        term.line(term.say(key, words=asked[:80]), style="yellow")
        return
    for _, hit in hits[:HITS]:
        term.show(Styled.assemble((hit.id, "bold"), f"  {term.said(hit.title)}"))
    term.line(term.say("cli-rules-found", count=len(hits)), style="dim")
    if len(hits) == 1:
        _rule(sitting, *hits[0])


def _rule(sitting: "Sitting", book: Rulebook, rule: Rule) -> None:
    term = sitting.term
    language = term.words.language
    words = rule.words(language)
    term.show(Styled.assemble((rule.id, "bold"), f"  {term.said(rule.title)}"))
    term.line(f"  {spelled(book, words.rule, language)}")
    if words.ruling:
        ruling = spelled(book, words.ruling, language)
        term.line(f"  {term.say('cli-rule-ruling')}: {ruling}", style="dim")
    for example in words.examples:
        said = spelled(book, example, language)
        term.line(f"  {term.say('cli-rule-example')}: {said}", style="dim")
    if rule.spoken(language) != language:
        term.line(term.say("cli-rules-english"), style="dim")

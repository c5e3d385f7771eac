"""The rulebook of a game in our words, and the refusal that cites it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from slagveld import data
from slagveld.structs import Struct
from slagveld.texts import Name, Text, Value, say

Kind = Literal["mechanic", "display", "data", "exempt"]
"""What becomes of a rule: enforced, shown, held as data, or left to people."""


class Rule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One atomic rule."""

    id: str
    title: Name
    rule: str
    kind: Kind
    source: str = ""
    topic: str = ""
    term: str = ""
    """What the original calls it, where the rulebook is a translation."""
    ruling: str = ""
    """How we read it where the source is silent or speaks twice."""
    data: Any = None
    """Figures and worked examples."""
    reason: str = ""
    """Why no program can serve an exempt rule."""
    house: bool = False
    """Not from the rulebook: ours."""


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


class Rulebook:
    """All rules of one game, in the order of the book."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            ids = [rule.id for rule in rules]
            doubles = [rule_id for rule_id in self._rules if ids.count(rule_id) > 1]
            raise ValueError(f"rule ids given twice: {', '.join(doubles)}")
        without_reason = [r.id for r in rules if (r.kind == "exempt") != bool(r.reason)]
        if without_reason:
            raise ValueError(f"exempt and reason must come together: {', '.join(without_reason)}")

    @classmethod
    def load(cls, *paths: Path) -> "Rulebook":
        """Read the rules from YAML files; raises `data.DataError` with file and line."""
        rules: list[Rule] = []
        for path in paths:
            rules.extend(data.load(path, tuple[Rule, ...]))
        return cls(tuple(rules))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def search(self, words: str) -> list[Rule]:
        """Rules that contain every word (in id, titles, text or ruling), best first.

        A hit in the id or a title counts more than one in the text; equals stay in book order.
        """
        wanted = words.casefold().split()
        found: list[tuple[int, Rule]] = []
        for rule in self:
            titles = f"{rule.title.en} {rule.title.nl} {rule.title.de} {rule.term}"
            head = f"{rule.id} {titles}".casefold()
            body = f"{head} {rule.topic} {rule.rule} {rule.ruling}".casefold()
            if wanted and all(word in body for word in wanted):
                found.append((-sum(word in head for word in wanted), rule))
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]

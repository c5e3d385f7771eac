"""A list of plain text, read however it was typed.

Bullets, bold marks, case, accents, the order of lines and words, `3x`, `3 ×`, `x3` or no number at
all, points in any of our languages or none: it is all the same.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from slagveld.kernel.fields import (
    AnyField,
    ChoiceField,
    ChoicesField,
    Label,
    NumberField,
    SwitchField,
    WordsField,
)
from slagveld.kernel.muster import Chosen, Muster, Offer, Roster, WholeArmy
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.lists.names import Names, choice_called, is_called, plain, spoken
from slagveld.kit.lists.notes import ListRead, Note, note
from slagveld.record import replace
from slagveld.texts import Text

MOST_LINES, LONGEST_LINE = 600, 2000
MOST_COUNT = 9999
LONGEST_NAME = 80

_MARKS = re.compile(r"\*\*|__|\[/?(?:b|i|u|s|list|quote|\*)\]|^[#>\s]+", re.IGNORECASE)
_BULLET = re.compile(r"^(?:[-*•·‣◦–—+»>]\s*)+")
_NUMBER = r"\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?"
_WORD = (
    r"(?:(?:magic|magie|magische|magiepunkte?n?)\s*)?"
    r"(?:points?|pts?|punten|pnt|ptn|punkten?|pkte?|pt\.?|puntos?|ptos?)\.?"
)
_POINTS = re.compile(
    rf"[\s:,;=–—-]*[(\[]?\s*(?P<points>{_NUMBER})\s*{_WORD}\s*[)\]]?\s*$", re.IGNORECASE
)
_BARE = re.compile(rf"(?:\s+[–—-]|[:=,(\[])\s*(?P<points>{_NUMBER})\s*[)\]]?\s*$")
_COUNT = re.compile(
    r"^(?P<count>\d{1,4})\s*(?:[x×*]\s*|[.:)]\s+|\s+)(?P<rest>\S.*)$", re.IGNORECASE
)
_AFTER = re.compile(r"^(?P<rest>.*\S)\s*(?:[x×*]\s*|\()(?P<count>\d{1,4})\)?$", re.IGNORECASE)
_OPTIONS = re.compile(r"[\[{](?P<options>[^\[\]{}]*[^\W\d][^\[\]{}]*)[\]}]")
_TOTAL = re.compile(rf"(?P<spent>{_NUMBER})[^\d]*(?:(?P<total>{_NUMBER})[^\d]*)?$")


class _Meant(NamedTuple):
    """One way of reading a line."""

    number: int
    name: str
    points: int | None
    """In hundredths, as it says."""


def read_text(
    muster: Muster, title: Label, blank: Roster, words: str, *, otherwise: str = ""
) -> ListRead:
    """An army from a list; its name and total are those of the list, if it has them.

    Args:
        muster: What there is.
        title: What the game is called.
        blank: The army that is filled; its own cards are known.
        words: The list.
        otherwise: What the army is called where the list does not say.

    Raises:
        RefusedError: Nothing of it is an army.
    """
    lines = words.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise RefusedError(refuse("SLV-SETUP-1", "list-long", lines=MOST_LINES))
    reader = _Reader(muster, title, replace(blank, entries=()))
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    if not reader.entries:
        raise RefusedError(refuse("SLV-SETUP-1", "list-nothing"))
    roster = replace(
        blank,
        name=reader.name or otherwise or blank.name,
        total=blank.total if reader.total is None else reader.total,
        entries=tuple(reader.entries),
        choices={**blank.choices, **reader.choices},
    )
    return ListRead(roster=roster, notes=tuple(reader.notes))


class _Reader:
    def __init__(self, muster: Muster, title: Label, blank: Roster) -> None:
        self.scale = muster.scale
        self.names = Names(muster.offers(blank))
        self.titles = [plain(one) for one in spoken(title)]
        self.fields = tuple(muster.fields(blank)) if isinstance(muster, WholeArmy) else ()
        self.totals = [plain(one) for one in spoken(Text("list-total-word"))]
        self.name = ""
        self.total: int | None = None
        self.choices: dict[str, Any] = {}
        self.entries: list[Chosen] = []
        self.notes: list[Note] = []

    def read(self, number: int, line: str) -> None:
        words = _BULLET.sub("", _MARKS.sub("", line).strip()).strip()
        if not plain(words):
            return
        if self._is_total(words) or self._is_game(words) or self._is_for_all(words):
            return
        options = _OPTIONS.search(words)
        bare = words if options is None else words.replace(options.group(), " ").strip()
        offer, meant = self._offer(bare)
        if offer is None:
            self._strange(number, words, bare)
            return
        count = max(1, min(MOST_COUNT, meant.number))
        choices: dict[str, Any] = {}
        for part in () if options is None else options["options"].split(";"):
            if not chosen(offer.fields, part, choices):
                values = {"option": part.strip()[:60], "name": offer.name}
                self.notes.append(note(number, words, Text("list-option", values)))
        self.entries.append(Chosen(offer.key, count, choices))

    def _offer(self, bare: str) -> tuple[Offer | None, _Meant]:
        ways = list(readings(bare))
        for meant in ways:
            found = self.names.called(meant.name)
            if found:
                return self._priced(found, meant), meant
        return None, ways[0]

    def _priced(self, found: list[Offer], meant: _Meant) -> Offer:
        """Of several with one name the one whose points the list gives, else the first."""
        for offer in found:
            price = offer.price.total * meant.number * 100 // self.scale
            if meant.points in (price, offer.price.total * 100 // self.scale):
                return offer
        return found[0]

    def _strange(self, number: int, words: str, bare: str) -> None:
        """A line that is no unit: the name of the army at its head, a heading, or a stranger."""
        ways = list(readings(bare))
        for meant in ways:
            close = self.names.close(meant.name)
            if close is not None:
                text = Text("list-close", {"name": close.name})
                self.notes.append(note(number, words, text, fits=True))
                self.entries.append(Chosen(close.key, max(1, min(MOST_COUNT, meant.number))))
                return
        if not self.name and not self.entries and not self.notes:
            self.name = _POINTS.sub("", words).strip()[:LONGEST_NAME]
            return
        if words.endswith(":") or self._is_group(words):
            return
        self.notes.append(note(number, words, Text("list-unknown")))

    def _is_group(self, words: str) -> bool:
        return any(is_called(offer.group, words) for offer in self.names.offers)

    def _is_total(self, words: str) -> bool:
        if not any(plain(words).startswith(word) for word in self.totals):
            return False
        found = _TOTAL.search(words)
        if found is not None and found["total"]:
            self.total = _hundredths(found["total"]) // 100
        return True

    def _is_game(self, words: str) -> bool:
        said = plain(_POINTS.sub("", words))
        return said in self.titles

    def _is_for_all(self, words: str) -> bool:
        """Whether it is something chosen for the army as a whole."""
        return bool(self.fields) and chosen(self.fields, words, self.choices)


def readings(words: str) -> Iterator[_Meant]:
    """The ways in which a line can be read, from the likeliest on."""
    for pattern in (_POINTS, _BARE, None):
        found = pattern.search(words) if pattern is not None else None
        if pattern is not None and found is None:
            continue
        points = None if found is None else _hundredths(found["points"])
        rest = words if found is None else words[: found.start()].strip()
        for form in (_COUNT, _AFTER):
            counted = form.match(rest)
            if counted is not None:
                yield _Meant(int(counted["count"]), counted["rest"].strip(" :-–—"), points)
        yield _Meant(1, rest, points)


def chosen(fields: tuple[AnyField, ...], words: str, choices: dict[str, Any]) -> bool:
    """Fill one choice in from `Title: value, value` or a value alone; whether there is one."""
    words = words.strip()
    colons = [place for place, sign in enumerate(words) if sign == ":"]
    ways = [(words, ""), *[(words[:place], words[place + 1 :].strip()) for place in colons]]
    for title, said in ways:
        for field in fields:
            if is_called(field.title, title) and _filled(field, said, choices):
                return True
    return any(
        isinstance(field, ChoiceField | ChoicesField) and _filled(field, words, choices)
        for field in fields
    )


def _filled(field: AnyField, said: str, choices: dict[str, Any]) -> bool:
    match field:
        case SwitchField():
            choices[field.name] = True
            return not said
        case ChoiceField():
            one = choice_called(field, said)
            if one is not None:
                choices[field.name] = int(one.key) if field.numeric else one.key
            return one is not None
        case ChoicesField():
            whole = choice_called(field, said)
            parts = [said] if whole is not None else said.split(",")
            found = [choice_called(field, part) for part in parts]
            keys = [one.key for one in found if one is not None]
            if keys:
                choices[field.name] = [*choices.get(field.name, ()), *keys]
            return len(keys) == len(parts)
        case NumberField():
            if said.lstrip("-").isdecimal() and len(said) < 8:
                choices[field.name] = int(said)
                return True
            return False
        case WordsField():
            if said:
                choices[field.name] = said[: field.most]
            return bool(said)
        case _:
            return False


def _hundredths(written: str) -> int:
    """A number as it is typed in any of our languages, in hundredths."""
    digits = re.sub(r"['’ \u00a0\u202f]", "", written)
    whole, _, part = digits.replace(",", ".").rpartition(".")
    if not whole or len(part) == 3:
        return int(re.sub(r"\D", "", digits)) * 100
    return int(re.sub(r"\D", "", whole)) * 100 + int(part.ljust(2, "0"))

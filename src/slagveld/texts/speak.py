"""From a `Text` to a sentence, in a reader's language and measure.

Speaking never fails: a message that does not exist, or lacks a value, becomes a visible ⟦key⟧.
`Speaker.faults` says what would go wrong, for lint and conformance tests.
"""

from dataclasses import dataclass
from decimal import Decimal
from typing import Final, Literal, TypeAlias

from slagveld.texts.agree import Said, is_many
from slagveld.texts.german import Case, bare, declined
from slagveld.texts.languages import DEFAULT_LANGUAGE, LANGUAGES, WRITTEN, Language
from slagveld.texts.library import LIBRARY, Library
from slagveld.texts.sources import wire_id
from slagveld.texts.text import Distance, Listing, Name, Percent, Signed, Text, Value

LengthUnit = Literal["cm", "inch"]
_NumberKey = Literal["number", "percent", "signed", "length"]
_Arguments: TypeAlias = dict[str, str | int | Decimal | Said]

UNITS_PER_CM: Final = 100
UNITS_PER_INCH: Final = 254

_DEEPEST: Final = 30
"""Texts within texts; deeper is a mistake, and must not exhaust the stack."""

_LONGEST: Final = 2000
"""Characters of one value. Fluent itself refuses from 2,500 on, here and in the browser."""

_LARGEST: Final = 10**15
"""Numbers from here on are not exact in the browser."""

_LENGTH_KEYS: Final[dict[LengthUnit, tuple[str, str]]] = {
    "cm": ("length-cm", "length-cm-tiny"),
    "inch": ("length-inch", "length-inch-tiny"),
}
_LIST_KEYS: Final = {"and": "list-and", "or": "list-or", "then": "list-then"}


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts to one reader.

    Attributes:
        language: The reader's language.
        length_unit: The measure the reader thinks in.
        units_per_inch: 254, or 250 in games whose rulebook counts 2.5 cm to the inch.
        library: Where the messages are.
    """

    language: Language = DEFAULT_LANGUAGE
    length_unit: LengthUnit = "cm"
    units_per_inch: int = UNITS_PER_INCH
    library: Library = LIBRARY

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"not a language of ours: {self.language!r}")
        if self.length_unit not in _LENGTH_KEYS:
            raise ValueError(f"not a measure of ours: {self.length_unit!r}")
        if self.units_per_inch <= 0:
            raise ValueError("an inch is longer than nothing")

    def say(self, value: Value) -> str:
        """The sentence, name or number as this reader should see it."""
        return _Saying(self).say(value, 0)

    def faults(self, value: Value) -> tuple[str, ...]:
        """What is wrong with a text in this language; nothing when it can be said."""
        saying = _Saying(self)
        saying.say(value, 0)
        return tuple(saying.faults)


def say(value: Value, language: Language = DEFAULT_LANGUAGE) -> str:
    """The text in a language, lengths in centimetres."""
    return Speaker(language).say(value)


class _Saying:
    """One act of speaking, and what went wrong in it."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.faults: list[str] = []

    def say(self, value: Value, depth: int) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return self._say_number("number", value)
        if depth > _DEEPEST:
            return self._fail("…", "texts are nested too deeply")
        match value:
            case Text(key, values):
                return self._say_text(key, values, depth)
            case Name():
                return value.in_language(self.speaker.language)
            case Distance(units, up):
                return self._say_number("length", units, up=up)
            case Percent(permille):
                return self._say_number("percent", permille)
            case Signed(number):
                return self._say_number("signed", number)
            case Listing(items, kind):
                return self._say_list([self.say(item, depth + 1) for item in items], kind)

    def _say_text(self, key: str, values: dict[str, Value], depth: int) -> str:
        arguments: _Arguments = {}
        for name, value in values.items():
            if isinstance(value, int) and abs(value) < _LARGEST:
                arguments[name] = value  # stays a number, so that the message can select a plural
            else:
                said = _cut(self.say(value, depth + 1))
                if isinstance(value, Name | Listing):
                    arguments[name] = self._known(value, said, depth)
                else:
                    arguments[name] = said
        return self._format(key, arguments)

    def _known(self, value: Name | Listing, said: str, depth: int) -> Said:
        """A name or a list as messages get it, so that words can agree with it."""

        def decline(case: Case) -> str:
            if self.speaker.language != "de":
                return said
            return _cut(self._decline(value, case, depth + 1))

        return Said(said, many=is_many(value), decline=decline)

    def _decline(self, value: Value, case: Case, depth: int) -> str:
        if isinstance(value, Name):
            return declined(value, case)
        if isinstance(value, Listing) and depth <= _DEEPEST:
            items = [self._decline(item, case, depth + 1) for item in value.items]
            return self._say_list(items, value.kind)
        return bare(self.say(value, depth), case)

    def _say_number(self, key: _NumberKey, number: int, *, up: bool = False) -> str:
        if abs(number) >= _LARGEST:
            return self._fail(key, "the number is too large to show")
        match key:
            case "number":
                return self._format(key, {"number": number})
            case "percent":
                return self._format(key, {"percent": _exact(number)})
            case "signed":
                sign = "plus" if number > 0 else "minus" if number < 0 else "zero"
                return self._format(key, {"sign": sign, "size": abs(number)})
            case "length":
                return self._say_length(number, up=up)

    def _say_length(self, units: int, *, up: bool) -> str:
        speaker = self.speaker
        per_unit = UNITS_PER_CM if speaker.length_unit == "cm" else speaker.units_per_inch
        plain, tiny = _LENGTH_KEYS[speaker.length_unit]
        # Rounded here, halves up: Babel and browsers round halves differently.
        half = 2 * per_unit - 1 if up else per_unit
        tenths = (abs(units) * 20 + half) // (2 * per_unit)
        if tenths == 0 and units != 0:
            return self._format(tiny, {"length": _exact(1)})
        return self._format(plain, {"length": _exact(tenths if units > 0 else -tenths)})

    def _say_list(self, items: list[str], kind: Literal["and", "or", "then"]) -> str:
        if not items:
            return self._format("list-empty", {})
        if len(items) == 1:
            return items[0]
        word = self._format(_LIST_KEYS[kind], {})
        comma = "," if kind == "then" else ""
        return f"{', '.join(items[:-1])}{comma} {word} {items[-1]}"

    def _format(self, key: str, arguments: _Arguments) -> str:
        language: Language
        for language in dict.fromkeys((self.speaker.language, DEFAULT_LANGUAGE)):
            bundle = self.speaker.library.bundle(language)
            if not bundle.has_message(wire_id(key)):
                if language in WRITTEN:
                    self.faults.append(f"{key}: no such message in {language}")
                continue
            pattern = bundle.get_message(wire_id(key)).value
            if pattern is None:
                return self._fail(key, "the message has no value")
            try:
                sentence, errors = bundle.format_pattern(pattern, arguments)
            except RecursionError:  # fluent.runtime misses circles of bare references
                return self._fail(key, "the message refers to itself")
            if errors:
                return self._fail(key, "; ".join(str(error) for error in errors))
            return str(sentence)
        return f"⟦{key}⟧"

    def _fail(self, key: str, reason: str) -> str:
        self.faults.append(f"{key}: {reason}")
        return f"⟦{key}⟧"


def _cut(said: str) -> str:
    return said if len(said) <= _LONGEST else said[: _LONGEST - 1] + "…"


def _exact(tenths: int) -> Decimal:
    """A number with one decimal, without the errors of binary fractions."""
    return Decimal(tenths) / 10

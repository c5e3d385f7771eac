"""Sheets of own cards, judged value by value: what is missing, strange, too much or too long."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from slagveld.kernel.cards import (
    KIND,
    VARIANT,
    CardFault,
    CardField,
    CardKind,
    Entry,
    FigureField,
    NameField,
    NumbersField,
    OutlineField,
    RecordField,
    RowNameField,
    RowsField,
    SizeField,
    TerrainField,
    VariantsField,
)
from slagveld.kernel.fields import ChoiceField, ChoicesField, NumberField, SwitchField, WordsField
from slagveld.kernel.figure import Figure
from slagveld.texts import DEFAULT_LANGUAGE, LANGUAGES, Name, Text, Value

from .scenarios import TRAITS, name_of
from .sheet_grounds import ground_faults, ground_schema

CARD_RULE: Final = "SLV-CARD-1"
"""A card has the values of its kind, each within its bounds, and no others."""
KEYS: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_KEY: Final = 60
FOREIGN: Final = 3
"""So many values that a kind does not have make a sheet something else, if they are most of it."""


def named(value: Any) -> Name:
    """A name as it is written: the same in all languages, or one for each."""
    return name_of(value)


def entries_of(kind: CardKind) -> list[Entry]:
    """All values of a kind, section by section."""
    return [entry for section in kind.sections for entry in section.entries]


def sheet_faults(kind: CardKind, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """What is wrong with the form of a sheet: every value by itself."""
    yield from _record(entries_of(kind), sheet, "")


def foreign_faults(kind: CardKind, sheet: Mapping[str, Any]) -> list[CardFault]:
    """One sentence for a sheet that is something else, such as a card of another game."""
    known = [entry.field.name for entry in entries_of(kind)]
    strange = [str(name)[:40] for name in sheet if name not in known]
    if len(strange) < FOREIGN or 2 * len(strange) <= len(sheet):
        return []
    return [_fault(strange[0], CARD_RULE, "card-foreign", {"fields": ", ".join(strange[:5])})]


def _record(entries: list[Entry], given: Mapping[str, Any], at: str) -> Iterator[CardFault]:
    known = {entry.field.name: entry for entry in entries}
    for name in given:
        if name not in known:
            key, values = _close("card-strange", "field", str(name)[:40], known)
            yield _fault(f"{at}{name}", CARD_RULE, key, values)
    for name, entry in known.items():
        rule = entry.rule or CARD_RULE
        if name not in given:
            if not entry.field.optional:
                yield _fault(at.rstrip("."), rule, "card-missing", {"value": entry.field.title})
            continue
        for place, said, more in _value(entry.field, given[name], f"{at}{name}"):
            if isinstance(said, CardFault):
                yield said
            else:
                yield _fault(place, rule, said, {"value": entry.field.title, **more})


def _fault(field: str, rule: str, key: str, values: Mapping[str, Value]) -> CardFault:
    return CardFault(field=field, rule=rule, text=Text(key, dict(values)))  # texts: card-*


Found = tuple[str, "str | CardFault", Mapping[str, Value]]


def _value(field: CardField, given: Any, at: str) -> Iterator[Found]:
    """What is wrong with one value: where, by which sentence, and what it mentions."""
    match field:
        case ChoiceField():
            yield from _chosen(field.choices, [given], at, one=True)
        case ChoicesField():
            yield from _several(field, given, at)
        case NameField():
            yield from _name(given, field.most, at)
        case RecordField():
            yield from _nested(field, given, at)
        case RowsField():
            yield from _rows(field, given, at)
        case VariantsField():
            yield from _variants(field, given, at)
        case NumbersField() | OutlineField() | TerrainField():
            yield from ground_faults(field, given, at)
        case _:
            yield from _plain(field, given, at)


def _plain(field: CardField, given: Any, at: str) -> Iterator[Found]:
    """The same for a value without parts."""
    match field:
        case NumberField() if type(given) is not int:
            yield at, "card-number", {}
        case NumberField() if not field.least <= given <= field.most:
            yield at, "card-range", _bounds(field.least, field.most, given)
        case SwitchField() if type(given) is not bool:
            yield at, "card-switch", {}
        case WordsField():
            yield from _words(given, field.most, at, key=field.name == "key")
        case RowNameField():
            yield from _words(given, field.most, at)
        case SizeField():
            yield from _size(field, given, at)
        case FigureField():
            try:
                msgspec.convert(given, Figure)
            except msgspec.ValidationError as error:
                yield at, "card-figure", {"reason": str(error)[:200]}


def _nested(field: RecordField, given: Any, at: str) -> Iterator[Found]:
    if isinstance(given, dict):
        yield from ((at, fault, {}) for fault in _record([*field.entries], given, f"{at}."))
    else:
        yield at, "card-record", {}


def _bounds(least: int, most: int, found: int) -> dict[str, Value]:
    return {"least": least, "most": most, "found": found}


def _chosen(choices: Any, given: list[Any], at: str, *, one: bool = False) -> Iterator[Found]:
    known = [choice.key for choice in choices]
    for number, key in enumerate(given):
        if key not in known:
            place = at if one else f"{at}.{number}"
            yield place, *_close("card-choice", "found", str(key)[:40], known)


def _close(key: str, name: str, said: str, known: Iterable[str]) -> tuple[str, dict[str, Value]]:
    """That something does not exist, and what may be meant instead."""
    found = get_close_matches(said, known, n=1)
    return (f"{key}-close", {name: said, "close": found[0]}) if found else (key, {name: said})


def _several(field: ChoicesField, given: Any, at: str) -> Iterator[Found]:
    if not isinstance(given, list | tuple):
        yield at, "card-list", {}
        return
    yield from _chosen(field.choices, list(given), at)
    plain = [str(key) for key in given]
    if len(set(plain)) < len(plain):
        yield at, "card-twice", {}
    if not field.least <= len(plain) <= field.most:
        yield at, "card-count", _bounds(field.least, field.most, len(plain))


def _words(given: Any, most: int, at: str, *, key: bool = False) -> Iterator[Found]:
    if not isinstance(given, str):
        yield at, "card-words", {}
    elif key and not (len(given) <= LONGEST_KEY and KEYS.fullmatch(given)):
        yield at, "card-key", {"found": given[:40]}
    elif len(given) > most:
        yield at, "card-long", {"most": most}


def _name(given: Any, most: int, at: str) -> Iterator[Found]:
    whole = given if isinstance(given, dict) else {DEFAULT_LANGUAGE: given}
    traits = {name: value for name, value in whole.items() if name in TRAITS}
    names = {name: value for name, value in whole.items() if name not in traits}
    plain = all(isinstance(one, str) for one in names.values()) and _said(traits)
    if not plain or DEFAULT_LANGUAGE not in names or not names.keys() <= set(LANGUAGES):
        yield at, "card-names", {}
    elif any(not one.strip() or len(one) > most for one in names.values()):
        yield at, "card-name", {"most": most}


def _said(traits: Mapping[str, Any]) -> bool:
    """Whether a name may say this of itself."""
    try:
        names: dict[str, Any] = dict.fromkeys(LANGUAGES, "")
        msgspec.convert({**names, **traits}, Name)
    except msgspec.ValidationError:
        return False
    return True


def _size(field: SizeField, given: Any, at: str) -> Iterator[Found]:
    pair = list(given) if isinstance(given, list | tuple) else []
    if len(pair) != 2 or any(type(side) is not int for side in pair):
        yield at, "card-size", {}
        return
    for side in pair:
        if not field.least <= side <= field.most:
            yield at, "card-range", _bounds(field.least, field.most, side)


def _rows(field: RowsField, given: Any, at: str) -> Iterator[Found]:
    if not isinstance(given, list | tuple) or any(not isinstance(row, dict) for row in given):
        yield at, "card-rows", {}
        return
    if not field.least <= len(given) <= field.most:
        yield at, "card-count", _bounds(field.least, field.most, len(given))
    for number, row in enumerate(given):
        for fault in _record([*field.entries], row, f"{at}.{number}."):
            yield at, fault, {}


def _variants(field: VariantsField, given: Any, at: str) -> Iterator[Found]:
    if not isinstance(given, list | tuple) or any(not isinstance(row, dict) for row in given):
        yield at, "card-rows", {}
        return
    if not field.least <= len(given) <= field.most:
        yield at, "card-count", _bounds(field.least, field.most, len(given))
    known = {kind.key: kind for kind in field.kinds}
    for number, row in enumerate(given):
        place = f"{at}.{number}.{VARIANT}"
        said = row.get(VARIANT)
        if not isinstance(said, str) or said not in known:
            yield place, *_close("card-choice", "found", str(said or "")[:40], known)
            continue
        rest = {name: value for name, value in row.items() if name != VARIANT}
        for fault in _record([*known[said].entries], rest, f"{at}.{number}."):
            yield at, fault, {}


def kind_schema(kind: CardKind, *, several: bool) -> dict[str, Any]:
    """A kind of card as a JSON schema; of several the sheet names its kind."""
    made = _record_schema(entries_of(kind))
    if several:
        made["properties"] = {KIND: {"const": kind.key}, **made["properties"]}
        made["required"] = [KIND, *made["required"]]
    return {"title": kind.key, **made}


def _record_schema(entries: list[Entry]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {entry.field.name: _schema(entry.field) for entry in entries},
        "required": [entry.field.name for entry in entries if not entry.field.optional],
        "additionalProperties": False,
    }


def _schema(field: CardField) -> dict[str, Any]:
    match field:
        case NumberField():
            return {"type": "integer", "minimum": field.least, "maximum": field.most}
        case SwitchField():
            return {"type": "boolean"}
        case ChoiceField():
            return {"enum": [choice.key for choice in field.choices]}
        case ChoicesField():
            listed = {"enum": [choice.key for choice in field.choices]}
            return {
                "type": "array",
                "items": listed,
                "uniqueItems": True,
                "minItems": field.least,
                "maxItems": field.most,
            }
        case WordsField():
            pattern = {"pattern": f"^{KEYS.pattern}$"} if field.name == "key" else {}
            return {"type": "string", "maxLength": field.most, **pattern}
        case RowNameField():
            return {"type": "string", "maxLength": field.most}
        case NameField():
            word = {"type": "string", "minLength": 1, "maxLength": field.most}
            names: dict[str, Any] = dict.fromkeys(LANGUAGES, word)
            traits = {"many": {"type": "boolean"}, "declines": {"type": "string"}}
            each = {
                "type": "object",
                "properties": {**names, **traits},
                "required": [DEFAULT_LANGUAGE],
                "additionalProperties": False,
            }
            return {"anyOf": [word, each]}
        case SizeField():
            side = {"type": "integer", "minimum": field.least, "maximum": field.most}
            return {"type": "array", "items": side, "minItems": 2, "maxItems": 2}
        case FigureField():
            return _figure_schema()
        case RecordField():
            return _record_schema([*field.entries])
        case RowsField():
            rows = {"minItems": field.least, "maxItems": field.most}
            return {"type": "array", "items": _record_schema([*field.entries]), **rows}
        case VariantsField():
            return _variants_schema(field)
        case NumbersField() | OutlineField() | TerrainField():
            return ground_schema(field)


def _variants_schema(field: VariantsField) -> dict[str, Any]:
    forms: list[dict[str, Any]] = []
    for kind in field.kinds:
        form = _record_schema([*kind.entries])
        form["properties"] = {VARIANT: {"const": kind.key}, **form["properties"]}
        form["required"] = [VARIANT, *form["required"]]
        forms.append(form)
    rows = {"minItems": field.least, "maxItems": field.most}
    return {"type": "array", "items": {"oneOf": forms}, **rows}


def _figure_schema() -> dict[str, Any]:
    """The traits of a miniature and their words."""
    whole = msgspec.json.schema(Figure)
    return dict(whole["$defs"]["Figure"])

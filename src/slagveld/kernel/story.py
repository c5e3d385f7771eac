"""The battle told in sentences."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.event import Event
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Listing, Speaker, Text, Value

SEAT_VALUES = ("seat", "by_seat")
"""Values of an event's sentence that are seat numbers and are told as names."""


SEAT_LISTS = ("order",)
"""Values that are lists of seat numbers."""


def sentence(event: Event, seats: Sequence[Seat]) -> Text:
    """The sentence of an event, seats called by their names."""
    text = event.text()
    names: dict[str, Value] = {
        key: seats[number].name
        for key in SEAT_VALUES
        if isinstance(number := text.values.get(key), int) and 0 <= number < len(seats)
    }
    for key in SEAT_LISTS:
        listed = text.values.get(key)
        if isinstance(listed, Listing):
            called = tuple(
                seats[item].name if isinstance(item, int) and 0 <= item < len(seats) else item
                for item in listed.items
            )
            names[key] = replace(listed, items=called)
    return replace(text, values={**text.values, **names}) if names else text


OLDER = Text("older-words")
"""Stands for what older rules told in words that are no longer there."""


def in_words_of_today(event: Event) -> Event:
    """An event of older rules as it can still be told: its texts as far as they can be said."""
    sayable: Event = _sayable(event)
    return sayable


def older_sentence(event: Event, seats: Sequence[Seat]) -> Text:
    """The sentence of an event that was kept under older rules; never one that cannot be said."""
    told: Text = _sayable(sentence(in_words_of_today(event), seats))
    return told


def _sayable(value: Any) -> Any:
    """The same value; a text in it that no message fits any more is replaced by `OLDER`."""
    if isinstance(value, Text):
        if not Speaker().faults(value):
            return value
        inner = {key: _sayable(item) for key, item in value.values.items()}
        mended = replace(value, values=inner)
        return OLDER if Speaker().faults(mended) else mended
    if isinstance(value, tuple):
        return tuple([_sayable(item) for item in value])
    if isinstance(value, Struct):
        parts = {name: getattr(value, name) for name in value.__struct_fields__}
        changed = {name: new for name, old in parts.items() if (new := _sayable(old)) is not old}
        return replace(value, **changed) if changed else value
    return value

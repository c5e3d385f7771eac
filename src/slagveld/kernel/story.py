"""The battle told in sentences."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.event import Event
from slagveld.kernel.state import Seat
from slagveld.texts import Listing, Text, Value

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
            names[key] = msgspec.structs.replace(listed, items=called)
    return msgspec.structs.replace(text, values={**text.values, **names}) if names else text

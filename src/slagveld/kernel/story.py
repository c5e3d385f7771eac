"""The battle told in sentences."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.event import Event
from slagveld.kernel.state import Seat
from slagveld.texts import Text

SEAT_VALUES = ("seat", "by_seat")
"""Values of an event's sentence that are seat numbers and are told as names."""


def sentence(event: Event, seats: Sequence[Seat]) -> Text:
    """The sentence of an event, seats called by their names."""
    text = event.text()
    names = {
        key: seats[number].name
        for key in SEAT_VALUES
        if isinstance(number := text.values.get(key), int) and 0 <= number < len(seats)
    }
    return msgspec.structs.replace(text, values={**text.values, **names}) if names else text

"""Texts for tests: the key of a message and what it mentions, without the sentence around it."""

from slagveld.texts import Listing, Name, Text


def plain(value):
    """A text as (key, values), a name as it is in English, a list as a tuple."""
    if isinstance(value, Text):
        key = value.key.removeprefix("little-carnage:")
        return key, {name: plain(one) for name, one in value.values.items()}
    if isinstance(value, Listing):
        return tuple(plain(one) for one in value.items)
    return value.en if isinstance(value, Name) else value

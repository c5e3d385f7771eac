"""Texts for tests: the key of a message and what it mentions, without the sentence around it."""

from slagveld.texts import Name, Text


def plain(value):
    """A text as (key, values), a name as it is in English; anything else as it is."""
    if isinstance(value, Text):
        key = value.key.removeprefix("little-carnage:")
        return key, {name: plain(one) for name, one in value.values.items()}
    return value.en if isinstance(value, Name) else value

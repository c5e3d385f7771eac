"""What tests of every game's display share: words in English, and parts of a scene by name."""

from slagveld.texts import Text, say


def words(label):
    """A label as English readers see it; numbers stay numbers."""
    return label if isinstance(label, (int, str)) else say(label)


def lines(card):
    """The lines of a card by their labels."""
    return {words(line.label): words(line.value) for line in card.lines}


def changed(card):
    """The labels of the lines that are marked as changed."""
    return [words(line.label) for line in card.lines if line.changed]


def house(card):
    """The labels of the lines that are marked as house data."""
    return [words(line.label) for line in card.lines if line.house]


def notes(card):
    """The notes of a card."""
    return [words(note) for note in card.notes]


def badges(piece):
    """The badges of a piece, marker or ground: icon, words, count, tone."""
    return [(b.icon, words(b.text), b.count, b.tone) for b in piece.badges]


def texts_in(thing):
    """Every message in a scene, at any depth."""
    if isinstance(thing, Text):
        yield thing
        for value in thing.values.values():
            yield from texts_in(value)
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from texts_in(part)
    elif hasattr(thing, "__struct_fields__"):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))

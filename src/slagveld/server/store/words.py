"""Names and lines that people type: cleaned, never trusted."""

import unicodedata

from slagveld.kernel.rulebook import RefusedError, refuse

NAME = 60
TITLE = 80
LINE = 500


def cleaned(words: str) -> str:
    """Words without signs that cannot be printed, white space made single.

    Signs that turn the direction of writing go too: with them a name could pose as another.
    """
    spaced = "".join(" " if sign.isspace() else sign for sign in words)
    shown = "".join(
        sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return " ".join(shown.split())


def name_of(words: str) -> str:
    """A name for a seat, empty if there is none; raises RefusedError if it is too long."""
    return _within(cleaned(words), NAME, "room-name-long")


def title_of(words: str) -> str:
    """A title for a battle or a paper; raises RefusedError if it is too long."""
    return _within(cleaned(words), TITLE, "room-title-long")


def line_of(words: str) -> str:
    """A line of chat; raises RefusedError if it is empty or too long."""
    line = _within(cleaned(words), LINE, "room-line-long")
    if not line:
        raise RefusedError(refuse("SLV-NET-6", "room-line-empty"))
    return line


def _within(words: str, most: int, key: str) -> str:
    if len(words) > most:
        raise RefusedError(refuse("SLV-NET-6", key, most=most))  # texts: room-*
    return words

"""The languages Slagveld speaks, and which of them suits a reader best."""

from typing import Final, Literal, get_args

Language = Literal["en", "nl", "de", "fr", "es"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""All languages; the first is the one the others fall back to."""

DEFAULT_LANGUAGE: Final[Language] = "en"

WRITTEN: Final[tuple[Language, ...]] = ("en", "nl", "de")
"""Those in which everything is said, the bodies of rules as well; `make check` holds to it.

The others are as far as their folders go, and go on in English: `slagveld texts lint` says what
they lack.
"""

_LONGEST_HEADER: Final = 1000


def best_language(accepted: str | None, default: Language = DEFAULT_LANGUAGE) -> Language:
    """The language of ours that an `Accept-Language` header or a locale likes best.

    Regions are ignored ("nl-BE" and "nl_BE.UTF-8" are Dutch); equal wishes go to the one named
    first; what cannot be read is skipped.

    >>> best_language("fr, nl-BE;q=0.9, en;q=0.8")
    'nl'
    """
    best, best_quality = default, 0.0
    for part in (accepted or "")[:_LONGEST_HEADER].split(","):
        tag, *parameters = part.strip().split(";")
        quality = _quality(parameters)
        code = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if code == "*":
            code = default
        for language in LANGUAGES:
            if code == language and quality > best_quality:
                best, best_quality = language, quality
    return best


def _quality(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.strip().partition("=")
        if name.strip().lower() == "q":
            try:
                quality = float(value)
            except ValueError:
                return 0.0
            return quality if 0.0 <= quality <= 1.0 else 0.0
    return 1.0

"""In which language a user is spoken to."""

from collections.abc import Mapping, Sequence

from slagveld.cli.errors import InputError
from slagveld.texts import LANGUAGES, Language, Text, best_language

OPTION = "--lang"


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for, as other commands read it.

    LC_ALL counts before LC_MESSAGES before LANG; LANGUAGE may list several, best first.

    >>> language_of({"LANG": "nl_BE.UTF-8"})
    'nl'
    """
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((found for name in variables if (found := environment.get(name))), "")
    listed = environment.get("LANGUAGE", "")
    if listed and locale.partition(".")[0] not in ("", "C", "POSIX"):
        return best_language(listed.replace(":", ","))
    return best_language(locale)


def take_language(words: Sequence[str]) -> tuple[Language | None, list[str]]:
    """Take `--lang` out of the words typed, wherever it stands before a `--`.

    Raises:
        InputError: It names no language of ours.
    """
    rest: list[str] = []
    chosen: Language | None = None
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "--":
            return chosen, [*rest, word, *left]
        name, equals, value = word.partition("=")
        if name != OPTION:
            rest.append(word)
            continue
        if not equals:
            value = left.pop(0) if left else ""
        chosen = _language(value)
    return chosen, rest


def _language(value: str) -> Language:
    for language in LANGUAGES:
        if value == language:
            return language
    known = ", ".join(LANGUAGES)
    raise InputError(Text("cli-no-language", {"language": value or "–", "known": known}))

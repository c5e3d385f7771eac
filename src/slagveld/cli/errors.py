"""What a user did wrong, in one sentence."""

from typing import TYPE_CHECKING, Any

from slagveld.texts import Text

if TYPE_CHECKING:
    from typer import TyperException

LONGEST_LINE = 1200
LONGEST_FILE = 400
LONGEST_WORD = 80


class InputError(Exception):
    """Wrong usage or wrong input: told on stderr in one line, exit code 2."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


def one_line(words: str, longest: int = LONGEST_LINE) -> str:
    """What somebody typed or a file holds, harmless to a terminal and not too long."""
    if len(words) <= longest and words.isprintable():
        return words
    from slagveld.data.errors import shortened  # with all that reads files, which help does not

    return shortened(words, longest)


def wrong(key: str, /, **values: Any) -> InputError:
    """The error with the sentence `key`; words that came from outside are shortened.

    The value `file` is a path, of which one wants to see the end.
    """
    longest = {"file": LONGEST_FILE}
    told = {
        name: one_line(value, longest.get(name, LONGEST_WORD)) if isinstance(value, str) else value
        for name, value in values.items()
    }
    return InputError(Text(key, told))


def whole(option: str, words: str, least: int, most: int) -> int:
    """A whole number within bounds; raises InputError."""
    try:
        number = int(words) if len(words) < 25 and words.isascii() else most + 1
    except ValueError:
        number = most + 1
    if not least <= number <= most:
        raise wrong("cli-number", option=option, value=words, least=least, most=most)
    return number


def usage(error: "TyperException") -> Text:
    """The sentence for words that the command does not take."""
    name = type(error).__name__
    if name == "NoSuchOption":
        return wrong("cli-no-option", option=str(vars(error)["option_name"])).text
    if name == "MissingParameter":
        return wrong("cli-missing", name=Text(vars(error)["param"].metavar)).text
    if name == "BadOptionUsage":
        return wrong("cli-option-usage", option=str(vars(error)["option_name"])).text
    return wrong("cli-usage", reason=error.format_message()).text

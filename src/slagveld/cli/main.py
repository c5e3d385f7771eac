"""From the words typed to a command, and from whatever happens to one line and an exit code.

Without any words the table opens in the browser.

0 is fine; 1 is a no (a replay that differs, an army with faults, nothing found); 2 is wrong usage
or wrong input, with one line on stderr. Ctrl-C is 130, a closed pipe 141, and 70 is a defect of
Slagveld itself: set SLAGVELD_TRACEBACK to see where.
"""

import os
import sys
import traceback
from collections.abc import Sequence

from slagveld.cli.app import COMMANDS, command
from slagveld.cli.desk import Desk
from slagveld.cli.errors import InputError, one_line, usage
from slagveld.cli.helping import HELP, group_page, overview, page, resolve
from slagveld.cli.speech import language_of, take_language
from slagveld.texts import Text

FINE, NO, WRONG, DEFECT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 70, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that was typed; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows "?"
    desk = Desk(language_of(os.environ))
    try:
        language, words = take_language(words)
        desk = Desk(language or desk.language)
        code = _run(desk, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_stdout()
        return PIPE_CLOSED
    except Exception as error:  # noqa: BLE001 - whatever it is, a user gets a sentence
        reason = _reason(desk, error)
        if reason:
            return _complain(reason)
        if os.environ.get("SLAGVELD_TRACEBACK"):
            traceback.print_exc()
        told = f"{type(error).__name__}: {error}"
        return _complain(desk.say("cli-defect", error=one_line(told, 300)), DEFECT)
    return code


def _run(desk: Desk, words: list[str]) -> int:
    before = words[: words.index("--")] if "--" in words else words
    if not words:
        return _serve(desk)
    if words[0] in HELP or words == ["--json"]:
        overview(desk, json="--json" in words)
        return FINE
    if words[0] == "--version":
        return _version(desk)
    path = resolve(words)
    group = COMMANDS[path[0]]
    if len(path) == 1 and not isinstance(group, str):
        group_page(desk, path, group)
        return FINE
    meant = command(path)
    if any(word in HELP for word in before):
        page(desk, path, meant)
        return FINE
    name = " ".join(("slagveld", *path))
    with meant.make_context(name, words[len(path) :], obj=desk) as context:
        code = meant.invoke(context)
    return code if isinstance(code, int) else FINE


def _serve(desk: Desk) -> int:
    from slagveld.cli.serve import run  # help needs nothing of it

    return run(desk)


def _version(desk: Desk) -> int:
    from importlib.metadata import version  # which takes longer than the rest of most commands

    desk.line(f"slagveld {version('slagveld')}")
    return FINE


def _reason(desk: Desk, error: Exception) -> str:
    """What a user did wrong, in a sentence; empty: it is a defect of ours."""
    if isinstance(error, InputError):
        return desk.speaker.say(error.text)
    # Errors of the rules, of files and of the words typed: read when there is one.
    from typer import TyperException

    from slagveld.data import DataError
    from slagveld.kernel.rulebook import RefusedError

    match error:
        case RefusedError():
            return desk.speaker.say(error.refusal.text)
        case TyperException():
            return desk.speaker.say(usage(error))
        case DataError():
            return desk.speaker.say(Text("plain", {"words": str(error)}))
        case _:
            return ""


def _complain(sentence: str, code: int = WRONG) -> int:
    sys.stderr.write(f"slagveld: {one_line(sentence)}\n")
    return code


def _forget_stdout() -> None:
    """Nobody reads any more: what is left in the buffer goes nowhere, without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

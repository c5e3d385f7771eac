"""A list of any kind: it says itself which it is."""

import re

import msgspec

from slagveld import data
from slagveld.kernel.fields import Label
from slagveld.kernel.muster import Muster, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.lists.notes import ListRead
from slagveld.kit.lists.other_tools import is_foreign, read_foreign
from slagveld.kit.lists.text_list import read_text

LARGEST_ROSTER = data.LARGEST_FILE
"""Bytes of a list: rosters of other tools hold all their rules, too."""

_KEPT = re.compile(r"^\s*(?:game|entries)\s*:", re.MULTILINE)


def imported(
    muster: Muster, title: Label, blank: Roster, source: bytes, file: str, *, otherwise: str = ""
) -> ListRead:
    """The army of a list, and what of it did not fit.

    Args:
        muster: What there is in the game.
        title: What the game is called.
        blank: The army that is filled; its own cards are known.
        source: The list.
        file: What to call it where it is at fault.
        otherwise: What the army is called where the list does not say.

    Raises:
        RefusedError: Nothing of it is an army of this game.
        DataError: It is an army as Slagveld keeps it, but not a sound one.
    """
    if len(source) > LARGEST_ROSTER:
        largest = LARGEST_ROSTER // 1_000_000
        raise RefusedError(refuse("SLV-SETUP-1", "list-large", file=file, most=largest))
    try:
        words = source.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedError(refuse("SLV-SETUP-1", "list-not-text", file=file)) from None
    if "\0" in words:
        raise RefusedError(refuse("SLV-SETUP-1", "list-not-text", file=file))
    plain = words.strip()
    is_list = plain[:1] == "[" and plain[1:].lstrip()[:1] in ("{", "[", "]")
    is_list = plain[:1] == "[" and plain[1:].lstrip()[:1] in ("{", "[", "]")
    is_json = plain.startswith("{") or is_list
    if is_json and is_foreign(plain.encode()):
        return read_foreign(muster, blank, plain.encode(), file)
    if is_json or len(_KEPT.findall(words)) > 1:
        return ListRead(roster=_kept(words, file, blank.game))
    return read_text(muster, title, blank, words, otherwise=otherwise)


def _kept(words: str, file: str, game: str) -> Roster:
    """An army as Slagveld keeps it."""
    try:
        wrapped = msgspec.json.decode(words.encode(), type=dict[str, msgspec.Raw])
        if "roster" in wrapped and "entries" not in wrapped:
            words = bytes(wrapped["roster"]).decode()
    except (msgspec.MsgspecError, RecursionError):
        pass  # not JSON, or not sound: the reader says what is wrong, with its line
    roster: Roster = data.loads(words, Roster, file)
    if roster.game != game:
        raise RefusedError(refuse("SLV-SETUP-1", "list-other-game", game=roster.game[:40]))
    return roster

"""Ready-made armies by key or by name."""

from slagveld.kernel.muster import Muster, Roster
from slagveld.texts import LANGUAGES, Name

KEYS = ("army", "stock")
"""The choices of a roster that may hold the key of a ready-made army."""


def ready_key(roster: Roster) -> str:
    """The key of a ready-made army; empty where its game gives it none."""
    found = [roster.choices.get(name) for name in KEYS]
    return next((key for key in found if isinstance(key, str)), "")


def ready_names(roster: Roster) -> list[str]:
    """What a ready-made army is called: in every language, then its key."""
    name = roster.name
    words = [name.in_language(one) for one in LANGUAGES] if isinstance(name, Name) else [name]
    key = ready_key(roster)
    return [*words, key] if key else words


def ready_army(muster: Muster, word: str) -> Roster | None:
    """The ready-made army of this key, or of this name in any language."""
    rosters = list(muster.ready())
    for roster in rosters:
        if ready_key(roster) == word:
            return roster
    wanted = word.casefold()
    for roster in rosters:
        if wanted in [one.casefold() for one in ready_names(roster)]:
            return roster
    return None

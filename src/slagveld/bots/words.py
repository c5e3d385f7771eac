"""What bots and temperaments are called, and what is said of them."""

from typing import Final

from slagveld.bots.levels import BY_KEY
from slagveld.bots.registry import OURS
from slagveld.texts import Text

HARD: Final = 5
"""Seconds after which a bot that has not answered loses its turn, where somebody waits."""


def title_of(name: str) -> Text:
    """What a bot is called; a temperament is not told."""
    # texts: bot-title-*
    level = name.partition("-")[0]
    if level in BY_KEY or name in OURS:
        return Text(f"bot-title-{level}")
    return Text("bot-title-other", {"name": name})


def help_of(name: str) -> Text:
    """How a bot plays and how long it thinks, in one sentence or two."""
    # texts: bot-help-*
    level = BY_KEY.get(name.partition("-")[0])
    if level is not None:
        if not level.seconds:
            return Text(f"bot-help-{level.key}")
        return Text(f"bot-help-{level.key}", {"seconds": round(level.seconds)})
    known = name if name in OURS else "other"
    return Text(f"bot-help-{known}", {} if name == "random" else {"seconds": HARD})


def temper_title(temper: str) -> Text:
    """What a temperament is called."""
    # texts: bot-temper-*
    return Text(f"bot-temper-{temper}")


def temper_help(temper: str) -> Text:
    """What a temperament likes, in one sentence."""
    # texts: bot-likes-*
    return Text(f"bot-likes-{temper}")

"""A guided first battle, described as data: what to try, and when it has been done."""

from typing import Any

import msgspec

from slagveld.texts import Text


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to try."""

    text: Text
    until: tuple[str, ...]
    """Tags of the learner's actions of which one ends this step; empty: the learner reads on."""
    rule: str = ""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A short first battle on the real engine, against a bot."""

    scenario: str
    steps: tuple[LessonStep, ...]
    seed: str
    """Of its dice, so that everybody learns on the same battle."""
    bot: str = "random"
    options: dict[str, bool | int | str] = {}
    armies: tuple[Any, ...] = ()

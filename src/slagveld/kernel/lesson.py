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
    """A short first battle on the real engine, against a bot. The learner has seat 0."""

    scenario: str
    steps: tuple[LessonStep, ...]
    seed: str
    """Of its dice, so that everybody learns on the same battle."""
    bot: str = "random"
    options: dict[str, bool | int | str] = {}
    armies: tuple[Any, ...] = ()

    def after(self, step: int, tag: str) -> int:
        """The step that follows an action of the learner at `step`.

        Whoever does what a later step asks has no need of the steps before it; an action that no
        step asks for leaves the learner where he is.
        """
        for number in range(step, len(self.steps)):
            if tag in self.steps[number].until:
                return number + 1
        return step

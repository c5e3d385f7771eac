"""A guided first battle, described as data: what to try, and when it has been done."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from slagveld import data
from slagveld.data import Row
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


class GuideStep(Row, frozen=True):
    """One step of a guided battle as its file holds it."""

    key: str
    rule: str
    until: tuple[str, ...] = ()


class Guide(Row, frozen=True, kw_only=True):
    """A guided battle as its file holds it."""

    scenario: str
    seed: str
    bot: str
    rounds: int
    armies: tuple[str, ...] = ()
    """Keys of ready-made armies, one for each seat; none: those of the scenario."""
    steps: tuple[GuideStep, ...]


def read_lesson(
    path: Path, words: Callable[[str], Text], army: Callable[[str], Any] | None = None
) -> Lesson:
    """The guided battle of a file; raises `data.DataError` with file and line.

    `words` gives the sentence of a step by its key, `army` a ready-made army by its key in the
    form that `Setup.armies` takes.
    """
    guide = data.load(path, Guide)
    return Lesson(
        scenario=guide.scenario,
        seed=guide.seed,
        bot=guide.bot,
        options={"rounds": guide.rounds},
        armies=() if army is None else tuple(army(key) for key in guide.armies),
        steps=tuple(
            LessonStep(text=words(step.key), until=step.until, rule=step.rule)
            for step in guide.steps
        ),
    )

"""A guided first battle, described as data: what to try, what ends it, what may be done meanwhile.

The steps look at how the battle stands and at what has happened, never at how many answers were
given. `teaching.py` finds out which step the learner is at.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.texts import Text

Pattern = dict[str, Any]
"""An action as JSON, in full or in part: its `type`, and the fields that must be as they are."""


class When(Row, frozen=True, kw_only=True):
    """A condition on the battle: true if everything that it names is so.

    What has happened counts from the beginning of the step on.
    """

    did: tuple[str, ...] = ()
    """The learner has given an answer of one of these kinds."""
    foe_did: tuple[str, ...] = ()
    """Somebody else has given an answer of one of these kinds."""
    told: tuple[str, ...] = ()
    """Something of one of these kinds has happened."""
    rolled: bool = False
    """The learner has rolled dice that needed something."""
    asked: tuple[str, ...] = ()
    """The learner is asked something that an answer of one of these kinds would answer."""
    touching: tuple[int, int] | None = None
    """These two pieces, or groups, are in contact."""
    gone: tuple[int, ...] = ()
    """None of these pieces, or groups, is on the table any more."""
    round: int = 0
    """The battle has come to this round."""


class GuideStep(Row, frozen=True, kw_only=True):
    """One step of a guided battle as its file holds it."""

    key: str
    rule: str
    until: tuple[When, ...] = ()
    """What ends it, one of these; none: the learner only reads on."""
    lets: tuple[Pattern, ...] = ()
    """What may be answered while it lasts, where that is asked; none: anything."""
    leads: tuple[Pattern, ...] = ()
    """What the learner is led to, the first that is allowed; what the bots' sense of good play
    proposes among what is let in, if none is."""
    foe: tuple[Pattern, ...] = ()
    """What the bot answers, the first that is allowed and has not been given in this step."""
    lost: tuple[When, ...] = ()
    """What makes it impossible, one of these: it is passed over, with a word why."""


class QuickGuide(Row, frozen=True, kw_only=True):
    """A quick battle as the file of its game's guided battle holds it."""

    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    begins: int = 1
    """The round that the players begin with."""
    opening: tuple[Pattern, ...] = ()
    """Answers given for everybody before it, besides those of the guided battle."""


class Guide(Row, frozen=True, kw_only=True):
    """A guided battle as its file holds it."""

    scenario: str
    seed: str
    bot: str
    rounds: int
    armies: tuple[str, ...] = ()
    """Keys of ready-made armies, one for each seat; none: those of the scenario."""
    quick: QuickGuide = QuickGuide()
    """A battle on the same scenario that nobody is led through."""
    opening: tuple[Pattern, ...] = ()
    """Answers given for everybody before the first round, so that all stand ready."""
    foe: tuple[Pattern, ...] = ()
    """What the bot answers in any step, after what the step itself has for it."""
    steps: tuple[GuideStep, ...]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to read or to try."""

    text: Text
    rule: str = ""
    reading: bool = False
    """True: nothing is to be done, the learner reads on."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A short first battle on the real engine, against a bot. The learner has seat 0."""

    scenario: str
    steps: tuple[LessonStep, ...]
    seed: str
    """Of its dice, so that everybody learns on the same battle."""
    bot: str = "random"
    """Who plays the other side where the script has nothing that fits, and when it is over."""
    options: dict[str, bool | int | str] = {}
    armies: tuple[Any, ...] = ()
    quick: dict[str, bool | int | str] = {}
    """Options of a quick battle on its scenario: everybody stands ready, near each other."""


class Taught(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson with its script, which nobody is shown."""

    lesson: Lesson
    guide: Guide


def read_lesson(
    path: Path, words: Callable[[str], Text], army: Callable[[str], Any] | None = None
) -> Taught:
    """The guided battle of a file; raises `data.DataError` with file and line.

    `words` gives the sentence of a step by its key, `army` a ready-made army by its key in the
    form that `Setup.armies` takes.
    """
    guide = data.load(path, Guide)
    lesson = Lesson(
        scenario=guide.scenario,
        seed=guide.seed,
        bot=guide.bot,
        options={"rounds": guide.rounds},
        quick=guide.quick.options,
        armies=() if army is None else tuple(army(key) for key in guide.armies),
        steps=tuple(
            LessonStep(text=words(step.key), rule=step.rule, reading=not step.until)
            for step in guide.steps
        ),
    )
    return Taught(lesson=lesson, guide=guide)

"""The guided first battle: two small patrols in sight of each other, on the real engine."""

from functools import cache
from pathlib import Path

from slagveld import data
from slagveld.data import Record
from slagveld.games.carnage.model import text
from slagveld.kernel.lesson import Lesson, LessonStep

FILE = Path(__file__).parent / "data" / "lesson.yaml"


class Steps(Record, frozen=True):
    """One step of the guided battle as its file holds it; its words are `lesson-` and the key."""

    key: str
    rule: str
    until: tuple[str, ...] = ()


class Guide(Record, frozen=True):
    """The guided battle as its file holds it."""

    scenario: str
    seed: str
    bot: str
    rounds: int
    steps: tuple[Steps, ...]


@cache
def lesson() -> Lesson:
    """The guided first battle; both armies stand ready on its scenario."""
    guide = data.load(FILE, Guide)
    return Lesson(
        scenario=guide.scenario,
        seed=guide.seed,
        bot=guide.bot,
        options={"rounds": guide.rounds},
        steps=tuple(
            LessonStep(
                text=text(f"lesson-{step.key}"),  # texts: *:lesson-*
                until=step.until,
                rule=step.rule,
            )
            for step in guide.steps
        ),
    )

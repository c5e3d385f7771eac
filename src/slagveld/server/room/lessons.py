"""The lesson at a table: what it shows the learner, and what it answers for those who are led."""

from typing import Any

from msgspec import UnsetType

from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.match import Match
from slagveld.kernel.teaching import LEARNER, Teaching
from slagveld.record import replace
from slagveld.server.bots import Move
from slagveld.server.store import BattleRecord
from slagveld.server.wire.sight import LessonShown


def script_of(match: Match[Any]) -> Teaching | None:
    """The script of the game's guided battle, where a battle is fought on its scenario."""
    taught = match.game.taught()
    fits = taught is not None and _is_fought(taught.lesson.scenario, match)
    return Teaching(taught, match) if taught is not None and fits else None


def _is_fought(scenario: str, match: Match[Any]) -> bool:
    """Whether it is the game's own scenario of this key, and not one that somebody wrote."""
    return match.setup.scenario == scenario and isinstance(match.setup.written, UnsetType)


def teaching_of(record: BattleRecord, script: Teaching | None) -> Teaching | None:
    """The lesson of a battle that is one; None for all others, and for lessons of another time."""
    return script if record.lesson and script is not None and script.is_own else None


def scripted_move(
    match: Match[Any], script: Teaching | None, teaching: Teaching | None
) -> Move | None:
    """What is answered by the script now, for whomever; None: everybody thinks for himself."""
    decision = match.decision
    if script is None or decision is None:
        return None
    for seat in decision.waiting_for:
        action = script.opening(seat, quick=not script.is_own)
        if action is None and teaching is not None and seat != LEARNER:
            action = teaching.foe(seat)
        if action is not None:
            return Move(seat=seat, action=action)
    return None


def lesson_shown(
    teaching: Teaching | None, seats: tuple[int, ...], decision: Decision | None
) -> tuple[LessonShown | None, Decision | None]:
    """The lesson as its learner sees it, and the decision as it is put to him."""
    if teaching is None or LEARNER not in seats:
        return None, decision
    progress = teaching.progress
    locked: tuple[Form, ...] = ()
    lead: Action | None = None
    if decision is not None and decision.forms:
        decision, locked = teaching.decision(decision)
        lead = teaching.lead()
    codec = teaching.match.game.codec
    shown = LessonShown(
        seat=LEARNER,
        step=progress.step,
        missed=progress.missed,
        lead=None if lead is None else codec.builtins(lead),
        locked=locked,
    )
    return shown, decision


def previewed(teaching: Teaching | None, seat: int, partial: Partial, found: Preview) -> Preview:
    """A preview of what the lesson does not let in says so."""
    if teaching is None or found.refusal is not None or not found.complete:
        return found
    try:
        action = teaching.match.game.codec.action({**partial.values, "type": partial.action})
    except MalformedError:
        return found
    refusal = teaching.refusal(seat, action)
    return found if refusal is None else replace(found, refusal=refusal)

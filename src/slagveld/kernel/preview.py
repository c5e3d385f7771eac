"""Half-filled actions: one way to check them, whatever the game."""

from typing import Any

import msgspec

from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import refuse
from slagveld.record import replace


def preview(game: Game[Any], state: Any, seat: int, partial: Partial) -> Preview:
    """What a half-filled action would do, by the same check that judges the whole one.

    Values are checked one by one; when all are there, the action is checked as if it were
    played. What lies between (regions, ghosts, odds) comes from the question.
    """
    question = game.question(state)
    if question is None or seat not in question.who(state):
        return Preview(refusal=refuse("SLV-TURN-1", "refusal-not-asked"))
    kind = game.codec.action_kinds.get(partial.action)
    if kind is None or kind not in question.actions:
        return Preview(refusal=refuse("SLV-TURN-2", "refusal-other-question"))
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in partial.values.items():
        if name not in fields:
            return Preview(
                refusal=refuse("SLV-FORM-1", "refusal-malformed", reason=f"no field {name[:40]}")
            )
        try:
            msgspec.convert(value, fields[name].type)
        except (msgspec.MsgspecError, RecursionError, ValueError, TypeError) as error:
            reason = f"{name}: {error}"
            return Preview(refusal=refuse("SLV-FORM-1", "refusal-malformed", reason=reason))
    missing = [
        name for name, field in fields.items() if field.required and name not in partial.values
    ]
    if missing:
        return question.preview(state, seat, partial)
    try:
        action = game.codec.action({**partial.values, "type": partial.action})
    except MalformedError as error:
        return Preview(refusal=refuse("SLV-FORM-1", "refusal-malformed", reason=str(error)))
    refusal = game.check(state, seat, action)
    shown = question.preview(state, seat, partial)
    if shown.unfinished and refusal is not None:
        return shown
    return replace(shown, complete=True, refusal=shown.refusal or refusal)

"""Hints: what the strongest bot would do for a seat, in words."""

import msgspec

from slagveld.bots.telling import Values, Words, percent
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.server.bots import Advice, Advise, accepted, wondering
from slagveld.server.room.sighting import Table, scene_of
from slagveld.server.wire.advice import Hint
from slagveld.texts import Text, Value


def wondered(table: Table, seat: int) -> Advise:
    """The job for a hint; raises RefusedError where there is nothing to answer."""
    job = wondering(table.match, seat)
    if job is None:
        raise RefusedError(refuse("", "room-hint-not-asked"))
    return job


def hint_of(table: Table, seat: int, advice: Advice | None) -> Hint:
    """The hint, with the sentence that says what it is and why; raises RefusedError."""
    match = table.match
    if advice is None or accepted(match, seat, advice.action) is None:
        raise RefusedError(refuse("", "room-hint-none"))
    action: Values = msgspec.json.decode(advice.action)
    habit: Values = msgspec.json.decode(advice.habit)
    decision = match.decision
    words = Words(() if decision is None else decision.forms, scene_of(table, seat))
    does, usually = words.action(action), words.action(habit)
    gain = None
    if action != habit and advice.chance is not None and advice.habit_chance is not None:
        gain = advice.chance - advice.habit_chance
        same = does == usually
        usually = (
            Text("room-hint-otherwise") if same else Text("room-hint-quoted", {"what": usually})
        )
    return Hint(
        number=len(match.log),
        seat=seat,
        action=action,
        text=reasons(does, usually, advice.chance, gain),
        chance=advice.chance,
        gain=gain,
    )


def reasons(does: Text, usually: Text, chance: float | None, gain: float | None) -> Text:
    """What the bot would do, and what speaks for it."""
    if chance is None:
        return Text("room-hint-plain", {"does": does})
    likely = percent(chance)
    if gain is None:
        return Text("room-hint-habit", {"does": does, "chance": likely})
    points = round(100 * gain)
    if points < 1:
        return Text("room-hint-little", {"does": does, "chance": likely, "usual": usually})
    values: dict[str, Value] = {"does": does, "chance": likely, "usual": usually}
    return Text("room-hint-better", {**values, "points": points})

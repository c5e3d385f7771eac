"""Players who give up, and time that runs out, wherever the battle stands just then."""

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.event import Removed
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.state import NOBODY, Battle
from ..objectives.ending import close, finish, test_end
from ..objectives.victory import contenders, winners_of
from ..wounds.captives import released
from ..wounds.dials import Aftermath, EndAction
from .phases import PARTS
from .sequence import EndTurn


def leave(play: Battle, seat: int) -> None:
    """A player gave up: his warriors and markers leave the battlefield.

    An action in which he is just being asked something is cut short; his own turn ends.
    """
    state = play.state
    asked = any(_asks(play, step, seat) for step in play.stack)
    play.replace(conceded=(*state.conceded, seat))
    for fighter in state.own(seat):
        _remove(play, fighter.id)
    play.replace(
        reserves=tuple([reserve for reserve in state.reserves if reserve.seat != seat]),
        edges=tuple([pair for pair in state.edges if pair[0] != seat]),
        objectives=tuple(
            [replace(o, holder=NOBODY) if o.holder == seat else o for o in state.objectives]
        ),
    )
    sides = contenders(play.state)
    if len(sides) <= 1:
        close(play, winners_of(play.state, sides), Text("end-conceded"), "SLV-END-2")
        return
    if state.phase == "setup":
        return
    if state.active == seat:
        play.cancel(EndTurn)
        play.then(EndTurn(seat))
    elif asked:
        _cut_short(play)
    test_end(play)


def _remove(play: Battle, number: int) -> None:
    fighter = play.state.field.by_id[number]
    released(play, fighter)
    play.state = play.state.without(number)
    cause = text("cause-left")
    play.tell(Removed, piece=number, name=fighter.name, cause=cause, rule="SLV-END-2")


def _asks(play: Battle, step: Step, seat: int) -> bool:
    """Whether a step is a question to this seat that would still be asked."""
    if not isinstance(step, Question):
        return False
    stands = all(play.game.stands(play.state, piece) for piece in step.names())
    return stands and seat in step.who(play.state)


def _cut_short(play: Battle) -> None:
    """Take off what is left of the action in progress, but for its tokens."""
    phase = max([i for i, step in enumerate(play.stack) if isinstance(step, PARTS)], default=-1)
    rest = play.stack[phase + 1 :]
    play.stack = [
        *play.stack[: phase + 1],
        *[step for step in rest if isinstance(step, EndAction | Aftermath)],
    ]


def time_runs_out(play: Battle) -> None:
    """The end, now or as soon as the action in progress is finished."""
    top = play.stack[-1] if play.stack else None
    if play.state.phase == "setup" or isinstance(top, PARTS):
        finish(play, Text("end-time"), "MK-END-3")
    else:
        play.replace(late=True)

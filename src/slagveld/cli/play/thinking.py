"""What bots think at a terminal: why they did something, a hint, how the battle stands."""

from typing import TYPE_CHECKING, Any

from rich.text import Text as Styled

from slagveld.bots import openness
from slagveld.bots.reasons import reasons_of, thought_of
from slagveld.bots.why import lost, why
from slagveld.cli.errors import one_line
from slagveld.cli.play.codes import colour
from slagveld.kernel.decision import Action
from slagveld.kernel.open_decision import OpenDecision
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Listing, Percent, Text

if TYPE_CHECKING:
    from slagveld.cli.play.sitting import Sitting

MOST = 12
"""Reasons that are told at once."""
WIDEST = 60
"""Signs of the bar of odds."""


class Note(Struct, frozen=True, kw_only=True):
    """Why a bot did what an entry of the log says."""

    seat: int
    text: Text
    opens: openness.Opens
    lost: bool = False


def answer(sitting: "Sitting", decision: OpenDecision, seat: int) -> tuple[Action, Note | None]:
    """What a bot does, and why; what it fails at is replaced by what is always allowed."""
    match, game = sitting.match, sitting.match.game
    if not match.begun or match.state.paused:
        return decision.candidates(seat)[0], None
    view, name = match.view(seat), match.setup.seats[seat].name
    scene, when = game.scene(view, seat), openness.opens(match, seat)
    try:
        thought = thought_of(sitting.bots[seat], game, view, seat, sitting.rng(seat))
        action: Any = thought.action
        allowed = isinstance(action, Action) and match.check(action, seat) is None
    except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the battle goes on
        allowed = False
    if allowed:
        reasons = reasons_of(game, view, seat, thought, str(len(match.log)))
        return thought.action, Note(
            seat=seat, text=why(reasons, decision.forms, scene, name), opens=when
        )
    action = decision.candidates(seat)[0]
    text = lost(game.codec.builtins(action), decision.forms, scene, name)
    return action, Note(seat=seat, text=text, opens=when, lost=True)


def settled(sitting: "Sitting", number: int, note: Note) -> Note:
    """A note when its answer, entry `number`, is played."""
    return replace(note, opens=openness.settled(sitting.match, note.seat, number, note.opens))


def reasons(sitting: "Sitting") -> list[str]:
    """Why the bots did what they did since a person last answered; else the last they did."""
    log, notes = sitting.match.log, sitting.notes
    people = [number for number, entry in enumerate(log) if entry.seat in sitting.humans]
    last = people[-1] if people else -1
    recent = [number for number in notes if number > last] or list(notes)[-1:]
    return [_told(sitting, number) for number in recent[-MOST:]]


def _told(sitting: "Sitting", number: int) -> str:
    note = sitting.notes[number]
    refusal = openness.withheld(sitting.match, number, sitting.eyes, note.opens)
    if refusal is None:
        return sitting.term.said(note.text)
    name = one_line(sitting.match.setup.seats[note.seat].name)
    return f"{name}: {sitting.term.said(refusal.text)}"


def hint(sitting: "Sitting", seat: int) -> Text:
    """What the strongest bot would do, in the same words as in the browser."""
    # read when the first hint is asked for: the server takes half a second
    from slagveld.server.bots.worker import done
    from slagveld.server.room.hinting import hint_of, wondered
    from slagveld.server.room.sighting import Table

    match = sitting.match
    table = Table(match=match, names=match.setup.seats, bots=frozenset(sitting.bots), known=())
    try:
        return hint_of(table, seat, done(wondered(table, seat)).advice).text
    except RefusedError as error:
        return error.refusal.text


def odds(sitting: "Sitting") -> list[Styled]:
    """How the battle stands by what the screen shows: a bar, and below it the same in words."""
    from slagveld.server.room.outlook import outlook_of  # as above

    term, seats = sitting.term, sitting.match.setup.seats
    sides = outlook_of(sitting.match, sitting.eyes).sides
    if not sides:
        return [Styled(term.say("play-odds-none"), "dim")]
    whole = whole_percents([side.chance for side in sides])
    width = min(WIDEST, term.columns)
    bar = Styled()
    for number, side in enumerate(sides):
        end = round(width * sum(whole[: number + 1]) / 100)
        sign = "#="[number % 2] if term.plain else "█▒"[number % 2]
        bar.append(sign * (end - len(bar)), colour(side.seats[0]))
    told: list[Any] = []
    for side, percent in zip(sides, whole, strict=True):
        names = Listing(tuple(one_line(seats[seat].name) for seat in side.seats))
        told.append(Text("battle-odds-side", {"who": names, "chance": Percent(10 * percent)}))
    return [bar, Styled(term.say("battle-odds", sides=Listing(tuple(told))), "dim")]


def whole_percents(chances: list[float]) -> list[int]:
    """Whole percents that add up to a hundred; the largest makes up for what rounding leaves.

    >>> whole_percents([0.335, 0.335, 0.33])
    [33, 34, 33]
    """
    rounded = [round(100 * chance) for chance in chances]
    largest = chances.index(max(chances))
    rounded[largest] += 100 - sum(rounded)
    return rounded

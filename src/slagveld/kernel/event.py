"""What happened: facts for the log, the animation and the statistics.

An event is complete in itself: who, what, how much, by which rule, and who may see it. Games add
their own kinds by subclassing `Event`. The sentence of an event is the message `event-<kind>`
in the texts, with the event's fields as values; a subclass may override `text`.
"""

from typing import ClassVar, Literal

from slagveld.kernel.modifiers import Need, Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Distance, Listing, Name, Text, Value

Effect = Literal[
    "strike",
    "shot",
    "stone",
    "breath",
    "fear",
    "spell",
    "harm",
    "heal",
    "bless",
    "curse",
    "move",
    "summon",
]
"""What a display may show on the table while an event is told, from the first of the pieces that
the event names to those named after it. `strike`: blows, or whatever is shot where those who fight
stand apart; `stone`: what engines throw. Magic has a colour and a sign by what it does: `harm`,
`heal`, `bless` and `curse` (better or worse for a while), `move`, `summon`; `spell`: any other."""

ABOUT = (
    "piece",
    "pieces",
    "by",
    "unit",
    "units",
    "figure",
    "figures",
    "target",
    "targets",
    "group",
)
"""Fields of events that hold ids of what the event is about."""


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Event(Struct, frozen=True, kw_only=True, tag=True):
    """A fact of the battle."""

    namespace: ClassVar[str] = ""
    """Where the sentence lives: a game's key, or empty for the common texts."""

    rule: str = ""
    seen_by: tuple[int, ...] | None = None
    """Seats that may see it; None is everybody."""
    sweeping: ClassVar[bool] = False
    """True: a part of the sequence of play begins or ends, which by itself says that what lasted
    until then (spent pieces, tokens of the part before) is over."""

    def about(self) -> tuple[int, ...]:
        """The pieces, groups and markers that this event names; nothing changes without one."""
        found: list[int] = []
        for name in ABOUT:
            value = getattr(self, name, None)
            if isinstance(value, int):
                found.append(value)
            elif isinstance(value, tuple):
                found.extend(item for item in value if isinstance(item, int))
        return tuple(found)

    def text(self) -> Text:
        """The sentence that tells this event."""
        prefix = f"{self.namespace}:" if self.namespace else ""
        key = f"{prefix}event-{_kebab(type(self).__name__)}"  # texts: event-*, *:event-*
        values: dict[str, Value] = {
            name: value
            for name in self.__struct_fields__
            if isinstance(value := getattr(self, name), int | str | Text | Name)
        }
        return Text(key, values)

    def masked(self) -> "Event | None":
        """What seats outside `seen_by` learn; None is nothing at all."""
        return None

    def for_seat(self, seat: int | None) -> "Event | None":
        """This event as a seat (None: a spectator) may see it."""
        if self.seen_by is None or (seat is not None and seat in self.seen_by):
            return self
        return self.masked()


RoundWord = Literal["round", "turn"]
"""What a game calls a round."""


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round began."""

    sweeping: ClassVar[bool] = True

    round: int
    called: RoundWord = "round"


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A phase, or another named part of the sequence of play, began."""

    sweeping: ClassVar[bool] = True

    phase: Text
    seat: int | None = None


class TurnBegan(Event, frozen=True, kw_only=True):
    """A seat's turn began."""

    sweeping: ClassVar[bool] = True

    seat: int


class OrderSet(Event, frozen=True, kw_only=True):
    """The seats act in this order from now on."""

    order: tuple[int, ...]

    def text(self) -> Text:
        """Who acts, one after the other."""
        return Text("event-order-set", {"order": Listing(self.order, "then")})


class Rolled(Event, frozen=True, kw_only=True):
    """Dice fell."""

    seat: int | None
    dice: tuple[int, ...]
    sides: int
    purpose: Text
    need: Need | None = None
    pieces: tuple[int, ...] = ()
    """Who rolls, and against whom, as far as pieces are concerned. Its sentence names them all."""
    pool: Tally | None = None
    """Where the number of dice comes from, if the rules do not simply say so many."""
    yields: str = ""
    """Key of the message that says in the game's own words what `$count` dice (or 1 or 0, for a
    sum) that met the need are: hits, wounds, a test passed. Empty: successes."""

    @property
    def successes(self) -> int:
        """How many dice meet the need (for a sum: 1 or 0); 0 when nothing is needed."""
        if self.need is None:
            return 0
        if self.need.each:
            return sum(self.need.met(die) for die in self.dice)
        return int(self.need.met(sum(self.dice)))

    @property
    def result(self) -> Text | None:
        """What came of it, in the game's own words; None when nothing was needed."""
        if self.need is None:
            return None
        values: dict[str, Value] = {"count": self.successes, "dice": len(self.dice)}
        return Text(self.yields or "yields-successes", values)  # texts: yields-*, *:yields-*

    def text(self) -> Text:
        """Dice, purpose and what was needed, in one line."""
        values: dict[str, Value] = {
            "dice": ", ".join(str(die) for die in self.dice),
            "count": len(self.dice),
            "sides": self.sides,
            "purpose": self.purpose,
        }
        if self.need is None or self.result is None:
            return Text("event-rolled", values)
        values |= {
            "compare": self.need.sign,
            "target": self.need.target.total,
            "result": self.result,
        }
        return Text("event-rolled-needed", values)


class Drawn(Event, frozen=True, kw_only=True):
    """A card (or another lot) was drawn from a face-down stack."""

    seat: int | None
    bag: Text
    item: str | None
    """Key of what was drawn; None for those who may not see it."""
    label: Name | Text | None = None

    def masked(self) -> "Drawn":
        """Others see that something was drawn, not what."""
        return replace(self, item=None, label=None, seen_by=None)

    def text(self) -> Text:
        """What was drawn, or only that something was."""
        values: dict[str, Value] = {"bag": self.bag}
        if self.seat is not None:
            values["seat"] = self.seat
        if self.item is None:
            hidden = Text("event-drawn-hidden", values)
            return Text("event-turned-up-hidden", values) if self.seat is None else hidden
        values["label"] = self.label or self.item
        drawn = Text("event-drawn", values)
        return Text("event-turned-up", values) if self.seat is None else drawn


class Announced(Event, frozen=True, kw_only=True):
    """A seat said what it is going to do; from here it is bound."""

    seat: int
    what: Text
    pieces: tuple[int, ...] = ()
    """Who does it, and to whom, as far as it is known."""


class Placed(Event, frozen=True, kw_only=True):
    """A piece came onto the table."""

    piece: int
    name: Name | Text | str
    pose: Pose
    seat: int | None = None
    """Whose it is."""

    def text(self) -> Text:
        """Who places what."""
        if self.seat is None:
            return Text("event-placed", {"name": self.name})
        return Text("event-placed-by", {"name": self.name, "seat": self.seat})


MANNERS = (
    "advance", "back", "blink", "break-off", "carried", "charge", "climb", "close-up", "dodge",
    "drag", "failed-charge", "flee", "fly", "jump", "laid", "led", "levitated", "march", "pursue",
    "pushed", "run", "rush", "step-aside", "swim", "teleport", "turn", "wagon", "walk", "wheel",
)  # fmt: skip
"""Ways to move that every game may use; each has its sentence."""
PLACED = ("blink", "carried", "jump", "laid", "led", "levitated", "teleport")
"""Manners whose sentence tells no length: the piece is put somewhere."""


class Moved(Event, frozen=True, kw_only=True):
    """A piece went along a path and now stands at a pose."""

    piece: int
    name: Name | Text | str
    path: tuple[Spot, ...]
    pose: Pose
    manner: str = "move"
    """Key of the way it moved: one of `MANNERS`, or a game's own ("carnage:wheel") with its
    message `event-moved-wheel` in the game's texts. A game's message may use `$name`, `$length`
    and `$in-place` (yes or no)."""
    length: int = 0
    """Length of the path in units."""

    def text(self) -> Text:
        """Who moved, how, and how far; who only turned is not told to have gone any way."""
        values: dict[str, Value] = {"name": self.name, "length": Distance(self.length)}
        home, colon, manner = self.manner.rpartition(":")
        if colon:
            values["in-place"] = "no" if self.length else "yes"
            return Text(f"{home}:event-moved-{manner}", values)  # texts: *:event-moved-*
        if not self.length and manner not in PLACED:
            return Text("event-turned", {"name": self.name})
        key = f"event-moved-{manner}" if manner in MANNERS else "event-moved"
        return Text(key, values)  # texts: event-moved-*


class Turned(Event, frozen=True, kw_only=True):
    """A piece turned on the spot."""

    piece: int
    name: Name | Text | str
    facing: int


class Hurt(Event, frozen=True, kw_only=True):
    """A piece lost wounds, clicks, strength: whatever its game counts."""

    piece: int
    name: Name | Text | str
    amount: int
    left: int | None
    """What it has left; None where that is nobody's to know."""
    by: int | None = None

    def text(self) -> Text:
        """The loss and what is left, or the loss alone."""
        told = super().text()
        return told if self.left is not None else Text("event-hurt-only", told.values)


class Healed(Event, frozen=True, kw_only=True):
    """A piece got back wounds, clicks, strength."""

    piece: int
    name: Name | Text | str
    amount: int
    left: int | None
    """What it has then; None where that is nobody's to know."""

    def text(self) -> Text:
        """The gain and what it has then, or the gain alone."""
        told = super().text()
        return told if self.left is not None else Text("event-healed-only", told.values)


class Slain(Event, frozen=True, kw_only=True):
    """A piece fell."""

    piece: int
    name: Name | Text | str
    by: int | None = None


class Removed(Event, frozen=True, kw_only=True):
    """A piece left the table without being slain."""

    piece: int
    name: Name | Text | str
    cause: Text


class Changed(Event, frozen=True, kw_only=True):
    """A counted thing changed: magic points, field strength, victory points, tokens."""

    seat: int | None = None
    piece: int | None = None
    what: Text
    old: int
    new: int
    cause: Text | None = None

    def text(self) -> Text:
        """From what to what, and why where it is known."""
        values: dict[str, Value] = {"what": self.what, "old": self.old, "new": self.new}
        if self.cause is None:
            return Text("event-changed", values)
        return Text("event-changed-because", {**values, "cause": self.cause})


class StatusChanged(Event, frozen=True, kw_only=True):
    """A piece gained or lost a state (frightened, exhausted, used …)."""

    piece: int
    name: Name | Text | str
    status: Text
    on: bool

    def text(self) -> Text:
        """Who is, or is no longer, in that state."""
        key = "event-status-gained" if self.on else "event-status-lost"
        return Text(key, {"name": self.name, "status": self.status})


class Told(Event, frozen=True, kw_only=True):
    """Anything else worth a sentence."""

    what: Text
    pieces: tuple[int, ...] = ()
    """Whom it is about."""
    seat: int | None = None

    def text(self) -> Text:
        """The sentence itself."""
        return self.what


class Lapsed(Event, frozen=True, kw_only=True):
    """Something that was still to happen cannot happen any more."""

    step: str
    pieces: tuple[int, ...] = ()
    what: Text | None = None
    """What cannot happen any more, where the game says it."""

    def text(self) -> Text:
        """What lapsed, or only that something did."""
        return Text("event-lapsed") if self.what is None else self.what


class PolicySet(Event, frozen=True, kw_only=True):
    """A seat changed one of its stops or automatic answers."""

    seat: int
    key: str
    value: str


class EndOffered(Event, frozen=True, kw_only=True):
    """A seat offered to end the battle by agreement, or took its offer back."""

    seat: int
    on: bool

    def text(self) -> Text:
        """Offered or withdrawn."""
        return Text("event-end-offered" if self.on else "event-end-withdrawn", {"seat": self.seat})


class Conceded(Event, frozen=True, kw_only=True):
    """A seat gave the battle up."""

    sweeping: ClassVar[bool] = True

    seat: int


class Paused(Event, frozen=True, kw_only=True):
    """The leader stopped the battle, or let it go on."""

    on: bool

    def text(self) -> Text:
        """Stopped or going on."""
        return Text("event-paused" if self.on else "event-resumed")


class Ended(Event, frozen=True, kw_only=True):
    """The battle is over."""

    sweeping: ClassVar[bool] = True

    winners: tuple[int, ...]
    reason: Text

    def text(self) -> Text:
        """Who won, and why it is over."""
        if not self.winners:
            return Text("event-ended-draw", {"reason": self.reason})
        winners = Listing(self.winners)
        return Text("event-ended-won", {"reason": self.reason, "order": winners})


class Overridden(Event, frozen=True, kw_only=True):
    """The referee's hand changed the state."""

    sweeping: ClassVar[bool] = True

    reason: str
    paths: tuple[str, ...]

    def text(self) -> Text:
        """What was changed and why."""
        return Text("event-overridden", {"reason": self.reason, "paths": ", ".join(self.paths)})


class TakenBack(Event, frozen=True, kw_only=True):
    """Things stand again as after log entry `to`."""

    sweeping: ClassVar[bool] = True

    to: int


class HandStayed(Event, frozen=True, kw_only=True):
    """All agreed to a change, but it does not fit the battle as it truly is: nothing changed."""


class CardSetRight(Event, frozen=True, kw_only=True):
    """A real card was drawn that a seat was noted to hold: another is noted in its place.

    Only that seat may know; whoever drew it learns nothing of what others hold.
    """

    seat: int
    was: Name | Text | str
    now: Name | Text | str

"""Opposed rolls: both sides roll a die and add a value; the higher total wins (CON-TEST-7)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Listing, Text

from .asking import SeatAsked, value_parts
from .book import KEY, do, text
from .bout import NOBODY
from .characteristic_tests import POLICY, RollMore, StopRolling, decided, rolled_on
from .state import Battle, ClashState, enemy_of

RULE = "CON-TEST-7"
AGAIN = "CON-CARD-autorite"
"""The competence by which a side rolls its die anew."""


class Side(Struct, frozen=True, kw_only=True):
    """One side of an opposed roll, with what has fallen for it so far."""

    value: Tally
    faces: tuple[int, ...] = (6,)
    """Natural faces that may be rolled on (CON-TEST-3)."""
    dice: int = 1
    """Dice thrown at first, of which the best is kept."""
    wins_ties: bool = False
    """Whether equal totals are won, unless the other side wins them too."""
    rerolls: int = 0
    """How often the side may still roll its die anew."""
    pieces: tuple[int, ...] = ()
    """The figure whose value it is, where there is one."""
    more: Item | None = None
    """By what more than one die is thrown at first."""
    rolled: tuple[int, ...] = ()
    """The die that was kept, and those with which it was rolled on."""
    stood: bool = False
    """The side has been asked to roll on and let its total stand."""

    @property
    def total(self) -> int:
        return self.value.total + sum(self.rolled)

    @property
    def failed(self) -> bool:
        """Whether the last die was a 1, which loses to all but another 1 (CON-TEST-5)."""
        return self.rolled[-1:] == (1,)

    @property
    def open(self) -> bool:
        """Whether the last die may be rolled on and nobody has let it stand."""
        return bool(self.rolled) and self.rolled[-1] in self.faces and not self.stood


class Contest(Struct, frozen=True):
    """How an opposed roll came out; totals and dice by seat."""

    winner: int
    totals: tuple[int, int]
    dice: tuple[tuple[int, ...], tuple[int, ...]]


class Opposed(Step, frozen=True, kw_only=True):
    """An opposed roll of the two seats. It hands down the `Contest`; ties are rolled again."""

    purpose: Text
    cites: str
    sides: tuple[Side, Side]

    def run(self, play: Battle) -> None:
        """Throw what is missing; whoever is behind may roll on, or anew; then it is decided."""
        thrown = self
        for seat in (0, 1):
            if not thrown.sides[seat].rolled:
                thrown = thrown.thrown(play, seat)
        asked = thrown.next_question()
        if asked is None:
            thrown.decide(play)
        elif play.state.policy(asked.seat, POLICY.key, "needed") == "ask":
            play.then(asked)
        else:
            asked.go_on(play)

    def ahead(self) -> int:
        """The seat that is ahead with the dice as they lie; nobody at a tie."""
        one, other = self.sides
        if one.failed or other.failed:
            return NOBODY if one.failed and other.failed else int(one.failed)
        if one.total != other.total:
            return int(other.total > one.total)
        if one.wins_ties != other.wins_ties:
            return int(other.wins_ties)
        return NOBODY

    def with_side(self, seat: int, **changes: Any) -> "Opposed":
        sides = list(self.sides)
        sides[seat] = replace(sides[seat], **changes)
        return replace(self, sides=(sides[0], sides[1]))

    def rolled_on(self, play: Battle, seat: int) -> "Opposed":
        """The same roll after a side has rolled on; the other may think anew."""
        own, other = self.sides[seat], self.sides[enemy_of(seat)]
        least = other.total - own.total + (0 if own.wins_ties and not other.wins_ties else 1)
        name = text("opposed-lead", player=play.state.seats[enemy_of(seat)].name)
        need = Need(decided(Tally(least, name=name, plus_is_good=False)), ">=")
        (die,) = play.roll(
            1,
            6,
            purpose=rolled_on(self.die_name(play.state, seat), own.rolled),
            rule="CON-TEST-3",
            seat=seat,
            need=need,
            pieces=own.pieces,
            yields=f"{KEY}:yields-so-far",
        )
        more = self.with_side(seat, rolled=(*own.rolled, die), stood=False)
        return more.with_side(enemy_of(seat), stood=False)

    def thrown(self, play: Battle, seat: int) -> "Opposed":
        side = self.sides[seat]
        called = self.die_name(play.state, seat)
        pool = None if side.more is None else Tally(1, (side.more,), name=text("melee-dice"))
        dice = play.roll(
            side.dice, 6, purpose=called, rule=self.cites, seat=seat, pieces=side.pieces, pool=pool
        )
        return self.with_side(seat, rolled=(max(dice),))

    def die_name(self, state: ClashState, seat: int) -> Text:
        side = self.sides[seat]
        values = {"purpose": self.purpose, "player": state.seats[seat].name}
        bearer = state.figure(side.pieces[0]) if side.pieces else None
        if bearer is None:
            return text("opposed-die", **values)
        return text("opposed-die-of", name=bearer.name, **values)

    def next_question(self) -> "RollOnward | RollAnew | None":
        """Who has something to decide: the side behind, or at level totals both in seat order."""
        ahead = self.ahead()
        for seat in (0, 1):
            if seat != ahead and self.sides[seat].open:
                return RollOnward(seat=seat, roll=self)
        if ahead != NOBODY and self.sides[enemy_of(ahead)].rerolls > 0:
            return RollAnew(seat=enemy_of(ahead), roll=self)
        return None

    def decide(self, play: Battle) -> None:
        one, other = self.sides
        winner = self.ahead()
        if winner == NOBODY:
            ones = one.failed and other.failed
            tie = text("opposed-tie-ones" if ones else "opposed-tie", purpose=self.purpose)
            play.tell(Told, what=tie, rule=RULE if ones else self.cites)
            fresh = {"rolled": (), "stood": False}
            play.then(self.with_side(0, **fresh).with_side(1, **fresh))
            return
        totals = (one.total, other.total)
        key = self._told(winner)
        what = text(  # texts: *:opposed-won*
            key,
            purpose=self.purpose,
            player=play.state.seats[winner].name,
            total=totals[winner],
            other=totals[enemy_of(winner)],
            parts=parts_of(self.sides[winner]),
            others=parts_of(self.sides[enemy_of(winner)]),
        )
        play.tell(Told, what=what, rule=self.cites if key == "opposed-won" else RULE, seat=winner)
        play.give(Contest(winner, totals, (one.rolled, other.rolled)))

    def _told(self, winner: int) -> str:
        """How it is told that a side has won: with the reason where its total is not higher."""
        won, lost = self.sides[winner], self.sides[enemy_of(winner)]
        if won.total > lost.total:
            return "opposed-won"
        return "opposed-won-one" if lost.failed else "opposed-won-tie"


def parts_of(side: Side) -> Listing:
    """What the total of a side is made of: its dice, its value, and all that changes it."""
    dice = text("part-dice", dice=" + ".join([str(die) for die in side.rolled]))
    return Listing((dice, *value_parts(side.value)))


class LetItBe(Action, frozen=True):
    """The roll stands as it is."""


class ThrowAnew(Action, frozen=True):
    """The die is thrown anew; the second throw holds."""


class _Asked(SeatAsked, frozen=True, kw_only=True):
    """A side that is not ahead may do something about it, the first of `actions`."""

    waived: ClassVar[dict[str, Any]]
    """What it is noted by that the side lets it be."""

    roll: Opposed

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, self.actions[0]):
            self.go_on(play)
        else:
            play.then(self.roll.with_side(self.seat, **self.waived))

    def prompt(self, state: ClashState) -> Text:
        sides = self.roll.sides
        values = {"total": sides[self.seat].total, "other": sides[enemy_of(self.seat)].total}
        return text(self.words, purpose=self.roll.purpose, **values)  # texts: *:ask-opposed-*

    def go_on(self, play: Battle) -> None:
        raise NotImplementedError


class RollOnward(_Asked, frozen=True, kw_only=True):
    """A side that is behind or level has a 6 to roll on (CON-TEST-3)."""

    rule = RULE
    words = "ask-opposed-on"
    waived: ClassVar[dict[str, Any]] = {"stood": True}
    actions = (RollMore, StopRolling)
    offers = (
        do(RollMore, "do-roll-more", rule="CON-TEST-3"),
        do(StopRolling, "do-stop-rolling", rule="CON-TEST-3"),
    )

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return self.roll.sides[self.seat].pieces

    def go_on(self, play: Battle) -> None:
        play.then(self.roll.rolled_on(play, self.seat))


class RollAnew(_Asked, frozen=True, kw_only=True):
    """A side that has lost may throw its die anew by a competence; the second throw holds."""

    rule = AGAIN
    words = "ask-opposed-anew"
    waived: ClassVar[dict[str, Any]] = {"rerolls": 0}
    actions = (ThrowAnew, LetItBe)
    offers = (do(ThrowAnew, "do-throw-anew"), do(LetItBe, "do-let-it-be"))

    def go_on(self, play: Battle) -> None:
        player = play.state.seats[self.seat].name
        play.tell(Told, what=text("opposed-anew", player=player), rule=self.rule)
        left = self.roll.sides[self.seat].rerolls - 1
        fresh = self.roll.with_side(self.seat, rolled=(), stood=False, rerolls=left)
        play.then(fresh.thrown(play, self.seat).with_side(enemy_of(self.seat), stood=False))

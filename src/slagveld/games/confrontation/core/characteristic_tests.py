"""Characteristic tests: a value, a die, a difficulty; a 6 may be rolled on, a 1 fails."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

from .asking import Asked
from .book import KEY, do, policy, text
from .competence_vocabulary import RollsOn, Test
from .figure import Figure
from .profiles import Profile
from .state import Battle, ClashState

POLICY = policy("rolling", "policy-rolling", "needed", "ask")
"""The policy by which sixes are rolled on: `needed` (only where it does not suffice) or `ask`."""
SURE = 2
"""The least that a die shows when it has not failed."""


class Tested(Struct, frozen=True):
    success: bool
    total: int
    dice: tuple[int, ...]
    unsaid: bool = False
    """The last throw was told as not enough, no more: that it failed is still to be told."""

    @property
    def one(self) -> bool:
        """Whether a 1 has failed it (CON-TEST-5)."""
        return self.dice[-1:] == (1,)


def rolled_on(purpose: Text, dice: Sequence[int]) -> Text:
    """What a die is rolled for: after the first, that it is rolled on, and after which."""
    return text("roll-on", purpose=purpose, die=dice[-1]) if dice else purpose


class RollMore(Action, frozen=True):
    """The die is rolled on."""


class StopRolling(Action, frozen=True):
    """The total stands as it is."""


class Check(Step, frozen=True, kw_only=True):
    """A characteristic test: D6 + a value (CON-TEST-1). It hands down `Tested`.

    `value` is the characteristic, `difficulty` what the total must reach (or pass, `strictly`:
    CON-TEST-2).
    A die counts `pips` for each point, so that stunts can be reckoned in exact fractions.
    """

    seat: int
    purpose: Text
    cites: str
    value: Tally
    difficulty: int
    against: Tally | None = None
    """Where the difficulty comes from, item by item; None: it stands for itself."""
    strictly: bool = False
    pips: int = 1
    faces: tuple[int, ...] = (6,)
    """Natural faces that may be rolled on (CON-TEST-3)."""
    throws: int = 1
    """Dice thrown each time, of which the lowest counts."""
    thrown_by: str = ""
    """The rule by which more than one is thrown."""
    yields: str = "yields-passed-or-failed"
    """The message that says what a success is."""
    aim: int | None = None
    """A total for which it is worth rolling on though the test has succeeded: the player is asked
    whenever he may until he has it, or a 1 has failed him. None: only success matters."""
    pieces: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return self.pips * sum(self.dice) + self.value.total

    @property
    def suffices(self) -> bool:
        return self.total > self.difficulty if self.strictly else self.total >= self.difficulty

    def run(self, play: Battle) -> None:
        """Roll one die more; a 1 fails, whatever has come before it (CON-TEST-5, CON-TEST-6)."""
        need = self.needed() if play.listening else None
        die = min(
            play.roll(
                self.throws,
                6,
                purpose=rolled_on(self.purpose, self.dice),
                rule=self.cites,
                seat=self.seat,
                need=need,
                pieces=self.pieces,
                pool=self.pool(),
                yields="" if need is None else self.told(need.target.total),
            )
        )
        rolled = replace(self, dice=(*self.dice, die))
        unsaid = need is not None and self.goes_on(need.target.total) and not rolled.suffices
        if die == 1:
            play.give(Tested(False, rolled.total, rolled.dice, unsaid))
        elif die not in self.faces or not rolled.open(play.state):
            play.give(Tested(rolled.suffices, rolled.total, rolled.dice, unsaid))
        elif self.aim is not None or play.state.policy(self.seat, POLICY.key, "needed") == "ask":
            play.then(RollOn(test=rolled))
        else:
            play.then(rolled)

    def open(self, state: ClashState) -> bool:
        """Whether anything is left to decide: by policy only where it does not suffice."""
        if self.aim is not None:
            return self.total < self.aim
        asked = state.policy(self.seat, POLICY.key, "needed") == "ask"
        return asked or not self.suffices

    def needed(self) -> Need:
        goal = self.against or Tally(self.difficulty, name=text("need-difficulty"))
        goal = replace(goal, plus_is_good=False)
        pips = self.pips
        if self.difficulty % pips or self.value.total % pips:
            least = self.difficulty + (1 if self.strictly else 0)
            missing = -((self.total - least) // pips)
            return Need(decided(Tally(missing, name=goal.name, plus_is_good=False)), ">=")
        if pips != 1:
            goal = Tally(self.difficulty // pips, name=goal.name, plus_is_good=False)
        passing = Item(1, text("item-pass"), self.cites) if self.strictly else None
        before = Item(-sum(self.dice), text("item-dice"), "CON-TEST-3")
        return Need(decided(goal.plus(passing, *self._value_lines(), before)), ">=")

    def _value_lines(self) -> list[Item]:
        """What the value takes off what the die must show: as it is printed, then each change."""
        value = self.value
        name = value.name or text("need-value")
        if self.pips != 1 or any(item.op != "add" for item in value.items):
            return [Item(-value.total // self.pips, name, self.cites)]
        lines = [Item(-item.value, item.reason, item.rule) for item in value.items]
        return [Item(-value.start, name, self.cites), *lines]

    def pool(self) -> Tally | None:
        if self.throws == 1:
            return None
        more = Item(self.throws - 1, text("item-lowest"), self.thrown_by)
        return Tally(1, (more,), name=text("melee-dice"))

    def goes_on(self, needed: int) -> bool:
        """Whether a die that does not suffice may be one to roll on."""
        return any(face < needed for face in self.faces)

    def told(self, needed: int) -> str:
        """The message for this throw; no more than what it is so far where it may be rolled on."""
        on = self.goes_on(needed)
        if self.throws > 1:
            return f"{KEY}:yields-lowest-so-far" if on else f"{KEY}:yields-lowest"
        return f"{KEY}:yields-so-far" if on else self.yields


def decided(needed: Tally) -> Tally:
    """What a die must show, held within what it can decide: a 1 fails anyway (CON-TEST-5)."""
    if needed.total >= SURE:
        return needed
    return needed.plus(Item(SURE, text("item-one-fails"), "CON-TEST-5", op="at-least"))


class RollOn(Asked, frozen=True, kw_only=True):
    """A 6 has fallen: the player may roll on or stop (CON-TEST-3)."""

    rule = "CON-TEST-3"
    actions = (RollMore, StopRolling)
    offers = (do(RollMore, "do-roll-more"), do(StopRolling, "do-stop-rolling"))

    test: Check

    def asked(self, state: ClashState) -> int:
        return self.test.seat

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return self.test.pieces

    def prompt(self, state: ClashState) -> Text:
        """Which test it is, what it has come to, and what is needed or would help."""
        test = self.test
        least = test.difficulty + (1 if test.strictly else 0) if test.aim is None else test.aim
        total, needed = test.total // test.pips, -(-least // test.pips)
        values = {"total": total, "needed": needed, "die": test.dice[-1]}
        key = "ask-roll-on" if test.aim is None else "ask-roll-on-aim"  # texts: *:ask-roll-on*
        return text(key, purpose=test.purpose, **values)

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, RollMore):
            play.then(self.test)
        else:
            test = self.test
            play.give(Tested(test.suffices, test.total, test.dice, not test.suffices))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        """Stopping first where the total suffices, else rolling on."""
        both: list[Action] = [StopRolling(), RollMore()]
        return both if self.test.suffices else both[::-1]


def faces_of(one: Figure | Profile, test: Test) -> tuple[int, ...]:
    """The natural faces that a figure may roll on in a test (CON-TEST-3, CON-CARD-aguerri)."""
    found = one.powers.all(RollsOn)
    more = [face for _, effect in found if test in effect.tests for face in effect.faces]
    return tuple(dict.fromkeys((6, *more))) if more else (6,)

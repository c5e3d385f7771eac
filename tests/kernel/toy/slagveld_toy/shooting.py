"""Shooting: one roll, a choice after a six, wounds that wait for the end of the round."""

from typing import ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Form, Odds, Partial, Preview
from slagveld.kernel.event import Hurt, Slain
from slagveld.kernel.fields import PieceField, PieceId
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.record import replace
from slagveld_toy.chances import arrow_chances
from slagveld_toy.model import BOW, KEY, FordState, Soldier, Wound, text
from slagveld_toy.places import gap, in_cover, sees

Ford = Play[FordState]


class Shoot(Action, frozen=True):
    """An archer shoots at an enemy."""

    archer: PieceId
    target: PieceId

    def step(self, seat: int) -> "Loose":
        """The shot as a step."""
        return Loose(seat, self.archer, self.target)


def shooting(state: FordState, seat: int) -> tuple[Form, ...]:
    """Shooting, described as data, if anybody can."""
    archers = tuple(s.id for s in state.of(seat) if s.archer and not s.shot)
    if not archers:
        return ()
    targets = tuple(enemy.id for enemy in state.against(seat))
    fields = (
        PieceField(name="archer", title=text("field-archer"), allowed=archers),
        PieceField(name="target", title=text("field-target"), allowed=targets),
    )
    return (Form(action="Shoot", title=text("do-shoot"), fields=fields, rule="TOY-SHOOT-1"),)


def check_shot(state: FordState, seat: int, action: Shoot) -> Refusal | None:
    """An own archer that has not shot, an enemy in reach and in sight."""
    archer = state.soldier(action.archer)
    target = state.soldier(action.target)
    if archer is None or archer.seat != seat or not archer.archer:
        return refuse("TOY-SHOOT-1", f"{KEY}:refusal-archer")
    if archer.shot:
        return refuse("TOY-SHOOT-1", f"{KEY}:refusal-has-shot")
    if target is None or state.seats[target.seat].side == state.seats[seat].side:
        return refuse("TOY-SHOOT-1", f"{KEY}:refusal-target")
    if gap(state, archer.id, target.id) > BOW:
        return refuse("TOY-SHOOT-2", f"{KEY}:refusal-range")
    if not sees(state, archer.id, target.id):
        return refuse("TOY-SHOOT-2", f"{KEY}:refusal-sight")
    return None


def shots(state: FordState, seat: int) -> list[Shoot]:
    """Every allowed shot."""
    return [
        action
        for archer in state.of(seat)
        if archer.archer and not archer.shot
        for enemy in state.against(seat)
        if check_shot(state, seat, action := Shoot(archer.id, enemy.id)) is None
    ]


def to_hit(state: FordState, archer: int, target: int) -> Need:
    """4 or more on one die; +1 beyond half range, +1 for cover."""
    tally = Tally(4, name=text("to-hit"), plus_is_good=False)
    far = Item(1, text("far"), "TOY-SHOOT-3") if gap(state, archer, target) > BOW // 2 else None
    cover = Item(1, text("cover"), "TOY-SHOOT-3") if in_cover(state, target) else None
    return Need(tally.plus(far, cover), ">=")


def preview_shot(state: FordState, seat: int, partial: Partial) -> Preview:
    """The odds of a shot before it is loosed."""
    values = partial.values
    if "archer" not in values or "target" not in values:
        return Preview()
    action = Shoot(values["archer"], values["target"])
    if check_shot(state, seat, action) is not None:
        return Preview()
    need = to_hit(state, action.archer, action.target)
    chances = arrow_chances(need.target.total)
    outcomes = tuple((text("wounds", count=n), float(p)) for n, p in chances.items())
    odds = Odds(title=text("do-shoot"), outcomes=outcomes, mean=chances.mean, need=need.target)
    return Preview(tallies=(need.target,), odds=(odds,))


class Loose(Step, frozen=True):
    """TOY-SHOOT-1: the arrow flies; its wound waits for the end of the round."""

    seat: int
    archer: int
    target: int
    rule: ClassVar[str] = "TOY-SHOOT-1"

    def names(self) -> tuple[int, ...]:
        """Archer and target."""
        return (self.archer, self.target)

    def run(self, play: Ford) -> None:
        """Roll; a six lets the archer press on."""
        arrow(play, self.archer, self.target, at_once=False)


def arrow(play: Ford, archer_id: int, target_id: int, *, at_once: bool) -> None:
    """Roll one arrow. On watch the wound counts at once, in a turn at the end of the round."""
    archer = play.state.soldier(archer_id)
    target = play.state.soldier(target_id)
    if archer is None or target is None:
        return
    need = to_hit(play.state, archer_id, target_id)
    play.state = play.state.with_soldier(replace(archer, shot=True))
    (die,) = play.roll(
        1,
        6,
        purpose=text("arrow", archer=archer.name, target=target.name),
        rule="TOY-SHOOT-1",
        seat=archer.seat,
        need=need,
        pieces=(archer_id, target_id),
        yields="yields-hit-or-miss",
    )
    if not need.met(die):
        return
    if at_once:
        hurt_now(play, target, archer_id)
        return
    wait(play, target_id, archer_id)
    if die == 6:
        play.then(PressOn(archer.seat, archer_id, target_id))


def wait(play: Ford, target: int, by: int) -> None:
    """Note a wound for the end of the round."""
    play.replace(pending=(*play.state.pending, Wound(target, 1, by)))


def hurt_now(play: Ford, target: Soldier, by: int) -> None:
    """A wound that counts at once."""
    left = target.wounds - 1
    play.state = play.state.with_soldier(replace(target, wounds=left))
    play.tell(
        Hurt, piece=target.id, name=target.name, amount=1, left=left, by=by, rule="TOY-WATCH-1"
    )
    if left <= 0:
        play.tell(Slain, piece=target.id, name=target.name, by=by, rule="TOY-WATCH-1")
        play.state = play.state.without((target.id,))


class Press(Action, frozen=True):
    """Shoot again at once, or not."""

    on: bool


class PressOn(Question, frozen=True):
    """TOY-SHOOT-4: after a six the archer may shoot again; a one hurts the archer."""

    seat: int
    archer: int
    target: int
    actions: ClassVar[tuple[type[Action], ...]] = (Press,)
    automatic: ClassVar[bool] = True
    rule: ClassVar[str] = "TOY-SHOOT-4"

    def names(self) -> tuple[int, ...]:
        """Archer and target."""
        return (self.archer, self.target)

    def who(self, state: FordState) -> tuple[int, ...]:
        """The archer's seat."""
        return (self.seat,) if self.seat in state.players() else ()

    def auto(self, state: FordState, seat: int) -> Press | None:
        """What the seat has set for it."""
        policy = state.policy(seat, "press", "ask")
        return None if policy == "ask" else Press(policy == "always")

    def ask(self, state: FordState) -> Decision:
        """Press on?"""
        from slagveld.kernel.fields import SwitchField

        field = SwitchField(name="on", title=text("field-press"))
        return Decision(
            seats=self.who(state),
            prompt=text("ask-press"),
            forms=(Form(action="Press", title=text("do-press"), fields=(field,), rule=self.rule),),
            rule=self.rule,
            pieces=(self.archer, self.target),
        )

    def check(self, state: FordState, seat: int, action: Press) -> Refusal | None:
        """Either is allowed."""
        return None

    def answer(self, play: Ford, action: Press) -> None:
        """Roll again against the same number."""
        if not action.on:
            return
        archer = play.state.soldier(self.archer)
        target = play.state.soldier(self.target)
        if archer is None or target is None:
            return
        need = to_hit(play.state, self.archer, self.target)
        (die,) = play.roll(
            1, 6, purpose=text("press", archer=archer.name, target=target.name), rule=self.rule,
            seat=self.seat, need=need, pieces=(self.archer, self.target),
            yields="yields-hit-or-miss",
        )  # fmt: skip
        if die == 1:
            wait(play, self.archer, self.archer)
        elif need.met(die):
            wait(play, self.target, self.archer)

    def candidates(self, state: FordState, seat: int) -> list[Action]:
        """No, yes."""
        return [Press(False), Press(True)]

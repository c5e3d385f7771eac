"""Melee: the exchange on contact and blows after it (WD-MELEE-*)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.games.wizard_duel.blows import power, roll_blow, take_off
from slagveld.games.wizard_duel.model import KEY, Creature, DuelState, is_heavy, is_held, text
from slagveld.games.wizard_duel.places import foes_touched, in_vision
from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Form, Mode
from slagveld.kernel.event import Lapsed, Told
from slagveld.kernel.fields import PieceField, PieceId, Pieces, SwitchField
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse

Duel = Play[DuelState]


class Strike(Action, frozen=True):
    """A fight action in melee: one target, or two different ones for a giant."""

    model: PieceId
    targets: Pieces


def strikable(state: DuelState, creature: Creature) -> tuple[int, ...]:
    """Enemies in contact that a creature sees, and so may strike (WD-SIGHT-1)."""
    if is_held(state, creature):
        return ()
    return tuple(
        foe
        for foe in foes_touched(state, creature.seat, creature.id)
        if in_vision(state, creature.id, foe)
    )


def check_strike(state: DuelState, creature: Creature, action: Strike) -> Refusal | None:
    """A hand weapon, an enemy in contact, within the half circle."""
    if power(state, creature, "melee") is None:
        return refuse("WD-SUMMON-12", f"{KEY}:refusal-no-hand-weapon")
    if is_held(state, creature):
        return refuse("WD-FAMILIAR-3", f"{KEY}:refusal-held")
    most = 2 if state.race_of(creature).blows == "together" else 1
    count = len(action.targets)
    if not 1 <= count <= most or len(dict.fromkeys(action.targets)) != count:
        rule = "WD-ACT-7" if most == 1 else "WD-RACE-GIANTS"
        return refuse(rule, f"{KEY}:refusal-targets", most=most)
    touched = foes_touched(state, creature.seat, creature.id)
    for target in action.targets:
        if target not in state.enemies(creature.seat):
            return refuse("WD-HIT-7", f"{KEY}:refusal-no-enemy")
        if target not in touched:
            return refuse("WD-MELEE-1", f"{KEY}:refusal-no-contact")
        if not in_vision(state, creature.id, target):
            return refuse("WD-SIGHT-1", f"{KEY}:refusal-behind")
    return None


class StrikeNow(Step, frozen=True):
    """The blows of a fight action."""

    model: int
    targets: tuple[int, ...]
    rule: ClassVar[str] = "WD-HIT-1"

    def names(self) -> tuple[int, ...]:
        """The model that strikes."""
        return (self.model,)

    def run(self, play: Duel) -> None:
        """Strike each target named; a dragon may then name a second (WD-RACE-DRAGONS)."""
        for target in self.targets:
            creature = play.state.creature(self.model)
            if creature is None or play.state.owner(target) is None:
                continue
            take_off(play, roll_blow(play, creature, target, "melee"))
            if play.state.outcome is not None:
                return
        creature = play.state.creature(self.model)
        if creature is not None and play.state.race_of(creature).blows == "in-turn":
            play.then(SecondBlow(creature.seat, self.model))


class StrikeAgain(Action, frozen=True):
    """The second blow of a fight action."""

    target: PieceId


class NoSecondBlow(Action, frozen=True):
    """Leave the second blow out."""


class SecondBlow(Question, frozen=True):
    """WD-RACE-DRAGONS: the second blow is named after the first is resolved."""

    seat: int
    model: int
    actions: ClassVar[tuple[type[Action], ...]] = (NoSecondBlow, StrikeAgain)
    rule: ClassVar[str] = "WD-RACE-DRAGONS"

    def names(self) -> tuple[int, ...]:
        """The model that strikes."""
        return (self.model,)

    def _targets(self, state: DuelState) -> tuple[int, ...]:
        creature = state.creature(self.model)
        return () if creature is None else strikable(state, creature)

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The model's seat, while there is somebody to strike."""
        return (self.seat,) if self._targets(state) else ()

    def ask(self, state: DuelState) -> Decision:
        """Whom does the second blow strike?"""
        field = PieceField(name="target", title=text("field-target"), allowed=self._targets(state))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-second-blow"),
            forms=(
                Form(action="NoSecondBlow", title=text("do-no-blow"), rule=self.rule),
                Form(
                    action="StrikeAgain", title=text("do-strike"), fields=(field,), rule=self.rule
                ),
            ),
            rule=self.rule,
            pieces=(self.model,),
        )

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        """An enemy in contact and in sight."""
        if isinstance(action, StrikeAgain) and action.target not in self._targets(state):
            return refuse(self.rule, f"{KEY}:refusal-no-contact")
        return None

    def answer(self, play: Duel, action: Action) -> None:
        """Strike, or not."""
        creature = play.state.creature(self.model)
        if creature is None:
            return
        if isinstance(action, StrikeAgain):
            take_off(play, roll_blow(play, creature, action.target, "melee"))
            return
        held = text("no-second-blow", name=play.state.name_of(self.model))
        play.tell(Told, what=held, pieces=(self.model,), rule=self.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """None, then each target."""
        return [NoSecondBlow(), *(StrikeAgain(target) for target in self._targets(state))]


# The exchange on contact


def able_to_strike(state: DuelState, creature: Creature, foe: int) -> bool:
    """Whether a creature can strike in an exchange: it has a hand weapon and sees the other."""
    return not why_unable(state, creature, foe)


def why_unable(state: DuelState, creature: Creature, foe: int) -> str:
    """Why a creature cannot strike in an exchange, as the story knows it; empty: it can."""
    if is_heavy(creature):
        return "heavy"
    if is_held(state, creature):
        return "held"
    if power(state, creature, "melee") is None:
        return "weapon"
    return "" if in_vision(state, creature.id, foe) else "behind"


def meet(play: Duel, seat: int, mover: int, foes: tuple[int, ...]) -> None:
    """New contact by one walk: one foe and the mover may trade blows (WD-MELEE-7)."""
    if len(foes) == 1:
        _trade(play, Exchange(seat, mover, foes[0]))
    else:
        play.then(NameFoe(seat, mover, foes))


def _trade(play: Duel, exchange: "Exchange") -> None:
    """Ask both, after telling who cannot strike, and why (WD-MELEE-6)."""
    play.then(exchange)
    pair = (exchange.mover, exchange.target)
    for one, other in (pair, pair[::-1]) if play.listening else ():
        creature = play.state.creature(one)
        why = "" if creature is None else why_unable(play.state, creature, other)
        if why:
            unable = text("unable", name=play.state.name_of(one), why=why)
            play.tell(Told, what=unable, pieces=(one,), rule="WD-MELEE-6")


class Face(Action, frozen=True):
    """Name the foe to trade blows with."""

    target: PieceId


class NameFoe(Question, frozen=True):
    """WD-MELEE-7: a mover that touches several enemies names one."""

    seat: int
    mover: int
    foes: tuple[int, ...]
    actions: ClassVar[tuple[type[Action], ...]] = (Face,)
    rule: ClassVar[str] = "WD-MELEE-7"

    def names(self) -> tuple[int, ...]:
        """The mover."""
        return (self.mover,)

    def _standing(self, state: DuelState) -> tuple[int, ...]:
        return tuple(foe for foe in self.foes if state.creature(foe) is not None)

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The mover's seat, while a foe stands."""
        return (self.seat,) if self._standing(state) else ()

    def ask(self, state: DuelState) -> Decision:
        """With whom?"""
        field = PieceField(name="target", title=text("field-target"), allowed=self._standing(state))
        form = Form(action="Face", title=text("do-face"), fields=(field,), rule=self.rule)
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-face"),
            forms=(form,),
            rule=self.rule,
            pieces=(self.mover,),
        )

    def check(self, state: DuelState, seat: int, action: Face) -> Refusal | None:
        """One of the foes just touched."""
        if action.target not in self._standing(state):
            return refuse(self.rule, f"{KEY}:refusal-face")
        return None

    def answer(self, play: Duel, action: Face) -> None:
        """Trade blows with this one."""
        named = text(
            "faces",
            name=play.state.name_of(self.mover),
            target=play.state.name_of(action.target),
        )
        play.tell(Told, what=named, pieces=(self.mover, action.target), rule=self.rule)
        _trade(play, Exchange(self.seat, self.mover, action.target))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """Each foe."""
        return [Face(foe) for foe in self._standing(state)]


class Answer(Action, frozen=True):
    """Strike in the exchange, or not."""

    strike: bool


class Exchange(Question, frozen=True):
    """WD-MELEE-2 to WD-MELEE-6: both may strike at once; it costs nobody an action."""

    seat: int
    mover: int
    target: int
    mode: ClassVar[Mode] = "all"
    actions: ClassVar[tuple[type[Action], ...]] = (Answer,)
    automatic: ClassVar[bool] = True
    rule: ClassVar[str] = "WD-MELEE-2"

    def names(self) -> tuple[int, ...]:
        """Both."""
        return (self.mover, self.target)

    def _pairs(self, state: DuelState) -> list[tuple[Creature, int]]:
        """Who can strike whom, the mover first (WD-MELEE-6)."""
        found = []
        for one, other in ((self.mover, self.target), (self.target, self.mover)):
            creature = state.creature(one)
            if creature is not None and able_to_strike(state, creature, other):
                found.append((creature, other))
        return found

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The seats of those that can strike."""
        return tuple(sorted(creature.seat for creature, _ in self._pairs(state)))

    def auto(self, state: DuelState, seat: int) -> Action | None:
        """Strike, unless the seat wants to be asked."""
        return None if state.policy(seat, "exchange", "strike") == "ask" else Answer(True)

    def ask(self, state: DuelState) -> Decision:
        """Strike?"""
        field = SwitchField(name="strike", title=text("field-strike"))
        form = Form(action="Answer", title=text("do-answer"), fields=(field,), rule=self.rule)
        return Decision(
            seats=self.who(state),
            mode="all",
            prompt=text("ask-exchange"),
            forms=(form,),
            rule=self.rule,
            pieces=(self.mover, self.target),
            private=True,
        )

    def check(self, state: DuelState, seat: int, action: Answer) -> Refusal | None:
        """Either is allowed."""
        return None

    def answer_all(self, play: Duel, answers: Sequence[tuple[int, Any]]) -> None:
        """Both roll, the mover first; then the wounds of both are taken off together."""
        willing = {seat: action.strike for seat, action in answers}
        blows = []
        for creature, other in self._pairs(play.state):
            if willing.get(creature.seat):
                blows.append(roll_blow(play, creature, other, "melee"))
                continue
            held = text("holds-back", name=play.state.name_of(creature.id))
            play.tell(Told, what=held, pieces=(creature.id,), rule="WD-MELEE-3")
        take_off(play, *blows)

    def lapse(self, play: Duel) -> None:
        """One of the two is gone: no exchange."""
        gone = text("exchange-lapses")
        play.tell(Lapsed, step="Exchange", pieces=self.names(), what=gone, rule=self.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """Strike, or not."""
        return [Answer(True), Answer(False)]

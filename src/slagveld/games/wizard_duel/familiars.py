"""Familiars, an optional pack found elsewhere (WD-FAMILIAR-*): what each changes for its wizard."""

from functools import cache
from typing import ClassVar

import msgspec

from slagveld import data
from slagveld.data import Record
from slagveld.games.wizard_duel.blows import set_field
from slagveld.games.wizard_duel.catalogue import (
    CM,
    FIELD_MOST,
    FOLDER,
    POINTS_A_ROUND,
    POINTS_CARRIED,
    SUMMON_FAR,
    SUMMON_NEAR,
)
from slagveld.games.wizard_duel.model import KEY, DuelState, is_heavy, text
from slagveld.games.wizard_duel.places import foes_touched
from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Form, Mode
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, ChoiceField, Key, PieceId
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Distance, Name, Text

Duel = Play[DuelState]
FIRST_POINTS = 70
"""What the owner of a familiar receives in round 1."""
SOAKED = 5
"""Points of an attack spell that a familiar takes upon itself."""
NONE = "none"


class Familiar(Record, frozen=True, kw_only=True):
    """One row of the pack."""

    key: str
    name: Name
    rule: str
    field_start: int | None = None
    field_most: int = FIELD_MOST
    carried: int = 0
    """Magic points more that may be taken into the next round."""
    income: int = 0
    """Magic points more in every round after the first."""
    summon_near: int = SUMMON_NEAR // CM
    summon_far: int = SUMMON_FAR // CM
    gaze: bool = False


@cache
def familiars() -> dict[str, Familiar]:
    """The familiars by key."""
    found = data.load(FOLDER / "familiars.yaml", tuple[Familiar, ...])
    return {familiar.key: familiar for familiar in found}


def familiar_of(state: DuelState, seat: int) -> Familiar | None:
    """A wizard's living familiar."""
    return familiars().get(state.wizards[seat].familiar)


def about(familiar: Familiar) -> Text:
    """What a familiar does, in a sentence."""
    near, far = Distance(familiar.summon_near * CM), Distance(familiar.summon_far * CM)
    return text(f"familiar-{familiar.key}", near=near, far=far)  # texts: *:familiar-*


# What changes


def income(state: DuelState, seat: int) -> int:
    """Magic points of a new round: 100, less for an owner in round 1, more with an owl."""
    familiar = familiar_of(state, seat)
    if familiar is None:
        return POINTS_A_ROUND
    return FIRST_POINTS if state.round == 1 else POINTS_A_ROUND + familiar.income


def carried_most(state: DuelState, seat: int) -> int:
    """Magic points that may be taken into the next round: 150, more with a toad."""
    familiar = familiar_of(state, seat)
    return POINTS_CARRIED + (0 if familiar is None else familiar.carried)


def field_most(state: DuelState, seat: int) -> int:
    """How strong defence magic can make a field: 50, more with a turtle."""
    familiar = familiar_of(state, seat)
    return FIELD_MOST if familiar is None else familiar.field_most


def summon_bounds(state: DuelState, seat: int) -> tuple[int, int]:
    """How near and how far creatures appear, in units: 10 to 20 cm, farther with a raven."""
    familiar = familiar_of(state, seat)
    if familiar is None:
        return SUMMON_NEAR, SUMMON_FAR
    return familiar.summon_near * CM, familiar.summon_far * CM


def soak(play: Duel, seat: int, loss: int) -> int:
    """What attack magic still takes off a field when a familiar dies of it (WD-FAMILIAR-2)."""
    familiar = familiar_of(play.state, seat)
    if familiar is None:
        return loss
    play.state = play.state.with_wizard(seat, familiar="")
    name = play.state.wizards[seat].name
    fallen = text("familiar-dies", familiar=familiar.name, name=name)
    pieces = (play.state.wizards[seat].id,)
    play.tell(Told, what=fallen, pieces=pieces, seat=seat, rule="WD-FAMILIAR-2")
    return loss - SOAKED


# The choice


class ChooseFamiliar(Action, frozen=True):
    """Take a familiar, or none."""

    familiar: Key


class Familiars(Question, frozen=True):
    """WD-FAMILIAR-1: every player chooses a familiar or none, before the order is rolled."""

    mode: ClassVar[Mode] = "all"
    actions: ClassVar[tuple[type[Action], ...]] = (ChooseFamiliar,)
    rule: ClassVar[str] = "WD-FAMILIAR-1"

    def who(self, state: DuelState) -> tuple[int, ...]:
        """Everybody."""
        return state.players()

    def ask(self, state: DuelState) -> Decision:
        """Which familiar?"""
        choices = (
            Choice(NONE, text("familiar-none")),
            *(Choice(familiar.key, about(familiar)) for familiar in familiars().values()),
        )
        field = ChoiceField(name="familiar", title=text("familiar"), choices=choices)
        form = Form(
            action="ChooseFamiliar",
            title=text("do-familiar"),
            fields=(field,),
            help=text("option-familiars-help"),
            rule=self.rule,
        )
        return Decision(
            seats=self.who(state),
            mode="all",
            prompt=text("ask-familiar"),
            forms=(form,),
            rule=self.rule,
        )

    def check(self, state: DuelState, seat: int, action: ChooseFamiliar) -> Refusal | None:
        """One of the pack, or none."""
        if action.familiar != NONE and action.familiar not in familiars():
            return refuse(self.rule, f"{KEY}:refusal-familiar")
        return None

    def answer(self, play: Duel, action: ChooseFamiliar) -> None:
        """Write it on the sheet; a turtle strengthens the field at once."""
        familiar = familiars().get(action.familiar)
        seat = play.seat
        name = play.state.wizards[seat].name
        if familiar is None:
            alone = text("familiar-none-joins", name=name)
            play.tell(Told, what=alone, seat=seat, rule=self.rule)
            return
        play.state = play.state.with_wizard(seat, familiar=familiar.key)
        joined = text("familiar-joins", familiar=familiar.name, name=name)
        play.tell(Told, what=joined, seat=seat, rule=self.rule)
        if familiar.field_start is not None:
            set_field(play, seat, familiar.field_start, text("cause-familiar"), familiar.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """None, then each."""
        return [ChooseFamiliar(NONE), *(ChooseFamiliar(key) for key in familiars())]


# The snake


class Gaze(Action, frozen=True):
    """The snake holds an enemy creature in contact: it does not attack in the next round."""

    target: PieceId


def gazed_at(state: DuelState, seat: int) -> tuple[int, ...]:
    """Enemy creatures in contact with a wizard who has a snake."""
    familiar = familiar_of(state, seat)
    if familiar is None or not familiar.gaze:
        return ()
    touched = foes_touched(state, seat, state.wizards[seat].id)
    found = [state.creature(piece) for piece in touched]
    return tuple(c.id for c in found if c is not None and not is_heavy(c))


def check_gaze(state: DuelState, seat: int, action: Gaze) -> Refusal | None:
    """A living snake, and an enemy creature in contact."""
    if action.target not in gazed_at(state, seat):
        return refuse("WD-FAMILIAR-3", f"{KEY}:refusal-gaze")
    return None


class GazeNow(Step, frozen=True):
    """A creature is held until the end of the next round."""

    target: int
    rule: ClassVar[str] = "WD-FAMILIAR-3"

    def names(self) -> tuple[int, ...]:
        """The creature."""
        return (self.target,)

    def run(self, play: Duel) -> None:
        """Mark it with the next round."""
        creature = play.state.creature(self.target)
        if creature is None:
            return
        held = msgspec.structs.replace(creature, held=play.state.round + 1)
        play.state = play.state.with_creature(held)
        gazed = text("gazed", name=play.state.name_of(creature.id))
        play.tell(Told, what=gazed, pieces=(creature.id,), rule=self.rule)

"""What holds for a unit just now: who fights whom, who sleeps, who is first."""

from slagveld.kernel.event import StatusChanged, Told
from slagveld.texts import Text

from .book import text
from .state import Battle, CarnageState, Phase
from .unit import Unit

PHASES: tuple[Phase, ...] = ("setup", "initiative", "movement", "wrap", "shooting", "melee")


def is_enemy(one: Unit, other: Unit) -> bool:
    """Whether two units are of different sides; Bouncer is of none and against all."""
    return one.side != other.side


def is_diverted(state: CarnageState, unit: Unit) -> bool:
    """Whether Diversion holds a unit until this phase of the next round (CAR-14.3-diversion)."""
    until, phase = unit.diverted
    if until == 0 or state.round > until:
        return False
    return state.round < until or PHASES.index(state.phase) < PHASES.index(phase)


def is_accelerated(state: CarnageState, unit: Unit) -> bool:
    """Whether Acceleration holds a unit in this phase (CAR-14.3-acceleration)."""
    at, phase = unit.accelerated
    return at == state.round and part_of(phase) == part_of(state.phase)


def is_frenzied(state: CarnageState, unit: Unit) -> bool:
    """Whether Frenzy holds a unit in this round (CAR-14.4-frenzy)."""
    return unit.frenzied != 0 and unit.frenzied == state.round


def is_exhausted(state: CarnageState, unit: Unit) -> bool:
    """Whether a failed charge of the round before tires a unit (CAR-10-exhausted)."""
    return unit.exhausted != 0 and unit.exhausted == state.round


def ignores(state: CarnageState, one: Unit, other: Unit) -> bool:
    """Whether one of two units is neutralised and ignored by the other this round."""
    return (one.id, other.id) in state.ignored or (other.id, one.id) in state.ignored


def foes(state: CarnageState, unit: Unit) -> list[Unit]:
    """Enemy units in base contact with a unit that do not ignore it nor are ignored."""
    touching = state.field.enemies_of(unit)
    return [other for other in touching if not ignores(state, unit, other)]


def in_fight(state: CarnageState, unit: Unit) -> bool:
    """Whether a unit is in a fight: in contact with an enemy, neither ignoring the other."""
    return bool(foes(state, unit))


def holders(state: CarnageState, unit: Unit) -> list[Unit]:
    """Enemies in contact but those it ignores; being ignored sets nobody free (CAR-8-engaged)."""
    touching = state.field.enemies_of(unit)
    return [other for other in touching if (other.id, unit.id) not in state.ignored]


def is_held(state: CarnageState, unit: Unit) -> bool:
    """Whether there are such `holders`."""
    touching = state.field.enemies_of(unit)
    return bool(touching) and (not state.ignored or bool(holders(state, unit)))


def is_before(state: CarnageState, unit: Unit, others: list[Unit]) -> bool:
    """Whether a unit's side has the initiative over those of others (CAR-8.6a).

    Equal values were parted by rolling again (CAR-6.2-tie); who is of no side has none.
    """
    if unit.side not in state.order:
        return False
    earlier = state.order[: state.order.index(unit.side) + 1]
    return not any(other.side in earlier for other in others)


def comes_later(state: CarnageState, side: int, other: int) -> bool:
    """Whether a side's turn to move comes after another's in this round."""
    order = state.order
    return side in order and other in order and order.index(side) > order.index(other)


def part_of(phase: str) -> str:
    """The phase that a part of the round belongs to: wrapping ends the movement phase."""
    return "movement" if phase == "wrap" else phase


def wake(play: Battle, number: int, rule: str = "CAR-14.3-diversion-attack") -> None:
    """Wake a diverted unit: an enemy attacks it, or a friend comes beside it."""
    unit = play.state.unit(number)
    if unit is None or not is_diverted(play.state, unit):
        return
    play.state = play.state.changed(number, diverted=(0, ""))
    tell_status(play, unit, text("state-diverted"), rule, on=False)


def say(play: Battle, what: Text, rule: str, *pieces: int, seat: int | None = None) -> None:
    """Tell something about pieces that needs no event of its own."""
    play.tell(Told, what=what, pieces=pieces, seat=seat, rule=rule)


def tell_status(play: Battle, unit: Unit, status: Text, rule: str, *, on: bool = True) -> None:
    """Say that something holds a unit from now on, or no longer."""
    play.tell(StatusChanged, piece=unit.id, name=unit.name, status=status, on=on, rule=rule)

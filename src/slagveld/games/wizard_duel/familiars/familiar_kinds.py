"""The pack of familiars: what each changes for its wizard (WD-FAMILIAR-1)."""

from slagveld.data import Row
from slagveld.kernel.event import Told
from slagveld.kit.tables import table
from slagveld.texts import Distance, Name, Text

from ..core.book import CM, FIELD_MOST, FOLDER, POINTS_A_ROUND, POINTS_CARRIED, SUMMON_BOUNDS, text
from ..core.state import Duel, DuelState

FIRST_POINTS = 70
"""What the owner of a familiar receives in round 1 (WD-FAMILIAR-1)."""
SOAKED = 5
"""Points of an attack spell that a familiar takes upon itself (WD-FAMILIAR-2)."""


class Familiar(Row, frozen=True, kw_only=True):
    key: str
    name: Name
    rule: str
    field_start: int | None = None
    field_most: int = FIELD_MOST
    carried: int = 0
    """Magic points more that may be taken into the next round."""
    income: int = 0
    """Magic points more in every round after the first."""
    summon_near: int = SUMMON_BOUNDS[0] // CM
    summon_far: int = SUMMON_BOUNDS[1] // CM
    gaze: bool = False


familiars = table(FOLDER / "familiars.yaml", Familiar)
NOBODY = Familiar(key="", name=Name("", "", ""), rule="")
"""What a wizard without a familiar has."""


def familiar_of(state: DuelState, seat: int) -> Familiar | None:
    """A wizard's living familiar."""
    return familiars().get(state.wizards[seat].familiar)


def about(familiar: Familiar) -> Text:
    near, far = Distance(familiar.summon_near * CM), Distance(familiar.summon_far * CM)
    return text(f"familiar-{familiar.key}", near=near, far=far)  # texts: *:familiar-*


def income(state: DuelState, seat: int) -> int:
    """Magic points of a new round: 100, less for an owner in round 1 (WD-FAMILIAR-1).

    With an owl they are more from then on (WD-FAMILIAR-7).
    """
    familiar = familiar_of(state, seat)
    if familiar is None:
        return POINTS_A_ROUND
    return FIRST_POINTS if state.round == 1 else POINTS_A_ROUND + familiar.income


def carried_most(state: DuelState, seat: int) -> int:
    """Magic points that may be taken into the next round: 150, more with a toad (WD-FAMILIAR-5)."""
    return POINTS_CARRIED + (familiar_of(state, seat) or NOBODY).carried


def field_most(state: DuelState, seat: int) -> int:
    """How strong defence magic can make a field: 50, more with a turtle (WD-FAMILIAR-4)."""
    return (familiar_of(state, seat) or NOBODY).field_most


def summon_bounds(state: DuelState, seat: int) -> tuple[int, int]:
    """How near and far creatures appear, in units: 10 to 20 cm, a raven's more (WD-FAMILIAR-6)."""
    familiar = familiar_of(state, seat) or NOBODY
    return familiar.summon_near * CM, familiar.summon_far * CM


def soak(play: Duel, seat: int, loss: int) -> int:
    """What attack magic still takes off a field when a familiar dies of it (WD-FAMILIAR-2)."""
    familiar = familiar_of(play.state, seat)
    if familiar is None:
        return loss
    play.state = play.state.with_wizard(seat, familiar="")
    wizard = play.state.wizards[seat]
    fallen = text("familiar-dies", familiar=familiar.name, name=wizard.name)
    play.tell(Told, what=fallen, pieces=(wizard.id,), seat=seat, rule="WD-FAMILIAR-2")
    return loss - SOAKED

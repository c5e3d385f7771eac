"""The fear test: what it asks for, with how many dice, and its repetition (LC-1.8-fear-9)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal

from ..core.activated_regiment import Deed, active
from ..core.book import do, first_refusal, text
from ..core.dice import defensive
from ..core.names import told
from ..core.regiment import Regiment
from ..core.spellbook import spells
from ..core.state import Battle, LittleState
from .fear_marker import calm

SHARED_DICE = 4
"""Dice of each of two regiments on one stand, which counts as a monster base (LC-1.10-11)."""


def needed(
    state: LittleState, tested: Regiment, cause: Regiment, level: int | None = None
) -> Tally:
    """The successes that one regiment needs before another; none at 0 or less (LC-1.8-fear-4).

    Own Fear and Fearless lower it (LC-1.8-fear-12, LC-1.8-fearless-1), for bearers those of the
    one they carry as well (LC-1.10-12). Fearless ones frighten nobody (LC-1.8-fearless-2).
    `level` is that of a spell, which counts instead of the cause's own (LC-SPELL-dread). The book
    has two Minotaurs before a Demon lord as an example (LC-1.8-fear-ex1).
    """
    terror = 0 if cause.skills.fearless else cause.skills.fear
    terror = terror if level is None else level
    tally = Tally(terror, name=text("fear-needed", name=cause.name), plus_is_good=False)
    if not terror:
        return tally
    if tested.skills.undead:
        return tally.plus(Item(0, text("fear-item-undead"), "LC-1.8-undead-1", op="at-most"))
    if "courage" in tested.round.marks:
        return tally.plus(Item(0, text("fear-item-courage"), "LC-SPELL-courage", op="at-most"))
    own, bold = tested.skills.fear, tested.skills.fearless
    tally = tally.plus(
        Item(-own, text("fear-item-own"), "LC-1.8-fear-12"),
        Item(-bold, text("fear-item-fearless"), "LC-1.8-fearless-1"),
    )
    if tested.litter and tested.carries and state.alive(tested.partner):
        carried = state.regiments_by_id[tested.partner]
        shared = carried.skills.fear + carried.skills.fearless
        tally = tally.plus(Item(-shared, text("fear-item-carried"), "LC-1.10-12"))
    return tally


def fear_dice(state: LittleState, regiment: Regiment) -> Tally:
    """The dice of a fear test: by base and living models, one more for each Leader.

    A Leader's own regiment gains by him as well (LC-1.8-leader-2); the book counts four Orcs with
    two Leaders (LC-1.8-leader-ex1).
    """
    models = state.models_of(regiment.id)
    shared = any(model.stand != model.id and model.stand in state.field.by_id for model in models)
    own = SHARED_DICE if shared else regiment.card.size.fear_dice * len(models)
    led = [r for r in state.own(regiment.seat) if r.skills.leader]
    leaders = sum([len(state.models_of(r.id)) for r in led])
    rule = "LC-1.8-leader-1"
    return Tally(own, name=text("fear-dice")).plus(Item(leaders, text("fear-item-leaders"), rule))


def must_test(state: LittleState, tested: Regiment, cause: Regiment) -> bool:
    """Whether a combat of two calls for a test: one for each (LC-1.8-fear-8, LC-1.8-fear-10)."""
    done = tested.round
    if cause.id in done.passed or cause.id in done.frightened_by:
        return False
    return needed(state, tested, cause).total > 0


def take_test(play: Battle, tested: int, cause: int, level: int | None = None) -> bool:
    """Roll a fear test for the whole regiment; whether it was passed (LC-1.8-fear-2).

    Its dice are those of LC-1.8-fear-3, as many successes are needed as LC-1.8-fear-4 says.
    """
    if not roll_test(play, tested, cause, level):
        return False
    regiment = play.state.regiment(tested)
    play.state = play.state.did(tested, passed=(*regiment.round.passed, cause))
    return True


def roll_test(play: Battle, tested: int, cause: int, level: int | None = None) -> bool:
    """Roll a fear test, against the level of a spell if one is given; note nothing."""
    state = play.state
    regiment, terror = state.regiment(tested), state.regiment(cause)
    need = needed(state, regiment, terror, level)
    dice = fear_dice(state, regiment)
    values = {"needed": need.total, "level": need.start, "less": need.start - need.total}
    purpose = text("fear-roll", name=regiment.name, cause=terror.name, **values)
    pieces, seat = (tested, cause), regiment.seat
    successes = defensive(play, dice.total, purpose, "LC-1.8-fear-3", seat, pieces, dice)
    if successes < need.total:
        return False
    if play.listening:
        what = text("fear-withstood", name=regiment.name, cause=terror.name)
        told(play, what, "LC-1.8-fear-4", *pieces)
    return True


# The repeated test, in a frightened regiment's own activation (LC-1.8-fear-9)


class RepeatTest(Action, frozen=True):
    """The frightened regiment tests again, after its movement and before attacks."""


class Courage(Deed):
    actions = (RepeatTest,)

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        return [do(RepeatTest, "do-repeat-test", rule="LC-1.8-fear-9")]

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        """Only once, only for those that were frightened before their activation."""
        regiment = active(state)
        done = regiment.round
        again = not done.frightened_early or done.repeated
        return first_refusal(
            (not done.frightened_by, "LC-1.8-fear-10", "refusal-fear-none"),
            (again, "LC-1.8-fear-9", "refusal-fear-again"),
            (done.attacked, "LC-1.3-5", "refusal-fear-late"),
            name=regiment.name,
        )

    def answer(self, play: Battle, seat: int, action: RepeatTest) -> None:
        """Test before each cause; who passes all is free."""
        regiment = active(play.state)
        causes = regiment.round.frightened_by
        play.state = play.state.did(regiment.id, repeated=True)
        passed = tuple([cause for cause in causes if _repeat(play, regiment.id, cause)])
        calm(play, regiment.id, passed, "LC-1.8-fear-9")

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        return [RepeatTest()]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        frightened = active(state).frightened
        return RepeatTest() if frightened and self.barred(state, seat) is None else None

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        causes = [state.regiment(cause) for cause in regiment.round.frightened_by]
        tallies = [needed(state, regiment, one, _level(state, regiment, one)) for one in causes]
        return Preview(complete=True, tallies=(fear_dice(state, regiment), *tallies))


COURAGE = Courage()


def _repeat(play: Battle, number: int, cause: int) -> bool:
    state = play.state
    regiment, terror = state.regiment(number), state.regiment(cause)
    if take_test(play, number, cause, _level(state, regiment, terror)):
        return True
    if play.listening:
        what = text("fear-remains", name=regiment.name, cause=terror.name)
        told(play, what, "LC-1.8-fear-9", number, cause)
    return False


def _level(state: LittleState, tested: Regiment, cause: Regiment) -> int | None:
    """The level of the spell for whom no Fear of the cause's own has frightened.

    That of Dread (LC-SPELL-dread); where wizards of the cause know such a spell of their maker's
    own, the highest that they know.
    """
    if needed(state, tested, cause).total > 0:
        return None
    known = [state.find_spell(key) for key in cause.spells]
    own = [spell.level for spell in known if spell is not None and spell.effect == "fear"]
    return max(own, default=spells()["dread"].level)

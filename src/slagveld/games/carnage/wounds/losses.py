"""Losses are taken: wounds collected, figures removed, weak units known as such (section 13.2)."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.event import Hurt, Removed, Slain
from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.pairs import listed_by
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Name, Text

from ..core.book import KEY, do, pick, policy, refuse, text
from ..core.parts import UnitQuestion
from ..core.state import Battle, CarnageState, Deed
from ..core.unit import Unit
from .neutralised_units import weaken
from .order_of_removal import Loss, Toll, same_picture

ASK, AUTO = "ask", "auto"
POLICY = policy("losses", "policy-losses", ASK, AUTO)
"""Whether a player chooses among figures that may fall equally well."""


class LostLives(Hurt, frozen=True, kw_only=True):
    namespace: ClassVar[str] = KEY


class Picked(Struct, frozen=True):
    """The figures whose places an owner gave up."""

    unit: int
    figures: tuple[int, ...]


class TakeLosses(Step, frozen=True):
    """Losses that are taken all at once: nobody's fall changes whom the others touched.

    So after each combat of the book's round (CAR-15.2-charge-losses, CAR-15.3-losses,
    CAR-15.4-losses).
    """

    rule = "CAR-13.2-rear"
    losses: tuple[Loss, ...]
    picked: tuple[Picked, ...] = ()

    def run(self, play: Battle) -> None:
        """Ask owners who have a choice, one after the other; then remove the fallen."""
        tolls: list[Toll] = []
        wounded = [(loss.unit, loss) for loss in self.losses if loss.wounds > 0]
        for number, losses in listed_by(wounded).items():
            unit = play.state.unit(number)
            if unit is None:
                continue
            answer = next((picked for picked in self.picked if picked.unit == number), None)
            toll = _toll(play.state, unit, losses, None if answer is None else answer.figures)
            if answer is None and _has_choice(play.state, toll, losses):
                play.then(ChooseLosses(number, tuple(losses)), self)
                return
            tolls.append(toll)
        _remove(play, tolls)

    def resume(self, play: Battle, value: tuple[int, tuple[int, ...]]) -> None:
        picked = (*self.picked, Picked(*value))
        replace(self, picked=picked).run(play)


def _toll(
    state: CarnageState, unit: Unit, losses: Sequence[Loss], figures: Sequence[int] | None = None
) -> Toll:
    """What the losses do when just these figures give up their places, or as many as may.

    In a mixed unit nobody need fall, if a figure with more W takes the wound (CAR-13.2-pool).
    """
    if figures is None:
        return Toll(state, unit, losses)
    wanted = [place for place, figure in enumerate(unit.figures) if figure.id in figures]

    def choose(equals: list[int]) -> int:
        return max([place for place in equals if place in wanted] or equals)

    toll = Toll(state, unit, losses, choose)
    if sorted(toll.empty) != wanted:
        other = Toll(state, unit, losses, min)
        if sorted(other.empty) == wanted:
            return other
    return toll


def _after(state: CarnageState, toll: Toll) -> Unit | None:
    return toll.unit_after(state.field.enemies_of(toll.unit))


def _has_choice(state: CarnageState, last: Toll, losses: Sequence[Loss]) -> bool:
    """Whether an owner can be asked and it matters; `last` is when of equals the last one falls."""
    unit = last.unit
    if not last.equals or not last.left:
        return False
    if unit.single or unit.owner not in state.players():
        return False
    if state.policy(unit.owner, POLICY.key, ASK) == AUTO:
        return False
    first = Toll(state, unit, losses, min, last.ranks)
    return not same_picture(_after(state, last), _after(state, first))


def _remove(play: Battle, tolls: Sequence[Toll]) -> None:
    """Remove the fallen of all units together, and see who is too weak now."""
    before = play.state
    for toll in tolls:
        unit = toll.unit
        after = _after(before, toll)
        state = play.state
        play.state = state.without_unit(unit.id) if after is None else state.with_unit(after)
        if toll.deaths:
            what = "cow" if unit.profile.kind == "cow" else "fallen"
            deed = Deed(before.round, what, unit.side, len(toll.deaths))
            play.replace(deeds=(*play.state.deeds, deed))
        if play.listening:
            _tell(play, toll, after)
    for toll in tolls:
        weaken(play, toll.unit)


def _tell(play: Battle, toll: Toll, after: Unit | None) -> None:
    unit = toll.unit
    causes = list(dict.fromkeys([by for _, by in toll.deaths if by]))
    play.tell(
        LostLives,
        piece=unit.id,
        name=unit.name,
        amount=toll.taken,
        left=0 if after is None else after.lives,
        by=causes[0] if len(causes) == 1 else None,
        rule="CAR-13.2-pool",
    )
    name: Name | Text | str = unit.name if unit.single else text("figure-of", unit=unit.name)
    for figure, by in toll.deaths:
        play.tell(Slain, piece=figure, name=name, by=by or None, rule="CAR-13.2-rear")
    if after is None and not unit.single:
        cause = text("cause-destroyed")
        play.tell(Removed, piece=unit.id, name=unit.name, cause=cause, rule="CAR-13.2-rear")


class GiveUp(Action, frozen=True):
    """These figures give up their places."""

    figures: Pieces


class ChooseLosses(UnitQuestion, frozen=True):
    """Among equals the owner chooses who falls (CAR-13.2-sides)."""

    actions = (GiveUp,)
    automatic = True
    rule = "CAR-13.2-sides"

    losses: tuple[Loss, ...]

    def lapse(self, play: Battle) -> None:
        """Nobody is left to take them, and nothing to say."""

    def open(self, state: CarnageState) -> tuple[int, ...]:
        unit = state.field.by_id[self.unit]
        places = {place for toll in self._ends(state) for place in [*toll.equals, *toll.empty]}
        return tuple([unit.figures[place].id for place in sorted(places)])

    def prompt(self, state: CarnageState) -> Text:
        most = max([len(toll.empty) for toll in self._ends(state)])
        return text("ask-losses", unit=state.field.by_id[self.unit].name, count=most)

    def forms(self, state: CarnageState) -> list[Form]:
        least, most = sorted([len(toll.empty) for toll in self._ends(state)])
        field = pick.pieces("figures", "field-losses", self.open(state), least=least, most=most)
        return [do(GiveUp, "do-give-up", field, help="help-give-up")]

    def check(self, state: CarnageState, seat: int, action: GiveUp) -> Refusal | None:
        unit = state.field.by_id[self.unit]
        toll = _toll(state, unit, self.losses, action.figures)
        if sorted(action.figures) != sorted([unit.figures[place].id for place in toll.empty]):
            return refuse(self.rule, "refusal-losses", count=len(toll.empty))
        return None

    def answer(self, play: Battle, action: GiveUp) -> None:
        play.give((self.unit, action.figures))

    def auto(self, state: CarnageState, seat: int) -> Action | None:
        """What the program takes for a seat that leaves it to it."""
        left = state.policy(seat, POLICY.key, ASK) == AUTO
        return self.candidates(state, seat)[0] if left else None

    def candidates(self, state: CarnageState, seat: int) -> list[GiveUp]:
        """From the right and the rear, then from the left and the front."""
        unit = state.field.by_id[self.unit]
        return [
            GiveUp(tuple([unit.figures[p].id for p in toll.empty])) for toll in self._ends(state)
        ]

    def _ends(self, state: CarnageState) -> tuple[Toll, Toll]:
        """What happens when the owner begins at the right and the rear, or at the other end."""
        unit = state.field.by_id[self.unit]
        last = Toll(state, unit, self.losses)
        return last, Toll(state, unit, self.losses, min, last.ranks)

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """Who may be taken: those whom the program would take, until others are told.

        As many as fall are brought into an order that the rules allow.
        """
        pieces, figures = self.open(state), filled(drafted(GiveUp, partial).figures)
        if figures is None:
            ready: GiveUp = self.candidates(state, seat)[0]
            return Preview(pieces=pieces, snapped={"figures": list(ready.figures)})
        unit = state.field.by_id[self.unit]
        toll = _toll(state, unit, self.losses, figures)
        fallen = [unit.figures[place].id for place in toll.empty]
        if len(figures) != len(fallen) or sorted(figures) == sorted(fallen):
            return Preview(pieces=pieces)
        return Preview(pieces=pieces, snapped={"figures": fallen})

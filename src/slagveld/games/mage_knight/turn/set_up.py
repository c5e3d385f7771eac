"""The order of set-up (MK-SETUP-1), by the book or on a table that stands ready."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, PhaseBegan, Told

from ..core.book import text
from ..core.state import Battle
from ..setup.array import DeployReady
from ..setup.deployment import Deploy
from ..setup.domains import COLOURS, ColourChoice, DomainChoice, RevealDomains
from ..setup.edges import StartEdge, clockwise
from ..setup.objectives import OwnObjective, PlaceMiddle
from ..setup.pile import Piling
from ..setup.terrain import NextTerrain, left_of
from .sequence import BeginRound


class SetUp(Step, frozen=True):
    """What comes before the first turn."""

    rule = "MK-SETUP-1"
    book: bool
    """True: the players lay the battlefield out; False: it stands ready."""
    ready: bool
    """True: armies are deployed in good order; False: each player deploys his own."""

    def run(self, play: Battle) -> None:
        state = play.state
        play.tell(PhaseBegan, phase=text("phase-setup"), rule=self.rule)
        steps: list[Step] = [DomainChoice()] if state.options.domains else []
        if self.book:
            steps += [StartEdge(seat) for seat in state.players()]
            steps += [Piling(seat) for seat in state.players()]
            steps.append(PlaceMiddle())
        play.then(*steps, RollFirst(self.book), Reveal(), DeployAll(self.ready), BeginRound())


class RollFirst(Step, frozen=True):
    """Every player rolls 2D6: first player, and distance of the own objective (MK-PLACE-4)."""

    rule = "MK-PLACE-4"
    book: bool

    def run(self, play: Battle) -> None:
        """Ties for the highest are rolled again; the first roll stays that of the distance."""
        rolls = {seat: self._roll(play, seat) for seat in play.state.players()}
        best = _highest(rolls)
        while len(best) > 1:
            best = _highest({seat: self._roll(play, seat) for seat in best})
        order = clockwise([pair for pair in play.state.edges if pair[0] in rolls], best[0])
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule="MK-TURN-1")
        if self.book:
            play.then(
                *[ColourChoice(seat) for seat in order],
                *[OwnObjective(seat, rolls[seat]) for seat in order],
                NextTerrain(left_of(play.state, order[0])),
            )
        else:
            play.replace(colours=tuple(zip(sorted(order), COLOURS, strict=False)))

    def _roll(self, play: Battle, seat: int) -> int:
        player = play.state.seats[seat].name
        purpose = text("roll-first", player=player)
        if self.book:
            purpose = text("roll-first-book", player=player)
        return sum(play.roll(2, 6, purpose=purpose, rule=self.rule, seat=seat))


def _highest(rolls: dict[int, int]) -> list[int]:
    most = max(rolls.values())
    return [seat for seat, total in rolls.items() if total == most]


class Reveal(Step, frozen=True):
    """Domain cards are revealed, if there are any."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        """After terrain is placed, before armies are deployed."""
        if play.state.options.domains:
            play.then(RevealDomains())


class DeployAll(Step, frozen=True):
    """All dials show the starting marker; the armies are deployed (MK-DEPLOY-1, MK-DEPLOY-2)."""

    rule = "MK-DEPLOY-2"
    ready: bool

    def run(self, play: Battle) -> None:
        """The first player places all, then the others to the left."""
        play.tell(Told, what=text("dials-set"), rule="MK-DEPLOY-1")
        kind = DeployReady if self.ready else Deploy
        play.then(*[kind(seat) for seat in play.state.order])

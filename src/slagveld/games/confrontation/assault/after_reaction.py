"""What reaction fire leads to: shooters who killed move, the rest of their cards act."""

from typing import ClassVar

from slagveld.games.confrontation.core.state import Battle
from slagveld.games.confrontation.disengagement.granted_moves import GrantedMove
from slagveld.games.confrontation.wounds.casualties import is_down
from slagveld.kernel.agenda import Step

FELLED = "felled"
"""The mark of a shooter whose reaction fire has killed: he may move (CON-REACT-5)."""


class ReactionDone(Step, frozen=True, kw_only=True):
    """A shot of reaction fire has been resolved."""

    rule: ClassVar[str] = "CON-REACT-5"

    shooter: int
    target: int

    def run(self, play: Battle) -> None:
        """Note a kill: the shooter may move when the enemy has finished moving."""
        shooter = play.state.figure(self.shooter)
        if shooter is not None and is_down(play.state, self.target):
            marks = (*shooter.turn.marks, FELLED)
            play.state = play.state.did(shooter.id, marks=marks)


class AfterReactions(Step, frozen=True, kw_only=True):
    """The enemy has finished moving: shooters who killed move, others of their cards act."""

    rule: ClassVar[str] = "CON-REACT-6"

    targets: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """Each of those who reacted just now, and the rest of its card."""
        from slagveld.games.confrontation.turn.activation import Activation

        moves: list[Step] = []
        cards: dict[int, int] = {}
        for number in self.targets:
            shooter = play.state.figure(number)
            if shooter is None or not shooter.turn.reacted or shooter.turn.chosen:
                continue
            play.state = play.state.did(number, chosen="stay")
            cards[shooter.card] = shooter.seat
            if FELLED in shooter.turn.marks:
                moves.append(
                    GrantedMove(
                        seat=shooter.seat, figure=number, cards=(shooter.card,), cause="reaction"
                    )
                )
        play.then(*moves, *[Activation(seat, (card,)) for card, seat in cards.items()])

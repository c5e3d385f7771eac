"""The players clear the table together and agree on it (WD-SETUP-3)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.record import replace

from ..core.book import do, pick, refuse, text
from ..core.state import Duel, DuelState
from ..terrain.scenery import scenery_name


class AgreeTable(Action, frozen=True):
    """Say that the table is well laid."""


class RemoveScenery(Action, frozen=True):
    """Take a piece of scenery away."""

    piece: Key


class LayTable(Asking, frozen=True):
    """WD-SETUP-3: the players clear the table together and go on when all have agreed."""

    agreed: tuple[int, ...] = ()
    mode = "any"
    actions = (AgreeTable, RemoveScenery)
    rule = "WD-SETUP-3"
    asks = text("ask-table")

    def who(self, state: DuelState) -> tuple[int, ...]:
        """Everybody who has not agreed."""
        return tuple(seat for seat in state.players() if seat not in self.agreed)

    def forms(self, state: DuelState) -> Iterable[Form]:
        yield do(AgreeTable, "do-agree-table")
        if state.layout.terrain:
            pieces = [Choice(str(piece.id), scenery_name(piece)) for piece in state.layout.terrain]
            field = pick.choice("piece", "field-scenery", pieces)
            yield do(RemoveScenery, "do-remove-scenery", field)

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        if action not in self.candidates(state, seat):
            return refuse(self.rule, "refusal-scenery")
        return None

    def answer(self, play: Duel, action: Action) -> None:
        """A change voids every agreement given before."""
        agreed, player = (*self.agreed, play.seat), play.state.seats[play.seat].name
        told = text("agrees-table", player=player)
        if isinstance(action, RemoveScenery):
            layout = play.state.layout
            (gone,) = (piece for piece in layout.terrain if str(piece.id) == action.piece)
            left = tuple(piece for piece in layout.terrain if piece is not gone)
            play.replace(layout=replace(layout, terrain=left))
            agreed, told = (), text("takes-away", player=player, scenery=scenery_name(gone))
        play.tell(Told, what=told, seat=play.seat, rule=self.rule)
        play.then(LayTable(agreed))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        return [AgreeTable(), *(RemoveScenery(str(piece.id)) for piece in state.layout.terrain)]

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
        ids = [str(piece.id) for piece in state.layout.terrain]
        if isinstance(action, RemoveScenery) and action.piece not in ids:
            return refuse(self.rule, "refusal-scenery")
        return None

    def answer(self, play: Duel, action: Action) -> None:
        """A change voids every agreement given before."""
        if isinstance(action, RemoveScenery):
            terrain = tuple(p for p in play.state.layout.terrain if str(p.id) != action.piece)
            (gone,) = (p for p in play.state.layout.terrain if str(p.id) == action.piece)
            play.replace(layout=replace(play.state.layout, terrain=terrain))
            player = play.state.seats[play.seat].name
            away = text("takes-away", player=player, scenery=scenery_name(gone))
            play.tell(Told, what=away, seat=play.seat, rule=self.rule)
            play.then(LayTable())
        else:
            agreed = text("agrees-table", player=play.state.seats[play.seat].name)
            play.tell(Told, what=agreed, seat=play.seat, rule=self.rule)
            play.then(LayTable((*self.agreed, play.seat)))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        return [AgreeTable(), *(RemoveScenery(str(piece.id)) for piece in state.layout.terrain)]

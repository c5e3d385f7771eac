"""What players agree on: switches, a table large enough (WD-MAT-3), its scenery (WD-SETUP-3)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.asking import Asking
from slagveld.kit.options import OptionMaker, chosen
from slagveld.record import replace
from slagveld.texts import Distance

from ..core.book import CM, KEY, do, pick, refuse, text
from ..core.state import Duel, DuelState, Options
from ..terrain.scenery import scenery_name

SMALLEST = (80 * CM, 100 * CM)
"""The smallest table (WD-MAT-3)."""
_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.number("rounds", 200, "WD-END-2"),
    _MAKE.choice("contact", ("one-action", "first"), "WD-MELEE-3"),
    _MAKE.choice("service", ("all", "single"), "WD-HEAVY-3"),
    _MAKE.switch("free-measuring", "WD-SHOOT-1"),
    _MAKE.switch("printed-races", "WD-RACE-2"),
    _MAKE.switch("published-update", "WD-GAP-5"),
    _MAKE.number("larger-table", 200, "WD-MAT-4"),
    _MAKE.switch("familiars", "WD-FAMILIAR-1"),
    _MAKE.switch("lay-table", "WD-SETUP-3"),
)


def read(given: dict[str, OptionValue]) -> Options:
    """The switches that last through a duel."""
    renamed = {"printed_only": "printed-races", "update": "published-update"}
    renamed["edit_table"] = "lay-table"
    more = {field: given.get(option, False) for field, option in renamed.items()}
    return chosen(Options, OPTIONS, given, **more)


def check_small(width: int, depth: int) -> Refusal | None:
    """Why a table is too small for a duel, or None (WD-MAT-3)."""
    sides = sorted((width, depth))
    if sides[0] >= SMALLEST[0] and sides[1] >= SMALLEST[1]:
        return None
    short, long = (Distance(side) for side in SMALLEST)
    return refuse("WD-MAT-3", "refusal-table-small", short=short, long=long)


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

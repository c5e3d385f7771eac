"""What players agree on: how many they are (WD-MAT-6), switches, table and scenery.

The table must be large enough (WD-MAT-3); the players clear its scenery together (WD-SETUP-3).
"""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kit.asking import Asking
from slagveld.kit.given_setup import players_of
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import agreed
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


def read(given: dict[str, OptionValue], rounds: int = 0) -> Options:
    """The switches that last through a duel, and its last round: as agreed, or as written."""
    renamed = {"printed_only": "printed-races", "update": "published-update"}
    renamed["edit_table"] = "lay-table"
    more = {field: given.get(option, False) for field, option in renamed.items()}
    return chosen(Options, OPTIONS, given, rounds=agreed(given, "rounds", rounds), **more)


def check_sides(setup: Setup) -> Refusal | None:
    """Why players cannot duel, or None: any number, each of them for himself (WD-MAT-6)."""
    players = players_of(setup)
    teams = len({setup.seats[seat].side for seat in players}) < len(players)
    return refuse("WD-MAT-6", "refusal-teams") if teams else None


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
        known = action in self.candidates(state, seat)
        return None if known else refuse(self.rule, "refusal-scenery")

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

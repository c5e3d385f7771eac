"""Built terrain under attack: damage of a turn, and its end (MK-BUILT-16, MK-BUILT-21)."""

import msgspec

from slagveld.kernel.event import Changed, Removed
from slagveld.table.terrain import Terrain

from ..core.book import text
from ..core.cards import Built
from ..core.kinds import kind_of
from ..core.state import Battle, MageKnightState


def built_piece(state: MageKnightState, number: int) -> tuple[Terrain, Built] | None:
    """A piece of built terrain on the battlefield with its card; None for anything else."""
    for piece in state.field.table.terrain:
        if piece.id == number:
            card = kind_of(piece).built
            return None if card is None else (piece, card)
    return None


def battered(state: MageKnightState, number: int) -> int:
    """The damage that a piece has taken in this turn."""
    return next((amount for piece, amount in state.battered if piece == number), 0)


def batter(play: Battle, number: int, amount: int, seat: int) -> None:
    """Damage to a piece of built terrain; enough of it in one turn destroys the piece."""
    found = built_piece(play.state, number)
    if found is None or amount <= 0:
        return
    _, card = found
    before = battered(play.state, number)
    after = before + amount
    others = [pair for pair in play.state.battered if pair[0] != number]
    play.replace(battered=tuple(sorted([*others, (number, after)])))
    play.tell(
        Changed,
        seat=seat,
        piece=number,
        what=text("built-damage", piece=card.name, structure=card.structure),
        old=before,
        new=after,
        rule="MK-BUILT-16",
    )
    if after >= card.structure:
        _destroy(play, number, card)


def _destroy(play: Battle, number: int, card: Built) -> None:
    """Take a piece off; whoever was in it stands where it stood, on clear ground."""
    table = play.state.field.table
    terrain = tuple([piece for piece in table.terrain if piece.id != number])
    cleared = msgspec.structs.replace(table, terrain=terrain)
    left = tuple([pair for pair in play.state.battered if pair[0] != number])
    play.replace(field=play.state.field.on(cleared), battered=left)
    play.tell(
        Removed, piece=number, name=card.name, cause=text("built-destroyed"), rule="MK-BUILT-16"
    )

"""Built terrain: who occupies it (MK-BUILT-10), and what attacks do to it (MK-BUILT-16)."""

from slagveld.kernel.event import Changed, Removed
from slagveld.record import replace
from slagveld.table.terrain import Terrain

from ..core.book import text
from ..core.fighter import Fighter
from ..core.items_and_domains import Built
from ..core.state import Battle, KnightState
from ..core.terrain_kinds import kind_of
from .hindering_and_elevated_terrain import below


def occupies(state: KnightState, fighter: Fighter) -> Terrain | None:
    """The built piece that a warrior occupies; only one with a dot can be (MK-BUILT-10)."""
    for piece in below(state, fighter):
        card = kind_of(piece).built
        if card is not None and card.dot:
            return piece
    return None


def dot_of(piece: Terrain) -> tuple[int, int]:
    """The centre dot of a built piece, in units: its middle."""
    points = piece.outline.points
    count = len(points)
    x, y = sum([point[0] for point in points]), sum([point[1] for point in points])
    return (2 * x + count) // (2 * count), (2 * y + count) // (2 * count)


def built_piece(state: KnightState, number: int) -> tuple[Terrain, Built] | None:
    """A piece of built terrain on the battlefield with its card; None for anything else."""
    for piece in state.field.table.terrain:
        if piece.id == number:
            card = kind_of(piece).built
            return None if card is None else (piece, card)
    return None


def battered(state: KnightState, number: int) -> int:
    return next((amount for piece, amount in state.battered if piece == number), 0)


def batter(play: Battle, number: int, amount: int, seat: int) -> None:
    """The damage of an attack to a piece (MK-BUILT-19); enough in one turn destroys the piece."""
    found = built_piece(play.state, number)
    if found is None or amount <= 0:
        return
    card, before, rule = found[1], battered(play.state, number), "MK-BUILT-16"
    after = before + amount
    others = tuple([pair for pair in play.state.battered if pair[0] != number])
    play.replace(battered=tuple(sorted([*others, (number, after)])))
    what = text("built-damage", piece=card.name, structure=card.structure)
    play.tell(Changed, seat=seat, piece=number, what=what, old=before, new=after, rule=rule)
    if after < card.structure:
        return
    # Whoever was in it stands where it stood, on clear ground (MK-BUILT-21).
    table = play.state.field.table
    terrain = tuple([piece for piece in table.terrain if piece.id != number])
    cleared, cause = replace(table, terrain=terrain), text("built-destroyed")
    play.replace(field=play.state.field.on(cleared), battered=others)
    play.tell(Removed, piece=number, name=card.name, cause=cause, rule=rule)

"""The approach roll and the tactical roll: the best Discipline of each army (CON-MOVE-2)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Tally

from ..army.leadership import discipline_of, own_discipline
from ..army.stack_and_reserve import profile_of
from ..core.book import text
from ..core.characteristic_tests import faces_of
from ..core.figure import Figure
from ..core.opposed_rolls import Contest, Side
from ..core.state import Battle, ClashState


class FirstDrawer(Step, frozen=True):
    """The winner of the roll draws the first card (CON-APP-4, CON-MOVE-3)."""

    rule = "CON-APP-4"

    def resume(self, play: Battle, value: Contest) -> None:
        play.replace(winner=value.winner, drawing=value.winner)


def army_side(state: ClashState, seat: int) -> Side:
    """The best DIS on the cards, as nobody stands yet (CON-APP-3); 0 for CON-CARD-mort-vivant."""
    rows = [
        (
            0 if row.powers.gives("no-discipline") else row.discipline or 0,
            faces_of(row, "discipline"),
        )
        for row in [profile_of(card) for card in state.cards if card.seat == seat]
    ]
    value, faces = max(rows, key=lambda row: (row[0], len(row[1])), default=(0, (6,)))
    return Side(value=Tally(value, name=text("cards-discipline")), faces=faces)


def field_side(state: ClashState, seat: int) -> Side:
    """The best Discipline of a side's figures on the table (CON-STAT-11, CON-MOVE-2).

    Of equals the one whose own value it is counts, and of those the one who rolls more faces on.
    A side with Authority may have the roll made again (CON-CARD-autorite).
    """
    own = state.own(seat)
    if not own:
        return Side(value=Tally(0, name=text("cards-discipline")))

    def rank(row: tuple[Figure, Tally]) -> tuple[int, int, int]:
        figure, value = row
        return value.total, own_discipline(figure).total, len(faces_of(figure, "discipline"))

    best, value = max([(one, discipline_of(state, one)) for one in own], key=rank)
    times = [times for one in own for _, times in one.powers.numbers("rerolls-tactics")]
    faces, rerolls = faces_of(best, "discipline"), max([0, *times])
    return Side(value=value, faces=faces, pieces=(best.id,), rerolls=rerolls)

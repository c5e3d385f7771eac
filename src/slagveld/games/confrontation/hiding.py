"""Hidden scouts: how they are found, and who sees them all the same (CON-CARD-eclaireur)."""

from slagveld.games.confrontation.catalogue import card, text
from slagveld.games.confrontation.competences import near
from slagveld.games.confrontation.conditions import is_enemy
from slagveld.games.confrontation.model import Battle
from slagveld.kernel.event import StatusChanged

FOUND = 1000
"""Within so many units an enemy that ends its movement finds a scout: 10 cm."""


def reveal(play: Battle, number: int, rule: str = card("eclaireur")) -> None:
    """A hidden figure has been found, or has given itself away; nothing for any other."""
    figure = play.state.figure(number)
    if figure is None or not figure.hidden:
        return
    play.state = play.state.changed(number, hidden=False)
    play.tell(
        StatusChanged,
        piece=number,
        name=figure.name,
        status=text("status-hidden-scout"),
        on=False,
        rule=rule,
    )


def find_hidden(play: Battle, number: int) -> None:
    """A figure has ended its movement: hidden enemies within 10 cm of it are found."""
    finder = play.state.figure(number)
    if finder is None:
        return
    for other in play.state.figures:
        if other.hidden and is_enemy(finder, other) and near(finder, other, FOUND):
            reveal(play, other.id)

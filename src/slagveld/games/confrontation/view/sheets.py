"""Sheets beside the table: players, the fight, the wound table, shooting, competences in play."""

from functools import cache

from slagveld.kernel.scene import Card, Line
from slagveld.texts import Signed, Text

from ..army.table_faces import table_sheets
from ..core.asking import fallen_figure
from ..core.book import measured, text
from ..core.bout import Bout
from ..core.competences import Trait
from ..core.state import ClashState
from ..shooting.difficulty import BASES, BEHIND, FIRE_ITEMS, PARTLY, SIZE_ITEMS
from ..wounds.casualties import losses
from .cards import Leaders, lent_to

SHOTS: tuple[tuple[str, int], ...] = (
    *BASES.items(),
    *[(fire, amount) for fire, (amount, _) in FIRE_ITEMS.items() if amount],
    ("partly", PARTLY),
    ("behind", BEHIND),
    *[(size, amount) for size, amount in SIZE_ITEMS.items() if amount],
)
"""Base difficulties of shots (CON-RANGE-2), then what changes them (CON-FIRE-1, CON-SHMOD-1)."""


def sheets(view: ClashState, leaders: Leaders) -> tuple[Card, ...]:
    players = [n for n, seat in enumerate(view.seats) if not seat.leader]
    return (
        *[player_sheet(view, seat, leaders) for seat in players],
        *([] if view.bout is None else [bout_sheet(view, view.bout)]),
        *table_sheets(view.options.tables),
        shot_sheet(),
        *competence_sheet(view),
    )


def player_sheet(view: ClashState, seat: int, leaders: Leaders) -> Card:
    own = view.own(seat)
    best = max([lent_to(view, figure, leaders).discipline for figure in own], default=0)
    lines = [
        Line(text("scene-sheet-figures"), len(own)),
        Line(text("scene-sheet-points"), sum([figure.profile.points for figure in own])),
        Line(text("scene-sheet-lost"), losses(view, seat)),
        Line(text("scene-sheet-discipline"), best),
        Line(text("scene-sheet-reserve"), len(view.reserve_of(seat))),
        Line(text("scene-sheet-limit"), view.reserve_limit(seat)),
    ]
    notes = [text("scene-sheet-winner")] if view.winner == seat else []
    return Card(
        title=view.seats[seat].name,
        lines=tuple(lines),
        notes=(*notes, *_fallen(view, seat)),
        rules=("CON-APP-7", "CON-MOVE-3", "CON-STAT-17"),
        seat=seat,
    )


def _fallen(view: ClashState, seat: int) -> list[Text]:
    notes: list[Text] = []
    for one in [fallen for fallen in view.fallen if fallen.figure.seat == seat]:
        values = {"name": one.figure.name, "points": one.figure.profile.points}
        notes.append(text("scene-sheet-fled" if one.fled else "scene-sheet-fallen", **values))
    return notes


def bout_sheet(view: ClashState, bout: Bout) -> Card:
    """The fight that is being fought: dice of everybody, and the blows named (CON-MELEE-8)."""
    lines = []
    for hand in bout.hands:
        dice = text("scene-bout-dice", attack=hand.attack, defence=hand.defence)
        lines.append(Line(text("scene-bout-name", name=_name(view, hand.figure)), dice))
    notes = [
        text(
            "scene-bout-blow",
            striker=_name(view, blow.striker),
            target=_name(view, blow.target),
            threshold=blow.threshold,
            fate=blow.fate,
        )
        for blow in bout.blows
    ]
    if bout.attacker >= 0:
        notes.insert(0, text("scene-bout-attacker", player=view.seats[bout.attacker].name))
    return Card(
        title=text("scene-bout"),
        lines=tuple(lines),
        notes=tuple(notes),
        rules=("CON-MELEE-2", "CON-MELEE-7", "CON-MELEE-9"),
    )


def _name(view: ClashState, number: int) -> Text:
    figure = view.figure(number) or fallen_figure(view, number)
    return text("scene-gone") if figure is None else text("scene-name", name=figure.name)


@cache
def shot_sheet() -> Card:
    lines = [
        Line(
            text("scene-shot", what=what),
            amount if place < len(BASES) else text("scene-shot-change", amount=Signed(amount)),
        )
        for place, (what, amount) in enumerate(SHOTS)
    ]
    return Card(
        title=text("scene-shots"),
        lines=tuple(lines),
        rules=("CON-RANGE-2", "CON-FIRE-1", "CON-SHMOD-1", "CON-SHMOD-2", "CON-SHMOD-3"),
    )


def competence_sheet(view: ClashState) -> list[Card]:
    """The competences of all figures on the table, by their names; nothing without any."""
    found: dict[str, Trait] = {}
    for figure in view.figures:
        for trait in figure.powers.traits:
            found.setdefault(trait.ability.key, trait)
    rows = [found[key].ability for key in sorted(found)]
    notes = [text("scene-card-ability", name=row.name, words=measured(row.words)) for row in rows]
    rules, title = tuple([row.rule for row in rows]), text("scene-sheet-competences")
    return [Card(title=title, notes=tuple(notes), rules=rules)] if rows else []

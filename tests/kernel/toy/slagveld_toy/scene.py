"""The Ford for a display."""

from slagveld.kernel.scene import (
    Badge,
    Card,
    CardRow,
    FacedCard,
    Gauge,
    Ground,
    Line,
    Piece,
    Scene,
    Table,
    Track,
)
from slagveld.texts import Text
from slagveld_toy.model import ARCHER, CARDS, SPEARMAN, UNKNOWN, FordState, text


def scene(view: FordState) -> Scene:
    """The table, the soldiers, the hands as far as one may see them."""
    pieces = tuple(
        Piece(
            id=soldier.id,
            name=soldier.name,
            seat=soldier.seat,
            icon="bow" if soldier.archer else "spear",
            base=ARCHER if soldier.archer else SPEARMAN,
            pose=view.pose(soldier.id),
            label=str(soldier.number),
            gauges=(Gauge(text("wounds-gauge"), soldier.wounds, 2),),
            badges=(Badge("spent", text("has-shot")),) if soldier.shot else (),
        )
        for soldier in view.soldiers
    )
    terrain = tuple(
        Ground(
            id=piece.id,
            name=text(f"terrain-{piece.kind}"),  # texts: toy:terrain-*
            look=piece.kind,
            outline=piece.outline,
            help=text(f"terrain-{piece.kind}-help"),
        )
        for piece in view.layout.terrain
    )
    rows = tuple(
        CardRow(
            title=Text("plain", {"words": view.seats[number].name}),
            seat=number,
            cards=tuple(
                FacedCard(
                    key=f"{number}-{place}",
                    front=None if card == UNKNOWN else Card(title=CARDS[card]),
                    seat=number,
                )
                for place, card in enumerate(player.hand)
            ),
        )
        for number, player in enumerate(view.hands)
    )
    sheets = tuple(
        Card(title=info.name, seat=number, lines=(Line(text("points"), view.hands[number].points),))
        for number, info in enumerate(view.seats)
    )
    rounds = Track(
        title=text("rounds"),
        steps=tuple(str(number) for number in range(1, view.limit + 1)),
        now=view.round - 1 if view.round else None,
    )
    return Scene(
        table=Table(width=view.layout.width, depth=view.layout.height),
        pieces=pieces,
        terrain=terrain,
        rows=rows,
        sheets=sheets,
        tracks=(rounds,),
        round=view.round,
        round_limit=view.limit,
    )

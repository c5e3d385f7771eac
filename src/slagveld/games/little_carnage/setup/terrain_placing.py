"""A seat places a piece of terrain of the scenario: the watchtower (LC-4.2-3)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.laid_tables import ReadyPiece
from slagveld.record import replace
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.shapes import Outline, Pose, RectBase, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.field import Field
from ..core.state import Battle, LittleState
from ..movement.board_terrain import middle_on_fields, on_fields
from ..scenario.battlefield import Sited, shapes
from ..scenario.scenarios_and_campaign import battle_of
from .zones import clear_refusal

TRIES = 6
"""Spots that a random player tries before it takes the usual one."""


class PlacePiece(Action, frozen=True):
    """Put the piece down with its middle at a spot."""

    spot: Spot


class SitePiece(SeatQuestion, frozen=True):
    """A player chooses where a piece of the scenario stands."""

    actions = (PlacePiece,)
    rule = "LC-4.2-3"

    place: int
    """Which of the scenario's pieces it is."""

    def by_rule(self, state: LittleState) -> str:
        return self._sited(state).rule

    def prompt(self, state: LittleState) -> Text:
        return text("ask-site", piece=shapes()[self._sited(state).piece].name)

    def forms(self, state: LittleState) -> Iterable[Form]:
        sited = self._sited(state)
        region = Region((Outline(battle_of(state).place[sited.area].points),))
        field = pick.spot("spot", "field-site", facing=False, region=region)
        return [do(PlacePiece, "do-site", field, piece=shapes()[sited.piece].name)]

    def check(self, state: LittleState, seat: int, action: PlacePiece) -> Refusal | None:
        return site_refusal(state, self._sited(state), action.spot)

    def answer(self, play: Battle, action: PlacePiece) -> None:
        site(play, self._sited(play.state), action.spot.x, action.spot.y)

    def candidates(self, state: LittleState, seat: int) -> list[Action]:
        sited = self._sited(state)
        return [PlacePiece(Spot(sited.x, sited.y))]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action:
        table = state.field.table
        for _ in range(TRIES):
            x, y = int(rng.random() * table.width), int(rng.random() * table.height)
            action = PlacePiece(Spot(x, y))
            if self.check(state, seat, action) is None:
                return action
        return self.candidates(state, seat)[0]

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        spot = filled(drafted(PlacePiece, partial).spot)
        if spot is None:
            return Preview()
        sited = self._sited(state)
        refusal = site_refusal(state, sited, spot)
        outline = _piece(state, sited, spot.x, spot.y).outline
        meaning = Region((outline,), meaning="allowed" if refusal is None else "forbidden")
        return Preview(refusal=refusal, region=meaning)

    def _sited(self, state: LittleState) -> Sited:
        return battle_of(state).sited[self.place]


def site_refusal(state: LittleState, sited: Sited, spot: Spot) -> Refusal | None:
    """Why a piece may not stand at a spot, or None."""
    shape = shapes()[sited.piece]
    place = battle_of(state).place[sited.area]
    middle = Pose(*_middle(state, sited, spot.x, spot.y), 2700)  # as a base: its width along +x
    body = RectBase(shape.width, shape.depth).body(middle)
    if spot.level or body_in_area(body, place.area) != INSIDE:
        return refuse(sited.rule, "refusal-site-area", piece=shape.name, area=place.name)
    return clear_refusal(state, sited.clear, body)


def _middle(state: LittleState, sited: Sited, x: int, y: int) -> tuple[int, int]:
    """Where the middle of a piece comes that is put at a place; on a board it goes to fields."""
    shape = shapes()[sited.piece]
    return middle_on_fields(shape.width, shape.depth, x, y) if state.options.board else (x, y)


def _piece(state: LittleState, sited: Sited, x: int, y: int) -> Terrain:
    number = 1 + max([piece.id for piece in state.field.table.terrain], default=0)
    (x, y), shape = _middle(state, sited, x, y), shapes()[sited.piece]
    piece = shape.made(number, ReadyPiece(key=sited.piece, x=x, y=y).laid(shape))
    return on_fields(piece) if state.options.board else piece


def site(play: Battle, sited: Sited, x: int, y: int) -> None:
    """A piece comes to the table, which is still empty of models."""
    field = play.state.field
    piece = _piece(play.state, sited, x, y)
    table = replace(field.table, terrain=(*field.table.terrain, piece))
    play.replace(field=Field(table, field.stands, field.models))
    name = shapes()[sited.piece].name
    x, y = _middle(play.state, sited, x, y)
    play.tell(Placed, piece=piece.id, name=name, pose=Pose(x, y), seat=sited.seat, rule=sited.rule)

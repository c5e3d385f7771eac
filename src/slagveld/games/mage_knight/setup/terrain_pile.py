"""The pile of terrain: what each player puts on it (MK-PLACE-1, MK-BUILT-6)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import PlayerQuestion
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.state import Battle, KnightState, Reserve
from .terrain_pieces import Shape, shape_for, shape_named, shapes

MOST = 4
"""Pieces that a player may put on the pile."""
MOST_BUILT = 2
"""Pieces of built terrain that he may add."""
CLEAR = "clear"
"""What is no piece of terrain at all (MK-PLACE-12)."""


class PutOnPile(Action, frozen=True):
    """Put a piece on the common pile; its kind is named with it."""

    piece: Key


class DonePiling(Action, frozen=True):
    """Put no more pieces on the pile; there may be none at all (MK-TERRAIN-1)."""


PutOrDone = PutOnPile | DonePiling


class Piling(PlayerQuestion, frozen=True):
    """A player puts up to four pieces on the pile, and up to two of built terrain."""

    actions = (PutOnPile, DonePiling)
    rule = "MK-PLACE-1"

    def asked(self, state: KnightState) -> int | None:
        return super().asked(state) if offered(state, self.seat) else None

    def prompt(self, state: KnightState) -> Text:
        return text("ask-pile", count=len(_given(state, self.seat, is_built=False)), most=MOST)

    def forms(self, state: KnightState) -> Iterable[Form]:
        choices = [Choice(shape.key, shape.name) for shape in offered(state, self.seat)]
        what = pick.choice("piece", "field-pile-piece", choices)
        helps = text("do-put-on-pile-help", most=MOST)
        return [do(PutOnPile, "do-put-on-pile", what, help=helps), do(DonePiling, "do-done-piling")]

    def check(self, state: KnightState, seat: int, action: PutOrDone) -> Refusal | None:
        if isinstance(action, DonePiling):
            return None
        if action.piece == CLEAR:
            return refuse("MK-PLACE-12", "refusal-pile-clear")
        shape = available(state, seat).get(action.piece)
        if shape is None or not shape.pile:
            return refuse("MK-PLACE-1", "refusal-pile-unknown")
        return _too_many(state, seat, shape)

    def answer(self, play: Battle, action: PutOrDone) -> None:
        if isinstance(action, PutOnPile):
            shape = available(play.state, play.seat)[action.piece]
            key = (
                shape.key if shape.key in shapes() and shape is shapes()[shape.key] else shape.kind
            )
            play.replace(pile=(*play.state.pile, Reserve(play.new_id(), play.seat, key)))
            player = play.state.seats[play.seat].name
            what = text("pile-added", player=player, piece=shape.name)
            play.tell(Told, seat=play.seat, what=what, rule="MK-PLACE-1")
            play.then(self)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        return [DonePiling(), *[PutOnPile(shape.key) for shape in offered(state, seat)]]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        found = offered(state, seat)
        place = int(rng.random() * (len(found) + 4))
        return PutOnPile(found[place].key) if place < len(found) else DonePiling()


def offered(state: KnightState, seat: int) -> list[Shape]:
    """What the player may still put on the pile: his own pieces, then in the order of the box."""
    found = available(state, seat).values()
    return [s for s in found if s.pile and _too_many(state, seat, s) is None]


def available(state: KnightState, seat: int) -> dict[str, Shape]:
    """The pieces of the box by key; those of a player's own come before others of their key."""
    own = [shape_for(card) for card in state.brought(seat).built]
    return {**{shape.key: shape for shape in own}, **shapes(), **{s.key: s for s in own}}


def _too_many(state: KnightState, seat: int, shape: Shape) -> Refusal | None:
    if shape.built and not state.options.built:
        return refuse("MK-BUILT-1", "refusal-pile-built")
    most = MOST_BUILT if shape.built else MOST
    if len(_given(state, seat, is_built=shape.built)) < most:
        return None
    return refuse("MK-BUILT-6" if shape.built else "MK-PLACE-1", "refusal-pile-full", most=most)


def _given(state: KnightState, seat: int, *, is_built: bool) -> list[Reserve]:
    return [p for p in state.pile if p.seat == seat and shape_named(p.piece).built == is_built]

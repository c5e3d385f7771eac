"""Hex: a token on an enemy that weakens its attack for a time (MK-CARD-hex, MK-GAP-8)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.abilities import ability_for
from ..core.action import give_action
from ..core.book import do, pick, refuse, text
from ..core.conditions import is_enemy
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..core.values import range_of
from ..sight.lines import sight_refusal
from ..wounds.dials import EndAction
from ..wounds.tokens import HEX, tell_hex
from .common import doers, special_refusal


class CastHex(Action, frozen=True):
    """Lay a Hex token on an enemy."""

    fighter: PieceId
    target: PieceId


def hex_refusal(state: MageKnightState, fighter: Fighter, target: Fighter | None) -> Refusal | None:
    """Why a warrior may not lay its token on another: enemy, range, front arc, line of fire."""
    if target is None or not is_enemy(fighter, target):
        return refuse(HEX, "refusal-hex-enemy", name=fighter.name)
    if target.hexed_by:
        return refuse(HEX, "refusal-hex-twice", name=target.name)
    if range_of(state, fighter) <= 0:
        return refuse(HEX, "refusal-special-range", name=fighter.name)
    return sight_refusal(state, fighter, target)


def victims(state: MageKnightState, fighter: Fighter) -> list[Fighter]:
    """The enemies on which a warrior could lay its token, in order."""
    return [other for other in state.fighters if hex_refusal(state, fighter, other) is None]


class Hexing:
    """Laying Hex tokens."""

    actions: tuple[type[Action], ...] = (CastHex,)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        able = [fighter for fighter in doers(state, seat, "hex") if victims(state, fighter)]
        if not able:
            return []
        targets = {target.id: None for fighter in able for target in victims(state, fighter)}
        fields = (
            pick.piece("fighter", "field-special-fighter", able),
            pick.piece("target", "field-hex-target", targets),
        )
        return [do(CastHex, "do-hex", *fields, rule=HEX, help="help-hex")]

    def check(self, state: MageKnightState, seat: int, action: CastHex) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = special_refusal(state, seat, fighter, "hex")
        if refusal is not None or fighter is None:
            return refusal
        return hex_refusal(state, fighter, state.fighter(action.target))

    def answer(self, play: Battle, seat: int, action: CastHex) -> None:
        give_action(play, action.fighter)
        fighter, target = (play.state.field.by_id[n] for n in (action.fighter, action.target))
        what = text("announced-hex", name=fighter.name, target=target.name)
        pieces = (fighter.id, target.id)
        play.tell(Announced, seat=fighter.seat, what=what, pieces=pieces, rule=HEX)
        play.state = play.state.changed(target.id, hexed_by=action.fighter)
        tell_hex(play, target, on=True)
        play.then(EndAction((action.fighter,)))

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [
            CastHex(fighter.id, target.id)
            for fighter in doers(state, seat, "hex")
            for target in victims(state, fighter)
        ]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        found = self.menu(state, seat)
        return found[int(rng.random() * len(found))] if found else None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        fighter = state.fighter(partial.values.get("fighter", 0))
        if fighter is None:
            return Preview()
        target = state.fighter(partial.values.get("target", 0))
        if target is None:
            return Preview(pieces=tuple([other.id for other in victims(state, fighter)]))
        amount = ability_for("hex")[1].amount
        return Preview(notes=(text("note-hex", name=target.name, amount=amount),))


HEXING = Hexing()

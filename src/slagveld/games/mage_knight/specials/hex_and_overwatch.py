"""Tokens laid by special actions: Hex on an enemy, Overwatch on oneself.

Hex weakens an attack for a time (MK-CARD-hex, MK-GAP-8); whoever keeps watch shoots at those who
come (MK-CARD-overwatch, MK-GAP-9).
"""

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled

from ..core.abilities import ability_for
from ..core.action import WarriorAction
from ..core.book import do, pick, refuse, text
from ..core.events import announce, tell_status
from ..core.fighter import Fighter
from ..core.friends_and_factions import is_enemy
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import Battle, KnightState
from ..movement.overwatch_shots import range_refusal
from ..sight.range_and_front_arc import in_reach, sight_refusal
from ..wounds.hex_and_overwatch_tokens import HEX, OVERWATCH
from .special_action import Gifted


class CastHex(WarriorAction, frozen=True):
    """Lay a Hex token on an enemy."""

    target: PieceId


def hex_refusal(state: KnightState, fighter: Fighter, target: Fighter | None) -> Refusal | None:
    if target is None or not is_enemy(fighter, target):
        return refuse(HEX, "refusal-hex-enemy", name=fighter.name)
    if target.hexed_by:
        return refuse(HEX, "refusal-hex-twice", name=target.name)
    if range_of(state, fighter) <= 0:
        return refuse(HEX, "refusal-special-range", name=fighter.name)
    return sight_refusal(state, fighter, target)


def victims(state: KnightState, fighter: Fighter) -> list[Fighter]:
    others = [state.field.by_id[number] for number in in_reach(state, fighter)]
    return [other for other in others if hex_refusal(state, fighter, other) is None]


class Hexing(Gifted[CastHex]):
    actions = (CastHex,)
    deed = "hex"

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        found = {f.id: victims(state, f) for f in self.able(state, seat)}
        able = [number for number, targets in found.items() if targets]
        if not able:
            return []
        who = pick.piece("fighter", "field-special-fighter", able)
        targets = dict.fromkeys([target.id for number in able for target in found[number]])
        whom = pick.piece("target", "field-hex-target", targets)
        return [do(CastHex, "do-hex", who, whom, rule=HEX, help="help-hex")]

    def refusal(self, state: KnightState, fighter: Fighter, action: CastHex) -> Refusal | None:
        return hex_refusal(state, fighter, state.fighter(action.target))

    def act(self, play: Battle, fighter: Fighter, action: CastHex) -> None:
        target = play.state.field.by_id[action.target]
        what = text("announced-hex", name=fighter.name, target=target.name)
        announce(play, fighter, what, HEX, target.id)
        play.state = play.state.changed(target.id, hexed_by=action.fighter)
        tell_status(play, target, text("status-hexed"), HEX, on=True)

    def options(self, state: KnightState, fighter: Fighter) -> list[Action]:
        return [CastHex(fighter.id, target.id) for target in victims(state, fighter)]

    def shown(self, state: KnightState, fighter: Fighter, draft: CastHex) -> Preview:
        target = state.fighter(filled(draft.target, 0))
        if target is None:
            return Preview(pieces=tuple([other.id for other in victims(state, fighter)]))
        amount = ability_for("hex")[1].amount
        return Preview(notes=(text("note-hex", name=target.name, amount=amount),))


HEXING = Hexing()


class KeepWatch(WarriorAction, frozen=True):
    """Put an Overwatch token on one's own warrior."""


class Watching(Gifted[KeepWatch]):
    actions = (KeepWatch,)
    deed, rule = "overwatch", OVERWATCH
    title, help = text("do-watch"), text("help-watch")

    def lacks(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return range_refusal(state, fighter)

    def act(self, play: Battle, fighter: Fighter, action: KeepWatch) -> None:
        play.state = play.state.changed(fighter.id, watching=True)
        tell_status(play, fighter, text("status-watching"), OVERWATCH, on=True)


WATCHING = Watching()

"""Ranged combat formations: several warriors shoot as one (MK-FRANGED-1 to MK-FRANGED-9)."""

from collections.abc import Iterator
from typing import Any

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, Key, PieceId, Pieces
from slagveld.kernel.menu import Lane
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import by_lot, one_of
from slagveld.record import replace

from ..attack.attack_sequence import Resolve
from ..attack.declaration_and_type import Attack, Helper
from ..core.abilities import abilities
from ..core.action import Deeds, SeatStep, WarriorAction, banned, give_action, unfit
from ..core.book import do, pick, refuse, text
from ..core.events import announce, names_of, tell
from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.state import Battle, KnightState
from ..formations.members import Consents, formation_refusal, hanging, mates_of
from ..sight.legal_targets import target_refusal
from ..sight.range_and_front_arc import in_reach, sight_refusal, within_half
from ..wounds.action_tokens import EndAction
from .menus import close_fields, preview_volley, range_region
from .shooter_and_targets import (
    CloseRange,
    Shoot,
    archer_refusal,
    archers,
    close_refusal,
    mode_of,
    shooter_refusal,
)


class Volley(WarriorAction, frozen=True):
    """A ranged combat formation shoots at one enemy.

    `fighter` is the primary attacker, `helpers` the other participants. Each adds +2 attack, or
    +1 ranged damage if it is a bow and among `damage`.
    """

    target: PieceId
    helpers: Pieces
    damage: Pieces = ()
    mode: Key = ""
    close_range: CloseRange = ""


def helper_refusal(state: KnightState, helper: Fighter, target: Fighter) -> Refusal | None:
    """Why a warrior cannot take part in a shot, besides the formation's own demands.

    It needs a line of fire of its own, with its own range (MK-FRANGED-3), without items, which only
    the primary attacker may use (MK-FRANGED-5).
    """
    bare = helper.changed(items=()) if helper.items else helper
    return (
        banned(helper, "ranged-formation")
        or unfit(state, helper, "ranged")
        or shooter_refusal(state, helper)
        or sight_refusal(state, bare, target)
    )


def joiners(state: KnightState, fighter: Fighter, target: Fighter) -> list[Fighter]:
    """Who can help a primary attacker to shoot at a target, nearest links first."""

    def joins(other: Fighter) -> bool:
        return helper_refusal(state, other, target) is None

    return hanging(state, fighter, joins)[1:]


def _mode_refusal(fighter: Fighter, mode: str) -> Refusal | None:
    """Only attacks that do damage, with the modes that a formation may use (MK-FRANGED-1)."""
    if not mode:
        return None
    row = mode_of(fighter, mode)
    if row is None:
        return refuse("MK-CARD-G3", "refusal-shot-mode", name=fighter.name)
    if row.damage == "none":
        return refuse("MK-FRANGED-1", "refusal-volley-harmless")
    return None if row.formation else refuse("MK-CARD-G3", "refusal-volley-mode")


def _party_refusal(
    state: KnightState, fighter: Fighter, target: Fighter, action: Volley
) -> Refusal | None:
    """The formation itself, and each participant's own shot."""
    helpers: list[Fighter] = []
    for number in action.helpers:
        helper = state.fighter(number)
        if helper is None:
            return refuse("MK-FRANGED-2", "refusal-volley-unknown")
        helpers.append(helper)
    refusal = formation_refusal(state, (fighter, *helpers))
    refusal = refusal or banned(fighter, "ranged-formation")
    for helper in helpers:
        refusal = refusal or helper_refusal(state, helper, target)
    if refusal is not None:
        return refusal
    for number in action.damage:  # only bows among them give ranged damage (MK-FRANGED-6)
        helper = state.fighter(number)
        if helper is None or number not in action.helpers:
            return refuse("MK-FRANGED-6", "refusal-volley-no-helper")
        if helper.click.attack_type != "bow":
            return refuse("MK-FRANGED-6", "refusal-volley-no-bow", name=helper.name)
    return None


def volley_attack(state: KnightState, action: Volley) -> Attack:
    """An allowed volley as an attack: its line of fire is the primary attacker's (MK-FRANGED-8)."""
    fighter = state.field.by_id[action.fighter]
    shot = Shoot(fighter.id, (action.target,), action.mode, action.close_range)
    helpers = [Helper(n, "damage" if n in action.damage else "attack") for n in action.helpers]
    return replace(shot.attack(state, fighter), helpers=tuple(helpers))


class Joined(SeatStep, frozen=True):
    """The volley, once all have said whether their warriors take part."""

    rule = "MK-FORM-7"

    volley: Volley

    def resume(self, play: Battle, value: Any) -> None:
        if value and VOLLEYS.check(play.state, self.seat, self.volley) is None:
            _fire(play, self.volley)
        else:
            tell(play, text("volley-off"), self.rule)


def _fire(play: Battle, action: Volley) -> None:
    """One action for all of them, one attack, and a token for each (MK-FRANGED-7)."""
    members = (action.fighter, *action.helpers)
    attack = volley_attack(play.state, action)
    fighter = play.state.field.by_id[action.fighter]
    give_action(play, *members)
    if play.listening:
        helpers = names_of(play.state, action.helpers)
        target = play.state.field.by_id[action.target]
        what = text("volley-declared", name=fighter.name, helpers=helpers, target=target.name)
        announce(play, fighter, what, "MK-FRANGED-4", *action.helpers, action.target)
    play.then(Resolve(attack), EndAction(members))


Chance = tuple[Fighter, Fighter, list[Fighter], str]
"""A primary attacker, a target, who could help, and the first mode that may be aimed at it."""

LEAST_HELPERS, MOST_HELPERS = LEAST_MEMBERS - 1, MOST_MEMBERS - 1


class Volleys(Deeds[Volley]):
    actions = (Volley,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return archer_refusal(state, fighter)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        """Archers in base contact with somebody: alone nobody leads a formation."""
        near = [fighter for fighter in archers(state, seat) if state.field.touching(fighter)]
        return [fighter for fighter in near if fighter.powers.ban("ranged-formation") is None]

    def _chances(self, state: KnightState, fighter: Fighter) -> list[Chance]:
        return [chance for chance in self._looks(state, fighter) if chance is not None]

    def _looks(self, state: KnightState, fighter: Fighter) -> Iterator[Chance | None]:
        """The chances of an archer, target by target; None where there is none."""
        aimed: dict[int, str] = {}
        for mode in ways(fighter):
            for number in in_reach(state, fighter):
                target = state.field.by_id[number]
                if number in aimed or target_refusal(state, fighter, target, mode) is not None:
                    yield None
                    continue
                aimed[number] = mode
                helpers = joiners(state, fighter, target)
                yield (fighter, target, helpers, mode) if len(helpers) >= LEAST_HELPERS else None

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        able = self.able(state, seat)
        found = [chance for fighter in able for chance in self._chances(state, fighter)]
        if not found:
            return []
        leaders = {fighter.id: fighter for fighter, _, _, _ in found}
        targets = dict.fromkeys([target.id for _, target, _, _ in found])
        helpers = {helper.id: helper for _, _, group, _ in found for helper in group}
        bows = [number for number, f in helpers.items() if f.click.attack_type == "bow"]
        least, most = LEAST_HELPERS, MOST_HELPERS
        fields: list[AnyField] = [
            pick.piece("fighter", "volley-field-leader", leaders),
            pick.piece("target", "volley-field-target", targets),
            pick.pieces("helpers", "volley-field-helpers", helpers, least=least, most=most),
        ]
        if bows:
            title = text("volley-field-damage")
            fields.append(pick.pieces("damage", title, bows, least=0, most=most, optional=True))
        modes = [
            Choice(key, abilities()[key].name, of=fighter.id)
            for fighter in leaders.values()
            for key in ways(fighter)[1:]
        ]
        if modes:
            title = text("shot-field-mode")
            fields.append(pick.choice("mode", title, modes, of="fighter", optional=True))
        close = {
            fighter.id: fighter
            for fighter, target, _, _ in found
            if fighter.click.attack_type == "bow" and within_half(state, fighter, target)
        }
        fields += close_fields(list(close.values()))
        return [do(Volley, "volley-do", *fields, rule="MK-FRANGED-1", help="volley-do-help")]

    def refusal(self, state: KnightState, fighter: Fighter, action: Volley) -> Refusal | None:
        target, mode = state.fighter(action.target), mode_of(fighter, action.mode)
        if target is None:
            return refuse("MK-FRANGED-1", "refusal-shot-nobody")
        return (
            _mode_refusal(fighter, action.mode)
            or target_refusal(state, fighter, target, action.mode)
            or _party_refusal(state, fighter, target, action)
            or (close_refusal(state, fighter, (target,), mode) if action.close_range else None)
        )

    def answer(self, play: Battle, seat: int, action: Volley) -> None:
        """Team members whose warriors take part are asked first (MK-FORM-7)."""
        members = (action.fighter, *action.helpers)
        mates = mates_of(play.state, play.seat, members)
        if mates:
            play.then(Consents(play.seat, members, mates), Joined(play.seat, action))
        else:
            _fire(play, action)

    def tried(self, state: KnightState, fighter: Fighter) -> Iterator[Action | None]:
        """At each target with three, four and five participants."""
        for chance in self._looks(state, fighter):
            if chance is None:
                yield None
                continue
            _, target, helpers, mode = chance
            for count in range(LEAST_HELPERS, min(len(helpers), MOST_HELPERS) + 1):
                yield _volley(fighter, target, helpers[:count], mode)

    def lane(self, state: KnightState, seat: int) -> Lane:
        return self.by_piece(state, seat)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        fighter = one_of([fighter for fighter in state.own(seat) if fighter.click.range > 0], rng)
        if fighter is None or not state.field.touching(fighter):
            return None
        others = in_reach(state, fighter)
        forbidden = fighter.powers.ban("ranged-formation") is not None
        if not others or forbidden or archer_refusal(state, fighter) is not None:
            return None
        for number in by_lot(others, rng):
            target = state.field.by_id[number]
            if target_refusal(state, fighter, target) is None:
                helpers = joiners(state, fighter, target)
                if len(helpers) >= LEAST_HELPERS:
                    return _volley(fighter, target, helpers[:MOST_HELPERS])
        return None

    def shown(self, state: KnightState, fighter: Fighter, draft: Volley) -> Preview:
        """Targets first, then helpers, then the chances."""
        target = state.fighter(filled(draft.target, 0))
        if target is None:
            pieces = tuple([other.id for _, other, _, _ in self._chances(state, fighter)])
            return Preview(pieces=pieces, region=range_region(state, fighter))
        modes = (draft.mode,) if draft.mode else ways(fighter)
        found = [target_refusal(state, fighter, target, mode) for mode in modes]
        if None not in found:
            return Preview(refusal=found[0])
        helpers = filled(draft.helpers, ())
        if len(helpers) < LEAST_HELPERS:
            able = [helper.id for helper in joiners(state, fighter, target)]
            left = tuple([number for number in able if number not in helpers])
            return Preview(pieces=left, unfinished=True)
        refusal = self.refusal(state, fighter, draft)
        if refusal is not None:
            return Preview(refusal=refusal)
        return preview_volley(state, volley_attack(state, draft))


VOLLEYS = Volleys()


def _volley(fighter: Fighter, target: Fighter, helpers: list[Fighter], mode: str = "") -> Volley:
    return Volley(fighter.id, target.id, tuple([helper.id for helper in helpers]), mode=mode)


def ways(fighter: Fighter) -> tuple[str, ...]:
    """The plain attack and the attack modes that a warrior may use as primary attacker."""
    rows = [(key, row) for key, row in fighter.powers.modes.items() if row.kind == "ranged"]
    return ("", *[key for key, row in rows if row.formation and row.damage != "none"])

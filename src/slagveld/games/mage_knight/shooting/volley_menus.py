"""Volleys as something to choose: forms, lists and previews (MK-FRANGED-1)."""

from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice
from slagveld.kernel.rulebook import Refusal

from ..core.abilities import abilities
from ..core.book import do, pick
from ..core.conditions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..sight.lines import in_reach, within_half
from ..sight.targets import target_refusal
from .forms import close_fields
from .previews import preview_attack, range_region
from .shooters import archer_refusal, archers, marks
from .volleys import Volley, begin_volley, joiners, volley_attack, volley_refusal

Chance = tuple[Fighter, Fighter, list[Fighter], str]
"""A primary attacker, a target, who could help, and the first mode that may be aimed at it."""

LEAST_HELPERS, MOST_HELPERS = LEAST_MEMBERS - 1, MOST_MEMBERS - 1


class Volleys:
    """The topic of ranged combat formations."""

    actions: tuple[type[Action], ...] = (Volley,)

    def _leaders(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """Archers in base contact with somebody: alone nobody leads a formation."""
        return [
            fighter
            for fighter in archers(state, seat)
            if state.field.touching(fighter) and fighter.powers.ban("ranged-formation") is None
        ]

    def _chances(self, state: MageKnightState, fighter: Fighter) -> list[Chance]:
        aims: dict[int, tuple[Fighter, str]] = {}
        for mode in ways(fighter):
            for target in marks(state, fighter, mode):
                aims.setdefault(target.id, (target, mode))
        found: list[Chance] = []
        for target, mode in aims.values():
            helpers = joiners(state, fighter, target)
            if len(helpers) >= LEAST_HELPERS:
                found.append((fighter, target, helpers, mode))
        return found

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        """Who leads, at whom, who helps, and what each bow gives."""
        found = [
            chance
            for fighter in self._leaders(state, seat)
            for chance in self._chances(state, fighter)
        ]
        if not found:
            return []
        leaders = list(dict.fromkeys([fighter.id for fighter, _, _, _ in found]))
        targets = list(dict.fromkeys([target.id for _, target, _, _ in found]))
        helpers = {helper.id: helper for _, _, group, _ in found for helper in group}
        bows = [number for number, f in helpers.items() if f.click.attack_type == "bow"]
        fields: list[AnyField] = [
            pick.piece("fighter", "volley-field-leader", leaders),
            pick.piece("target", "volley-field-target", targets),
            pick.pieces(
                "helpers", "volley-field-helpers", helpers, least=LEAST_HELPERS, most=MOST_HELPERS
            ),
        ]
        if bows:
            fields.append(
                pick.pieces(
                    "damage", "volley-field-damage", bows, least=0, most=MOST_HELPERS, optional=True
                )
            )
        modes = _modes([state.field.by_id[number] for number in leaders])
        if modes:
            fields.append(
                pick.choice("mode", "shot-field-mode", modes, of="fighter", optional=True)
            )
        close = [
            fighter
            for fighter, target, _, _ in found
            if fighter.click.attack_type == "bow" and within_half(state, fighter, target)
        ]
        fields += close_fields(list({fighter.id: fighter for fighter in close}.values()))
        return [do(Volley, "volley-do", *fields, rule="MK-FRANGED-1", help="volley-do-help")]

    def check(self, state: MageKnightState, seat: int, action: Volley) -> Refusal | None:
        """Formation, lines of fire, and what is added."""
        return volley_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Volley) -> None:
        """Ask team members where theirs take part; then shoot."""
        begin_volley(play, action)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """Each leader at each target with three, four and five participants."""
        found: list[Action] = []
        for leader in self._leaders(state, seat):
            for fighter, target, helpers, mode in self._chances(state, leader):
                counts = range(LEAST_HELPERS, min(len(helpers), MOST_HELPERS) + 1)
                found.extend([_volley(fighter, target, helpers[:count], mode) for count in counts])
        return found

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """Of one warrior by chance and the first target from one by chance on, as many as can."""
        own = [fighter for fighter in state.own(seat) if fighter.click.range > 0]
        fighter = own[int(rng.random() * len(own))] if own else None
        if fighter is None or not state.field.touching(fighter):
            return None
        others = in_reach(state, fighter)
        if not others or archer_refusal(state, seat, fighter) is not None:
            return None
        if fighter.powers.ban("ranged-formation") is not None:
            return None
        first = int(rng.random() * len(others))
        for place in range(len(others)):
            target = state.field.by_id[others[(first + place) % len(others)]]
            if target_refusal(state, fighter, target) is None:
                helpers = joiners(state, fighter, target)
                if len(helpers) >= LEAST_HELPERS:
                    return _volley(fighter, target, helpers[:MOST_HELPERS])
        return None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """Targets first, then helpers, then the chances."""
        values = partial.values
        fighter = _found(state, values.get("fighter"))
        if fighter is None:
            return Preview()
        refusal = archer_refusal(state, seat, fighter)
        if refusal is not None:
            return Preview(refusal=refusal)
        target = _found(state, values.get("target"))
        if target is None:
            chances = self._chances(state, fighter)
            pieces = tuple([other.id for _, other, _, _ in chances])
            return Preview(pieces=pieces, region=range_region(state, fighter))
        action = _read(fighter, target, values)
        modes = (action.mode,) if action.mode else ways(fighter)
        found = [target_refusal(state, fighter, target, mode) for mode in modes]
        if None not in found:
            return Preview(refusal=found[0])
        if len(action.helpers) < LEAST_HELPERS:
            helpers = [helper.id for helper in joiners(state, fighter, target)]
            left = tuple([number for number in helpers if number not in action.helpers])
            return Preview(pieces=left, unfinished=True)
        refusal = volley_refusal(state, seat, action)
        if refusal is not None:
            return Preview(refusal=refusal)
        return preview_attack(state, volley_attack(state, action))


VOLLEYS = Volleys()


def _volley(fighter: Fighter, target: Fighter, helpers: list[Fighter], mode: str = "") -> Volley:
    return Volley(fighter.id, target.id, tuple([helper.id for helper in helpers]), mode=mode)


def ways(fighter: Fighter) -> tuple[str, ...]:
    """The plain attack and the attack modes that a warrior may use as primary attacker."""
    modes = fighter.powers.modes.items()
    return (
        "",
        *[
            key
            for key, row in modes
            if row.kind == "ranged" and row.formation and row.damage != "none"
        ],
    )


def _modes(leaders: list[Fighter]) -> tuple[Choice, ...]:
    """The attack modes of these warriors as choices."""
    return tuple(
        [
            Choice(key, abilities()[key].name, of=fighter.id)
            for fighter in leaders
            for key in ways(fighter)[1:]
        ]
    )


def _found(state: MageKnightState, number: object) -> Fighter | None:
    return state.fighter(number) if isinstance(number, int) else None


def _read(fighter: Fighter, target: Fighter, values: dict[str, Any]) -> Volley:
    """What a half-filled form says so far."""
    mode = values.get("mode")
    close = values.get("close_range")
    return Volley(
        fighter.id,
        target.id,
        _numbers(values.get("helpers")),
        _numbers(values.get("damage")),
        mode if isinstance(mode, str) else "",
        close if close in ("attack", "damage") else "",
    )


def _numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        return ()
    return tuple([number for number in value if isinstance(number, int)])

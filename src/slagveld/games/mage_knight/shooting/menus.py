"""Shots before they are made: forms, what a half-told one would do, a menu, and one by chance."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from slagveld.kernel.decision import Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, PieceField, Region
from slagveld.kit.drafts import filled
from slagveld.kit.topics import by_lot, one_of
from slagveld.record import replace
from slagveld.table.shapes import Outline, Spot
from slagveld.table.steps import moved
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, TURN
from slagveld.texts import Distance, Text

from ..attack.declaration_and_type import Attack
from ..core.abilities import abilities
from ..core.book import INCH, do, pick, text
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import KnightState
from ..core.terrain_kinds import kind_of
from ..odds.attacks import preview_attack
from ..sight.legal_targets import aim_at, needs_precision, target_refusal
from ..sight.line_of_fire import firing_ground, line
from ..sight.range_and_front_arc import in_reach
from ..terrain.built_terrain import dot_of
from .shooter_and_targets import (
    Burst,
    Shoot,
    ShootBuilt,
    ShotAction,
    aimed_modes,
    burst_refusal,
    bursting,
    close_refusal,
    gains,
    marks,
)

ROUND = 50
"""Tenths of a degree between the points of a drawn arc."""


def preview_shot(state: KnightState, fighter: Fighter, draft: ShotAction) -> Preview:
    """A shot of a warrior that can shoot, as far as it is told."""
    if isinstance(draft, ShootBuilt) and filled(draft.built) is None:
        return Preview(region=range_region(state, fighter))
    if isinstance(draft, Shoot) and not filled(draft.targets, ()):
        pieces = tuple([target.id for target in marks(state, fighter, draft.mode)])
        return Preview(pieces=pieces, region=range_region(state, fighter))
    refusal = draft.refusal(state, fighter)
    if refusal is not None:
        return Preview(refusal=refusal)
    shown = preview_volley(state, draft.attack(state, fighter))
    if not isinstance(draft, Shoot) or draft.mode:
        return shown
    if len(draft.targets) >= fighter.warrior.arrows:
        return shown
    left = [target.id for target in marks(state, fighter, "")]
    pieces = tuple([number for number in left if number not in draft.targets])
    return replace(shown, pieces=pieces)


def preview_volley(state: KnightState, attack: Attack) -> Preview:
    """The chances of an allowed ranged attack, how far each target is, what it takes to hit it."""
    attacker = state.field.by_id[attack.attacker]
    notes: list[Text] = []
    for target in [state.field.by_id[number] for number in attack.targets]:
        length = -(-line(state, attacker, target).length // FINE)
        notes.append(text("shot-note-range", name=target.name, length=Distance(length)))
        if attack.heals or attack.kind != "ranged" or target.side == attacker.side:
            continue
        if attacker.click.attack_type == "bow" and needs_precision(state, attacker, target):
            notes.append(text("shot-note-precision", name=target.name))
    return replace(preview_attack(state, attack), notes=tuple(notes))


def range_region(state: KnightState, fighter: Fighter) -> Region:
    """The part of the table within range and front arc of a warrior, whatever stands in it."""
    far = range_of(state, fighter) * INCH
    x, y, facing, half = fighter.pose.x, fighter.pose.y, fighter.pose.facing, fighter.arc
    turns = [*range(-half, half, ROUND), half]
    points = [moved(x, y, facing + turn, far) for turn in turns]
    if half < TURN // 2:
        points.append((x, y))
    return Region(outlines=(Outline(tuple(points)),), level=fighter.pose.level, meaning="range")


def shot_forms(state: KnightState, fighters: Sequence[Fighter]) -> list[Form]:
    """All forms for shots of these warriors, which can shoot; only those with a target."""
    forms: list[Form] = []
    # For each number of arrows, so that a single target is enough for a single arrow.
    for arrows in dict.fromkeys([fighter.warrior.arrows for fighter in fighters]):
        same = [fighter for fighter in fighters if fighter.warrior.arrows == arrows]
        several = text("shot-do-shoot-several", arrows=arrows)
        forms += _aimed(state, same, "", several if arrows > 1 else text("shot-do-shoot"), arrows)
    for mode in dict.fromkeys([key for fighter in fighters for key in aimed_modes(fighter)]):
        bearers = [fighter for fighter in fighters if mode in aimed_modes(fighter)]
        title = text("shot-do-mode", ability=abilities()[mode].name)
        forms += _aimed(state, bearers, mode, title, 1)
    able = [f for f in fighters if bursting(f) and burst_refusal(state, f) is None]
    if able:
        ability = abilities()[bursting(able[0])]
        title = text("shot-do-mode", ability=ability.name)
        forms.append(do(Burst, title, shooter_field(able), rule=ability.rule))
    return forms + _at_built(state, fighters)


def shooter_field(fighters: Iterable[Fighter]) -> PieceField:
    numbers = dict.fromkeys([fighter.id for fighter in fighters])
    return pick.piece("fighter", "shot-field-fighter", numbers)


def _aimed(
    state: KnightState, fighters: Sequence[Fighter], mode: str, title: Text, most: int
) -> list[Form]:
    found = [(one, marked) for one in fighters if (marked := marks(state, one, mode))]
    if not found:
        return []
    targets = dict.fromkeys([target.id for _, marked in found for target in marked])
    whom = pick.pieces("targets", "shot-field-targets", targets, most=most)
    near = [one for one, aims in found if close_refusal(state, one, aims, None) is None]
    fields = [shooter_field([fighter for fighter, _ in found]), whom, *close_fields(near)]
    if not mode:
        rule, words = "MK-RANGED-1", text("shot-do-shoot-help")
        return [do(Shoot, title, *fields, rule=rule, help=words)]
    ability = abilities()[mode]
    # Known before the targets are asked for, which hang on it.
    fields.insert(1, pick.choice("mode", "shot-field-mode", (Choice(mode, ability.name),)))
    return [do(Shoot, title, *fields, rule=ability.rule)]


def close_fields(fighters: Sequence[Fighter]) -> list[AnyField]:
    """The choice of what Close Range gives, for those who have it (MK-CLOSE-1)."""
    choices: list[Choice] = []
    for fighter in fighters:
        choices.append(Choice("attack", text("shot-close-attack"), of=fighter.id))
        choices.append(Choice("damage", text("shot-close-damage"), of=fighter.id))
    if not choices:
        return []
    return [pick.choice("close_range", "shot-field-close", choices, of="fighter", optional=True)]


def _at_built(state: KnightState, fighters: Sequence[Fighter]) -> list[Form]:
    choices: list[Choice] = []
    able: list[Fighter] = []
    for piece in built_pieces(state):
        card = kind_of(piece).built
        name, spot = "" if card is None else card.name, Spot(*dot_of(piece))
        for fighter in fighters:
            if aim_at(state, fighter, piece).refusal is None:
                able.append(fighter)
                choices.append(Choice(str(piece.id), name, spot=spot, of=fighter.id))
    if not choices:
        return []
    what = pick.choice("built", "shot-field-built", choices, of="fighter", numeric=True)
    bows = [f for f in dict.fromkeys(able) if f.click.attack_type == "bow"]
    fields = (shooter_field(able), what, *close_fields(bows))
    return [do(ShootBuilt, "shot-do-built", *fields, rule="MK-BUILT-17")]


SEVERAL = 0.5
"""How often chance aims at several targets where it can."""
SPECIAL = 0.5
"""How often chance uses an ability where it can."""
WALLS = 0.05
"""How often chance shoots at built terrain where there is some."""
MOST_GROUPS = 40
"""Choices of several targets that a list holds for one warrior."""


def listed(state: KnightState, fighter: Fighter) -> list[ShotAction]:
    """Shots of a warrior that can shoot, in fixed order."""
    return [shot for shot in tried(state, fighter) if shot is not None]


def tried(state: KnightState, fighter: Fighter) -> Iterator[ShotAction | None]:
    """The same, looked for one by one; None where there is no shot."""
    for mode in ("", *aimed_modes(fighter)):
        targets: list[Fighter] = []
        for number in in_reach(state, fighter):
            target = state.field.by_id[number]
            if target_refusal(state, fighter, target, mode) is None:
                targets.append(target)
                for gain in gains(state, fighter, (target,), mode):
                    yield Shoot(fighter.id, (target.id,), mode, gain)
            else:
                yield None
        if not mode and fighter.warrior.arrows > 1:
            yield from _several(fighter, targets)
    if bursting(fighter) and burst_refusal(state, fighter) is None:
        yield Burst(fighter.id)
    for piece in built_pieces(state):
        seen = aim_at(state, fighter, piece).refusal is None
        yield ShootBuilt(fighter.id, piece.id) if seen else None


def _several(fighter: Fighter, targets: list[Fighter]) -> list[ShotAction]:
    found: list[ShotAction] = []
    for count in range(2, fighter.warrior.arrows + 1):
        for group in combinations(targets, count):
            if len(found) == MOST_GROUPS:
                return found
            found.append(Shoot(fighter.id, tuple([target.id for target in group])))
    return found


def built_pieces(state: KnightState) -> list[Terrain]:
    return [piece.terrain for piece in firing_ground(state.field.table) if piece.built]


def by_chance(state: KnightState, fighter: Fighter, rng: Rng) -> ShotAction | None:
    """A shot of a warrior that can shoot; None when it finds no target."""
    if fighter.powers.modes and rng.random() < SPECIAL:
        special = _special(state, fighter, rng)
        if special is not None:
            return special
    if rng.random() < WALLS:
        for piece in built_pieces(state):
            if aim_at(state, fighter, piece).refusal is None:
                return ShootBuilt(fighter.id, piece.id)
    count = fighter.warrior.arrows if rng.random() < SEVERAL else 1
    found = _found(state, fighter, "", count, rng)
    return Shoot(fighter.id, found) if found else None


def _special(state: KnightState, fighter: Fighter, rng: Rng) -> ShotAction | None:
    modes = aimed_modes(fighter)
    if bursting(fighter):
        modes.append("")
    if not modes:
        return None
    mode = one_of(modes, rng)
    if not mode:
        return Burst(fighter.id) if burst_refusal(state, fighter) is None else None
    found = _found(state, fighter, mode, 1, rng)
    return Shoot(fighter.id, found, mode) if found else None


def _found(state: KnightState, fighter: Fighter, mode: str, most: int, rng: Rng) -> tuple[int, ...]:
    """The first targets, from one by chance on."""
    found: list[int] = []
    for number in by_lot(in_reach(state, fighter), rng):
        if target_refusal(state, fighter, state.field.by_id[number], mode) is None:
            found.append(number)
            if len(found) == most:
                break
    return tuple(found)

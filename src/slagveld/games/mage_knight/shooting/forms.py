"""How a player is asked for a shot: by whom, at whom, with what."""

from collections.abc import Iterable, Sequence

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice, PieceField
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..core.abilities import abilities
from ..core.book import do, pick, text
from ..core.fighter import Fighter
from ..core.kinds import kind_of
from ..core.state import MageKnightState
from ..sight.lines import aim_at
from ..terrain.scenery import dot_of
from .menus import built_pieces
from .shots import (
    Burst,
    Shoot,
    ShootBuilt,
    aimed_modes,
    burst_refusal,
    bursting,
    close_refusal,
    marks,
)


def shot_forms(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
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
    """Who shoots, each named once."""
    numbers = dict.fromkeys([fighter.id for fighter in fighters])
    return pick.piece("fighter", "shot-field-fighter", numbers)


def _aimed(
    state: MageKnightState, fighters: Sequence[Fighter], mode: str, title: Text, most: int
) -> list[Form]:
    found = [(one, marked) for one in fighters if (marked := marks(state, one, mode))]
    if not found:
        return []
    targets = dict.fromkeys([target.id for _, marked in found for target in marked])
    whom = pick.pieces("targets", "shot-field-targets", targets, most=most)
    near = [one for one, aims in found if close_refusal(state, one, aims, None, "attack") is None]
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


def _at_built(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
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

"""How a player is asked for a shot: by whom, at whom, with what."""

from collections.abc import Sequence

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.abilities import abilities
from ..core.book import pick, text
from ..core.cards import Built
from ..core.fighter import Fighter
from ..core.kinds import kind_of
from ..core.state import MageKnightState
from ..sight.lines import aim_at
from ..terrain.scenery import dot_of
from .menus import built_pieces
from .shooters import aimed_modes, burst_refusal, bursting, close_refusal, marks


def shot_forms(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
    """All forms for shots of these warriors, which can shoot; only those with a target."""
    forms = _plain(state, fighters)
    for mode in dict.fromkeys([key for fighter in fighters for key in aimed_modes(fighter)]):
        bearers = [fighter for fighter in fighters if mode in aimed_modes(fighter)]
        title = text("shot-do-mode", ability=abilities()[mode].name)
        forms += _aimed(state, bearers, mode, title, 1)
    forms += _bursts(state, fighters)
    return forms + _at_built(state, fighters)


def _plain(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
    """A form for each number of arrows, so that a single target is enough for a single arrow."""
    forms: list[Form] = []
    for arrows in dict.fromkeys([fighter.warrior.arrows for fighter in fighters]):
        same = [fighter for fighter in fighters if fighter.warrior.arrows == arrows]
        title = text("shot-do-shoot")
        if arrows > 1:
            title = text("shot-do-shoot-several", arrows=arrows)
        forms += _aimed(state, same, "", title, arrows)
    return forms


def _aimed(
    state: MageKnightState, fighters: Sequence[Fighter], mode: str, title: Text, most: int
) -> list[Form]:
    found = [(fighter, marks(state, fighter, mode)) for fighter in fighters]
    found = [pair for pair in found if pair[1]]
    if not found:
        return []
    who = pick.piece("fighter", "shot-field-fighter", [fighter.id for fighter, _ in found])
    whom = pick.pieces(
        "targets",
        "shot-field-targets",
        tuple(dict.fromkeys([target.id for _, marked in found for target in marked])),
        most=most,
    )
    fields: list[AnyField] = [who, whom]
    if mode:
        # Known before the targets are asked for, which hang on it.
        choice = Choice(mode, abilities()[mode].name)
        fields.insert(1, pick.choice("mode", "shot-field-mode", (choice,)))
    fields += close_fields([fighter for fighter, marked in found if _close(state, fighter, marked)])
    rule = abilities()[mode].rule if mode else "MK-RANGED-1"
    words = None if mode else text("shot-do-shoot-help")
    return [Form(action="Shoot", title=title, fields=tuple(fields), help=words, rule=rule)]


def _close(state: MageKnightState, fighter: Fighter, targets: Sequence[Fighter]) -> bool:
    return close_refusal(state, fighter, targets, None, "attack") is None


def close_fields(fighters: Sequence[Fighter]) -> list[AnyField]:
    """The choice of what Close Range gives, for those who have it (MK-CLOSE-1)."""
    choices: list[Choice] = []
    for fighter in fighters:
        choices.append(Choice("attack", text("shot-close-attack"), of=fighter.id))
        choices.append(Choice("damage", text("shot-close-damage"), of=fighter.id))
    if not choices:
        return []
    return [pick.choice("close_range", "shot-field-close", choices, of="fighter", optional=True)]


def _bursts(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
    able = [f for f in fighters if bursting(f) and burst_refusal(state, f) is None]
    if not able:
        return []
    ability = abilities()[bursting(able[0])]
    who = pick.piece("fighter", "shot-field-fighter", able)
    title = text("shot-do-mode", ability=ability.name)
    return [Form(action="Burst", title=title, fields=(who,), rule=ability.rule)]


def _at_built(state: MageKnightState, fighters: Sequence[Fighter]) -> list[Form]:
    choices: list[Choice] = []
    able: list[Fighter] = []
    for piece in built_pieces(state):
        for fighter in fighters:
            if aim_at(state, fighter, piece).refusal is None:
                able.append(fighter)
                choices.append(_choice(piece, fighter))
    if not choices:
        return []
    who = pick.piece(
        "fighter", "shot-field-fighter", tuple(dict.fromkeys([fighter.id for fighter in able]))
    )
    what = pick.choice("built", "shot-field-built", choices, of="fighter", numeric=True)
    bows = [f for f in dict.fromkeys(able) if f.click.attack_type == "bow"]
    fields = (who, what, *close_fields(bows))
    title = text("shot-do-built")
    return [Form(action="ShootBuilt", title=title, fields=fields, rule="MK-BUILT-17")]


def _choice(piece: Terrain, fighter: Fighter) -> Choice:
    card: Built | None = kind_of(piece).built
    x, y = dot_of(piece)
    name = "" if card is None else card.name
    return Choice(str(piece.id), name, spot=Spot(x, y), of=fighter.id)

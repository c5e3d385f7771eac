"""Dials for displays: what the stat window shows, and no click to come (MK-ETIQ-1)."""

from slagveld.kernel.scene import Dial, Sign
from slagveld.texts import Text

from ..core.abilities import SLOTS, abilities
from ..core.book import text
from ..core.fighter import Fighter
from ..core.warriors import Click

PLACES = 12
"""Clicks on a dial, three skulls included: how many of them a warrior lives is not to be seen."""

SPEED_ICONS = {
    "foot": "boots",
    "horseshoe": "horseshoe",
    "wing": "feathered-wing",
    "wave": "big-wave",
}
ATTACK_ICONS = {"": "punch", "sword": "broadsword", "bow": "bow-arrow", "wand": "orb-wand"}
DEFENSE_ICONS = {"normal": "shield", "magic-immune": "magic-shield"}
DAMAGE_ICONS = {"normal": "fist", "golem": "rock-golem"}

ROWS = tuple(text(f"scene-card-{slot}") for slot in SLOTS)  # texts: *:scene-card-*


def dial_of(fighter: Fighter, *, whole: bool = False) -> Dial:
    """A warrior's dial: the present click alone, or all of it where dials are open."""
    clicks = fighter.warrior.clicks
    seen = dict(enumerate(clicks)) if whole else {fighter.turned: fighter.click}
    count = len(clicks) if whole else max(PLACES, fighter.turned + 1)
    repairs = [place for place, click in seen.items() if click.repair]
    return Dial(
        click=fighter.turned,
        clicks=tuple([_column(seen[n]) if n in seen else None for n in range(count)]),
        marks=tuple([(place, text("scene-card-mark-repair")) for place in repairs]),
        rows=ROWS,
        icons=icons_of(fighter.click),
        signs=tuple([sign for place, click in seen.items() for sign in signs_of(place, click)]),
    )


def _column(click: Click) -> tuple[str, ...]:
    return (str(click.speed), str(click.attack), str(click.defense), str(click.damage))


def icons_of(click: Click) -> tuple[str, ...]:
    """Drawings of the four types of a click, in the order of the window."""
    return (
        SPEED_ICONS[click.speed_type],
        ATTACK_ICONS[click.attack_type],
        DEFENSE_ICONS[click.defense_type],
        DAMAGE_ICONS[click.damage_type],
    )


def signs_of(place: int, click: Click) -> list[Sign]:
    """The coloured squares and circles of a click; that of the nexus stands aside (MK-ABILITY-7).

    Colours and shapes are those of the first edition and decide nothing (MK-GAP-14).
    """
    found: list[Sign] = []
    for number, key in enumerate(click.shown):
        ability = abilities()[key]
        found.append(
            Sign(
                click=place,
                row=SLOTS.index(ability.slot),
                name=ability.name,
                colour=ability.colour,
                shape=ability.shape or "square",
                aside=number >= len(click.abilities),
            )
        )
    return found


def type_of(kind: str) -> Text:
    """The name of a speed, attack, defense or damage type."""
    return text(f"scene-type-{kind or 'none'}")  # texts: *:scene-type-*

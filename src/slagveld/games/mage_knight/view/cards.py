"""Cards of warriors for displays: all that base and dial show just now (MK-BASE-2, MK-VALUE-1)."""

from collections.abc import Sequence

from slagveld.kept import Shelf
from slagveld.kernel.modifiers import Item
from slagveld.kernel.scene import Card, Dial, Line
from slagveld.kit.view import Shown
from slagveld.texts import Signed, Text

from ..core.abilities import Ability, abilities, ability_for
from ..core.ability_vocabulary import Kind, ModifiedValue
from ..core.book import text
from ..core.dials import PLACES, base_lines, dial_drawn, line, reach_words, typed
from ..core.fighter import Fighter
from ..core.friends_and_factions import SHYFT, faction_of
from ..core.items_and_domains import item_effect
from ..core.modifiers_and_rule_of_three import card_items, limited, range_of
from ..core.state import KnightState
from ..core.warriors import factions

ONLY: dict[ModifiedValue, Kind] = {"damage": "close", "ranged-damage": "ranged"}
"""The one kind of attack in which a value counts at all."""
CARDS = Shown[Fighter, Card]()
"""By the domains, a captive, the Shyfts and whether dials are open."""
DIALS = Shelf[tuple[int, bool], Dial]("mage_knight.dials")
"""Beside a warrior: its dial by clicks of damage, and whether all of it is seen."""
VALUES = Shelf[int, list[Line]]("mage_knight.values")
"""Beside a warrior: its values by clicks of damage, where nothing else changes them."""


def warrior_card(view: KnightState, fighter: Fighter, shyfts: Sequence[Fighter]) -> Card:
    """`shyfts` are all on the battlefield: Mage Spawn may have their faction."""
    key = (view.domains, view.fighter(fighter.captive), shyfts, view.options.open_dials)
    card = CARDS.of(fighter, key)
    return CARDS.keep(fighter, key, _card(view, fighter)) if card is None else card


def shyfts_of(view: KnightState) -> list[Fighter]:
    return [fighter for fighter in view.fighters if fighter.warrior.faction == SHYFT]


def _card(view: KnightState, fighter: Fighter) -> Card:
    """A warrior goes by name and rank; likenesses tell nothing (MK-BASE-5)."""
    known, warrior, faction = _known(fighter), fighter.warrior, faction_of(view, fighter)
    symbol = factions()[faction].name if faction else text("scene-card-mage-spawn")
    return Card(
        title=text("scene-card-title", name=warrior.name, rank=warrior.rank),
        lines=(
            *_values(view, fighter),
            line("number", warrior.number),
            line("points", warrior.points),
            line("faction", symbol, changed=faction != warrior.faction, derived=True),
            *base_lines(warrior),
        ),
        notes=(*[_ability_words(fighter, *pair) for pair in known], *_notes(fighter)),
        rules=tuple(dict.fromkeys([ability.rule for ability, _ in known])),
        dial=dial_of(fighter, whole=view.options.open_dials),
        seat=fighter.seat,
        figure=warrior.figure,
    )


# The seven values


def _values(view: KnightState, fighter: Fighter) -> list[Line]:
    """All seven combat values with their types; those that something changes are marked."""
    if fighter.items or fighter.hexed_by or fighter.captive or fighter.captor or view.domains:
        return _lines(view, fighter)
    return VALUES.kept(fighter.warrior, fighter.turned, _lines, view, fighter)


def _lines(view: KnightState, fighter: Fighter) -> list[Line]:
    click = fighter.click
    speed_type = fighter.speed_type
    printed, now = values_of(view, fighter, "ranged-damage")
    return [
        _value(view, fighter, "speed", speed_type, other=speed_type != click.speed_type),
        _value(view, fighter, "attack", click.attack_type),
        _value(view, fighter, "defense", click.defense_type),
        _value(view, fighter, "damage", click.damage_type),
        line("attack-bonus", text("scene-card-signed", value=Signed(click.attack_bonus))),
        line("ranged-damage", now, changed=now != printed),
        _range(view, fighter),
    ]


def _value(
    view: KnightState, fighter: Fighter, value: ModifiedValue, kind: str, *, other: bool = False
) -> Line:
    printed, now = values_of(view, fighter, value)
    return line(value, typed(now, kind), changed=other or now != printed)


def _range(view: KnightState, fighter: Fighter) -> Line:
    now = range_of(view, fighter)
    words = reach_words(now, fighter.warrior.arrows)
    return line("range", words, changed=now != fighter.click.range)


def values_of(view: KnightState, fighter: Fighter, value: ModifiedValue) -> tuple[int, int]:
    """A value as the window shows it, and as it is with what holds in every attack and move.

    Modifiers that ask for more than the warrior itself (arcs, terrain, helpers) come with each
    roll; here are those of its items, of the domains and of a Hex, and a captive's slower pace.
    """
    printed: int = getattr(fighter.click, value.replace("-", "_"))
    if value == "ranged-damage" and fighter.click.range == 0:
        return printed, printed
    found = card_items(view, fighter, value, ONLY.get(value))
    if value == "attack" and fighter.hexed_by:
        found.append(Item(ability_for("hex")[1].amount, text("scene-badge-hexed")))
    now = limited(printed, found, text("scene-card-dial")).total if found else printed
    captive = view.fighter(fighter.captive) if value == "speed" else None
    return printed, now if captive is None else min(now, captive.click.speed)


# Abilities and items


def _known(fighter: Fighter) -> list[tuple[Ability, str]]:
    click = fighter.click
    found = [(abilities()[key], "") for key in click.abilities]
    if click.nexus:
        found.append((abilities()[click.nexus], "-nexus"))
    by_items = [item.ability for _, item in fighter.working_items if item.ability]
    found.extend([(abilities()[key], "-item") for key in by_items])
    return found


def _ability_words(fighter: Fighter, ability: Ability, source: str) -> Text:
    """An ability with what it does, in one line; one that does not work is told to be off."""
    if not fighter.free or ability.key in fighter.cancelled:
        return text("scene-card-ability-off", name=ability.name, words=ability.words)
    key = f"scene-card-ability{source}"  # texts: *:scene-card-ability*
    return text(key, name=ability.name, words=ability.words)


def _notes(fighter: Fighter) -> list[Text]:
    notes = []
    if not fighter.free:
        notes.append(text("scene-card-captive"))
    working = [carried.id for carried, _ in fighter.working_items]
    for carried in fighter.items:
        item, off = carried.card, "" if carried.id in working else "-off"
        key = f"scene-card-item{off}"  # texts: *:scene-card-item*
        notes.append(text(key, name=item.name, words=item_effect(item)))
    notes.append(text("scene-card-origin", origin=fighter.warrior.origin))
    return notes


# The dial: what the stat window shows, and no click to come


def dial_of(fighter: Fighter, *, whole: bool = False) -> Dial:
    """A warrior's dial: the present click alone (MK-ETIQ-1), or all of it where dials are open."""
    return DIALS.kept(fighter.warrior, (fighter.turned, whole), _dial, fighter, whole)


def _dial(fighter: Fighter, whole: bool) -> Dial:
    clicks = fighter.warrior.clicks
    if whole:
        return dial_drawn(fighter.turned, dict(enumerate(clicks)), len(clicks))
    seen = {fighter.turned: fighter.click}
    return dial_drawn(fighter.turned, seen, max(PLACES, fighter.turned + 1))

"""Cards of warriors for displays: all that base and dial show just now (MK-BASE-2, MK-VALUE-1)."""

from collections.abc import Sequence

from slagveld.kept import Shelf, beside
from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Item
from slagveld.kernel.scene import Card, Dial, Line, Sign
from slagveld.kit.view import Shown
from slagveld.texts import Distance, Listing, Signed, Text

from ..core.abilities import SLOTS, Ability, Slot, abilities, ability_for
from ..core.book import text
from ..core.effects import Kind, ModifiedValue, Modifier
from ..core.fighter import Fighter
from ..core.friends_and_factions import SHYFT, faction_of
from ..core.items_and_domains import Item as ItemCard
from ..core.items_and_domains import items
from ..core.state import KnightState
from ..core.values import card_items, limited, range_of
from ..core.warriors import DEGREE, Click, Warrior, factions

ONLY: dict[ModifiedValue, Kind] = {"damage": "close", "ranged-damage": "ranged"}
"""The one kind of attack in which a value counts at all."""
CARDS = Shown[Fighter, Card]()
"""By the domains, a captive, the Shyfts and whether dials are open."""
DIALS = Shelf[tuple[int, bool], Dial]("mage_knight.dials")
"""Beside a warrior: its dial by clicks of damage, and whether all of it is seen."""
VALUES = Shelf[int, list[Line]]("mage_knight.values")
"""Beside a warrior: its values by clicks of damage, where nothing else changes them."""


def warrior_card(view: KnightState, fighter: Fighter, shyfts: Sequence[Fighter]) -> Card:
    """A warrior: its base, its values as they are just now, its dial, its abilities and items.

    `shyfts` are all on the battlefield: Mage Spawn may have their faction.
    """
    key = (view.domains, view.fighter(fighter.captive), shyfts, view.options.open_dials)
    card = CARDS.of(fighter, key)
    return CARDS.keep(fighter, key, _card(view, fighter)) if card is None else card


def shyfts_of(view: KnightState) -> list[Fighter]:
    """The Shyfts on the battlefield."""
    return [fighter for fighter in view.fighters if fighter.warrior.faction == SHYFT]


def _card(view: KnightState, fighter: Fighter) -> Card:
    """A warrior goes by name and rank; likenesses tell nothing (MK-BASE-5)."""
    known, warrior, faction = _known(fighter), fighter.warrior, faction_of(view, fighter)
    symbol = factions()[faction].name if faction else text("scene-card-mage-spawn")
    return Card(
        title=text("scene-card-title", name=warrior.name, rank=warrior.rank),
        lines=(
            *_values(view, fighter),
            _line("number", warrior.number),
            _line("points", warrior.points),
            _line("faction", symbol, changed=faction != warrior.faction, derived=True),
            *_rest(warrior),
        ),
        notes=(*[_ability_words(fighter, *pair) for pair in known], *_notes(fighter)),
        rules=tuple(dict.fromkeys([ability.rule for ability, _ in known])),
        dial=dial_of(fighter, whole=view.options.open_dials),
        seat=fighter.seat,
    )


# The base: what stands on it; its size and arc are house data (MK-BASE-3)


@beside
def _rest(warrior: Warrior) -> list[Line]:
    own = factions().get(warrior.faction)
    parts = () if own is None else own.subfactions
    lines = [_line("subfaction", p.name) for p in parts if p.key == warrior.subfaction]
    width = text("scene-card-degrees", degrees=warrior.front_arc // DEGREE)
    size = text("scene-card-length", length=Distance(warrior.base))
    lines += [_line("front-arc", width, house=True), _line("base", size, house=True)]
    return [*lines, _line("slots", warrior.item_slots)] if warrior.item_slots else lines


def _line(key: str, value: Label | int, **rest: bool) -> Line:
    return Line(text(f"scene-card-{key}"), value, **rest)  # texts: *:scene-card-*


# The seven values


def _values(view: KnightState, fighter: Fighter) -> list[Line]:
    """All seven combat values with their types; those that something changes are marked."""
    changed = fighter.items or fighter.hexed_by or fighter.captive or fighter.captor
    if changed or view.domains:
        return _lines(view, fighter)
    return VALUES.kept(fighter.warrior, fighter.turned, _lines, view, fighter)


def _lines(view: KnightState, fighter: Fighter) -> list[Line]:
    click = fighter.click
    speed_type = fighter.speed_type
    printed, now = values_of(view, fighter, "ranged-damage")
    return [
        _value(view, fighter, "speed", type_of(speed_type), other=speed_type != click.speed_type),
        _value(view, fighter, "attack", type_of(click.attack_type)),
        _value(view, fighter, "defense", type_of(click.defense_type)),
        _value(view, fighter, "damage", type_of(click.damage_type)),
        _line("attack-bonus", text("scene-card-signed", value=Signed(click.attack_bonus))),
        _line("ranged-damage", now, changed=now != printed),
        _range(view, fighter),
    ]


def _value(
    view: KnightState, fighter: Fighter, value: ModifiedValue, kind: Text, *, other: bool = False
) -> Line:
    printed, now = values_of(view, fighter, value)
    words = text("scene-card-typed", value=now, type=kind)
    return _line(value, words, changed=other or now != printed)


def _range(view: KnightState, fighter: Fighter) -> Line:
    now = range_of(view, fighter)
    words = text("scene-card-reach", inches=now, arrows=fighter.warrior.arrows)
    if now == 0:
        words = text("scene-card-no-reach")
    return _line("range", words, changed=now != fighter.click.range)


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
        item, off = items()[carried.key], "" if carried.id in working else "-off"
        key = f"scene-card-item{off}"  # texts: *:scene-card-item*
        notes.append(text(key, name=item.name, words=item_effect(item)))
    notes.append(text("scene-card-origin", origin=fighter.warrior.origin))
    return notes


def item_effect(item: ItemCard) -> Text:
    """What an item does, in one line."""
    parts = [_modifier_words(modifier) for modifier in item.modifiers]
    if item.range:
        parts.append(text("scene-item-range", inches=Signed(item.range)))
    if item.ability:
        parts.append(text("scene-item-ability", ability=abilities()[item.ability].name))
    if item.exhaustion:
        parts.append(text("scene-item-price", damage=item.exhaustion))
    return text("scene-item-effect", parts=Listing(tuple(parts)))


def _modifier_words(modifier: Modifier) -> Text:
    value = text(f"scene-modified-{modifier.value}")  # texts: *:scene-modified-*
    when = text(f"scene-item-when-{modifier.when}")  # texts: *:scene-item-when-*
    if modifier.variable:
        return text("scene-item-modifier-tokens", value=value, when=when)
    return text("scene-item-modifier", amount=Signed(modifier.amount), value=value, when=when)


PLACES = 12
"""Clicks on a dial, three skulls included: how many of them a warrior lives is not to be seen."""

ICONS: dict[Slot, dict[str, str]] = {
    "speed": {
        "foot": "boots",
        "horseshoe": "horseshoe",
        "wing": "feathered-wing",
        "wave": "big-wave",
    },
    "attack": {"": "punch", "sword": "broadsword", "bow": "bow-arrow", "wand": "orb-wand"},
    "defense": {"normal": "shield", "magic-immune": "magic-shield"},
    "damage": {"normal": "fist", "golem": "rock-golem"},
}
"""Drawings of the types of each value."""

ROWS = tuple(text(f"scene-card-{slot}") for slot in SLOTS)  # texts: *:scene-card-*


# The dial: what the stat window shows, and no click to come


def dial_of(fighter: Fighter, *, whole: bool = False) -> Dial:
    """A warrior's dial: the present click alone (MK-ETIQ-1), or all of it where dials are open."""
    return DIALS.kept(fighter.warrior, (fighter.turned, whole), _dial, fighter, whole)


def _dial(fighter: Fighter, whole: bool) -> Dial:
    clicks = fighter.warrior.clicks
    seen = dict(enumerate(clicks)) if whole else {fighter.turned: fighter.click}
    count = len(clicks) if whole else max(PLACES, fighter.turned + 1)
    columns = {n: tuple([str(getattr(c, slot)) for slot in SLOTS]) for n, c in seen.items()}
    repairs = [place for place, click in seen.items() if click.repair]
    return Dial(
        click=fighter.turned,
        clicks=tuple([columns.get(n) for n in range(count)]),
        marks=tuple([(place, text("scene-card-mark-repair")) for place in repairs]),
        rows=ROWS,
        icons=icons_of(fighter.click),
        signs=tuple([sign for place, click in seen.items() for sign in signs_of(place, click)]),
    )


def icons_of(click: Click) -> tuple[str, ...]:
    """Drawings of the four types of a click, in the order of the window."""
    return tuple([ICONS[slot][getattr(click, f"{slot}_type")] for slot in SLOTS])


def signs_of(place: int, click: Click) -> list[Sign]:
    """The coloured squares and circles of a click; that of the nexus stands aside (MK-ABILITY-7).

    Colours and shapes are those of the first edition and decide nothing (MK-GAP-14).
    """
    return [
        Sign(
            click=place,
            row=SLOTS.index(ability.slot),
            name=ability.name,
            colour=ability.colour,
            shape=ability.shape or "square",
            aside=number >= len(click.abilities),
        )
        for number, ability in enumerate([abilities()[key] for key in click.shown])
    ]


def type_of(kind: str) -> Text:
    """The name of a speed, attack, defense or damage type."""
    return text(f"scene-type-{kind or 'none'}")  # texts: *:scene-type-*

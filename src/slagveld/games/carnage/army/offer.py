"""What the army builder offers: the troop types, and the worksheet as fields to fill in."""

from slagveld.kernel.fields import AnyField, Choice, Label, NumberField
from slagveld.kernel.muster import Offer

from ..core.book import pick, text
from ..core.unit import Profile
from .designs import LARGEST_BASE, LONGEST_NAME, MOST, OWN, SMALLEST_BASE, field_title
from .prices import DISCIPLINE, SPELL, price_of
from .troops import Troop, magic_of, profile_of
from .worksheet import for_sale, worksheet


def troop_offer(row: Troop) -> Offer:
    """A troop type of the book at its price; heroes and mages stand apart."""
    group: Label = worksheet().people(row.people).name
    if row.kind != "troop":
        group = text("army-group-heroes")
    price = price_of(profile_of(row.key), magic_of(row.key))
    return Offer(key=row.key, name=row.name, price=price, group=group)


def own_offer() -> Offer:
    """The empty worksheet; its price is that of the least figure that can be bought."""
    least = Profile(type=OWN, name="", ws=1, st=1, ar=0)
    return Offer(
        key=OWN,
        name=text("army-own-figure"),
        price=price_of(least),
        group=text("army-group-own"),
        fields=_fields(),
    )


def _number(name: str, least: int, most: int, *, optional: bool = False) -> NumberField:
    return pick.number(name, field_title(name), least, most, optional=optional)


def _fields() -> tuple[AnyField, ...]:
    """The lines of the worksheet, in its order (CAR-20-worksheet)."""
    sheet = worksheet()
    peoples = tuple(Choice(row.key, row.name) for row in sheet.peoples)
    classes = tuple(Choice(key, name) for key, name in sheet.classes.items())
    skills = tuple(
        Choice(str(ws), text("army-skill", ws=ws, meaning=name))
        for ws, name in enumerate(sheet.skills, 1)
    )
    armours = tuple(
        Choice(row.key, text("army-armour", name=row.name, ar=row.ar)) for row in sheet.armours
    )
    disciplines = tuple(
        Choice(key, name, text("army-costs", points=DISCIPLINE))
        for key, name in sheet.disciplines.items()
    )
    spells = tuple(
        Choice(
            key,
            spell.name,
            text("army-costs-in", points=SPELL, discipline=sheet.disciplines[spell.discipline]),
        )
        for key, spell in for_sale().items()
    )
    return (
        pick.words("name", field_title("name"), LONGEST_NAME, optional=True),
        pick.choice("people", field_title("people"), peoples),
        pick.choice("type", field_title("type"), classes),
        pick.switch("hero", field_title("hero")),
        pick.choice("ws", field_title("ws"), skills, numeric=True),
        _number("st", 1, 8),
        pick.choice("armour", field_title("armour"), armours),
        _number("w", 1, MOST),
        _number("at", 1, MOST),
        pick.switch("mount", field_title("mount")),
        pick.switch("bow", field_title("bow")),
        _number("shots", 0, MOST, optional=True),
        pick.choices("disciplines", field_title("disciplines"), disciplines),
        pick.choices("spells", field_title("spells"), spells),
        _number("magic", 0, MOST, optional=True),
        _number("width", SMALLEST_BASE, LARGEST_BASE, optional=True),
        _number("depth", SMALLEST_BASE, LARGEST_BASE, optional=True),
    )

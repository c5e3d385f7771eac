"""What may be written on an army card of one's own (LC-2-1, LC-1.5-1).

War machines are army cards with that skill (LC-1.8-warmachine-1).
"""

from collections.abc import Sequence
from typing import Final

from slagveld.kernel.cards import CardField, CardKind, Entry, RecordField, Sample
from slagveld.kernel.fields import Choice
from slagveld.texts import Name

from ..core.book import pick, text
from ..core.cards import KINDS, LEVELLED, SKILLS, house_sheets, peoples
from ..core.spellbook import Spell, spells
from .card_entries import (
    HOUSE,
    LEVELS,
    MOST,
    dashed,
    entry,
    figure_field,
    name_field,
    number,
    plain,
    section,
    size,
    switch,
    words,
)
from .card_face import skill_rule
from .prices import OWN_RULE

CARD: Final = "card"
SPELLS: Final = "spells"
"""The value of a card, and the choice of an entry, that names the spells of a wizard."""
DEAREST: Final = 9999
"""The highest price of one model."""
TALLEST: Final = 3000
"""The highest model in units."""

VALUES: Final = {
    "attack": (0, MOST, "LC-1.5-2"),
    "berserk": (0, MOST, "LC-1.5-9"),
    "defence": (0, MOST, "LC-1.5-3"),
    "full_defence": (0, MOST, "LC-1.5-9"),
    "strength": (1, 9, "LC-1.5-4"),
    "resistance": (1, 9, "LC-1.5-5"),
    "agility": (1, 9, "LC-1.5-6"),
    "wounds": (1, MOST, "LC-1.5-7"),
}
"""The least and the most that a value may be, and by which rule."""
GREY: Final = ("berserk", "full_defence")
"""Values that are 0 where nobody writes them."""


def card_kind(own: Sequence[Spell] = (), samples: tuple[Sample, ...] = ()) -> CardKind:
    """An army card; wizards may know spells of the house, and an army's own."""
    return CardKind(
        key=CARD,
        title=text("own-kind-card"),
        help=text("own-kind-card-help"),
        rule="LC-2-1",
        sections=(
            section(
                "names",
                entry(words("key"), HOUSE),
                entry(name_field("name"), HOUSE),
                entry(name_field("single", optional=True), HOUSE),
                entry(words("people"), "LC-1.4-6", "people", peoples=", ".join(peoples())),
                entry(words("colour", optional=True), "LC-1.4-6"),
                entry(number("points", 0, DEAREST, optional=True), OWN_RULE),
            ),
            section("values", *[_value(name) for name in VALUES]),
            section("skills", entry(_skills(), "LC-1.8-1")),
            section("magic", _known(own)),
            section(
                "model",
                entry(_base(), "LC-1.1-11"),
                entry(size("sides"), "LC-1.1-11"),
                entry(number("height", 0, TALLEST, optional=True), "LC-HOUSE-2"),
                entry(switch("character"), "LC-1.1-9"),
                entry(words("rides", optional=True), "LC-1.10-5"),
                entry(size("carried_base"), "LC-1.10-11"),
                entry(words("breath_kind", optional=True), "LC-1.8-breath-4"),
                entry(words("icon", optional=True), HOUSE),
                entry(figure_field(), "LC-0-4"),
            ),
        ),
        blank={
            "key": "my-card",
            "name": "My card",
            "people": "humans",
            "attack": 2,
            "defence": 2,
            "strength": 3,
            "resistance": 3,
            "agility": 4,
            "wounds": 2,
        },
        samples=samples,
    )


def _value(name: str) -> Entry:
    least, most, rule = VALUES[name]
    label = f"army-value-{dashed(name)}"  # texts: *:army-value-*
    return entry(pick.number(name, label, least, most, optional=name in GREY), rule)


def _skills() -> RecordField:
    rows: list[Entry] = []
    for skill in SKILLS:
        label = f"army-skill-{dashed(skill)}"  # texts: *:army-skill-*
        field: CardField = pick.switch(skill, label, optional=True)
        if skill in LEVELLED:
            field = pick.number(skill, label, 0, LEVELS.get(skill, MOST), optional=True)
        rows.append(entry(field, skill_rule(skill), f"skill-{dashed(skill)}"))
    heading = text("own-section-skills")
    return RecordField(name="skills", title=heading, optional=True, entries=tuple(rows))


def _base() -> CardField:
    choices = [Choice(kind, text(f"own-base-{kind}")) for kind in KINDS]  # texts: *:own-base-*
    return pick.choice("base", "own-base", choices, optional=True)


def _known(own: Sequence[Spell]) -> Entry:
    taken = [spell.key for spell in own]
    house = [spell for spell in spells().values() if not spell.free and spell.key not in taken]
    choices = [Choice(spell.key, spell.name, spell.words) for spell in (*own, *house)]
    field = pick.choices(SPELLS, "army-field-spells", choices, optional=True)
    return entry(field, "LC-1.8-magic-3")


def card_samples() -> tuple[Sample, ...]:
    """The cards of the house, as somebody would write them."""
    found: list[Sample] = []
    for _, sheet in house_sheets():
        name = Name.same(sheet.name) if isinstance(sheet.name, str) else sheet.name
        group = peoples()[sheet.people].name
        found.append(Sample(key=sheet.key, name=name, group=group, sheet=plain(sheet)))
    return tuple(found)

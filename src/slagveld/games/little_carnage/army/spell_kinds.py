"""Spells of one's own: the effects of the house spells with other numbers (LC-3-2, LC-HOUSE-3)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from slagveld.kernel.cards import CardFault, CardKind, Sample
from slagveld.kernel.fields import Choice
from slagveld.kernel.scene import Card as ShownCard
from slagveld.kernel.scene import Line
from slagveld.kit.sheets import named
from slagveld.texts import LANGUAGES, Text, say

from ..core.book import pick, text
from ..core.spellbook import OWN_RULE, REACHED, Spell, spells
from .card_entries import (
    HOUSE,
    LEVELS,
    MOST,
    entry,
    name_field,
    number,
    section,
    switch,
    title,
    words,
)
from .card_keys import key_faults, wrong

SPELL: Final = "spell"
FURTHEST: Final = 20000
"""The longest reach of a spell in units: 2 m."""
HARDEST: Final = 9
"""The most successes that a spell may need."""
STRUCK: Final = 6
"""The most models of a regiment."""

USES: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": ("dice", "strength", "models"),
    "fear": ("level",),
    "move": ("distance",),
    "raise": ("undead",),
}
"""Which numbers of its own an effect reads; others read none."""
NUMBERS: Final = ("dice", "strength", "models", "level", "distance", "undead")
NEEDED: Final = ("dice", "strength", "level", "distance")
"""What must be said where it is read."""


def spell_kind(samples: tuple[Sample, ...] = ()) -> CardKind:
    effects = [Choice(one, text(f"own-effect-{one}")) for one in REACHED]  # texts: *:own-effect-*
    return CardKind(
        key=SPELL,
        title=text("own-kind-spell"),
        help=text("own-kind-spell-help"),
        rule="LC-HOUSE-3",
        sections=(
            section("names", entry(words("key"), HOUSE), entry(name_field("name"), HOUSE)),
            section(
                "spell",
                entry(pick.choice("effect", "own-effect", effects), OWN_RULE),
                entry(number("difficulty", 1, HARDEST), "LC-1.8-magic-1"),
                entry(number("range", 0, FURTHEST), OWN_RULE),
                entry(switch("sight"), OWN_RULE),
                entry(words("colour", optional=True), "LC-1.4-1", "spell-colour"),
            ),
            section(
                "numbers",
                entry(number("dice", 1, MOST, optional=True), "LC-1.5-2"),
                entry(number("strength", 1, 9, optional=True), "LC-1.5-4", "spell-strength"),
                entry(number("models", 1, STRUCK, optional=True), "LC-SPELL-storm"),
                entry(number("level", 1, LEVELS["fear"], optional=True), "LC-SPELL-dread"),
                entry(number("distance", 1, FURTHEST, optional=True), "LC-SPELL-blink"),
                entry(switch("undead"), "LC-SPELL-raise", "spell-undead"),
            ),
        ),
        blank={
            "key": "my-spell",
            "name": "My spell",
            "effect": "attack",
            "difficulty": 1,
            "range": 3000,
            "sight": True,
            "dice": 2,
            "strength": 4,
        },
        samples=samples,
    )


def spell_of(sheet: Mapping[str, Any]) -> Spell:
    """A spell as it was written; an attack on several models is cast on their regiment."""
    effect = sheet["effect"]
    values = {name: sheet[name] for name in ("sight", "colour", *NUMBERS) if name in sheet}
    several = values.get("models", 1) > 1
    return Spell(
        **values,
        key=sheet["key"],
        label=named(sheet["name"]),
        effect=effect,
        difficulty=sheet["difficulty"],
        range=sheet["range"],
        target="enemy-regiment" if several else REACHED[effect],
        attack=effect == "attack",
    )


def spell_sheet_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """Numbers that its effect does not read, or lacks; a colour that is no key."""
    effect = sheet["effect"]
    read = USES.get(effect, ())
    done = text(f"own-effect-{effect}")  # texts: *:own-effect-*
    for name in NUMBERS:
        label = text(title(name))
        if name in sheet and name not in read:
            yield wrong(name, OWN_RULE, "effect", value=label, effect=done)
        elif name in read and name in NEEDED and name not in sheet:
            words = Text("card-missing", {"value": label})
            yield CardFault(field="", rule=OWN_RULE, text=words)
    yield from key_faults(sheet, {"colour": "LC-1.4-1"})


def spell_shown(spell: Spell) -> ShownCard:
    """What a player sees of a spell."""
    lines = (Line(text("scene-spell-difficulty"), spell.difficulty),) if spell.difficulty else ()
    return ShownCard(title=spell.name, lines=lines, notes=(spell.words,), rules=(spell.rule,))


def spell_samples() -> tuple[Sample, ...]:
    """The spells of the house, but for the counterspell, which is nobody's own."""
    return tuple([_sample(spell) for spell in spells().values() if not spell.free])


def _sample(spell: Spell) -> Sample:
    names = ("sight", "colour", *USES.get(spell.effect, ()))
    more = {name: value for name in names if (value := getattr(spell, name))}
    sheet = {
        "key": spell.key,
        "name": {language: say(spell.name, language) for language in LANGUAGES},
        "effect": spell.effect,
        "difficulty": spell.difficulty,
        "range": spell.range,
        **more,
    }
    return Sample(key=spell.key, name=spell.name, sheet=sheet)

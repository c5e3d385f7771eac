"""Cards of a player's own as the table shows them."""

from slagveld.kernel.scene import Card, Line
from slagveld.texts import Distance, Signed

from ..core.abilities import SLOTS, abilities
from ..core.book import text
from ..core.dials import base_lines, dial_drawn, line, reach_words, typed
from ..core.items_and_domains import (
    Built,
    Domain,
    Item,
    Requirement,
    built_help,
    domain_words,
    item_effect,
)
from ..core.warriors import Warrior, factions
from .own_fields import said


def warrior_card(row: Warrior) -> Card:
    """A warrior at its starting marker, with its whole dial and every ability that stands on it."""
    click = row.start
    symbol = factions()[row.faction].name if row.faction else text("scene-card-mage-spawn")
    shown = dict.fromkeys([key for one in row.clicks for key in one.shown])
    known = [abilities()[key] for key in shown]
    return Card(
        title=text("scene-card-title", name=row.name, rank=row.rank),
        lines=(
            *[
                line(slot, typed(getattr(click, slot), getattr(click, f"{slot}_type")))
                for slot in SLOTS
            ],
            line("attack-bonus", text("scene-card-signed", value=Signed(click.attack_bonus))),
            line("ranged-damage", click.ranged_damage),
            line("range", reach_words(click.range, row.arrows)),
            line("number", row.number),
            line("points", row.points),
            line("faction", symbol),
            *base_lines(row),
        ),
        notes=tuple([text("scene-card-ability", name=a.name, words=a.words) for a in known]),
        rules=tuple([ability.rule for ability in known]),
        dial=dial_drawn(0, dict(enumerate(row.clicks)), len(row.clicks)),
        figure=row.figure,
    )


def item_card(item: Item) -> Card:
    lines = [line("number", item.number), line("points", item.points), *_needs(item.requires)]
    notes = [item_effect(item)] if item.modifiers or item.range or item.ability else []
    notes += [text("note-pick", story=item.story)] if item.story.en else []
    rules = ("MK-ITEMS-3",) if item.relic else ("MK-ITEMS-8",)
    return Card(title=item.name, lines=tuple(lines), notes=tuple(notes), rules=rules)


def _needs(needs: Requirement) -> list[Line]:
    found = []
    if needs.attack_type:
        kind = text(f"scene-type-{needs.attack_type}")  # texts: *:scene-type-*
        found.append(Line(said("needed-type"), kind))
    if needs.faction:
        found.append(Line(said("needed-faction"), factions()[needs.faction].name))
    if needs.attack:
        found.append(Line(said("needed-attack"), needs.attack))
    return found


def domain_card(domain: Domain) -> Card:
    words = text("scene-sheet-domain-words", words=domain_words(domain))
    return Card(title=domain.name, notes=(words,), rules=("MK-DOMAIN-5", "MK-DOMAIN-4"))


def built_card(card: Built) -> Card:
    sides = text("own-sides", length=Distance(card.length), width=Distance(card.width))
    return Card(
        title=card.name,
        lines=(
            Line(said("size"), sides),
            Line(said("built-defense"), card.defense),
            Line(said("fortification"), card.fortification),
            Line(said("structure"), card.structure),
        ),
        notes=(built_help(card),),
        rules=("MK-BUILT-4", "MK-BUILT-13", "MK-BUILT-16"),
    )

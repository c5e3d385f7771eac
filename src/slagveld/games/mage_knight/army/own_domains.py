"""Domain cards of a player's own (MK-DOMAIN-6): what holds for everybody."""

from collections.abc import Iterable, Mapping
from typing import Any

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardKind, Sample
from slagveld.kernel.fields import Choice
from slagveld.kit.sheets import named
from slagveld.texts import Text

from ..core.book import SIDES, pick, text
from ..core.items_and_domains import Domain, domains
from .own_fields import common, entry, name_of, number, plain_name, said, section, switch
from .own_items import made_modifiers, modifier_rows, modifiers, never

KIND = "domain"
ICON = "moon"
"""The drawing of a domain that has no other."""


def kind() -> CardKind:
    known = [
        Choice(card.key, card.name, text("domain-words", words=card.words))
        for card in domains().values()
    ]
    cancels = pick.choices("cancels", said("cancels"), known, optional=True)
    return CardKind(
        key=KIND,
        title=said("kind-domain"),
        help=said("kind-domain-help"),
        rule="MK-DOMAIN-6",
        sections=(
            section("domain", *common(), name_of("words", 200, optional=True)),
            section(
                "everybody",
                modifiers("always", "close", "ranged", tokens=False),
                number("most_range", 0, 24, "MK-CARD-darkness", optional=True),
                switch("runs", "MK-CARD-darkness"),
                number("storm", 0, SIDES, "MK-CARD-magestone-storm", optional=True),
                entry(cancels, "MK-DOMAIN-4"),
            ),
        ),
        blank={
            TYPE: KIND,
            "key": "my-domain",
            "name": "My Domain",
            "modifiers": [{"value": "speed", "amount": -1}],
        },
        samples=tuple([sample(card) for card in domains().values()]),
    )


def made(sheet: Mapping[str, Any]) -> Domain:
    return Domain(
        key=sheet["key"],
        name=named(sheet["name"]),
        origin="own",
        icon=sheet.get("icon", ICON),
        cancels=tuple(sheet.get("cancels", ())),
        most_range=sheet.get("most_range", 0),
        runs=sheet.get("runs", True),
        storm=tuple(range(1, sheet.get("storm", 0) + 1)),
        modifiers=made_modifiers(sheet),
        words=named(sheet.get("words", "")),
    )


def warnings(sheet: Mapping[str, Any]) -> Iterable[Text]:
    return never(made(sheet).modifiers)


def sample(card: Domain) -> Sample:
    return Sample(
        key=card.key,
        name=card.name,
        group=said("kind-domain"),
        sheet={TYPE: KIND, **sheet_of(card)},
    )


def sheet_of(card: Domain) -> dict[str, Any]:
    sheet: dict[str, Any] = {"key": card.key, "name": plain_name(card.name), "icon": card.icon}
    sheet |= {"words": plain_name(card.words)} if card.words.en else {}
    sheet["modifiers"] = modifier_rows(card.modifiers)
    if card.most_range:
        sheet["most_range"] = card.most_range
    if not card.runs:
        sheet["runs"] = False
    if card.storm:
        sheet["storm"] = max(card.storm)
    return sheet | ({"cancels": list(card.cancels)} if card.cancels else {})

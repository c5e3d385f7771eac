"""Sheets beside the table: players, the abilities in play, the table of modifiers, domains."""

from functools import cache

from slagveld.kernel.scene import Card, CardRow, FacedCard, Line
from slagveld.texts import Signed, Text

from ..core.abilities import SLOTS, abilities
from ..core.book import text
from ..core.cards import domains, items
from ..core.state import MageKnightState

MODIFIERS: tuple[tuple[str, str, int | None, str], ...] = (
    ("bonus", "attack", None, "MK-MELEE-5"),
    ("rear", "attack", 1, "MK-MELEE-4"),
    ("rear-shot", "attack", 1, "MK-RANGED-6"),
    ("surround", "attack", 1, "MK-SURROUND-1"),
    ("capture", "attack", -3, "MK-CAPTURE-3"),
    ("execution", "attack", -3, "MK-CAPTURE-17"),
    ("precision", "attack", -2, "MK-PRECISION-2"),
    ("close-range", "either", 1, "MK-CLOSE-1"),
    ("helper", "attack", 2, "MK-FRANGED-6"),
    ("bow-helper", "ranged-damage", 1, "MK-FRANGED-6"),
    ("hindering", "defense", 1, "MK-HINDER-8"),
    ("height", "defense", 1, "MK-HEIGHT-1"),
    ("soaring", "defense", 1, "MK-SOAR-7"),
    ("wave", "defense", 2, "MK-WAVE-2"),
    ("built", "defense", None, "MK-BUILT-13"),
    ("resistance", "attack", -3, "MK-GAP-3"),
)
"""The table of MK-MOD-6: name, value, amount (None: as printed) and the entry that states it."""


def sheets(view: MageKnightState) -> tuple[Card, ...]:
    """Every sheet that lies beside the table now."""
    players = [n for n, seat in enumerate(view.seats) if not seat.leader]
    shown = dict.fromkeys([key for fighter in view.fighters for key in fighter.click.shown])
    carried = [c.key for fighter in view.fighters for c in fighter.items]
    carried.extend([dropped.item.key for dropped in view.dropped])
    shown |= dict.fromkeys([items()[key].ability for key in carried if items()[key].ability])
    return (
        *[player_sheet(view, seat) for seat in players],
        *reference(tuple([key for key in abilities() if key in shown])),
        modifier_table(),
    )


def player_sheet(view: MageKnightState, seat: int) -> Card:
    """A player: what is left of the army, what it holds, and who fell."""
    own = view.own(seat)
    held = [objective for objective in view.objectives if objective.holder == seat]
    slain = [fallen for fallen in view.fallen if fallen.by == seat]
    lines = [
        Line(text("scene-sheet-objectives"), len(held)),
        Line(text("scene-sheet-warriors"), len(own)),
        Line(text("scene-sheet-points"), sum([fighter.warrior.points for fighter in own])),
        Line(text("scene-sheet-eliminated"), sum([f.fighter.warrior.points for f in slain])),
    ]
    if seat < len(view.armies):
        lines.insert(0, Line(text("scene-sheet-army"), view.armies[seat]))
    waiting = sum([reserve.seat == seat for reserve in view.reserves])
    if waiting:
        lines.append(Line(text("scene-sheet-reserves"), waiting))
    return Card(
        title=view.seats[seat].name,
        lines=tuple(lines),
        notes=tuple(_fallen(view, seat)),
        rules=("MK-WIN-1", "MK-WIN-3", "MK-WIN-4"),
        seat=seat,
    )


def _fallen(view: MageKnightState, seat: int) -> list[Text]:
    notes: list[Text] = []
    for fallen in view.fallen:
        if fallen.fighter.seat == seat:
            warrior = fallen.fighter.warrior
            values = {"name": fallen.fighter.name, "points": warrior.points}
            key = (
                "scene-sheet-returned" if fallen.back else "scene-sheet-fallen"
            )  # texts: *:scene-sheet-*
            notes.append(text(key, **values))
    return notes


@cache
def reference(shown: tuple[str, ...]) -> tuple[Card, ...]:
    """The card of special abilities, as far as they are in play: one sheet for each slot."""
    cards: list[Card] = []
    for slot in SLOTS:
        rows = [abilities()[key] for key in shown if abilities()[key].slot == slot]
        if not rows:
            continue
        cards.append(
            Card(
                title=text(f"scene-sheet-abilities-{slot}"),  # texts: *:scene-sheet-abilities-*
                notes=tuple(
                    text(
                        "scene-sheet-ability-optional" if row.optional else "scene-sheet-ability",
                        name=row.name,
                        words=row.words,
                    )
                    for row in rows
                ),
                rules=tuple(row.rule for row in rows),
            )
        )
    return tuple(cards)


@cache
def modifier_table() -> Card:
    """All modifiers of the rulebook together (MK-MOD-6)."""
    lines = tuple(
        Line(text(f"scene-modifier-{name}"), _amount(value, amount))  # texts: *:scene-modifier-*
        for name, value, amount, _ in MODIFIERS
    )
    rules = dict.fromkeys(["MK-MOD-6", "MK-RULE3-1", *[rule for *_, rule in MODIFIERS]])
    return Card(
        title=text("scene-sheet-modifiers"),
        lines=lines,
        notes=(text("scene-sheet-modifiers-note"),),
        rules=tuple(rules),
    )


def _amount(value: str, amount: int | None) -> Text:
    of = text(f"scene-modified-{value}")  # texts: *:scene-modified-*
    if amount is None:
        return text("scene-modifier-printed", value=of)
    return text("scene-modifier-amount", amount=Signed(amount), value=of)


# Domains


def domain_row(view: MageKnightState, seat: int | None) -> tuple[CardRow, ...]:
    """The domain cards; before they are revealed each player sees none but the own one.

    A card that another takes out of the game is shown struck out (MK-DOMAIN-4).
    """
    if not view.chosen_domains:
        return ()
    force = [domain.key for domain in view.domains]
    cards: list[FacedCard] = []
    for owner, key in view.chosen_domains:
        known = key in domains() and (view.revealed or owner == seat)
        out = view.revealed and key not in force
        cards.append(
            FacedCard(
                key=f"domain-{owner}",
                front=domain_card(key) if known else None,
                state="skipped" if out else "now" if view.revealed else "ready",
                seat=owner,
            )
        )
    return (CardRow(title=text("scene-sheet-domains"), cards=tuple(cards)),)


@cache
def domain_card(key: str) -> Card:
    """A domain card."""
    domain = domains()[key]
    words = text("scene-sheet-domain-words", words=domain.words)
    return Card(title=domain.name, notes=(words,), rules=(domain.rule, "MK-DOMAIN-4"))

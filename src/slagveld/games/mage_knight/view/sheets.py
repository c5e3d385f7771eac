"""Sheets beside the table: players, the abilities in play, the table of modifiers, domains."""

from functools import cache, lru_cache

from slagveld.data import Row
from slagveld.kernel.scene import Card, CardRow, FacedCard, Line
from slagveld.kit.tables import table
from slagveld.texts import Signed, Text

from ..core.abilities import SLOTS, abilities
from ..core.book import FOLDER, text
from ..core.items_and_domains import Domain, domain_words, domains
from ..core.state import KnightState


class ModifierLine(Row, frozen=True, kw_only=True):
    """A line of the table of modifiers (MK-MOD-6)."""

    key: str
    value: str
    amount: int | None = None
    """None: as printed."""
    rule: str


modifiers = table(FOLDER / "modifiers.yaml", ModifierLine)


def sheets(view: KnightState) -> tuple[Card, ...]:
    players = [n for n, seat in enumerate(view.seats) if not seat.leader]
    shown = dict.fromkeys([key for fighter in view.fighters for key in fighter.click.shown])
    carried = [c.card for fighter in view.fighters for c in fighter.items]
    carried.extend([dropped.item.card for dropped in view.dropped])
    shown |= dict.fromkeys([item.ability for item in carried if item.ability])
    return (
        *[player_sheet(view, seat) for seat in players],
        *reference(tuple([key for key in abilities() if key in shown])),
        modifier_table(),
    )


def player_sheet(view: KnightState, seat: int) -> Card:
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


def _fallen(view: KnightState, seat: int) -> list[Text]:
    own = [(fallen.fighter, fallen.back) for fallen in view.fallen if fallen.fighter.seat == seat]
    key = {True: "scene-sheet-returned", False: "scene-sheet-fallen"}  # texts: *:scene-sheet-*
    return [text(key[back], name=one.name, points=one.warrior.points) for one, back in own]


@cache
def reference(shown: tuple[str, ...]) -> tuple[Card, ...]:
    """The card of special abilities, as far as they are in play: one sheet for each slot."""
    cards: list[Card] = []
    for slot in SLOTS:
        rows = [abilities()[key] for key in shown if abilities()[key].slot == slot]
        if rows:
            # texts: *:scene-sheet-abilities-*, *:scene-sheet-ability*
            optional = {True: "scene-sheet-ability-optional", False: "scene-sheet-ability"}
            title = text(f"scene-sheet-abilities-{slot}")
            notes = [text(optional[row.optional], name=row.name, words=row.words) for row in rows]
            rules = tuple([row.rule for row in rows])
            cards.append(Card(title=title, notes=tuple(notes), rules=rules))
    return tuple(cards)


@cache
def modifier_table() -> Card:
    """All modifiers of the rulebook together (MK-MOD-6)."""
    lines = tuple(
        Line(text(f"scene-modifier-{row.key}"), _amount(row))  # texts: *:scene-modifier-*
        for row in modifiers().values()
    )
    stated = [row.rule for row in modifiers().values()]
    rules = tuple(dict.fromkeys(["MK-MOD-6", "MK-RULE3-1", *stated]))
    title, notes = text("scene-sheet-modifiers"), (text("scene-sheet-modifiers-note"),)
    return Card(title=title, lines=lines, notes=notes, rules=rules)


def _amount(row: ModifierLine) -> Text:
    of = text(f"scene-modified-{row.value}")  # texts: *:scene-modified-*
    if row.amount is None:
        return text("scene-modifier-printed", value=of)
    return text("scene-modifier-amount", amount=Signed(row.amount), value=of)


def domain_row(view: KnightState, seat: int | None) -> tuple[CardRow, ...]:
    """Until they are revealed each sees but the own; who is out is struck out (MK-DOMAIN-4)."""
    if not view.chosen_domains:
        return ()
    force = view.domains
    cards: list[FacedCard] = []
    for owner, key in view.chosen_domains:
        domain = domains().get(key) if isinstance(key, str) else key
        known = domain is not None and (view.revealed or owner == seat)
        out = view.revealed and domain not in force
        cards.append(
            FacedCard(
                key=f"domain-{owner}",
                front=domain_card(domain) if domain and known else None,
                state="skipped" if out else "now" if view.revealed else "ready",
                seat=owner,
            )
        )
    return (CardRow(title=text("scene-sheet-domains"), cards=tuple(cards)),)


@lru_cache(maxsize=100)
def domain_card(domain: Domain) -> Card:
    words = text("scene-sheet-domain-words", words=domain_words(domain))
    return Card(title=domain.name, notes=(words,), rules=(domain.rule, "MK-DOMAIN-4"))

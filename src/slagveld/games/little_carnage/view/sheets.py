"""Sheets beside the table: the scenario, and how each player stands."""

from slagveld.kernel.scene import Card, Line

from ..core.book import text
from ..core.state import LittleCarnageState
from ..scenario.scenarios import battle_of
from ..scenario.victory import SEATS, points_alive, victory_points


def sheets(view: LittleCarnageState) -> tuple[Card, ...]:
    """Every sheet that lies beside the table now."""
    return (scenario_sheet(view), *[player_sheet(view, seat) for seat in SEATS], credit_sheet())


def scenario_sheet(view: LittleCarnageState) -> Card:
    """The three parts of the scenario, and how far its conditions are met (LC-4.1-1)."""
    battle = battle_of(view)
    lines = []
    for one in battle.victory:
        who = text("scene-sheet-condition", role=battle.roles[one.seat])
        words = text("scene-sheet-words", words=one.words)
        if one.points:
            won = "yes" if any(other.key == one.key for other in view.points) else "no"
            words = text("scene-sheet-worth", words=one.words, points=one.points, won=won)
        lines.append(Line(who, words))
        if one.kind == "hold" and view.note(one.key):
            held = text("scene-sheet-held", held=view.note(one.key), rounds=one.rounds)
            lines.append(Line(who, held, changed=True))
    return Card(
        title=battle.title,
        lines=tuple(lines),
        notes=(
            text("scene-sheet-words", words=battle.situation),
            text("scene-sheet-words", words=battle.battlefield),
            *[text("scene-sheet-special", words=words) for words in battle.special_words],
        ),
        rules=tuple(dict.fromkeys(["LC-4.1-1", *[one.rule for one in battle.victory]])),
    )


def player_sheet(view: LittleCarnageState, seat: int) -> Card:
    """A player: role, what is left of the army, victory points, and who is gone."""
    battle = battle_of(view)
    own = view.own(seat)
    lines = [
        Line(text("scene-sheet-role"), battle.roles[seat]),
        Line(text("scene-sheet-regiments"), len(own)),
        Line(text("scene-sheet-models"), sum([len(view.models_of(r.id)) for r in own])),
        Line(text("scene-sheet-points"), points_alive(view, seat)),
    ]
    if any(one.points for one in battle.victory):
        lines.append(Line(text("scene-sheet-victory"), victory_points(view, seat)))
    lost = [
        text("scene-sheet-gone", name=r.name)
        for r in view.regiments
        if r.seat == seat and view.round and not view.alive(r.id)
    ]
    return Card(
        title=view.seats[seat].name,
        lines=tuple(lines),
        notes=tuple(lost),
        rules=("LC-4-1", "LC-4.1-5"),
        seat=seat,
    )


def credit_sheet() -> Card:
    """Author, version and licence of the rules (LC-0-2, LC-0-5)."""
    return Card(
        title=text("scene-credit"),
        notes=(text("scene-credit-author"), text("scene-credit-licence")),
        rules=("LC-0-2", "LC-0-5"),
    )

"""Campaigns of three battles in each game, whose armies grow."""

from typing import NamedTuple


class War(NamedTuple):
    """Which game, where, with which ready-made armies, and what is agreed on."""

    game: str
    scenario: str
    armies: tuple[str, str]
    options: str = "{}"
    seed: int = 3


WARS = {
    "carnage": War("carnage", "open", ("herptars-veteran", "brigandians-veteran")),
    "little-carnage": War("little-carnage", "encounter", ("border-watch", "orc-raiders")),
    "wizard-duel": War("wizard-duel", "empty", ("horde", "sisters"), "{rounds: 10}"),
    "confrontation": War("confrontation", "skirmish", ("lions-patrol", "goblin-rabble")),
    "mage-knight": War("mage-knight", "skirmish", ("orc-patrol", "elven-watch"), seed=4),
}


def graph(war: War, seats: str = "[red, blue]", prize: int = 5) -> str:
    """The file of a campaign of three battles, one after the other."""
    names = "{en: %s, nl: %s, de: %s}"
    lines = [
        "name: {en: War, nl: Oorlog, de: Krieg}",
        "story: {en: Once, nl: Ooit, de: Einst}",
        "growth: true",
        "sides:",
    ]
    for side, army in zip(("red", "blue"), war.armies, strict=True):
        name = names % (side, side, side)
        lines.append(f"  - {{key: {side}, name: {name}, armies: {{{war.game}: {army}}}}}")
    lines += ["base: first", "draw: red", "scenarios:"]
    for key, follows in (("first", "[second]"), ("second", "[third]"), ("third", "[]")):
        lines += [
            f"  {key}:",
            f"    game: {war.game}",
            f"    scenario: {war.scenario}",
            f"    seats: {seats}",
            f"    prize: {prize}",
            f"    options: {war.options}",
            f"    next: {{red: {follows}, blue: {follows}}}",
        ]
    return "\n".join(lines) + "\n"

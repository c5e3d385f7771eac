"""`slagveld odds`: the exact chances of an attack."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson, GameKey
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kernel.registry import game as find
from slagveld.texts import Percent

BAR = 30
"""Signs of the longest bar."""
LINES = 60
"""Outcomes shown one by one; what is less likely than the rest is left to --json."""


def odds(
    context: typer.Context,
    game: GameKey,
    attack: Annotated[
        str | None, typer.Argument(metavar="cli-name-attack", help="cli-argument-attack")
    ] = None,
    values: Annotated[
        list[str] | None, typer.Argument(metavar="cli-name-values", help="cli-argument-values")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """The chances of every outcome; without an attack, the attacks one can ask for."""
    desk = Desk.of(context)
    attacks: Mapping[str, Attack] = find(game).odds()
    if not attacks:
        raise wrong("cli-odds-without", game=game)
    if attack is None:
        _list(desk, attacks, as_json=as_json)
        return 0
    if attack not in attacks:
        raise wrong("cli-odds-unknown", attack=attack, known=", ".join(attacks))
    chances = attacks[attack](_given(values or [])).as_json()
    desk.json(chances) if as_json else _show(desk, attacks[attack], chances)
    return 0


def _given(values: list[str]) -> dict[str, str]:
    """KEY=VALUE words as a mapping; raises InputError."""
    given: dict[str, str] = {}
    for word in values:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise wrong("cli-odds-pair", word=word)
        if name in given:
            raise wrong("cli-odds-twice", name=name)
        given[name] = value
    return given


def _list(desk: Desk, attacks: Mapping[str, Attack], *, as_json: bool) -> None:
    if as_json:
        desk.json(
            {
                name: [
                    {
                        "name": parameter.name,
                        "help": desk.name(parameter.help),
                        "least": parameter.least,
                        "most": parameter.most,
                        "default": _default(parameter),
                        "choices": parameter.choices,
                    }
                    for parameter in attack.parameters
                ]
                for name, attack in attacks.items()
            }
        )
        return
    for name, attack in attacks.items():
        desk.line(f"{name}: {desk.name(attack.title)}", style="bold")
        rows = []
        for parameter in attack.parameters:
            default = _default(parameter)
            known = "/".join(parameter.choices) or f"{parameter.least}–{parameter.most}"
            bounds = known if default is None else f"{known} [{default}]"
            rows.append([f"{parameter.name}=", bounds, desk.name(parameter.help)])
        desk.rows(rows)


def _default(parameter: Parameter) -> int | str | None:
    return parameter.choices[0] if parameter.choices else parameter.default


def _show(desk: Desk, attack: Attack, chances: dict[str, Any]) -> None:
    outcomes = chances["outcomes"]
    if attack.words:
        order = list(attack.words)
        outcomes = sorted(outcomes, key=lambda outcome: order.index(outcome["value"]))
    desk.line(desk.name(attack.title), style="bold")
    if not outcomes:
        return
    most = max(outcome["probability"] for outcome in outcomes)
    floor = sorted((outcome["probability"] for outcome in outcomes), reverse=True)[:LINES][-1]
    rows = [
        [
            _outcome(desk, attack, str(outcome["value"])),
            desk.speaker.say(Percent.of(outcome["probability"])),
            "█" * round(BAR * outcome["probability"] / most) or "▏",
        ]
        for outcome in outcomes
        if outcome["probability"] >= floor
    ]
    desk.rows(rows, right=(1,) if attack.words else (0, 1))
    if len(rows) < len(outcomes):
        desk.line(desk.say("cli-odds-more", count=len(outcomes) - len(rows)), style="dim")
    if chances["mean"] is not None:
        desk.line(desk.say("cli-odds-mean", mean=desk.decimal(chances["mean"], 2)))


def _outcome(desk: Desk, attack: Attack, value: str) -> str:
    return desk.name(attack.words[value]) if attack.words else value

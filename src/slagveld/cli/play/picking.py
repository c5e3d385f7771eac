"""For those who name no game: the games are listed, and a few Enters lead into a battle."""

from typing import Any

from slagveld.bots import USUAL, bots
from slagveld.bots.words import help_of, title_of
from slagveld.cli.errors import wrong
from slagveld.cli.play import answers
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.preparing import Wishes, count_of
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel.game import Game
from slagveld.kernel.registry import listed as games
from slagveld.record import replace

BEGINNERS = "wizard-duel"
"""The game that Enter takes, where it is there: the quickest to learn."""


def pick(term: Terminal, wishes: Wishes) -> Wishes:
    """Ask for what was left open: the game, its scenario, against whom."""
    found = games()
    if not found:
        raise wrong("cli-games-none")
    keys = list(found)
    usual = keys.index(BEGINNERS) if BEGINNERS in keys else 0
    term.line(term.say("play-welcome"), style="bold")
    term.line(term.say("play-pick-game"))
    titles = [term.said(game.title) for game in found.values()]
    game = found[keys[_number(term, titles, keys, usual)]]
    wishes = replace(wishes, game=game.key)
    if not wishes.scenario:
        wishes = replace(wishes, scenario=_scenario(term, game))
    if not wishes.hot_seat and not wishes.seat:
        term.line(term.say("play-pick-foe"))
        foes = [term.say("play-foe-bot"), term.say("play-foe-people")]
        wishes = replace(wishes, hot_seat=_number(term, foes, [], 0) == 1)
        if not wishes.hot_seat:
            wishes = replace(wishes, seat=_bots(term, count_of(game, wishes) - 1))
    return wishes


def _bots(term: Terminal, count: int) -> str:
    """So many bots of one kind, as `--seat` names them; empty: the usual ones."""
    term.line(term.say("play-pick-bot"))
    known = list(bots())
    titles = [f"{term.said(title_of(name))}: {term.said(help_of(name))}" for name in known]
    chosen = known[_number(term, titles, known, known.index(USUAL))]
    return "" if chosen == USUAL else ",".join([chosen] * count)


def _scenario(term: Terminal, game: Game[Any]) -> str:
    scenarios = list(game.scenarios())
    if len(scenarios) == 1:
        return scenarios[0].key
    term.line(term.say("play-pick-scenario"))
    titles = [f"{term.said(one.title)}: {term.said(one.summary)}" for one in scenarios]
    keys = [one.key for one in scenarios]
    return keys[_number(term, titles, keys, 0)]


def _number(term: Terminal, labels: list[str], keys: list[str], usual: int) -> int:
    """One of several by its number or name; Enter takes the usual one."""
    term.columnar([(str(place + 1), label) for place, label in enumerate(labels)])
    while True:
        typed = term.read(f"[{usual + 1}]: ")
        if not typed:
            return usual
        try:
            return answers.choice(typed, labels, keys)
        except UnclearError as error:
            term.unclear(error.text)

"""Saves taken where a kind of question is seen for the first time, in battles of odd players."""

from typing import Any

from slagveld.conformance.fresh import Saved, continued
from slagveld.conformance.odd.battle import Battle, DeadEndError
from slagveld.kernel.agenda import Question
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.record import replace

ON = 12
"""Answers that are given after a save."""


class Firsts:
    """Watches the battles of one game for kinds of question that are new."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seen: set[str] = set()

    def watched(self, battle: Battle, cap: int) -> list[Saved]:
        """Play a battle to its end or to the cap; the saves of what was new in it."""
        places: dict[int, str] = {}
        going = True
        while going and battle.result.decisions < cap:
            question = battle.question()
            if question is not None and type(question).__name__ not in self.seen:
                self.seen.add(type(question).__name__)
                places[len(battle.answers)] = type(question).__name__
            going = battle.step()
        return self._saved(battle, places)

    def _saved(self, battle: Battle, places: dict[int, str]) -> list[Saved]:
        """The same battle through the outer door, saved at these places."""
        found: list[Saved] = []
        if not places:
            return found
        match = again(battle)
        for number in range(max(places) + 1):
            if number in places:
                where = f"{battle.game.key}, seed {battle.result.seed}, {places[number]}"
                self._same(match, places[number])
                found.append(_continued(match, where, battle, number))
            if number < len(battle.answers):
                seat, action = battle.answers[number]
                match.play_json(battle.game.codec.encode(action), seat)
        return found

    def _same(self, match: Match[Any], name: str) -> None:
        question: Question | None = match.game.question(match.state)
        if type(question).__name__ != name:
            raise DeadEndError(f"through JSON the battle comes to {question}, not to {name}")


def again(battle: Battle) -> Match[Any]:
    """The battle from its beginning, as a match with the same dice."""
    setup = battle.setup
    return battle.game.match(
        setup.scenario,
        seed=battle.result.seed,
        seats=setup.seats,
        armies=setup.armies,
        options=setup.options,
        table=setup.table,
    )


def _continued(match: Match[Any], where: str, battle: Battle, number: int) -> Saved:
    """A save of the match, and its end after the next answers; the match itself stays."""
    from slagveld.kernel.save import load

    answers = tuple(battle.answers[number : number + ON])
    return replace(continued(load(match.save()), where, answers), save=match.save())

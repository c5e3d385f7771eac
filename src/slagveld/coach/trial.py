"""An answer played on in thought until the end of a round, where battles can be compared."""

from typing import Any

from slagveld.bots.planning.playout import Course
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

FAR = 4
"""How many times farther than the game thinks right a round may lead at most."""
SLIPS = 0.1
"""How often the second thought is followed, so that nothing hangs on a single line of play."""


class Trial:
    """One decision, and the round after which what comes of each answer is judged.

    Answers that are judged after so many others are judged at different points of a turn, and what
    stands out there is often only whose turn it is.
    """

    def __init__(
        self, game: Game[Any], tactics: Tactics, before: Any, seat: int, last: int
    ) -> None:
        self.game = game
        self.tactics = tactics
        self.seat = seat
        self.last = last
        self.answers = 0
        """Answers that were played on so far."""
        self._view = game.view(before, seat)

    def chance(self, action: Action, seed: str) -> float:
        """The chance to win after an answer, in the battle of this seed.

        The battle is one that the seat could not tell from the true one.
        """
        game, seat = self.game, self.seat
        course = Course(game, self.tactics, game.imagine(self._view, seat, Rng(seed)), seed)
        slip = Rng(seed + "/slips")
        course.answer(seat, action)
        for _ in range(FAR * self.tactics.ahead):
            asked = course.asked()
            if asked is None or game.round_of(course.state) > self.last:
                break
            course.go_on(asked, self._slip(course, asked) if slip.random() < SLIPS else None)
            self.answers += 1
        return self.tactics.outlook(course.state, seat)

    def _slip(self, course: Course, seat: int) -> Action | None:
        """What promises second most to whoever is asked, or most where nothing else does."""
        question = self.game.question(course.state)
        if question is None:
            return None
        scored = self.tactics.proposals(course.state, seat, question, course.rng)
        return sorted(scored, key=lambda one: -one[0])[:2][-1][1]

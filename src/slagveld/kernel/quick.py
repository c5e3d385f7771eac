"""The fast road: a battle without log, marks, events and texts, for simulation and search.

    battle = Quick.begin(game, seed=7)
    while battle.question is not None:
        battle.apply(battle.propose(rng))

The rules are those of `Match`, and with the same dice the course is the same. What is left out:
nothing is logged, told or hashed, actions are not validated field by field, and `apply` takes an
action to be allowed (`check` says whether it is). States are immutable, so a copy costs next to
nothing and a state can be kept as long as one likes.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from slagveld.kernel import standing
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Dice, Rng
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.game import Game
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Outcome, State

S = TypeVar("S", bound=State)


def key_of(game: Game[Any], state: State) -> int:
    """128 bits that stand for all that a state holds: the same in every process and on every day.

    Equal states have equal keys; that two different ones have the same is not to be expected in
    this universe. A key holds for one version of the rules.
    """
    return int.from_bytes(blake2b(game.codec.encode(state), digest_size=16).digest(), "little")


class Quick(Generic[S]):
    """A battle that is played fast. `apply` moves it on; whoever wants to go back keeps a copy.

    Chance comes from dice of its own, never from those of a battle being played.
    """

    __slots__ = ("_play", "dice", "game")

    def __init__(
        self, game: Game[S], state: S, *, seed: int | str = 0, dice: Dice | None = None
    ) -> None:
        """Go on from a state: of a match, of a view filled by `Game.imagine`, of another copy.

        Args:
            game: The game system.
            state: Where to begin; its steps have been run to a decision.
            seed: For dice of its own.
            dice: Another source of dice, which then counts instead of the seed.
        """
        self.game = game
        self.dice: Dice = QuickDice(Rng(seed)) if dice is None else dice
        self._play: Play[S] = Play(game, state, self.dice, listening=False)

    @classmethod
    def begin(
        cls,
        game: Game[S],
        setup: Setup | None = None,
        *,
        seed: int | str = 0,
        dice: Dice | None = None,
    ) -> "Quick[S]":
        """Set a battle up and run it to its first decision.

        Without a set-up: the game's first scenario, with its options among bots.

        Raises:
            RefusedError: The set-up does not fit the game.
        """
        state = game.first_state(game.setup_for_bots() if setup is None else setup)
        battle = cls(game, state, seed=seed, dice=dice)
        battle._play.run()
        return battle

    # What is asked

    @property
    def state(self) -> S:
        """The present state. It never changes: `apply` puts another in its place."""
        return self._play.state

    @property
    def outcome(self) -> Outcome | None:
        """How the battle ended, or None while it goes on."""
        return self._play.state.outcome

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer, or None when the battle is over."""
        return self.game.question(self._play.state)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that still have to answer, in order; none when the battle is over."""
        state = self._play.state
        question = self.game.question(state)
        if question is None:
            return ()
        asked = question.who(state)
        if not state.sealed.answers:
            return asked
        answered = state.sealed.seats
        return tuple([seat for seat in asked if seat not in answered])

    def check(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why a seat may not take this action now, or None. Never raises.

        Here as below, without a seat the first that still has to answer is meant.
        """
        return self.game.check(self._play.state, self._seat(seat), action)

    def candidates(self, seat: int | None = None) -> Sequence[Action]:
        """A finite menu of allowed answers, [0] is pass or default; raises LookupError if over."""
        return self._asked().candidates(self._play.state, self._seat(seat))

    def propose(self, rng: Rng, seat: int | None = None) -> Action:
        """One allowed answer by chance, quickly; raises LookupError if the battle is over."""
        return self._asked().propose(self._play.state, self._seat(seat), rng)

    def key(self) -> int:
        """What the present state is known by in a table of positions (see `key_of`)."""
        return key_of(self.game, self._play.state)

    # What changes it

    def apply(self, action: Action, seat: int | None = None) -> "Quick[S]":
        """Carry an allowed action out and run to the next decision; this battle.

        If the dice cannot answer or a rule fails, it raises, and the battle stands where it stood.
        """
        play = self._play
        before = play.state
        who = self._seat(seat)
        play.seat = who
        try:
            if action.standing:
                standing.stand(play, who, action)
            else:
                play.answer(who, action)
            play.run()
        except BaseException:
            self._play = Play(self.game, before, self.dice, listening=False)
            raise
        play.seat = -1
        play.rolls.clear()
        return self

    def copy(self, *, seed: int | str | None = None, dice: Dice | None = None) -> "Quick[S]":
        """The same battle once more, free to go another way.

        With a seed, or with dice, its chance is its own. Otherwise it draws from the dice of this
        one, so that two copies that do the same roll differently.
        """
        if dice is None and seed is None:
            dice = self.dice
        return Quick(self.game, self._play.state, seed=0 if seed is None else seed, dice=dice)

    def _asked(self) -> Question:
        question = self.game.question(self._play.state)
        if question is None:
            raise LookupError("nobody is asked anything: the battle is over")
        return question

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        seats = self.seats
        return seats[0] if seats else -1

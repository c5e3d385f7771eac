"""One battle of odd players: to its end, or to the first thing that must never happen."""

import traceback
from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.bots import bot
from slagveld.conformance.odd.player import OddPlayer
from slagveld.conformance.odd.setting import Refused, odd_setup
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import Setup
from slagveld.kernel.standing import Concede, OfferEnd, SetPolicy, WithdrawOffer

CAP = 800
"""Decisions after which nobody does anything odd any more: all pass."""
PASSES = 3000
"""Passes within which a battle must end, or at least come to another round."""
MENU = 40
"""Candidates of one question that are looked at when its kind is new in a battle."""
FEW = 2
"""The same when it is not, besides the first."""
LONG = 30
"""Answers that make a menu a long one."""
SELDOM = 8
"""One in so many long menus of a kind is looked at, in a few battles."""
RARELY = 40
"""The same in a soak, whose many battles look at thousands of them all the same."""
BROAD = 5
"""Kinds of answer with which a question has somebody act in any order: it can be passed."""
CROWD = 80
"""Bases on the table with which the menus of such questions take long."""
VERY_SELDOM = 25
PROPOSALS = 3
"""What stands in for a menu."""


class Result(msgspec.Struct, kw_only=True):
    """What came of one battle."""

    game: str
    seed: int
    scenario: str = ""
    decisions: int = 0
    over: bool = False
    """True: it ended by its rules; False: it was left at the cap, or met a fault."""
    fault: str = ""
    refused: int = 0
    """Set-ups that were refused on the way to this one."""
    questions: dict[str, int] = {}
    actions: dict[str, int] = {}


class DeadEndError(Exception):
    """A question that nobody can answer, or an offer that is refused."""


class Battle:
    """A battle as it goes: its state, and what was reached on the way."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        setup: Setup | None = None,
        player: str = "odd",
        seldom: int = SELDOM,
    ) -> None:
        self.game = game
        self.rng = Rng(f"{game.key}/{seed}")
        self.result = Result(game=game.key, seed=seed)
        refused = Refused()
        self.setup = setup or odd_setup(game, self.rng, refused)
        self.result.scenario = self.setup.scenario
        self.result.refused = refused.count
        self.dice = Seeded(seed)
        self.player = OddPlayer(game, self.rng)
        self.bot = None if player == "odd" else bot(player)
        """Who plays all seats in the place of odd players, if anybody does."""
        self.answers: list[tuple[int, Action]] = []
        """Who answered what, in order."""
        self.state: Any = game.begin(self.setup, self.dice).state
        if self.bot is None and self.rng.random() < 0.5:
            self._set_policies()
        self._long: set[str] = set()
        self._seldom = seldom
        self._quits = self.rng.random() < 0.08

    def step(self) -> bool:
        """Let somebody answer; False when the battle is over."""
        question = self.question()
        if question is None:
            return False
        if self.bot is None and self.rng.random() < 0.02:
            self._stand()
            return self.state.outcome is None
        seat = self.seat(question)
        if self.bot is None:
            action = self.player.answer(self.state, question, seat, self.menu(question, seat))
        else:
            self._asked(question)
            action = self.bot.answer(self.game, self.game.view(self.state, seat), seat, self.rng)
        self.play(seat, action)
        return True

    def _asked(self, question: Question) -> int:
        """Count a question; how many of its kind came before."""
        name = type(question).__name__
        known = self.result.questions.get(name, 0)
        self.result.questions[name] = known + 1
        return known

    def question(self) -> Question | None:
        """The question that waits, or None when the battle is over."""
        question = self.game.question(self.state)
        if question is None and self.state.outcome is None:
            raise DeadEndError("nobody is asked anything, and the battle is not over")
        return question

    def seat(self, question: Question) -> int:
        """The first seat whose answer is not in; raises when there is none."""
        waiting = [s for s in question.who(self.state) if s not in self.state.sealed.seats]
        if not waiting:
            raise DeadEndError(f"{question} waits for nobody")
        return waiting[0]

    def menu(self, question: Question, seat: int) -> Sequence[Action]:
        """What the question offers: never nothing, and what it offers is allowed.

        Long and broad menus are slow: after the first two of a kind only some are looked at, and
        for the others a few proposals stand in.
        """
        known = self._asked(question)
        if (known + self.result.seed) % self._every(question):
            propose = question.propose
            return [propose(self.state, seat, self.rng) for _ in range(PROPOSALS)]
        menu = question.candidates(self.state, seat)
        if not len(menu):
            raise DeadEndError(f"{question} offers nothing")
        if known > 0 and (len(menu) > LONG or len(question.actions) >= BROAD):
            self._long.add(type(question).__name__)
        for place in looked_at(len(menu), FEW if known else MENU, self.rng):
            self.through_json(seat, menu[place])
        return menu

    def _every(self, question: Question) -> int:
        """One in how many questions of this kind has its whole menu looked at."""
        layout = self.game.layout(self.state)
        crowded = layout is not None and len(layout.bases) > CROWD
        if crowded and len(question.actions) >= BROAD:
            return max(VERY_SELDOM, self._seldom)
        return self._seldom if type(question).__name__ in self._long else 1

    def first(self, question: Question, seat: int) -> Action:
        """The pass of a question, which needs no words, or the first that it offers.

        Where its menu is long, what the question proposes: that brings the round on as well.
        """
        for kind in question.actions:
            if not any(field.required for field in msgspec.structs.fields(kind)):
                action = kind()
                if self.game.check(self.state, seat, action) is None:
                    return action
        if type(question).__name__ in self._long:
            return question.propose(self.state, seat, self.rng)
        menu = question.candidates(self.state, seat)
        if not len(menu):
            raise DeadEndError(f"{question} offers nothing")
        return menu[0]

    def through_json(self, seat: int, action: Action) -> Action:
        """An action as it comes from outside; raises when it is refused or changed."""
        again = self.game.codec.action(self.game.codec.encode(action))
        if again != action:
            raise DeadEndError(f"{action} is {again} after JSON")
        refusal = self.game.check(self.state, seat, again)
        if refusal is not None:
            raise DeadEndError(f"{action} is offered and refused: {refusal.text} ({refusal.rule})")
        return again

    def play(self, seat: int, action: Action) -> None:
        """Carry an answer out, as it comes from outside."""
        again = self.through_json(seat, action)
        self.answers.append((seat, again))
        self.result.decisions += 1
        name = type(again).__name__
        self.result.actions[name] = self.result.actions.get(name, 0) + 1
        self.state = self.game.apply(self.state, seat, again, self.dice).state

    def _set_policies(self) -> None:
        """Everybody decides by lot what is to be asked of him and what answers itself."""
        for seat in self.state.players():
            for form in self.game.policies:
                choice = form.choices[self.rng.randrange(len(form.choices))]
                action = SetPolicy(form.key, choice.key)
                if self.game.check(self.state, seat, action) is None:
                    self.play(seat, action)

    def _stand(self) -> None:
        """Somebody does what he may do at any time."""
        players = self.state.players()
        seat = players[self.rng.randrange(len(players))]
        choices: list[Action] = [OfferEnd(), WithdrawOffer()]
        if self._quits:
            choices.append(Concede())
        for form in self.game.policies:
            choice = form.choices[self.rng.randrange(len(form.choices))]
            choices.extend([SetPolicy(form.key, choice.key)] * 4)
        action = self.player.interruption(self.state, seat)
        if action is None or self.rng.random() < 0.2:
            action = choices[self.rng.randrange(len(choices))]
        if isinstance(action, OfferEnd) and len(self.state.offers) + 1 >= len(players):
            return
        if self.game.check(self.state, seat, action) is None:
            self.play(seat, action)

    def to_the_end(self, cap: int, *, passing: bool = True) -> None:
        """Play on: oddly to the cap, then passing, until it is over or a round has gone by.

        Without `passing` it is left at the cap.
        """
        while self.result.decisions < cap:
            if not self.step():
                self.result.over = True
                return
        if not passing:
            return
        began = self.game.round_of(self.state)
        for _ in range(PASSES):
            question = self.question()
            if question is None:
                self.result.over = True
                return
            seat = self.seat(question)
            self.play(seat, self.first(question, seat))
            if self.game.round_of(self.state) > began + 1:
                return
        raise DeadEndError(f"round {began} does not end though all pass")


def looked_at(count: int, most: int, rng: Rng) -> list[int]:
    """Places of a menu to look at: the first and the last always, others by lot."""
    if count <= most + 1:
        return list(range(count))
    middle = [rng.randrange(1, count - 1) for _ in range(most - 1)]
    return [0, count - 1, *middle]


def fought(
    key: str,
    seed: int,
    cap: int = CAP,
    player: str = "odd",
    seldom: int = SELDOM,
    *,
    passing: bool = True,
) -> Result:
    """A whole battle; what must not happen is told in the result's `fault`."""
    battle = None
    try:
        battle = Battle(find(key), seed, player=player, seldom=seldom)
        battle.to_the_end(cap, passing=passing)
    except Exception:  # noqa: BLE001 - whatever it is, it is what we look for
        result = battle.result if battle is not None else Result(game=key, seed=seed)
        result.fault = traceback.format_exc(limit=-6)
        return result
    return battle.result

"""The tests of the conformance suite, inherited by each game's own test class."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from slagveld.conformance.hostile import bad_bytes, broken, twisted
from slagveld.conformance.odd.battle import BROAD
from slagveld.conformance.reaching import Reaching
from slagveld.conformance.secrets import SecretsKept
from slagveld.conformance.stories import Stories
from slagveld.conformance.two_worlds import TwoWorlds
from slagveld.conformance.under_test import few
from slagveld.conformance.walk import Stop, played, stops
from slagveld.conformance.words import unsaid, unsaid_by
from slagveld.kernel.decision import Action, Unseen
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.menu import whole
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify

MENU = 40
"""Candidates of one decision that are looked at."""


class Conformance(Reaching, SecretsKept, Stories, TwoWorlds):
    """What every game must hold to. Subclasses say which game, and how much of it is tried."""

    battles: ClassVar[int] = 4
    """Random battles for each test; `make soak` plays fifty times as many."""
    hostile: ClassVar[int] = 3000
    """Hostile actions tried."""

    def seeds(self) -> range:
        """The seeds of the random battles."""
        return few(self.battles, soak=50)

    def test_random_battles_end(self) -> None:
        """Random play comes to an end, every answer proposed is allowed, prompts stay few."""
        for seed in self.seeds():
            prompts: dict[tuple[int, int], int] = {}
            last = -1
            for stop in stops(self.game, seed, self.cap):
                last = stop.number
                here = (self.game.round_of(stop.state), stop.seat)
                prompts[here] = prompts.get(here, 0) + 1
            assert last + 1 < self.cap, f"battle {seed} is not over after {self.cap} decisions"
            most = max(prompts.values())
            assert most <= self.game.prompts_per_round, f"battle {seed}: {most} prompts a round"

    def test_candidates_are_allowed(self) -> None:
        """Menus are never empty, have no doubles, keep their order, and hold what is allowed.

        One that says that there is more has something else then.
        """
        for seed in self.seeds():
            rng = Rng(seed)
            for stop in stops(self.game, seed, self.cap):
                if not self._sampled(stop):
                    self._can_be_answered(stop)
                    continue
                menu = stop.question.candidates(stop.state, stop.seat)
                assert len(menu) > 0, f"{stop.question} offers nothing"
                assert list(menu) == list(stop.question.candidates(stop.state, stop.seat))
                shown = [self.game.codec.encode(action) for action in menu]
                if not whole(menu):
                    more = stop.question.more(stop.state, stop.seat, len(menu))
                    assert more, f"{stop.question} says that there is more, and there is not"
                    shown += [self.game.codec.encode(action) for action in more]
                assert len(set(shown)) == len(shown), f"{stop.question} offers something twice"
                for action in map(self.game.codec.action, shown[:MENU]):
                    refusal = self.game.check(stop.state, stop.seat, action)
                    assert refusal is None, f"{action} is offered and refused: {refusal}"
                for _ in range(3):
                    action = stop.question.propose(stop.state, stop.seat, rng)
                    refusal = self.game.check(stop.state, stop.seat, action)
                    assert refusal is None, f"{action} is proposed and refused: {refusal}"

    def _can_be_answered(self, stop: Stop) -> None:
        """No dead end: a question has an answer, and it is allowed when it comes as JSON.

        Questions in which a seat acts in any order have long menus: those are looked at whole
        where they are sampled, and one proposal stands for them elsewhere.
        """
        if len(stop.question.actions) >= BROAD:
            menu: Sequence[Action] = [
                stop.question.propose(stop.state, stop.seat, Rng(stop.number))
            ]
        else:
            menu = stop.question.candidates(stop.state, stop.seat)
        assert len(menu) > 0, f"{stop.question} offers nothing"
        for action in (menu[0], menu[-1]):
            again = self.game.codec.action(self.game.codec.encode(action))
            refusal = self.game.check(stop.state, stop.seat, again)
            assert refusal is None, f"{action} is offered and refused: {refusal}"

    def test_forms_describe_the_actions(self) -> None:
        """Every form is of a kind that answers, and its fields are the fields of that kind."""
        for seed in self.seeds():
            for stop in stops(self.game, seed, self.cap):
                if not self._sampled(stop):
                    continue
                decision = stop.question.ask(stop.state)
                assert set(stop.question.who(stop.state)) == set(decision.seats)
                assert decision.mode == stop.question.mode
                assert decision.forms, f"{stop.question} has no form"
                for form in decision.forms:
                    kind = self.game.codec.action_kinds[form.action]
                    assert kind in stop.question.actions, f"{form.action} does not answer"
                    names = {field.name for field in msgspec.structs.fields(kind)}
                    needed = {f.name for f in msgspec.structs.fields(kind) if f.required}
                    described = {field.name for field in form.fields}
                    assert needed <= described <= names, f"{form.action}: {described} of {names}"

    def test_other_seats_are_refused(self) -> None:
        """Nobody answers for another seat."""
        for seed in self.seeds():
            for stop in stops(self.game, seed, self.cap):
                if not self._sampled(stop):
                    continue
                action = stop.question.candidates(stop.state, stop.seat)[0]
                asked = stop.question.who(stop.state)
                for seat in (*range(len(stop.state.seats)), -1, len(stop.state.seats), 10**9):
                    if seat not in asked:
                        assert self.game.check(stop.state, seat, action) is not None
                assert self.game.check(stop.state, None, action) is not None

    def test_states_survive_json(self) -> None:
        """Every state is the same after JSON, and sound, and its bases do not overlap."""
        for seed in self.seeds():
            for stop in stops(self.game, seed, self.cap):
                codec = self.game.codec
                data = codec.encode(stop.state)
                again = codec.state(data)
                assert again == stop.state
                assert codec.encode(again) == data
                faults = list(self.game.faults(stop.state))
                assert not faults, f"battle {seed}, decision {stop.number}: {faults}"
                layout = self.game.layout(stop.state)
                if layout is not None:
                    overlapping = self.game.overlapping(stop.state)
                    assert not overlapping, f"battle {seed}: bases overlap: {overlapping}"

    def test_same_seed_same_battle(self) -> None:
        """Set-up, answers and dice decide everything."""
        for seed in self.seeds():
            first = played(self.game, seed, self.cap)
            second = played(self.game, seed, self.cap)
            assert first.save() == second.save()

    def test_replay_is_the_battle(self) -> None:
        """A saved battle loads, verifies, and is refused or found out when it is changed."""
        for seed in self.seeds():
            match = played(self.game, seed, self.cap, dice="committed", secret=f"secret {seed}")
            again = load(match.save())
            assert again.state == match.state
            assert again.save() == match.save()
            verdict = verify(again)
            assert verdict.ok, f"battle {seed}, entry {verdict.entry}: {verdict.reason}"

    def test_battles_go_on_from_a_save(self) -> None:
        """A battle saved anywhere goes on as if nothing had happened."""
        for seed in self.seeds():
            whole = played(self.game, seed, self.cap)
            for part in sorted({1, 2, len(whole.log) // 3, len(whole.log) - 2}):
                match = load(played(self.game, seed, max(0, part)).save())
                for entry in whole.log[len(match.log) :]:
                    match.play(entry.action, entry.seat)
                assert match.state == whole.state
                assert match.save() == whole.save()

    def test_undo_restores_the_state(self) -> None:
        """Taken back, everything stands as it stood."""
        for seed in self.seeds():
            match = played(self.game, seed, 25)
            states = {number: match.state_after(number) for number in match.targets()}
            while len(match.targets()) > 1:
                before = match.targets()[-2]
                match.undo()
                assert match.state == states[before]
            assert verify(match).ok

    def test_views_keep_secrets(self) -> None:
        """A seat cannot tell an imagined state from the true one, nor see others' events."""
        for seed in self.seeds():
            rng = Rng(seed)
            for stop in stops(self.game, seed, self.cap):
                if not self._sampled(stop):
                    continue
                codec = self.game.codec
                spectator = self.game.view(stop.state, None)
                assert codec.state(codec.encode(spectator)) == spectator
                for seat in range(len(stop.state.seats)):
                    view = self.game.view(stop.state, seat)
                    assert codec.state(codec.encode(view)) == view
                    assert self.game.view(view, seat) == view
                    imagined = self.game.imagine(view, seat, rng)
                    assert not list(self.game.faults(imagined))
                    assert self.game.view(imagined, seat) == view, f"seat {seat}: {stop.question}"
                    assert not any(
                        isinstance(action, Unseen) for _, action in imagined.sealed.answers
                    )
                    if seat in stop.question.who(stop.state):
                        assert self.game.question(imagined) == stop.question

    def test_texts_exist_in_all_languages(self) -> None:
        """Everything a battle shows can be said in English, Dutch and German."""
        game = self.game
        shown = [game.title, list(game.scenarios()), list(game.options), list(game.policies)]
        assert not unsaid(shown)
        for seed in self.seeds():
            match = played(game, seed, self.cap)
            for number, entry in enumerate(match.log):
                if number % 41 == 0 or number == len(match.log) - 1:
                    faults = unsaid_by(game, match.state_after(number), entry.events)
                    assert not faults, faults[:5]

    def test_events_cite_rules_that_exist(self) -> None:
        """Every rule that an event, a refusal or a decision cites is in a rulebook."""
        from slagveld.kernel.house import HOUSE

        for seed in self.seeds():
            match = played(self.game, seed, self.cap)
            cited = {event.rule for entry in match.log for event in entry.events}
            cited |= {entry.barrier for entry in match.log}
            for stop in stops(self.game, seed, self.cap):
                decision = stop.question.ask(stop.state)
                cited |= {decision.rule, *(form.rule for form in decision.forms)}
            for rule in sorted(cited - {""}):
                assert rule in self.game.rulebook or rule in HOUSE, f"{rule} does not exist"

    def test_hostile_actions_change_nothing(self) -> None:
        """Whatever a client sends is refused or allowed, never an exception."""
        game = self.game
        tries = len(few(self.hostile, soak=10))
        rng = Rng(99)
        while tries > 0:
            for stop in stops(game, rng.randrange(10**6), self.cap):
                if not self._sampled(stop) or tries <= 0:
                    continue
                tries -= self._attack(stop, rng)

    def _attack(self, stop: Stop, rng: Rng) -> int:
        """Throw a handful of hostile actions at one decision; how many."""
        game = self.game
        before = game.codec.encode(stop.state)
        menu = stop.question.candidates(stop.state, stop.seat)
        plain = game.codec.builtins(menu[rng.randrange(len(menu))])
        thrown = 0
        for hurt in broken(plain):
            thrown += 1
            assert self._refused(stop, hurt), f"{hurt} is no action, yet it was taken"
        for _ in range(25):
            thrown += 1
            self._refused(stop, twisted(plain, rng))
        for kind in game.codec.action_kinds.values():
            thrown += 1
            self._refused(stop, {"type": kind.__name__})
        assert game.codec.encode(stop.state) == before
        return thrown

    def _refused(self, stop: Stop, plain: Any) -> bool:
        """Whether an action as plain data is refused; if it is allowed, it can be carried out."""
        from slagveld.kernel.codec import MalformedError
        from slagveld.kernel.shell import SHELL

        try:
            action: Action = self.game.codec.action(plain)
        except MalformedError:
            return True
        if isinstance(action, SHELL):
            return True
        if self.game.check(stop.state, stop.seat, action) is not None:
            return True
        self.game.apply(stop.state, stop.seat, action, Seeded(1))
        return False

    def test_bad_bytes_are_refused(self) -> None:
        """Bytes that are no action get one sentence."""
        match = played(self.game, 5, 3)
        before = match.save()
        for data in bad_bytes():
            with pytest.raises(RefusedError):
                match.play_json(data, 0)
        assert match.save() == before

    def _sampled(self, stop: Stop) -> bool:
        """Every decision of the beginning, then one in nineteen, others in every battle.

        A soak looks at no more of each battle, but at fifty times as many battles, so that
        every number of decision has its turn and it still ends within the hour.
        """
        return stop.number < 12 or (stop.number + stop.seed) % 19 == 0

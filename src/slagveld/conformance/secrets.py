"""Secrets are kept: a seat cannot find out what it may not see, whatever it asks.

Two battles with the same log, whose states differ only in what a seat may not see: the true one
and one that the seat imagines. Everything that the seat can ask of them has the same answer.
"""

import copy
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from slagveld.conformance.hostile import twisted
from slagveld.conformance.under_test import UnderTest
from slagveld.conformance.walk import Stop, played, setups, stops
from slagveld.kernel import shell, standing
from slagveld.kernel.box import DiceBox
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Partial
from slagveld.kernel.dice import Draw, Rng, Seeded
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.override import Change
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import OptionValue
from slagveld.kernel.state import with_policy
from slagveld.record import replace

MENU = 12
"""Candidates of one decision that are tried."""
TWISTED = 12
"""Hostile actions tried at one decision."""
SECRETIVE = 120
"""Decisions of a battle with options and settings at random."""
HIDDEN_PLACES = 6
"""Hidden places of a state that proposals guess at."""


class SecretsKept(UnderTest):
    """Part of the conformance suite (`suite.Conformance`)."""

    def seeds(self) -> range:
        """The seeds of the random battles."""
        raise NotImplementedError

    def test_nothing_that_is_asked_tells_a_secret(self) -> None:
        """Decision, menu, refusals, previews, proposals, forms, views: the same for both."""
        table = self.game.match()
        for seed in self.seeds():
            rng = Rng(seed)
            for stop in (*stops(self.game, seed, self.cap), *secretive(self.game, seed)):
                for match, seat in _hiding(table, stop, rng):
                    difference = told_apart(match, twin_of(match, seat, rng), seat, rng)
                    assert difference is None, f"battle {seed}, {stop.number}: {difference}"

    def test_cards_to_type_tell_no_secret(self) -> None:
        """Whoever types a card is offered the same and refused the same, whatever others hold."""
        table = self.game.match()
        for seed in self.seeds():
            rng = Rng(seed)
            for stop in (*stops(self.game, seed, self.cap), *secretive(self.game, seed)):
                for match, seat in _hiding(table, stop, rng, every=True):
                    if seat == stop.seat:
                        action = stop.question.propose(match.state, seat, rng)
                        difference = cards_apart(match, twin_of(match, seat, rng), seat, action)
                        assert difference is None, f"battle {seed}, {stop.number}: {difference}"

    def test_set_dice_tell_no_secret(self) -> None:
        """Whether other dice may be proposed for what happened does not depend on secrets."""
        for seed in self.seeds():
            match = played(self.game, seed, 40)
            for seat in match.state.players():
                twin = copy.copy(match)
                rng = Rng(seed)
                twin._history = [  # noqa: SLF001 - the same log, another hidden past
                    twin_state(self.game, state, seat, rng)
                    for state in map(match.state_after, range(len(match.log)))
                ]
                for number in match.targets():
                    for rolls in _guessed_rolls(match.log[number].rolls):
                        action = shell.SetDice(number, rolls)
                        assert match.check(action, seat) == twin.check(action, seat), (
                            f"battle {seed}, seat {seat}: {action}"
                        )


@lru_cache(maxsize=16)
def secretive(game: Game[Any], seed: int) -> tuple[Stop, ...]:
    """The decisions of a battle in which every option and every setting is left to chance.

    Much of what is hidden comes only by an option (cards face down), or by a setting (a sealed
    answer that is else given by itself).
    """
    return tuple(_secretive(game, Rng(f"secrets {seed}"), seed))


def _secretive(game: Game[Any], rng: Rng, seed: int) -> Iterator[Stop]:
    dice = Seeded(seed)
    state = _begun(game, rng, dice)
    state = with_policies(game, state, state.players(), rng)
    for number in range(SECRETIVE):
        question = game.question(state)
        if question is None:
            return
        stop = Stop(game, state, question, seed, number)
        yield stop
        action = question.propose(state, stop.seat, rng)
        state = game.apply(state, stop.seat, action, dice).state


def _begun(game: Game[Any], rng: Rng, dice: Seeded) -> Any:
    """A battle with options drawn at random; some do not go together and are drawn again."""
    while True:
        setup = setups(game, rng)
        options: dict[str, OptionValue] = dict(setup.options)
        for option in game.options:
            if isinstance(option.default, bool):
                options[option.key] = rng.random() < 0.5
            elif option.choices:
                options[option.key] = option.choices[int(rng.random() * len(option.choices))].key
        try:
            return game.begin(replace(setup, options=options), dice).state
        except RefusedError:
            continue


def _hiding(
    table: Match[Any], stop: Stop, rng: Rng, *, every: bool = False
) -> Iterator[tuple[Match[Any], int]]:
    """The battle at a decision, for each player from whom something is hidden.

    Where the game hides something, every decision of the beginning, then one in thirteen; where
    only settings are hidden, which the seats have made here, few of each battle.
    """
    game, state = stop.game, stop.state
    match = copy.copy(table)
    match.state = with_policies(game, state, state.players(), rng)
    number = stop.number + stop.seed
    often = stop.number < 12 or number % 13 == 0
    bare = replace(state, policies=())
    for seat in state.players():
        if game.view(bare, seat) != bare:
            looked = often or every
        else:
            looked = not every and number % 61 == 0 and seat in (0, stop.seat)
        if looked:
            yield match, seat


def with_policies(game: Game[Any], state: Any, seats: tuple[int, ...], rng: Rng) -> Any:
    """A state in which some of these seats have set stops and automatic answers."""
    for seat in seats:
        for form in game.policies:
            if rng.random() < 0.5:
                choice = form.choices[int(rng.random() * len(form.choices))]
                state = with_policy(state, seat, form.key, choice.key)
    return state


def twin_state(game: Game[Any], state: Any, seat: int, rng: Rng) -> Any:
    """A state that a seat cannot tell from this one; others have set other policies, too."""
    twin = game.imagine(game.view(state, seat), seat, rng)
    others = tuple(other for other in state.players() if other != seat)
    return with_policies(game, twin, others, rng)


def twin_of(match: Match[Any], seat: int, rng: Rng) -> Match[Any]:
    """A battle with the same log that a seat cannot tell from this one."""
    twin = copy.copy(match)
    twin.state = twin_state(match.game, match.state, seat, rng)
    return twin


def told_apart(match: Match[Any], twin: Match[Any], seat: int, rng: Rng) -> str | None:
    """What a seat can ask that has another answer in its battle's twin; None: nothing."""
    game = match.game
    for eye in (seat, None):
        if match.view(eye) != twin.view(eye):
            return f"view of {eye}: {_places(game, match.view(eye), twin.view(eye))[:5]}"
        if match.decision_for(eye) != twin.decision_for(eye):
            return f"decision for {eye}: {match.decision_for(eye)} {twin.decision_for(eye)}"
        if match.story(eye) != twin.story(eye):
            return f"story of {eye}"
    if game.scene(match.view(seat), seat) != game.scene(twin.view(seat), seat):
        return f"scene of {seat}"
    if _ruler(match) != _ruler(twin):
        return f"ruler: {_ruler(match)} {_ruler(twin)}"
    if match.standing_forms(seat) != twin.standing_forms(seat):
        return f"standing forms of {seat}"
    opened = match.decision
    asked = opened is not None and seat in opened.waiting_for
    menu: list[Action] = list(opened.candidates(seat)) if asked and opened is not None else []
    if asked and twin.decision is not None and menu != list(twin.decision.candidates(seat)):
        return f"menu of {seat}: {game.question(match.state)}"
    for action in (*menu[:MENU], *_tries(match, menu, seat, rng)):
        said, other = match.check(action, seat), twin.check(action, seat)
        if said != other:
            return f"check of {action} by {seat}: {said}, {other}"
    for partial in _halves(match, menu[:MENU], rng) if asked else ():
        if match.preview(partial, seat) != twin.preview(partial, seat):
            return f"preview of {partial} by {seat}"
    return None


def cards_apart(match: Match[Any], twin: Match[Any], seat: int, action: Action) -> str | None:
    """How a real card that is due after an action differs in the battle's twin; None: it does not.

    The twin differs in nothing but what is hidden: what others answer by themselves stays out.
    """
    waiting: list[Match[Any]] = []
    for each in (match, twin):
        table = copy.copy(each)
        table.log, table.box = list(each.log), DiceBox(kind="typed")
        table.state = replace(each.state, policies=())
        if table.check(action, seat) is not None:
            return f"{action} by {seat}"
        table.take(seat, action)
        due = table.waiting
        if due is None or not isinstance(due.request, Draw) or due.request.seat != seat:
            return None
        waiting.append(table)
    one, other = waiting
    if one.decision_for(seat) != other.decision_for(seat):
        return f"card due: {one.decision_for(seat)} {other.decision_for(seat)}"
    named = [table.waiting.request for table in waiting if table.waiting is not None]
    keys = {key: None for request in named if isinstance(request, Draw) for key in request.items}
    for key in (*keys, "nonsense"):
        card = shell.TypeCard(key)
        if one.check(card, seat) != other.check(card, seat):
            return f"{card}: {one.check(card, seat)} {other.check(card, seat)}"
    return None


def _ruler(match: Match[Any]) -> Any:
    """What may be measured: at a shared table who is not asked measures as far as who is."""
    opened = match.decision
    return None if opened is None else opened.described.measuring


def _tries(match: Match[Any], menu: list[Action], seat: int, rng: Rng) -> Iterator[Action]:
    """Whatever else a seat may try: hostile answers, standing actions, dice, proposals."""
    codec = match.game.codec
    plain = [codec.builtins(action) for action in menu[:MENU]]
    for number in range(TWISTED if plain else 0):
        try:
            yield codec.action(twisted(plain[number % len(plain)], rng))
        except MalformedError:
            continue
    for kind in codec.action_kinds.values():
        try:
            yield codec.action({"type": kind.__name__})
        except MalformedError:
            continue
    yield shell.TypeDice((1,))
    yield shell.TypeCard("1")
    yield shell.TakeBack(0)
    for form in match.game.policies:
        yield standing.SetPolicy(form.key, form.choices[-1].key)
    for change in _guesses(match, seat, rng):
        yield shell.Override((change,))


def _guesses(match: Match[Any], seat: int, rng: Rng) -> Iterator[Change]:
    """Changes of what is hidden from a seat, with right and wrong words for what stands there."""
    game = match.game
    truth = msgspec.json.decode(game.codec.encode(match.state))
    seen = msgspec.json.decode(game.codec.encode(match.view(seat)))
    hidden = list(_differing(truth, seen, ""))
    rng.shuffle(hidden)
    for path, old, shown in hidden[:HIDDEN_PLACES]:
        for guess in (old, shown, 0, "x", None):
            yield Change(path, guess, old)
            yield Change(path, guess, shown)
            yield Change(path, guess, None, "remove")
            yield Change(path, guess, old, "insert")


def _differing(truth: Any, seen: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """The places at which plain data differ, whole ones and their smallest parts."""
    if truth == seen:
        return
    yield path, truth, seen
    if isinstance(truth, dict) and isinstance(seen, dict):
        for name in truth:
            yield from _differing(truth[name], seen.get(name), f"{path}/{name}")
    elif isinstance(truth, list) and isinstance(seen, list):
        for number, value in enumerate(truth):
            shown = seen[number] if number < len(seen) else None
            yield from _differing(value, shown, f"{path}/{number}")


def _places(game: Game[Any], one: Any, other: Any) -> list[str]:
    plain = [msgspec.json.decode(game.codec.encode(state)) for state in (one, other)]
    return [path for path, _, _ in _differing(plain[0], plain[1], "")]


def _halves(match: Match[Any], menu: list[Action], rng: Rng) -> Iterator[Partial]:
    """Half-filled actions: nothing, then each field more, then all."""
    kinds: dict[str, Action] = {}
    for action in menu:
        kinds.setdefault(type(action).__name__, action)
    for name, action in kinds.items():
        plain = match.game.codec.builtins(action)
        values = {key: value for key, value in plain.items() if key != "type"}
        keys = list(values)
        for count in range(len(keys) + 1):
            yield Partial(name, {key: values[key] for key in keys[:count]})
        if keys:
            key = keys[int(rng.random() * len(keys))]
            yield Partial(name, {**values, key: twisted(values[key], rng)})


def _guessed_rolls(rolls: tuple[tuple[int, ...], ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if rolls:
        yield rolls
        yield rolls[:1]
        yield (tuple(1 for _ in rolls[0]),)
        yield (*rolls, (1,), (1,))
        yield ((*rolls[0], 1),)
        yield tuple(tuple(10**6 for _ in roll) for roll in rolls)

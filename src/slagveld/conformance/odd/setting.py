"""Set-ups by lot: any scenario, any number of players, every option, armies and tables."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from slagveld.conformance.odd.arming import odd_army, spoilt
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import Kit, LaidPiece, LaidTable
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kernel.state import Seat
from slagveld.record import replace

T = TypeVar("T")

ATTEMPTS = 5
"""Set-ups that are thought of before a scenario is played as it stands."""
PIECES = 8
"""Pieces of scenery that are tried on a table laid by lot."""


class Refused(msgspec.Struct):
    """How many set-ups were refused, each in one sentence."""

    count: int = 0


def odd_setup(game: Game[Any], rng: Rng, refused: Refused) -> Setup:
    """A set-up that the game takes. What it refuses on the way, it refuses by a rule.

    Where it refuses one, an option is left away and it is asked again; when none is left, armies
    and table are thought of anew.
    """
    for attempt in range(ATTEMPTS):
        setup = _thought_of(game, rng, plain=attempt == ATTEMPTS - 1)
        while True:
            try:
                game.first_state(setup)
            except RefusedError as error:
                if not error.refusal.rule:
                    raise AssertionError(f"{setup}: refused without a rule") from error
                refused.count += 1
            else:
                return setup
            usual = game.among_bots
            chosen = {k: v for k, v in setup.options.items() if usual.get(k) != v}
            if not chosen:
                break
            away = sorted(chosen)[rng.randrange(len(chosen))]
            kept = {key: value for key, value in chosen.items() if key != away}
            setup = replace(setup, options={**usual, **kept})
    scenario = _scenario(game, rng)
    return game.setup_for_bots(scenario.key, players=_of(scenario.players, rng))


def _thought_of(game: Game[Any], rng: Rng, *, plain: bool) -> Setup:
    """A set-up; a plain one has the armies and the table of its scenario."""
    scenario = _scenario(game, rng)
    seats = _seats(min(_of(scenario.players, rng), _of(scenario.players, rng)), rng)
    often = rng.choice((0.3, 0.6, 0.9))
    options: dict[str, OptionValue] = {
        option.key: _value(option, rng) for option in game.options if rng.random() < often
    }
    own = not plain and rng.random() < 0.8
    laid = not plain and rng.random() < 0.45
    return game.setup_for_bots(
        scenario.key,
        seats=seats,
        armies=_armies(game, seats, rng) if own else (),
        options=options,
        table=_table(game, rng) if laid else None,
    )


def _scenario(game: Game[Any], rng: Rng) -> Scenario:
    return _of(game.scenarios(), rng)


def _seats(players: int, rng: Rng) -> tuple[Seat, ...]:
    """Everybody for himself, or on sides by lot; now and then with a leader."""
    sides = list(range(players))
    if players > 2 and rng.random() < 0.3:
        sides = [rng.randrange(2) for _ in range(players)]
    seats = [Seat(f"Player {number + 1}", side) for number, side in enumerate(sides)]
    if rng.random() < 0.1:
        seats.append(Seat("Leader", 0, leader=True))
    return tuple(seats)


def _value(option: Option, rng: Rng) -> OptionValue:
    """A value of an option: any choice; numbers mostly small, seldom the largest."""
    if isinstance(option.default, bool):
        return rng.random() < 0.7
    if isinstance(option.default, int):
        lot = rng.random()
        if lot < 0.5:
            return max(option.least, min(option.most, rng.randint(1, 8)))
        if lot < 0.6:
            return option.least
        return option.most if lot < 0.65 else rng.randint(option.least, option.most)
    return _of(option.choices, rng).key


def _armies(game: Game[Any], seats: tuple[Seat, ...], rng: Rng) -> tuple[Any, ...]:
    muster = game.muster()
    if muster is None:
        return ()
    armies: list[Any] = []
    for seat in seats:
        army = None if seat.leader else odd_army(game.key, muster, rng)
        if army is None:
            ready = muster.ready()
            army = None if seat.leader or rng.random() < 0.2 else _of(ready, rng)
        spoil = army is not None and rng.random() < 0.02
        if army is None:
            armies.append(None)
        else:
            armies.append(spoilt(army, rng) if spoil else msgspec.to_builtins(army))
    return tuple(armies)


def _table(game: Game[Any], rng: Rng) -> Any:
    """A table laid by lot from the game's box of scenery; None when it has none."""
    kit = game.kit()
    if kit is None:
        return None
    width, depth = _sides(kit, rng)
    laid = LaidTable(width=width, depth=depth, ground=_of(kit.grounds, rng))
    table: Any = None
    try:
        table = game.lay(laid)
    except RefusedError:
        return None
    for _ in range(rng.randint(0, PIECES)):
        more = replace(laid, pieces=(*laid.pieces, _piece(kit, laid, rng)))
        try:
            table = game.lay(more)
            laid = more
        except RefusedError:
            continue
    return table


def _sides(kit: Kit, rng: Rng) -> tuple[int, int]:
    """Width and depth: often as small as may be, for there everybody meets soon."""
    lot = rng.random()
    if lot < 0.5:
        return kit.least, kit.least
    if lot < 0.7:
        return kit.width, kit.depth
    return rng.randint(kit.least, kit.most), rng.randint(kit.least, kit.most)


def _piece(kit: Kit, laid: LaidTable, rng: Rng) -> LaidPiece:
    shape = _of(kit.pieces, rng)
    plain = rng.random() < 0.6
    return LaidPiece(
        key=shape.key,
        x=rng.randint(0, laid.width),
        y=rng.randint(0, laid.depth),
        facing=rng.choice((0, 0, 900, rng.randrange(3600))),
        width=shape.width if plain else rng.randint(shape.least, shape.most),
        depth=shape.depth if plain else rng.randint(shape.least, shape.most),
    )


def _of(items: Sequence[T], rng: Rng) -> T:
    return items[rng.randrange(len(items))]

"""Scenarios that players write: what is tried with them in every game."""

import msgspec

import slagveld
from slagveld import data
from slagveld.bots import maker
from slagveld.kernel.dice import Rng
from slagveld.kernel.verify import verify

MOST = 4000


def sheet_like(key, base, **changes):
    """A ready-made scenario with other values, under a key of its own; None takes one away."""
    ready = slagveld.game(key).scenario_maker().sheet(base)
    sheet = {**ready, "key": "mine", "title": "Mine", **changes}
    return {name: value for name, value in sheet.items() if value is not None}


def faults_of(key, sheet):
    """Field and sentence of everything that is wrong with a sheet."""
    read = slagveld.game(key).scenario_maker().read(msgspec.json.encode(sheet), "mine.json")
    assert bool(read.refusals) != (read.scenario is not None)
    return [(one.field, one.text.key) for one in read.refusals]


def begun(game, scenario, decisions, seed=5):
    """A battle some random answers on."""
    match, rng = game.match(scenario, seed=seed), Rng("begun")
    while decisions and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        match.play(decision.propose(rng, seat), seat)
        decisions -= 1
    return match


def told(match):
    """What happened, whatever the scenario is called."""
    return [(entry.action, entry.rolls, entry.events) for entry in match.log]


def check_ready(key, scenario):
    """A ready-made scenario goes through a file, and its battle is the same to the mark."""
    game = slagveld.game(key)
    maker_of = game.scenario_maker()
    written = data.dumps(maker_of.sheet(scenario), flat=True)
    read = maker_of.read(written, "ready.yaml")
    assert read.refusals == ()
    ready = begun(game, scenario, 25)
    again = begun(game, read.sheet, 25)
    assert again.setup == ready.setup
    assert [entry.mark for entry in again.log] == [entry.mark for entry in ready.log]
    copy = begun(game, {**read.sheet, "key": "copy"}, 25)
    assert told(copy) == told(ready)
    assert copy.state.written != ready.state.written


def won(key, sheet, seed):
    """The battle that greedy bots fight on a sheet, to its end."""
    game = slagveld.game(key)
    bots = [maker("greedy")() for _ in range(2)]
    rngs = [Rng(f"{seed}/{seat}") for seat in range(2)]
    match = game.match(sheet, seed=seed)
    for _ in range(MOST):
        if match.decision is None:
            break
        seat = match.decision.waiting_for[0]
        match.play(bots[seat].answer(game, match.view(seat), seat, rngs[seat]), seat)
    return match


def check_kept(match):
    """A battle on a written scenario is kept, loaded without any file, and verified."""
    again = slagveld.load(match.save())
    assert again.setup == match.setup
    assert again.state == match.state
    assert verify(again).reason is None
    assert again.game.scenario_of(again.setup).title.en == "Mine"

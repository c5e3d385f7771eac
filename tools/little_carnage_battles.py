"""Write a battle of Little Carnage at a moment worth looking at, for pictures and browser tests.

Usage: `python tools/little_carnage_battles.py march|melee|shot|machine|clash FILE`.

`march`: Anna's spearmen have room to move, with a hedge at their side. `melee`: her spearmen
stand against two orcs, of whom one will fall although they defend fully. `shot`: her crossbows
have goblins before them, and will fell one. `machine`: her cannon has a column of orcs in its
field of fire, and will hit. `clash`: two armies that have met.
Chance is bound to seeds; the first that leads to what is wanted is taken.
"""

import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from slagveld.bots.greedy import GreedyBot
from slagveld.games.little_carnage.activation import Activation
from slagveld.games.little_carnage.cards import card
from slagveld.games.little_carnage.catalogue import INCH
from slagveld.games.little_carnage.field import Field
from slagveld.games.little_carnage.machines import Fire
from slagveld.games.little_carnage.melee import Strike
from slagveld.games.little_carnage.model import LittleCarnageState
from slagveld.games.little_carnage.pieces import made
from slagveld.games.little_carnage.reacting import DefendFully, DefendNormally
from slagveld.games.little_carnage.regiment import Regiment, Round
from slagveld.games.little_carnage.shooting import Shoot
from slagveld.games.little_carnage.stand import Model, Stand
from slagveld.games.little_carnage.turn import (
    ActivationEnds,
    LateSpells,
    NextCard,
    RoundEnds,
    Rounds,
)
from slagveld.kernel import save
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Action
from slagveld.kernel.kit import LaidPiece
from slagveld.kernel.log import full_mark
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.state import Seat
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain

SEATS = (Seat("Anna", 0), Seat("Bram", 1))
TRIES = 5_000
NORTH, SOUTH = 2700, 900
SIDE = 30 * INCH
MANY = 12
"""Models on the table that make a picture of a battle."""

Battle = Match[Any]
Troop = tuple[int, str, tuple[tuple[float, float], ...]]
"""Seat, card, and a place in inches for each model; all look at the enemy's edge."""


def started(seed: str, **options: Any) -> Battle:
    """A battle of two people at one screen."""
    return Match.start(
        find("little-carnage"),
        "first-blood",
        seed=seed,
        seats=SEATS,
        options=options,
        take_back="free",
    )


# Small situations


def hedge(x: float, y: float) -> Terrain:
    """A hedge from east to west with its middle at a place in inches."""
    place = (round(x * INCH), round(y * INCH))
    return made(1, LaidPiece(key="hedge", x=place[0], y=place[1], facing=0, width=1500, depth=100))


def model(stand: Stand, stands: Sequence[Stand]) -> Model:
    """The model on a stand, numbered where its regiment has several."""
    fellows = [other.id for other in stands if other.regiment == stand.regiment]
    number = fellows.index(stand.id) + 1 if len(fellows) > 1 else 0
    return Model(id=stand.id, regiment=stand.regiment, stand=stand.id, number=number)


def arranged(
    state: LittleCarnageState, troops: Sequence[Troop], terrain: Sequence[Terrain] = ()
) -> LittleCarnageState:
    """These regiments in place of the armies; the first is activated, the rest comes later."""
    regiments: list[Regiment] = []
    stands: list[Stand] = []
    for number, (seat, key, places) in enumerate(troops, 101):
        done = Round(activated=number == 101)
        regiment = Regiment(id=number, seat=seat, card=card(key), count=len(places), round=done)
        regiments.append(regiment)
        for x, y in places:
            pose = Pose(round(x * INCH), round(y * INCH), SOUTH if seat else NORTH)
            stands.append(
                Stand(
                    id=2001 + len(stands),
                    seat=seat,
                    regiment=number,
                    sides=regiment.card.sides,
                    pose=pose,
                )
            )
    models = [model(each, stands) for each in stands]
    agenda = (
        Activation(seat=0),
        ActivationEnds(regiment=101),
        NextCard(),
        LateSpells(),
        RoundEnds(),
        Rounds(),
    )
    return msgspec.structs.replace(
        state,
        field=Field(Layout(SIDE, SIDE, tuple(terrain)), tuple(stands), tuple(models)),
        regiments=tuple(regiments),
        round=1,
        row=tuple([regiment.id for regiment in regiments]),
        deck=(),
        waiting=(),
        active=101,
        agenda=Agenda(tuple(reversed(agenda))),
        next_id=4000,
    )


def begun(state: LittleCarnageState, match: Battle, seed: int) -> Battle:
    """A battle that begins with a state at a question, with the dice of a seed."""
    codec = match.game.codec
    box = msgspec.structs.replace(match.box, seed=str(seed))
    begin = msgspec.structs.replace(match.log[0], rolls=(), events=())
    begin = msgspec.structs.replace(begin, mark=full_mark(codec, "", begin, state))
    found: Battle = Match(match.game, match.setup, box)
    found.adopt([begin], state)
    return found


def goes(match: Battle, *actions: Action) -> bool:
    """Whether these answers are allowed one after another."""
    for action in actions:
        if match.decision is None or match.check(action) is not None:
            return False
        match.play(action)
    return True


MARCH: tuple[Troop, ...] = (
    (0, "human-spearmen", ((12, 22), (13, 22), (14, 22), (13, 23))),
    (0, "human-knights", ((20, 24),)),
    (1, "orc-warriors", ((13, 6), (14, 6), (15, 6))),
)


def march_state(state: LittleCarnageState) -> LittleCarnageState:
    """A hedge lies at the left of the way."""
    return arranged(state, MARCH, (hedge(7, 19),))


MELEE: tuple[Troop, ...] = (
    (0, "human-spearmen", ((13, 16), (14, 16), (15, 16))),
    (1, "orc-warriors", ((13.5, 15), (14.5, 15))),
    (1, "goblins", ((20, 6), (21, 6))),
)


def felled(match: Battle) -> bool:
    """Whether an orc falls to them although he is in full defence."""
    goes(match, Strike(2004), DefendFully())
    return 2004 not in match.state.field.by_id


SHOT: tuple[Troop, ...] = (
    (0, "human-crossbows", ((13, 20), (14, 20), (15, 20))),
    (1, "goblins", ((13, 13), (14, 13), (15, 13))),
    (1, "orc-warriors", ((22, 6), (23, 6))),
)


def shot_down(match: Battle) -> bool:
    """Whether the goblin in front falls."""
    goes(match, Shoot(2005), DefendNormally())
    return 2005 not in match.state.field.by_id


MACHINE: tuple[Troop, ...] = (
    (0, "dwarf-cannon", ((15, 24),)),
    (0, "dwarf-warriors", ((18, 24), (19, 24))),
    (1, "orc-warriors", ((15, 12), (15, 11), (15, 10), (16, 11))),
)


def ploughed(match: Battle) -> bool:
    """Whether the ball hurts somebody of the column."""
    goes(match, Fire(2004, NORTH), DefendNormally())
    hurt = [model for model in match.state.models_of(103) if model.suffered]
    return bool(hurt) or len(match.state.models_of(103)) < 4


def situation(
    make: Callable[[LittleCarnageState], LittleCarnageState], is_wanted: Callable[[Battle], bool]
) -> Callable[[int], Battle | None]:
    """A moment that begins with a state, if what is wanted comes of it with the dice of a seed."""
    basis = started("basis")
    state = make(basis.state)

    def tried(seed: int) -> Battle | None:
        return begun(state, basis, seed) if is_wanted(begun(state, basis, seed)) else None

    return tried


# Two armies that have met


def clash(seed: int) -> Battle | None:
    """Two bots fight until the lines have met and Anna activates somebody who can strike."""
    match = started(f"clash-{seed}")
    bot, rng = GreedyBot(), Random(seed)
    while (decision := match.decision) is not None and match.state.round < 5:
        state, seat = match.state, decision.described.seats[0]
        names = [form.action for form in decision.described.forms]
        if state.round > 1 and len(state.field.models) < MANY:
            return None
        if seat == 0 and state.round > 1 and "Fight" in names:
            return match
        match.play(bot.answer(match.game, match.view(seat), seat, rng), seat)
    return None


MOMENTS: dict[str, Callable[[], Callable[[int], Battle | None]]] = {
    "march": lambda: situation(march_state, lambda match: match.decision is not None),
    "melee": lambda: situation(lambda state: arranged(state, MELEE), felled),
    "shot": lambda: situation(lambda state: arranged(state, SHOT), shot_down),
    "machine": lambda: situation(lambda state: arranged(state, MACHINE), ploughed),
    "clash": lambda: clash,
}


def main(words: Sequence[str]) -> int:
    """Write the first battle that comes to the moment; the exit code."""
    if len(words) != 2 or words[0] not in MOMENTS:
        print(f"usage: little_carnage_battles.py {'|'.join(MOMENTS)} FILE", file=sys.stderr)
        return 2
    moment = MOMENTS[words[0]]()
    for seed in count():
        match = moment(seed)
        if match is not None:
            Path(words[1]).write_bytes(save.dump(match, ("", "")))
            return 0
        if seed == TRIES:
            break
    print("No such moment found.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Write a battle of Little Carnage at a moment worth looking at, for pictures and browser tests.

Usage: `python tools/little_carnage_battles.py march|melee|shot|machine|clash FILE`.

`march`: Anna's spearmen have room to move, with a hedge at their side. `melee`: her spearmen
stand against two orcs, of whom one will fall although they defend fully. `shot`: her crossbows
have goblins before them, and will fell one. `machine`: her cannon has a column of orcs in its
field of fire, and will hit. `clash`: two armies that have met.
Chance is bound to seeds; the first that leads to what is wanted is taken.
"""

import sys
from collections.abc import Sequence

from moments import Battle, Moment, fought, goes, offered, situation, started, write
from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
)
from slagveld.games.little_carnage.core.book import INCH
from slagveld.games.little_carnage.core.cards import cards
from slagveld.games.little_carnage.core.field import Field
from slagveld.games.little_carnage.core.regiment import Model, Regiment, Round, Stand
from slagveld.games.little_carnage.core.state import LittleState
from slagveld.games.little_carnage.machines.war_machine import Fire
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.scenario.battlefield import shapes
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.turn.sequence import (
    ActivationEnds,
    LateSpells,
    NextCard,
    RoundEnds,
    Rounds,
)
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.scenery import LaidPiece
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain

TRIES = 5_000
NORTH, SOUTH = 2700, 900
SIDE = 30 * INCH
MANY = 12
"""Models on the table that make a picture of a battle."""

Troop = tuple[int, str, tuple[tuple[float, float], ...]]
"""Seat, card, and a place in inches for each model; all look at the enemy's edge."""


def first_blood(seed: str = "basis") -> Battle:
    """The two armies of the first scenario, at the first question."""
    return started("little-carnage", "first-blood", seed)


# Small situations


def hedge(x: float, y: float) -> Terrain:
    """A hedge from east to west with its middle at a place in inches."""
    place = (round(x * INCH), round(y * INCH))
    piece = LaidPiece(key="hedge", x=place[0], y=place[1], facing=0, width=1500, depth=100)
    return shapes()[piece.key].made(1, piece)


def model(stand: Stand, stands: Sequence[Stand]) -> Model:
    """The model on a stand, numbered where its regiment has several."""
    fellows = [other.id for other in stands if other.regiment == stand.regiment]
    number = fellows.index(stand.id) + 1 if len(fellows) > 1 else 0
    return Model(id=stand.id, regiment=stand.regiment, stand=stand.id, number=number)


def arranged(
    state: LittleState, troops: Sequence[Troop], terrain: Sequence[Terrain] = ()
) -> LittleState:
    """These regiments in place of the armies; the first is activated, the rest comes later."""
    regiments: list[Regiment] = []
    stands: list[Stand] = []
    for number, (seat, key, places) in enumerate(troops, 101):
        done = Round(activated=number == 101)
        regiment = Regiment(id=number, seat=seat, card=cards()[key], count=len(places), round=done)
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
    return replace(
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


MARCH: tuple[Troop, ...] = (
    (0, "human-spearmen", ((12, 22), (13, 22), (14, 22), (13, 23))),
    (0, "human-knights", ((20, 24),)),
    (1, "orc-warriors", ((13, 6), (14, 6), (15, 6))),
)


def march_state(state: LittleState) -> LittleState:
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


# Two armies that have met


def clash(seed: int) -> Battle | None:
    """Two bots fight until the lines have met and Anna activates somebody who can strike."""
    match = first_blood(f"clash-{seed}")
    for seat in fought(match, seed, before=5):
        state = match.state
        if state.round > 1 and len(state.field.models) < MANY:
            return None
        if seat == 0 and state.round > 1 and "Fight" in offered(match):
            return match
    return None


MOMENTS: dict[str, Moment] = {
    "march": situation(first_blood, march_state, lambda match: match.decision is not None),
    "melee": situation(first_blood, lambda state: arranged(state, MELEE), felled),
    "shot": situation(first_blood, lambda state: arranged(state, SHOT), shot_down),
    "machine": situation(first_blood, lambda state: arranged(state, MACHINE), ploughed),
    "clash": clash,
}

if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], MOMENTS, TRIES))

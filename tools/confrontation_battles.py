"""Write a battle of Confrontation at a moment worth looking at, for pictures and browser tests.

Usage: `python tools/confrontation_battles.py turn|fire|fight|hero|clash FILE`.

`turn`: Anna has drawn a card, her lancer faces a minotaur, and courage will hold. `fire`: her
riflemen have targets, and the first hits. `fight`: two conscripts against a goblin, who will fall
after a choice of blocks, with another goblin near. `hero`: Maren alone against two goblins who
will both hit her. `clash`: two armies of 200 points that have met.
Chance is bound to seeds; the first that leads to what is wanted is taken.
"""

import sys
from collections.abc import Sequence

from moments import Battle, Moment, fought, goes, offered, situation, started, write
from slagveld.games.confrontation.assault.charge_or_engagement import Charge
from slagveld.games.confrontation.blows.blocks import Block
from slagveld.games.confrontation.blows.thresholds import Strike
from slagveld.games.confrontation.core.book import CM
from slagveld.games.confrontation.core.field import Field
from slagveld.games.confrontation.core.figure import Figure
from slagveld.games.confrontation.core.state import Card, ClashState, Phase, in_fight
from slagveld.games.confrontation.melee.dice_allocation import AllocateDice
from slagveld.games.confrontation.shooting.fire_order import WaitTurn
from slagveld.games.confrontation.shooting.phase import Shoot
from slagveld.games.confrontation.terrain.scenery import shapes
from slagveld.games.confrontation.turn.activation import Activation, EndActivation
from slagveld.games.confrontation.turn.drawing_cards import (
    AfterDraw,
    DrawingTurns,
    DrawnCard,
    KeepDrawn,
    NextDrawer,
)
from slagveld.games.confrontation.turn.sequence import (
    PHASES,
    STEPS,
    BeginPhase,
    EndOfPhase,
    NextTurn,
)
from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.fields import Share
from slagveld.kernel.scenery import LaidPiece
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain

TRIES = 20_000
NORTH, SOUTH = 2700, 900
MANY = 10
"""Figures on the table that make a picture of a battle."""

Man = tuple[int, int, str, float, float]
"""Seat, card, profile, and a place in centimetres; a figure looks at the enemy's edge."""


def clashing(seed: str = "basis") -> Battle:
    """Two armies of 200 points, at the first question."""
    return started("confrontation", "clash", seed)


# Small situations


def figure(place: int, men: Sequence[Man]) -> Figure:
    """One of these figures where it is wanted, numbered where there are others of its name."""
    seat, card, key, x, y = men[place]
    pose = Pose(round(x * CM), round(y * CM), SOUTH if seat else NORTH)
    alike = [other for other, man in enumerate(men) if (man[0], man[2]) == (seat, key)]
    number = alike.index(place) + 1 if len(alike) > 1 else 0
    return Figure(id=2000 + place, seat=seat, card=card, key=key, number=number, pose=pose)


def rest_of_turn(phase: Phase) -> list[Step]:
    """What follows from the beginning of a phase on."""
    steps: list[Step] = []
    for each in PHASES[PHASES.index(phase) :]:
        steps += [BeginPhase(each), *[kind() for kind in STEPS[each]], EndOfPhase(each)]
    return [*steps, NextTurn()]


def moved() -> list[Step]:
    """Anna's last card is activated; then the rest of the turn."""
    return [Activation(0, (1001,)), *rest_of_turn("movement")[3:]]


def arranged(
    state: ClashState,
    men: Sequence[Man],
    phase: Phase,
    agenda: Sequence[Step],
    terrain: Sequence[Terrain] = (),
) -> ClashState:
    """These figures in place of the armies, in the first turn."""
    figures = [figure(place, men) for place in range(len(men))]
    cards = {man[1]: man for man in men}
    return replace(
        state,
        field=Field(Layout(120 * CM, 90 * CM, tuple(terrain)), tuple(figures)),
        cards=tuple(
            [
                Card(number, seat, key, sum([one.card == number for one in figures]))
                for number, (seat, _, key, _, _) in sorted(cards.items())
            ]
        ),
        round=1,
        phase=phase,
        winner=0,
        drawing=0,
        stack=(),
        reserves=(),
        waiting=(),
        agenda=Agenda(tuple(reversed(agenda))),
        next_id=4000,
    )


TURN: tuple[Man, ...] = (
    (0, 1001, "griffon-conscript", 40, 62),
    (0, 1001, "griffon-conscript", 45, 62),
    (0, 1002, "griffon-lancer", 60, 62),
    (1, 1003, "minotaur", 60, 40),
    (1, 1004, "sessair-warrior", 80, 38),
)
LANCER, MINOTAUR = 2002, 2003


def turn_state(state: ClashState) -> ClashState:
    """Anna has drawn her conscripts; the lancer's card is the only one in the stack."""
    after = rest_of_turn("movement")[3:]
    agenda = [DrawnCard(seat=0, card=1001), AfterDraw(seat=0), NextDrawer(), DrawingTurns(), *after]
    laid = arranged(state, TURN, "movement", agenda)
    return replace(laid, stack=(1002,))


def brave(match: Battle) -> bool:
    """Whether the lancer dares to charge the minotaur, and may choose his way."""
    goes(match, KeepDrawn(), Charge((LANCER,), (MINOTAUR,)))
    decision = match.decision
    asked = () if decision is None else decision.described.forms
    return any(form.action == "TakeWay" for form in asked)


FIRE: tuple[Man, ...] = (
    (0, 1001, "griffon-rifleman", 44, 62),
    (0, 1001, "griffon-rifleman", 50, 62),
    (1, 1003, "goblin-warrior", 44, 42),
    (1, 1003, "goblin-warrior", 60, 40),
    (1, 1004, "war-troll", 75, 40),
)


def fire_state(state: ClashState) -> ClashState:
    """The last moves before the shooting; a low wall lies before one of the targets."""
    wall = LaidPiece(key="low-wall", x=44 * CM, y=45 * CM, facing=0, width=800, depth=100)
    return arranged(state, FIRE, "movement", moved(), (shapes()[wall.key].made(1, wall),))


def deadly(match: Battle) -> bool:
    """Whether the first of two shots fells the goblin behind the wall."""
    named = (EndActivation(), WaitTurn(), Shoot(2000, 2002), Shoot(2001, 2003))
    return goes(match, *named) and match.state.figure(2002) is None


FIGHT: tuple[Man, ...] = (
    (0, 1001, "griffon-conscript", 57.5, 47.5),
    (0, 1001, "griffon-conscript", 60, 47.5),
    (1, 1003, "goblin-warrior", 58.75, 45),
    (1, 1003, "goblin-warrior", 62, 40),
)


def fight_state(state: ClashState) -> ClashState:
    """They stand in contact, and the last moves are to be made."""
    return arranged(state, FIGHT, "movement", moved())


def felled(match: Battle) -> bool:
    """Whether four attacks all hit, two are blocked in vain, and the goblin falls."""
    guarded = AllocateDice((Share("attack", 1, "2002"), Share("defence", 2, "2002")))
    attacks = AllocateDice((Share("attack", 2, "2000"), Share("attack", 2, "2001")))
    if not goes(match, EndActivation(), guarded, attacks, Strike(7, 2002)):
        return False
    if (
        len([b for b in (match.state.bout.blows if match.state.bout else ()) if b.fate == "hit"])
        < 4
    ):
        return False
    return goes(match, Block(("1", "2"))) and match.state.figure(2002) is None


HERO: tuple[Man, ...] = (
    (0, 1001, "inquisitor-maren", 58.75, 47.5),
    (1, 1003, "goblin-warrior", 57.5, 45),
    (1, 1003, "goblin-warrior", 60, 45),
)


def hero_state(state: ClashState) -> ClashState:
    """She stands in contact with both, and the last moves are to be made."""
    return arranged(state, HERO, "movement", moved())


def pressed(match: Battle) -> bool:
    """Whether she has the initiative, only defends, and is hit by both goblins."""
    wild = AllocateDice((Share("attack", 2, "2001"), Share("attack", 2, "2002")))
    guarded = AllocateDice((Share("defence", 3, "2000"),), (Share("defence", 1, "2000"),))
    if not goes(match, EndActivation(), wild, guarded, Strike(7, 2000)):
        return False
    blows = match.state.bout.blows if match.state.bout else ()
    hit_by = {blow.striker for blow in blows if blow.fate == "hit"}
    return len(hit_by) == 2 and match.decision is not None and match.decision.seats == (0,)


# Two armies that have met


def clash(seed: int) -> Battle | None:
    """Two bots fight until the lines have met and Anna activates somebody who can charge."""
    match = clashing(f"clash-{seed}")
    for seat in fought(match, seed, before=4):
        state = match.state
        fighting = sum([in_fight(state, one) for one in state.figures])
        if state.round > 1 and len(state.figures) < MANY:
            return None
        if seat == 0 and {"Walk", "Charge"} <= set(offered(match)) and fighting > 1:
            return match
    return None


MOMENTS: dict[str, Moment] = {
    "turn": situation(clashing, turn_state, brave),
    "fire": situation(clashing, fire_state, deadly),
    "fight": situation(clashing, fight_state, felled),
    "hero": situation(clashing, hero_state, pressed),
    "clash": clash,
}

if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], MOMENTS, TRIES))

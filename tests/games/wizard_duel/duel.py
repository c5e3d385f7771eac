"""Small duels for tests: models where you want them, dice as you write them."""

import slagveld
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.core.models import WIZARD, Creature, StockModel, Wizard, base_of
from slagveld.games.wizard_duel.core.races import race
from slagveld.games.wizard_duel.core.state import DuelState, Options
from slagveld.games.wizard_duel.game import WizardDuel
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.heavy.push import PushWeapon
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.terrain.floors_and_stairs import height_of
from slagveld.games.wizard_duel.turn.creature_part import CreaturePart, CreatureTurn
from slagveld.games.wizard_duel.turn.sequence import EndRound
from slagveld.games.wizard_duel.turn.wizard_part import WizardPart, WizardTurn
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Scripted
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.terrain import Terrain

DUEL: WizardDuel = slagveld.game("wizard-duel")


def model(seat, kind, x, y, facing=0, *, weapon="normal", level=0, **more):
    """A creature of a race at a place in cm; `facing` in degrees (0 looks along +x)."""
    return {"seat": seat, "race": kind, "weapon": weapon, "at": (x, y, facing, level), **more}


def duel(
    *models,
    wizards=((5, 40), (95, 40)),
    turn=0,
    part="creatures",
    terrain=(),
    round=2,  # noqa: A002 - the rulebook's word
    size=(100, 80),
    points=100,
    fields=None,
    stock=(),
    options=None,
    **rest,
) -> DuelState:
    """A duel in which `turn` is to play its creatures (or its wizard, with part="wizard").

    Models get ids from 101 on, in order; the wizard of seat s has id s + 1. `wizards` are their
    places in cm, perhaps with a facing in degrees; None leaves a wizard off the table.
    """
    seats = len(wizards)
    layout = Layout(size[0] * 100, size[1] * 100, tuple(terrain))
    for seat, place in enumerate(wizards):
        if place is None:
            continue
        x, y, *facing = place
        look = (facing[0] if facing else (0 if x < size[0] / 2 else 180)) * 10
        layout = layout.placed(seat + 1, WIZARD, Pose(round_(x), round_(y), int(look) % 3600))
    creatures = []
    for number, made in enumerate(models):
        made = dict(made)
        x, y, facing, level = made.pop("at")
        row = race(made["race"], update=(options or Options()).update)
        height = height_of(layout, level)
        pose = Pose(round_(x), round_(y), int(facing * 10) % 3600, height, level)
        layout = layout.placed(101 + number, base_of(row), pose)
        if made["race"] == "heavy-weapon":
            made["weapon"] = "heavy"
        elif row.price is not None:
            made["weapon"] = "own"
        values = {"wounds": row.wounds, "appeared": 1, "line": number + 1, "number": number + 1}
        creatures.append(Creature(id=101 + number, **{**values, **made}))
    owned = [
        Wizard(
            id=seat + 1,
            name=f"W{seat}",
            points=points,
            field=20 if fields is None else fields[seat],
            stock=tuple(StockModel(n + 1, *each) for n, each in enumerate(stock)),
        )
        for seat in range(seats)
    ]
    ask = CreatureTurn(Turn(turn)) if part == "creatures" else WizardTurn(turn)
    return DuelState(
        seats=tuple(Seat(f"P{seat}", seat) for seat in range(seats)),
        layout=layout,
        wizards=tuple(owned),
        creatures=tuple(creatures),
        round=round,
        order=tuple(seat for seat in range(seats) if wizards[seat] is not None),
        started=tuple(seat for seat in range(seats) if wizards[seat] is not None),
        rotating=seats > 2,
        out=tuple(seat for seat in range(seats) if wizards[seat] is None),
        options=options or Options(),
        next_id=101 + len(creatures),
        agenda=Agenda((EndRound(), ask)),
        **rest,
    )


def round_(centimetres):
    """Whole units of a length in cm."""
    return round(centimetres * 100)


def act(state, seat, action, *dice) -> Play:
    """Take an allowed action with exactly these dice."""
    refusal = DUEL.check(state, seat, action)
    assert refusal is None, str(refusal)
    script = Scripted(dice)
    play = DUEL.apply(state, seat, action, script, listening=True)
    script.done()
    assert list(DUEL.faults(play.state)) == []
    return play


def refused(state, seat, action) -> str:
    """The rule by which an action is refused."""
    refusal = DUEL.check(state, seat, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule in DUEL.rulebook or refusal.rule.startswith("SLV-")
    return refusal.rule


def walk(piece, *points, facing=0, level=0) -> Walk:
    """A walk through places in cm; the facing in degrees. A place may carry its level."""
    spots = tuple(Spot(round_(p[0]), round_(p[1]), p[2] if len(p) > 2 else level) for p in points)
    return Walk(piece, spots, int(facing * 10) % 3600)


def move(*points, facing=0) -> MoveWizard:
    """A wizard's move through places in cm; the facing in degrees."""
    return MoveWizard(tuple(Spot(round_(x), round_(y)) for x, y in points), int(facing * 10))


def wizards(*models, **more) -> DuelState:
    """A duel in the wizard part, seat 0 to act unless `turn` says otherwise."""
    return duel(*models, part="wizard", **more)


def ready(*stock, points=250, models=(), **more) -> DuelState:
    """Seat 0 may summon from this stock.

    Its wizard stands at (20, 40): x from 33 to 43 is 10 to 20 cm before him.
    """
    values = {"wizards": ((20, 40), (95, 40)), **more}
    return wizards(*models, stock=stock, points=points, **values)


def summon(package, *places) -> Summon:
    """Cast a package: (number, x, y), perhaps with facing in degrees, level and height in cm."""
    made = []
    for number, x, y, *rest in places:
        facing, level, height = (*rest, 0, 0, 0)[:3]
        pose = Pose(round_(x), round_(y), int(facing * 10), round_(height), level)
        made.append(Placement(number, pose))
    return Summon(package, tuple(made))


def asking(state, question) -> DuelState:
    """The state with another question instead of the one that waits."""
    return changed(state, agenda=Agenda((*state.agenda.steps[:-1], question)))


def asked(state):
    """The name of the question that waits, and for whom."""
    question = DUEL.question(state)
    return (type(question).__name__, *question.who(state))


def told(play, kind) -> list:
    """The events of a kind, or of one that is made from it."""
    return [event for event in play.events if kind in [k.__name__ for k in type(event).__mro__]]


def creature(state, piece) -> Creature | None:
    """A creature by id."""
    return state.creature(piece)


def box(kind, x1, y1, x2, y2, number=1, **more) -> Terrain:
    """A rectangular piece of scenery, in cm."""
    corners = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
    outline = Outline(tuple((round_(x), round_(y)) for x, y in corners))
    return Terrain(number, kind, outline, **more)


def changed(state, **values):
    """The state with fields replaced."""
    return replace(state, **values)


def begun(state, order=None) -> DuelState:
    """The state at the start of the creature part, with the whole round still to play."""
    order = order or state.order
    agenda = Agenda((EndRound(), WizardPart(), CreaturePart()))
    state = changed(state, agenda=agenda, order=order, started=order)
    return Play(DUEL, state, Scripted(()), listening=False).run()


def pose(state, piece) -> tuple[float, float, float]:
    """Where a piece stands in cm, and its facing in degrees."""
    at = state.pose(piece)
    return at.x / 100, at.y / 100, at.facing / 10


# Heavy weapons

GUN = model(0, "heavy-weapon", 30, 40)
CREW = (model(0, "ork", 27, 40), model(0, "goblin", 30, 43, weapon="small"),
        model(0, "ork", 30, 37, weapon="shooting"))  # fmt: skip
ALL = (102, 103, 104)


def gun(*others, crew=CREW, weapon=GUN, **more) -> DuelState:
    """A heavy weapon (101) with three crew (102 to 104) and others from 105 on."""
    return duel(weapon, *crew, *others, **more)


def push(x, y, crew=ALL, facing=0, level=0) -> PushWeapon:
    """Shift the weapon to a place in cm."""
    return PushWeapon(101, crew, Spot(round(x * 100), round(y * 100), level), facing * 10)


def fire(target, crew=ALL) -> FireWeapon:
    """Fire the weapon."""
    return FireWeapon(101, crew, target)


FOE = model(1, "ork", 60, 40)

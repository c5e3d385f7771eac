"""From a set-up to the state before the first step: table, players, armies (MK-START-1).

By the book or on a table that stands ready (MK-SETUP-1).
"""

from collections import Counter
from collections.abc import Callable, Sequence

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.given_setup import about_middle, insist, own_table, players_of, ready_table
from slagveld.record import replace
from slagveld.table.layout import Layout

from ..army.muster import ARMIES, enlisted
from ..core.book import refuse
from ..core.field import Field
from ..core.fighter import Carried
from ..core.state import KnightState, Objective, Reserve
from ..core.terrain_kinds import BUILT
from ..core.warriors import warrior
from .edges import usual_edges
from .scenarios import SIDES, BattleScenario, battles, read, total_of

FIRST_ID = 1000
"""Ids of warriors, items and objectives begin here; those of terrain that lies ready stay below."""


def first_state(setup: Setup, begun: Callable[[bool, bool], Step]) -> KnightState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    Each player has an army of his own, however many there are (MK-INTRO-3).
    `begun` is that step: whether players lay the table out, and whether armies deploy themselves.
    """
    battle = battles()[setup.scenario]
    options = read(battle, setup.options)
    players = players_of(setup)
    if len({setup.seats[player].side for player in players}) < 2:  # MK-FRIEND-1
        insist(refuse("MK-INTRO-4", "refusal-set-sides"))
    table, ground = _table(setup, battle, built=options.built)
    total = total_of(battle, setup.options)
    next_id = FIRST_ID
    reserves: list[Reserve] = []
    points: list[int] = []
    for number in range(len(setup.seats)):
        if number not in players:
            points.append(0)
            continue
        roster = ARMIES.brought(setup, number, battle.armies[players.index(number)])
        price = ARMIES.cost(roster)
        if price > total:  # none exceeds the total that holds for all (MK-ARMY-1, MK-ARMY-3)
            insist(refuse("MK-ARMY-3", "refusal-set-total", price=price, total=total))
        points.append(price)
        for man in enlisted(roster):
            items = tuple(
                [Carried(next_id + 1 + n, key, number) for n, key in enumerate(man.items)]
            )
            reserves.append(Reserve(next_id, number, man.warrior.key, items))
            next_id += 1 + len(items)
    objectives = () if battle.book else _objectives(battle, table, len(players), next_id)
    deploy = setup.options.get("deploy", "ready")
    return KnightState(
        seats=setup.seats,
        field=Field(table),
        scenario=battle.key,
        edges=() if battle.book else usual_edges(players),
        build_total=total,
        armies=tuple(points),
        objectives=objectives,
        reserves=labelled(reserves, setup.seats),
        options=options,
        ground=ground,
        next_id=next_id + len(objectives),
        agenda=Agenda((begun(battle.book, deploy == "ready" and not battle.book),)),
    )


def _table(setup: Setup, battle: BattleScenario, *, built: bool) -> tuple[Layout, Ground]:
    """The scenario's table, one of another size, or one laid by hand.

    Built terrain is left out unless the players have agreed to use it (MK-BUILT-1).
    """
    if setup.table is None:
        table = ready_table(setup, battle, SIDES)
        plain = tuple([piece for piece in table.terrain if not piece.kind.startswith(BUILT)])
        return (table if built else replace(table, terrain=plain)), "grass"
    edge = refuse("MK-SETUP-6", "refusal-piece-edge")
    table, ground = own_table(setup, SIDES, "MK-SETUP-2", edge)
    if not built and any(piece.kind.startswith(BUILT) for piece in table.terrain):
        insist(refuse("MK-BUILT-1", "refusal-pile-built"))
    return table, ground


def _objectives(
    battle: BattleScenario, table: Layout, players: int, first: int
) -> tuple[Objective, ...]:
    """The scenario's objectives about the middle of the table; 1 and 1 for each player.

    As many as MK-PLACE-2 says, whatever a box holds (MK-NEED-2).
    """
    dx, dy = about_middle(battle, table.width, table.height)
    count = min(len(battle.objectives), players + 1)
    spots = [(x + dx, y + dy) for x, y in battle.objectives[:count]]
    return tuple([Objective(first + place, x, y) for place, (x, y) in enumerate(spots)])


def labelled(reserves: Sequence[Reserve], seats: Sequence[Seat]) -> tuple[Reserve, ...]:
    """Warriors that can be told apart by name.

    They are numbered in an army that has several of one kind, and bear their player's name where
    several armies have it.
    """
    alike = Counter([(reserve.seat, reserve.key) for reserve in reserves])
    owners = Counter([key for _, key in alike])
    met: Counter[tuple[int, str]] = Counter()
    found: list[Reserve] = []
    for reserve in reserves:
        kind = reserve.seat, reserve.key
        met[kind] += 1
        number = f" {met[kind]}" if alike[kind] > 1 else ""
        owner = f" ({seats[reserve.seat].name})" if owners[reserve.key] > 1 else ""
        label = warrior(reserve.key).name + number + owner if number or owner else ""
        found.append(replace(reserve, label=label))
    return tuple(found)

"""From a set-up to the state before the first step: table, players, armies (MK-START-1).

By the book or on a table that stands ready (MK-SETUP-1).
"""

from collections import Counter
from collections.abc import Callable, Sequence

from slagveld.kept import beside
from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.muster import Roster
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.given_setup import about_middle, insist, own_table, players_of, ready_table
from slagveld.record import replace
from slagveld.table.layout import Layout

from ..army.muster import ARMIES, enlisted
from ..army.own_cards import known_cards
from ..core.book import refuse
from ..core.field import Field
from ..core.fighter import Carried
from ..core.state import Brought, KnightState, Objective, Options, Reserve
from ..core.terrain_kinds import BUILT
from ..core.warriors import Warrior
from .edges import usual_edges
from .scenarios import SIDES, WRITTEN, BattleScenario, battles, read, total_of

FIRST_ID = 1000
"""Ids of warriors, items and objectives begin here; those of terrain that lies ready stay below."""


def first_state(setup: Setup, begun: Callable[[bool, bool], Step]) -> KnightState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    Each player has an army of his own, however many there are (MK-INTRO-3).
    `begun` is that step: whether players lay the table out, and whether armies deploy themselves.
    """
    battle = WRITTEN.of_setup(setup, battles())
    options = read(battle, setup.options)
    players = players_of(setup)
    if len({setup.seats[player].side for player in players}) < 2:  # MK-FRIEND-1
        insist(refuse("MK-INTRO-4", "refusal-set-sides"))
    table, ground = _table(setup, battle, built=options.built)
    total = total_of(battle, setup.options)
    next_id = FIRST_ID
    reserves: list[Reserve] = []
    brought: list[Brought] = []
    points = [0] * len(setup.seats)
    for place, number in enumerate(players):
        roster = ARMIES.brought(setup, number, battle.armies[place])
        price = ARMIES.cost(roster)
        if price > total:  # none exceeds the total that holds for all (MK-ARMY-1, MK-ARMY-3)
            insist(refuse("MK-ARMY-3", "refusal-set-total", price=price, total=total))
        points[number] = price
        for row, borne in enlisted(roster):
            cards = enumerate(borne, next_id + 1)
            items = tuple([Carried(n, card.entered, number) for n, card in cards])
            reserves.append(Reserve(next_id, number, row.entered, items))
            next_id += 1 + len(items)
        brought += _brought(roster, number, options, book=battle.book)
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
        options=replace(options, brought=tuple(brought)) if brought else options,
        ground=ground,
        next_id=next_id + len(objectives),
        agenda=Agenda((begun(battle.book, deploy == "ready" and not battle.book),)),
    )


def _brought(roster: Roster, seat: int, options: Options, *, book: bool) -> list[Brought]:
    """What a player's army holds to choose from besides, as far as the battle asks for it."""
    known = known_cards(roster)
    domains = known.domains if options.domains else ()
    built = known.built if options.built and book else ()
    return [Brought(seat, domains, built)] if domains or built else []


def _table(setup: Setup, battle: BattleScenario, *, built: bool) -> tuple[Layout, Ground]:
    """The scenario's, of any size, or one laid by hand; built terrain if agreed (MK-BUILT-1)."""
    if setup.table is None:
        table = ready_table(setup, battle, SIDES)
        return (table if built else _without_built(table)), "grass"
    edge = refuse("MK-SETUP-6", "refusal-piece-edge")
    table, ground = own_table(setup, SIDES, "MK-SETUP-2", edge)
    if not built and any(piece.kind.startswith(BUILT) for piece in table.terrain):
        insist(refuse("MK-BUILT-1", "refusal-pile-built"))
    return table, ground


@beside
def _without_built(table: Layout) -> Layout:
    plain = tuple([piece for piece in table.terrain if not piece.kind.startswith(BUILT)])
    return replace(table, terrain=plain)


def _objectives(
    battle: BattleScenario, table: Layout, players: int, first: int
) -> tuple[Objective, ...]:
    """About the middle: 1 and 1 for each player (MK-PLACE-2), whatever a box holds (MK-NEED-2)."""
    dx, dy = about_middle(battle, table.width, table.height)
    count = min(len(battle.objectives), players + 1)
    spots = [(x + dx, y + dy) for x, y in battle.objectives[:count]]
    return tuple([Objective(first + place, x, y) for place, (x, y) in enumerate(spots)])


def labelled(reserves: Sequence[Reserve], seats: Sequence[Seat]) -> tuple[Reserve, ...]:
    """Numbered where an army has several of one kind, with the player where several armies do.

    Those of a player's own are of one kind with all who bear their name.
    """
    own = {row.english for row in [reserve.warrior for reserve in reserves] if row.origin == "own"}
    kinds = [_kind(reserve.warrior, own) for reserve in reserves]
    alike = Counter([(r.seat, kind) for r, kind in zip(reserves, kinds, strict=True)])
    owners = Counter([kind for _, kind in alike])
    met: Counter[tuple[int, str]] = Counter()
    found: list[Reserve] = []
    for reserve, kind in zip(reserves, kinds, strict=True):
        mine = reserve.seat, kind
        met[mine] += 1
        number = f" {met[mine]}" if alike[mine] > 1 else ""
        owner = f" ({seats[reserve.seat].name})" if owners[kind] > 1 else ""
        name = reserve.warrior.name
        tail = number + owner
        whole = name + tail if isinstance(name, str) else name.followed(tail)
        found.append(replace(reserve, label=whole if tail else ""))
    return tuple(found)


def _kind(row: Warrior, own: set[str]) -> str:
    return f"name:{row.english}" if row.english in own else row.key

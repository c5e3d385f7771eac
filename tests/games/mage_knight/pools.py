"""Random battles drawn from pools of cards: armies, items, domains, tables.

What is used in them is noted in a book (see `using`).
"""

from math import cos, pi, sin

import msgspec

from slagveld.games.mage_knight.army.muster import ARMIES, Armies
from slagveld.games.mage_knight.core.book import INCH, KEY
from slagveld.games.mage_knight.core.items_and_domains import domains, items
from slagveld.games.mage_knight.core.state import Fallen
from slagveld.games.mage_knight.core.terrain_kinds import BUILT
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.movement.actions import Move
from slagveld.games.mage_knight.setup.domains import ChooseDomain, DomainChoice
from slagveld.games.mage_knight.setup.terrain_pieces import made, shapes
from slagveld.games.mage_knight.terrain.standing_room import stand_refusal
from slagveld.games.mage_knight.turn.phases import ActionPhase, EndPhase
from slagveld.kernel.dice import Seeded
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.scenery import LaidPiece
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.mage_knight.using import note_domains, note_events, probe

GAME = MageKnight()
GAME.add_texts()
TOTAL = 300
CHEAPEST = min(row.points for row in warriors().values())
SIDE = 24
"""Inches: a small table, so that enemies meet soon."""
SPOTS = tuple((x, y) for y in (9, 15) for x in (4, 12, 20))
"""Where terrain lies, in inches: each has room for 6" by 5"."""
MENUS = 0.03
"""How often an action is taken from the whole menu."""
ASKING = {
    "battle-armor": ("shockwave", "bound"),
    "cursed": ("magic-blast", "magic-freeze", "magic-levitation"),
    "pierce": ("battle-armor", "toughness"),
    "spell-resistance": ("magic-blast", "flame-lightning"),
}
"""Cards that show only against others, and those that the second army then has."""
TRIES = 3
"""Proposals that are asked for until one is more than a move."""


def shuffled(rng, things, first=lambda thing: False):  # noqa: ARG005 - nobody is preferred
    """Things in an order by chance, those before that are to be `first`."""
    drawn = [(not first(thing), rng.random(), place) for place, thing in enumerate(things)]
    return [things[place] for _, _, place in sorted(drawn)]


# Drawing


def shown(warrior):
    """The abilities of a dial with the clicks that show each."""
    found = {}
    for place, click in enumerate(warrior.clicks):
        for key in click.shown:
            found.setdefault(key, []).append(place)
    return found


def sound(*entries, total=0):
    """A roster of these, if it has no faults."""
    army = Roster(game=KEY, name="Drawn", total=total, entries=entries)
    return None if Armies().faults(army) else army


def roster(rng, wanted):
    """An army; bearers of wanted items come first, then dials with wanted abilities, then any.

    Half of the armies are of one faction, as far as it goes; all where a formation is wanted.
    """
    pool = shuffled(rng, list(warriors().values()), lambda row: not wanted.isdisjoint(shown(row)))
    if rng.random() < 0.5 or "forced-march" in wanted:
        faction = pool[0].faction
        pool = [row for row in pool if row.faction == faction] * 3 + pool
    if not wanted.isdisjoint(items()):
        pool.sort(key=lambda row: not row.item_slots)
    entries = ()
    for row in pool:
        left = TOTAL - (ARMIES.cost(sound(*entries)) if entries else 0)
        if left < CHEAPEST:
            break
        entry = Chosen(row.key, 1, {"items": load(rng, row, wanted)} if row.item_slots else {})
        if sound(*entries, entry, total=TOTAL):
            entries = (*entries, entry)
    return sound(*entries, total=TOTAL)


def load(rng, row, wanted):
    """Keys of the items of a bearer, as many as it may carry, wanted ones first."""
    found = []
    for key in shuffled(rng, list(items()), wanted.__contains__):
        if sound(Chosen(row.key, 1, {"items": [*found, key]})):
            found.append(key)
    return found


def table(rng):
    """A table with every piece of built terrain and some pieces of other kinds."""
    keys = shuffled(rng, list(shapes()), lambda key: key.startswith(BUILT))[: len(SPOTS)]
    spots = shuffled(rng, SPOTS)
    pieces = [laid(key, n, *spot) for n, (key, spot) in enumerate(zip(keys, spots, strict=True), 1)]
    return {"width": SIDE * INCH, "height": SIDE * INCH, "terrain": msgspec.to_builtins(pieces)}


def laid(key, number, x, y):
    """A piece with its middle at a place in inches, as large as there is room for."""
    shape = shapes()[key]
    width, depth = min(shape.width, 6 * INCH), min(shape.depth, 5 * INCH)
    piece = LaidPiece(key=key, x=x * INCH, y=y * INCH, width=width, depth=depth)
    return made(shape, number, piece)


def begin(rng, book, wanted):
    """A battle after its real set-up, at its first turn."""
    first = roster(rng, wanted)
    second = roster(rng, wanted | {other for key in wanted for other in ASKING.get(key, ())})
    setup = GAME.setup(
        "clash",
        armies=(msgspec.to_builtins(first), msgspec.to_builtins(second)),
        table=table(rng),
        options={"total": str(TOTAL), "built": True, "domains": True, "rounds": 50},
    )
    dice = Seeded(rng.randrange(1 << 30))
    state = GAME.begin(setup, dice).state
    cards = shuffled(rng, list(domains()), wanted.__contains__)
    cards = [cards[0], *shuffled(rng, cards[1:])]
    while isinstance(state.agenda.top, DomainChoice):
        done = GAME.apply(state, asked(state), ChooseDomain(cards.pop(0)), dice, listening=True)
        state = done.state
    note_domains(book, state)
    return state


def scatter(state, rng, wanted):
    """The same battle in its thick: everybody has moved, dials are turned, some have fallen.

    Either all are mingled, or each army keeps together and faces the other. Mage Spawn have fallen
    more often, since only they can be summoned.
    """
    mingled = rng.random() < 0.5
    mixed = state
    for fighter in state.fighters:
        mixed = mixed.without(fighter.id)
    for fighter in state.fighters:
        man = fighter.changed(turned=click_of(rng, fighter.warrior, wanted))
        falls = 0.2 if man.warrior.faction else 0.6
        if not (man.items or wanted & {*man.click.shown}) and rng.random() < falls:
            gone = Fallen(fighter, by=1 - fighter.seat)
            mixed = replace(mixed, fallen=(*mixed.fallen, gone))
            continue
        pose = somewhere(mixed, rng, man, mingled)
        while stand_refusal(mixed, man, pose) is not None:
            pose = somewhere(mixed, rng, man, mingled)
        mixed = mixed.added(man.at(pose))
    return mixed


def click_of(rng, warrior, wanted):
    """Clicks of damage: one at which a wanted ability shows, or a few."""
    places = [n for key, places in shown(warrior).items() if key in wanted for n in places]
    return places[rng.randrange(len(places))] if places else rng.randrange(2)


def somewhere(state, rng, man, mingled):
    """A place by chance, mostly touching somebody; armies that are not mingled are 5" apart."""
    facing = rng.randrange(3600)
    west, east = 7, SIDE - 7
    mates = state.fighters
    if not mingled:
        middle = SIDE // 2
        west, east = (west, middle - 3) if man.seat == 0 else (middle + 2, east)
        facing = (1800 * man.seat + rng.randrange(-450, 450)) % 3600
        mates = [mate for mate in mates if mate.seat == man.seat]
    if mates and rng.random() < 0.8:
        mate = mates[rng.randrange(len(mates))]
        gap = (mate.warrior.base + man.warrior.base) / 2 + 1
        angle = rng.random() * 2 * pi
        x, y = mate.pose.x + gap * cos(angle), mate.pose.y + gap * sin(angle)
        return Pose(round(x), round(y), facing)
    x, y = rng.randrange(west * INCH, east * INCH), rng.randrange(6 * INCH, 18 * INCH)
    return Pose(x, y, facing)


# Playing


def asked(state):
    """The first seat that the open question waits for."""
    waiting = state.agenda.top.who(state)
    return next(seat for seat in waiting if seat not in state.sealed.seats)


def fight(state, rng, book, decisions):
    """Play on by chance, and note what is used. Everything is checked on the way."""
    dice = Seeded(rng.randrange(1 << 30))
    for _ in range(decisions):
        question = GAME.question(state)
        if question is None:
            break
        seat = asked(state)
        if isinstance(question, ActionPhase):
            probe(GAME, book, state, seat)
        action = by_chance(state, question, seat, rng)
        refusal = GAME.check(state, seat, action)
        assert refusal is None, (action, str(refusal))
        done = GAME.apply(state, seat, action, dice, listening=True)
        note_events(book, state, done.events)
        state = done.state
        assert not GAME.faults(state), (action, GAME.faults(state))
        assert not GAME.overlapping(state), (action, GAME.overlapping(state))
    return state


def by_chance(state, question, seat, rng):
    """What chance does: mostly a proposal, rather more than a move; at times any of the menu."""
    if rng.random() < MENUS:
        menu = question.candidates(state, seat)
        if menu:
            return menu[rng.randrange(len(menu))]
    for _ in range(TRIES):
        action = question.propose(state, seat, rng)
        if not isinstance(action, EndPhase | Move):
            break
    return action

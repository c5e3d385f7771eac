"""Special actions as a bot thinks of them."""

from slagveld.kernel.fields import Placement
from slagveld.kernel.tactics import Scored
from slagveld.table.shapes import Spot

from ..core.ability_vocabulary import Special
from ..core.action import action_refusal
from ..core.book import INCH, SIDES
from ..core.fighter import Fighter
from ..items.drop_and_pick_up import PickUp, pick_refusal
from ..items.treasure import DRAGGING, Drag, depth_of, home_of
from ..odds.worth import lives_of, mending
from ..specials.hex_and_overwatch import CastHex, KeepWatch, victims
from ..specials.levitation import Levitate, liftable, put_refusal
from ..specials.regeneration import Regenerate, healed_by
from ..specials.special_action import special_refusal
from ..specials.summon_and_necromancy import UNDEAD, RaiseDead, Summon, free_places, returnable
from ..terrain.path_search import meant
from ..terrain.speed_and_speed_types import allowance
from ..wounds.healing import healable
from .outlooks import outlook, standing_at
from .sense import Sense, apart, is_shooter

HEXED = 0.5
"""What a Hex takes of the damage that its victim is likely to do."""
WATCH = 0.3
"""How likely an enemy comes before one that keeps watch."""
BACK = 0.8
"""What a warrior that returns is worth of what its dial says."""
ITEM = 0.6
"""What an item in the hand is worth of its points."""
TREASURE = 60.0
"""What it is worth to drag the treasure a whole turn nearer home."""
MARGIN = 0.4
"""How sure a levitation must be of its gain."""


def specials(sense: Sense, fighter: Fighter) -> list[Scored]:
    """What a warrior could do with a special action."""
    if action_refusal(sense.state, fighter, "special") is not None:
        return []
    found: list[Scored] = []
    for _, effect in fighter.powers.all(Special):
        if special_refusal(sense.state, fighter, effect.do) is not None:
            continue
        found.extend(THOUGHTS[effect.do](sense, fighter, effect))
    found.extend(_items(sense, fighter))
    tired = sense.fatigue(fighter)
    return [(value - tired, action) for value, action in found if value > 0]


def _regenerate(_sense: Sense, fighter: Fighter, _effect: Special) -> list[Scored]:
    if not healable(fighter):
        return []
    value = sum([mending(fighter, healed_by(die)) for die in range(1, SIDES + 1)]) / SIDES
    return [(value, Regenerate(fighter.id))]


def _hexes(sense: Sense, fighter: Fighter, _effect: Special) -> list[Scored]:
    found: list[Scored] = []
    for foe in victims(sense.state, fighter):
        harm = 0.0
        for own in sense.own:
            if apart(foe, own) <= 2 * sense.means(foe).pace + sense.means(foe).range:
                harm = max(harm, sense.close(foe, own), sense.ranged(foe, own))
        found.append((HEXED * harm, CastHex(fighter.id, foe.id)))
    return found


def _watch(sense: Sense, fighter: Fighter, _effect: Special) -> list[Scored]:
    if not is_shooter(fighter) or fighter.watching:
        return []
    means = sense.means(fighter)
    near = [
        sense.ranged(fighter, foe)
        for foe in sense.foes
        if apart(fighter, foe) <= means.range + sense.means(foe).pace
    ]
    return [(WATCH * max(near), KeepWatch(fighter.id))] if near else []


def _lifts(sense: Sense, fighter: Fighter, effect: Special) -> list[Scored]:
    found: list[Scored] = []
    for target in liftable(sense.state, fighter):
        errand = sense.errands.get(target.id)
        if target.seat != sense.seat or errand is None or target.tokens > 1:
            continue
        goal = errand.objective
        dx, dy = goal.x - target.pose.x, goal.y - target.pose.y
        far = max(1.0, (dx * dx + dy * dy) ** 0.5)
        part = min(1.0, (effect.amount * INCH - 2) / far)
        x, y = target.pose.x + int(dx * part), target.pose.y + int(dy * part)
        there = standing_at(sense, target, x, y, soar=target.soaring)
        if put_refusal(sense.state, target, there.pose) is None:
            gain = outlook(sense, there) - outlook(sense, target)
            found.append((gain - MARGIN, Levitate(fighter.id, target.id, there.pose)))
    return found


def _returns(sense: Sense, fighter: Fighter, effect: Special) -> list[Scored]:
    found: list[Scored] = []
    raising = effect.do == "necromancy"
    for gone in returnable(sense.state, fighter, effect.do):
        table = lives_of(gone.warrior)
        value = table[0]
        if raising and not any(word in gone.warrior.english for word in UNDEAD):
            most = len(table) - 2
            value = sum([table[min(die, most)] for die in range(1, SIDES + 1)]) / SIDES
        places = free_places(sense.state, fighter, gone)
        if places:
            there = standing_at(sense, gone, places[0].x, places[0].y, soar=False)
            kind = RaiseDead if raising else Summon
            found.append((BACK * value, kind(fighter.id, (Placement(gone.id, there.pose),))))
    return found


THOUGHTS = {
    "regenerate": _regenerate,
    "hex": _hexes,
    "overwatch": _watch,
    "levitate": _lifts,
    "summon": _returns,
    "necromancy": _returns,
}
"""What is thought of each special action."""


def _items(sense: Sense, fighter: Fighter) -> list[Scored]:
    found: list[Scored] = []
    for lying in sense.state.dropped:
        if pick_refusal(fighter, lying) is None:
            card = lying.item.card
            if card.requires.met(fighter.warrior, fighter.click):
                found.append((ITEM * card.points, PickUp(fighter.id, lying.item.id)))
    return found


def drags(sense: Sense) -> list[Scored]:
    """The treasure on its way home, where a battle is about one: by turns nearer to the edge."""
    state = sense.state
    table, edge = state.field.table, state.edge_of(sense.seat) or "south"
    found: list[Scored] = []
    for fighter in DRAGGING.able(state, sense.seat):
        action = _homeward(sense, fighter)
        if action is not None:
            here, end = fighter.pose, action.path[-1]
            won = depth_of(table, edge, here.x, here.y) - depth_of(table, edge, end.x, end.y)
            turns = won / max(1, sense.means(fighter).pace)
            found.append((TREASURE * turns - sense.fatigue(fighter), action))
    return found


def _homeward(sense: Sense, fighter: Fighter) -> Drag | None:
    """Towards the own edge as far as it goes, round what is in the way."""
    state = sense.state
    limit = allowance(state, fighter).total
    goal = home_of(state, fighter, limit)
    if goal is None:
        return None

    def drag(way: tuple[Spot, ...]) -> Drag:
        there = standing_at(sense, fighter, way[-1].x, way[-1].y, soar=False)
        return Drag(fighter.id, way, there.pose.facing)

    def legal(way: tuple[Spot, ...]) -> bool:
        return DRAGGING.check(state, fighter.seat, drag(way)) is None

    way = meant(state, fighter, (goal,), limit, legal)
    return drag(way) if way and legal(way) else None

"""What a shot would do: whom it may be at, its chances at each range, and whom it would strike.

Before the target is named the chances are those of every range, not of the one it is at; with free
measuring only of that one (CON-SHOOT-7).
"""

from collections.abc import Sequence
from fractions import Fraction

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.fields import Region
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.odds import either
from slagveld.kit.verdicts import HITS, cost, gain, likely
from slagveld.table.shapes import Outline
from slagveld.table.units import ONE, TURN, cosine, sine
from slagveld.texts import Distance, Text

from ..blows.attack_rolls import bane
from ..core.book import text
from ..core.characteristic_tests import decided, faces_of
from ..core.characteristics import shooting
from ..core.figure import Figure
from ..core.state import ClashState
from ..core.wound_table import Level, after
from ..odds.attacks import guard_of
from ..odds.blows import Strike, passes, table_of
from .difficulty import BANDS, difficulty, difficulty_in, fire_types
from .shots_into_fights_and_areas import strikable, weight
from .targets import distance_to, shot_refusal, targets_of

STEP = 150
"""Between two points of the edge of a range, in tenths of a degree."""


def preview_shot(
    state: ClashState, ready: Sequence[Figure], by: int | None, at: int | None
) -> Preview:
    shooter = next((one for one in ready if one.id == by), None)
    if shooter is None:
        return Preview(pieces=tuple([one.id for one in ready]))
    free = state.options.free_measuring
    if at is None:
        return Preview(
            pieces=tuple([one.id for one in targets_of(state, shooter)]),
            region=range_region(shooter) if free else None,
            tallies=(shooting(shooter),),
            notes=_fire_notes(shooter),
        )
    target = state.figure(at)
    refusal = shot_refusal(state, shooter, target)
    if refusal is not None or target is None:
        return Preview(refusal=refusal)
    measured = _measured(state, shooter, target) if free else _unmeasured(state, shooter, target)
    odds, tallies, notes = measured
    strikes = (strike_odds(state, target), *_wound_odds(state, shooter, target)) if odds else ()
    return Preview(
        odds=(*odds, *[one for one in strikes if one is not None]),
        tallies=(shooting(shooter), *tallies),
        notes=(*_fire_notes(shooter), *notes),
    )


def _unmeasured(
    state: ClashState, shooter: Figure, target: Figure
) -> tuple[list[Odds], list[Tally], list[Text]]:
    fire = fire_types(shooter)
    odds: list[Odds] = []
    tallies: list[Tally] = []
    for band in BANDS:
        tally = difficulty_in(state, shooter, target, fire, band)
        if tally is not None:
            words = text("shooting-brief-band", band=band)
            title = text("shooting-odds-band", band=band)
            odds.append(hit_odds(shooter, target, tally, title, words))
            tallies.append(tally)
    return odds, tallies, [text("shooting-note-measured")]


def _measured(
    state: ClashState, shooter: Figure, target: Figure
) -> tuple[list[Odds], list[Tally], list[Text]]:
    distance = distance_to(shooter, target)
    tally = difficulty(state, shooter, target, fire_types(shooter), distance)
    if tally is None:
        note = text("shooting-note-far", name=target.name, distance=Distance(distance))
        return [], [], [note]
    note = text("shooting-note-distance", name=target.name, distance=Distance(distance))
    return [hit_odds(shooter, target, tally, text("shooting-odds"))], [tally], [note]


def hit_odds(shooter: Figure, target: Figure, need: Tally, title: Text, words: Text = HITS) -> Odds:
    """The chance of a hit at a difficulty, with the die that a Bane rolls again."""
    value = shooting(shooter)
    hit = passes(need.total - value.total, faces_of(shooter, "shooting"))
    if bane(shooter, target) is not None:
        hit += (1 - hit) * hit
    die = need.plus(Item(-value.total, text("value-shooting"), "CON-SHOOT-12"))
    won, lost = text("shooting-odds-hit"), text("shooting-odds-miss")
    return either(title, hit, won, lost, decided(die), (gain(words, hit),))


def strike_odds(state: ClashState, target: Figure) -> Odds | None:
    """Who would be struck by a hit into a fight; None outside of one (CON-SHMOD-4)."""
    found = strikable(state, target)
    if len(found) == 1:
        return None
    whole = sum([weight(one) for one in found])
    outcomes = [(text("shooting-odds-name", name=f.name), weight(f) / whole) for f in found]
    return Odds(title=text("shooting-odds-struck"), outcomes=tuple(outcomes))


def _wound_odds(state: ClashState, shooter: Figure, target: Figure) -> list[Odds]:
    """What a hit does to each whom it may strike, the wounds it has being counted in."""
    weapon = shooter.profile.weapon
    if weapon is None:
        return []
    found: list[Odds] = []
    for figure in strikable(state, target):
        guard = guard_of(figure)
        table = table_of(Strike(attack=0, threshold=0, strength=weapon.strength), guard)
        parts: dict[Level, Fraction] = {}
        for level, share in table:
            then = level if level in ("none", "stunned") else after(figure.wound, level)
            parts[then] = parts.get(then, Fraction(0)) + share
        outcomes = [
            (text("wounds-odds-level", level=level), float(part)) for level, part in parts.items()
        ]
        title = text("shooting-odds-wound", name=figure.name)
        brief = likely(gain(text("shooting-brief-kills"), parts.get("killed", Fraction(0))))
        if figure.seat == shooter.seat:
            brief = (cost(text("shooting-cost-friend", name=figure.name)),)
        found.append(Odds(title=title, outcomes=tuple(outcomes), brief=brief))
    return found


def _fire_notes(shooter: Figure) -> tuple[Text, ...]:
    """How he fires, and how far around the one hit his weapon strikes (CON-HOUSE-9)."""
    first, *more = fire_types(shooter)
    fire = text("shooting-note-fire", fire=first, more=more[0] if more else "none")
    weapon = shooter.profile.weapon
    if weapon is None or not weapon.area:
        return (fire,)
    return (fire, text("shooting-note-area", distance=Distance(weapon.area)))


def range_region(shooter: Figure) -> Region | None:
    """The half circle before a shooter that his weapon reaches, about the middle of his base."""
    weapon = shooter.profile.weapon
    if weapon is None:
        return None
    pose, far = shooter.pose, weapon.long
    ways = [(pose.facing + turn) % TURN for turn in range(-TURN // 4, TURN // 4 + 1, STEP)]
    rim = [(far * int(cosine(way)) // ONE, far * int(sine(way)) // ONE) for way in ways]
    points = tuple([(pose.x + dx, pose.y + dy) for dx, dy in rim])
    return Region((Outline(points),), pose.level, "range")

"""Climbing up, down and over, and falling by choice (CON-CLIMB-1 to CON-CLIMB-5)."""

from fractions import Fraction

from slagveld.kernel.decision import Action, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, NumberField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Distance

from ..core.book import CM, do, pick, refuse, text
from ..core.checks import Check
from ..core.figure import Figure
from ..core.state import Battle, ConfrontationState
from ..movement.choice import Active, choice_refusal
from ..odds.attacks import total_chances
from ..terrain.scenery import name_of
from .climb_attempt import (
    Climb,
    ClimbAttempt,
    ClimbDeed,
    Fall,
    FallAttempt,
    climb_check,
    named_wall,
)
from .rolls import begin_stunt
from .walls import Wall, Way, foot_of, walls_at, ways_on

RULE = "CON-CLIMB-1"
FALL = "CON-CLIMB-5"
MOST = 100
"""The most centimetres that a player can ask for."""
JUMPS_OFF = 0.1
"""How often chance lets somebody fall who could climb."""


class Climbing:
    """Climbs and voluntary falls of those at a wall or on it."""

    actions: tuple[type[Action], ...] = (Climb, Fall)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        climbs: list[Choice] = []
        falls: list[Choice] = []
        for figure in able(state, active):
            for wall in walls_at(state, figure):
                falls.extend([_fall_choice(figure, wall)] if may_fall(state, figure, wall) else [])
                ways = ways_on(state, figure, wall)
                climbs.extend([_climb_choice(figure, wall, way) for way in ways])
        most = pick.number("most", "field-stunt-most", 0, MOST, optional=True)
        rows = ((Climb, climbs, (most,), RULE), (Fall, falls, (), FALL))
        return [_form(kind, choices, more, rule) for kind, choices, more, rule in rows if choices]

    def check(self, state: ConfrontationState, active: Active, action: ClimbDeed) -> Refusal | None:
        figure = state.figure(action.figure)
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return refusal
        climbs = isinstance(action, Climb)
        wall, rule = named_wall(state, figure, action), RULE if climbs else FALL
        if wall is None:
            return refuse(rule, "refusal-stunt-no-wall", name=figure.name)
        values = {"name": figure.name, "terrain": name_of(wall.piece)}
        if isinstance(action, Climb):
            open_ways = ways_on(state, figure, wall)
            return (
                None
                if action.way in open_ways
                else refuse(rule, "refusal-stunt-no-climb", **values)
            )
        falls = may_fall(state, figure, wall)
        return None if falls else refuse(rule, "refusal-stunt-no-fall", **values)

    def answer(self, play: Battle, active: Active, action: ClimbDeed) -> None:
        """The whole movement of the figure is the stunt."""
        climbs = isinstance(action, Climb)
        begin_stunt(play, action.figure, "climb" if climbs else "fall")
        play.then(ClimbAttempt(action) if isinstance(action, Climb) else FallAttempt(action))

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        return [one for figure in able(state, active) for one in self._of(state, figure)]

    def _of(self, state: ConfrontationState, figure: Figure) -> list[Action]:
        walls = walls_at(state, figure)
        climbs: list[Action] = [
            Climb(figure.id, f"{wall.piece.id}-{way}")
            for wall in walls
            for way in ways_on(state, figure, wall)
        ]
        falls = [
            Fall(figure.id, str(wall.piece.id)) for wall in walls if may_fall(state, figure, wall)
        ]
        return [*climbs, *falls]

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if not state.field.table.terrain or choice_refusal(state, active, figure) is not None:
            return None
        found = self._of(state, figure)
        climbs = [one for one in found if isinstance(one, Climb)]
        if climbs and rng.random() >= JUMPS_OFF:
            found = [*climbs]
        return found[int(rng.random() * len(found))] if found else None

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        kind: type[ClimbDeed] = Fall if partial.action == "Fall" else Climb
        draft = drafted(kind, partial)
        figure, where = state.figure(filled(draft.figure, 0)), filled(draft.where)
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None or where is None:
            return Preview(refusal=refusal)
        action = kind(figure.id, where)
        wall = named_wall(state, figure, action)
        if wall is None:
            return Preview()
        if isinstance(action, Climb):
            return Preview(odds=(climb_odds(figure, climb_check(figure, wall, action)),))
        height = Distance(figure.pose.z - wall.low)
        return Preview(notes=(text("note-stunt-fall", height=height),))


CLIMBING = Climbing()


def able(state: ConfrontationState, active: Active) -> list[Figure]:
    """Those who may still choose and are in no fight; hanging on a wall is no hindrance here."""
    ready = active.ready(state) if state.field.table.terrain else []
    return [one for one in ready if choice_refusal(state, active, one) is None]


def may_fall(state: ConfrontationState, figure: Figure, wall: Wall) -> bool:
    """Whether a figure can let itself fall from a wall: it hangs there, or stands at its top."""
    if figure.pose.z <= wall.low:
        return False
    return bool(figure.climbing) or foot_of(state, figure, wall) is not None


def climb_odds(figure: Figure, test: Check) -> Odds:
    """The chances to get where one wants, part of the way, or nowhere; sixes are rolled on."""
    arrives = part = fails = Fraction(0)
    for total, chance in total_chances(test).items():
        if total is None or total < test.difficulty:
            fails += chance
        elif total < (test.aim or 0):
            part += chance
        else:
            arrives += chance
    lost = text("odds-stunt-falls") if figure.climbing else text("odds-stunt-no-hold")
    rows = ((text("odds-stunt-arrives"), arrives), (text("odds-stunt-part"), part), (lost, fails))
    return Odds(
        title=test.purpose, outcomes=tuple([(label, float(chance)) for label, chance in rows])
    )


# Forms


def _climb_choice(figure: Figure, wall: Wall, way: Way) -> Choice:
    key = f"{wall.piece.id}-{way}"
    label = text(f"choice-stunt-{way}", terrain=name_of(wall.piece))  # texts: *:choice-stunt-*
    return Choice(key, label, of=figure.id)


def _fall_choice(figure: Figure, wall: Wall) -> Choice:
    height = Distance(figure.pose.z - wall.low)
    label = text("choice-stunt-fall", terrain=name_of(wall.piece), height=height)
    return Choice(str(wall.piece.id), label, of=figure.id)


def _form(
    kind: type[Action], choices: list[Choice], more: tuple[NumberField, ...], rule: str
) -> Form:
    figures = dict.fromkeys([one.of for one in choices if one.of is not None])
    figure = pick.piece("figure", "field-stunt-figure", figures)
    where = pick.choice("where", "field-stunt-where", choices, of="figure")
    key = kind.__name__.lower()
    words = text(f"help-stunt-{key}", point=Distance(CM))  # texts: *:help-stunt-*
    title = text(f"do-stunt-{key}")  # texts: *:do-stunt-*
    return do(kind, title, figure, where, *more, rule=rule, help=words)

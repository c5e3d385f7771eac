"""What an assault would do: whom it may be against, its odds, and the ways into contact."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.texts import Signed, Text

from ..core.book import text
from ..core.checks import decided, faces_of
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.state import ConfrontationState
from ..core.values import shooting
from ..morale.fear import daring, mover_trials, target_trials
from ..movement.choice import Active
from ..movement.contact import as_charge, charge_penalty
from ..movement.displacement import best_gait
from ..movement.previews import drawn, spots_of
from ..odds.blows import passes
from ..terrain.paces import limit_tally
from ..terrain.wayfinding import meant, reach_region
from ..terrain.ways import end_pose
from .announcement import Assault, AssaultKind, apart_refusal, nameable
from .measure import Closing, Pairs, closings, measure
from .ways import meant_facing

SIDES = 6

WayCheck = Callable[[Path, int | None], Refusal | None]
"""Why a mover cannot go a way to a facing at its end, or None."""


def preview_assault(state: ConfrontationState, active: Active, partial: Partial) -> Preview:
    """An announcement as far as it is told; distances only where all may be measured."""
    kind = _kind(partial)
    movers = _figures(state, partial.values.get("figures"), active.seat)
    if not movers:
        return Preview()
    targets = _figures(state, partial.values.get("targets"), 1 - active.seat)
    told = [target.id for target in targets]
    named = [{enemy.id for enemy in nameable(state, mover, kind, named=told)} for mover in movers]
    shared = set.intersection(*named)
    lead = movers[0]
    gait = best_gait(lead, kind)
    shown: dict[str, Any] = {
        "pieces": tuple([figure.id for figure in state.figures if figure.id in shared]),
        "limit": gait.limit,
        "tallies": (limit_tally(lead, kind, second=gait.flying),),
    }
    if not targets:
        if state.options.free_measuring:
            shown["region"] = reach_region(
                state,
                lead,
                gait.limit,
                through=active.together(state),
                walking=kind == "walk",
                flying=gait.flying,
            )
        return Preview(**shown)
    assault = Assault(
        seat=active.seat,
        cards=active.cards,
        movers=tuple([mover.id for mover in movers]),
        targets=tuple([target.id for target in targets]),
        kind=kind,
    )
    met = tuple([(mover.id, target) for mover in movers for target in told])
    if any(apart_refusal(state, mover, told) is not None for mover in movers):
        met = ()
    if state.options.free_measuring:
        met = measure(state, assault) if met else ()
        shown |= _measured(state, assault, movers, met)
    return Preview(
        odds=courage_odds(state, movers, met, kind),
        notes=(*shown.pop("notes", ()), *_notes(movers, targets, kind)),
        **shown,
    )


def _kind(partial: Partial) -> AssaultKind:
    if partial.action == "Charge":
        return "charge"
    return "walk" if partial.values.get("walking") is True else "engage"


def _figures(state: ConfrontationState, raw: object, seat: int) -> list[Figure]:
    """The figures of a seat among ids as they come in, each once."""
    if not isinstance(raw, list | tuple):
        return []
    found = [state.figure(number) for number in dict.fromkeys(raw) if isinstance(number, int)]
    return [figure for figure in found if figure is not None and figure.seat == seat]


def _notes(
    movers: Sequence[Figure], targets: Sequence[Figure], kind: AssaultKind
) -> tuple[Text, ...]:
    """What contact would bring, and that it must be carried out."""
    notes: list[Text] = []
    charging = [mover for mover in movers if as_charge(mover, kind)]
    if charging:
        worst = min([charge_penalty(mover)[0] for mover in charging])
        struck = [target for target in targets if target.turn.charged > worst]
        lost = Signed(worst)
        notes += [text("note-assault-penalty", enemy=one.name, amount=lost) for one in struck]
    notes.append(text("note-assault-bound"))
    return tuple(notes)


def _measured(
    state: ConfrontationState, assault: Assault, movers: Sequence[Figure], pairs: Pairs
) -> dict[str, Any]:
    """Ways and ends, where everything may be measured beforehand."""
    ghosts: list[Ghost] = []
    path: Path = ()
    for mover in movers:
        met = [state.field.by_id[target] for number, target in pairs if number == mover.id]
        if met:
            found = closings(state, assault, mover, met, 1)
            ghosts.append(Ghost(mover.id, found[0].pose))
            here = Spot(mover.pose.x, mover.pose.y, mover.pose.level)
            path = path or (here, *found[0].path)
    short = [m for m in movers if not any(number == m.id for number, _ in pairs)]
    notes = tuple([text("note-assault-short", name=mover.name) for mover in short])
    return {"ghosts": tuple(ghosts), "path": path, "notes": notes}


# Odds


def courage_odds(
    state: ConfrontationState, movers: Sequence[Figure], pairs: Pairs, kind: AssaultKind
) -> tuple[Odds, ...]:
    """The chances of the courage tests of these who meet; unmeasured: if all are reached."""
    by_id = state.field.by_id
    met = [(by_id[mover], by_id[target]) for mover, target in pairs]
    charging = all(as_charge(mover, kind) for mover in movers)
    trials = [*mover_trials(met, charging=charging), *target_trials(met, charging=charging)]
    found: list[Odds] = []
    for trial in trials:
        test = daring(state, trial)
        need = test.difficulty + 1 - test.value.total
        won = float(lowest_passes(need, test.faces, test.throws))
        name = state.field.by_id[trial.warriors[0]].name
        found.append(
            Odds(
                title=text("odds-assault-courage", name=name, count=len(trial.warriors)),
                outcomes=(
                    (text("odds-assault-dares"), won),
                    (text("odds-assault-afraid"), 1 - won),
                ),
                need=decided(
                    Tally(test.difficulty + 1, plus_is_good=False).plus(
                        Item(-test.value.total, test.value.name or text("odds-assault-dares"))
                    )
                ),
            )
        )
    return tuple(found)


def lowest_passes(need: int, faces: tuple[int, ...], throws: int) -> Fraction:
    """How likely a test succeeds in which the lowest of so many dice counts, each time anew."""
    found = Fraction(0)
    for face in range(2, SIDES + 1):
        least = Fraction((SIDES + 1 - face) ** throws - (SIDES - face) ** throws, SIDES**throws)
        if face >= need:
            found += least
        elif face in faces:
            found += least * lowest_passes(need - face, faces, throws)
    return found


def preview_shot(shooter: Figure, targets: Sequence[Figure], difficulty: int, rule: str) -> Preview:
    """Who may be shot at out of turn, and the chance of a hit."""
    value = shooting(shooter)
    hit = float(passes(difficulty - value.total, faces_of(shooter, "shooting")))
    need = Tally(difficulty, plus_is_good=False).plus(
        Item(-value.total, value.name or text("value-shooting"), rule)
    )
    outcomes = ((text("odds-reaction-hit"), hit), (text("odds-reaction-miss"), 1 - hit))
    return Preview(
        pieces=tuple([target.id for target in targets]),
        odds=(Odds(title=text("odds-reaction"), outcomes=outcomes, need=decided(need)),),
        tallies=(value,),
    )


# The way


def preview_closing(
    state: ConfrontationState,
    assault: Assault,
    known: Sequence[Closing],
    refusal_of: WayCheck,
    values: Mapping[str, Any],
) -> Preview:
    """The way of a mover: the best into contact at once, or the nearest to where one points.

    `known` are its ways into contact, best first; `refusal_of` says why it cannot go a way.
    """
    figure = state.field.by_id[assault.movers[0]]
    gait = best_gait(figure, assault.kind, assault.spent)
    tally = limit_tally(figure, assault.kind, assault.spent, second=gait.flying)
    raw = values.get("path")
    told = values.get("facing")
    if not isinstance(raw, list | tuple) or not raw:
        snapped: dict[str, Any] = {}
        shown: dict[str, Any] = {"limit": gait.limit}
        if known:
            first = known[0]
            snapped = {"path": first.path, "facing": first.pose.facing}
            shown = drawn(state, figure, first.path, first.pose.facing, gait)
        return Preview(snapped=snapped, tallies=(tally,), **shown)
    given = spots_of(raw)
    facing = told if isinstance(told, int) else None
    path, facing = _meant(state, assault, refusal_of, given, facing, known)
    snapped = {} if path == given else {"path": path}
    if not isinstance(told, int):
        snapped["facing"] = facing
    there = figure.at(end_pose(state, figure, path, facing))
    return Preview(
        refusal=refusal_of(path, facing),
        snapped=snapped,
        tallies=(tally,),
        notes=tuple(
            [text("note-assault-contact", enemy=enemy.name) for enemy in opponents(state, there)]
        ),
        **drawn(state, figure, path, facing, gait, walking=assault.kind == "walk"),
    )


def _meant(
    state: ConfrontationState,
    assault: Assault,
    refusal_of: WayCheck,
    given: Path,
    facing: int | None,
    known: Sequence[Closing],
) -> tuple[Path, int]:
    """The way as it is told where it may be gone; else the found one that ends nearest to it."""
    figure = state.field.by_id[assault.movers[0]]
    told = meant_facing(state, assault, figure, given) if facing is None else facing
    if refusal_of(given, told) is None:
        return given, told
    end = given[-1]
    if known:

        def apart(one: Closing) -> int:
            return (one.pose.x - end.x) ** 2 + (one.pose.y - end.y) ** 2

        nearest = min(known, key=apart)
        return nearest.path, nearest.pose.facing if facing is None else facing

    def legal(path: Path) -> bool:
        look = meant_facing(state, assault, figure, path) if facing is None else facing
        return refusal_of(path, look) is None

    gait = best_gait(figure, assault.kind, assault.spent)
    path = meant(
        state,
        figure,
        given,
        gait.limit,
        legal,
        through=assault.active.together(state),
        flying=gait.flying,
    )
    return path, meant_facing(state, assault, figure, path) if facing is None else facing

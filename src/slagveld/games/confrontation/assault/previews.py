"""What an assault would do: whom it may be against, its odds, and the ways into contact."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Ghost, Odds, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.odds import either
from slagveld.texts import Signed, Text

from ..core.book import text
from ..core.checks import decided, faces_of
from ..core.figure import Figure
from ..core.state import ClashState
from ..core.values import shooting
from ..morale.fear import Pairs, daring, mover_trials, target_trials
from ..movement.choice import Active
from ..movement.contact import as_charge, charge_penalty
from ..movement.displacement import best_gait
from ..odds.attacks import chance_of
from ..odds.blows import passes
from ..terrain.footing import Going
from ..terrain.movement_table import limit_tally
from ..terrain.ways import reach_region, spot_of
from .announcement import Assault, AssaultKind, apart_refusal, nameable
from .measure import closings, measure


def preview_assault(
    state: ClashState,
    active: Active,
    kind: AssaultKind,
    named_movers: Sequence[int],
    named_targets: Sequence[int],
) -> Preview:
    """An announcement as far as it is told; distances only where all may be measured."""
    movers = _figures(state, named_movers, active.seat)
    if not movers:
        return Preview()
    targets = _figures(state, named_targets, 1 - active.seat)
    told = tuple([target.id for target in targets])
    named = [{enemy.id for enemy in nameable(state, mover, kind, named=told)} for mover in movers]
    shared = set.intersection(*named)
    lead = movers[0]
    gait = best_gait(lead, kind)
    shown: dict[str, Any] = {
        "pieces": tuple([figure.id for figure in state.figures if figure.id in shared]),
        "limit": gait.limit,
        "tallies": (limit_tally(lead, kind, second=gait.flying),),
    }
    free = state.options.free_measuring
    if not targets:
        if free:
            going = Going(active.together(state), walking=kind == "walk", flying=gait.flying)
            shown["region"] = reach_region(state, lead, gait.limit, going)
        return Preview(**shown)
    ids = tuple([mover.id for mover in movers])
    assault = Assault(seat=active.seat, cards=active.cards, movers=ids, targets=told, kind=kind)
    met = tuple([(mover.id, target) for mover in movers for target in told])
    if any(apart_refusal(state, mover, told) is not None for mover in movers):
        met = ()
    if free:
        met = measure(state, assault) if met else ()
        shown |= _measured(state, assault, movers, met)
    return Preview(
        odds=courage_odds(state, movers, met, kind),
        notes=(*shown.pop("notes", ()), *_notes(movers, targets, kind)),
        **shown,
    )


def _figures(state: ClashState, named: Sequence[int], seat: int) -> list[Figure]:
    return [one for one in state.living(dict.fromkeys(named)) if one.seat == seat]


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
    state: ClashState, assault: Assault, movers: Sequence[Figure], pairs: Pairs
) -> dict[str, Any]:
    ghosts: list[Ghost] = []
    path: Path = ()
    for mover in movers:
        met = [state.field.by_id[target] for number, target in pairs if number == mover.id]
        if met:
            found = closings(state, assault, mover, met, 1)
            ghosts.append(Ghost(mover.id, found[0].pose))
            path = path or (spot_of(mover), *found[0].path)
    short = [m for m in movers if not any(number == m.id for number, _ in pairs)]
    notes = tuple([text("note-assault-short", name=mover.name) for mover in short])
    return {"ghosts": tuple(ghosts), "path": path, "notes": notes}


def courage_odds(
    state: ClashState, movers: Sequence[Figure], pairs: Pairs, kind: AssaultKind
) -> tuple[Odds, ...]:
    """The chances of the courage tests of these who meet; unmeasured: if all are reached."""
    by_id = state.field.by_id
    met = [(by_id[mover], by_id[target]) for mover, target in pairs]
    charging = all(as_charge(mover, kind) for mover in movers)
    dares, afraid = text("odds-assault-dares"), text("odds-assault-afraid")
    found: list[Odds] = []
    for trial in (*mover_trials(met, charging=charging), *target_trials(met, charging=charging)):
        test = daring(state, trial)
        won = float(chance_of(test))
        name = by_id[trial.warriors[0]].name
        title = text("odds-assault-courage", name=name, count=len(trial.warriors))
        less = Item(-test.value.total, test.value.name or dares)
        need = decided(Tally(test.difficulty + 1, plus_is_good=False).plus(less))
        found.append(either(title, won, dares, afraid, need))
    return tuple(found)


def preview_shot(shooter: Figure, targets: Sequence[Figure], difficulty: int, rule: str) -> Preview:
    """Who may be shot at out of turn, and the chance of a hit."""
    value = shooting(shooter)
    hit = float(passes(difficulty - value.total, faces_of(shooter, "shooting")))
    need = Tally(difficulty, plus_is_good=False).plus(
        Item(-value.total, value.name or text("value-shooting"), rule)
    )
    won, lost = text("odds-reaction-hit"), text("odds-reaction-miss")
    return Preview(
        pieces=tuple([target.id for target in targets]),
        odds=(either(text("odds-reaction"), hit, won, lost, decided(need)),),
        tallies=(value,),
    )

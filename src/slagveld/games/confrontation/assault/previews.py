"""What an assault would do: whom it may be against, its odds, and the ways into contact."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Brief, Ghost, Odds, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.odds import either
from slagveld.kit.verdicts import cost, gain, harm, likely
from slagveld.kit.view import holding
from slagveld.record import replace
from slagveld.texts import Signed, Text

from ..blows.previews import attack_of, guard
from ..core.book import text
from ..core.bout import Hand
from ..core.characteristic_tests import decided, faces_of
from ..core.characteristics import shooting
from ..core.figure import Figure
from ..core.state import ClashState, in_fight, opponents
from ..morale.courage_tests import Pairs, daring, mover_trials, target_trials
from ..movement.contact import as_charge, charge_penalty
from ..movement.displacement import best_gait
from ..movement.type_of_movement import Active
from ..odds.attacks import best_threshold, chance_of, odds_of_attack
from ..odds.blows import Strike, passes
from ..terrain.movement_table import limit_tally
from ..terrain.obstacles import Going
from ..terrain.paths import reach_region, spot_of
from .announcement import Assault, AssaultKind, apart_refusal, assault_by, nameable
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
    named = [{enemy.id for enemy in nameable(state, mover, kind, told=told)} for mover in movers]
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
    assault = assault_by(active, ids, told, kind)
    met = tuple([(mover.id, target) for mover in movers for target in told])
    if any(apart_refusal(state, mover, told) is not None for mover in movers):
        met = ()
    if free:
        met = measure(state, assault) if met else ()
        shown |= _measured(state, assault, movers, met)
    return Preview(
        odds=(*courage_odds(state, movers, met, kind), *fight_odds(state, movers, met, kind)),
        costs=exposures(state, targets),
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
        if trial.moving:
            brief = likely(harm(text("brief-assault-afraid"), 1 - won))
        else:
            brief = likely(gain(text("brief-assault-daunts"), 1 - won))
        found.append(either(title, won, dares, afraid, need, brief))
    return tuple(found)


def preview_shot(shooter: Figure, targets: Sequence[Figure], difficulty: int, rule: str) -> Preview:
    value = shooting(shooter)
    hit = float(passes(difficulty - value.total, faces_of(shooter, "shooting")))
    less = Item(-value.total, value.name or text("value-shooting"), rule)
    need = Tally(difficulty, plus_is_good=False).plus(less)
    won, lost = text("odds-reaction-hit"), text("odds-reaction-miss")
    return Preview(
        pieces=tuple([target.id for target in targets]),
        odds=(either(text("odds-reaction"), hit, won, lost, decided(need)),),
        tallies=(value,),
    )


# The fight that an assault leads to, as it would be if it came into contact at once.
#
# Everybody is thought to put half of his dice on attack, the larger half where they are odd, and to
# name the threshold that does most harm. What fear does to it, and who strikes first, is not in it.


def fight_odds(
    state: ClashState, movers: Sequence[Figure], pairs: Pairs, kind: AssaultKind
) -> tuple[Odds, ...]:
    """What those who come into contact do to the first of their targets, and he to the first."""
    if not pairs:
        return ()
    first = pairs[0][1]
    near = [one for one in movers if (one.id, first) in pairs]
    coming = [one.did(assault="charge" if as_charge(one, kind) else "engage") for one in near]
    charging = [charge_penalty(one)[0] for one in coming if as_charge(one, kind)]
    target = state.field.by_id[first]
    struck = target.did(charged=min(target.turn.charged, *charging)) if charging else target
    there = [other for other in opponents(state, target) if other not in coming]
    own = [*coming, *[other for other in there if other.seat == coming[0].seat]]
    return (_blows(own, struck, own=True), _blows([struck], coming[0], own=False, against=len(own)))


def exposures(state: ClashState, targets: Sequence[Figure]) -> tuple[Brief, ...]:
    """Whoever can shoot may do so at those who come, if his card is in reserve (CON-REACT-1)."""
    armed = [one for one in targets if one.profile.weapon is not None and not one.fleeing]
    ready = [one for one in armed if not (one.turn.shot or one.turn.fled or one.turn.dodged)]
    free = any(not in_fight(state, one) for one in ready)
    return holding((free, cost(text("cost-assault-reaction"))))


def _blows(strikers: Sequence[Figure], victim: Figure, *, own: bool, against: int = 1) -> Odds:
    """What the attack dice of some do to one whose other dice are on defence."""
    many = len(strikers) if own else against
    guarded = guard(victim, _hand(victim, many if own else 1))
    attacks: list[Strike] = []
    for striker in strikers:
        hand = _hand(striker, 1 if own else many)
        blow = attack_of(striker, hand)
        threshold = best_threshold(blow, guarded, hand.attack)
        attacks += [replace(blow, threshold=threshold)] * hand.attack
    title = text("odds-assault-fight", name=victim.name, count=len(attacks))
    return odds_of_attack(attacks, guarded, title, suffered=not own)


def _hand(figure: Figure, enemies: int) -> Hand:
    """His dice against so many enemies, the half on attack."""
    given = sum([dice for _, dice in figure.powers.numbers("combat-dice")])
    dice = max(1, 1 + enemies + given)
    attack = -(-dice // 2)
    return Hand(figure.id, attack=attack, defence=dice - attack, blocks=dice - attack)

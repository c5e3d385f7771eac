"""Who fears whom: Fear scores, immunity, and which courage tests an assault calls for."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.structs import Struct

from ..army.leadership import courage_of
from ..core.asking import names_of
from ..core.book import text
from ..core.checks import Check, faces_of
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import ClashState

Meetings = Sequence[tuple[Figure, Figure]]
"""Mover and target, each time one that can reach the other."""


class Trial(Struct, frozen=True, kw_only=True):
    """One courage test to be taken."""

    warriors: tuple[int, ...]
    """Whom it is for; several only where they assault together (CON-FEAR-15)."""
    creatures: tuple[int, ...]
    """Before whom, the most frightful first."""
    fear: int
    """The highest Fear among them."""
    moving: bool
    """Whether the warriors assault, or are assaulted."""
    charging: bool = False
    """Whether it is a charge: then a war cry counts as Fear."""

    @property
    def difficulty(self) -> int:
        """What the test must pass: the highest Fear, 1 more for each further creature."""
        return self.fear + len(self.creatures) - 1


def fear_of(figure: Figure, *, charging: bool = False) -> tuple[int, Trait | None] | None:
    """The Fear of a figure and the competence it comes from; None: it has Courage.

    `charging`: it is charging just now, so that a war cry replaces its Courage
    (CON-CARD-cri-de-guerre).
    """
    if figure.profile.fear is not None:
        return figure.profile.fear, None
    found = figure.powers.number("fearsome-charge") if charging else None
    return None if found is None else (found[1], found[0])


def spot_fear(figure: Figure, *, charging: bool) -> int:
    """The Fear of a figure as a number; 0 when it has none."""
    found = fear_of(figure, charging=charging)
    return 0 if found is None else found[0]


def fears(
    warrior: Figure, creature: Figure, *, warrior_charges: bool = False, creature_charges: bool
) -> bool:
    """Whether a figure must test its courage before another.

    Not one with a Fear score of its own (CON-FEAR-22), nor one immune by competence
    (CON-CARD-immunite, CON-CARD-mort-vivant), nor one that has overcome as much (CON-FEAR-20).
    """
    fear = fear_of(creature, charging=creature_charges)
    if fear is None or fear[0] <= warrior.immune:
        return False
    if fear_of(warrior, charging=warrior_charges) is not None:
        return False
    return warrior.powers.immune("fear") is None


def mover_trials(met: Meetings, *, charging: bool) -> list[Trial]:
    """The tests of those who assault: one for all who have a frightful target in common.

    Whoever would touch several creatures tests against the highest Fear (CON-FEAR-16); those who
    share a creature test together (CON-FEAR-15), and so both at once where they share some.
    """
    groups: list[tuple[dict[int, Figure], dict[int, Figure]]] = []
    for mover, target in met:
        if not fears(mover, target, warrior_charges=charging, creature_charges=False):
            continue
        warriors, creatures = {mover.id: mover}, {target.id: target}
        apart = []
        for group in groups:
            if mover.id in group[0] or target.id in group[1]:
                warriors = {**group[0], **warriors}
                creatures = {**group[1], **creatures}
            else:
                apart.append(group)
        groups = [*apart, (warriors, creatures)]
    return [
        _trial(list(warriors), list(creatures.values()), moving=True, charging=False)
        for warriors, creatures in groups
    ]


def target_trials(met: Meetings, *, charging: bool) -> list[Trial]:
    """The tests of those who are assaulted, each for himself against all who come (CON-FEAR-2)."""
    found: dict[int, list[Figure]] = {}
    for mover, target in met:
        if fears(target, mover, creature_charges=charging):
            found.setdefault(target.id, []).append(mover)
    return [
        _trial([number], creatures, moving=False, charging=charging)
        for number, creatures in found.items()
    ]


def _trial(warriors: list[int], creatures: list[Figure], *, moving: bool, charging: bool) -> Trial:
    ranked = sorted(creatures, key=lambda one: -spot_fear(one, charging=charging))
    return Trial(
        warriors=tuple(warriors),
        creatures=tuple([one.id for one in ranked]),
        fear=spot_fear(ranked[0], charging=charging),
        moving=moving,
        charging=charging,
    )


def hunter_of(state: ClashState, trial: Trial) -> Figure | None:
    """The creature that paralysed the one it now assaults, who flees untested (CON-FEAR-12)."""
    if trial.moving:
        return None
    by_id = state.field.by_id
    before = by_id[trial.warriors[0]].turn.paralysed_by
    return next((by_id[number] for number in trial.creatures if number in before), None)


def daring(state: ClashState, trial: Trial) -> Check:
    """The test itself: the best Courage of all, 1 more for each further warrior (CON-FEAR-15).

    Before somebody dreadful more dice are thrown, the lowest counting (CON-CARD-abominable).
    """
    by_id = state.field.by_id
    group = [by_id[number] for number in trial.warriors]
    values = [courage_of(state, figure) for figure in group]
    best = max(range(len(group)), key=lambda place: (values[place].total, -place))
    creatures = [by_id[number] for number in trial.creatures]
    others = Item(len(group) - 1, text("item-fear-together"), "CON-FEAR-15")
    value = values[best].plus(others)
    appalling = [row for creature in creatures for row in creature.powers.numbers("appals")]
    throws, appalled = max([(dice, trait.rule) for trait, dice in appalling], default=(1, ""))
    return Check(
        seat=group[0].seat,
        purpose=text(
            "roll-fear-courage",
            name=names_of(group),
            courage=value.total,
            creature=names_of(creatures),
            fear=trial.difficulty,
        ),
        cites="CON-FEAR-3" if len(group) == 1 else "CON-FEAR-15",
        value=value,
        difficulty=trial.difficulty,
        against=Tally(trial.fear, name=text("need-fear", name=creatures[0].name)).plus(
            Item(len(creatures) - 1, text("item-fear-creatures"), "CON-FEAR-16")
        ),
        strictly=True,
        faces=faces_of(group[best], "courage"),
        throws=throws,
        thrown_by=appalled,
        pieces=(*trial.warriors, *trial.creatures),
    )

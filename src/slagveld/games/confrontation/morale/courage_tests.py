"""Courage tests: who fears whom, and who dares to meet him (CON-FEAR-1 to CON-FEAR-16).

`CourageTests` is put on the agenda when an assault has been announced and measured. Only those who
can reach each other count: `pairs` says which mover reaches which target.
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.pairs import listed_by
from slagveld.structs import Struct
from slagveld.table.shapes import Pose

from ..army.leadership import courage_of
from ..core.asking import names_of, tell, tell_status
from ..core.book import text
from ..core.characteristic_tests import Check, Tested, faces_of
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from .flight import flee, may_flee

Meetings = Sequence[tuple[Figure, Figure]]
"""Mover and target, each time one that can reach the other."""


class Trial(Struct, frozen=True, kw_only=True):
    """One courage test to be taken."""

    warriors: tuple[int, ...]
    """Whom it is for; several only where they assault together (CON-FEAR-15)."""
    creatures: tuple[int, ...]
    """Before whom, the most frightful first."""
    fear: int
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
    afraid = [(t.id, mover) for mover, t in met if fears(t, mover, creature_charges=charging)]
    return [
        _trial([number], creatures, moving=False, charging=charging)
        for number, creatures in listed_by(afraid).items()
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


Pairs = tuple[tuple[int, int], ...]
"""Mover and target, each time one that can reach the other."""
Part = Literal["both", "movers", "targets"]
"""Whose tests: those of all, or of one side (assault fire comes between the two)."""


class Runaway(Struct, frozen=True):
    """A target that has fled, and where it stood before."""

    id: int
    pose: Pose


class Nerve(Struct, frozen=True):
    """How the courage tests of an assault came out."""

    going: tuple[int, ...]
    paralysed: tuple[int, ...] = ()
    """Movers that stay where they are (CON-FEAR-11)."""
    fled: tuple[Runaway, ...] = ()
    """Targets that have fled, perhaps off the table (CON-FEAR-7)."""


class CourageTests(Step, frozen=True, kw_only=True):
    """All courage tests of an assault, the movers' first. It hands down `Nerve`.

    Paralysis, penalties, flights and immunities are in the state by then.
    """

    rule = "CON-FEAR-1"

    movers: tuple[int, ...]
    targets: tuple[int, ...]
    charging: bool
    """Whether it is a charge, or has its effects: a war cry is heard in charges alone."""
    pairs: Pairs = ()
    """Who can reach whom; empty: every mover every target."""
    part: Part = "both"

    def run(self, play: Battle) -> None:
        by_id = play.state.field.by_id
        pairs = self.pairs or tuple([(m, t) for m in self.movers for t in self.targets])
        met = [(by_id[m], by_id[t]) for m, t in pairs if m in by_id and t in by_id]
        trials: list[Trial] = []
        if self.part != "targets":
            trials.extend(mover_trials(met, charging=self.charging))
        if self.part != "movers":
            trials.extend(target_trials(met, charging=self.charging))
        targets = play.state.living(self.targets)
        before = tuple([Runaway(t.id, t.pose) for t in targets if not t.turn.fled])
        tests = [CourageTest(trial=trial) for trial in trials]
        play.then(*tests, CourageOutcome(movers=self.movers, targets=self.targets, before=before))


class CourageOutcome(Step, frozen=True, kw_only=True):
    """What has become of everybody, read from the state: whoever dared goes on (CON-FEAR-4)."""

    movers: tuple[int, ...]
    targets: tuple[int, ...]
    before: tuple[Runaway, ...]
    """Targets that had not fled in this turn, where they stood."""

    def run(self, play: Battle) -> None:
        by_id = play.state.field.by_id
        here = play.state.living(self.movers)
        targets = self.targets
        frozen = [f.id for f in here if any(one in targets for one in f.turn.paralysed_by)]
        going = [figure.id for figure in here if figure.id not in frozen]
        fled = [one for one in self.before if one.id not in by_id or by_id[one.id].turn.fled]
        play.give(Nerve(tuple(going), tuple(frozen), tuple(fled)))


class CourageTest(Step, frozen=True):
    """One courage test: for one warrior, or for all who assault a creature together."""

    rule = "CON-FEAR-3"

    trial: Trial

    def run(self, play: Battle) -> None:
        """Roll; but whoever was paralysed by the one that now comes for him simply runs."""
        trial = self.trial
        hunter = hunter_of(play.state, trial)
        if hunter is None:
            play.then(daring(play.state, trial), self)
            return
        warrior = play.state.field.by_id[trial.warriors[0]]
        if may_flee(play.state, warrior):
            fear = spot_fear(hunter, charging=trial.charging)
            flee(play, warrior.id, hunter.id, fear, rule="CON-FEAR-12")

    def resume(self, play: Battle, value: Tested) -> None:
        for number in self.trial.warriors:
            if not value.success:
                _fail(play, number, self.trial)
                continue
            fear, (figure,) = self.trial.fear, play.state.those(number)
            what = text("told-fear-overcome", name=figure.name, fear=fear)
            tell(play, what, "CON-FEAR-20", figure)
            play.state = play.state.changed(number, immune=max(figure.immune, fear))


def _fail(play: Battle, number: int, trial: Trial) -> None:
    """Penalties for all; a mover is paralysed, a target that has not moved flees.

    Fanatics do neither (CON-CARD-fanatisme).
    """
    (figure,) = play.state.those(number)
    if not figure.turn.afraid:  # several failed tests bring the penalties only once (CON-FEAR-5)
        play.state = play.state.did(number, afraid=True)
        rule = "CON-FEAR-11" if trial.moving else "CON-FEAR-6"
        tell_status(play, figure, text("status-fear-afraid"), rule)
    steady = figure.powers.number("stands-fast")
    if steady is not None:
        tell(play, text("told-fear-stands-fast", name=figure.name), steady[0].rule, figure)
    elif trial.moving:
        known = dict.fromkeys((*figure.turn.paralysed_by, *trial.creatures))
        play.state = play.state.did(number, paralysed_by=tuple(known))
        tell_status(play, figure, text("status-fear-paralysed"), "CON-FEAR-11")
    elif may_flee(play.state, figure):
        again = bool(figure.turn.paralysed_by)
        rule = "CON-FEAR-13" if again else "CON-FEAR-7"
        flee(play, number, trial.creatures[0], trial.fear, rule=rule)

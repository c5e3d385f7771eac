"""Courage tests: who dares to meet a figure with a Fear score (CON-FEAR-1 to CON-FEAR-16).

`CourageTests` is put on the agenda when an assault has been announced and measured. Only those who
can reach each other count: `pairs` says which mover reaches which target.
"""

from typing import Literal

from slagveld.kernel.agenda import Step
from slagveld.structs import Struct
from slagveld.table.shapes import Pose

from ..core.asking import tell, tell_status
from ..core.book import text
from ..core.checks import Tested
from ..core.state import Battle
from .fear import Trial, daring, hunter_of, mover_trials, spot_fear, target_trials
from .flight import flee, may_flee, penalise

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
    """Movers that go on, in order."""
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
            if value.success:
                _overcome(play, number, self.trial)
            else:
                _fail(play, number, self.trial)


def _overcome(play: Battle, number: int, trial: Trial) -> None:
    """From now on he is immune to this Fear and to any that is not higher (CON-FEAR-20)."""
    figure = play.state.field.by_id[number]
    what = text("told-fear-overcome", name=figure.name, fear=trial.fear)
    tell(play, what, "CON-FEAR-20", figure)
    play.state = play.state.changed(number, immune=max(figure.immune, trial.fear))


def _fail(play: Battle, number: int, trial: Trial) -> None:
    """Penalties for all; a mover is paralysed, a target that has not moved flees.

    Fanatics do neither (CON-CARD-fanatisme).
    """
    penalise(play, number, "CON-FEAR-11" if trial.moving else "CON-FEAR-6")
    figure = play.state.field.by_id[number]
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

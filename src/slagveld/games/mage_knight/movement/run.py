"""Runs: who may run (MK-RUN-1), and what it costs (MK-RUN-3)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.rulebook import Refusal

from ..core.action import banned
from ..core.base_contact import engaged
from ..core.book import refuse
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..wounds.damage_and_elimination import Damage, hurt

RUNNERS = ("foot", "horseshoe")
"""Speed types that may run (MK-RUN-1)."""


def run_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """MK-RUN-1: on foot or horse (MK-FOOT-1, MK-HORSE-1), not in darkness (MK-CARD-darkness)."""
    if fighter.speed_type not in RUNNERS:
        return refuse("MK-RUN-1", "refusal-run-type", name=fighter.name)
    refusal = banned(fighter, "run")
    if refusal is not None:
        return refusal
    for domain in state.domains:
        if not domain.runs:
            return refuse(domain.rule, "refusal-run-domain", domain=domain.name)
    if engaged(state, fighter):
        return refuse("MK-RUN-1", "refusal-run-contact", name=fighter.name)
    return None


class RunToll(Step, frozen=True):
    """What a run costs those who ran, all together at its end (MK-RUN-3, MK-RUN-5)."""

    rule = "MK-RUN-3"

    pieces: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """1 exhaustion damage each, whatever stopped the run."""
        hurt(play, *[Damage(n, 1, "exhaustion", rule=self.rule, way="run") for n in self.pieces])

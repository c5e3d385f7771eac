"""Stunts that end in contact: announced, tested for courage and fired at first (CON-JUMP-2)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.texts import Text

from ..assault.announcement import Assault, mover_refusal, target_refusal
from ..assault.reaction import Reactions
from ..core.book import pick, refuse, text
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.state import Battle, ConfrontationState
from ..morale.courage import CourageTests, Nerve
from ..movement.choice import Active
from ..terrain.sight import reveal


def named_refusal(
    state: ConfrontationState, figure: Figure, targets: Pieces, rule: str
) -> Refusal | None:
    """Why a figure may not announce these enemies for a stunt, or None."""
    if not targets:
        return None
    if len(dict.fromkeys(targets)) < len(targets):
        return refuse(rule, "refusal-stunt-twice", name=figure.name)
    for number in targets:
        refusal = target_refusal(state, figure, state.figure(number), "engage")
        if refusal is not None:
            return refusal
    return mover_refusal(figure)


def missed_refusal(
    state: ConfrontationState, figure: Figure, pose: Pose, targets: Pieces, rule: str
) -> Refusal | None:
    """Why a stunt that ends at a pose does not touch everybody announced, or None."""
    met = [enemy.id for enemy in opponents(state, figure.at(pose))] if targets else []
    for number in targets:
        if number not in met:
            enemy = state.field.by_id[number]
            values = {"name": figure.name, "enemy": enemy.name}
            return refuse(rule, "refusal-stunt-missed", **values)
    return None


def with_contact(
    play: Battle, active: Active, attempt: Step, figure: int, targets: Pieces, *, charging: bool
) -> None:
    """Put a stunt on the agenda, after what comes before contact where there are targets."""
    if not targets:
        play.then(attempt)
        return
    assault = Assault(
        seat=active.seat,
        cards=active.cards,
        movers=(figure,),
        targets=targets,
        kind="charge" if charging else "engage",
    )
    announced = StuntAssault(assault=assault, charging=charging)
    play.then(announced, attempt, Reactions.sequel(targets=targets))


class StuntAssault(Step, frozen=True, kw_only=True):
    """Enemies are announced as those whom a stunt will touch: fear rules apply to both sides."""

    rule = "CON-JUMP-2"

    assault: Assault
    charging: bool

    def run(self, play: Battle) -> None:
        """Announce, and test courage."""
        by_id = play.state.field.by_id
        (number,) = self.assault.movers
        reveal(play, number)
        for target in self.assault.targets:
            values = {"name": by_id[number].name, "enemy": by_id[target].name}
            what = text("announced-stunt", **values)
            pieces = (number, target)
            seat = self.assault.seat
            play.tell(Announced, seat=seat, what=what, pieces=pieces, rule="CON-CHARGE-10")
        play.barrier("CON-CHARGE-10")
        play.then(
            CourageTests(
                movers=self.assault.movers, targets=self.assault.targets, charging=self.charging
            ),
            self,
        )

    def resume(self, play: Battle, value: Any) -> None:
        """Who dares is fired at by those who stayed and may."""
        assert isinstance(value, Nerve)  # noqa: S101 - CourageTests hands down nothing else
        if value.going:
            fled = [one.id for one in value.fled]
            (number,) = self.assault.movers
            pairs = tuple([(number, one) for one in self.assault.targets if one not in fled])
            play.then(Reactions(assault=self.assault, pairs=pairs))


# Forms


def way_fields(
    state: ConfrontationState, seat: int, figures: tuple[int, ...], way: Text
) -> tuple[AnyField, ...]:
    """The figure, its way, where it looks at the end, and whom it will touch there."""
    enemies = tuple([one.id for one in state.figures if one.seat != seat and not one.hidden])
    fields: list[AnyField] = [
        pick.piece("figure", "field-stunt-figure", figures),
        pick.path("path", way, of="figure"),
        pick.facing("facing", "field-stunt-facing", of="figure", optional=True),
    ]
    if enemies:
        fields.append(
            pick.pieces("targets", "field-stunt-targets", enemies, least=0, optional=True)
        )
    return tuple(fields)

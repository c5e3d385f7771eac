"""Stunts: MOV / 2.5 + D6, reckoned exactly (CON-STUNT-1, CON-STUNT-2, CON-STUNT-4).

One point of a stunt roll is `POINT` parts, so that MOV in units and heights in units are whole
numbers of parts: MOV / 2.5 cm is twice MOV in units, a height in cm five times that in units.
"""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import AnyField, Pieces
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.texts import Distance, Text

from ..assault.announcement import Assault, AssaultKind, mover_refusal, targets_refusal
from ..assault.reaction_fire import Reactions
from ..core.asking import tell, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.characteristic_tests import Check
from ..core.figure import Figure
from ..core.state import Battle, ClashState, opponents
from ..morale.courage_tests import CourageTests, Nerve
from ..movement.type_of_movement import Active
from ..terrain.movement_table import mov
from ..terrain.sight_and_line_of_fire import reveal

POINT = 500
STEP = 250
"""Units of MOV that are a point: 2.5 cm (CON-STUNT-1)."""
PER_UNIT = 5
"""Parts of one unit of height: 100 units are a centimetre, and that is a point."""


def stunt_base(figure: Figure) -> int:
    """The stunt base value in parts; always of the first MOV (CON-STUNT-1, CON-STAT-2)."""
    return 2 * mov(figure)


def stunt_check(
    figure: Figure,
    difficulty: int,
    purpose: Text,
    rule: str,
    *,
    against: Text,
    strictly: bool = False,
    aim: int | None = None,
) -> Check:
    """A stunt test against a difficulty in parts; equal succeeds unless `strictly`.

    `against` says what the difficulty is.
    """
    return Check(
        seat=figure.seat,
        purpose=purpose,
        cites=rule,
        value=Tally(stunt_base(figure), name=text("need-stunt", step=Distance(STEP))),
        difficulty=difficulty,
        against=Tally(difficulty, name=against),
        strictly=strictly,
        pips=POINT,
        aim=aim,
        pieces=(figure.id,),
    )


def call_off(play: Battle, figure: Figure) -> None:
    """Tell that a stunt that was begun does not take place: he has lost heart, or room."""
    tell(play, text("told-stunt-called-off", name=figure.name), "CON-STUNT-3", figure)


def begin_stunt(play: Battle, number: int, movement: str) -> None:
    """Note the type of movement; even a failed stunt bars shooting (CON-STUNT-3)."""
    play.state = play.state.did(number, chosen=movement, stunt=True)


# Stunts that end in contact: announced, tested for courage and fired at first (CON-JUMP-2)


def named_refusal(state: ClashState, figure: Figure, targets: Pieces, rule: str) -> Refusal | None:
    if not targets:
        return None
    if len(dict.fromkeys(targets)) < len(targets):
        return refuse(rule, "refusal-stunt-twice", name=figure.name)
    return targets_refusal(state, figure, targets, "engage") or mover_refusal(figure)


def missed_refusal(
    state: ClashState, figure: Figure, pose: Pose, targets: Pieces, rule: str
) -> Refusal | None:
    """Why a stunt that ends at a pose does not touch everybody announced, or None."""
    met = opponents(state, figure.at(pose)) if targets else []
    missed = [enemy for enemy in state.those(*targets) if enemy not in met]
    if not missed:
        return None
    return refuse(rule, "refusal-stunt-missed", name=figure.name, enemy=missed[0].name)


def with_contact(
    play: Battle, active: Active, attempt: Step, figure: int, targets: Pieces, *, charging: bool
) -> None:
    """Put a stunt on the agenda, after what comes before contact where there are targets."""
    if not targets:
        play.then(attempt)
        return
    kind: AssaultKind = "charge" if charging else "engage"
    seat, cards = active.seat, active.cards
    assault = Assault(seat=seat, cards=cards, movers=(figure,), targets=targets, kind=kind)
    announced = StuntAssault(assault=assault, charging=charging)
    play.then(announced, attempt, Reactions.sequel(targets=targets))


class StuntAssault(Step, frozen=True, kw_only=True):
    """Enemies are announced as those whom a stunt will touch: fear rules apply to both sides."""

    rule = "CON-JUMP-2"

    assault: Assault
    charging: bool

    def run(self, play: Battle) -> None:
        movers, targets = self.assault.movers, self.assault.targets
        mover, *enemies = play.state.those(*movers, *targets)
        reveal(play, mover.id)
        for enemy in enemies:
            what = text("announced-stunt", name=mover.name, enemy=enemy.name)
            tell_announced(play, what, "CON-CHARGE-10", mover, enemy)
        play.barrier("CON-CHARGE-10")
        play.then(CourageTests(movers=movers, targets=targets, charging=self.charging), self)

    def resume(self, play: Battle, value: Nerve) -> None:
        if value.going:
            fled = [one.id for one in value.fled]
            (number,) = self.assault.movers
            pairs = tuple([(number, one) for one in self.assault.targets if one not in fled])
            play.then(Reactions(assault=self.assault, pairs=pairs))


def way_forms(
    kind: type[Action], state: ClashState, seat: int, figures: Sequence[Figure], rule: str
) -> list[Form]:
    """The offer of a stunt along a way, perhaps to enemies; none where nobody can."""
    if not figures:
        return []
    key = kind.__name__.lower()  # texts: *:field-stunt-*, *:do-stunt-*, *:help-stunt-*
    fields: list[AnyField] = [
        pick.piece("figure", "field-stunt-figure", figures),
        pick.path("path", f"field-stunt-{key}", of="figure"),
        pick.facing("facing", "field-stunt-facing", of="figure", optional=True),
    ]
    enemies = [one for one in state.figures if one.seat != seat and not one.hidden]
    if enemies:
        title = text("field-stunt-targets")
        fields.append(pick.pieces("targets", title, enemies, least=0, optional=True))
    return [do(kind, f"do-stunt-{key}", *fields, rule=rule, help=f"help-stunt-{key}")]

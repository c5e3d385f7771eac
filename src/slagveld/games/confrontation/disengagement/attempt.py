"""Leaving a fight: a test of INI or of FOR, then a walk (CON-DISENGAGE-*, CON-FORCE-*)."""

from fractions import Fraction

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.odds import either

from ..core.asking import names_of, tell_announced, tell_status
from ..core.book import do, pick, refuse, text
from ..core.characteristic_tests import Check, Tested, decided, faces_of
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight, opponents
from ..movement.displacement import best_gait
from ..movement.type_of_movement import Active, chooser
from ..odds.blows import passes
from ..terrain.obstacles import Going
from ..terrain.paths import reach_region
from .difficulty_and_strength import difficulty, force_refusal, value_of
from .granted_moves import GrantedMove

LEAVES = 0.5
"""How often chance lets a fighter try to leave."""


class Disengage(Action, frozen=True):
    """A figure tries to leave its fight; `by_strength`: by FOR instead of INI (CON-FORCE-1)."""

    figure: PieceId
    by_strength: bool = False


def leaver(state: ClashState, active: Active, number: int) -> Figure | Refusal:
    figure = chooser(state, active, number, fighting=True)
    if isinstance(figure, Refusal):
        return figure
    if not in_fight(state, figure):
        return refuse("CON-DISENGAGE-1", "refusal-disengage-free", name=figure.name)
    if figure.turn.contacted:
        return refuse("CON-DISENGAGE-2", "refusal-disengage-contacted", name=figure.name)
    return figure


class Disengaging:
    actions: tuple[type[Action], ...] = (Disengage,)

    def _able(self, state: ClashState, active: Active) -> list[Figure]:
        found = [leaver(state, active, figure.id) for figure in active.ready(state)]
        return [figure for figure in found if not isinstance(figure, Refusal)]

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        able = self._able(state, active)
        strong = [figure for figure in able if force_refusal(state, figure) is None]
        weak = [figure for figure in able if figure not in strong]
        force = pick.switch("by_strength", "field-disengage-strength", optional=True)
        forms: list[Form] = []
        for group, more in ((weak, ()), (strong, (force,))):
            if group:
                figure = pick.piece("figure", "field-move-figure", group)
                forms.append(do(Disengage, "do-disengage", figure, *more, rule="CON-DISENGAGE-1"))
        return forms

    def check(self, state: ClashState, active: Active, action: Disengage) -> Refusal | None:
        figure = leaver(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        return force_refusal(state, figure) if action.by_strength else None

    def answer(self, play: Battle, active: Active, action: Disengage) -> None:
        (figure,) = play.state.those(action.figure)
        enemies, force = opponents(play.state, figure), action.by_strength
        play.state = play.state.did(figure.id, chosen="disengage")
        key = "announced-disengage-force" if force else "announced-disengage"
        # texts: *:announced-disengage*
        what = text(key, name=figure.name, enemies=names_of(enemies))
        rule = "CON-FORCE-1" if force else "CON-DISENGAGE-1"
        tell_announced(play, what, rule, figure, *enemies)
        seat, cards = active.seat, active.cards
        play.then(Disengagement(seat=seat, cards=cards, figure=figure.id, force=force))

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        ways = [
            Disengage(one.id, way) for one in self._able(state, active) for way in (False, True)
        ]
        return [one for one in ways if self.check(state, active, one) is None]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if not in_fight(state, figure) or figure.turn.contacted or rng.random() >= LEAVES:
            return None
        force = rng.random() < LEAVES and force_refusal(state, figure) is None
        return Disengage(figure.id, force)

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Disengage, partial)
        number, force = filled(draft.figure, 0), filled(draft.by_strength, False)
        figure = leaver(state, active, number)
        if isinstance(figure, Refusal):
            return Preview(refusal=figure if state.figure(number) is not None else None)
        refusal = force_refusal(state, figure) if force else None
        if refusal is not None:
            return Preview(refusal=refusal)
        return preview_disengaging(state, figure, active, force=force)


DISENGAGING = Disengaging()


class Disengagement(Step, frozen=True, kw_only=True):
    """The test by which a figure leaves its fight, and what comes of it."""

    rule = "CON-DISENGAGE-3"

    seat: int
    cards: tuple[int, ...]
    figure: int
    force: bool = False

    def run(self, play: Battle) -> None:
        """INI against 4 and 2 for each opponent; or FOR less their best RES (CON-FORCE-3)."""
        state = play.state
        (figure,) = state.those(self.figure)
        enemies, force = opponents(state, figure), self.force
        value = value_of(state, figure, force=force)
        against = difficulty(state, figure, force=force)
        if force and figure.profile.strength_dice:
            purpose = text("roll-disengage-strength", name=figure.name)
            rule, pieces, count = "CON-HOUSE-10", (figure.id,), figure.profile.strength_dice
            dice = play.roll(count, 6, purpose=purpose, rule=rule, seat=self.seat, pieces=pieces)
            value = value.plus(Item(sum(dice), text("item-disengage-die"), rule))
        check = Check(
            seat=self.seat,
            purpose=text("roll-disengage", name=figure.name, enemies=names_of(enemies)),
            cites="CON-FORCE-3" if force else "CON-DISENGAGE-3",
            value=value,
            difficulty=against.total,
            against=against,
            faces=(6,) if force else faces_of(figure, "initiative"),
            pieces=(figure.id, *[enemy.id for enemy in enemies]),
        )
        play.then(check, self)

    def resume(self, play: Battle, value: Tested) -> None:
        """Free to go, or held without any dice for attack (CON-DISENGAGE-7, CON-FORCE-6)."""
        (figure,) = play.state.those(self.figure)
        if not value.success:
            play.state = play.state.did(figure.id, no_attack=True)
            tell_status(play, figure, text("status-move-held"), "CON-DISENGAGE-7")
            return
        left = tuple([enemy.id for enemy in opponents(play.state, figure)])
        play.state = play.state.did(figure.id, left=left)
        seat, cards = self.seat, self.cards
        move = GrantedMove(seat=seat, figure=figure.id, cards=cards, cause="disengage", left=left)
        play.then(move)


def preview_disengaging(
    state: ClashState, figure: Figure, active: Active, *, force: bool
) -> Preview:
    value = value_of(state, figure, force=force)
    need = difficulty(state, figure, force=force)
    gait = best_gait(figure, "disengage")
    going = Going(active.together(state), flying=gait.flying)
    if force:
        won = _with_dice(need.total - value.total, figure.profile.strength_dice)
    else:
        won = passes(need.total - value.total, faces_of(figure, "initiative"))
    free, held = text("odds-disengage-free"), text("odds-disengage-held")
    return Preview(
        odds=(either(text("odds-disengage"), won, free, held, _die(need, value)),),
        region=reach_region(state, figure, gait.limit, going),
        limit=gait.limit,
        tallies=(value, need),
        notes=(text("note-disengage-held"),),
    )


def _with_dice(need: int, dice: int) -> Fraction:
    """The chance of a test to whose value so many dice are added first (CON-HOUSE-10)."""
    if not dice:
        return passes(need)
    return sum([_with_dice(need - face, dice - 1) for face in range(1, 7)], Fraction(0)) / 6


def _die(need: Tally, value: Tally) -> Tally:
    return decided(need.plus(Item(-value.total, value.name or text("value-strength"))))

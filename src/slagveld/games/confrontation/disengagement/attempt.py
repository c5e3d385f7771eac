"""Leaving a fight: a test of INI or of FOR, then a walk (CON-DISENGAGE-*, CON-FORCE-*)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, StatusChanged
from slagveld.kernel.fields import PieceId
from slagveld.kernel.modifiers import Item
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.relations import in_fight, opponents
from ..core.reports import names_of
from ..core.state import Battle, ConfrontationState
from ..movement.choice import Active, choice_refusal
from .difficulty import difficulty, force_refusal, value_of
from .granted_moves import GrantedMove
from .previews import preview_disengaging

LEAVES = 0.5
"""How often chance lets a fighter try to leave."""


class Disengage(Action, frozen=True):
    """A figure tries to leave its fight; `by_strength`: by FOR instead of INI (CON-FORCE-1)."""

    figure: PieceId
    by_strength: bool = False


def leave_refusal(
    state: ConfrontationState, active: Active, figure: Figure | None
) -> Refusal | None:
    """Why a figure may not try to leave a fight at all, or None."""
    refusal = choice_refusal(state, active, figure, fighting=True)
    if refusal is not None or figure is None:
        return refusal
    if not in_fight(state, figure):
        return refuse("CON-DISENGAGE-1", "refusal-disengage-free", name=figure.name)
    if figure.turn.contacted:
        return refuse("CON-DISENGAGE-2", "refusal-disengage-contacted", name=figure.name)
    return None


class Disengaging:
    """Attempts of single figures to leave their fights."""

    actions: tuple[type[Action], ...] = (Disengage,)

    def _able(self, state: ConfrontationState, active: Active) -> list[Figure]:
        found = active.ready(state)
        return [figure for figure in found if leave_refusal(state, active, figure) is None]

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        """Who tries, and for those who may by strength whether they do."""
        able = self._able(state, active)
        strong = [figure for figure in able if force_refusal(state, figure) is None]
        weak = [figure for figure in able if figure not in strong]
        forms: list[Form] = []
        for group, switch in ((weak, False), (strong, True)):
            if not group:
                continue
            allowed = tuple([figure.id for figure in group])
            piece = pick.piece("figure", "field-move-figure", allowed)
            force = pick.switch("by_strength", "field-disengage-strength", optional=True)
            forms.append(
                do(
                    Disengage,
                    "do-disengage",
                    *((piece, force) if switch else (piece,)),
                    rule="CON-DISENGAGE-1",
                )
            )
        return forms

    def check(self, state: ConfrontationState, active: Active, action: Disengage) -> Refusal | None:
        """Who, and by what."""
        figure = state.figure(action.figure)
        refusal = leave_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return refusal
        return force_refusal(state, figure) if action.by_strength else None

    def answer(self, play: Battle, active: Active, action: Disengage) -> None:
        """Announce it, then the test."""
        figure = play.state.field.by_id[action.figure]
        play.state = play.state.did(figure.id, chosen="disengage")
        force = action.by_strength
        rule = "CON-FORCE-1" if force else "CON-DISENGAGE-1"
        enemies = names_of(opponents(play.state, figure))
        key = "announced-disengage-force" if force else "announced-disengage"
        what = text(key, name=figure.name, enemies=enemies)  # texts: *:announced-disengage*
        pieces = (figure.id, *[enemy.id for enemy in opponents(play.state, figure)])
        play.tell(Announced, seat=figure.seat, what=what, pieces=pieces, rule=rule)
        play.then(
            Disengagement(seat=active.seat, cards=active.cards, figure=figure.id, force=force)
        )

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        """For each figure in order: by INI, and by FOR where it may."""
        found: list[Action] = []
        for figure in self._able(state, active):
            found.append(Disengage(figure.id))
            if force_refusal(state, figure) is None:
                found.append(Disengage(figure.id, True))
        return found

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if not in_fight(state, figure) or figure.turn.contacted or rng.random() >= LEAVES:
            return None
        force = rng.random() < LEAVES and force_refusal(state, figure) is None
        return Disengage(figure.id, force)

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        """The chance, and how far it could go then."""
        number = partial.values.get("figure")
        figure = state.figure(number) if isinstance(number, int) else None
        if figure is None:
            return Preview()
        refusal = leave_refusal(state, active, figure)
        force = partial.values.get("by_strength") is True
        if refusal is None and force:
            refusal = force_refusal(state, figure)
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
        figure = state.field.by_id[self.figure]
        value = value_of(state, figure, force=self.force)
        against = difficulty(state, figure, force=self.force)
        if self.force and figure.profile.strength_dice:
            dice = play.roll(
                figure.profile.strength_dice,
                6,
                purpose=text("roll-disengage-strength", name=figure.name),
                rule="CON-HOUSE-10",
                seat=self.seat,
                pieces=(figure.id,),
            )
            value = value.plus(Item(sum(dice), text("item-disengage-die"), "CON-HOUSE-10"))
        play.then(
            Check(
                seat=self.seat,
                purpose=text(
                    "roll-disengage", name=figure.name, enemies=names_of(opponents(state, figure))
                ),
                cites="CON-FORCE-3" if self.force else "CON-DISENGAGE-3",
                value=value,
                difficulty=against.total,
                against=against,
                faces=(6,) if self.force else faces_of(figure, "initiative"),
                pieces=(figure.id, *[enemy.id for enemy in opponents(state, figure)]),
            ),
            self,
        )

    def resume(self, play: Battle, value: Any) -> None:
        """Free to go, or held without any dice for attack (CON-DISENGAGE-7).

        By strength it is no different (CON-FORCE-6).
        """
        assert isinstance(value, Tested)  # noqa: S101 - Check hands down nothing else
        figure = play.state.field.by_id[self.figure]
        if value.success:
            left = tuple([enemy.id for enemy in opponents(play.state, figure)])
            play.state = play.state.did(figure.id, left=left)
            play.then(
                GrantedMove(
                    seat=self.seat, figure=figure.id, cards=self.cards, cause="disengage", left=left
                )
            )
            return
        play.state = play.state.did(figure.id, no_attack=True)
        play.tell(
            StatusChanged,
            piece=figure.id,
            name=figure.name,
            status=text("status-move-held"),
            on=True,
            rule="CON-DISENGAGE-7",
        )

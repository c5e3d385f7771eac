"""The wizards get their names and take their places (WD-SETUP-4, WD-SETUP-8)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.fields import Amount, Choice, Words
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction, Pose, Spot

from ..core.book import do, icons, pick, refuse, text
from ..core.events import Arrived
from ..core.models import WIZARD
from ..core.state import Duel, DuelState
from .places import Place, free_place, side_of, to_middle

NAME = 60
"""Signs that the name of a wizard may have."""


def appear(play: Duel, seat: int, pose: Pose, place: Place, rule: str) -> None:
    """Put a wizard down at a pose, and tell at which place of the table."""
    wizard = play.state.wizards[seat]
    play.replace(layout=play.state.layout.placed(wizard.id, WIZARD, pose))
    play.tell(
        Arrived,
        piece=wizard.id,
        name=wizard.name,
        pose=pose,
        seat=seat,
        named="no" if wizard.name == play.state.seats[seat].name else "yes",
        where=text(f"place-{side_of(play.state.layout, place)}"),  # texts: *:place-*
        rule=rule,
    )


class TakePlace(Action, frozen=True):
    """Take one of the places offered, say where the wizard looks and what he is called.

    Without a name he is called like his player.
    """

    place: Amount
    facing: Direction
    name: Words = ""


class TakePlaces(Asking, frozen=True):
    """WD-SETUP-6 to WD-SETUP-8: the players choose their places in starting order.

    With his name the wizard is ready to appear (WD-SETUP-4).
    """

    waiting: tuple[int, ...]
    sets: tuple[tuple[Place, ...], ...]
    """Sets of places of which one will be used; the first choice decides between them."""
    actions = (TakePlace,)
    rule = "WD-SETUP-6"
    asks = text("ask-place")

    def places(self) -> tuple[Place, ...]:
        return tuple(dict.fromkeys(place for chosen in self.sets for place in chosen))

    def asked(self, state: DuelState) -> int | None:
        """The next player without a place."""
        return next((seat for seat in self.waiting if seat in state.players()), None)

    def forms(self, state: DuelState) -> Iterable[Form]:
        seat = self.who(state)[0]
        choices = [
            Choice(
                str(number),
                text(f"place-{side_of(state.layout, place)}"),  # texts: *:place-*
                spot=Spot(*free_place(state.layout, place)),
            )
            for number, place in enumerate(self.places())
        ]
        fields = (
            pick.choice("place", "field-place", choices, numeric=True),
            pick.facing("facing", "field-facing", piece=state.wizards[seat].id),
            pick.words("name", "field-name", NAME, optional=True),
        )
        return [do(TakePlace, "do-place", *fields)]

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """The wizard at his place, looking to the middle unless told otherwise."""
        draft = drafted(TakePlace, partial)
        number = filled(draft.place)
        if number is None or not 0 <= number < len(self.places()):
            return Preview()
        place = self.places()[number]
        facing = filled(draft.facing, to_middle(state.layout, place))
        pose = Pose(*free_place(state.layout, place), facing)
        snapped = {} if "facing" in partial.values else {"facing": facing}
        ghost = Ghost(state.wizards[seat].id, pose, WIZARD, icons().wizard)
        return Preview(ghosts=(ghost,), snapped=snapped)

    def check(self, state: DuelState, seat: int, action: TakePlace) -> Refusal | None:
        if not 0 <= action.place < len(self.places()):
            return refuse(self.rule, "refusal-place")
        if len(action.name) > NAME or not action.name.isprintable():
            return refuse("WD-SETUP-4", "refusal-name", most=NAME)
        return None

    def answer(self, play: Duel, action: TakePlace) -> None:
        """Put the wizard down; the others choose among what is left of that set."""
        place = self.places()[action.place]
        if action.name.strip():
            play.state = play.state.with_wizard(play.seat, name=action.name.strip())
        pose = Pose(*free_place(play.state.layout, place), action.facing)
        appear(play, play.seat, pose, place, self.rule)
        left = tuple(
            tuple(other for other in chosen if other != place)
            for chosen in self.sets
            if place in chosen
        )
        others = tuple(seat for seat in self.waiting if seat != play.seat)
        if others:
            play.then(TakePlaces(others, left))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        return [
            TakePlace(number, to_middle(state.layout, place))
            for number, place in enumerate(self.places())
        ]

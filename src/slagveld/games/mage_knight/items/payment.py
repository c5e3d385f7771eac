"""Items that work while their price is paid, in exhaustion damage (MK-CARD-jeweled-helm)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import leading
from slagveld.texts import Text

from ..core.action import PlayerQuestion, WarriorAction
from ..core.book import do, pick, refuse, text
from ..core.events import tell_status
from ..core.fighter import Carried, Fighter
from ..core.items_and_domains import Item
from ..core.state import Battle, KnightState
from ..wounds.damage_and_elimination import Aftermath, exhaust


class PayPrice(WarriorAction, frozen=True):
    """Take exhaustion damage so that an item works until the next own command phase."""

    item: PieceId


class NoPrice(Action, frozen=True):
    """No more prices are paid in this command phase."""


def end_paid(play: Battle, fighter: Fighter) -> None:
    play.state = play.state.changed(fighter.id, paid=())
    for carried in fighter.items:
        if carried.id in fighter.paid:
            _tell(play, fighter, carried.card, on=False)


def _tell(play: Battle, fighter: Fighter, item: Item, *, on: bool) -> None:
    tell_status(play, fighter, text("status-paid", item=item.name), item.rule, on=on)


class PayPrices(PlayerQuestion, frozen=True):
    """Does a bearer pay the price of its item? Asked only where there is one."""

    actions = (NoPrice, PayPrice)
    rule = "MK-CARD-jeweled-helm"
    asks = text("ask-price")

    def _open(self, state: KnightState) -> list[tuple[Fighter, Carried, Item]]:
        """The working items of the seat's warriors whose price is not paid yet."""
        return [
            (fighter, carried, item)
            for fighter in state.fighters
            if fighter.items and fighter.seat == self.seat
            for carried, item in fighter.working_items
            if item.exhaustion and carried.id not in fighter.paid
        ]

    def asked(self, state: KnightState) -> int | None:
        return self.seat if self.seat not in state.out and self._open(state) else None

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        found = self._open(state)
        bearers = dict.fromkeys([fighter.id for fighter, _, _ in found])
        who = pick.piece("fighter", "field-price-fighter", bearers)
        choices = [
            Choice(str(carried.id), item.name, _price(fighter, item), of=fighter.id)
            for fighter, carried, item in found
        ]
        what = pick.choice("item", "field-price-item", choices, of="fighter", numeric=True)
        return (do(NoPrice, "do-no-price"), do(PayPrice, "do-price", who, what))

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return leading(forms)

    def refusal(self, state: KnightState, action: PayPrice) -> Refusal | None:
        return None if action in self.options(state) else refuse(self.rule, "refusal-price")

    def act(self, play: Battle, action: PayPrice) -> None:
        """The damage at once; the item works if the bearer still stands."""
        found = self._open(play.state)
        item = next(item for _, carried, item in found if carried.id == action.item)
        fighter = play.state.field.by_id[action.fighter]
        play.then(Aftermath(), self)
        play.state = play.state.changed(fighter.id, paid=(*fighter.paid, action.item))
        _tell(play, fighter, item, on=True)
        exhaust(play, fighter.id, item.rule, "price", item.name, clicks=item.exhaustion)

    def options(self, state: KnightState) -> list[PayPrice]:
        return [PayPrice(fighter.id, carried.id) for fighter, carried, _ in self._open(state)]

    def shown(self, state: KnightState, draft: PayPrice) -> Preview:
        number = filled(draft.item)
        found = [(one, item) for one, carried, item in self._open(state) if carried.id == number]
        return Preview(notes=tuple([_price(*pair) for pair in found]))


def _price(fighter: Fighter, item: Item) -> Text:
    return text("help-price", name=fighter.name, clicks=item.exhaustion)

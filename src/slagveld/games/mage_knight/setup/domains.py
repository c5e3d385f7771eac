"""Domain cards: chosen in secret, revealed after terrain is placed (MK-DOMAIN-2, MK-DOMAIN-3)."""

from collections.abc import Iterable

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking

from ..core.book import do, pick, refuse, text
from ..core.items_and_domains import domains
from ..core.state import Battle, KnightState


class ChooseDomain(Action, frozen=True):
    """Lay this domain card face down."""

    domain: Key


class DomainChoice(Asking, frozen=True):
    """Every player chooses one domain card in secret."""

    mode = "all"
    private = True
    actions = (ChooseDomain,)
    rule = "MK-DOMAIN-2"
    asks = text("ask-domain")

    def who(self, state: KnightState) -> tuple[int, ...]:
        """All players: all use one, or nobody does (MK-DOMAIN-1)."""
        return state.players()

    def forms(self, state: KnightState) -> Iterable[Form]:
        choices = [
            Choice(card.key, card.name, text("domain-words", words=card.words))
            for card in domains().values()
        ]
        field = pick.choice("domain", "field-domain", choices)
        return [do(ChooseDomain, "do-choose-domain", field)]

    def check(self, state: KnightState, seat: int, action: ChooseDomain) -> Refusal | None:
        return None if action.domain in domains() else refuse("MK-DOMAIN-6", "refusal-domain")

    def answer(self, play: Battle, action: ChooseDomain) -> None:
        """It stays face down until it is revealed."""
        chosen = (*play.state.chosen_domains, (play.seat, action.domain))
        play.replace(chosen_domains=chosen)
        play.tell(Announced, seat=play.seat, what=text("domain-chosen"), rule=self.rule)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseDomain(key) for key in domains()]


class RevealDomains(Step, frozen=True):
    """The cards are turned over, after terrain and before armies (MK-DOMAIN-3)."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        """Tell what each chose, and by which others are out (MK-DOMAIN-4, MK-CARD-clear-skies)."""
        play.replace(revealed=True)
        standing = [fighter.id for fighter in play.state.fighters]
        everybody = (*standing, *[reserve.id for reserve in play.state.reserves])
        working = play.state.domains
        cards = [domains()[key] for _, key in play.state.chosen_domains]
        for seat, key in play.state.chosen_domains:
            card = domains()[key]
            what = text("domain-revealed", domain=card.name)
            play.tell(Announced, seat=seat, what=what, pieces=everybody, rule=self.rule)
            if card not in working:
                by = next(other for other in cards if key in other.cancels)
                what = text("domain-cancelled", domain=card.name, by=by.name)
                play.tell(Told, what=what, rule="MK-DOMAIN-4")


class Reveal(Step, frozen=True):
    """Domain cards are revealed, if there are any."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        """After terrain is placed, before armies are deployed."""
        if play.state.options.domains:
            play.then(RevealDomains())

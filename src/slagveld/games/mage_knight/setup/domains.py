"""Domain cards: chosen in secret, revealed after terrain is placed (MK-DOMAIN-2, MK-DOMAIN-3)."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking, PlayerQuestion
from slagveld.record import replace

from ..core.book import do, pick, refuse, text
from ..core.items_and_domains import Domain, domain_of, domain_words, domains
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
        return [_form(domains())]

    def check(self, state: KnightState, seat: int, action: ChooseDomain) -> Refusal | None:
        return _refusal(action, domains())

    def answer(self, play: Battle, action: ChooseDomain) -> None:
        """It stays face down until it is revealed."""
        _lay(play, action.domain)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseDomain(key) for key in domains()]


class OwnDomainChoice(PlayerQuestion, frozen=True):
    """One after another, where players have cards of their own: nobody sees those of others."""

    private = True
    actions = (ChooseDomain,)
    rule = "MK-DOMAIN-2"
    asks = text("ask-domain")

    def forms(self, state: KnightState) -> Iterable[Form]:
        return [_form(hand_of(state, self.seat))]

    def check(self, state: KnightState, seat: int, action: ChooseDomain) -> Refusal | None:
        return _refusal(action, hand_of(state, self.seat))

    def answer(self, play: Battle, action: ChooseDomain) -> None:
        card = hand_of(play.state, self.seat)[action.domain]
        _lay(play, card if card.origin == "own" else card.key)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseDomain(key) for key in hand_of(state, self.seat)]


def domain_questions(state: KnightState) -> list[Step]:
    """How the domain cards are chosen, if the players use them."""
    if not state.options.domains:
        return []
    players = state.players()
    if any(state.brought(seat).domains for seat in players):
        return [OwnDomainChoice(seat) for seat in players]
    return [DomainChoice()]


def _form(hand: Mapping[str, Domain]) -> Form:
    choices = [
        Choice(key, card.name, text("domain-words", words=domain_words(card)))
        for key, card in hand.items()
    ]
    return do(ChooseDomain, "do-choose-domain", pick.choice("domain", "field-domain", choices))


def _refusal(action: ChooseDomain, hand: Mapping[str, Domain]) -> Refusal | None:
    return None if action.domain in hand else refuse("MK-DOMAIN-6", "refusal-domain")


def _lay(play: Battle, card: str | Domain) -> None:
    play.replace(chosen_domains=(*play.state.chosen_domains, (play.seat, card)))
    play.tell(Announced, seat=play.seat, what=text("domain-chosen"), rule="MK-DOMAIN-2")


def hand_of(state: KnightState, seat: int) -> dict[str, Domain]:
    """The cards from which a player chooses: his own before others of their key."""
    own = {card.key: card for card in state.brought(seat).domains}
    return {**own, **domains(), **own}


class RevealDomains(Step, frozen=True):
    """The cards are turned over, after terrain and before armies (MK-DOMAIN-3)."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        """Tell what each chose, and by which others are out (MK-DOMAIN-4, MK-CARD-clear-skies)."""
        play.replace(revealed=True)
        standing = [fighter.id for fighter in play.state.fighters]
        everybody = (*standing, *[reserve.id for reserve in play.state.reserves])
        working = play.state.domains
        cards = [domain_of(key) for _, key in play.state.chosen_domains]
        for seat, key in play.state.chosen_domains:
            card = domain_of(key)
            what = text("domain-revealed", domain=card.name)
            play.tell(Announced, seat=seat, what=what, pieces=everybody, rule=self.rule)
            if card not in working:
                by = next(other for other in cards if card.key in other.cancels)
                what = text("domain-cancelled", domain=card.name, by=by.name)
                play.tell(Told, what=what, rule="MK-DOMAIN-4")


class Reveal(Step, frozen=True):
    """Domain cards are revealed, if there are any; nothing is chosen from afterwards."""

    rule = "MK-DOMAIN-3"

    def run(self, play: Battle) -> None:
        if play.state.options.brought is not UNSET:
            play.replace(options=replace(play.state.options, brought=UNSET))
        if play.state.options.domains:
            play.then(RevealDomains())

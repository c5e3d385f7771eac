"""The command phase by itself, in the order of MK-CARD-G10.

Items were dropped before it (`items.drop`). Then Hex and Overwatch end, domains work, prices of
items are paid, commanders call, and poison works.
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Need, Tally

from ..core.book import KEY, text
from ..core.conditions import touching
from ..core.state import Battle
from ..items.payment import PayPrices, end_paid
from ..wounds.damage import Damage
from ..wounds.dials import Aftermath, hurt
from ..wounds.tokens import end_hexes, end_watches
from .command_abilities import Callings, Poisons


class CommandBegins(Step, frozen=True):
    """What the command phase of a seat brings by itself, part after part."""

    rule = "MK-TURN-7"

    seat: int

    def run(self, play: Battle) -> None:
        """Lay the parts on the agenda; the end of the battle is tested after each (MK-END-1)."""
        play.then(
            EndTokens(self.seat),
            Storms(self.seat),
            PayPrices(self.seat),
            Callings(self.seat),
            Poisons(self.seat),
        )


class EndTokens(Step, frozen=True):
    """Hex and Overwatch of the seat's warriors end, and what prices have bought."""

    rule = "MK-CARD-G10"

    seat: int

    def run(self, play: Battle) -> None:
        """Take the tokens off."""
        end_hexes(play, self.seat)
        end_watches(play, self.seat)
        for fighter in play.state.own(self.seat):
            if fighter.paid:
                end_paid(play, fighter)


class Storms(Step, frozen=True):
    """Domains that strike in a command phase (MK-CARD-magestone-storm)."""

    rule = "MK-DOMAIN-5"

    seat: int

    def run(self, play: Battle) -> None:
        """The active player rolls; on the faces of the card everybody who touches another suffers.

        All at the same moment, credited to nobody.
        """
        player = play.state.seats[self.seat].name
        for domain in play.state.domains:
            if not domain.storm:
                continue
            die = play.roll(
                1,
                6,
                purpose=text("roll-storm", player=player, domain=domain.name),
                rule=domain.rule,
                seat=self.seat,
                need=Need(Tally(max(domain.storm), name=text("need-storm")), "<="),
                yields=f"{KEY}:yields-storm",
            )[0]
            if die in domain.storm:
                struck = [f for f in play.state.fighters if touching(play.state, f)]
                rule, name = domain.rule, domain.name
                hurt(
                    play,
                    *[Damage(f.id, 1, "ability", rule=rule, way="domain", of=name) for f in struck],
                )
            play.then(Aftermath())

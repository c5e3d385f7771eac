"""What gets through wounds: one wound roll for each unblocked hit (CON-MELEE-15, CON-MELEE-16)."""

from typing import Any

import msgspec

from ..core.book import text
from ..core.bout import Blow, Bout
from ..core.effects import ChainsKills
from ..core.reports import tell
from ..core.state import Battle
from ..wounds.casualties import is_down
from ..wounds.rolls import WoundRoll
from .feints import AskFeint, takeable
from .hits import BoutStep, both_of, hits_on
from .master_strikes import bonus_of
from .prowess import strength_value


class WoundBlows(BoutStep, frozen=True, kw_only=True):
    """The wounds of a striking step, blow by blow; each holds at once.

    Hits on one who is killed already are lost, and so are those of one whom a riposte has killed.
    """

    rule = "CON-MELEE-15"

    seat: int
    blows: tuple[int, ...]
    struck: int = -1
    """The blow whose wound roll has just been made; -1: none."""

    def fight(self, play: Battle, bout: Bout) -> None:
        """Note what the last roll did; then the next hit."""
        if self.struck >= 0:
            bout = self._noted(play, bout)
        for blow in hits_on(bout, self.blows):
            both = both_of(play.state, blow)
            if both is None or both[1].dying:
                bout = bout.with_fate(blow.id, "spent")
                continue
            play.replace(bout=bout)
            if takeable(bout, both[0], blow):
                play.then(AskFeint(self.seat, blow.id), self._at(blow.id))
            else:
                self.wound(play, bout, blow)
            return
        play.replace(bout=bout)

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        """A hit that was no feint wounds; a feint has taken its die."""
        if value:
            play.then(self._at(-1))
        else:
            self.wound(play, bout, bout.blow(self.struck))

    def wound(self, play: Battle, bout: Bout, blow: Blow) -> None:
        """The wound roll of a hit: 2D6 + FOR - RES, and the bonus of a master strike."""
        (striker,) = play.state.those(blow.striker)
        play.replace(bout=bout.with_fate(blow.id, "spent"))
        roll = WoundRoll(
            victim=blow.target,
            strength=strength_value(striker),
            by=striker.seat,
            striker=striker.id,
            bonus=bonus_of(striker, blow),
            dice=striker.profile.strength_dice,
            cites="CON-MASTER-3" if blow.master else "CON-MELEE-16",
        )
        play.then(roll, self._at(blow.id))

    def _at(self, number: int) -> "WoundBlows":
        return msgspec.structs.replace(self, struck=number)

    def _noted(self, play: Battle, bout: Bout) -> Bout:
        """With a kill noted, and the die that it may have given."""
        blow = bout.blow(self.struck)
        victims = [victim for _, victim in bout.kills]
        if not is_down(play.state, blow.target) or blow.target in victims:
            return bout
        bout = msgspec.structs.replace(bout, kills=(*bout.kills, (self.seat, blow.target)))
        striker = play.state.figure(blow.striker)
        found = None if striker is None else striker.powers.one(ChainsKills)
        hand = bout.hand(blow.striker)
        if striker is None or found is None or hand.chained >= found[1].most:
            return bout
        tell(play, text("melee-told-chained", name=striker.name), found[0].rule, striker)
        return bout.with_hand(striker.id, chained=hand.chained + 1, chains=hand.chains + 1)

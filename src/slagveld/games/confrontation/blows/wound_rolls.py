"""What gets through wounds: one wound roll for each unblocked hit (CON-MELEE-15, CON-MELEE-16)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told

from ..core.book import text
from ..core.bout import Bout
from ..core.effects import ChainsKills
from ..core.state import Battle
from ..wounds.casualties import is_down
from ..wounds.rolls import WoundRoll
from .feints import AskFeint, takeable
from .hits import hits_on
from .master_strikes import bonus_of
from .prowess import strength_value


class WoundBlows(Step, frozen=True, kw_only=True):
    """The wounds of a striking step, blow by blow; each holds at once.

    Hits on one who is killed already are lost, and so are those of one whom a riposte has killed.
    """

    rule = "CON-MELEE-15"

    seat: int
    blows: tuple[int, ...]
    struck: int = -1
    """The blow whose wound roll has just been made; -1: none."""

    def run(self, play: Battle) -> None:
        """Note what the last roll did; then the next hit."""
        bout = play.state.bout
        if bout is None:
            return
        if self.struck >= 0:
            bout = self._noted(play, bout)
        for blow in hits_on(bout, self.blows):
            striker, victim = play.state.figure(blow.striker), play.state.figure(blow.target)
            if striker is None or victim is None or victim.dying:
                bout = bout.with_fate(blow.id, "spent")
                continue
            play.replace(bout=bout)
            if takeable(bout, striker, blow):
                play.then(AskFeint(self.seat, blow.id), self._at(blow.id))
            else:
                self.resume_at(play, blow.id)
            return
        play.replace(bout=bout)

    def resume(self, play: Battle, value: Any) -> None:
        """A hit that was no feint wounds; a feint has taken its die."""
        if value:
            play.then(self._at(-1))
        else:
            self.resume_at(play, self.struck)

    def resume_at(self, play: Battle, number: int) -> None:
        """The wound roll of a hit: 2D6 + FOR - RES, and the bonus of a master strike."""
        bout = play.state.bout
        if bout is None:
            return
        blow = bout.blow(number)
        by_id = play.state.field.by_id
        striker, victim = by_id[blow.striker], by_id[blow.target]
        play.replace(bout=bout.with_fate(number, "spent"))
        roll = WoundRoll(
            victim=victim.id,
            strength=strength_value(striker),
            by=striker.seat,
            striker=striker.id,
            bonus=bonus_of(striker, blow),
            dice=striker.profile.strength_dice,
            cites="CON-MASTER-3" if blow.master else "CON-MELEE-16",
        )
        play.then(roll, self._at(number))

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
        what = text("melee-told-chained", name=striker.name)
        play.tell(Told, what=what, pieces=(striker.id,), rule=found[0].rule)
        return bout.with_hand(striker.id, chained=hand.chained + 1, chains=hand.chains + 1)

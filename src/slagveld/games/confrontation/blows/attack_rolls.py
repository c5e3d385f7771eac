"""Attack rolls: D6 + ATT against the threshold that was named (CON-MELEE-10)."""

from typing import Any

import msgspec

from slagveld.kernel.modifiers import Tally

from ..core.book import text
from ..core.bout import Blow, Bout, Fate
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.reports import tell
from ..core.state import Battle
from .hits import BoutStep, both_of
from .prowess import attack_value
from .rerolls import AskReroll, bane

RULES: dict[Fate, str] = {"hit": "CON-MELEE-10", "missed": "CON-MELEE-10", "fumbled": "CON-TEST-5"}


class RollBlows(BoutStep, frozen=True):
    """The attack rolls of a striking step."""

    rule = "CON-MELEE-10"

    seat: int
    blows: tuple[int, ...]
    place: int = 0
    failed: Fate = "named"
    """What the last roll came to, while its owner is asked whether it is rolled again."""

    def fight(self, play: Battle, bout: Bout) -> None:
        if self.place >= len(self.blows):
            return
        blow = bout.blow(self.blows[self.place])
        both = both_of(play.state, blow)
        if both is None:
            play.then(self._next())
        else:
            play.then(attack_check(bout, self.seat, *both, blow), self)

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        """Hit or miss; a failed die may be rolled again by a Bane."""
        blow = bout.blow(self.blows[self.place])
        both = both_of(play.state, blow)
        if value is True:
            play.then(msgspec.structs.replace(self, failed="named"))
            return
        fate = self.failed
        if isinstance(value, Tested):
            fate = "hit" if value.success else "fumbled" if value.one else "missed"
            if fate != "hit" and both is not None and bane(*both) is not None:
                asked = msgspec.structs.replace(self, failed=fate)
                play.then(AskReroll(self.seat, blow.striker, blow.target), asked)
                return
        play.replace(bout=bout.with_fate(blow.id, fate))
        said = isinstance(value, Tested) and not value.unsaid and fate != "fumbled"
        if both is not None and not said:
            key, (striker, target) = f"melee-told-{fate}", both  # texts: *:melee-told-*
            tell(play, text(key, name=striker.name, enemy=target.name), RULES[fate], *both)
        play.then(self._next())

    def _next(self) -> "RollBlows":
        return RollBlows(self.seat, self.blows, self.place + 1)


def attack_check(bout: Bout, seat: int, striker: Figure, target: Figure, blow: Blow) -> Check:
    """The attack roll of a blow: D6 + ATT against its threshold."""
    return Check(
        seat=seat,
        purpose=text("melee-roll-attack", name=striker.name, enemy=target.name),
        cites="CON-MASTER-2" if blow.master else "CON-MELEE-10",
        value=attack_value(striker, bout.hand(striker.id)),
        difficulty=blow.threshold,
        against=Tally(blow.threshold, name=text("melee-field-threshold")),
        yields="yields-hit-or-miss",
        faces=faces_of(striker, "attack"),
        pieces=(striker.id, target.id),
    )

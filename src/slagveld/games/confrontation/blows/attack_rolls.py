"""Attack rolls: D6 + ATT against the threshold that was named (CON-MELEE-10)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..core.book import text
from ..core.bout import Blow, Bout, Fate
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.state import Battle
from .prowess import attack_value
from .rerolls import AskReroll, bane

RULES: dict[Fate, str] = {"hit": "CON-MELEE-10", "missed": "CON-MELEE-10", "fumbled": "CON-TEST-5"}


class RollBlows(Step, frozen=True):
    """The attack rolls of a striking step."""

    rule = "CON-MELEE-10"

    seat: int
    blows: tuple[int, ...]
    place: int = 0
    failed: Fate = "named"
    """What the last roll came to, while its owner is asked whether it is rolled again."""

    def run(self, play: Battle) -> None:
        """The next attack roll."""
        bout = play.state.bout
        if bout is None or self.place >= len(self.blows):
            return
        blow = bout.blow(self.blows[self.place])
        striker, target = play.state.figure(blow.striker), play.state.figure(blow.target)
        if striker is None or target is None:
            play.then(self._next())
            return
        play.then(attack_check(bout, self.seat, striker, target, blow), self)

    def resume(self, play: Battle, value: Any) -> None:
        """Hit or miss; a failed die may be rolled again by a Bane."""
        bout = play.state.bout
        if bout is None:
            return
        blow = bout.blow(self.blows[self.place])
        striker, target = play.state.figure(blow.striker), play.state.figure(blow.target)
        if value is True:
            play.then(msgspec.structs.replace(self, failed="named"))
            return
        fate = self.failed
        if isinstance(value, Tested):
            fate = "hit" if value.success else "fumbled" if value.one else "missed"
            again = None if striker is None or target is None else bane(striker, target)
            if fate != "hit" and again is not None:
                asked = msgspec.structs.replace(self, failed=fate)
                play.then(AskReroll(self.seat, blow.striker, blow.target), asked)
                return
        play.replace(bout=bout.with_fate(blow.id, fate))
        said = isinstance(value, Tested) and not value.unsaid and fate != "fumbled"
        if striker is not None and target is not None and not said:
            key = f"melee-told-{fate}"  # texts: *:melee-told-*
            what = text(key, name=striker.name, enemy=target.name)
            pieces = (striker.id, target.id)
            play.tell(Told, what=what, pieces=pieces, rule=RULES[fate])
        play.then(self._next())

    def _next(self) -> "RollBlows":
        return RollBlows(self.seat, self.blows, self.place + 1)


def attack_check(bout: Bout, seat: int, striker: Figure, target: Figure, blow: Blow) -> Check:
    """The attack roll of a blow: D6 + ATT against its threshold."""
    return Check(
        seat=seat,
        purpose=text("melee-roll-attack", name=striker.name, enemy=target.name),
        cites="CON-MASTER-2" if blow.master else "CON-MELEE-10",
        value=attack_of(bout, striker),
        difficulty=blow.threshold,
        against=Tally(blow.threshold, name=text("melee-field-threshold")),
        yields="yields-hit-or-miss",
        faces=faces_of(striker, "attack"),
        pieces=(striker.id, target.id),
    )


def attack_of(bout: Bout, figure: Figure) -> Tally:
    """ATT of a warrior with his dice as they lie."""
    return attack_value(figure, bout.hand(figure.id))

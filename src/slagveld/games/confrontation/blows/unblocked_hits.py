"""Hits that nobody has blocked: a wound roll for each, or a feint (CON-MELEE-15, CON-MELEE-16)."""

from collections.abc import Sequence
from typing import Any, Literal

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.bout import Blow, Bout
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..wounds.casualties import is_down
from ..wounds.wound_rolls import WoundRoll
from .fighting_values import BoutStep, both_of, hits_on, strength_value
from .master_strikes import bonus_of

Kind = Literal["attack", "defence"]


def takeable(bout: Bout, striker: Figure, blow: Blow) -> tuple[Kind, ...]:
    """The kinds of unused die that a hit may take from the one it has struck; not a master's."""
    if blow.master or not striker.powers.gives("feints"):
        return ()
    hand = bout.hand(blow.target)
    left: tuple[tuple[Kind, int], ...] = (("attack", hand.strikes), ("defence", hand.blocks))
    return tuple([kind for kind, dice in left if dice > 0])


class Feint(Action, frozen=True):
    """The hit takes a die of this kind, and does not wound."""

    die: Kind


class StrikeHome(Action, frozen=True):
    """The hit wounds."""


class AskFeint(SeatAsked, frozen=True):
    """Feint or wound. It hands down whether it was a feint."""

    rule = "CON-CARD-feinte"
    actions = (StrikeHome, Feint)

    blow: int

    def _kinds(self, state: ClashState) -> tuple[Kind, ...]:
        blow = state.fray.blow(self.blow)
        return takeable(state.fray, state.field.by_id[blow.striker], blow)

    def prompt(self, state: ClashState) -> Text:
        blow = state.fray.blow(self.blow)
        striker, target = state.those(blow.striker, blow.target)
        return text("melee-ask-feint", name=striker.name, enemy=target.name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        blow = state.fray.blow(self.blow)
        return (blow.striker, blow.target)

    def forms(self, state: ClashState) -> list[Form]:
        # texts: *:melee-column-*
        choices = [Choice(one, text(f"melee-column-{one}")) for one in self._kinds(state)]
        die = pick.choice("die", "melee-field-feint", choices)
        wound = do(StrikeHome, "melee-do-wound", rule="CON-MELEE-15")
        return [wound, do(Feint, "melee-do-feint", die)]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Feint) and action.die not in self._kinds(state):
            return refuse(self.rule, "refusal-melee-feint")
        return None

    def answer(self, play: Battle, action: Action) -> None:
        bout = play.state.bout
        if bout is None or not isinstance(action, Feint):
            play.give(False)
            return
        blow = bout.blow(self.blow)
        hand = bout.hand(blow.target)
        strikes = action.die == "attack"
        left = {"strikes": hand.strikes - 1} if strikes else {"blocks": hand.blocks - 1}
        play.replace(bout=bout.with_hand(blow.target, **left).with_fate(blow.id, "spent"))
        striker, target = play.state.those(blow.striker, blow.target)
        what = text("melee-told-feint", name=striker.name, enemy=target.name, die=action.die)
        tell_announced(play, what, self.rule, striker, target)
        play.give(True)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [StrikeHome(), *(Feint(kind) for kind in self._kinds(state))]


class WoundBlows(BoutStep, frozen=True, kw_only=True):
    """The wounds of a step, each at once; hits on or by one who is killed already are lost."""

    rule = "CON-MELEE-15"

    seat: int
    blows: tuple[int, ...]
    struck: int = -1
    """The blow whose wound roll has just been made; -1: none."""

    def fight(self, play: Battle, bout: Bout) -> None:
        if self.struck >= 0:
            bout = self._noted(play, bout)
        for blow in hits_on(bout, self.blows):
            both = both_of(play.state, blow)
            if both is None or both[1].dying:
                bout = bout.with_fate(blow.id, "spent")
                continue
            play.replace(bout=bout)
            if takeable(bout, both[0], blow):
                play.then(AskFeint(self.seat, blow.id), replace(self, struck=blow.id))
            else:
                self.wound(play, bout, blow)
            return
        play.replace(bout=bout)

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        if value:
            play.then(replace(self, struck=-1))
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
        play.then(roll, replace(self, struck=blow.id))

    def _noted(self, play: Battle, bout: Bout) -> Bout:
        blow = bout.blow(self.struck)
        victims = [victim for _, victim in bout.kills]
        if not is_down(play.state, blow.target) or blow.target in victims:
            return bout
        bout = replace(bout, kills=(*bout.kills, (self.seat, blow.target)))
        striker = play.state.figure(blow.striker)
        found = None if striker is None else striker.powers.number("chains-kills")
        hand = bout.hand(blow.striker)
        if striker is None or found is None or hand.chained >= found[1]:
            return bout
        tell(play, text("melee-told-chained", name=striker.name), found[0].rule, striker)
        return bout.with_hand(striker.id, chained=hand.chained + 1, chains=hand.chains + 1)

"""Attack rolls (CON-MELEE-10), and wound rolls of what gets through (CON-MELEE-15, CON-MELEE-16).

A failed die may be rolled again against an enemy of a class (the competence Fléau). A hit may be a
feint, and takes a die from the enemy instead of wounding him (Feinte).
"""

from collections.abc import Sequence
from typing import Any, Literal

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.bout import Blow, Bout, Fate
from ..core.checks import Check, Tested, faces_of
from ..core.competences import Trait
from ..core.effects import Rerolls
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..wounds.casualties import is_down
from ..wounds.rolls import WoundRoll
from .master_strikes import bonus_of
from .prowess import BoutStep, attack_value, both_of, hits_on, strength_value

REROLLED = "rerolled"
"""The mark of one who has rolled a die again in this turn."""


def bane(striker: Figure, target: Figure) -> Trait | None:
    """The competence by which one may roll a failed die against this target again, or None."""
    if REROLLED in striker.turn.marks:
        return None
    for trait, effect in striker.powers.all(Rerolls):
        if effect.against in target.powers.classes:
            return trait
    return None


class RollAgain(Action, frozen=True):
    """The failed die is rolled again."""


class LeaveIt(Action, frozen=True):
    """It stays as it is."""


class AskReroll(SeatAsked, frozen=True):
    """A failed attack die may be rolled again, once a turn. It hands down whether it is."""

    rule = "CON-CARD-fleau"
    actions = (RollAgain, LeaveIt)
    offers = (do(RollAgain, "melee-do-reroll"), do(LeaveIt, "melee-do-leave"))

    striker: int
    target: int

    def prompt(self, state: ClashState) -> Text:
        figure, enemy = state.those(self.striker, self.target)
        return text("melee-ask-reroll", name=figure.name, enemy=enemy.name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.striker,)

    def answer(self, play: Battle, action: Action) -> None:
        again = isinstance(action, RollAgain)
        if again:
            figure, enemy = play.state.those(self.striker, self.target)
            play.state = play.state.did(figure.id, marks=(*figure.turn.marks, REROLLED))
            what = text("melee-told-reroll", name=figure.name, enemy=enemy.name)
            tell(play, what, self.rule, figure, enemy)
        play.give(again)


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
            play.then(replace(self, place=self.place + 1, failed="named"))
        else:
            striker, target = both
            check = Check(
                seat=self.seat,
                purpose=text("melee-roll-attack", name=striker.name, enemy=target.name),
                cites="CON-MASTER-2" if blow.master else "CON-MELEE-10",
                value=attack_value(striker, bout.hand(striker.id)),
                difficulty=blow.threshold,
                against=Tally(blow.threshold, name=text("melee-field-threshold")),
                yields="yields-hit-or-miss",
                faces=faces_of(striker, "attack"),
                pieces=(striker.id, target.id),
            )
            play.then(check, self)

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        blow = bout.blow(self.blows[self.place])
        both = both_of(play.state, blow)
        if value is True:
            play.then(replace(self, failed="named"))
            return
        fate = self.failed
        if isinstance(value, Tested):
            fate = "hit" if value.success else "fumbled" if value.one else "missed"
            if fate != "hit" and both is not None and bane(*both) is not None:
                asked = replace(self, failed=fate)
                play.then(AskReroll(self.seat, blow.striker, blow.target), asked)
                return
        play.replace(bout=bout.with_fate(blow.id, fate))
        said = isinstance(value, Tested) and not value.unsaid and fate != "fumbled"
        if both is not None and not said:
            key, (striker, target) = f"melee-told-{fate}", both  # texts: *:melee-told-*
            tell(play, text(key, name=striker.name, enemy=target.name), RULES[fate], *both)
        play.then(replace(self, place=self.place + 1, failed="named"))


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
        kinds = self._kinds(state)
        choices = [
            Choice(one, text(f"melee-column-{one}")) for one in kinds
        ]  # texts: *:melee-column-*
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
        if action.die == "attack":
            bout = bout.with_hand(blow.target, strikes=hand.strikes - 1)
        else:
            bout = bout.with_hand(blow.target, blocks=hand.blocks - 1)
        play.replace(bout=bout.with_fate(blow.id, "spent"))
        striker, target = play.state.those(blow.striker, blow.target)
        what = text("melee-told-feint", name=striker.name, enemy=target.name, die=action.die)
        tell_announced(play, what, self.rule, striker, target)
        play.give(True)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [StrikeHome(), *(Feint(kind) for kind in self._kinds(state))]


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

"""The end of a move, in the order of MK-CARD-G10: free spins, Ram, Pole Arm, Overwatch.

The toll of a run or a Surge, and an attack of the same action, lie beneath on the agenda.
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, ChoiceField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.texts import Text

from ..attack.declaration import Attack, Gain
from ..attack.resolution import Resolve
from ..core.base_contact import at_front, enemies_touching, engaged, in_front
from ..core.book import do, pick, policy, refuse, text
from ..core.effects import Halts, Rams, Sneaks
from ..core.events import announce, tell
from ..core.fighter import Fighter
from ..core.friends_and_factions import is_enemy
from ..core.state import Battle, KnightState
from ..core.values import range_of
from ..odds.attacks import odds_of
from ..sight.range_and_front_arc import within_half
from ..sight.targets import target_refusal
from ..wounds.damage_and_elimination import dealt_by, hurt
from ..wounds.hex_and_overwatch_tokens import OVERWATCH, stand_down
from .free_spins import Spin

POLICY = policy("watch", "policy-watch", "ask", "always", "never")
"""Whether shots of Overwatch are asked for, always fired or never."""


class FireOverwatch(Action, frozen=True):
    """Shoot now; a bow says what Close Range gives, where it holds (MK-CLOSE-1)."""

    close_range: Literal["", "attack", "damage"] = ""


class HoldOverwatch(Action, frozen=True):
    """Let this enemy go; the token stays."""


def shot_refusal(state: KnightState, watcher: Fighter, mover: Fighter) -> Refusal | None:
    """Why one that keeps watch cannot make its plain ranged attack on a warrior, or None."""
    if not watcher.watching or not is_enemy(watcher, mover):
        return refuse(OVERWATCH, "refusal-watch-token", name=watcher.name)
    if engaged(state, watcher):
        return refuse("MK-RANGED-2", "refusal-watch-engaged", name=watcher.name)
    return range_refusal(state, watcher) or target_refusal(state, watcher, mover)


def range_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior has nothing to shoot with, or None."""
    if range_of(state, fighter) <= 0:
        return refuse(OVERWATCH, "refusal-special-range", name=fighter.name)
    return None


def within_close_range(state: KnightState, watcher: Fighter, mover: Fighter) -> bool:
    """Whether Close Range holds: a bow, and the target within half its range (MK-CLOSE-1)."""
    return watcher.click.attack_type == "bow" and within_half(state, watcher, mover)


class OverwatchShot(DoOrLeave, frozen=True):
    """An enemy has ended its move: does the one that keeps watch shoot at it?"""

    actions = (HoldOverwatch, FireOverwatch)
    automatic = True
    rule = OVERWATCH

    watcher: int
    mover: int

    def asked(self, state: KnightState) -> int | None:
        watcher, mover = state.fighter(self.watcher), state.fighter(self.mover)
        if watcher is None or mover is None or watcher.seat in state.out:
            return None
        return watcher.seat if shot_refusal(state, watcher, mover) is None else None

    def _pair(self, state: KnightState) -> tuple[Fighter, Fighter]:
        by_id = state.field.by_id
        return by_id[self.watcher], by_id[self.mover]

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.watcher, self.mover)

    def prompt(self, state: KnightState) -> Text:
        watcher, mover = self._pair(state)
        return text("ask-watch", name=watcher.name, enemy=mover.name)

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        """A bow near enough chooses what that gives."""
        fields: tuple[ChoiceField, ...] = ()
        if within_close_range(state, *self._pair(state)):
            choices = (
                Choice("attack", text("watch-close-attack")),
                Choice("damage", text("watch-close-damage")),
            )
            fields = (pick.choice("close_range", "field-watch-close", choices),)
        return (do(FireOverwatch, "do-watch-fire", *fields), do(HoldOverwatch, "do-watch-hold"))

    def refusal(self, state: KnightState, action: FireOverwatch) -> Refusal | None:
        watcher, mover = self._pair(state)
        if not action.close_range or within_close_range(state, watcher, mover):
            return None
        return refuse("MK-CLOSE-1", "refusal-watch-close", name=watcher.name)

    def auto(self, state: KnightState, seat: int) -> Action | None:
        wish = state.policy(seat, POLICY.key, "ask")
        if wish == "never":
            return HoldOverwatch()
        return self.options(state)[0] if wish == "always" else None

    def leave(self, play: Battle) -> None:
        watcher, mover = self._pair(play.state)
        what = text("told-watch-held", name=watcher.name, enemy=mover.name)
        pieces, seat = (watcher.id, mover.id), watcher.seat
        play.tell(Told, what=what, pieces=pieces, seat=seat, rule=OVERWATCH)

    def act(self, play: Battle, action: FireOverwatch) -> None:
        watcher, mover = self._pair(play.state)
        what = text("announced-watch", name=watcher.name, enemy=mover.name)
        announce(play, watcher, what, OVERWATCH, mover.id)
        stand_down(play, watcher.id)
        play.then(Resolve(self.attack(action.close_range)))

    def attack(self, gain: Gain | Literal[""]) -> Attack:
        watcher, target = self.watcher, (self.mover,)
        return Attack(
            attacker=watcher, kind="ranged", targets=target, close_range=gain, overwatch=True
        )

    def options(self, state: KnightState) -> list[FireOverwatch]:
        if within_close_range(state, *self._pair(state)):
            return [FireOverwatch("attack"), FireOverwatch("damage")]
        return [FireOverwatch()]

    def shown(self, state: KnightState, draft: FireOverwatch) -> Preview:
        attack = self.attack(filled(draft.close_range, ""))
        return Preview(odds=(odds_of(state, attack, self._pair(state)[1]),))


class Arrive(Step, frozen=True):
    """A warrior has moved: what its end brings, free spins first (MK-SPIN-3).

    Sneak Attack takes them from its enemies (MK-CARD-sneak-attack). `shifted`: its centre is at
    another place, as Pole Arm asks. `running`: speed abilities do not work (MK-RUN-4). `own` is
    False for one that was put down by somebody else's ability.
    """

    rule = "MK-CARD-G10"

    fighter: int
    shifted: bool
    running: bool = False
    own: bool = True

    def run(self, play: Battle) -> None:
        fighter = play.state.fighter(self.fighter)
        if fighter is None:
            return
        steps: list[Step] = []
        enemies = enemies_touching(play.state, fighter)
        sneaks = fighter.powers.one(Sneaks) if self.own else None
        if enemies and sneaks is None:
            steps.extend([Spin(other.seat, other.id, fighter.id) for other in enemies])
        elif enemies and sneaks is not None:
            what = text("told-no-spins", name=fighter.name, ability=sneaks[0].name)
            tell(play, what, sneaks[0].rule, fighter.id)
        if enemies and self.own and not self.running:
            steps.append(Ramming(self.fighter))
        if enemies and self.shifted:
            steps.append(PoleArms(self.fighter))
        if any(other.watching for other in play.state.fighters):
            steps.append(Watched(self.fighter))
        play.then(*steps)


class Ramming(Step, frozen=True):
    """A bearer of Ram hurts every enemy at its front arc, after their free spins."""

    rule = "MK-CARD-ram"

    fighter: int

    def run(self, play: Battle) -> None:
        fighter = play.state.fighter(self.fighter)
        if fighter is None or not fighter.powers.all(Rams):
            return
        found = [
            dealt_by(fighter, ability, other.id, effect.damage, "ram")
            for other in at_front(play.state, fighter)
            for ability, effect in fighter.powers.all(Rams)
        ]
        hurt(play, *found)


class PoleArms(Step, frozen=True):
    """Enemies that bear a Pole Arm receive the warrior that came before their front arc."""

    rule = "MK-CARD-pole-arm"

    fighter: int

    def run(self, play: Battle) -> None:
        """Each deals its damage, one after the other; the action of the warrior ends."""
        came = play.state.fighter(self.fighter)
        if came is None:
            return
        bearers = [
            (other, ability, effect)
            for other in enemies_touching(play.state, came)
            for ability, effect in other.powers.all(Halts)
            if in_front(other, came.body)
        ]
        for other, ability, effect in bearers:
            if self.fighter not in play.state.halted:
                play.replace(halted=(*play.state.halted, self.fighter))
                what = text("told-pole-arm", name=came.name, enemy=other.name)
                tell(play, what, ability.rule, came.id, other.id)
            hurt(play, dealt_by(other, ability, came.id, effect.damage, "pole-arm"))


class Watched(Step, frozen=True):
    """Enemies on Overwatch may shoot at the warrior that moved; turning is moving (MK-MOVE-10)."""

    rule = "MK-CARD-overwatch"

    fighter: int

    def run(self, play: Battle) -> None:
        """One question for each that may shoot."""
        came = play.state.fighter(self.fighter)
        if came is not None:
            others = [f for f in play.state.fighters if f.watching and is_enemy(came, f)]
            play.then(*[OverwatchShot(other.id, came.id) for other in others])

"""Shots of Overwatch at whoever has moved (MK-CARD-overwatch)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, ChoiceField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.texts import Text

from ..attack.attack_sequence import Resolve
from ..attack.declaration_and_type import Attack, Gain
from ..core.base_contact import engaged
from ..core.book import do, pick, policy, refuse, text
from ..core.events import announce
from ..core.fighter import Fighter
from ..core.friends_and_factions import is_enemy
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import Battle, KnightState
from ..odds.attacks import odds_of
from ..sight.legal_targets import target_refusal
from ..sight.range_and_front_arc import within_half
from ..wounds.hex_and_overwatch_tokens import OVERWATCH, stand_down
from .ram_and_pole_arm import AtEnd

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
    if range_of(state, fighter) <= 0:
        return refuse(OVERWATCH, "refusal-special-range", name=fighter.name)
    return None


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

    def is_close(self, state: KnightState) -> bool:
        """Whether Close Range holds: a bow, and the target within half its range (MK-CLOSE-1)."""
        watcher, mover = self._pair(state)
        return watcher.click.attack_type == "bow" and within_half(state, watcher, mover)

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.watcher, self.mover)

    def prompt(self, state: KnightState) -> Text:
        watcher, mover = self._pair(state)
        return text("ask-watch", name=watcher.name, enemy=mover.name)

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        """A bow near enough chooses what that gives."""
        fields: tuple[ChoiceField, ...] = ()
        if self.is_close(state):
            choices = (
                Choice("attack", text("watch-close-attack")),
                Choice("damage", text("watch-close-damage")),
            )
            fields = (pick.choice("close_range", "field-watch-close", choices),)
        return (do(FireOverwatch, "do-watch-fire", *fields), do(HoldOverwatch, "do-watch-hold"))

    def refusal(self, state: KnightState, action: FireOverwatch) -> Refusal | None:
        if not action.close_range or self.is_close(state):
            return None
        name = state.field.by_id[self.watcher].name
        return refuse("MK-CLOSE-1", "refusal-watch-close", name=name)

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
        if self.is_close(state):
            return [FireOverwatch("attack"), FireOverwatch("damage")]
        return [FireOverwatch()]

    def shown(self, state: KnightState, draft: FireOverwatch) -> Preview:
        attack = self.attack(filled(draft.close_range, ""))
        return Preview(odds=(odds_of(state, attack, self._pair(state)[1]),))


class Watched(AtEnd, frozen=True):
    """Enemies on Overwatch may shoot at the warrior that moved; turning is moving (MK-MOVE-10)."""

    rule = "MK-CARD-overwatch"

    def befall(self, play: Battle, came: Fighter) -> None:
        """One question for each that may shoot."""
        others = [f for f in play.state.fighters if f.watching and is_enemy(came, f)]
        play.then(*[OverwatchShot(other.id, came.id) for other in others])

"""Overwatch: shots at an enemy that has ended its move (MK-CARD-overwatch)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import Choice, ChoiceField
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import PolicyForm

from ..attack.declaration import Attack
from ..attack.resolution import Resolve
from ..core.book import do, pick, refuse, text
from ..core.conditions import engaged, is_enemy
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..core.values import range_of
from ..odds.attacks import odds_of
from ..sight.lines import within_half
from ..sight.targets import target_refusal
from ..wounds.tokens import OVERWATCH, stand_down

POLICY = "watch"


def watch_policy() -> PolicyForm:
    """Whether shots of Overwatch are asked for, always fired or never."""
    choices = (
        Choice("ask", text("policy-watch-ask")),
        Choice("always", text("policy-watch-always")),
        Choice("never", text("policy-watch-never")),
    )
    return PolicyForm(POLICY, text("policy-watch"), choices)


class FireOverwatch(Action, frozen=True):
    """Shoot now; a bow says what Close Range gives, where it holds (MK-CLOSE-1)."""

    close_range: Literal["", "attack", "damage"] = ""


class HoldOverwatch(Action, frozen=True):
    """Let this enemy go; the token stays."""


def shots(
    play: Battle,
    mover: int,
    moved: bool,  # noqa: ARG001 - turning on the spot is moving too (MK-MOVE-10)
) -> list[Step]:
    """The questions of Overwatch when a warrior's move has ended, one for each that may shoot.

    `moved`: whether its centre is at another place.
    """
    state = play.state
    fighter = state.fighter(mover)
    if fighter is None:
        return []
    return [
        OverwatchShot(other.id, mover)
        for other in state.fighters
        if other.watching and is_enemy(fighter, other)
    ]


def shot_refusal(state: MageKnightState, watcher: Fighter, mover: Fighter) -> Refusal | None:
    """Why one that keeps watch cannot make its plain ranged attack on a warrior, or None."""
    if not watcher.watching or not is_enemy(watcher, mover):
        return refuse(OVERWATCH, "refusal-watch-token", name=watcher.name)
    if engaged(state, watcher):
        return refuse("MK-RANGED-2", "refusal-watch-engaged", name=watcher.name)
    return range_refusal(state, watcher) or target_refusal(state, watcher, mover)


def range_refusal(state: MageKnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior has nothing to shoot with, or None."""
    if range_of(state, fighter) <= 0:
        return refuse(OVERWATCH, "refusal-special-range", name=fighter.name)
    return None


def within_close_range(state: MageKnightState, watcher: Fighter, mover: Fighter) -> bool:
    """Whether Close Range holds: a bow, and the target within half its range (MK-CLOSE-1)."""
    return watcher.click.attack_type == "bow" and within_half(state, watcher, mover)


class OverwatchShot(Question, frozen=True):
    """An enemy has ended its move: does the one that keeps watch shoot at it?"""

    actions = (HoldOverwatch, FireOverwatch)
    automatic = True
    rule = OVERWATCH

    watcher: int
    mover: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        watcher, mover = state.fighter(self.watcher), state.fighter(self.mover)
        if watcher is None or mover is None or watcher.seat in state.out:
            return ()
        return (watcher.seat,) if shot_refusal(state, watcher, mover) is None else ()

    def _pair(self, state: MageKnightState) -> tuple[Fighter, Fighter]:
        by_id = state.field.by_id
        return by_id[self.watcher], by_id[self.mover]

    def ask(self, state: MageKnightState) -> Decision:
        watcher, mover = self._pair(state)
        fields: tuple[ChoiceField, ...] = ()
        if within_close_range(state, watcher, mover):
            choices = (
                Choice("attack", text("watch-close-attack")),
                Choice("damage", text("watch-close-damage")),
            )
            title = text("field-watch-close")
            fields = (pick.choice("close_range", title, choices),)
        return Decision(
            seats=(watcher.seat,),
            prompt=text("ask-watch", name=watcher.name, enemy=mover.name),
            forms=(
                do(FireOverwatch, "do-watch-fire", *fields, rule=OVERWATCH),
                do(HoldOverwatch, "do-watch-hold", rule=OVERWATCH),
            ),
            rule=OVERWATCH,
            pieces=(self.watcher, self.mover),
        )

    def check(self, state: MageKnightState, seat: int, action: Action) -> Refusal | None:
        watcher, mover = self._pair(state)
        if (
            isinstance(action, FireOverwatch)
            and action.close_range
            and not within_close_range(state, watcher, mover)
        ):
            return refuse("MK-CLOSE-1", "refusal-watch-close", name=watcher.name)
        return None

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        match state.policy(seat, POLICY, "ask"):
            case "never":
                return HoldOverwatch()
            case "always":
                return self._fire(state)
            case _:
                return None

    def _fire(self, state: MageKnightState) -> FireOverwatch:
        close = within_close_range(state, *self._pair(state))
        return FireOverwatch("attack" if close else "")

    def answer(self, play: Battle, action: Action) -> None:
        watcher, mover = self._pair(play.state)
        pieces = (watcher.id, mover.id)
        if not isinstance(action, FireOverwatch):
            what = text("told-watch-held", name=watcher.name, enemy=mover.name)
            play.tell(Told, what=what, pieces=pieces, seat=watcher.seat, rule=OVERWATCH)
            return
        what = text("announced-watch", name=watcher.name, enemy=mover.name)
        play.tell(Announced, seat=watcher.seat, what=what, pieces=pieces, rule=OVERWATCH)
        stand_down(play, watcher.id)
        attack = Attack(
            attacker=watcher.id,
            kind="ranged",
            targets=(mover.id,),
            close_range=action.close_range,
            overwatch=True,
        )
        play.then(Resolve(attack))

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        if within_close_range(state, *self._pair(state)):
            return (HoldOverwatch(), FireOverwatch("attack"), FireOverwatch("damage"))
        return (HoldOverwatch(), FireOverwatch())

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        close = partial.values.get("close_range", "")
        if partial.action != "FireOverwatch" or close not in ("", "attack", "damage"):
            return Preview()
        mover = self._pair(state)[1]
        attack = Attack(
            attacker=self.watcher,
            kind="ranged",
            targets=(self.mover,),
            close_range=close,
            overwatch=True,
        )
        return Preview(odds=(odds_of(state, attack, mover),))

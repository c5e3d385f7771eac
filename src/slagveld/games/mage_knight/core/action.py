"""Giving actions: who may be given one, what is noted of it (MK-TURN-9 to -12, MK-TOKEN-3).

And what questions and topics about warriors have in common.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Brief, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.menu import Lane, entries, late
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import draft_of, filled
from slagveld.kit.topics import PieceTopic
from slagveld.kit.verdicts import cost
from slagveld.record import replace
from slagveld.texts import Text

from .ability_vocabulary import Ban, GoesFirst
from .book import refuse, text
from .events import tell
from .fighter import Fighter
from .state import Battle, KnightState

ActionKind = Literal["move", "close", "ranged", "special"]
"""The four kinds of action (MK-TURN-13); two of them are combat actions (MK-COMBAT-1)."""

MOST_TOKENS = 2
"""Whoever has so many action tokens is given no action (MK-TOKEN-3)."""
COST_PUSH = cost(text("cost-push"))
NOT_YOURS = refuse("MK-TURN-9", "refusal-not-yours")


def action_refusal(
    state: KnightState, fighter: Fighter, kind: ActionKind, *, free: bool = False
) -> Refusal | None:
    """Of one of four kinds (MK-TURN-13). `free`: not counted against the total (Quickness)."""
    if not free and state.actions_left <= 0:
        return refuse("MK-TURN-3", "refusal-no-actions", total=state.action_total)
    return unfit(state, fighter, kind)


def unfit(state: KnightState, fighter: Fighter, kind: ActionKind) -> Refusal | None:
    """Why a warrior can take part in no action of this kind now, whoever gives it; or None.

    Abilities may bar all but moves (MK-CARD-demoralized) or ranged combat (MK-CARD-berserk).
    """
    name = fighter.name
    if not fighter.free:
        return refuse("MK-CAPTURE-12", "refusal-captive", name=name)
    if fighter.acted:
        return refuse("MK-TURN-10", "refusal-acted", name=name)
    if fighter.barred:
        return refuse("MK-CARD-magic-levitation", "refusal-barred", name=name)
    if _is_just_freed(state, fighter):
        return refuse("MK-CAPTURE-15", "refusal-freed", name=name)
    if fighter.tokens >= MOST_TOKENS:
        return refuse("MK-TOKEN-3", "refusal-tokens", name=name)
    if kind in ("ranged", "special") and fighter.captive:
        return refuse("MK-CAPTURE-8", "refusal-captor", name=name)
    refusal = None if kind == "move" else banned(fighter, "all-but-move")
    if refusal is None and kind == "ranged":
        refusal = banned(fighter, "ranged-action")
    return refusal or _waiting(state, fighter)


def banned(fighter: Fighter, what: Ban) -> Refusal | None:
    ban = fighter.powers.ban(what)
    if ban is None:
        return None
    words = BANNED.get(what, "refusal-ability-action")  # texts: *:refusal-ability-action*
    return refuse(ban.rule, words, name=fighter.name, ability=ban.name)


# texts: *:refusal-run-ability*, *:refusal-shot-unseen*, *:refusal-volley-ban*
# texts: *:refusal-formation-ability*, *:combat-refusal-surge-ability*, *:combat-refusal-no*
BANNED: dict[Ban, str] = {
    "run": "refusal-run-ability",
    "be-shot": "refusal-shot-unseen",
    "ranged-formation": "refusal-volley-ban",
    "movement-formation": "refusal-formation-ability",
    "surge": "combat-refusal-surge-ability",
    "capture": "combat-refusal-no-capture",
    "be-captured": "combat-refusal-not-captured",
}
"""How it is told that an ability forbids something."""


def _waiting(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Whoever has no Frenzy waits for those of the player that have (MK-CARD-frenzy)."""
    frenzied = state.field.bearers(GoesFirst)
    if fighter.id in frenzied:
        return None
    for number in frenzied:
        other = state.field.by_id[number]
        found = other.powers.one(GoesFirst)
        done = other.acted or other.barred or _is_just_freed(state, other)
        waits = other.seat == fighter.seat and not done and other.tokens < MOST_TOKENS
        if found is not None and waits:
            return refuse(found[0].rule, "refusal-waits", name=fighter.name, other=other.name)
    return None


def _is_just_freed(state: KnightState, fighter: Fighter) -> bool:
    """Whether it was a captive in this turn of its player and acts in the next (MK-CAPTURE-15)."""
    return 0 < fighter.freed == state.round and fighter.seat == state.active


def give_action(play: Battle, *numbers: int, free: bool = False, run: bool = False) -> None:
    """To all of them together. `free`: it is not counted against the action total."""
    state = play.state
    for number in numbers:
        state = state.changed(number, acted=True)
    used, running = state.used if free else state.used + 1, numbers if run else ()
    play.state = replace(state, used=used, halted=(), bewitched=(), running=running)


def bewitch(play: Battle, number: int, seat: int) -> None:
    """A Magic ability of a seat affects a warrior in this action (MK-CARD-cursed)."""
    if all(number != other for other, _ in play.state.bewitched):
        play.replace(bewitched=(*play.state.bewitched, (number, seat)))


A = TypeVar("A", bound=Action)


class PlayerQuestion(DoOrLeave, frozen=True):
    """A question to a seat, while it plays and the warriors stand that it is about."""

    seat: int

    def warriors(self) -> tuple[int, ...]:
        return ()

    def asked(self, state: KnightState) -> int | None:
        gone = any(number not in state.field.by_id for number in self.warriors())
        return None if gone or self.seat in state.out else self.seat

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return self.warriors()


class WarriorQuestion(PlayerQuestion, frozen=True):
    about_one: ClassVar[str] = ""
    """The key of the question."""
    left: ClassVar[str] = ""
    """The key of what is told when it is left, by a rule of its own or by that of the question."""
    left_rule: ClassVar[str] = ""

    fighter: int

    def warriors(self) -> tuple[int, ...]:
        return (self.fighter,)

    def prompt(self, state: KnightState) -> Text:
        return text(self.about_one, name=state.field.by_id[self.fighter].name)

    def leave(self, play: Battle) -> None:
        what = text(self.left, name=play.state.field.by_id[self.fighter].name)
        tell(play, what, self.left_rule or self.by_rule(play.state), self.fighter)


class WarriorAction(Action, frozen=True):
    fighter: PieceId


class SeatStep(Step, frozen=True):
    seat: int


class WarriorStep(Step, frozen=True):
    """A step that lapses without the warrior it is about."""

    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)


class Deeds(PieceTopic[KnightState, int, Fighter], Generic[A]):
    """A topic whose actions name the warrior that acts, in their field `fighter`.

    Subclasses say who may act (`barred`), what is offered to all of them (`form`, or `forms` if it
    is not one) and what half of an action shows (`shown`).
    """

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Why a warrior can do nothing of it now, or None."""
        return None

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return [fighter for fighter in state.own(seat) if self.barred(state, fighter) is None]

    def lane(self, state: KnightState, seat: int) -> Lane:
        """What all can do, one after the other."""
        return late(PieceTopic.menu, self, state, seat)

    def menu(self, state: KnightState, seat: int) -> list[Action]:
        return entries(self.lane(state, seat))

    def actor(self, state: KnightState, seat: int, action: Any) -> Fighter | Refusal:
        return self.doer(state, seat, action.fighter)

    def doer(self, state: KnightState, seat: int, number: int) -> Fighter | Refusal:
        """The seat's warrior of this id, or why it can do nothing of it now."""
        fighter = state.fighter(number)
        if fighter is None or fighter.seat != seat:
            return NOT_YOURS
        return self.barred(state, fighter) or fighter

    def form(self, state: KnightState, able: list[Fighter]) -> Form:
        """What is offered to these, of whom there is one at least."""
        raise NotImplementedError

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        able = self.able(state, seat)
        return [self.form(state, able)] if able else []

    def shown(self, state: KnightState, fighter: Fighter, draft: A) -> Preview:
        """What a half-filled action of a warrior that may act would do."""
        return Preview()

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        draft = self.draft(partial)
        number = filled(draft.fighter, 0)
        if number not in state.field.by_id:
            return Preview()
        found = self.doer(state, seat, number)
        if isinstance(found, Refusal):
            return Preview(refusal=found)
        return self.shown(state, found, draft)

    def draft(self, partial: Partial) -> Any:
        return draft_of(self.actions, partial)


def push_costs(fighter: Fighter) -> tuple[Brief, ...]:
    """What one more action costs a warrior: a second token brings exhaustion."""
    return (COST_PUSH,) if fighter.tokens + 1 == MOST_TOKENS else ()

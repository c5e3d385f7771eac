"""Full defence and berserk fury, declared for a whole regiment at its activation."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.activated_regiment import active
from ..core.book import do, first_refusal, text
from ..core.names import tell_state
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from ..morale.frightened_regiment import may_defend_fully


class FullDefence(Action, frozen=True):
    """The regiment defends with its grey dice this round and makes no attack (LC-1.6-15)."""


class GoBerserk(Action, frozen=True):
    """The regiment gives up its defence and attacks with its grey dice (LC-1.8-berserker-1).

    It says so in its activation, and until then it defends like others (LC-1.8-berserker-3).
    """


Posture = FullDefence | GoBerserk


class Stances:
    actions = (FullDefence, GoBerserk)

    def forms(self, state: LittleState, seat: int) -> list[Form]:
        card = active(state).card
        titles = {
            GoBerserk: ("LC-1.8-berserker-1", text("do-berserk", dice=card.berserk)),
            FullDefence: ("LC-1.6-15", text("do-full-defence", dice=card.full_defence)),
        }
        kinds = [type(action) for action in self.menu(state, seat)]
        return [do(kind, titles[kind][1], rule=titles[kind][0]) for kind in kinds]

    def check(self, state: LittleState, seat: int, action: Posture) -> Refusal | None:
        full = isinstance(action, FullDefence)
        return (defence_refusal if full else berserk_refusal)(active(state))

    def answer(self, play: Battle, seat: int, action: Posture) -> None:
        """Note it for the whole regiment (LC-1.6-18)."""
        regiment = active(play.state)
        if isinstance(action, FullDefence):
            declare_defence(play, regiment, "LC-1.6-15")
            return
        play.state = play.state.did(regiment.id, berserk=True)
        tell_stance(play, regiment, "stance-berserk", "LC-1.8-berserker-1")

    def menu(self, state: LittleState, seat: int) -> list[Action]:
        both = (GoBerserk(), FullDefence())
        return [one for one in both if self.check(state, seat, one) is None]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        """Fury where there is any, full defence now and then."""
        regiment = active(state)
        if regiment.skills.berserker and berserk_refusal(regiment) is None:
            return GoBerserk()
        if rng.random() < _SELDOM and defence_refusal(regiment) is None:
            return FullDefence()
        return None

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        action = FullDefence() if partial.action == "FullDefence" else GoBerserk()
        return Preview(complete=True, refusal=self.check(state, seat, action))


STANCES = Stances()
_SELDOM = 0.3
"""How often chance, asked for a stance, takes full defence."""


def defence_refusal(regiment: Regiment) -> Refusal | None:
    """Why a regiment may not declare full defence in its activation, or None.

    To have moved does not forbid it (LC-1.6-20), nor to have no other dice left (LC-1.8-fanatic-2).
    """
    done = regiment.round
    return first_refusal(
        (not may_defend_fully(regiment), "LC-1.8-fear-11", "refusal-stance-afraid"),
        (done.cast_attack, "LC-1.6-18", "refusal-magic-has-struck"),
        (done.attacked, "LC-1.6-15", "refusal-stance-attacked"),
        (done.berserk, "LC-1.8-berserker-2", "refusal-stance-berserk"),
        (done.full_defence, "LC-1.6-19", "refusal-stance-already"),
        name=regiment.name,
    )


def berserk_refusal(regiment: Regiment) -> Refusal | None:
    """Why a regiment may not go berserk, or None."""
    done, rule = regiment.round, "LC-1.8-berserker-1"
    return first_refusal(
        (not regiment.skills.berserker, rule, "refusal-stance-no-berserker"),
        (regiment.frightened, "LC-1.8-fear-5", "refusal-stance-afraid"),
        (done.attacked, rule, "refusal-stance-attacked"),
        (done.full_defence, "LC-1.8-berserker-2", "refusal-stance-defends"),
        (done.berserk, rule, "refusal-stance-raging"),
        name=regiment.name,
    )


def declare_defence(play: Battle, regiment: Regiment, rule: str) -> None:
    """Let a regiment defend fully until the end of the round (LC-1.6-19)."""
    play.state = play.state.did(regiment.id, full_defence=True)
    tell_stance(play, regiment, "stance-full-defence", rule)


def tell_stance(play: Battle, regiment: Regiment, key: str, rule: str) -> None:
    if not play.listening:
        return
    card = regiment.card
    dice = card.berserk if key == "stance-berserk" else card.full_defence
    cause = text(f"{key}-brings", dice=dice)  # texts: *:stance-*
    tell_state(play, regiment, text(key), rule, cause=cause)  # texts: *:stance-*

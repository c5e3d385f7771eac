"""The creature part, turn by turn: one to four models, two actions each (WD-ACT-1, WD-ACT-2)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, TurnBegan
from slagveld.kernel.fields import Path
from slagveld.kernel.menu import Menu, bounded, entries, lane, late, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import draft_of, filled
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import Text

from ..core.actions_left import Turn, has_unused
from ..core.book import do, refuse, text
from ..core.events import say
from ..core.models import model_field, spot_of
from ..core.state import Duel, DuelState
from ..heavy.crew import CREW, check_service, crews, serve
from ..heavy.fire import FireWeapon, check_fire, heavy_forms, heavy_lane
from ..heavy.push import PushNow, PushWeapon, check_push
from ..melee.fight_action import Strike, StrikeNow, check_strike, strike_forms, strikes
from ..melee.previews import preview_strike
from ..movement import menus
from ..movement.jump import Jump, check_jump, landings
from ..movement.walk import Walk, WalkNow, check_walk, stays
from ..shooting.previews import preview_shot
from ..shooting.shot import Shoot, ShootNow, check_shot
from ..shooting.targets import shot_forms, shot_lane
from ..terrain.contact_and_distance import foes_touched
from ..terrain.floors_and_stairs import end_pose
from ..wounds.agility_and_power import power
from .models_of_a_turn import EndTurn, Rest, actors, attacks, check_actor, gives_exchange, may_act

MOST = 500
"""Entries of a menu: more than two players come to in a battle of ordinary size."""
TRIES = 900
"""Answers that are tried for it."""
Check = Callable[[DuelState, Any, Any], Refusal | None]
DEEDS: dict[type[Action], tuple[Check, Callable[..., Preview]]] = {
    Walk: (check_walk, menus.preview_walk),
    Jump: (check_jump, menus.preview_jump),
    Strike: (check_strike, preview_strike),
    Shoot: (check_shot, preview_shot),
}
"""All that a creature does which may act: why not, and what it would bring."""
SERVICES: dict[type[Action], Check] = {PushWeapon: check_push, FireWeapon: check_fire}
"""Why a seat's heavy weapon cannot, whoever serves it."""


class CreaturePart(Step, frozen=True):
    """WD-ROUND-1: first all creatures act; skipped when none can (WD-ROUND-2)."""

    rule = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        """Go round in the round's order until every model has been used (WD-ORDER-6, WD-ACT-5)."""
        if any(has_unused(play.state, seat) for seat in play.state.order):
            play.tell(PhaseBegan, phase=text("creature-part"), rule=self.rule)
            play.then(NextTurn(play.state.order[0]))


class NextTurn(Step, frozen=True):
    """WD-ACT-2, WD-ACT-3: players alternate; who has no unused model is passed over."""

    seat: int
    """Whose turn it would be."""
    rule = "WD-ACT-2"

    def run(self, play: Duel) -> None:
        """Find the next seat with an unused model; the defeated have none (WD-ORDER-5)."""
        start = play.state.started.index(self.seat)
        order = (*play.state.started[start:], *play.state.started[: start + 1])
        for seat, following in pairwise(order):
            if has_unused(play.state, seat):
                play.tell(TurnBegan, seat=seat, rule=self.rule)
                play.then(CreatureTurn(Turn(seat)), NextTurn(following))
                return


class CreatureTurn(Asking, frozen=True):
    """A player's turn in the creature part, action by action."""

    turn: Turn
    actions = (EndTurn, Rest, Walk, Jump, Strike, Shoot, PushWeapon, FireWeapon)
    rule = "WD-ACT-2"

    def asked(self, state: DuelState) -> int | None:
        """The seat, while it has somebody who could act."""
        seat = self.turn.seat
        if seat not in state.players():
            return None
        able = may_act(state, self.turn) or (self.turn.opened and crews(state, self.turn))
        return seat if able else None

    def prompt(self, state: DuelState) -> Text:
        return text("ask-creatures", used=len(self.turn.opened))

    def forms(self, state: DuelState) -> Iterator[Form]:
        turn, able = self.turn, actors(state, self.turn)
        if turn.opened:
            yield do(EndTurn, "do-end-turn")
        if able:
            ids = tuple(creature.id for creature in able)
            yield do(Rest, "do-rest", model_field(ids), rule="WD-ROUND-6")
            yield menus.walk_form(state, able)
        yield from strike_forms(state, turn.seat, able)
        yield from shot_forms(state, turn.seat, able)
        yield from menus.jump_forms(state, able)
        yield from heavy_forms(state, turn)

    def about(self, state: DuelState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple(creature.id for creature in actors(state, self.turn))

    def measured(self, state: DuelState) -> Measuring:
        """While somebody could shoot, no ruler is laid to an enemy: it would measure the shot."""
        able = any(power(state, creature, "shot") for creature in actors(state, self.turn))
        crew = any(len(members) >= CREW for _, members in crews(state, self.turn))
        if state.options.free_measuring or not (able or crew):
            return Measuring()
        return Measuring("own", rule="WD-SHOOT-1")

    def check(self, state: DuelState, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, EndTurn):
            return None if self.turn.opened else refuse("WD-ACT-3", "refusal-must-use")
        if isinstance(action, PushWeapon | FireWeapon):
            refusal = SERVICES[type(action)](state, seat, action)
            return refusal or check_service(state, self.turn, action.weapon, action.crew)
        refusal = check_actor(state, self.turn, action.model)
        if refusal is not None or isinstance(action, Rest):
            return refusal
        return DEEDS[type(action)][0](state, state.model(action.model), action)

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """Reach, path, odds, as far as they may be known; nothing that may not be measured."""
        draft: Any = draft_of(DEEDS, partial)
        if draft is None or filled(draft.model) is None:
            return Preview()
        if refusal := check_actor(state, self.turn, draft.model):
            return Preview(refusal=refusal)
        creature, more = state.model(draft.model), {}
        if isinstance(draft, Walk):
            more["first"] = gives_exchange(state, self.turn, creature.id)
        return DEEDS[type(draft)][1](state, creature, draft, **more)

    def answer(self, play: Duel, action: Action) -> None:
        match action:
            case Walk(model=model, path=path, facing=facing):
                pose = end_pose(play.state.layout, play.state.pose(model), path, facing)
                manner = "fly" if play.state.race_of(play.state.model(model)).flies else "walk"
                if pose is not None:
                    self._walk(play, model, path, pose, manner)
            case Jump(model=model, landing=number, facing=facing):
                landing = landings(play.state, play.state.model(model))[number]
                pose = replace(landing, facing=facing)
                self._walk(play, model, (spot_of(pose),), pose, "jump")
            case Strike(model=model, targets=targets):
                self._go_on(play, self.turn.spent(model), StrikeNow(model, targets))
            case Shoot(model=model, target=target):
                self._go_on(play, self.turn.spent(model), ShootNow(model, target))
            case PushWeapon(weapon=weapon, crew=crew, to=to, facing=facing):
                turn = serve(play, self.turn, weapon, crew)
                self._go_on(play, turn, PushNow(weapon, crew, to, facing))
            case FireWeapon(weapon=weapon, crew=crew, target=target):
                turn = serve(play, self.turn, weapon, crew)
                self._go_on(play, turn, ShootNow(weapon, target))
            case Rest(model=model):
                lapsed = text("rests", name=play.state.name_of(model), left=self.turn.left(model))
                say(play, lapsed, "WD-ROUND-6", model)
                self._go_on(play, self.turn.spent(model, rest=True))

    def _walk(self, play: Duel, model: int, path: Path, pose: Pose, manner: str) -> None:
        first = gives_exchange(play.state, self.turn, model)
        turn = self.turn.spent(model, walked=not stays(play.state, model, path))
        self._go_on(play, turn, WalkNow(model, path, pose, first, manner))

    def _go_on(self, play: Duel, turn: Turn, *steps: Step) -> None:
        """Mark who is used in this round (WD-SHEET-3), do the deed, and ask again."""
        for opened in turn.opened:
            creature = play.state.creature(opened.model)
            if creature is not None and play.state.round not in creature.used:
                used = (*creature.used, play.state.round)
                play.state = play.state.with_creature(creature, used=used)
        play.then(*steps, CreatureTurn(turn))

    def candidates(self, state: DuelState, seat: int) -> Menu:
        return self.more(state, seat, 0)

    def more(self, state: DuelState, seat: int, after: int) -> Menu:
        """Pass or rest first, then what hurts, then ways."""
        able = actors(state, self.turn)
        pauses: list[Action] = [EndTurn()] if self.turn.opened else []
        pauses += [Rest(creature.id) for creature in able]
        hurting = [woven([late(strikes, state, c), shot_lane(state, c)]) for c in able]
        ways = [woven([late(menus.jumps, state, c), menus.walks(state, c)]) for c in able]
        heavy = heavy_lane(state, self.turn)
        course = woven([lane(pauses), woven(hurting), heavy, woven(ways)])
        return bounded(course, after, MOST, TRIES)

    def propose(self, state: DuelState, seat: int, rng: Rng) -> Action:
        """Mostly strike or shoot if possible, else walk towards an enemy; sometimes anything."""
        turn, able = self.turn, actors(state, self.turn)
        heavy = entries(heavy_lane(state, turn)) if rng.random() < 0.5 else []
        if heavy:
            return heavy[int(rng.random() * len(heavy))]
        if not able:
            return EndTurn()
        creature = able[0] if turn.opened else able[int(rng.random() * len(able))]
        deeds = attacks(state, creature)
        if deeds and rng.random() < 0.8:
            return deeds[int(rng.random() * len(deeds))]
        foes = state.enemies(turn.seat)
        walk: Walk | None = None
        if foes and not (rng.random() < 0.5 and foes_touched(state, turn.seat, creature.id)):
            walk = menus.towards(state, creature, foes[int(rng.random() * len(foes))])
        if walk is None:
            way = int(rng.random() * 3600)
            length = int(rng.random() * menus.longest(state, creature))
            walk = menus.ahead(state, creature, way, length)
        return walk or (EndTurn() if turn.opened else Rest(creature.id))

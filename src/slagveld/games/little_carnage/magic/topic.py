"""The topic of magic: what a seat may cast while a regiment of its own is activated (LC-1.3-17)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Name

from ..core.book import text
from ..core.events import told
from ..core.names import model_name, models_name
from ..core.spellbook import spells
from ..core.state import Battle, LittleCarnageState
from .actions import ACTIONS, CastAction, cast_refusal, casting_of
from .counterspell import CounterMoment
from .effects import WorkSpell
from .forms import cast_forms
from .menus import all_casts, some_cast
from .previews import preview_cast
from .wizards import Casting, roll, spend


def incant(play: Battle, casting: Casting) -> None:
    """Cast an allowed spell: roll, and if it succeeds let the enemy answer it first."""
    state = play.state
    spell = spells()[casting.spell]
    wizard = state.field.model_by_id[casting.wizard]
    name = model_name(state, wizard)
    target, stands = aimed_at(play, casting)
    values = {"name": name, "spell": spell.name, "target": target, "needed": spell.difficulty}
    pieces = tuple(dict.fromkeys([wizard.id, *stands]))
    what = text("magic-casts", **values)
    play.tell(Announced, seat=casting.seat, what=what, pieces=pieces, rule=spell.rule)
    spend(play, wizard, spell)
    successes = roll(play, wizard, text("magic-roll-cast", **values), pieces)
    if successes < spell.difficulty:
        told(play, text("magic-fails", **values), "LC-1.8-magic-1", wizard.id)
        return
    told(play, text("magic-succeeds", **values), "LC-1.8-magic-1", wizard.id)
    done = replace(casting, successes=successes)
    play.then(CounterMoment(casting=done), WorkSpell(done))


def aimed_at(play: Battle, casting: Casting) -> tuple[Name, list[int]]:
    """On whom a spell is cast, by name, and those who are named one by one."""
    state = play.state
    by_id = state.field.model_by_id
    models = [by_id[number] for number in casting.models if number in by_id]
    spell = spells()[casting.spell]
    if models and not (spell.target.endswith("regiment") and spell.models == 1):
        return models_name(state, models), [model.id for model in models]
    return state.regiment(casting.regiment).name, [casting.regiment]


class CastingTopic:
    """Any wizard of the seat who has been activated may cast, whichever regiment is at turn."""

    actions = ACTIONS

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        return cast_forms(state, seat) if state.options.magic else []

    def check(self, state: LittleCarnageState, seat: int, action: CastAction) -> Refusal | None:
        return cast_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: CastAction) -> None:
        seat = play.state.field.by_id[action.wizard].seat
        incant(play, casting_of(play.state, seat, action))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        return all_casts(state, seat) if state.options.magic else []

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        return some_cast(state, seat, rng) if state.options.magic else None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        return preview_cast(state, seat, partial)


CASTING = CastingTopic()

"""The topic of magic: what a seat may cast while a regiment of its own is activated (LC-1.3-17)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace

from ..attacks.targets import asking_whom
from ..core.book import do, pick, text
from ..core.names import model_name, models_name, told
from ..core.regiment import Model
from ..core.spellbook import Spell
from ..core.state import Battle, LittleState
from ..odds.spells import success_chance
from .actions import ACTIONS, CastAction, action_of, cast_refusal, casting_of
from .counterspell import CounterMoment
from .effects import WorkSpell
from .menus import all_casts, some_cast
from .previews import preview_cast
from .targets import on_regiment
from .wizards import Casting, castable, ready_wizards, roll, spend


def _choice(state: LittleState, wizard: Model, spell: Spell) -> Choice:
    level = state.regiment_of(wizard).skills.magic
    percent = round(100 * success_chance(level, spell.difficulty))
    about = text("magic-help-spell", chance=percent, words=spell.words)
    return Choice(spell.key, spell.name, help=about, of=wizard.stand)


def _targets(state: LittleState, action: str, pairs: list[tuple[Model, Spell]]) -> list[AnyField]:
    """At whom to point; the preview tells who is in range and sight."""
    seat = state.regiment_of(pairs[0][0]).seat
    sides = {spell.target.startswith("enemy") for _, spell in pairs}
    stands = [one for one in state.field.stands if (one.seat != seat) in sides]
    fields: list[AnyField] = [pick.piece("target", "magic-field-target", stands)]
    if action == "CastOnSeveral":
        most = max([spell.models for _, spell in pairs])
        fields = [pick.pieces("targets", text("magic-field-targets", most=most), stands, most=most)]
    if action == "CastTo":
        return [*fields, pick.spot("to", "magic-field-to", of="target")]
    there = [model for one in stands for model in state.field.on_stand[one.id]]
    return [*fields, *asking_whom(state, there, "target" if action == "Cast" else "")]


def incant(play: Battle, casting: Casting) -> None:
    """Cast an allowed spell: roll, and if it succeeds let the enemy answer it first."""
    state = play.state
    spell = state.spell(casting.spell)
    wizard = state.field.model_by_id[casting.wizard]
    name = model_name(state, wizard)
    struck = [state.field.model_by_id[number] for number in casting.models]
    target, stands = state.regiment(casting.regiment).name, [casting.regiment]
    if not on_regiment(spell):
        target, stands = models_name(state, struck), [model.id for model in struck]
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


class CastingTopic:
    """Any wizard of the seat who has been activated may cast, whichever regiment is at turn."""

    actions = ACTIONS

    def forms(self, state: LittleState, seat: int) -> list[Form]:
        """One form for each way of casting that is open to some wizard of the seat."""
        able = [(wizard, castable(state, wizard)) for wizard in ready_wizards(state, seat)]
        titles = (text("magic-do-cast"), text("magic-do-cast-several"), text("magic-do-cast-to"))
        found = []
        for action, title in zip(ACTIONS, titles, strict=True):
            name = action.__name__
            rows = [(one, spell) for one, known in able for spell in known]
            pairs = [row for row in rows if action_of(row[1]) == name]
            if pairs:
                stands = dict.fromkeys([wizard.stand for wizard, _ in pairs])
                choices = [_choice(state, *one) for one in pairs]
                fields = (
                    pick.piece("wizard", "magic-field-wizard", stands),
                    pick.choice("spell", "magic-field-spell", choices, of="wizard"),
                    *_targets(state, name, pairs),
                )
                found.append(do(action, title, *fields, help="magic-help-cast", rule="LC-1.3-17"))
        return found

    def check(self, state: LittleState, seat: int, action: CastAction) -> Refusal | None:
        return cast_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: CastAction) -> None:
        seat = play.state.field.by_id[action.wizard].seat
        incant(play, casting_of(play.state, seat, action))

    def menu(self, state: LittleState, seat: int) -> list[Action]:
        return all_casts(state, seat)

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        return some_cast(state, seat, rng)

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        return preview_cast(state, seat, partial)


CASTING = CastingTopic()

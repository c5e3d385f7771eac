"""Army cards for displays, signs on stands, and the sheets beside the table (LC-1.5-1)."""

from slagveld.kernel.scene import Badge, Card, CardRow, Gauge, Line
from slagveld.kit.view import Shown, Signs, hand
from slagveld.texts import Distance, Name

from ..army.card_face import notes_of, printed, rules_of, values_of
from ..army.prices import points_of
from ..army.spell_kinds import spell_shown
from ..core.book import BOOK, text
from ..core.dice import attack_dice, defence_dice, lost_dice
from ..core.figures import figure_of
from ..core.names import model_name
from ..core.regiment import Model, Regiment, wounds_left
from ..core.state import LittleState
from ..magic.wizards import castable, ready_refusal
from ..scenario.scenarios_and_campaign import battle_of
from ..scenario.victory import SEATS, earned, points_alive, victory_points

REGIMENTS = Shown[Regiment, Card]()
"""The cards of regiments, by the number of their living models."""
MODELS = Shown[Regiment, dict[tuple[int, bool], Card]]()
"""Models of a regiment, by the wounds they have and whether an aegis holds for them."""


def regiment_card(view: LittleState, regiment: Regiment) -> Card:
    living = len(view.models_of(regiment.id))
    shown = REGIMENTS.of(regiment, living)
    if shown is not None:
        return shown
    points = Line(text("scene-card-points"), points_of(regiment.card, living))
    models = Gauge(text("scene-card-models"), living, regiment.count)
    shown = _card(view, regiment, [*printed(regiment.card), points], models)
    return REGIMENTS.keep_now(view, regiment.id, regiment, living, shown)


def _card(view: LittleState, regiment: Regiment, lines: list[Line], *gauges: Gauge) -> Card:
    card = regiment.card
    known = [row for key in regiment.spells if (row := view.find_spell(key)) is not None]
    told = [text("scene-card-spell", name=row.name, words=row.words) for row in known]
    return Card(
        title=regiment.name,
        lines=tuple(lines),
        gauges=gauges,
        notes=(*notes_of(card), *told),
        rules=rules_of(card),
        seat=regiment.seat,
        figure=figure_of(card),
    )


def stand_card(view: LittleState, models: tuple[Model, ...]) -> Card:
    """What a stand is: its model as it is now, or everybody who shares it (LC-1.10-2)."""
    first = view.regiment_of(models[0])
    owners = [view.regiment(n) for n in dict.fromkeys([model.regiment for model in models])]
    if len(owners) > 1:
        lines: list[Line] = []
        for owner in owners:
            count = len([model for model in models if model.regiment == owner.id])
            lines.append(Line(text("scene-card-of", name=owner.name), count))
            lines += printed(owner.card)
        notes = [note for owner in owners for note in notes_of(owner.card)]
        rules = dict.fromkeys([rule for owner in owners for rule in rules_of(owner.card)])
        return Card(
            title=text("scene-card-shared", one=owners[0].name, other=owners[1].name),
            lines=tuple(lines),
            notes=tuple(notes),
            rules=tuple(rules),
            seat=first.seat,
            figure=figure_of(first.card),
        )
    return model_card(view, first, models[0])


def model_card(view: LittleState, regiment: Regiment, model: Model) -> Card:
    """A model with what it has left, changes marked; shared by all of its regiment like it."""
    alike = MODELS.of(regiment, None)
    if alike is None:
        alike = MODELS.keep_now(view, regiment.id, regiment, None, {})
    key = (model.suffered, regiment.marked("aegis", model.id))
    if key not in alike:
        now = {
            "attack": attack_dice(regiment, model).total,
            "defence": defence_dice(regiment, model).total,
            "wounds": wounds_left(regiment, model),
        }
        alike[key] = _card(view, regiment, values_of(regiment.card, now))
    return alike[key]


MARKS = {
    "aegis": "magic-shield",
    "fury": "sword-brandish",
    "courage": "aura",
    "mire": "sinking-trap",
}
"""How lasting spells are drawn."""
MIRE = {"spell": text("spell-mire")}


SIGNS = Signs(BOOK, "scene-badge-")  # texts: *:scene-badge-*


def badges_of(
    view: LittleState, models: tuple[Model, ...], roles: tuple[Name, ...], z: int
) -> tuple[Badge, ...]:
    """What a glance at a stand must tell, the weightiest first (LC-1.6-12, LC-1.6-28).

    `roles` are what the scenario calls models on it, `z` is how high they stand.
    """
    found: list[Badge] = []
    for model in models:
        if model.suffered:
            attack, defence = lost_dice(view.regiment_of(model), model.suffered)
            lost = {"count": model.suffered, "attack": attack, "defence": defence}
            found.append(SIGNS("bleeding-wound", "wounds", "bad", model.suffered, lost))
    for number in dict.fromkeys([model.regiment for model in models]):
        found += regiment_badges(view.regiment(number))
    found += [SIGNS("imperial-crown", "named", "accent", 1, {"role": role}) for role in roles]
    if any(model.climbed for model in models):
        found.append(SIGNS("mountain-climbing", "climbed"))
    if z:
        found.append(SIGNS("stairs", "height", "accent", 1, {"height": Distance(z)}))
    return tuple(found)


def regiment_badges(regiment: Regiment) -> tuple[Badge, ...]:
    """What holds for all models of a regiment."""
    done, marker = regiment.round, {"marker": regiment.veteran}
    spells = [(mark, {"spell": text(f"spell-{mark}")}) for mark in done.marks]  # texts: *:spell-*
    return SIGNS.holding(
        (done.frightened_by, "terror", "fear", "bad"),
        (done.full_defence, "surrounded-shield", "full-defence", "good"),
        (done.berserk, "angry-eyes", "berserk", "accent"),
        (regiment.veteran, "medal", "veteran", "good", 1, marker),
        *[(True, MARKS.get(m, "magic-swirl"), "spell", "accent", 1, spell) for m, spell in spells],
        (regiment.mired, MARKS["mire"], "spell", "bad", 1, MIRE),
    )


CREDIT = Card(
    title=text("scene-credit"),
    notes=(text("scene-credit-author"), text("scene-credit-licence")),
    rules=("LC-0-2", "LC-0-5"),
)


def sheets(view: LittleState) -> tuple[Card, ...]:
    """Every sheet that lies beside the table now."""
    return (scenario_sheet(view), *[player_sheet(view, seat) for seat in SEATS], CREDIT)


def scenario_sheet(view: LittleState) -> Card:
    """The three parts of the scenario, and how far its conditions are met (LC-4.1-1)."""
    battle = battle_of(view)
    lines = []
    for one in battle.victory:
        who = text("scene-sheet-condition", role=battle.roles[one.seat])
        words = text("scene-sheet-words", words=one.words)
        if one.points:
            won = "yes" if earned(view, one) else "no"
            words = text("scene-sheet-worth", words=one.words, points=one.points, won=won)
        lines.append(Line(who, words))
        if one.kind == "hold" and view.note(one.key):
            held = text("scene-sheet-held", held=view.note(one.key), rounds=one.rounds)
            lines.append(Line(who, held, changed=True))
    return Card(
        title=battle.title,
        lines=tuple(lines),
        notes=(
            text("scene-sheet-words", words=battle.situation),
            text("scene-sheet-words", words=battle.battlefield),
            *[text("scene-sheet-special", words=words) for words in battle.special_words],
        ),
        rules=tuple(dict.fromkeys(["LC-4.1-1", *[one.rule for one in battle.victory]])),
    )


def player_sheet(view: LittleState, seat: int) -> Card:
    """A player: role, what is left of the army, victory points, and who is gone."""
    battle = battle_of(view)
    own = view.own(seat)
    lines = [
        Line(text("scene-sheet-role"), battle.roles[seat]),
        Line(text("scene-sheet-regiments"), len(own)),
        Line(text("scene-sheet-models"), sum([len(view.models_of(r.id)) for r in own])),
        Line(text("scene-sheet-points"), points_alive(view, seat)),
    ]
    if any(one.points for one in battle.victory):
        lines.append(Line(text("scene-sheet-victory"), victory_points(view, seat)))
    lost = [
        text("scene-sheet-gone", name=r.name)
        for r in view.regiments
        if r.seat == seat and view.round and not view.alive(r.id)
    ]
    return Card(
        title=view.seats[seat].name,
        lines=tuple(lines),
        notes=tuple(lost),
        rules=("LC-4-1", "LC-4.1-5"),
        seat=seat,
    )


def spell_book(view: LittleState, wizard: Model) -> CardRow:
    """The spells a wizard knows; open are those that he may cast of his own accord now."""
    regiment = view.regiment_of(wizard)
    may = castable(view, wizard) if ready_refusal(view, wizard) is None else []
    known = [spell for spell in view.spellbook() if spell.key in regiment.spells]
    cards = [(spell.key, spell_shown(spell), spell in may) for spell in known]
    title = text("scene-spell-book", name=model_name(view, wizard))
    return hand(title, regiment.seat, cards, wizard.stand)

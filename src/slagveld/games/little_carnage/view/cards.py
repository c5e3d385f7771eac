"""Army cards for displays, signs on stands, and the sheets beside the table (LC-1.5-1)."""

from functools import cache

from slagveld.kernel.scene import Badge, Card, Gauge, Line
from slagveld.kit.view import Shown, Signs
from slagveld.texts import Distance, Name, Text

from ..army.prices import points_of, skill_name
from ..core.book import BOOK, PREFIX, text
from ..core.cards import Card as ArmyCard
from ..core.cards import colour_name
from ..core.dice import attack_dice, defence_dice
from ..core.regiment import Model, Regiment, lost_dice, wounds_left
from ..core.spellbook import spells
from ..core.state import LittleState
from ..scenario.scenarios import battle_of
from ..scenario.victory import SEATS, points_alive, victory_points

REGIMENTS = Shown[Regiment, Card]()
"""The cards of regiments, by the number of their living models."""
MODELS = Shown[Regiment, dict[tuple[int, bool], Card]]()
"""Models of a regiment, by the wounds they have and whether an aegis holds for them."""


def regiment_card(view: LittleState, regiment: Regiment) -> Card:
    """The card of a regiment with its models."""
    living = len(view.models_of(regiment.id))
    shown = REGIMENTS.of(regiment, living)
    if shown is not None:
        return shown
    points = Line(text("scene-card-points"), points_of(regiment.card, living))
    models = Gauge(text("scene-card-models"), living, regiment.count)
    shown = _card(regiment, [*_printed(regiment.card), points], models)
    return REGIMENTS.keep(regiment, living, shown)


def _card(regiment: Regiment, lines: list[Line], *gauges: Gauge) -> Card:
    card = regiment.card
    return Card(
        title=regiment.name,
        lines=tuple(lines),
        gauges=gauges,
        notes=(*_notes(card), *_spells(regiment)),
        rules=_rules(card),
        seat=regiment.seat,
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
            lines += _printed(owner.card)
        notes = [note for owner in owners for note in _notes(owner.card)]
        rules = dict.fromkeys([rule for owner in owners for rule in _rules(owner.card)])
        return Card(
            title=text("scene-card-shared", one=owners[0].name, other=owners[1].name),
            lines=tuple(lines),
            notes=tuple(notes),
            rules=tuple(rules),
            seat=first.seat,
        )
    return model_card(first, models[0])


def model_card(regiment: Regiment, model: Model) -> Card:
    """A model with the dice and Wounds it has left; what something changes is marked.

    Shared by all of its regiment that are as well.
    """
    alike = MODELS.of(regiment, None)
    if alike is None:
        alike = MODELS.keep(regiment, None, {})
    key = (model.suffered, regiment.marked("aegis", model.id))
    if key not in alike:
        now = {
            "attack": attack_dice(regiment, model).total,
            "defence": defence_dice(regiment, model).total,
            "wounds": wounds_left(regiment, model),
        }
        alike[key] = _card(regiment, _values(regiment.card, now))
    return alike[key]


VALUES = ("attack", "defence", "strength", "resistance", "agility", "wounds")
"""In the order of the card."""
GREY = {"attack": "berserk", "defence": "full_defence"}
"""Which grey dice stand beside which normal ones (LC-1.5-9)."""


@cache
def _printed(card: ArmyCard) -> list[Line]:
    """The values of a card as they are printed. Shared: not to be changed."""
    return _values(card, {})


def _values(card: ArmyCard, now: dict[str, int]) -> list[Line]:
    found: list[Line] = []
    for name in VALUES:
        printed: int = getattr(card, name)
        value = now.get(name, printed)
        grey: int = getattr(card, GREY[name]) if name in GREY else 0
        shown = text("scene-card-grey", value=value, grey=grey) if grey else value
        house = card.origin == "house"
        found.append(Line(_label(name), shown, house, changed=value != printed))
    return found


@cache
def _label(name: str) -> Text:
    return text(f"army-value-{name}")  # texts: *:army-value-*


@cache
def _notes(card: ArmyCard) -> tuple[Text, ...]:
    """Skills, people and colour, and where the numbers come from (LC-1.4-4)."""
    held = [skill_name(skill, level) for skill, level in card.skills.held]
    people = text("scene-card-people", people=card.people_name, colour=colour_name(card.colour))
    origin = text("scene-card-house") if card.origin == "house" else text("scene-card-own")
    return (*held, people, origin)


def _spells(regiment: Regiment) -> list[Text]:
    known = [spells()[key] for key in regiment.spells if key in spells()]
    return [text("scene-card-spell", name=row.name, words=row.words) for row in known]


PARTS = {"war_machine": "warmachine", "magic_resistance": "resistance"}
"""Where skills are explained whose part of the rules has another name."""


@cache
def _rules(card: ArmyCard) -> tuple[str, ...]:
    skills = [skill for skill, _ in card.skills.held]
    return tuple([f"{PREFIX}-1.8-{PARTS.get(skill, skill)}-1" for skill in skills])


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
            won = "yes" if any(other.key == one.key for other in view.points) else "no"
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

"""What a wizard's go offers: forms for a screen, a menu and quick proposals for bots."""

from collections.abc import Iterator

from slagveld.games.wizard_duel.catalogue import WIZARD_MOVE, Package, icons, packages, race
from slagveld.games.wizard_duel.magic import (
    CastAttack,
    CastDefence,
    CastHealing,
    check_price,
    check_spell,
)
from slagveld.games.wizard_duel.menus import gap_between, package_field
from slagveld.games.wizard_duel.model import DuelState, StockModel, base_of, numbered, text
from slagveld.games.wizard_duel.summoning import (
    WAYS,
    Summon,
    first_place,
    free_models,
    natures,
    package_of,
    with_model,
)
from slagveld.games.wizard_duel.wizard_moves import MoveWizard, check_move
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import (
    Choice,
    FacingField,
    PathField,
    PieceField,
    Placement,
    PlacementsField,
    Spare,
)
from slagveld.table.shapes import Spot
from slagveld.table.units import COSINE, ONE, direction_of
from slagveld.texts import Text

LANES = tuple(range(0, 3600, 450))


# Forms


def move_form(wizard: int) -> Form:
    """The wizard's move."""
    fields = (
        PathField(name="path", title=text("field-path"), piece=wizard, limit=WIZARD_MOVE),
        FacingField(name="facing", title=text("field-facing"), piece=wizard),
    )
    return Form(
        action="MoveWizard", title=text("do-move-wizard"), fields=fields, rule="WD-WIZARD-4"
    )


def spell_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """The four spells, as far as there is somebody to cast them on."""
    own = tuple(creature.id for creature in state.of(seat))
    foes = tuple(
        wizard.id
        for other, wizard in enumerate(state.wizards)
        if other != seat and state.layout.has(wizard.id)
    )
    target = PieceField(name="target", title=text("field-target"), allowed=foes)
    yield Form(action="CastAttack", title=text("spell-attack"), fields=(target,), rule="WD-SPELL-2")
    yield Form(action="CastDefence", title=text("spell-defence"), rule="WD-SPELL-7")
    if own:
        patient = PieceField(name="target", title=text("field-patient"), allowed=own)
        yield Form(
            action="CastHealing", title=text("spell-healing"), fields=(patient,), rule="WD-SPELL-9"
        )
    choices = tuple(
        _package_choice(state, seat, key, package)
        for key in package_keys(state, seat)
        if (package := package_of(state, key)) is not None
    )
    if choices:
        models = PlacementsField(
            name="models", title=text("field-models"), spares=spares(state, seat)
        )
        yield Form(
            action="Summon",
            title=text("spell-creatures"),
            fields=(package_field(choices), models),
            rule="WD-SUMMON-1",
        )


def spares(state: DuelState, seat: int) -> tuple[Spare, ...]:
    """The models of the stock that are not in play, by their numbers (WD-SUMMON-8)."""
    taken = [creature.number for creature in state.of(seat)]
    found = []
    for model in state.wizards[seat].stock:
        if model.number not in taken:
            row = race(model.race, update=state.options.update)
            name = numbered(row.name, model.number)
            found.append(Spare(model.number, name, base_of(row), icons().races[row.key]))
    return tuple(found)


def _package_choice(state: DuelState, seat: int, key: str, package: Package) -> Choice:
    """A line of the price list, dimmed when the points do not suffice."""
    name = _package_name(state, key, package)
    refusal = check_price(state, seat, package.price)
    if refusal is None:
        return Choice(key, name)
    return Choice(key, name, help=refusal.text, refusal=refusal.rule)


def _package_name(state: DuelState, key: str, package: Package) -> Text:
    """A line of the price list; prices of house races are marked (WD-SUMMON-3)."""
    if package.weapon == "own" and race(key, update=state.options.update).house:
        return text("package-house", name=package.name, price=package.price)
    return text("package", name=package.name, price=package.price)


def gaze_form(held: tuple[int, ...]) -> Form:
    """The snake's gaze at a creature in contact."""
    target = PieceField(name="target", title=text("field-target"), allowed=held)
    return Form(action="Gaze", title=text("do-gaze"), fields=(target,), rule="WD-FAMILIAR-3")


def package_keys(state: DuelState, seat: int) -> tuple[str, ...]:
    """Packages for which the stock has a free model, the price list first."""
    stock = state.wizards[seat].stock
    own = tuple(dict.fromkeys(model.race for model in stock if model.weapon == "own"))
    return tuple(key for key in (*packages(), *own) if free_models(state, seat, key))


# Menus


def attack_menu(state: DuelState, seat: int) -> Iterator[CastAttack]:
    """Attack magic at every wizard it reaches."""
    for other, wizard in enumerate(state.wizards):
        action = CastAttack(wizard.id)
        if other != seat and check_spell(state, seat, action) is None:
            yield action


def spell_menu(state: DuelState, seat: int) -> list[Action]:
    """Attacks, defence, healing, and each package in a few directions."""
    menu = plain_spells(state, seat)
    for key in package_keys(state, seat):
        for start in range(0, len(WAYS), 4):
            action = summons(state, seat, key, start)
            if action is not None and action not in menu:
                menu.append(action)
    return menu


def plain_spells(state: DuelState, seat: int) -> list[Action]:
    """Attacks, defence and healing that can be cast now."""
    menu: list[Action] = list(attack_menu(state, seat))
    if check_spell(state, seat, CastDefence()) is None:
        menu.append(CastDefence())
    for creature in state.of(seat):
        heal = CastHealing(creature.id)
        if check_spell(state, seat, heal) is None:
            menu.append(heal)
    return menu


def summons(
    state: DuelState, seat: int, key: str, start: int, prefer: tuple[int, ...] = ()
) -> Summon | None:
    """A package of the first free models (or the preferred ones), placed from a direction on."""
    package = package_of(state, key)
    if package is None or package.price > state.wizards[seat].points:
        return None
    free = free_models(state, seat, key)
    ordered = sorted(free, key=lambda model: model.number not in prefer)
    placements: list[Placement] = []
    after = state
    for model in ordered:
        if len(placements) == package.models:
            break
        if not _goes_along(after, seat, model):
            continue
        pose = first_place(after, seat, model, start)
        if pose is not None:
            placements.append(Placement(model.number, pose))
            after = with_model(after, seat, model, pose)
    return Summon(key, tuple(placements)) if placements else None


def _goes_along(state: DuelState, seat: int, model: StockModel) -> bool:
    nature = race(model.race, update=state.options.update).nature
    held = natures(state, seat)
    return nature == "neutral" or not held or nature in held


def summons_proposal(state: DuelState, seat: int, rng: Rng) -> Summon | None:
    """A random package one can pay, somewhere on the enemy's side."""
    keys = [
        key
        for key in package_keys(state, seat)
        if (package := package_of(state, key)) is not None
        and package.price <= state.wizards[seat].points
    ]
    if not keys:
        return None
    start = facing_way(state, seat) + int(rng.random() * 5) - 2
    return summons(state, seat, keys[int(rng.random() * len(keys))], start % len(WAYS))


def facing_way(state: DuelState, seat: int) -> int:
    """The number of the direction towards the nearest enemy wizard."""
    here = state.pose(state.wizards[seat].id)
    best: tuple[int, int] | None = None
    for other, wizard in enumerate(state.wizards):
        if other == seat or not state.layout.has(wizard.id):
            continue
        there = state.pose(wizard.id)
        way = int(direction_of(there.x - here.x, there.y - here.y)) // 225
        far = gap_between(here, there)
        if best is None or far < best[0]:
            best = (far, way)
    return 0 if best is None else best[1]


def ahead_wizard(
    state: DuelState, seat: int, lane: int, length: int, facing: int | None = None
) -> MoveWizard | None:
    """A straight move in a direction, if it is allowed."""
    pose = state.pose(state.wizards[seat].id)
    x = pose.x + COSINE[lane] * length // ONE
    y = pose.y + COSINE[(lane + 2700) % 3600] * length // ONE
    if not (0 <= x <= state.layout.width and 0 <= y <= state.layout.height):
        return None
    move = MoveWizard((Spot(x, y, pose.level),), lane if facing is None else facing)
    return move if check_move(state, seat, move) is None else None


def wizard_moves(state: DuelState, seat: int) -> list[MoveWizard]:
    """In eight directions far and near, and turning on the spot."""
    found: list[MoveWizard] = []
    for length in (WIZARD_MOVE - 1, WIZARD_MOVE // 2):
        for lane in LANES:
            move = ahead_wizard(state, seat, lane, length)
            if move is not None:
                found.append(move)
    found.extend(MoveWizard((), lane) for lane in LANES)
    return found

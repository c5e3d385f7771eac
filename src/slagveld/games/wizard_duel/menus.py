"""What a creature turn offers: forms for a screen, a menu and quick proposals for bots."""

from collections.abc import Iterator

from slagveld.games.wizard_duel.actors import Turn, actors, check_service, crews
from slagveld.games.wizard_duel.blows import power
from slagveld.games.wizard_duel.catalogue import CM, CREW, TOUCH
from slagveld.games.wizard_duel.heavy import FireWeapon, PushWeapon, check_fire, check_push
from slagveld.games.wizard_duel.melee import Strike, strikable
from slagveld.games.wizard_duel.model import Creature, DuelState, text
from slagveld.games.wizard_duel.places import foes_touched
from slagveld.games.wizard_duel.shooting import Shoot, check_shot
from slagveld.games.wizard_duel.walking import Jump, Walk, check_walk, landings
from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import (
    AnyField,
    Choice,
    ChoiceField,
    FacingField,
    PathField,
    PieceField,
    PieceId,
    PiecesField,
    SpotField,
)
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import COSINE, ONE, direction_of
from slagveld.texts import Distance

LANES = tuple(range(0, 3600, 450))


class EndTurn(Action, frozen=True):
    """Use no further model this turn."""


class Rest(Action, frozen=True):
    """Let the actions lapse that a model has left."""

    model: PieceId


# Forms


def _models(allowed: tuple[int, ...]) -> PieceField:
    return PieceField(name="model", title=text("field-model"), allowed=allowed)


def creature_forms(state: DuelState, turn: Turn) -> tuple[Form, ...]:
    """Everything one can do in a creature turn, described as data."""
    forms: list[Form] = []
    if turn.opened:
        forms.append(Form(action="EndTurn", title=text("do-end-turn"), rule="WD-ACT-2"))
    able = actors(state, turn)
    ids = tuple(creature.id for creature in able)
    if ids:
        forms.append(
            Form(action="Rest", title=text("do-rest"), fields=(_models(ids),), rule="WD-ROUND-6")
        )
        forms.append(_walk_form(state, able))
    forms.extend(_fight_forms(state, turn, able))
    forms.extend(_jump_forms(state, able))
    forms.extend(_heavy_forms(state, turn))
    return tuple(forms)


def _walk_form(state: DuelState, able: tuple[Creature, ...]) -> Form:
    ids = tuple(creature.id for creature in able)
    limit = max(state.race_of(creature).movement for creature in able) * CM
    fields: tuple[AnyField, ...] = (
        _models(ids),
        PathField(name="path", title=text("field-path"), of="model", limit=limit),
        FacingField(name="facing", title=text("field-facing"), of="model"),
    )
    return Form(action="Walk", title=text("do-walk"), fields=fields, rule="WD-MOVE-1")


def _fight_forms(state: DuelState, turn: Turn, able: tuple[Creature, ...]) -> Iterator[Form]:
    foes = state.enemies(turn.seat)
    strikers = tuple(c.id for c in able if power(state, c, "melee") and strikable(state, c))
    if strikers:
        targets = PiecesField(
            name="targets", title=text("field-target"), allowed=foes, least=1, most=2
        )
        yield Form(
            action="Strike",
            title=text("do-strike"),
            fields=(_models(strikers), targets),
            rule="WD-MELEE-1",
        )
    shooters = tuple(c.id for c in able if power(state, c, "shot"))
    if shooters:
        target = PieceField(name="target", title=text("field-target"), allowed=foes)
        yield Form(
            action="Shoot",
            title=text("do-shoot"),
            fields=(_models(shooters), target),
            rule="WD-SHOOT-1",
            measuring=shot_measuring(state),
        )


def shot_measuring(state: DuelState) -> Measuring:
    """Before a shot is announced nothing is measured to an enemy (WD-SHOOT-1)."""
    if state.options.free_measuring:
        return Measuring()
    return Measuring("own", reach=False, rule="WD-SHOOT-1")


def turn_measuring(state: DuelState, turn: Turn) -> Measuring:
    """While somebody could shoot, no ruler is laid to an enemy: it would measure the shot."""
    able = any(power(state, creature, "shot") for creature in actors(state, turn))
    crew = any(len(members) >= CREW for _, members in crews(state, turn))
    if state.options.free_measuring or not (able or crew):
        return Measuring()
    return Measuring("own", rule="WD-SHOOT-1")


def _jump_forms(state: DuelState, able: tuple[Creature, ...]) -> Iterator[Form]:
    jumpers = tuple(c.id for c in able if landings(state, c))
    if jumpers:
        choices = tuple(
            Choice(
                str(number),
                text("landing", down=Distance(state.pose(c.id).z - pose.z)),
                spot=Spot(pose.x, pose.y, pose.level),
                of=c.id,
            )
            for c in able
            for number, pose in enumerate(landings(state, c))
        )
        landing = ChoiceField(
            name="landing",
            title=text("field-landing"),
            choices=choices,
            of="model",
            numeric=True,
        )
        yield Form(
            action="Jump",
            title=text("do-jump"),
            fields=(
                _models(jumpers),
                landing,
                FacingField(name="facing", title=text("field-facing"), of="model"),
            ),
            rule="WD-PLACE-5",
        )


def _heavy_forms(state: DuelState, turn: Turn) -> Iterator[Form]:
    found = crews(state, turn)
    if not found:
        return
    weapons = tuple(weapon.id for weapon, _ in found)
    members = tuple(dict.fromkeys(member for _, able in found for member in able))
    weapon = PieceField(name="weapon", title=text("field-weapon"), allowed=weapons)
    crew = PiecesField(name="crew", title=text("field-crew"), allowed=members, least=1, most=CREW)
    spot = SpotField(name="to", title=text("field-to"), of="weapon", facing=False)
    facing = FacingField(name="facing", title=text("field-facing"), of="weapon")
    yield Form(
        action="PushWeapon",
        title=text("do-push"),
        fields=(weapon, crew, spot, facing),
        rule="WD-HEAVY-4",
    )
    if any(len(able) >= CREW for _, able in found):
        target = PieceField(
            name="target", title=text("field-target"), allowed=state.enemies(turn.seat)
        )
        yield Form(
            action="FireWeapon",
            title=text("do-fire"),
            fields=(weapon, crew, target),
            rule="WD-HEAVY-2",
            measuring=shot_measuring(state),
        )


def policy_choices() -> tuple[Choice, ...]:
    """How one answers in the exchange on contact."""
    return (Choice("strike", text("policy-strike")), Choice("ask", text("policy-ask")))


def package_field(choices: tuple[Choice, ...]) -> ChoiceField:
    """The choice of a package."""
    return ChoiceField(name="package", title=text("field-package"), choices=choices)


# Menus


def creature_menu(state: DuelState, turn: Turn) -> list[Action]:
    """Pass or rest first, then what hurts, then ways."""
    able = actors(state, turn)
    menu: list[Action] = [EndTurn()] if turn.opened else []
    menu.extend(Rest(creature.id) for creature in able)
    for creature in able:
        menu.extend(attacks(state, creature))
    menu.extend(heavy_menu(state, turn))
    for creature in able:
        facing = state.pose(creature.id).facing
        menu.extend(
            Jump(creature.id, number, facing) for number in range(len(landings(state, creature)))
        )
        menu.extend(walks(state, creature))
    return menu


def attacks(state: DuelState, creature: Creature) -> list[Action]:
    """Every blow and shot a creature may make now."""
    found: list[Action] = []
    if power(state, creature, "melee"):
        foes = strikable(state, creature)
        found.extend(Strike(creature.id, (foe,)) for foe in foes)
        if state.race_of(creature).blows == "together":
            found.extend(
                Strike(creature.id, (one, other))
                for number, one in enumerate(foes)
                for other in foes[number + 1 :]
            )
    if power(state, creature, "shot"):
        found.extend(
            Shoot(creature.id, foe)
            for foe in state.enemies(creature.seat)
            if check_shot(state, creature, foe) is None
        )
    return found


def heavy_menu(state: DuelState, turn: Turn) -> list[Action]:
    """Every shot of a served weapon, and turning it towards each enemy."""
    found: list[Action] = []
    for weapon, able in crews(state, turn):
        here = state.pose(weapon.id)
        spot = Spot(here.x, here.y, here.level)
        for foe in state.enemies(turn.seat):
            if len(able) >= CREW:
                shot = FireWeapon(weapon.id, able[:CREW], foe)
                if (
                    check_fire(state, turn.seat, shot) is None
                    and check_service(state, turn, shot.weapon, shot.crew) is None
                ):
                    found.append(shot)
            there = state.pose(foe)
            facing = int(direction_of(there.x - here.x, there.y - here.y))
            push = PushWeapon(weapon.id, able[:1], spot, facing)
            if push not in found and check_push(state, turn.seat, push) is None:
                found.append(push)
    return found


def ahead(
    state: DuelState, creature: Creature, lane: int, length: int, facing: int | None = None
) -> Walk | None:
    """A straight walk in a direction, if it is allowed."""
    pose = state.pose(creature.id)
    x = pose.x + COSINE[lane] * length // ONE
    y = pose.y + COSINE[(lane + 2700) % 3600] * length // ONE
    if not (0 <= x <= state.layout.width and 0 <= y <= state.layout.height):
        return None
    walk = Walk(creature.id, (Spot(x, y, pose.level),), lane if facing is None else facing)
    return walk if check_walk(state, creature, walk) is None else None


def towards(state: DuelState, creature: Creature, foe: int) -> Walk | None:
    """A straight walk towards a foe: into contact if it is near enough, else as far as it goes."""
    start, goal = state.pose(creature.id), state.pose(foe)
    if start.level != goal.level:
        return None
    lane = int(direction_of(goal.x - start.x, goal.y - start.y))
    gap = gap_between(start, goal) - radius(state, creature.id) - radius(state, foe)
    limit = state.race_of(creature).movement * CM - 1
    if gap <= TOUCH:
        return None
    return ahead(state, creature, lane, min(gap - 2, limit))


def gap_between(one: Pose, other: Pose) -> int:
    """Distance of two middles in units, rounded up to the next whole one."""
    dx, dy = one.x - other.x, one.y - other.y
    return -int(-((dx * dx + dy * dy) ** 0.5) // 1)


def radius(state: DuelState, piece: int) -> int:
    """Half the width of a piece's base, in units."""
    return int(state.layout.body(piece).reach) // 16


def walks(state: DuelState, creature: Creature) -> list[Walk]:
    """Towards each foe, in eight directions, and turning on the spot."""
    found: list[Walk] = []
    for foe in state.enemies(creature.seat):
        walk = towards(state, creature, foe)
        if walk is not None and walk not in found:
            found.append(walk)
    limit = state.race_of(creature).movement * CM - 1
    for lane in LANES:
        walk = ahead(state, creature, lane, limit)
        if walk is not None and walk not in found:
            found.append(walk)
    found.extend(Walk(creature.id, (), lane) for lane in LANES)
    return found


# Proposals


def creature_proposal(state: DuelState, turn: Turn, rng: Rng) -> Action:
    """Mostly strike or shoot if possible, else walk towards an enemy; sometimes anything."""
    able = actors(state, turn)
    heavy = heavy_menu(state, turn) if rng.random() < 0.5 else []
    if heavy:
        return heavy[int(rng.random() * len(heavy))]
    if not able:
        return EndTurn()
    creature = able[0] if turn.opened else able[int(rng.random() * len(able))]
    deeds = attacks(state, creature)
    if deeds and rng.random() < 0.8:
        return deeds[int(rng.random() * len(deeds))]
    foes = state.enemies(turn.seat)
    if foes and not (rng.random() < 0.5 and foes_touched(state, turn.seat, creature.id)):
        walk = towards(state, creature, foes[int(rng.random() * len(foes))])
        if walk is not None:
            return walk
    lane = int(rng.random() * 3600)
    limit = state.race_of(creature).movement * CM - 1
    stroll = ahead(state, creature, lane, int(rng.random() * limit))
    if stroll is not None:
        return stroll
    return EndTurn() if turn.opened else Rest(creature.id)

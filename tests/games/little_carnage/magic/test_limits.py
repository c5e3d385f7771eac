"""Limits of magic: places, moments, chance and screens, at both sides of each."""

import msgspec
import pytest

from slagveld.games.little_carnage.core.spellbook import spells
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, CastTo, action_of
from slagveld.games.little_carnage.magic.any_moment import CastNow, MagicMoment, Occasion, wants
from slagveld.games.little_carnage.magic.casting import CASTING
from slagveld.games.little_carnage.magic.counterspell import LetMagicBe
from slagveld.games.little_carnage.magic.menus import hopeful, meant_for, some_cast, struck
from slagveld.games.little_carnage.magic.previews import leap_ring
from slagveld.games.little_carnage.magic.targets import leap, on_ground, on_regiment, places
from slagveld.games.little_carnage.magic.wizards import range_ring
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.turn.sequence import NextCard, RoundEnds
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.state import with_policy
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import EAST, NORTH, battle, card, refused, run, troop, units
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.magic.test_places import at, dead
from tests.games.little_carnage.sorcery import ALL, MAGIC, asked, foe, wizard
from tests.games.little_carnage.stops import Stop

FOE = foe((20, 14))
FAR = foe((5, 5))
BOARD = Options(magic=True, board=True)


class Script:
    """Chance as it is written."""

    def __init__(self, *parts):
        self.parts = list(parts)

    def random(self):
        return self.parts.pop(0)


def blink(x, y, facing=NORTH):
    return CastTo(1, "blink", 1, at(x, y, facing))


# Places


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.parametrize(("dx", "dy", "rule"), [
    (4.8, 6.4, None), (-4.8, -6.4, None), (4.804, 6.4, "LC-SPELL-blink"),
    (4.8, -6.404, "LC-SPELL-blink"), (0, 8, None), (0, 8.004, "LC-SPELL-blink"),
])  # fmt: skip
def test_a_leap_is_measured_as_the_crow_flies(dx, dy, rule):
    assert refused(asked(wizard(), foe((38, 38))), 0, blink(20 + dx, 20 + dy)) == rule


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.parametrize("facing", [NORTH, EAST, 45, 133])
def test_a_leap_ends_with_any_facing(facing):
    assert refused(asked(wizard(), FAR), 0, blink(22, 22, facing)) is None


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (18.5, 18.5, None),
        (19.5, 12.5, "LC-SPELL-blink"),
        (2.5, 18.5, None),
        (1.5, 10.5, "LC-SPELL-blink"),
    ],
)
def test_on_a_board_a_leap_counts_fields(x, y, rule):
    state = asked(wizard(10.5, 10.5), foe((30.5, 30.5)), options=BOARD)
    assert refused(state, 0, blink(x, y)) == rule


@pytest.mark.rule("LC-1.9-4")
def test_on_a_board_the_place_is_a_field():
    state = asked(wizard(10.5, 10.5), foe((30.5, 30.5)), options=BOARD)
    model = state.field.model_by_id[1]
    assert on_ground(state, model, at(12.3, 12.9)) == at(12.5, 12.5)
    spots = places(state, spell("blink"), model)
    assert spots
    assert all(spot.x % 250 == 125 and spot.y % 250 == 125 for spot in spots)
    assert len(dict.fromkeys(spots)) == len(spots)
    table = asked(wizard(10.5, 10.5), FAR)
    assert on_ground(table, table.field.model_by_id[1], at(12.3, 12.9)) == at(12.3, 12.9)


def test_a_leap_in_eight_directions_stays_just_within():
    state = asked(wizard(), FAR)
    stand = state.field.by_id[1]
    assert leap(stand, 0, 2000) == Pose(units(20) + 1999, units(20), NORTH * 10)
    assert leap(stand, 900, 2000) == Pose(units(20), units(20) + 1999, NORTH * 10)
    spots = places(state, spell("blink"), state.field.model_by_id[1])
    assert [(round((p.x - 5000) / 1999, 2), round((p.y - 5000) / 1999, 2)) for p in spots] == [
        (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71), (0, -1), (0.71, -0.71)
    ]  # fmt: skip


# Moments


def asks(state, seat=0, at="action", targets=()):
    return wants(state, seat, Occasion(at, targets))


def mire(**more):
    return wizard(spells=("mire",), **more)


@pytest.mark.rule("LC-1.3-17")
def test_who_is_activated_himself_needs_no_question():
    state = battle(mire(), FOE, options=MAGIC, active=102)
    assert asks(state)
    assert not asks(battle(mire(), FOE, options=MAGIC, active=101))
    assert not asks(battle(mire(), FOE, options=MAGIC, active=0))
    assert not asks(state, at="card")
    assert asks(with_policy(state, 0, "magic", "always"), at="card")
    assert not asks(with_policy(state, 0, "magic", "answers"))
    assert not asks(with_policy(state, 0, "magic-action", "skip"))
    assert asks(with_policy(state, 0, "magic-card", "skip"))
    assert not asks(state, seat=1)
    assert not asks(battle(mire(casters=(1,)), FOE, options=MAGIC, active=102))


def test_raising_the_dead_is_worth_a_question_at_the_end():
    bones = troop(0, (22, 20), card=card(undead=True), count=2)
    state = battle(wizard(spells=("raise",), magic=3), bones, FAR, options=MAGIC)
    assert not asks(state, at="round")
    assert asks(dead(state, 50), at="round")
    weak = battle(wizard(spells=("raise",), magic=2), bones, FAR, options=MAGIC)
    assert not asks(dead(weak, 50), at="round")


@pytest.mark.rule("LC-1.3-17")
@pytest.mark.parametrize(("out", "asked_"), [((), 0), ((0,), 1), ((0, 1), None)])
def test_nobody_is_asked_who_plays_no_more(out, asked_):
    rival = wizard(26, 14, seat=1, facing=90)
    state = battle(wizard(), rival, agenda=(MagicMoment(first=0), NextCard(), Stop()),
                   options=MAGIC, out=out)  # fmt: skip
    for seat in (0, 1):
        state = with_policy(state, seat, "magic", "always")
    order = MagicMoment(first=0).order(state)
    assert order == tuple(seat for seat in (0, 1) if seat not in out)
    assert MagicMoment(first=1).order(state) == order[::-1]
    assert CastNow(0, "card").who(state) == ((0,) if 0 not in out else ())
    if asked_ is not None:
        assert run(state).state.agenda.top == CastNow(asked_, "card")


def test_the_moment_knows_what_it_comes_before():
    state = battle(wizard(), FOE, agenda=(MagicMoment(first=0), RoundEnds(), Stop()), options=MAGIC)
    assert run(state).state.agenda.top == CastNow(0, "round")
    inside = battle(wizard(activated=True), FOE, options=MAGIC, active=101,
                    agenda=(MagicMoment(first=0), Activation(seat=0), Stop()))  # fmt: skip
    inside = with_policy(inside, 0, "magic", "always")
    assert run(inside).state.agenda.top == Activation(seat=0)


# Chance


def test_random_play_thinks_of_magic_half_the_time():
    state = asked(wizard(spells=("fire-dart",)), FOE)
    question = state.agenda.top
    assert question.propose(state, 0, Script(0.5)) == LetMagicBe()
    dart = Cast(1, "fire-dart", 2, "2")
    assert question.propose(state, 0, Script(0.499, 0, 0, 0, 0)) == dart
    vain = asked(wizard(spells=("mend",)), FOE)
    assert vain.agenda.top.propose(vain, 0, Script(0, 0, 0, 0)) == LetMagicBe()


def test_chance_picks_wizard_spell_and_target():
    state = asked(wizard(spells=("fire-dart", "mire")), wizard(24, spells=("mire",)),
                  foe((19, 14), (20, 14)), foe((23, 14)))  # fmt: skip
    assert some_cast(state, 0, Script(0, 0, 0.34, 0)) == Cast(1, "fire-dart", 4, "4")
    assert some_cast(state, 0, Script(0.49, 0.49, 0.99, 0)) == Cast(1, "fire-dart", 5, "5")
    assert some_cast(state, 0, Script(0, 0.5, 0.5, 0)) == Cast(1, "mire", 5, "5")
    assert some_cast(state, 0, Script(0.5, 0, 0, 0)) == Cast(2, "mire", 3, "3")
    far = asked(wizard(spells=("mire",)), foe((20, 1)))
    assert some_cast(far, 0, Script(0, 0, 0)) is None
    alone = asked(wizard(spells=("mire",)))
    assert some_cast(alone, 0, Script(0, 0)) is None


def test_chance_leaps_somewhere_allowed_or_nowhere():
    state = asked(wizard(spells=("blink",)), FAR)
    to = leap(state.field.by_id[1], 0, 1000)
    assert some_cast(state, 0, Script(0, 0, 0, 0, 0.5)) == CastTo(1, "blink", 1, to)
    edge = asked(wizard(1, 1, spells=("blink",)), FAR)
    assert some_cast(edge, 0, Script(0, 0, 0, 0.5, 0.9)) is None


def test_only_spells_that_the_dice_can_give_are_thought_of():
    for level, most in ((1, 1), (2, 2), (3, 3)):
        state = asked(wizard(magic=level), FOE)
        found = [one.key for one in hopeful(state, state.field.model_by_id[1])]
        assert found == [key for key in ALL if spell(key).difficulty <= most]


def test_whom_spells_are_meant_for():
    state = asked(wizard(), troop(0, (24, 20), (25, 20)), foe((19, 14), (20, 14)))
    caster = state.field.model_by_id[1]

    def meant(key):
        return [one.id for one in meant_for(state, caster, spell(key))]

    assert meant("mend") == meant("blink") == [1, 2, 3]
    assert meant("aegis") == meant("courage") == meant("raise") == [1, 2]
    assert (meant("mire"), meant("fire-dart"), meant("storm")) == ([4], [4, 5], [4, 5])


def test_which_spells_are_for_regiments_and_how_each_is_cast():
    assert [key for key, one in spells().items() if on_regiment(one)] == [
        "aegis", "fury", "courage", "mire", "dread", "raise"
    ]  # fmt: skip
    ways = {key: action_of(one) for key, one in spells().items() if action_of(one) != "Cast"}
    assert ways == {"storm": "CastOnSeveral", "blink": "CastTo", "raise": "CastTo"}


def test_bots_strike_as_many_as_may_be_the_target_first():
    row = foe((18, 14), (19, 14), (20, 14), (21, 14))
    state = asked(wizard(), row)
    by_id = state.field.model_by_id
    assert struck(state, by_id[1], spell("storm"), by_id[4]) == (4, 2, 3)
    far = asked(wizard(), foe((20, 8), (19, 8), (20, 6.5)))
    by_id = far.field.model_by_id
    assert struck(far, by_id[1], spell("storm"), by_id[3]) == (3, 2)


# Screens


def shown(state, action, **values):
    return state.agenda.top.preview(state, 0, Partial(action, values))


def test_letting_be_shows_nothing():
    assert shown(asked(wizard(), FOE), "LetMagicBe") == Preview()


def test_what_a_player_is_asked():
    state = asked(wizard(), FOE)
    decision = state.agenda.top.ask(state)
    assert [form.action for form in decision.forms] == [
        "LetMagicBe", "Cast", "CastOnSeveral", "CastTo"
    ]  # fmt: skip
    assert [form.title.key.partition(":")[2] for form in decision.forms] == [
        "magic-do-let-be", "magic-do-cast", "magic-do-cast-several", "magic-do-cast-to"
    ]  # fmt: skip
    assert {form.rule for form in decision.forms} == {"LC-1.3-17"}
    assert (decision.seats, decision.pieces, decision.rule) == ((0,), (1,), "LC-1.3-17")


def test_only_sides_that_a_spell_is_for_can_be_pointed_at():
    state = asked(wizard(spells=("mend",)), troop(0, (24, 20)), FOE)
    (form,) = CASTING.forms(state, 0)
    assert form.fields[2].allowed == (1, 2)
    state = asked(wizard(spells=("mire",)), troop(0, (24, 20)), FOE)
    (form,) = CASTING.forms(state, 0)
    assert form.fields[2].allowed == (3,)


def test_after_a_spell_of_a_comrade_there_is_no_second_warning():
    for done, notes in (({}, 1), ({"over": True}, 0), ({"cast": True}, 0)):
        found = shown(asked(wizard(**done), FOE), "Cast", wizard=1, spell="mire", target=2)
        assert len(found.notes) == notes
        assert found.pieces is None


def test_regions_of_what_is_refused():
    state = asked(wizard(), FOE)
    stand = state.field.by_id[1]
    to = msgspec.to_builtins(at(29, 20))
    far = shown(state, "CastTo", wizard=1, spell="blink", target=1, to=to)
    assert (far.refusal.rule, far.region) == ("LC-SPELL-blink", leap_ring(stand, spell("blink")))
    none = shown(state, "Cast", wizard=1, spell="mire", target=77)
    assert (none.refusal.rule, none.region) == ("LC-SPELL-mire", range_ring(stand, spell("mire")))
    assert none.odds == ()


@pytest.mark.parametrize("action", [
    Cast(1, "mire", 2), Cast(1, "fire-dart", 2), CastOnSeveral(1, "storm", (2,)), blink(24, 20)
])  # fmt: skip
def test_what_is_shown_without_refusal_is_allowed(action):
    state = asked(wizard(), FOE)
    values = msgspec.to_builtins(action)
    found = shown(state, values.pop("type"), **values)
    assert found.refusal is None
    assert refused(state, 0, action) is None
    assert [round(part, 2) for _, part in found.odds[0].outcomes] == (
        [0.75, 0.25] if action.spell in ("mire", "fire-dart") else [0.25, 0.75]
    )

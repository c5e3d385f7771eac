"""Who may cast what, when and on whom: section 6.9, CAR-6.1-magic, section 14.1, CAR-14-table."""

import random

import pytest

from slagveld.games.carnage.core.conditions import PHASES
from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.magic.any_moment import CASTING, MagicMoment
from slagveld.games.carnage.magic.incantation import SpellCast
from slagveld.games.carnage.magic.spells import spells
from slagveld.games.carnage.magic.target_and_range import Cast, CastOnSelf, CastTeleport
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Changed
from slagveld.kernel.state import Policy
from slagveld.record import replace
from tests.games.carnage.battle import (
    HERO,
    INFANTRY,
    act,
    battle,
    events,
    mage,
    profile,
    refused,
    run,
    unit,
)
from tests.games.carnage.spellbook import (
    ALL,
    CastingPart,
    adept,
    cast,
    casting,
    leap,
    on_self,
    points,
)

FAR = unit(1, 90, 60)


def duel(**more):
    """A mage at (60, 60) and five enemies whose middle is 30 cm off."""
    return casting(adept(0, 60, 60, **more), FAR)


# The table


@pytest.mark.rule("CAR-14-table")
def test_the_nine_spells_cost_and_reach_what_the_table_says():
    table = {
        "explosion": ("", 0, 0),
        "body-distortion": ("distortion", 1, 60),
        "teleport": ("distortion", 0, 90),
        "diversion": ("distortion", 3, 90),
        "acceleration": ("distortion", 3, 90),
        "shield": ("channelling", 1, 0),
        "shock": ("channelling", 2, 60),
        "frenzy": ("channelling", 2, 90),
        "counterspell": ("channelling", 1, 90),
    }
    assert {k: (s.discipline, s.cost, s.range) for k, s in spells().items()} == table
    assert (spells()["body-distortion"].hits, spells()["body-distortion"].st) == (1, 6)
    assert (spells()["shock"].hits, spells()["shock"].st) == (5, 6)
    assert spells()["explosion"].st == 9
    assert spells()["teleport"].leap == 30
    harming = {key for key, spell in spells().items() if spell.hits}
    assert harming == {"body-distortion", "shock"}
    assert {key for key, spell in spells().items() if spell.st} == {*harming, "explosion"}
    for name in ("leap", "cost_each", "cost_self"):
        assert {key for key, spell in spells().items() if getattr(spell, name)} == {"teleport"}


@pytest.mark.rule("CAR-14-table", "CAR-6.9.1")
@pytest.mark.parametrize(
    ("action", "cost", "dice"),
    [
        (cast("body-distortion"), 1, [1]),
        (cast("shock"), 2, [1] * 5),
        (cast("diversion"), 3, []),
        (cast("frenzy", 1), 2, []),
        (on_self("shield"), 1, []),
        (leap(1, 60, 80), 2, []),
        (leap(2, 90, 80), 5, []),
    ],
)
def test_each_spell_takes_its_cost_off_the_points_of_its_caster(action, cost, dice):
    play = act(duel(points=9), 0, action, dice)
    assert points(play) == 9 - cost
    told = events(play, Changed)[0]
    assert (told.piece, told.old, told.new, told.rule) == (1, 9, 9 - cost, "CAR-6.9.1")


@pytest.mark.rule("CAR-6.9.1")
@pytest.mark.parametrize(
    ("action", "cost", "dice"),
    [
        (cast("body-distortion"), 1, [1]),
        (cast("shock"), 2, [1] * 5),
        (cast("diversion"), 3, []),
        (on_self("shield"), 1, []),
        (leap(2, 90, 80), 5, []),
    ],
)
def test_a_mage_needs_all_the_points_of_a_spell(action, cost, dice):
    assert points(act(duel(points=cost), 0, action, dice)) == 0
    assert refused(duel(points=cost - 1), 0, action) == "CAR-6.9.1"


@pytest.mark.rule("CAR-0-chips")
def test_a_mage_may_have_more_points_than_there_are_chips():
    assert points(act(duel(points=41), 0, on_self("shield"))) == 40


@pytest.mark.rule("CAR-6.9.1")
def test_points_do_not_come_back_in_the_next_round():
    state = act(duel(points=5), 0, cast("diversion")).state
    later = replace(state, round=3)
    assert refused(later, 0, on_self("shield")) is None
    assert refused(later, 0, cast("diversion")) == "CAR-6.9.1"


# One spell in a round


@pytest.mark.rule("CAR-6.9.2")
def test_a_mage_casts_once_in_a_round_and_again_in_the_next():
    state = act(duel(), 0, on_self("shield")).state
    assert refused(state, 0, on_self("shield")) == "CAR-6.9.2"
    assert refused(state, 0, cast("shock")) == "CAR-6.9.2"
    assert refused(replace(state, round=3), 0, cast("shock")) is None


@pytest.mark.rule("CAR-6.9.2")
def test_each_of_two_mages_casts_once():
    state = casting(adept(0, 60, 60), FAR, adept(0, 60, 90))
    state = act(state, 0, on_self("shield")).state
    assert refused(state, 0, on_self("shield", 3)) is None


# Who knows what


@pytest.mark.rule("CAR-14.1-discipline")
def test_a_mage_casts_only_what_he_has_learnt():
    state = casting(adept(0, 60, 60, spells=("shock",)), FAR)
    assert refused(state, 0, cast("shock")) is None
    assert refused(state, 0, cast("body-distortion")) == "CAR-14.1-discipline"
    assert refused(state, 0, on_self("shield")) == "CAR-14.1-discipline"
    assert refused(state, 0, leap(2, 90, 70)) == "CAR-14.1-discipline"
    assert refused(state, 0, cast("hocus-pocus")) == "CAR-14.1-discipline"


@pytest.mark.rule("CAR-14.1-discipline")
def test_a_spell_of_a_discipline_that_he_does_not_master_is_no_use():
    state = casting(adept(0, 60, 60, disciplines=("distortion",)), FAR)
    assert refused(state, 0, cast("diversion")) is None
    assert refused(state, 0, cast("shock")) == "CAR-14.1-discipline"


@pytest.mark.rule("CAR-14.1-discipline")
def test_only_ones_own_mages_cast():
    state = casting(adept(0, 60, 60), FAR, adept(1, 90, 90), unit(0, 20, 20), adept(0, 30, 90))
    assert refused(state, 0, cast("shock")) is None
    assert refused(state, 0, cast("shock", number=3)) == "CAR-14.1-discipline", "the enemy's"
    assert refused(state, 0, cast("shock", number=4)) == "CAR-14.1-discipline", "no mage"
    assert refused(state, 0, cast("shock", number=77)) == "CAR-14.1-discipline", "nobody"


@pytest.mark.rule("CAR-14.2-explosion-all")
def test_every_mage_knows_explosion():
    state = casting(mage(0, 60, 60), FAR)
    assert refused(state, 0, on_self("explosion")) is None
    assert refused(state, 0, on_self("shield")) == "CAR-14.1-discipline"


@pytest.mark.rule("CAR-14.3-diversion")
def test_a_diverted_mage_casts_nothing():
    state = duel()
    asleep = state.changed(1, diverted=(3, "movement"))
    assert refused(asleep, 0, cast("shock")) == "CAR-14.3-diversion"
    assert CASTING.forms(asleep, Scope(0)) == []
    assert refused(state.changed(1, diverted=(2, "movement")), 0, cast("shock")) is None


# Range and sight


@pytest.mark.rule("CAR-14.1-range", "CAR-14.3-body", "CAR-14.4-shock")
@pytest.mark.parametrize(
    ("spell", "reach"),
    [("body-distortion", 60), ("shock", 60), ("diversion", 90), ("acceleration", 90)],
)
def test_the_target_is_within_range_from_middle_to_middle(spell, reach):
    # Bases 2.5 cm deep: the middles lie 1.25 cm behind the fronts on both sides.
    inside = casting(adept(0, 20, 60), unit(1, 20 + reach, 60))
    beyond = casting(adept(0, 20, 60), unit(1, 20.01 + reach, 60))
    assert refused(inside, 0, cast(spell)) is None
    assert refused(beyond, 0, cast(spell)) == "CAR-14.1-range"


@pytest.mark.rule("CAR-14.1-range")
def test_the_middle_of_a_deep_unit_counts_and_not_its_front():
    wide = casting(adept(0, 60, 30), unit(1, 60, 89, count=4, files=1))
    assert refused(wide, 0, cast("shock")) == "CAR-14.1-range", "its front is 59 cm off"
    assert refused(casting(adept(0, 60, 30), unit(1, 60, 89)), 0, cast("shock")) is None


@pytest.mark.rule("CAR-14.1-range", "CAR-14.4-frenzy")
def test_frenzy_reaches_90_cm():
    near = casting(adept(0, 20, 60), unit(0, 110, 60))
    far = casting(adept(0, 20, 60), unit(0, 110.01, 60))
    assert refused(near, 0, cast("frenzy")) is None
    assert refused(far, 0, cast("frenzy")) == "CAR-14.1-range"


@pytest.mark.rule("CAR-14.1-sight")
def test_other_units_hide_a_target():
    screen = unit(0, 75, 60, 0, count=10)
    assert refused(casting(adept(0, 60, 60), FAR, screen), 0, cast("shock")) == "CAR-14.1-sight"
    aside = unit(0, 75, 30, 0, count=10)
    assert refused(casting(adept(0, 60, 60), FAR, aside), 0, cast("shock")) is None


@pytest.mark.rule("CAR-14.1-sight")
def test_a_mage_sees_behind_himself_and_one_figure_is_enough():
    assert refused(casting(adept(0, 60, 60, facing=180), FAR), 0, cast("shock")) is None
    peeping = unit(1, 90, 60, 0, count=10)
    screen = unit(0, 75, 60, 0, count=4)
    assert refused(casting(adept(0, 60, 60), peeping, screen), 0, cast("shock")) is None


@pytest.mark.rule("CAR-14.1-sight")
def test_a_mage_casts_on_himself_without_looking():
    screen = unit(0, 75, 60, 0, count=10)
    state = casting(adept(0, 60, 60), FAR, screen)
    for spell in ("diversion", "acceleration", "frenzy"):
        assert refused(state, 0, cast(spell, 1)) is None


@pytest.mark.rule("CAR-14.1-sight")
def test_a_spell_needs_somebody_to_be_cast_on():
    assert refused(duel(), 0, cast("shock", 0)) == "CAR-14.1-sight"
    assert refused(duel(), 0, cast("shock", 201)) == "CAR-14.1-sight", "figures are no targets"


@pytest.mark.rule("CAR-2-entry")
def test_spells_pass_bouncer_by():
    bouncer = unit(-1, 90, 60, count=1, of=profile(HERO, kind="bouncer", name="Bouncer"))
    state = casting(adept(0, 60, 60), bouncer)
    for action in (cast("shock"), cast("diversion"), leap(2, 90, 70)):
        assert refused(state, 0, action) == "CAR-2-entry"
    allowed = [
        f for form in CASTING.forms(state, Scope(0)) for f in form.fields if f.name == "target"
    ]
    assert all(field.allowed == (1,) for field in allowed)


@pytest.mark.rule("CAR-14-table")
def test_each_spell_is_cast_in_its_own_way():
    state = duel()
    assert refused(state, 0, cast("shield", 1)) == "CAR-14-table"
    assert refused(state, 0, cast("explosion", 1)) == "CAR-14-table"
    assert refused(state, 0, cast("teleport")) == "CAR-14-table"
    assert refused(state, 0, on_self("shock")) == "CAR-14-table"
    assert refused(state, 0, on_self("teleport")) == "CAR-14-table"
    assert refused(state, 0, cast("counterspell")) == "CAR-14.4-counterspell"
    assert refused(state, 0, on_self("counterspell")) == "CAR-14.4-counterspell"


# At any moment


@pytest.mark.rule("CAR-6.1-magic", "CAR-6.9-any-time")
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "setup"])
def test_magic_is_bound_to_no_phase(phase):
    state = casting(adept(0, 60, 60), FAR, phase=phase)
    assert act(state, 0, cast("diversion")).state.unit(2).diverted[0] == 3


@pytest.mark.rule("CAR-6.9-any-time")
def test_a_mage_in_melee_may_cast():
    state = casting(adept(0, 60, 60), unit(1, 60, 57.5))
    assert state.field.engaged(state.unit(1))
    assert refused(state, 0, cast("shock")) is None


@pytest.mark.rule("CAR-6.9-any-time")
def test_casting_from_within_a_part_leaves_the_part_open():
    play = act(duel(), 0, on_self("shield"))
    assert play.state.agenda.top == CastingPart(0)


def test_a_part_for_one_unit_binds_no_mage():
    state = battle(adept(0, 60, 60), FAR, unit(0, 30, 30), agenda=[CastingPart(0, only=3)])
    assert refused(state, 0, cast("shock")) is None


# What is told


def test_a_spell_is_told_with_its_words_before_it_takes_effect():
    play = act(duel(), 0, cast("shock"), [1] * 5)
    (told,) = events(play, SpellCast)
    assert (told.seat, told.piece, told.target) == (0, 1, 2)
    assert (told.name, told.target_name) == ("Mage", "Infantry")
    assert told.spell == spells()["shock"].name
    assert told.words.key == "carnage:words-shock"
    assert told.rule == "CAR-14.4-shock"
    assert play.events[0] is told
    assert told.text().key == "carnage:event-spell-cast"
    (own,) = events(act(duel(), 0, on_self("shield")), SpellCast)
    assert own.text().key == "carnage:event-spell-cast-self"
    assert own.text().values["words"].key == "carnage:words-shield"


# Forms, menus, proposals


def asked(state, seat=0):
    """The forms of casting by their action."""
    return {form.action: form for form in CASTING.forms(state, Scope(seat))}


def test_the_forms_list_mages_spells_and_targets():
    state = casting(adept(0, 60, 60), FAR, mage(0, 30, 60), adept(0, 10, 60, points=0))
    forms = asked(state)
    assert list(forms) == ["Cast", "CastOnSelf", "CastTeleport"]
    names = {action: [field.name for field in form.fields] for action, form in forms.items()}
    assert names["Cast"] == ["mage", "spell", "target", "spoken"]
    assert names["CastOnSelf"] == ["mage", "spell", "spoken"]
    assert names["CastTeleport"] == ["mage", "target", "spot", "spoken"]
    assert forms["Cast"].fields[0].allowed == (1,)
    assert forms["CastOnSelf"].fields[0].allowed == (1, 3)
    keys = [(choice.of, choice.key) for choice in forms["CastOnSelf"].fields[1].choices]
    assert keys == [(1, "explosion"), (1, "shield"), (3, "explosion")]
    keys = [choice.key for choice in forms["Cast"].fields[1].choices]
    assert keys == ["body-distortion", "diversion", "acceleration", "shock", "frenzy"]
    assert forms["Cast"].fields[2].allowed == (1, 2, 3, 4)
    spot = forms["CastTeleport"].fields[2]
    assert (spot.of, spot.facing) == ("target", False)


def test_what_a_mage_has_no_points_for_is_not_offered():
    forms = asked(casting(adept(0, 60, 60, points=2), FAR))
    keys = [choice.key for choice in forms["Cast"].fields[1].choices]
    assert keys == ["body-distortion", "shock", "frenzy"]
    only = asked(casting(adept(0, 60, 60, spells=("diversion",), points=2), FAR))
    assert list(only) == ["CastOnSelf"]
    assert asked(casting(adept(0, 60, 60, points=0), FAR)) == {}
    assert "CastTeleport" in asked(casting(adept(0, 60, 60, spells=("teleport",), points=1), FAR))


def test_the_help_of_a_spell_tells_words_cost_range_and_effect():
    forms = asked(duel(points=7))
    shock = next(c for c in forms["Cast"].fields[1].choices if c.key == "shock").help
    assert shock.key == "carnage:help-spell"
    assert (shock.values["cost"], shock.values["range"].units) == (2, 6000)
    assert shock.values["effect"].key == "carnage:effect-shock"
    own = {choice.key: choice.help for choice in forms["CastOnSelf"].fields[1].choices}
    assert own["explosion"].key == "carnage:help-spell-self"
    assert (own["explosion"].values["cost"], own["shield"].values["cost"]) == (7, 1)
    about = forms["CastTeleport"].help.values
    assert (about["range"].units, about["leap"].units) == (9000, 3000)


def test_the_menu_has_every_sensible_casting_and_all_are_allowed():
    state = casting(adept(0, 60, 60), FAR, unit(0, 30, 60), unit(1, 170, 60))
    menu = CASTING.menu(state, Scope(0))
    plain = [(a.spell, a.target) for a in menu if isinstance(a, Cast)]
    assert plain == [
        ("body-distortion", 2),
        ("diversion", 2),
        ("acceleration", 1),
        ("acceleration", 3),
        ("shock", 2),
        ("frenzy", 1),
        ("frenzy", 3),
    ]
    assert [a.spell for a in menu if isinstance(a, CastOnSelf)] == ["shield"], "nobody near"
    moved = {a.target for a in menu if isinstance(a, CastTeleport)}
    assert moved == {1, 2, 3}
    spots = [a.spot for a in menu if isinstance(a, CastTeleport) and a.target == 1]
    assert len(spots) == 6, "two of eight directions end on units"
    assert [refused(state, 0, action) for action in menu] == [None] * len(menu)


def test_the_menu_thinks_of_explosion_when_an_enemy_is_near():
    near = casting(mage(0, 60, 60, points=8), unit(1, 60, 57, 90))
    assert CASTING.menu(near, Scope(0)) == [CastOnSelf(1, "explosion", spoken=True)]
    friend = casting(mage(0, 60, 60, points=8), unit(0, 60, 57, 90))
    assert CASTING.menu(friend, Scope(0)) == []


def test_random_play_casts_all_kinds_of_spells_and_only_allowed_ones():
    state = casting(adept(0, 60, 60), unit(1, 60, 57, 90), unit(0, 30, 60))
    rng = random.Random(5)
    found = [CASTING.propose(state, Scope(0), rng) for _ in range(300)]
    cast_ = [action for action in found if action is not None]
    keys = {getattr(action, "spell", "teleport") for action in cast_}
    assert keys == {*ALL, "explosion"} - {"counterspell"}
    assert all(refused(state, 0, action) is None for action in cast_)
    assert len(cast_) > 150
    assert CASTING.propose(casting(FAR), Scope(0), rng) is None


# Previews


def preview(state, action, **values):
    """The preview of a half-filled casting."""
    return CASTING.preview(state, Scope(0), Partial(action, values))


def test_a_preview_leads_from_mage_to_target():
    state = casting(adept(0, 60, 60), FAR, unit(1, 170, 60), mage(0, 20, 20, points=0))
    assert preview(state, "Cast").pieces == (1,)
    assert preview(state, "Cast", mage=2).refusal.rule == "CAR-14.1-discipline"
    assert preview(state, "Cast", mage=1).region is None
    assert preview(state, "Cast", mage=1, spell="shield").refusal.rule == "CAR-14-table"
    shown = preview(state, "Cast", mage=1, spell="shock")
    assert shown.pieces == (1, 2, 4), "the book forbids nobody to strike his own"
    assert shown.region.meaning == "range"
    xs = [x for x, _ in shown.region.outlines[0].points]
    assert (min(xs), max(xs)) == (0, 12000)
    assert shown.notes[0].values["words"].key == "carnage:words-shock"


def test_a_preview_tells_points_and_exact_chances():
    shown = preview(duel(points=7), "Cast", mage=1, spell="shock", target=2)
    (tally,) = shown.tallies
    assert (tally.start, tally.total, tally.items[0].rule) == (7, 5, "CAR-14.4-shock")
    (odds,) = shown.odds
    # ST 6 against AR 1 wounds on 3 or more: 8 of 10.
    assert odds.mean == pytest.approx(4)
    assert odds.outcomes[-1][1] == pytest.approx(0.8**5)
    assert odds.need.total == 3
    assert odds.title.values == {"target": "Infantry", "hits": 5, "st": 6}
    assert preview(duel(), "Cast", mage=1, spell="diversion", target=2).odds == ()
    far = casting(adept(0, 10, 60), unit(1, 100, 60))
    assert preview(far, "Cast", mage=1, spell="shock", target=2).refusal.rule == "CAR-14.1-range"


def test_the_chances_against_a_mage_count_his_shields():
    state = casting(adept(0, 60, 60), mage(1, 90, 60, shields=1))
    (odds,) = preview(state, "Cast", mage=1, spell="body-distortion", target=2).odds
    assert odds.mean == 0
    (odds,) = preview(state, "Cast", mage=1, spell="shock", target=2).odds
    # A shield falls on 5 or more (AR 3), the mage is wounded on 4 or more (AR 2).
    chance = {text.values["count"]: part for text, part in odds.outcomes}
    none = 0.4**5 + sum(0.4**k * 0.6 * 0.3 ** (4 - k) for k in range(5))
    assert chance[0] == pytest.approx(none)
    assert chance[4] == pytest.approx(0.6 * 0.7**4)


def test_explosion_shows_its_radius_and_the_chances_of_everybody_in_it():
    state = casting(mage(0, 60, 60, points=8), unit(1, 60, 57, 90, of=profile(INFANTRY, ar=4)))
    shown = preview(state, "CastOnSelf", mage=1, spell="explosion")
    xs = [x for x, _ in shown.region.outlines[0].points]
    assert (min(xs), max(xs)) == (5500, 6500)
    assert [odds.title.values["hits"] for odds in shown.odds] == [3]
    assert shown.odds[0].mean == pytest.approx(3 * 0.8)
    assert shown.tallies[0].total == 0
    shield = preview(casting(adept(0, 60, 60), FAR), "CastOnSelf", mage=1, spell="shield")
    assert (shield.region, shield.odds, shield.tallies[0].total) == (None, (), 9)
    poor = casting(adept(0, 60, 60, points=0), FAR)
    assert preview(poor, "CastOnSelf", mage=1, spell="shield").refusal.rule == "CAR-6.9.1"


def test_no_range_is_shown_while_shots_are_announced_unless_all_may_be_measured():
    state = casting(adept(0, 60, 60), FAR, phase="shooting")
    for action, spell in (("Cast", "shock"), ("CastOnSelf", "explosion")):
        hidden = preview(state, action, mage=1, spell=spell)
        assert (hidden.region, hidden.pieces, hidden.odds) == (None, None, ())
        assert len(hidden.notes) == 1
    free = casting(adept(0, 60, 60), FAR, phase="shooting", options=Options(free_measuring=True))
    assert preview(free, "Cast", mage=1, spell="shock").region is not None
    assert preview(free, "CastOnSelf", mage=1, spell="explosion").region is not None


def test_the_moment_before_the_shots_shows_ranges_again():
    state = battle(
        adept(0, 60, 60), FAR, agenda=[MagicMoment(at="shots"), CastingPart(1)], phase="shooting"
    )
    asked_ = run(replace(state, policies=(Policy(0, "magic", "always"),))).state
    question = asked_.agenda.top
    assert question.preview(asked_, 0, Partial("Cast", {"mage": 1, "spell": "shock"})).region
    assert question.preview(asked_, 0, Partial("LetMagicBe", {})).notes == ()

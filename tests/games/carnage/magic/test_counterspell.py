"""Counterspells, and counterspells against counterspells: CAR-14.4-counterspell."""

import pytest

from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.magic.counterspell import CastCounter
from slagveld.games.carnage.magic.incantation import (
    AnswerMagic,
    CounterMoment,
    LetMagicBe,
    SpellCast,
)
from slagveld.games.carnage.magic.spells import Casting, spells
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Changed, Told
from slagveld.kernel.state import Policy
from slagveld.record import replace
from tests.games.carnage.battle import act, events, refused, unit
from tests.games.carnage.spellbook import (
    LOSSES,
    CastingPart,
    adept,
    cast,
    casting,
    leap,
    on_self,
    points,
)

TARGET = unit(1, 90, 60)


def duel(spell=None, *more, rival=None, **rest):
    """A mage casts at infantry whose own mage (unit 3) stands behind it; the state asked."""
    rival = rival or adept(1, 90, 90)
    state = casting(adept(0, 60, 60), TARGET, rival, *more, **rest)
    return act(state, 0, spell or cast("shock")).state


def against(state, number=3):
    """Why a mage cannot answer a casting."""
    return refused(state, 1, CastCounter(number, spoken=True))


@pytest.mark.rule("CAR-14.4-counterspell")
def test_a_spell_waits_for_an_answer_before_it_takes_effect():
    state = duel()
    question = state.agenda.top
    assert isinstance(question, AnswerMagic)
    assert question.who(state) == (1,)
    assert question.casting == Casting(0, 1, "shock", 2, 2)
    assert state.unit(2).lives == 5
    assert state.unit(1).magic.points == 8, "it is paid already"


@pytest.mark.rule("CAR-14.4-counterspell", "CAR-6.9.2")
def test_a_countered_spell_has_no_effect_and_is_used_and_paid():
    play = act(duel(), 1, CastCounter(3, spoken=True))
    assert play.state.unit(2).lives == 5
    assert (points(play, 1), points(play, 3)) == (8, 7)
    assert play.state.agenda.top == CastingPart(0)
    assert refused(play.state, 0, on_self("shield")) == "CAR-6.9.2"
    assert play.state.unit(3).magic.cast == 2, "the counterspell was his one spell"
    told = [event for event in events(play, Told) if event.what.key == "carnage:told-cancelled"]
    assert told[0].what.values["spell"] == spells()["shock"].name
    (spoken,) = events(play, SpellCast)
    assert (spoken.piece, spoken.target, spoken.rule) == (3, 1, "CAR-14.4-counterspell")


@pytest.mark.rule("CAR-14.4-counterspell")
def test_a_spell_let_be_takes_effect():
    play = act(duel(cast("diversion")), 1, LetMagicBe())
    assert play.state.unit(2).diverted == (3, "movement")
    assert points(play, 3) == 10


@pytest.mark.rule("CAR-14.4-counterspell-cost")
@pytest.mark.parametrize(
    ("spell", "cost"),
    [
        (cast("body-distortion"), 2),
        (cast("shock"), 3),
        (cast("diversion"), 4),
        (cast("acceleration", 1), 4),
        (cast("frenzy", 1), 3),
        (on_self("shield"), 2),
        (leap(2, 90, 70), 6),
        (leap(1, 60, 70), 3),
        (on_self("explosion"), 11),
    ],
)
def test_a_counterspell_costs_one_point_more_than_was_spent(spell, cost):
    rich = duel(spell, rival=adept(1, 90, 90, points=cost))
    assert isinstance(rich.agenda.top, AnswerMagic)
    play = act(rich, 1, CastCounter(3, spoken=True))
    assert points(play, 3) == 0
    poor = casting(adept(0, 60, 60), TARGET, adept(1, 90, 90, points=cost - 1))
    play = act(poor, 0, spell, [1] * 5)
    assert not isinstance(play.state.agenda.top, AnswerMagic), "nobody is asked in vain"


@pytest.mark.rule("CAR-14.4-counterspell")
def test_a_mage_whose_explosion_is_cancelled_survives_without_points():
    play = act(
        duel(on_self("explosion"), rival=adept(1, 90, 30, points=11)),
        1,
        CastCounter(3, spoken=True),
    )
    assert points(play, 1) == 0
    assert play.state.unit(1).lives == 3
    assert play.state.craters == ()


@pytest.mark.rule("CAR-14.4-counterspell-range")
def test_the_range_is_measured_to_the_target_of_the_spell():
    # The rival stands 90 cm from the infantry, and further from the mage who casts.
    assert isinstance(duel(rival=adept(1, 90, 150)).agenda.top, AnswerMagic)
    far = casting(adept(0, 60, 60), TARGET, adept(1, 90, 150.01))
    assert act(far, 0, cast("shock"), [1] * 5).state.agenda.top == CastingPart(0)


@pytest.mark.rule("CAR-14.4-counterspell-range")
@pytest.mark.parametrize("spell", [on_self("shield"), on_self("explosion")])
def test_the_target_of_shield_and_explosion_is_their_caster(spell):
    near = casting(adept(0, 60, 60, points=3), TARGET, adept(1, 60, 150))
    assert isinstance(act(near, 0, spell).state.agenda.top, AnswerMagic)
    far = casting(adept(0, 60, 60, points=3), TARGET, adept(1, 60, 150.01))
    assert not isinstance(act(far, 0, spell).state.agenda.top, AnswerMagic)


@pytest.mark.rule("CAR-14.4-counterspell-range")
def test_who_counters_must_see_the_target():
    screen = unit(1, 90, 75, count=12)
    state = casting(adept(0, 60, 60), TARGET, adept(1, 90, 90), screen)
    assert act(state, 0, cast("shock"), [1] * 5).state.agenda.top == CastingPart(0)
    asked = duel()
    hidden = asked.added(replace(asked.unit(2), id=50, x=9000, y=7500, files=5))
    wide = hidden.changed(50, figures=hidden.unit(50).figures * 3, files=15)
    assert against(wide) == "CAR-14.4-counterspell-range"


def test_answers_are_checked_like_any_spell():
    state = duel(None, unit(1, 120, 120), adept(1, 130, 90, spells=("shock",)))
    assert against(state) is None
    assert against(state, 4) == "CAR-14.1-discipline", "no mage"
    assert against(state, 5) == "CAR-14.1-discipline", "he has not learnt it"
    assert against(state, 1) == "CAR-14.1-discipline", "not his mage"
    assert against(state.changed(3, diverted=(3, "melee"))) == "CAR-14.3-diversion"
    poor = state.changed(3, magic=replace(state.unit(3).magic, points=2))
    assert against(poor) == "CAR-14.4-counterspell-cost"
    used = state.changed(3, magic=replace(state.unit(3).magic, cast=2))
    assert against(used) == "CAR-6.9.2"
    assert against(state.changed(3, y=15000)) is None
    assert against(state.changed(3, y=15001)) == "CAR-14.4-counterspell-range"
    assert refused(state.without_unit(2), 1, CastCounter(3, spoken=True)) is not None
    assert refused(state, 1, LetMagicBe()) is None


@pytest.mark.rule("CAR-14.4-counterspell")
@pytest.mark.parametrize(
    "rival",
    [
        adept(1, 90, 90, spells=("shock",)),
        adept(1, 90, 90, disciplines=("distortion",)),
        adept(1, 90, 90, diverted=(3, "melee")),
    ],
)
def test_who_cannot_counter_is_not_asked(rival):
    state = casting(adept(0, 60, 60), TARGET, rival)
    assert act(state, 0, cast("diversion")).state.agenda.top == CastingPart(0)


# Counterspells against counterspells


@pytest.mark.rule("CAR-14.4-counterspell")
def test_a_counterspell_may_itself_be_countered():
    state = duel(None, adept(0, 60, 90))
    play = act(state, 1, CastCounter(3, spoken=True))
    second = play.state.agenda.top
    assert isinstance(second, AnswerMagic)
    assert second.who(play.state) == (0,)
    assert second.casting == Casting(1, 3, "counterspell", 1, 3)
    play = act(play.state, 0, CastCounter(4, spoken=True), [10] * 5)
    assert points(play, 4) == 10 - 4, "one more than the counterspell cost"
    assert points(play, 3) == 10 - 3
    assert play.state.unit(2) is None, "the first spell takes effect after all"
    assert play.state.agenda.top == CastingPart(0)


@pytest.mark.rule("CAR-14.4-counterspell")
def test_countering_ends_when_nobody_is_left_who_has_not_cast():
    state = duel(None, adept(0, 60, 90), adept(1, 90, 120))
    state = act(state, 1, CastCounter(3, spoken=True)).state
    state = act(state, 0, CastCounter(4, spoken=True)).state
    assert state.agenda.top.casting.cost == 4
    play = act(state, 1, CastCounter(5, spoken=True))
    assert play.state.unit(2).lives == 5, "three answers: the shock is cancelled"
    assert [points(play, n) for n in (1, 3, 4, 5)] == [8, 7, 6, 5]


@pytest.mark.rule("CAR-14.4-counterspell")
def test_after_a_failed_counterspell_another_mage_may_try():
    state = duel(None, adept(0, 60, 90), adept(1, 90, 120))
    state = act(state, 1, CastCounter(3, spoken=True)).state
    state = act(state, 0, CastCounter(4, spoken=True)).state
    play = act(state, 1, LetMagicBe())
    again = play.state.agenda.top
    assert isinstance(again, AnswerMagic)
    assert again.casting.spell == "shock"
    play = act(play.state, 1, CastCounter(5, spoken=True))
    assert (play.state.unit(2).lives, points(play, 5)) == (5, 7)


@pytest.mark.rule("CAR-14.4-counterspell-range")
def test_against_a_counterspell_the_range_goes_to_the_mage_whose_spell_it_cancels():
    near = duel(None, adept(0, 60, 150))
    assert isinstance(act(near, 1, CastCounter(3, spoken=True)).state.agenda.top, AnswerMagic)
    far = duel(None, adept(0, 60, 150.01))
    assert act(far, 1, CastCounter(3, spoken=True)).state.agenda.top == CastingPart(0)


# Who is asked


def test_friends_are_asked_only_if_they_want_to_be_asked_always():
    state = casting(adept(0, 60, 60), TARGET, adept(0, 60, 90), seats=(0, 1, 0))
    assert act(state, 0, cast("diversion")).state.agenda.top == CastingPart(0)
    eager = replace(state, policies=(*LOSSES, Policy(0, "magic", "always")))
    assert isinstance(act(eager, 0, cast("diversion")).state.agenda.top, AnswerMagic)


@pytest.mark.parametrize(("policy", "asked"), [("never", False), ("answers", True)])
def test_stops_say_whether_a_seat_answers(policy, asked):
    state = casting(
        adept(0, 60, 60), TARGET, adept(1, 90, 90), policies=(Policy(1, "magic", policy),)
    )
    top = act(state, 0, cast("diversion")).state.agenda.top
    assert isinstance(top, AnswerMagic) == asked


@pytest.mark.rule("CAR-6.9-any-time")
def test_the_initiative_side_answers_first():
    units = [adept(0, 60, 60), unit(2, 90, 60), adept(1, 90, 90), adept(2, 120, 60)]
    sides = {"seats": (0, 1, 2), "policies": ()}
    first = act(casting(*units, order=(2, 1, 0), **sides), 0, cast("diversion")).state
    assert first.agenda.top.seat == 2
    assert act(first, 2, LetMagicBe()).state.agenda.top.seat == 1
    other = act(casting(*units, order=(0, 1, 2), **sides), 0, cast("diversion")).state
    assert other.agenda.top.seat == 1


def test_a_seat_that_left_is_not_asked():
    state = duel()
    assert state.agenda.top.who(replace(state, out=(1,))) == ()


# The question


def test_the_question_names_the_spell_and_offers_the_mages_who_can():
    state = duel(None, adept(1, 90, 120), adept(1, 90, 170))
    decision = state.agenda.top.ask(state)
    assert decision.seats == (1,)
    assert decision.pieces == (1, 2)
    assert decision.prompt.values["spell"] == spells()["shock"].name
    assert (decision.prompt.values["name"], decision.prompt.values["target"]) == (
        "Mage",
        "Infantry",
    )
    be, counter = decision.forms
    assert (be.action, counter.action) == ("LetMagicBe", "CastCounter")
    assert counter.title.values["cost"] == 3
    assert [field.name for field in counter.fields] == ["mage", "spoken"]
    assert counter.fields[0].allowed == (3, 4)
    menu = state.agenda.top.candidates(state, 1)
    assert menu == [LetMagicBe(), CastCounter(3, spoken=True), CastCounter(4, spoken=True)]


def test_the_preview_shows_words_points_and_range():
    state = duel()
    ask = state.agenda.top
    shown = ask.preview(state, 1, Partial("CastCounter", {"mage": 3}))
    assert (shown.tallies[0].start, shown.tallies[0].total) == (10, 7)
    assert shown.notes[0].values["words"].key == "carnage:words-counterspell"
    assert shown.region.meaning == "range"
    assert shown.unfinished
    whole = ask.preview(state, 1, Partial("CastCounter", {"mage": 3, "spoken": True}))
    assert not whole.unfinished
    wrong = ask.preview(state, 1, Partial("CastCounter", {"mage": 2}))
    assert wrong.refusal.rule == "CAR-14.1-discipline"
    assert ask.preview(state, 1, Partial("LetMagicBe", {})).tallies == ()
    assert ask.preview(state, 1, Partial("CastCounter", {})).tallies == ()


@pytest.mark.rule("CAR-6.9.3")
def test_a_counterspell_needs_its_words():
    assert refused(duel(), 1, CastCounter(3)) == "CAR-6.9.3"
    silent = duel(options=Options(words=False))
    assert refused(silent, 1, CastCounter(3)) is None


def test_the_moment_cites_its_rule_and_the_points_are_told():
    assert CounterMoment.rule == "CAR-14.4-counterspell"
    play = act(duel(), 1, CastCounter(3, spoken=True))
    change = events(play, Changed)[0]
    assert (change.piece, change.old, change.new) == (3, 10, 7)

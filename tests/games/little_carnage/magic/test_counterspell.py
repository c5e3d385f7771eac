"""Counterspells (LC-SPELL-counterspell, LC-1.8-magic-2)."""

from fractions import Fraction

import pytest

from slagveld.games.little_carnage.core.regiment import Round
from slagveld.games.little_carnage.magic.actions import Cast
from slagveld.games.little_carnage.magic.counterspell import (
    AnswerMagic,
    CastCounter,
    CounterMoment,
    LetMagicBe,
)
from slagveld.games.little_carnage.odds.spells import success_chance
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.play import Play
from slagveld.kernel.state import with_policy
from tests.games.little_carnage.battle import FakeGame, act, card, events, mounted, refused, troop
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard
from tests.games.little_carnage.stops import Stop

MIRE = Cast(WIZARD, "mire", 2)


def answered(enemy, dice=(4, 4), *more, **rest):
    """A mire on a regiment, successful, in the face of an enemy wizard (stand 3)."""
    return cast(asked(wizard(), foe((20, 14)), enemy, *more, **rest), MIRE, dice).state


def rival(**more):
    more.setdefault("x", 26)
    return wizard(seat=1, **more)


@pytest.mark.rule("LC-SPELL-counterspell")
@pytest.mark.parametrize(
    ("first", "second", "stopped"),
    [((4, 1), (4, 1), True), ((4, 4), (4, 1), False), ((4, 4), (6, 5), True),
     ((4, 1), (3, 3), False), ((4, 1), (5, 5), True)],
)  # fmt: skip
def test_as_many_successes_as_the_spell_stop_it(first, second, stopped):
    state = answered(rival(), first)
    assert isinstance(state.agenda.top, AnswerMagic)
    play = act(state, 1, CastCounter(3), second)
    assert play.state.regiment(102).mired == (0 if stopped else 1)
    assert isinstance(play.state.agenda.top, Stop)
    assert [event.rule for event in events(play, Told)] == ["LC-SPELL-counterspell"]
    assert [(event.rule, event.seat) for event in events(play, Rolled)] == [("LC-1.8-magic-1", 1)]


@pytest.mark.rule("LC-SPELL-counterspell")
def test_it_is_the_spell_of_the_round():
    after = act(answered(rival()), 1, CastCounter(3), (1, 1)).state
    done = after.regiment(103).round
    assert (done.cast, done.casters, done.cast_attack) == (True, (3,), False)
    assert not isinstance(answered(rival(casters=(3,))).agenda.top, AnswerMagic)


@pytest.mark.rule("LC-SPELL-counterspell")
def test_every_wizard_knows_it_and_nobody_else():
    assert isinstance(answered(rival(spells=())).agenda.top, AnswerMagic)
    assert isinstance(answered(troop(1, (26, 20), activated=True)).agenda.top, Stop)


@pytest.mark.rule("LC-SPELL-counterspell")
def test_only_a_successful_spell_is_answered_and_only_by_the_enemy():
    assert isinstance(answered(rival(), (3, 3)).agenda.top, Stop)
    assert isinstance(answered(wizard(26)).agenda.top, Stop)


@pytest.mark.rule("LC-SPELL-counterspell")
@pytest.mark.parametrize(("x", "reaches"), [(35, True), (35.01, False)])
def test_it_reaches_24_inches(x, reaches):
    state = cast(asked(wizard(10), foe((10, 14)), rival(x=x), size=(80, 40)), MIRE, (4, 4)).state
    assert isinstance(state.agenda.top, AnswerMagic) == reaches


@pytest.mark.rule("LC-SPELL-counterspell")
def test_letting_be_lets_the_spell_work():
    after = act(answered(rival()), 1, LetMagicBe()).state
    assert after.regiment(102).mired == 1
    assert not after.regiment(103).round.cast


@pytest.mark.rule("LC-SPELL-counterspell")
def test_a_second_wizard_may_try_after_the_first_has_failed():
    state = answered(rival(), (4, 1), rival(x=28))
    state = act(state, 1, CastCounter(3), (1, 1)).state
    assert isinstance(state.agenda.top, AnswerMagic)
    assert refused(state, 1, CastCounter(3)) == "LC-1.8-magic-4"
    assert act(state, 1, CastCounter(4), (4, 1)).state.regiment(102).mired == 0


@pytest.mark.rule("LC-1.8-magic-2")
@pytest.mark.parametrize(("agility", "may"), [(5, False), (6, True)])
def test_before_his_activation_he_must_be_strictly_more_agile(agility, may):
    state = answered(rival(activated=False, skills={"agility": agility}))
    assert isinstance(state.agenda.top, AnswerMagic) == may


@pytest.mark.rule("LC-1.8-magic-2")
def test_the_refusal_names_who_is_too_slow():
    state = answered(rival(), (4, 1), rival(x=28, activated=False))
    assert refused(state, 1, CastCounter(4)) == "LC-1.8-magic-2"
    assert refused(state, 1, CastCounter(1)) == "LC-1.8-magic-1"


@pytest.mark.rule("LC-1.8-magic-2")
def test_he_counts_as_activated_then():
    state = answered(rival(activated=False, skills={"agility": 6}))
    done = act(state, 1, CastCounter(3), (1, 1)).state.regiment(103).round
    assert (done.activated, done.over, done.cast) == (True, True, True)


@pytest.mark.rule("LC-1.8-magic-2")
def test_an_activation_that_goes_on_is_not_ended_by_it():
    done = act(answered(rival()), 1, CastCounter(3), (1, 1)).state.regiment(103).round
    assert (done.activated, done.over) == (True, False)


@pytest.mark.rule("LC-1.8-magic-2")
def test_sluggish_does_not_matter_but_a_mire_does():
    quick = {"agility": 6, "sluggish": True}
    assert isinstance(answered(rival(activated=False, skills=quick)).agenda.top, AnswerMagic)
    slowed = rival(activated=False, skills={"agility": 6}, mired=1)
    assert isinstance(answered(slowed).agenda.top, Stop)


@pytest.mark.rule("LC-1.3-17")
def test_who_has_attacked_does_not_answer():
    assert isinstance(answered(rival(attacked=True)).agenda.top, Stop)


@pytest.mark.rule("LC-1.8-fear-5")
def test_who_is_frightened_does_not_answer():
    assert isinstance(answered(rival(frightened_by=(101,))).agenda.top, Stop)


@pytest.mark.rule("LC-1.6-18")
def test_full_defence_leaves_counterspells():
    assert isinstance(answered(rival(full_defence=True)).agenda.top, AnswerMagic)


def stopping(counter, caster):
    """The chance to stop a spell of difficulty 1 that has succeeded."""
    total = Fraction(0)
    for successes in range(1, caster + 1):
        just = success_chance(caster, successes) - success_chance(caster, successes + 1)
        total += just * success_chance(counter, successes)
    return round(100 * float(total / success_chance(caster, 1)))


@pytest.mark.rule("LC-SPELL-counterspell")
def test_the_chances_that_the_rulebook_gives():
    pairs = [(1, 1), (2, 2), (3, 3), (1, 3), (3, 1)]
    assert [stopping(*pair) for pair in pairs] == [50, 58, 61, 21, 88]


def test_the_preview_gives_range_and_chance():
    state = answered(rival(), (4, 4))
    question = state.agenda.top
    shown = question.preview(state, 1, Partial("CastCounter", {"wizard": 3}))
    assert [part for _, part in shown.odds[0].outcomes] == [0.25, 0.75]
    assert shown.region is not None
    assert shown.notes == ()
    assert question.preview(state, 1, Partial("LetMagicBe")).odds == ()
    no = question.preview(state, 1, Partial("CastCounter", {"wizard": 1}))
    assert no.refusal.rule == "LC-1.8-magic-1"
    early = answered(rival(activated=False, skills={"agility": 6}))
    note = early.agenda.top.preview(early, 1, Partial("CastCounter", {"wizard": 3})).notes
    assert [one.key for one in note] == ["little-carnage:magic-note-activation"]


def test_the_question_shows_the_wizards_who_can():
    state = answered(rival(), (4, 4), rival(x=28, attacked=True))
    asks = state.agenda.top.ask(state)
    assert [form.action for form in asks.forms] == ["LetMagicBe", "CastCounter"]
    assert asks.forms[1].fields[0].allowed == (3,)
    assert asks.pieces == (1,)
    assert state.agenda.top.candidates(state, 1) == [LetMagicBe(), CastCounter(3)]


def test_nobody_is_asked_who_never_wants_magic():
    state = with_policy(asked(wizard(), foe((20, 14)), rival()), 1, "magic", "never")
    assert isinstance(cast(state, MIRE, (4, 4)).state.agenda.top, Stop)


def test_nobody_is_asked_who_plays_no_more():
    assert isinstance(answered(rival(), out=(1,)).agenda.top, Stop)
    assert isinstance(answered(rival()).agenda.top, AnswerMagic)


def test_cards_of_the_tests_are_equally_agile():
    assert card().agility == card(magic=1).agility == 5


def test_of_two_who_share_a_base_the_first_who_can_answers():
    rider, mount = rival(y=30), rival(y=30, skills={"base": "monster"})
    for rider_done, mount_done, casters in (((), (), (3, None)), ((3,), (), (3, 4))):
        state = asked(
            wizard(), foe((20, 14)), rider | {"round": _spent(rider_done)},
            mount | {"round": _spent(mount_done)},
        )  # fmt: skip
        state = cast(mounted(state, 103, 104), MIRE, (4, 4)).state
        after = act(state, 1, CastCounter(900), (1, 1)).state
        done = [after.regiment(number).round.casters for number in (103, 104)]
        assert done == [(casters[0],), () if casters[1] is None else (casters[1],)]


def _spent(casters):
    return Round(activated=True, cast=bool(casters), casters=casters)


def test_an_answer_is_a_counterspell_or_none():
    state = answered(rival())
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    with pytest.raises(TypeError):
        CounterMoment(casting=state.agenda.top.casting).resume(play, "something else")


def test_nothing_is_shown_before_a_wizard_is_chosen():
    state = answered(rival())
    for action, values in (("LetMagicBe", {"wizard": 3}), ("CastCounter", {})):
        assert state.agenda.top.preview(state, 1, Partial(action, values)) == Preview()
    assert state.agenda.top.preview(state, 1, Partial("CastCounter", {"wizard": 3})).odds


@pytest.mark.rule("LC-1.8-magic-4")
def test_whoever_has_cast_is_refused_in_the_preview_as_well():
    state = answered(rival(), (4, 4), rival(x=28, casters=(4,)))
    shown = state.agenda.top.preview(state, 1, Partial("CastCounter", {"wizard": 4}))
    assert (shown.refusal.rule, shown.odds) == ("LC-1.8-magic-4", ())

"""The magic words must be spoken, and the leader judges how: CAR-6.9.3."""

from pathlib import Path

import pytest

from slagveld.games import carnage
from slagveld.games.carnage.core.book import KEY
from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.magic.any_moment import CASTING
from slagveld.games.carnage.magic.counterspell import CastCounter
from slagveld.games.carnage.magic.incantation import (
    AcceptWords,
    AnswerMagic,
    Delivery,
    RefuseWords,
    SpellCast,
)
from slagveld.games.carnage.magic.spells import spells, words_of
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Told
from slagveld.texts import WRITTEN, Speaker, add_source
from tests.games.carnage.battle import act, events, refused, unit
from tests.games.carnage.spellbook import CastingPart, adept, cast, casting, leap, on_self, points

pytestmark = pytest.mark.rule("CAR-6.9.3")

SILENT = Options(words=False)
LEADER = 2


def duel(**rest):
    """A mage, his target, and perhaps a leader."""
    return casting(adept(0, 60, 60), unit(1, 90, 60), **rest)


@pytest.mark.parametrize("make", [cast, on_self, leap])
def test_the_caster_confirms_that_he_spoke_the_words(make):
    given = {cast: ("shock",), on_self: ("shield",), leap: (2, 90, 70)}[make]
    assert refused(duel(), 0, make(*given, spoken=False)) == "CAR-6.9.3"
    assert refused(duel(), 0, make(*given)) is None


def test_the_refusal_shows_the_words():
    state = duel()
    refusal = state.agenda.top.check(state, 0, cast("shock", spoken=False))
    assert refusal.text.values["words"] == words_of(spells()["shock"])


def test_words_come_after_everything_else():
    state = casting(adept(0, 60, 60, points=1), unit(1, 90, 60))
    assert refused(state, 0, cast("shock", spoken=False)) == "CAR-6.9.1"


def test_with_words_off_nothing_is_to_be_confirmed():
    state = duel(options=SILENT)
    assert refused(state, 0, cast("shock", spoken=False)) is None
    fields = [field.name for form in CASTING.forms(state, Scope(0)) for field in form.fields]
    assert "spoken" not in fields
    shown = CASTING.preview(state, Scope(0), Partial("Cast", {"mage": 1, "spell": "shock"}))
    assert (shown.notes, shown.unfinished) == ((), False)


def test_what_is_not_confirmed_yet_is_no_fault_in_a_preview():
    values = {"mage": 1, "spell": "shock", "target": 2}
    assert CASTING.preview(duel(), Scope(0), Partial("Cast", values)).unfinished
    spoken = {**values, "spoken": True}
    assert not CASTING.preview(duel(), Scope(0), Partial("Cast", spoken)).unfinished


def test_every_spell_has_words_of_its_own_in_every_language():
    add_source(KEY, Path(carnage.__file__).parent / "texts")
    for language in WRITTEN:
        said = [Speaker(language).say(words_of(spell)) for spell in spells().values()]
        assert len(set(said)) == 9
        assert all(words.endswith(("!", "?")) for words in said)


# The leader


def test_without_a_leader_nobody_judges():
    play = act(duel(), 0, cast("diversion"))
    assert play.state.unit(2).diverted[0] == 3


def test_the_leader_judges_before_anything_is_paid():
    state = act(duel(leader=True), 0, cast("diversion")).state
    question = state.agenda.top
    assert isinstance(question, Delivery)
    assert question.who(state) == (LEADER,)
    assert state.unit(1).magic.points == 10
    assert state.unit(1).magic.cast == 0
    decision = question.ask(state)
    assert decision.seats == (LEADER,)
    assert decision.prompt.values["words"].key == "carnage:words-diversion"
    assert decision.prompt.values["spell"] == spells()["diversion"].name
    assert [form.action for form in decision.forms] == ["AcceptWords", "RefuseWords"]
    assert decision.pieces == (1, 2)
    assert question.candidates(state, LEADER) == (AcceptWords(), RefuseWords())


def test_what_was_well_spoken_works():
    state = act(duel(leader=True), 0, cast("diversion")).state
    play = act(state, LEADER, AcceptWords())
    assert play.state.unit(2).diverted[0] == 3
    assert points(play) == 7


def test_a_poor_delivery_counts_as_not_cast_and_costs_nothing():
    state = act(duel(leader=True), 0, cast("diversion")).state
    play = act(state, LEADER, RefuseWords())
    assert play.state.unit(2).diverted == (0, "")
    assert points(play) == 10
    assert play.state.agenda.top == CastingPart(0)
    assert refused(play.state, 0, cast("diversion")) is None, "he may try again"
    (told,) = events(play, Told)
    assert told.what.key == "carnage:told-poor-delivery"
    assert told.what.values["spell"] == spells()["diversion"].name
    assert told.rule == "CAR-6.9.3"


def test_the_leader_does_not_judge_where_words_are_not_played_with():
    play = act(duel(leader=True, options=SILENT), 0, cast("diversion"))
    assert play.state.unit(2).diverted[0] == 3


def test_a_counterspell_is_judged_too_and_a_poor_one_may_be_tried_again():
    state = casting(adept(0, 60, 60), unit(1, 90, 60), adept(1, 90, 90), leader=True)
    state = act(state, 0, cast("diversion")).state
    state = act(state, LEADER, AcceptWords()).state
    play = act(state, 1, CastCounter(3, spoken=True))
    assert isinstance(play.state.agenda.top, Delivery)
    assert len(events(play, SpellCast)) == 1
    poor = act(play.state, LEADER, RefuseWords()).state
    assert isinstance(poor.agenda.top, AnswerMagic)
    good = act(play.state, LEADER, AcceptWords())
    assert good.state.unit(2).diverted == (0, "")
    assert points(good, 3) == 6


def test_without_a_leader_left_nobody_is_asked():
    assert Delivery(None).who(duel()) == ()

import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.core.characteristic_tests import Check
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.odds.attacks import chance_of
from slagveld.games.confrontation.odds.blows import passes
from slagveld.kernel.decision import Partial
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Spot
from slagveld.texts import Signed, Text
from tests.games.confrontation.battle import EAST, NORTH, SOUTH, act, card, man
from tests.games.confrontation.gunnery import ARCHER
from tests.games.confrontation.marching import active, way

OWN = man(0, 30, 50)
ENEMY = man(1, 30, 40, SOUTH)


def shown(state, action="Charge", **values):
    return state.agenda.top.preview(state, 0, Partial(action, values))


def keys(texts):
    return [text.key.partition(":")[2] for text in texts]


def _stunned(odds):
    return sum(chance for words, chance in odds.outcomes if words.values["level"] == "stunned")


class TestAnnouncement:
    def test_the_reach_of_the_first_and_whom_all_may_name(self):
        state = active(OWN, ENEMY, man(1, 30, 70), man(0, 40, 55, SOUTH, card=101))
        alone = shown(state, figures=[1])
        assert alone.pieces == (2,)
        assert alone.limit == 2000
        assert alone.region is None, "it would tell who is in reach (CON-CHARGE-10)"
        agreed = active(OWN, ENEMY, options=Options(free_measuring=True))
        assert shown(agreed, figures=[1]).region is not None
        assert alone.tallies[0].total == 2000
        assert shown(state, figures=[1, 4]).pieces == ()
        assert shown(state, "Engage", figures=[1, 4]).pieces == (2, 3)
        assert shown(state, "Engage", figures=[1], walking=True).limit == 1000

    @pytest.mark.rule("CON-CHARGE-10")
    def test_distances_stay_unknown(self):
        near = shown(active(OWN, ENEMY), figures=[1], targets=[2])
        far = shown(active(OWN, man(1, 30, 5, SOUTH)), figures=[1], targets=[2])
        for preview in (near, far):
            assert (preview.path, preview.ghosts, preview.length) == ((), (), None)
            assert keys(preview.notes) == ["note-assault-penalty", "note-assault-bound"]

    def test_with_free_measuring_the_way_is_shown(self):
        options = Options(free_measuring=True)
        near = shown(active(OWN, ENEMY, options=options), figures=[1], targets=[2])
        assert near.path == (Spot(3000, 5000), Spot(3000, 4250))
        assert near.ghosts[0].pose.y == 4250
        far = shown(active(OWN, man(1, 30, 5, SOUTH), options=options), figures=[1], targets=[2])
        assert (far.path, far.ghosts) == ((), ())
        assert keys(far.notes)[0] == "note-assault-short"

    def test_the_penalty_that_is_told_is_the_one_that_would_come(self):
        beast = man(0, 30, 50, key=card(abilities=("charge-bestiale",)))
        note = shown(active(beast, ENEMY), figures=[1], targets=[2]).notes[0]
        assert note.values["amount"] == Signed(-2)
        charged = active(OWN, man(1, 30, 40, SOUTH, charged=-1))
        assert keys(shown(charged, figures=[1], targets=[2]).notes) == ["note-assault-bound"]
        engaged = shown(active(OWN, ENEMY), "Engage", figures=[1], targets=[2])
        assert keys(engaged.notes) == ["note-assault-bound"]

    def test_odds_of_courage_on_both_sides(self):
        state = active(OWN, man(1, 30, 40, SOUTH, key=card(fear=6)), man(0, 33, 50, card=101))
        odds, *fight = shown(state, figures=[1], targets=[2]).odds
        assert len(fight) == 2
        assert odds.outcomes[0][1] == 4 / 6
        assert odds.need.total == 3
        both, *_ = shown(state, figures=[1, 3], targets=[2]).odds
        assert both.outcomes[0][1] == 5 / 6
        assert both.outcomes[1][1] == pytest.approx(1 / 6)
        assert both.title.values["count"] == 2
        feared = active(man(0, 30, 50, key=card(fear=6)), ENEMY)
        found = shown(feared, figures=[1], targets=[2]).odds
        assert keys(one.title for one in found)[:1] == ["odds-assault-courage"]

    @pytest.mark.rule("CON-MELEE-4", "CON-CHARGE-7")
    def test_the_fight_that_follows_is_told_in_the_verdict(self):
        blow, answer = shown(active(OWN, ENEMY), figures=[1], targets=[2]).odds
        assert keys((blow.title, answer.title)) == ["odds-assault-fight"] * 2
        assert [brief.words.key for brief in blow.brief] == ["verdict-wounds", "verdict-kills"]
        assert {brief.tone for brief in answer.brief} == {"harm"}
        assert blow.brief[0].chance == pytest.approx(1 - blow.outcomes[0][1] - _stunned(blow))
        engaged = shown(active(OWN, ENEMY), "Engage", figures=[1], targets=[2]).odds
        assert engaged[0].brief[0].chance < blow.brief[0].chance, "no penalty, no charge"

    @pytest.mark.rule("CON-REACT-1")
    def test_shots_at_those_who_come_are_told_beforehand(self):
        archer = man(1, 30, 40, SOUTH, key=ARCHER)
        open_to = shown(active(OWN, archer), figures=[1], targets=[2]).costs
        assert keys(brief.words for brief in open_to) == ["cost-assault-reaction"]
        assert shown(active(OWN, ENEMY), figures=[1], targets=[2]).costs == ()

    @pytest.mark.rule("CON-CARD-abominable")
    def test_the_lowest_of_two_dice(self):
        def lowest(need, throws):
            test = {"seat": 0, "purpose": Text("x"), "cites": "", "value": Tally(0)}
            return chance_of(Check(**test, difficulty=need, throws=throws))

        assert lowest(4, 1) == passes(4)
        assert lowest(8, 1) == passes(8)
        assert lowest(4, 2) == passes(4) ** 2
        assert lowest(7, 2) == passes(6) ** 2 * passes(1) ** 2
        dreadful = man(1, 30, 40, SOUTH, key=card(fear=6, abilities=("abominable",)))
        odds, *_ = shown(active(OWN, dreadful), figures=[1], targets=[2]).odds
        assert odds.outcomes[0][1] == 16 / 36

    def test_nonsense_shows_nothing(self):
        state = active(OWN, ENEMY)
        for values in ({}, {"figures": []}, {"figures": [2]}, {"figures": 7}, {"figures": ["x"]}):
            assert shown(state, **values).pieces is None
        assert shown(state, figures=[1], targets=[1]).pieces == (2,)


class TestClosing:
    def closing(self, *men, action=None):
        return act(active(*men), 0, action or Charge((1,), (2,))).state

    def way(self, state, **values):
        return state.agenda.top.preview(state, 0, Partial("TakeWay", values))

    def test_the_best_way_is_proposed_at_once(self):
        state = self.closing(OWN, ENEMY)
        preview = self.way(state)
        assert preview.snapped == {"path": way((30, 42.5)), "facing": 2700}
        assert preview.ghosts[0].pose.y == 4250
        assert (preview.length, preview.cost, preview.limit) == (750, 750, 2000)
        assert preview.path == (Spot(3000, 5000), Spot(3000, 4250))

    def test_pointing_at_the_enemy_snaps_into_contact(self):
        state = self.closing(OWN, ENEMY)
        preview = self.way(state, path=[[3000, 4000]])
        assert preview.snapped == {"path": way((30, 42.5)), "facing": 2700}
        assert preview.refusal is None
        assert keys(preview.notes) == ["note-assault-contact"]
        side = self.way(state, path=[[3400, 4000]])
        assert side.refusal is None
        assert side.snapped["path"][-1].x > 3000

    def test_a_way_that_will_do_stays_as_it_is(self):
        state = self.closing(OWN, ENEMY)
        preview = self.way(state, path=[[3050, 4250]], facing=2700)
        assert preview.snapped == {}
        assert preview.refusal is None
        assert preview.length == 752
        wrong = self.way(state, path=[[3000, 4250]], facing=900)
        assert wrong.refusal.rule == "CON-WALK-2"
        assert "facing" not in wrong.snapped

    def test_out_of_reach_the_way_is_cut(self):
        state = self.closing(OWN, man(1, 30, 10, NORTH), action=Engage((1,), (2,)))
        assert self.way(state).limit == 2000
        assert self.way(state).snapped == {}
        preview = self.way(state, path=[[3000, 1500]])
        assert preview.snapped == {"path": way((30, 30)), "facing": 2700}
        assert preview.refusal is None
        assert preview.notes == ()
        looking = self.way(state, path=[[3000, 4000]], facing=0)
        assert (looking.snapped, looking.refusal) == ({}, None)

    def test_other_answers_have_none(self):
        state = self.closing(man(0, 30, 50, EAST), ENEMY)
        assert state.agenda.top.preview(state, 0, Partial("HoldBack")).limit is None

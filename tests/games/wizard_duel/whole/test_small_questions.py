"""Questions that come seldom, and what their menus, steps and previews hold."""

from slagveld.games.wizard_duel.army.muster import Stocks
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.familiars.choice import ChooseFamiliar
from slagveld.games.wizard_duel.familiars.gaze import GazeNow
from slagveld.games.wizard_duel.heavy.push import PushWeapon
from slagveld.games.wizard_duel.melee.exchange_on_contact import NameFoe
from slagveld.games.wizard_duel.melee.fight_action import NoSecondBlow, SecondBlow, StrikeAgain
from slagveld.games.wizard_duel.wounds.odds import strike_chances
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.measuring import Gauged
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.play import Play
from slagveld.kernel.preview import preview
from slagveld.table.shapes import Spot
from tests.games.wizard_duel.duel import DUEL, asking, box, changed, duel, model, ready, told


def shown(state, action, seat=0, **values):
    return preview(DUEL, state, seat, Partial(action, values))


def place_question():
    match = DUEL.match("empty", dice=Scripted([20, 1]))
    return match.state, DUEL.question(match.state).who(match.state)[0]


def test_a_place_on_offer_is_shown_and_no_other():
    state, seat = place_question()
    (ghost,) = shown(state, "TakePlace", seat, place=0).ghosts
    assert ghost.pose.facing == shown(state, "TakePlace", seat, place=0).snapped["facing"]
    most = len(DUEL.question(state).places())
    assert shown(state, "TakePlace", seat, place=most - 1).ghosts
    assert not shown(state, "TakePlace", seat, place=most).ghosts
    assert not shown(state, "TakePlace", seat, place=-1).ghosts


def test_the_second_blow_may_be_left_out_or_strike_each_target():
    state = duel(model(0, "dragon", 50, 40), model(1, "ork", 54, 40, 180))
    question = SecondBlow(0, 101)
    menu = question.candidates(state, 0)
    assert menu[0] == NoSecondBlow()
    assert menu[1:] == [StrikeAgain(target) for target in question.pieces(state)]
    assert question.names() == (101,)


def test_a_mover_that_fell_names_nobody():
    assert NameFoe(0, 101, (102, 103)).names() == (101,)
    state = duel(model(1, "ork", 54, 40, 180))
    gone = asking(state, NameFoe(0, 555, (101,)))
    play = Play(DUEL, gone, Scripted([]), listening=True)
    play.run()
    assert told(play, "Lapsed")


def test_a_gaze_at_one_who_fell_lapses():
    state = duel(model(1, "ork", 54, 40, 180), options=Options(familiars=True))
    gone = changed(state, agenda=Agenda((*state.agenda.steps, GazeNow(555))))
    play = Play(DUEL, gone, Scripted([]), listening=True)
    play.run()
    assert [event.pieces for event in told(play, "Lapsed")] == [(555,)]


def test_a_familiar_that_joins_is_told():
    match = DUEL.match("empty", options={"familiars": True}, dice=Scripted([20, 1]))
    for seat in DUEL.question(match.state).who(match.state):
        match.play(ChooseFamiliar("turtle"), seat)
    told_of = [e for entry in match.log for e in entry.events if type(e).__name__ == "Told"]
    assert any(event.what.key.endswith("familiar-joins") for event in told_of)


def test_one_man_may_push_and_three_are_the_most():
    crew = [model(0, "ork", 50, 40 + n * 3) for n in range(3)]
    state = duel(*crew, model(0, "heavy-weapon", 52.5, 43))
    form = next(f for f in DUEL.question(state).ask(state).forms if f.action == "PushWeapon")
    field = next(f for f in form.fields if f.name == "crew")
    assert (field.least, field.most) == (1, 3)
    assert PushWeapon.__name__ == form.action


def test_a_long_name_of_a_race_is_cut_in_the_fault():
    roster = Roster(game="wizard-duel", name="x", entries=(Chosen("x" * 60 + "/small"),))
    (fault, *_) = Stocks().faults(roster)
    assert fault.text.values["race"] == "x" * 40


def test_ground_that_costs_nothing_more_does_not_slow_the_preview():
    meadow = box("meadow", 20, 30, 60, 50, number=4)
    wood = box("swamp", 20, 30, 60, 50, number=4, tags=("cost-2",))
    free = shown(duel(model(0, "ork", 25, 40)), "Walk", model=101, path=[[3300, 4000, 0]])
    plain = shown(
        duel(model(0, "ork", 25, 40), terrain=(meadow,)), "Walk", model=101, path=[[3300, 4000, 0]]
    )
    slow = shown(
        duel(model(0, "ork", 25, 40), terrain=(wood,)), "Walk", model=101, path=[[3300, 4000, 0]]
    )
    assert plain.snapped == free.snapped
    assert slow.snapped != free.snapped


def test_the_first_bad_place_of_a_summons_is_told():
    state = ready(("goblin", "small"), ("goblin", "small"), ("goblin", "small"))
    far = {"piece": 1, "pose": {"x": 9000, "y": 4000, "facing": 0}, "path": []}
    near = {"piece": 1, "pose": {"x": 3800, "y": 4000, "facing": 0}, "path": []}
    assert shown(state, "Summon", package="small", models=[far]).refusal is not None
    assert shown(state, "Summon", package="small", models=[near]).refusal is None


def test_a_spot_has_no_size_under_the_ruler():
    state = duel(model(0, "ork", 50, 40))
    gauged = DUEL.measured(state, 101, Spot(6000, 4000))
    radius = state.layout.body(101).reach // 16
    assert gauged == Gauged(length=1000 - radius, seen=None)


def test_a_power_of_nothing_never_wounds():
    assert dict(strike_chances(20, 3, 3).items()) == {0: 1}
    assert dict(strike_chances(20, 4, 3).items()) == {1: 1}
    assert list(strike_chances(15, 6).items()) == list(strike_chances(15, 6, 0).items())

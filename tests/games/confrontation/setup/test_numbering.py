"""Figures of one name are told apart by numbers."""

from slagveld.games.confrontation.core.state import Card
from slagveld.kernel.event import Placed
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import act, card, events
from tests.games.confrontation.setup.test_deployment import deployment, place


def test_figures_of_one_name_are_numbered_card_by_card():
    key = card(discipline=6)
    state = deployment(key=key, count=2)
    mate = Card(49, 0, key, 3)
    foe = Card(51, 1, key, 1)
    state = replace(state, cards=(mate, *state.cards, foe))
    play = act(state, 0, place((50, 80), (54, 80)))
    assert [figure.number for figure in play.state.figures] == [4, 5]
    name = play.state.figures[0].profile.name
    told = [f"{name.nl} 4 (Player 1)", f"{name.nl} 5 (Player 1)"]
    assert [e.name.nl for e in events(play, Placed)] == told
    (plan,) = [form.fields[0] for form in state.agenda.top.ask(state).forms if form.fields]
    spares = plan.spares
    assert [spare.name.de for spare in spares] == told


def test_whose_figure_it_is_is_said_only_where_both_armies_have_the_name():
    key = card(discipline=6)
    state = deployment(key=key)
    shared = replace(state, cards=(*state.cards, Card(51, 1, key, 1)))
    for begun, owner in ((state, ""), (shared, "Player 1")):
        play = act(begun, 0, place((50, 80)))
        (placed,) = events(play, Placed)
        assert play.state.figures[0].owner == owner
        assert placed.seat == 0
        assert placed.name == (placed.name if not owner else play.state.figures[0].name)
        assert ("(Player 1)" in placed.name.en) == bool(owner)


def test_the_only_one_of_a_name_has_no_number():
    state = deployment(key=card(discipline=6))
    play = act(state, 0, place((50, 80)))
    (one,) = play.state.figures
    assert (one.number, one.name) == (0, one.profile.name)


def test_a_figure_keeps_its_name_when_it_changes():
    state = deployment(key=card(discipline=6), count=2)
    one = act(state, 0, place((50, 80), (54, 80))).state.figures[0]
    assert one.name == one.at(Pose(0, 0)).name == one.profile.name.numbered(1)
    assert one.changed(number=7).name == one.profile.name.numbered(7)

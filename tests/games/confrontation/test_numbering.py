"""Figures of one name are told apart by numbers."""

import msgspec

from slagveld.games.confrontation.model import Card
from slagveld.kernel.event import Placed
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import act, card, events
from tests.games.confrontation.test_deploying import deployment, place


def test_figures_of_one_name_are_numbered_card_by_card():
    key = card(discipline=6)
    state = deployment(key=key, count=2)
    mate = Card(49, 0, key, 3)
    foe = Card(51, 1, key, 1)
    state = msgspec.structs.replace(state, cards=(mate, *state.cards, foe))
    play = act(state, 0, place((50, 80), (54, 80)))
    assert [figure.number for figure in play.state.figures] == [4, 5]
    name = play.state.figures[0].profile.name
    assert [e.name.nl for e in events(play, Placed)] == [f"{name.nl} 4", f"{name.nl} 5"]
    (plan,) = [form.fields[0] for form in state.agenda.top.ask(state).forms if form.fields]
    spares = plan.spares
    assert [spare.name.de for spare in spares] == [f"{name.de} 4", f"{name.de} 5"]


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

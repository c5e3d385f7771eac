"""Topics gathered into one question."""

import pytest

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import Choice, ChoiceField, PieceField, PiecesField
from slagveld.kernel.rulebook import refuse
from slagveld.kit.topics import (
    ENDS,
    PieceTopic,
    TopicQuestion,
    Topics,
    actions_of,
    by_lot,
    leading,
    merged,
    one_of,
    topic_named,
    topic_of,
)
from slagveld.texts import Text

pytestmark = pytest.mark.plain
"""Stand-ins take the place of states and plays here."""


class Walk(Action, frozen=True):
    """Some action."""


class Run(Action, frozen=True):
    """Some action."""


class Shoot(Action, frozen=True):
    """Some action."""


class End(Action, frozen=True):
    """The ending."""


def form(action, *fields):
    return Form(action=action, title=Text("x"), fields=fields)


def piece(*allowed, kind=PieceField):
    return kind(name="piece", title=Text("x"), allowed=allowed)


class Fixed:
    """A topic that offers its actions and refuses in its own name."""

    def __init__(self, name, *actions, idle=False):
        self.name = name
        self.actions = actions
        self.idle = idle
        self.done = []

    def forms(self, state, seat):
        return [form(f"{self.name}-{state}-{seat}")]

    def check(self, state, seat, action):
        return refuse(self.name, f"{state}-{seat}")

    def answer(self, play, seat, action):
        self.done.append((play, seat, action))

    def menu(self, state, seat):
        return [kind() for kind in self.actions]

    def propose(self, state, seat, rng):
        return None if self.idle else self.actions[0]()

    def preview(self, state, seat, partial):
        return Preview(notes=(Text(self.name),))


class Lots:
    """Chance that says what it was told."""

    def __init__(self, *values):
        self.values = list(values)

    def random(self):
        return self.values.pop(0)


class Stack:
    """A play that keeps what is put on the agenda."""

    def __init__(self):
        self.steps = []
        self.seat = 4

    def then(self, *steps):
        self.steps.extend(steps)


MOVING = Fixed("moving", Walk, Run)
SHOOTING = Fixed("shooting", Shoot)
IDLE = Fixed("idle", idle=True)


class Turn(TopicQuestion, frozen=True):
    """A question of two topics that have something and one that has not."""

    topics = (MOVING, IDLE, SHOOTING)
    ending = End
    actions = (End, *actions_of(topics))

    seat: int

    def asked(self, state):
        return self.seat

    def prompt(self, state):
        return Text("x")

    def closing(self, state):
        return form("End")


def test_the_actions_of_all_topics_answer_a_question():
    assert Turn.actions == (End, Walk, Run, Shoot)


def test_an_action_finds_its_topic_by_kind_and_by_name():
    assert topic_of(Turn.topics, Run()) is MOVING
    assert topic_of(Turn.topics, Shoot()) is SHOOTING
    assert topic_of(Turn.topics, End()) is None
    assert topic_named(Turn.topics, "Shoot") is SHOOTING
    assert topic_named(Turn.topics, "Run") is MOVING
    assert topic_named(Turn.topics, "End") is None


@pytest.mark.parametrize(
    ("lot", "order"),
    [(0.0, "abc"), (0.32, "abc"), (0.34, "bca"), (0.66, "bca"), (0.67, "cab"), (0.99, "cab")],
)
def test_topics_begin_at_one_by_lot(lot, order):
    assert by_lot(tuple("abc"), Lots(lot)) == tuple(order)


def test_a_question_asks_its_topics():
    turn = Turn(4)
    assert [one.action for one in turn.forms("s")] == [
        "moving-s-4",
        "idle-s-4",
        "shooting-s-4",
        "End",
    ]
    assert turn.check("s", 4, Shoot()) == refuse("shooting", "s-4")
    assert turn.check("s", 4, End()) is None
    assert turn.candidates("s", 4) == [End(), Walk(), Run(), Shoot()]
    assert turn.preview("s", 4, Partial("Run", {})).notes == (Text("moving"),)
    assert turn.preview("s", 4, Partial("End", {})) == Preview()


def test_a_question_stays_until_it_is_ended():
    play = Stack()
    MOVING.done.clear()
    Turn(4).answer(play, Run())
    assert play.steps == [Turn(4)]
    assert MOVING.done == [(play, 4, Run())]
    play = Stack()
    Turn(4).answer(play, End())
    assert play.steps == []
    assert len(MOVING.done) == 1


def test_chance_ends_now_and_then_and_passes_over_who_has_nothing():
    turn = Turn(4)
    assert turn.propose("s", 4, Lots(ENDS - 0.01)) == End()
    assert turn.propose("s", 4, Lots(ENDS, 0.0)) == Walk()
    assert turn.propose("s", 4, Lots(0.5, 0.4)) == Shoot()

    class Nothing(Turn, frozen=True):
        topics = (IDLE,)

    assert Nothing(4).propose("s", 4, Lots(0.5, 0.0)) == End()


def test_several_topics_are_one():
    both = Topics(IDLE, MOVING, SHOOTING)
    assert both.actions == (Walk, Run, Shoot)
    assert [one.action for one in both.forms("s", 1)] == ["idle-s-1", "moving-s-1", "shooting-s-1"]
    assert both.check("s", 1, Walk()) == refuse("moving", "s-1")
    assert both.check("s", 1, End()) is None
    assert both.menu("s", 1) == [Walk(), Run(), Shoot()]
    assert both.propose("s", 1, Lots(0.0)) == Walk()
    assert both.propose("s", 1, Lots(0.7)) == Shoot()
    assert Topics(IDLE).propose("s", 1, Lots(0.7)) is None
    assert both.preview("s", 1, Partial("Shoot", {})).notes == (Text("shooting"),)
    assert both.preview("s", 1, Partial("End", {})) == Preview()
    SHOOTING.done.clear()
    both.answer("play", 1, Shoot())
    both.answer("play", 1, End())
    assert SHOOTING.done == [("play", 1, Shoot())]


def test_who_leads_a_form_can_still_do_something():
    group = piece(9, 3, kind=PiecesField)
    choice = ChoiceField(name="c", title=Text("x"), choices=())
    forms = [
        form("Walk", piece(3, 1)),
        form("End"),
        form("Shoot", piece(1, 2)),
        form("March", group),
        form("Pick", choice, piece(7)),
    ]
    assert leading(forms) == (3, 1, 2)
    assert leading(forms, groups=True) == (3, 1, 2, 9)


def test_forms_of_several_seats_are_joined():
    def choose(*keys):
        choices = tuple([Choice(key, key) for key in keys])
        return ChoiceField(name="c", title=Text("x"), choices=choices)

    end = form("End")
    found = merged(
        [
            form("Walk", piece(1, 2), choose("a")),
            end,
            form("Walk", piece(2, 3), choose("a", "b")),
            end,
        ]
    )
    assert found == (form("Walk", piece(1, 2, 3), choose("a", "b")), end)


# What one piece does at a time


class Jump(Action, frozen=True):
    """Somebody jumps so far."""

    man: str
    far: int = 1


class Jumping(PieceTopic):
    """Those whose names begin small jump, and not farther than their names are long."""

    actions = (Jump,)

    def actor(self, state, scope, action):
        return action.man if action.man in self.able(state, scope) else refuse("T-1", "who")

    def able(self, state, scope):
        return [man for man in state if man.islower()]

    def refusal(self, state, man, action):
        return refuse("T-2", "far") if action.far > len(man) else None

    def options(self, state, man):
        return [Jump(man, far + 1) for far in range(len(man))]


class TestPieces:
    MEN = ("bo", "Al", "cy")

    @pytest.mark.parametrize(
        ("action", "rule"),
        [(Jump("bo", 2), None), (Jump("bo", 3), "T-2"), (Jump("Al"), "T-1"), (Jump("al"), "T-1")],
    )
    def test_who_acts_is_asked_before_how(self, action, rule):
        refusal = Jumping().check(self.MEN, 0, action)
        assert (refusal and refusal.rule) == rule

    def test_a_menu_holds_what_all_can_do(self):
        menu = Jumping().menu(self.MEN, 0)
        assert menu == [Jump("bo"), Jump("bo", 2), Jump("cy"), Jump("cy", 2)]

    def test_something_of_it_is_proposed(self):
        assert Jumping().propose(self.MEN, 0, Lots(0.5)) == Jump("cy")
        assert Jumping().propose(("Al",), 0, Lots(0.5)) is None

    def test_by_itself_nothing_is_refused_and_nothing_listed(self):
        plain = PieceTopic()
        assert plain.refusal(None, 1, Jump("bo")) is None
        assert list(plain.options(None, 1)) == []
        for ask in (lambda: plain.able(None, 0), lambda: plain.actor(None, 0, Jump("bo"))):
            with pytest.raises(NotImplementedError):
                ask()


def test_one_by_lot_is_none_of_nothing():
    assert one_of("abc", Lots(0.9)) == "c"
    assert one_of((), Lots(0.9)) is None


# Menus with a bound


class Hop(Action, frozen=True):
    """Some action of a piece."""

    piece: int
    far: int


class Hopping(PieceTopic):
    """Every piece hops as far as it likes; odd distances are not allowed."""

    actions = (Hop,)

    def __init__(self):
        self.made = 0

    def able(self, state, scope):
        return range(state)

    def options(self, state, piece):
        return [one for one in self.tried(state, piece) if one is not None]

    def tried(self, state, piece):
        for far in range(10):
            self.made += 1
            yield Hop(piece, far) if far % 2 == 0 else None


class LazyHopping(Hopping):
    """The same, in a lane of its own."""

    def lane(self, state, scope):
        return self.by_piece(state, scope)


def hops(*parts, bound=6, tried=400):
    class Game(TopicQuestion, frozen=True):
        topics = parts
        ending = End
        most = bound
        tries = tried

    return Game()


def test_a_menu_within_its_bound_is_all_that_its_topics_list():
    plain, lazy = hops(Hopping(), bound=99), hops(LazyHopping(), bound=99)
    assert list(plain.candidates(3, 0)) == [End(), *Hopping().menu(3, 0)]
    assert lazy.candidates(3, 0) == plain.candidates(3, 0)
    assert plain.candidates(3, 0).whole
    assert plain.more(3, 0, 16) == []


def test_every_topic_and_piece_has_its_share_of_a_menu_that_is_cut():
    menu = hops(Fixed("walk", Walk, Run), LazyHopping()).candidates(100, 0)
    assert list(menu) == [End(), Walk(), Run(), Hop(0, 0), Hop(1, 0), Hop(2, 0)]
    assert not menu.whole


def test_topics_gathered_in_one_have_their_shares():
    menu = hops(Topics(LazyHopping(), Fixed("walk", Walk, Run)), bound=4).candidates(100, 0)
    assert list(menu) == [End(), Hop(0, 0), Hop(1, 0), Walk()]


def test_a_lazy_topic_makes_no_more_than_the_menu_takes():
    topic = LazyHopping()
    assert len(hops(topic).candidates(100, 0)) == 6
    assert topic.made == 6
    assert len(hops(topic, bound=200, tried=150).candidates(100, 0)) == 101
    assert topic.made == 6 + 150


def test_more_goes_on_where_a_menu_ends():
    question = hops(LazyHopping())
    page = question.candidates(4, 0)
    found = [*page]
    while not page.whole:
        page = question.more(4, 0, len(found))
        found += page
    assert found[0] == End()
    assert sorted(map(str, found[1:])) == sorted(map(str, Hopping().menu(4, 0)))

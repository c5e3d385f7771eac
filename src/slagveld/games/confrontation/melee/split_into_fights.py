"""Groups in contact are split into fights: one against one, or one against several.

Who touches one enemy only must fight that one. What is left to choose are the warriors all of whose
opponents have others to fight, too: the winner of the tactical roll says whom each of them fights
(CON-SPLIT-2), and those he does not name find an opponent by themselves.
"""

from collections.abc import Iterable, Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Pair, PairingField, Pairs
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.pairs import listed_by
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..core.asking import SeatAsked, names_of
from ..core.book import do, refuse, text
from ..core.bout import Fight
from ..core.state import Battle, ClashState, opponents

Graph = dict[int, tuple[int, ...]]
"""Who touches which enemies, by rising id."""
Edge = tuple[int, int]
"""Two opponents, the lower id first."""

MOST_LISTED = 24
"""So many ways to split are put on a menu."""


def melee_graph(state: ClashState, among: Iterable[int] | None = None) -> Graph:
    """Everybody in contact with an enemy, or only these among themselves (CON-SPLIT-1)."""
    numbers = sorted(state.field.by_id) if among is None else sorted(among)
    kept = dict.fromkeys(numbers)
    here = [(figure.id, opponents(state, figure)) for figure in state.living(numbers)]
    found = [(number, tuple([foe.id for foe in foes if foe.id in kept])) for number, foes in here]
    return {number: met for number, met in found if met}


def component(graph: Graph, start: int) -> tuple[int, ...]:
    """Everybody linked with one by contact, in rising order."""
    found = {start: None}
    queue = [start]
    for number in queue:
        for other in graph.get(number, ()):
            if other not in found:
                found[other] = None
                queue.append(other)
    return tuple(sorted(found))


def edge(one: int, other: int) -> Edge:
    return (one, other) if one < other else (other, one)


def forced(graph: Graph) -> list[Edge]:
    """The pairs that fight in any case: one of the two touches nobody else (CON-SPLIT-4)."""
    ends = [edge(number, met[0]) for number, met in graph.items() if len(met) == 1]
    return list(dict.fromkeys(ends))


def loose(graph: Graph) -> tuple[int, ...]:
    """Those whose opponent is to be chosen: none of their opponents has them alone."""
    several = [number for number, met in graph.items() if len(met) > 1]
    return tuple([one for one in several if all(len(graph[other]) > 1 for other in graph[one])])


def torn(edges: Sequence[Edge]) -> Edge | None:
    """Two opponents who both have others to fight: several against several (CON-SPLIT-3)."""
    links = _links(edges)
    return next((e for e in edges if len(links[e[0]]) > 1 and len(links[e[1]]) > 1), None)


def completed(graph: Graph, chosen: Sequence[Edge]) -> tuple[list[Edge], int]:
    """Everybody with an opponent: what is forced and chosen, and for the rest the fewest at once.

    The second is the one who cannot get an opponent beside what was chosen, or 0.
    """
    edges = list(dict.fromkeys([*forced(graph), *chosen]))
    fixed = dict.fromkeys(edges)
    for number in graph:
        links = _links(edges)
        if number in links:
            continue
        free = [other for other in graph[number] if _open(links, other)]
        if free:
            best = min(free, key=lambda other: (len(links.get(other, ())), other))
            edges.append(edge(number, best))
            continue
        ends = [(other, edge(other, links[other][0])) for other in graph[number]]
        pulled = next((end for end in ends if end[1] not in fixed), None)
        if pulled is None:
            found = _searched(graph, list(fixed))
            return (edges, number) if found is None else (found, 0)
        edges.remove(pulled[1])
        edges.append(edge(number, pulled[0]))
    return (edges, 0)


def _searched(graph: Graph, edges: list[Edge]) -> list[Edge] | None:
    """Everybody with an opponent beside these pairs, by trying every choice; None: no way."""
    links = _links(edges)
    number = next((one for one in graph if one not in links), None)
    if number is None:
        return edges
    for other in graph[number]:
        if _open(links, other):
            found = _searched(graph, [*edges, edge(number, other)])
            if found is not None:
                return found
    return None


def _open(links: dict[int, list[int]], number: int) -> bool:
    """Whether one more opponent can join this one: nobody, one who has nobody else, or several."""
    met = links.get(number, [])
    return len(met) != 1 or len(links[met[0]]) == 1


def _links(edges: Sequence[Edge]) -> dict[int, list[int]]:
    return listed_by([pair for one, other in edges for pair in ((one, other), (other, one))])


def fights_of(edges: Sequence[Edge]) -> tuple[Fight, ...]:
    """The fights of these pairs, in the order of the single warriors."""
    links = _links(edges)
    lone = [n for n, met in links.items() if len(met) == 1 and len(links[met[0]]) == 1]
    single = [n for n, met in sorted(links.items()) if len(met) > 1 or (n in lone and n < met[0])]
    return tuple([Fight(number, tuple(sorted(links[number]))) for number in single])


def fights_by(graph: Graph, chosen: Sequence[Edge] = ()) -> tuple[Fight, ...]:
    """The fights that come of what is forced, what was chosen, and for the rest the fewest."""
    return fights_of(completed(graph, chosen)[0])


def fight_name(state: ClashState, fight: Fight) -> Text:
    single, *others = state.those(*fight.members)
    return text("melee-fight", single=single.name, other=names_of(others))


class SplitFights(Action, frozen=True):
    """Whom each warrior with a choice fights; whoever is left out finds an opponent by himself."""

    pairs: Pairs = ()


def edges_of(action: SplitFights) -> list[Edge]:
    """The pairs that an answer names, each once."""
    return list(dict.fromkeys([edge(int(pair.left), int(pair.right)) for pair in action.pairs]))


class SplitMelee(SeatAsked, frozen=True):
    """The winner of the tactical roll splits a melee. It hands the fights down."""

    rule = "CON-SPLIT-2"
    words = "melee-ask-split"
    actions = (SplitFights,)

    members: tuple[int, ...]

    def names(self) -> tuple[int, ...]:
        """Everybody who is to be split: if one is gone, the melee is another."""
        return self.members

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return loose(melee_graph(state, self.members))

    def forms(self, state: ClashState) -> list[Form]:
        graph = melee_graph(state, self.members)
        left = loose(graph)
        right = dict.fromkeys([other for number in left for other in graph[number]])
        field = PairingField(
            name="pairs",
            title=text("melee-field-split"),
            left=tuple([_choice(state, number) for number in left]),
            right=tuple([_choice(state, number) for number in sorted(right)]),
            optional=True,
        )
        return [do(SplitFights, "melee-do-split", field, help="melee-do-split-help")]

    def check(self, state: ClashState, seat: int, action: SplitFights) -> Refusal | None:
        """Enemies in contact, one against several at most, and nobody left without an opponent."""
        graph = melee_graph(state, self.members)
        keys = {str(number): number for number in graph}
        seen: list[str] = []
        for pair in action.pairs:
            one, other = keys.get(pair.left), keys.get(pair.right)
            if one is None or other is None or other not in graph[one]:
                return refuse("CON-SPLIT-3", "refusal-melee-not-in-contact")
            if pair.left in seen:
                return refuse("CON-SPLIT-3", "refusal-melee-chosen-twice")
            seen.append(pair.left)
        chosen = edges_of(action)
        both = torn(list(dict.fromkeys([*forced(graph), *chosen])))
        if both is not None:
            name, enemy = [figure.name for figure in state.those(*both)]
            values = {"name": name, "enemy": enemy}
            return refuse("CON-SPLIT-3", "refusal-melee-several-against-several", **values)
        alone = completed(graph, chosen)[1]
        if alone:
            name = state.field.by_id[alone].name
            return refuse("CON-SPLIT-4", "refusal-melee-left-alone", name=name)
        return None

    def fights(self, state: ClashState, action: SplitFights) -> tuple[Fight, ...]:
        return fights_by(melee_graph(state, self.members), edges_of(action))

    def answer(self, play: Battle, action: SplitFights) -> None:
        play.give(self.fights(play.state, action))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        graph = melee_graph(state, self.members)
        found: list[Action] = [SplitFights()]
        for number in loose(graph):
            for other in graph[number]:
                action = SplitFights((Pair(str(number), str(other)),))
                if self.check(state, seat, action) is None:
                    found.append(action)
        return found[:MOST_LISTED]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        graph = melee_graph(state, self.members)
        free = loose(graph)
        number = free[int(rng.random() * len(free))]
        met = graph[number]
        action = SplitFights((Pair(str(number), str(met[int(rng.random() * len(met))])),))
        return action if self.check(state, seat, action) is None else SplitFights()

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        action = SplitFights(filled(drafted(SplitFights, partial).pairs, ()))
        if self.check(state, seat, action) is not None:
            return Preview()
        fights = self.fights(state, action)
        return Preview(notes=tuple([fight_name(state, fight) for fight in fights]))


def _choice(state: ClashState, number: int) -> Choice:
    figure = state.field.by_id[number]
    return Choice(str(number), figure.name, spot=Spot(figure.pose.x, figure.pose.y), of=number)

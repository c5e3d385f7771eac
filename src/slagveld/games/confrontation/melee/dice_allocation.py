"""Dice are divided between attack and defence: openly, the defender first (CON-MELEE-7, -8)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Share, Shares, SplitField
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Listing, Text

from ..blows.fighting_values import FURY, attack_value, defence_value
from ..blows.previews import allocation_preview
from ..core import characteristics
from ..core.asking import SeatAsked, tell_announced, trait_name, value_parts
from ..core.book import do, refuse, text
from ..core.bout import Bout
from ..core.figure import Figure
from ..core.state import Battle, ClashState, enemy_of

ATTACK = "attack"
DEFENCE = "defence"
MOST_LISTED = 40
TAKES_EXTRA = 0.15
"""How often chance takes an extra die."""


class Row(Struct, frozen=True):
    """The dice of one warrior that are to be divided."""

    figure: int
    dice: int
    extra: int = 0
    """How many more a character may take."""
    only: str = ""
    """The one column that is open to him; empty: both."""


def rows_of(state: ClashState, seat: int) -> list[Row]:
    bout = state.fray
    own = [figure for figure in state.living(bout.fight.members) if figure.seat == seat]
    dice = [dice_of(bout, one, alive(state, bout, one)).total for one in own]
    rows = zip(own, dice, strict=True)
    return [Row(one.id, count, extra_limit(one), bound_to(one)) for one, count in rows]


def dice_of(bout: Bout, figure: Figure, living: int) -> Tally:
    """The dice of a warrior in a fight against so many living enemies, extra dice included.

    Two, one against one (CON-MELEE-4) or on the larger side (CON-MELEE-5); for the single warrior
    one more than he has enemies (CON-MELEE-6). Competences add to them (CON-CARD-guerrier-ne,
    CON-CARD-tueur-ne, CON-CARD-furie-guerriere).
    """
    single = figure.id == bout.fight.single
    tally = Tally(1 + living if single else 2, name=text("melee-dice"))
    given = [*figure.powers.numbers("combat-dice")]
    if FURY in figure.turn.marks:
        given += figure.powers.numbers("fury")[:1]
    items = [Item(dice, trait_name(trait), trait.rule) for trait, dice in given]
    taken = Item(figure.turn.extra_dice, text("melee-item-extra"), "CON-MULTI-1")
    return tally.plus(*items, taken)


def extra_limit(figure: Figure) -> int:
    """How many extra dice a character may still take: ATT and DEF stay at 0 or more (CON-MULTI-3).

    Each costs 2 of both (CON-MULTI-2); what depends on the allocation itself is left out. Nobody
    else takes any (CON-CHAR-1).
    """
    if not figure.profile.character:
        return 0
    least = min(attack_value(figure).total, defence_value(figure).total)
    return max(0, least // characteristics.EXTRA_COST)


def alive(state: ClashState, bout: Bout, figure: Figure) -> int:
    """How many of the enemies that one fights are still there."""
    return sum([number in state.field.by_id for number in bout.enemies_of(figure.id)])


def bound_to(figure: Figure) -> str:
    """The one thing that a warrior's dice may be put on; empty where he is free.

    No attack after a failed disengagement or reaction fire (CON-DISENGAGE-7, CON-REACT-4); nothing
    but attack in war fury.
    """
    if figure.turn.no_attack:
        return DEFENCE
    return ATTACK if FURY in figure.turn.marks else ""


class Allocating(Step, frozen=True):
    """A seat's turn to allocate; nobody is asked where there is nothing to choose."""

    rule = "CON-MELEE-8"

    seat: int

    def run(self, play: Battle) -> None:
        rows = rows_of(play.state, self.seat)
        if all(row.only and not row.extra for row in rows):
            _allocate(play, [(row, *_usual(row)[:2], 0) for row in rows])
        else:
            play.then(Allocate(self.seat))


class AllocateDice(Action, frozen=True):
    """Dice of each warrior on attack and defence; `extras` are those that characters take more."""

    shares: Shares
    extras: Shares = ()


class Allocate(SeatAsked, frozen=True):
    rule = "CON-MELEE-7"
    actions = (AllocateDice,)

    def asked(self, state: ClashState) -> int | None:
        return self.seat if rows_of(state, self.seat) else None

    def by_rule(self, state: ClashState) -> str:
        return "CON-MELEE-8"

    def prompt(self, state: ClashState) -> Text:
        first = state.bout is not None and state.bout.attacker != self.seat
        return text("melee-ask-allocate-first") if first else text("melee-ask-allocate")

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([row.figure for row in rows_of(state, self.seat)])

    def forms(self, state: ClashState) -> list[Form]:
        rows = rows_of(state, self.seat)
        fields = [_field(state, "shares", text("melee-field-dice"), [(r, r.dice) for r in rows])]
        richer = [(row, row.extra) for row in rows if row.extra]
        if richer:
            title = text("melee-field-extra")
            fields.append(_field(state, "extras", title, richer, exact=False, optional=True))
        words = text("melee-do-allocate-help")
        return [do(AllocateDice, "melee-do-allocate", *fields, rule=self.rule, help=words)]

    def check(self, state: ClashState, seat: int, action: AllocateDice) -> Refusal | None:
        rows = rows_of(state, self.seat)
        known = [(str(row.figure), column) for row in rows for column in (ATTACK, DEFENCE)]
        own, more = _cells(action.shares), _cells(action.extras)
        once = len(own) == len(action.shares) and len(more) == len(action.extras)
        laid = [*own.items(), *more.items()]
        if not once or any(cell not in known or dice < 0 for cell, dice in laid):
            return refuse(self.rule, "refusal-melee-share")
        return any_refusal([_row_refusal(state, row, own, more) for row in rows])

    def answer(self, play: Battle, action: AllocateDice) -> None:
        _allocate(play, divided(play.state, self.seat, action))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        """Half and half first; then every division of each warrior's dice, the others halved."""
        rows = rows_of(state, self.seat)
        usual = [_usual(row) for row in rows]
        plans = [usual]

        def put(place: int, parts: Parts) -> list[Parts]:
            return [*usual[:place], parts, *usual[place + 1 :]]

        for place, row in enumerate(rows):
            shares = () if row.only else range(row.dice + 1)
            plans += [put(place, (one, row.dice - one, 0, 0)) for one in shares]
        for place, row in enumerate(rows):
            attack, defence, _, _ = usual[place]
            extras = [_taken(row, extra) for extra in range(1, row.extra + 1)]
            plans += [put(place, (attack, defence, *extra)) for extra in extras]
        return list(dict.fromkeys([dealt(rows, plan) for plan in plans]))[:MOST_LISTED]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        rows = rows_of(state, self.seat)
        parts: list[Parts] = []
        for row in rows:
            attack = _usual(row)[0] if row.only else int(rng.random() * (row.dice + 1))
            more = int(row.extra > 0 and rng.random() < TAKES_EXTRA)
            parts.append((attack, row.dice - attack, *_taken(row, more)))
        return dealt(rows, parts)

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        """The values with these dice, and the chances of both sides.

        Nothing where more dice are laid than there are. Dice that are not laid yet do nothing, and
        the enemy's are counted as he has laid them, or half on attack where he has not.
        """
        draft = drafted(AllocateDice, partial)
        laid = AllocateDice(filled(draft.shares, ()), filled(draft.extras, ()))
        parts = divided(state, self.seat, laid)
        if any(extra > row.extra or a + d > row.dice + extra for row, a, d, extra in parts):
            return Preview()
        figures = [row.figure for row, *_ in parts]
        return allocation_preview(_laid(state, self.seat, parts), self.seat, figures)


Parts = tuple[int, int, int, int]
"""Own dice on attack and defence, extra dice on attack and defence."""


Cells = dict[tuple[str, str], int]
"""Dice by warrior and column."""


def _field(
    state: ClashState, name: str, title: Text, rows: list[tuple[Row, int]], **more: bool
) -> SplitField:
    by_id = state.field.by_id
    givers = [Choice(str(one.figure), by_id[one.figure].name, of=one.figure) for one, _ in rows]
    return SplitField(
        name=name,
        title=title,
        columns=tuple([Choice(one, text(f"melee-column-{one}")) for one in (ATTACK, DEFENCE)]),
        rows=tuple(givers),
        row_totals=tuple([dice for _, dice in rows]),
        **more,
    )  # texts: *:melee-column-*


def _cells(shares: Shares) -> Cells:
    return {(share.row, share.column): share.amount for share in shares}


def _laid_by(row: Row, own: Cells, extras: Cells) -> Parts:
    cells = ((str(row.figure), ATTACK), (str(row.figure), DEFENCE))
    attack, defence = [own.get(cell, 0) for cell in cells]
    more, guard = [extras.get(cell, 0) for cell in cells]
    return attack, defence, more, guard


def _row_refusal(state: ClashState, row: Row, own: Cells, extras: Cells) -> Refusal | None:
    (figure,) = state.those(row.figure)
    attack, defence, more, guard = _laid_by(row, own, extras)
    if attack + defence != row.dice:
        return refuse("CON-MELEE-7", "refusal-melee-all-dice", name=figure.name, dice=row.dice)
    if more + guard > row.extra:
        return refuse("CON-MULTI-3", "refusal-melee-extra", name=figure.name, most=row.extra)
    if row.only == DEFENCE and attack + more:
        rule = "CON-REACT-4" if figure.turn.reacted else "CON-DISENGAGE-7"
        return refuse(rule, "refusal-melee-no-attack", name=figure.name)
    if row.only == ATTACK and defence + guard:
        return refuse("CON-CARD-furie-guerriere", "refusal-melee-fury", name=figure.name)
    return None


def _usual(row: Row) -> Parts:
    """Half and half, the odd die on attack; all where alone they may go."""
    attack = {ATTACK: row.dice, DEFENCE: 0}.get(row.only, (row.dice + 1) // 2)
    return attack, row.dice - attack, 0, 0


def _taken(row: Row, extra: int) -> tuple[int, int]:
    """Extra dice on attack and defence: on attack, where they may go there."""
    return (0, extra) if row.only == DEFENCE else (extra, 0)


def dealt(rows: Sequence[Row], parts: Sequence[Parts]) -> AllocateDice:
    """The answer that puts the dice of these warriors so."""
    shares: list[Share] = []
    extras: list[Share] = []
    for row, (attack, defence, more, guard) in zip(rows, parts, strict=True):
        key = str(row.figure)
        for laid, first, second in ((shares, attack, defence), (extras, more, guard)):
            cells = ((ATTACK, first), (DEFENCE, second))
            laid.extend([Share(column, dice, key) for column, dice in cells if dice])
    return AllocateDice(tuple(shares), tuple(extras))


Divided = tuple[Row, int, int, int]
"""A warrior with his dice on attack, on defence, and how many of them are extra ones."""


def divided(state: ClashState, seat: int, action: AllocateDice) -> list[Divided]:
    """What an allowed answer gives each warrior: dice on attack, on defence, and extra ones."""
    own, extras = _cells(action.shares), _cells(action.extras)
    laid = [(row, *_laid_by(row, own, extras)) for row in rows_of(state, seat)]
    return [(row, a + more, d + guard, more + guard) for row, a, d, more, guard in laid]


def with_dice(bout: Bout, figure: int, attack: int, defence: int) -> Bout:
    return bout.with_hand(figure, attack=attack, defence=defence, strikes=attack, blocks=defence)


def _allocate(play: Battle, parts: Sequence[Divided]) -> None:
    for row, attack, defence, extra in parts:
        play.replace(bout=with_dice(play.state.fray, row.figure, attack, defence))
        figure = play.state.field.by_id[row.figure]
        if extra:
            play.state = play.state.did(figure.id, extra_dice=figure.turn.extra_dice + extra)
        if play.listening:
            _tell_divided(play, figure.id, attack, defence)


def _tell_divided(play: Battle, number: int, attack: int, defence: int) -> None:
    state = play.state
    bout, figure = state.fray, state.field.by_id[number]
    enemies = alive(state, bout, figure)
    name = text("melee-dice-single", count=enemies)
    if figure.id != bout.fight.single and len(bout.fight.several) > 1:
        name = text("melee-dice-several")
    dice = replace(dice_of(bout, figure, enemies), name=name)
    values = {"attack": attack, "defence": defence, "parts": Listing(tuple(value_parts(dice)))}
    what = text("melee-told-allocated", name=figure.name, **values)
    rule = "CON-MULTI-1" if figure.turn.extra_dice else "CON-MELEE-8"
    tell_announced(play, what, rule, figure)


def _laid(state: ClashState, seat: int, parts: list[Divided]) -> ClashState:
    """The state with a seat's dice on the table, and the enemy's where he has none there yet."""
    bout = state.fray
    for row, attack, defence, extra in parts:
        bout = with_dice(bout, row.figure, max(0, attack), max(0, defence))
        taken = state.field.by_id[row.figure].turn.extra_dice + max(0, min(extra, row.extra))
        state = state.did(row.figure, extra_dice=taken)
    if not any(state.field.by_id[hand.figure].seat != seat for hand in bout.hands):
        for row in rows_of(state, enemy_of(seat)):
            bout = with_dice(bout, row.figure, (row.dice + 1) // 2, row.dice // 2)
    return replace(state, bout=bout)

"""Wound rolls: two dice, the wound table, and what becomes of the figure struck (CON-GAP-1)."""

from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Hurt
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Listing, Signed, Text

from ..core.asking import fallen_figure, tell, tell_gone, tell_status, value_parts
from ..core.book import KEY, text
from ..core.bout import NOBODY
from ..core.characteristics import resistance
from ..core.competence_vocabulary import Immunity
from ..core.figure import Figure, Maim
from ..core.state import Battle
from ..core.wound_table import WOUNDS, Level, Option, Wound, after, read, total_of
from .casualties import kill
from .healing import left_of, spared, tell_maim

PLACES: tuple[Immunity, ...] = ("legs", "arms", "abdomen", "chest", "head", "exceptional")
"""What of the wound table a figure may be immune to."""
MAIMS: dict[Option, Maim] = {"halves-movement": "lamed", "weakens": "weakened"}
"""What the doubles do besides, where it is played."""
SURE = 7
"""No die shows so much: nobody survives by it."""


class Wounded(Hurt, frozen=True, kw_only=True):
    """A figure has a new wound level. `amount` are degrees, `left` those until it is killed."""

    namespace: ClassVar[str] = KEY

    level: Level
    before: Level = "none"
    dealt: Level = "none"
    """What it has been dealt, which makes the other worse."""

    def text(self) -> Text:
        """How badly it is wounded now, and why that is worse than what it was dealt."""
        values = {"name": self.name, "level": self.level}
        if self.before == "none":
            return text("wounds-event-wounded", **values)
        return text("wounds-event-worse", **values, before=self.before, dealt=self.dealt)


class WoundRoll(Step, frozen=True):
    """One wound roll against a figure. It hands nothing down: see `casualties.is_down`.

    On a figure that is gone it lapses, and so the hits left over on it are lost (CON-MELEE-15). A
    Strength that is broken is to be given rounded down: the total is the same (CON-GEN-4).
    """

    rule = "CON-MELEE-15"

    victim: int
    strength: Tally | int
    by: int = NOBODY
    """The seat that rolls and is credited; nobody for falls and jumps."""
    striker: int = 0
    bonus: int = 0
    """Of a master strike (CON-MASTER-3)."""
    legs: bool = False
    """Whether a rule has fixed the legs as its place (CON-JUMP-8, CON-JUMP-9, CON-CLIMB-5)."""
    dice: int = 0
    """D6 thrown with it and added to the Strength (CON-HOUSE-10)."""
    cites: str = "CON-MELEE-16"

    def names(self) -> tuple[int, ...]:
        return (self.victim,)

    def lapse(self, play: Battle) -> None:
        """A further hit on one who has fallen is lost (CON-MELEE-15)."""
        tell_gone(play, self, "lapsed-wound")

    def run(self, play: Battle) -> None:
        """Roll, read the table and apply the result at once (CON-DAMAGE-2)."""
        figure = play.state.field.by_id[self.victim]
        if figure.dying:
            return
        tough = resistance(figure)
        if tough.total < 0:
            kill(play, figure.id, self.by, striker=self.striker, rule="CON-TEST-9")
        elif not _survives(play, figure):
            found = self._roll(play, figure, tough)
            apply_wound(play, figure.id, found, self.by, striker=self.striker, rule=self.cites)

    def _roll(self, play: Battle, figure: Figure, tough: Tally) -> Wound:
        """Sixes are not rolled on, and a 1 is like any other (CON-TEST-4, CON-TEST-5)."""
        striker = play.state.figure(self.striker) or fallen_figure(play.state, self.striker)
        seat = figure.seat if self.by == NOBODY else self.by
        pieces = (self.striker, figure.id) if self.striker else (figure.id,)
        names = {"name": figure.name, "by": figure.name if striker is None else striker.name}
        purpose = text("wounds-roll-strength", **names)
        more = play.roll(
            self.dice, 6, purpose=purpose, rule="CON-HOUSE-10", seat=seat, pieces=pieces
        )
        purpose = text("wounds-roll-fall" if striker is None else "wounds-roll", **names)
        first, second = play.roll(2, 6, purpose=purpose, rule=self.cites, seat=seat, pieces=pieces)
        strength = self.strength
        if isinstance(strength, int):
            key = "wounds-strength-fall" if striker is None else "wounds-strength-weapon"
            strength = Tally(strength, name=text(key))  # texts: *:wounds-strength-*
        bonus = 0 if figure.powers.immune("master-strike") else self.bonus
        force, immune = strength.total + sum(more), immune_places(figure)
        dice = (first, second)
        total = total_of(dice, force, tough.total, bonus)
        found = read(dice, total, legs=self.legs, immune=immune, own=figure.wounds_by)
        if play.listening:
            parts = [text("part-dice", dice=f"{first} + {second}"), *value_parts(strength)]
            parts += [text("wounds-part-strength", dice=sum(more))] if more else []
            parts += value_parts(tough, -1)
            if bonus:
                parts.append(text("part-item", reason=text("wounds-bonus"), amount=Signed(bonus)))
            shown: int | str = total if total >= 0 else f"−{-total}"
            values = {"total": shown, "level": found.level, "parts": Listing(tuple(parts))}
            what = text("wounds-told-roll", name=figure.name, place=found.place, **values)
            tell(play, what, "CON-HOUSE-4" if found.exceptional else self.cites, figure)
        return found


def immune_places(figure: Figure) -> tuple[Immunity, ...]:
    """The parts of the wound table that have no effect on a figure (CON-CARD-immunite)."""
    return tuple([place for place in PLACES if figure.powers.immune(place) is not None])


def survival(figure: Figure) -> int:
    """What a die must show to cancel a wound roll (CON-CARD-instinct-de-survie); 7: never."""
    return min([least for _, least in figure.powers.numbers("survives")], default=SURE)


def _survives(play: Battle, figure: Figure) -> bool:
    found = figure.powers.numbers("survives")
    if not found:
        return False
    trait, least = min(found, key=lambda pair: pair[1])
    purpose = text("wounds-roll-survival", name=figure.name)
    return spared(play, figure, purpose, trait, least)


def apply_wound(
    play: Battle,
    number: int,
    found: Wound,
    by: int = NOBODY,
    *,
    striker: int = 0,
    rule: str = "CON-HOUSE-5",
) -> None:
    """Apply a result of the wound table to a figure (CON-HOUSE-5); `by` is the seat credited.

    Nothing more befalls one who is dying already. May put a question on the agenda (see `kill`).
    """
    figure = play.state.figure(number)
    if figure is None or figure.dying or found.level == "none":
        return
    if found.level == "stunned":
        if not figure.stunned:
            play.state = play.state.changed(number, stunned=True)
            tell_status(play, figure, text("wounds-status-stunned"), "CON-HOUSE-5")
        return
    level = after(figure.wound, found.level)
    if level == "killed":
        if found.level != "killed":
            values = {"name": figure.name, "before": figure.wound, "dealt": found.level}
            tell(play, text("wounds-told-last", **values), "CON-HOUSE-5", figure)
        kill(play, number, by, striker=striker, rule=rule)
        return
    maimed = figure.maimed
    maim = MAIMS.get(found.also)
    options = play.state.options
    played = options.leg_doubles if maim == "lamed" else options.arm_doubles
    if maim is not None and maim not in maimed and played:
        maimed = (*maimed, maim)
    play.state = play.state.changed(number, wound=level, maimed=maimed)
    play.tell(
        Wounded,
        piece=number,
        name=figure.name,
        amount=WOUNDS.index(level) - WOUNDS.index(figure.wound),
        left=left_of(level),
        by=striker or None,
        level=level,
        before=figure.wound,
        dealt=found.level,
        rule="CON-HOUSE-5",
    )
    for one in maimed[len(figure.maimed) :]:
        tell_maim(play, figure, one, on=True)


def light_wound(play: Battle, number: int, rule: str = "CON-SWIM-3") -> None:
    """A light wound without a roll and without a place, nobody's merit (CON-SWIM-3)."""
    apply_wound(play, number, Wound("light", "", 0), rule=rule)

"""Dice and Agility as they stand just now, every change named; and the rolls of the game.

Every roll is offensive or defensive (LC-1.2-1). Dice that depend on where somebody stands (range,
cover) are added by whoever asks, with `plus`.
"""

from functools import partial

from slagveld.kept import Shelf
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.texts import Text

from .book import KEY, text
from .regiment import Model, Regiment
from .spellbook import spell
from .state import Battle


def attack_start(regiment: Regiment) -> int:
    """Normal attack dice of an unhurt model, a veteran's among them (LC-4.4-4)."""
    return regiment.card.attack + (regiment.veteran == "attack")


def defence_start(regiment: Regiment) -> int:
    """Normal defence dice of an unhurt model, a veteran's among them (LC-4.4-4)."""
    return regiment.card.defence + (regiment.veteran == "defence")


def lost_dice(regiment: Regiment, suffered: int) -> tuple[int, int]:
    """Attack and defence dice that so many wounds have cost (LC-1.6-9, LC-1.8-fanatic-1).

    A loss that finds no die of its kind lapses (LC-1.6-10). The book's example is a Minotaur with
    three wounds (LC-1.8-fanatic-ex1).
    """
    attack, defence = attack_start(regiment), defence_start(regiment)
    if regiment.skills.fanatic:
        from_defence = min(suffered, defence)
        return min(suffered - from_defence, attack), from_defence
    return min((suffered + 1) // 2, attack), min(suffered // 2, defence)


def attack_dice(regiment: Regiment, model: Model) -> Tally:
    """The attack dice of a model (LC-1.5-2): wounds, grey dice in fury (LC-1.8-berserker-1).

    All that it rests on beside the card is in the key under which it is kept there.
    """
    key = (regiment.veteran, regiment.round.berserk, model.suffered)
    return _ATTACKS.kept(regiment.card, key, _attack_dice, regiment, model)


_ATTACKS = Shelf[tuple[str, bool, int], Tally]("little_carnage.attacks", 256)
_DEFENCES = Shelf[tuple[str, bool, int], Tally]("little_carnage.defences", 256)


def _attack_dice(regiment: Regiment, model: Model) -> Tally:
    card = regiment.card
    tally = _normal(regiment, model, "attack", Tally(card.attack, name=text("value-attack")))
    if not (regiment.round.berserk and card.berserk):
        return tally
    return tally.plus(Item(card.berserk, text("item-berserk"), "LC-1.8-berserker-1"))


def _normal(regiment: Regiment, model: Model, kind: str, start: Tally) -> Tally:
    """Normal dice of one kind: those of the card, a veteran's, less what wounds have cost."""
    veteran = Item(1, text("item-veteran"), "LC-4.4-4") if regiment.veteran == kind else None
    lost = lost_dice(regiment, model.suffered)[kind == "defence"]
    return start.plus(veteran, Item(-lost, text("item-wounds"), "LC-1.6-9") if lost else None)


def melee_dice(regiment: Regiment, model: Model) -> Tally:
    """The attack dice of a model in melee, where fury adds one (LC-SPELL-fury)."""
    tally = attack_dice(regiment, model)
    if regiment.marked("fury", model.id):
        return tally.plus(Item(spell("fury").dice, text("spell-fury"), "LC-SPELL-fury"))
    return tally


def defence_dice(regiment: Regiment, model: Model) -> Tally:
    """The defence dice of a model (LC-1.5-3): those of its card, less wounds, with grey ones.

    Grey dice are those of full defence, and no wound takes them, not a Fanatic's either
    (LC-1.8-fanatic-2).
    """
    key = (regiment.veteran, regiment.round.full_defence, model.suffered)
    tally = _DEFENCES.kept(regiment.card, key, _defence_dice, regiment, model)
    if regiment.marked("aegis", model.id):
        tally = tally.plus(Item(spell("aegis").dice, text("spell-aegis"), "LC-SPELL-aegis"))
    return tally


def _defence_dice(regiment: Regiment, model: Model) -> Tally:
    card = regiment.card
    tally = _normal(regiment, model, "defence", Tally(card.defence, name=text("value-defence")))
    if regiment.round.full_defence and card.full_defence:
        return tally.plus(Item(card.full_defence, text("item-full-defence"), "LC-1.6-15"))
    return tally


def wounds_left(regiment: Regiment, model: Model) -> int:
    """How many Wounds a model has left (LC-1.5-7)."""
    return regiment.card.wounds - model.suffered


def most_wounds(victim: Regiment, target: Model) -> int:
    """How many wounds a model can lose now (LC-1.6-8): one a round if Invulnerable.

    So it takes as many rounds as it has Wounds to kill one (LC-1.8-invulnerable-1,
    LC-1.8-invulnerable-2).
    """
    left = wounds_left(victim, target)
    return min(left, max(0, 1 - target.hit)) if victim.skills.invulnerable else left


def reaction_agility(regiment: Regiment) -> int:
    """Twice the Agility that counts for full defence: half of it if Sluggish (LC-1.8-sluggish-2).

    Twice, so that halves stay whole; a mired regiment counts with its halved Agility.
    """
    agility = agility_of(regiment)
    return agility if regiment.skills.sluggish else 2 * agility


def agility_of(regiment: Regiment) -> int:
    """The Agility that is compared with another's: halved, rounded up, in a mire."""
    agility = regiment.card.agility
    return (agility + 1) // 2 if regiment.mired else agility


SKULL = 4
"""An offensive die succeeds from here on (LC-1.2-2)."""
SHIELD = 6
"""A defensive die succeeds only with this (LC-1.2-3)."""


def _rolled(
    play: Battle,
    dice: int,
    purpose: Text,
    rule: str,
    seat: int,
    pieces: tuple[int, ...] = (),
    pool: Tally | None = None,
    *,
    face: int,
    yields: str,
) -> int:
    """Roll dice; the number of successes (LC-1.2-5). No dice, none.

    `pool` says where the dice come from.
    """
    rolled = play.roll(
        dice,
        6,
        purpose=purpose,
        rule=rule,
        seat=seat,
        need=needed(face),
        pieces=pieces,
        pool=pool,
        yields=yields,
    )
    return sum([die >= face for die in rolled])


offensive = partial(_rolled, face=SKULL, yields=f"{KEY}:yields-skulls")
"""Roll offensive dice."""
defensive = partial(_rolled, face=SHIELD, yields=f"{KEY}:yields-shields")
"""Roll defensive dice."""


def needed(least: int) -> Need:
    """What each die must show."""
    key = "need-skull" if least == SKULL else "need-shield"  # texts: *:need-*
    return Need(Tally(least, name=text(key)), ">=")

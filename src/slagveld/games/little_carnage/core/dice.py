"""Dice as they stand just now, less what wounds have cost; and the two rolls of the game.

Every roll is offensive or defensive (LC-1.2-1). Dice that depend on where somebody stands (range,
cover) are added by whoever asks, with `plus`.
"""

from functools import partial

from slagveld.kept import Shelf
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.texts import Text

from .book import KEY, text
from .regiment import Model, Regiment
from .spellbook import spells
from .state import Battle

_SHELF = Shelf[tuple[str, str, bool, int], Tally]("little_carnage.dice", 512)


def unhurt_dice(regiment: Regiment) -> tuple[int, int]:
    """Normal attack and defence dice of an unhurt model (LC-1.5-2, LC-1.5-3).

    Those of its card, and a veteran's (LC-4.4-4).
    """
    card, marker = regiment.card, regiment.veteran
    return card.attack + (marker == "attack"), card.defence + (marker == "defence")


def lost_dice(regiment: Regiment, suffered: int) -> tuple[int, int]:
    """Attack and defence dice that so many wounds have cost (LC-1.6-9, LC-1.8-fanatic-1).

    A loss that finds no die of its kind lapses (LC-1.6-10); grey dice are never lost, not by a
    Fanatic either (LC-1.8-fanatic-2). The book's example is a Minotaur with three wounds
    (LC-1.8-fanatic-ex1).
    """
    attack, defence = unhurt_dice(regiment)
    if regiment.skills.fanatic:
        from_defence = min(suffered, defence)
        return min(suffered - from_defence, attack), from_defence
    return min((suffered + 1) // 2, attack), min(suffered // 2, defence)


def dice_left(regiment: Regiment, suffered: int) -> tuple[int, int]:
    """Normal attack and defence dice of a model after so many wounds."""
    attack, defence = lost_dice(regiment, suffered)
    first, second = unhurt_dice(regiment)
    return first - attack, second - defence


def attack_dice(regiment: Regiment, model: Model) -> Tally:
    """The attack dice of a model (LC-1.5-2): wounds, grey dice in fury (LC-1.8-berserker-1).

    All that it rests on beside the card is in the key under which it is kept there.
    """
    key = ("attack", regiment.veteran, regiment.round.berserk, model.suffered)
    return _SHELF.kept(regiment.card, key, _dice, regiment, model, "attack")


def melee_dice(regiment: Regiment, model: Model) -> Tally:
    """The attack dice of a model in melee, where fury adds one (LC-SPELL-fury)."""
    tally = attack_dice(regiment, model)
    if regiment.marked("fury", model.id):
        return tally.plus(Item(spells()["fury"].dice, text("spell-fury"), "LC-SPELL-fury"))
    return tally


def defence_dice(regiment: Regiment, model: Model) -> Tally:
    """The defence dice of a model (LC-1.5-3): those of its card, less wounds, with grey ones.

    Grey dice are those of full defence, and no wound takes them, not a Fanatic's either
    (LC-1.8-fanatic-2).
    """
    key = ("defence", regiment.veteran, regiment.round.full_defence, model.suffered)
    tally = _SHELF.kept(regiment.card, key, _dice, regiment, model, "defence")
    if regiment.marked("aegis", model.id):
        tally = tally.plus(Item(spells()["aegis"].dice, text("spell-aegis"), "LC-SPELL-aegis"))
    return tally


def _dice(regiment: Regiment, model: Model, kind: str) -> Tally:
    """Dice of one kind: of the card, a veteran's, less what wounds have cost, and grey ones."""
    card, done = regiment.card, regiment.round
    lost = lost_dice(regiment, model.suffered)[kind == "defence"]
    if kind == "attack":
        start, grey, told = card.attack, card.berserk if done.berserk else 0, text("item-berserk")
        rule = "LC-1.8-berserker-1"
    else:
        start, grey = card.defence, card.full_defence if done.full_defence else 0
        told, rule = text("item-full-defence"), "LC-1.6-15"
    return Tally(start, name=text(f"value-{kind}")).plus(  # texts: *:value-*
        Item(int(regiment.veteran == kind), text("item-veteran"), "LC-4.4-4"),
        Item(-lost, text("item-wounds"), "LC-1.6-9"),
        Item(grey, told, rule),
    )


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
    """Roll dice, which come from a `pool`; the number of successes (LC-1.2-5). No dice, none."""
    name = text("need-skull" if face == SKULL else "need-shield")  # texts: *:need-*
    rolled = play.roll(
        dice,
        6,
        purpose=purpose,
        rule=rule,
        seat=seat,
        need=Need(Tally(face, name=name), ">="),
        pieces=pieces,
        pool=pool,
        yields=yields,
    )
    return sum([die >= face for die in rolled])


offensive = partial(_rolled, face=SKULL, yields=f"{KEY}:yields-skulls")
"""Roll offensive dice."""
defensive = partial(_rolled, face=SHIELD, yields=f"{KEY}:yields-shields")
"""Roll defensive dice."""

"""Actions about the battle itself, not within it: dice to type, take-backs, the referee's hand.

They are kept in the log like any other, and answered by the match, never by rule code.
"""

from typing import Annotated, ClassVar

import msgspec

from slagveld.kernel.decision import Action, Decision, Form, Measuring
from slagveld.kernel.dice import Draw, Request, Roll, check_numbers
from slagveld.kernel.fields import (
    ChangesField,
    Choice,
    ChoiceField,
    DiceField,
    Key,
    NumberField,
    Words,
)
from slagveld.kernel.override import Change
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Text, Value

EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Numbers = Annotated[tuple[int, ...], msgspec.Meta(max_length=1000)]


class Begin(Action, frozen=True):
    """The battle begins: entered by the shell once everything is ready."""

    standing: ClassVar[bool] = True


class MixDice(Action, frozen=True):
    """A player's number for committed dice."""

    standing: ClassVar[bool] = True

    number: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class TypeDice(Action, frozen=True):
    """What real dice show: the numbers, or for dice without numbers how many succeed."""

    standing: ClassVar[bool] = True

    numbers: Numbers = ()
    successes: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None


class TypeCard(Action, frozen=True):
    """What was drawn from a real deck."""

    standing: ClassVar[bool] = True

    item: Key


class TakeBack(Action, frozen=True):
    """Go back to how things stood after log entry `to`."""

    standing: ClassVar[bool] = True

    to: EntryNumber


class Override(Action, frozen=True):
    """The referee's hand: change the state."""

    standing: ClassVar[bool] = True

    changes: Annotated[tuple[Change, ...], msgspec.Meta(min_length=1, max_length=100)]
    reason: Words = ""


class SetDice(Action, frozen=True):
    """The referee's hand: play log entry `entry` again with these rolls, in order."""

    standing: ClassVar[bool] = True

    entry: EntryNumber
    rolls: Annotated[tuple[Numbers, ...], msgspec.Meta(min_length=1, max_length=100)]
    reason: Words = ""


class Agree(Action, frozen=True):
    """Say yes to what another seat proposed in a log entry."""

    standing: ClassVar[bool] = True

    entry: EntryNumber


class Decline(Action, frozen=True):
    """Say no to what another seat proposed in a log entry, or drop one's own proposal."""

    standing: ClassVar[bool] = True

    entry: EntryNumber


PROPOSALS = (TakeBack, Override, SetDice)
"""What a seat without authority only proposes."""

SHELL = (Begin, MixDice, TypeDice, TypeCard, Agree, Decline, *PROPOSALS)
"""Everything the match answers itself."""


def answer_numbers(request: Request, action: Action) -> tuple[int, ...] | Refusal:
    """The numbers that an action types for a request, or why they cannot be."""
    if isinstance(request, Draw):
        if not isinstance(action, TypeCard):
            return refuse("SLV-DICE-2", "refusal-card-due")
        place = request.place_of(action.item)
        if place is None:
            return refuse("SLV-DICE-1", "refusal-card-missing", item=action.item)
        return (place,)
    if not isinstance(action, TypeDice):
        return refuse("SLV-DICE-2", "refusal-dice-due")
    numbers = action.numbers
    if action.successes is not None:
        counted = _from_successes(request, action.successes)
        if counted is None or numbers:
            return refuse("SLV-DICE-1", "refusal-dice-successes", count=request.count)
        numbers = counted
    if not check_numbers(request, numbers):
        return refuse(
            "SLV-DICE-1", "refusal-dice-numbers", count=request.count, sides=request.sides
        )
    return numbers


def _from_successes(request: Roll, successes: int) -> tuple[int, ...] | None:
    """Stand-in numbers for dice that only show success or failure."""
    if request.need is None or not request.need.each or successes > request.count:
        return None
    faces = range(1, request.sides + 1)
    good = [face for face in faces if request.need.met(face)]
    bad = [face for face in faces if not request.need.met(face)]
    failures = request.count - successes
    if (successes and not good) or (failures and not bad):
        return None
    return tuple(good[:1] * successes + bad[:1] * failures)


def dice_decision(request: Request, seats: tuple[int, ...]) -> Decision:
    """The decision that asks for real dice or a real card."""
    if isinstance(request, Draw):
        return Decision(
            seats=seats,
            mode="any",
            prompt=Text("ask-card", {"bag": request.bag}),
            forms=(
                Form(
                    action="TypeCard",
                    title=Text("do-type-card"),
                    fields=(
                        ChoiceField(
                            name="item", title=Text("field-card"), choices=_card_choices(request)
                        ),
                    ),
                    rule=request.rule,
                ),
            ),
            rule=request.rule,
            measuring=Measuring("none", reach=False),
            private=request.private,
        )
    return Decision(
        seats=seats,
        mode="any",
        prompt=_dice_prompt(request),
        forms=(
            Form(
                action="TypeDice",
                title=Text("do-type-dice"),
                fields=(
                    DiceField(
                        name="numbers",
                        title=Text("field-dice"),
                        count=request.count,
                        sides=request.sides,
                    ),
                    NumberField(
                        name="successes",
                        title=Text("field-successes"),
                        least=0,
                        most=request.count,
                        optional=True,
                    ),
                ),
                rule=request.rule,
            ),
        ),
        rule=request.rule,
        measuring=Measuring("none", reach=False),
    )


def _card_choices(request: Draw) -> tuple[Choice, ...]:
    """What may be drawn for all that whoever draws can know: each card once, in fixed order."""
    both = zip(request.items + request.others, request.labels + request.other_labels, strict=True)
    found = {item: Choice(item, label) for item, label in both}
    order = sorted(found, key=lambda item: (len(item), item)) if request.private else found
    return tuple(found[item] for item in order)


def _dice_prompt(request: Roll) -> Text:
    """How many dice, what for, and what is needed."""
    values: dict[str, Value] = {
        "count": request.count,
        "sides": request.sides,
        "purpose": request.purpose,
    }
    if request.need is None:
        return Text("ask-dice", values)
    values |= {"compare": request.need.sign, "target": request.need.target.total}
    return Text("ask-dice-needed", values)


def mix_decision(seats: tuple[int, ...]) -> Decision:
    """The decision that asks every player for a number before committed dice."""
    field = NumberField(name="number", title=Text("field-mix"), least=0, most=2**53 - 1)
    return Decision(
        seats=seats,
        mode="all",
        prompt=Text("ask-mix"),
        forms=(Form(action="MixDice", title=Text("do-mix"), fields=(field,)),),
        rule="SLV-DICE-3",
    )


def referee_forms() -> tuple[Form, ...]:
    """The referee's hand, described as data."""
    return (
        Form(
            action="Override",
            title=Text("do-override"),
            fields=(ChangesField(name="changes", title=Text("field-changes")),),
            rule="SLV-HAND-1",
        ),
    )


NO_REQUEST = Roll(0, 0, Text("plain", {"words": ""}))
"""Stands where no dice are due yet."""


def malformed(reason: str) -> Refusal:
    """The refusal of an action that is not one."""
    return refuse("SLV-FORM-1", "refusal-malformed", reason=reason[:200])


def dice_first() -> Refusal:
    """The refusal of anything else while dice are due."""
    return refuse("SLV-DICE-2", "refusal-dice-first")


def no_such_entry() -> Refusal:
    """The refusal of a take-back where there is nothing to take back."""
    return refuse("SLV-BACK-4", "refusal-back-nothing")

"""One field after the other: asked, read, understood."""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.cli.play import answers, listing, places
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.describing import piece_of
from slagveld.cli.play.draft import CancelledError, Draft
from slagveld.cli.play.placing import ask_placements
from slagveld.kernel import fields as kinds
from slagveld.kernel.fields import AnyField, Choice
from slagveld.kernel.rulebook import Refusal

SHOWN = 5
"""Ways and places that are offered by number."""

APART = 250
"""Units between the ends of two ways that are offered."""

Parse = Callable[[str], Any]


def ask(draft: Draft, field: AnyField) -> Any:
    """The value of a field; None leaves an optional one out. Raises CancelledError."""
    match field:
        case kinds.PlacementsField():
            return ask_placements(draft, field)
        case kinds.PairingField():
            return listing.pairing(draft, field)
        case kinds.SplitField():
            return listing.split(draft, field)
        case kinds.ChangesField():
            draft.term.line(draft.term.say("play-no-changes"), style="yellow")
            raise CancelledError
        case _:
            return _asked(draft, field)


def _asked(draft: Draft, field: AnyField) -> Any:
    defaults = draft.defaults(field)
    if isinstance(field, kinds.PathField):
        defaults = different(defaults)
    hint, parse = _show(draft, field, defaults)
    title = draft.term.said(field.title)
    default = _default(draft, field, defaults)
    enter = "" if default is None else f" [{default[0]}]"
    while True:
        typed = draft.read(f"{title}{hint}{enter}: ", free=isinstance(field, kinds.WordsField))
        if not typed and default is not None:
            return default[1]
        try:
            return parse(typed)
        except UnclearError as error:
            draft.term.unclear(error.text)


def _default(draft: Draft, field: AnyField, defaults: list[Any]) -> tuple[str, Any] | None:
    """What Enter takes: in words, and its value."""
    if field.optional:
        return "–", None
    if isinstance(field, kinds.OrderField) and not defaults:
        defaults = [[item.key for item in field.items]]
    if not defaults:
        return None
    values = {**draft.values, field.name: defaults[0]}
    if isinstance(field, kinds.NumberField):
        return str(defaults[0]), defaults[0]
    if isinstance(field, kinds.SwitchField):
        word = "play-word-yes" if defaults[0] else "play-word-no"
        return draft.term.words.first(word), defaults[0]
    return draft.describer.value(draft.form, field, values) or "–", defaults[0]


def _show(draft: Draft, field: AnyField, defaults: list[Any]) -> tuple[str, Parse]:
    """Show what can be chosen; the hint of the prompt, and how an answer is read."""
    term = draft.term
    match field:
        case kinds.PieceField():
            listing.pieces(draft, field.allowed)
            return "", lambda typed: draft.codes.find(typed, field.allowed, listed=True)
        case kinds.PiecesField():
            listing.pieces(draft, field.allowed)
            most = min(field.most, len(field.allowed))
            hint = term.say("play-hint-several", least=field.least, most=most)
            return f" ({hint})", lambda typed: _pieces(draft, field.allowed, typed)
        case kinds.ChoiceField():
            piece = draft.values.get(field.of)
            mine = [c for c in field.choices if c.of is None or c.of == piece]
            once = tuple({choice.key: choice for choice in mine}.values())
            listing.choices(draft, once)
            return "", lambda typed: _choice(draft, field, once, typed)
        case kinds.ChoicesField():
            listing.choices(draft, field.choices)
            hint = term.say("play-hint-several", least=field.least, most=field.most)
            return f" ({hint})", lambda typed: listing.several(draft, field.choices, typed)
        case kinds.OrderField():
            listing.choices(draft, field.items)
            hint = term.say("play-hint-order")
            return f" ({hint})", lambda typed: listing.ordered(draft, field.items, typed)
        case kinds.PathField() | kinds.SpotField():
            _offers(draft, field, defaults)
            key = "play-hint-path" if isinstance(field, kinds.PathField) else "play-hint-spot"
            number = f"{term.say('play-hint-number')} " if defaults else ""
            term.line(f"  {number}{term.say(key)}", style="dim")
            return "", lambda typed: _picked(draft, field, defaults, typed)
        case kinds.FacingField():
            term.line(f"  {term.say('play-hint-facing')}", style="dim")
            stand = _ending(draft, field)
            return "", lambda typed: places.direction(typed, term.words, stand, draft.find)
        case _:
            return _simple(draft, field)


def _simple(draft: Draft, field: AnyField) -> tuple[str, Parse]:
    words = draft.term.words
    match field:
        case kinds.NumberField():
            return f" ({field.least}–{field.most})", lambda typed: _number(field, typed)
        case kinds.SwitchField():
            hint = f" ({words.first('play-word-yes')}/{words.first('play-word-no')})"
            return hint, lambda typed: answers.yes(typed, words)
        case kinds.DiceField():
            hint = f" ({field.count}D{field.sides})"
            return hint, lambda typed: _dice(draft, field, typed)
        case kinds.LegsField():
            draft.term.line(f"  {draft.term.say('play-hint-legs')}", style="dim")
            return "", lambda typed: listing.legs(draft, field, typed)
        case _:
            most = getattr(field, "most", 80)
            return "", lambda typed: typed[:most]


class Successes(int):
    """So many dice succeed, typed as `=3` where dice show no numbers."""


def _dice(draft: Draft, field: kinds.DiceField, typed: str) -> list[int] | Successes:
    counted = answers.whole(typed[1:]) if typed.startswith("=") else None
    if counted is not None and any(other.optional for other in draft.form.fields):
        return Successes(counted)
    return list(answers.dice(typed, field.count, field.sides))


def _number(field: kinds.NumberField, typed: str) -> int:
    number = answers.whole(typed)
    if number is None or not field.least <= number <= field.most:
        raise UnclearError("play-unclear-number", least=field.least, most=field.most)
    return number


def _pieces(draft: Draft, allowed: Sequence[int], typed: str) -> list[int]:
    words = [word for word in typed.replace(";", ",").split(",") if word.strip()]
    if len(words) == 1 and all(part.isdecimal() for part in typed.split()):
        words = typed.split()
    found = [draft.codes.find(word, allowed, listed=True) for word in words]
    if not found:
        raise UnclearError("play-unclear-piece")
    return list(dict.fromkeys(found))


def _choice(
    draft: Draft, field: kinds.ChoiceField, choices: Sequence[Choice], typed: str
) -> str | int:
    """The key of a choice; a number where the action takes numbers."""
    labels = [draft.codes.said(choice.label) for choice in choices]
    key = choices[answers.choice(typed, labels, [choice.key for choice in choices])].key
    return int(key) if field.numeric else key


def different(ways: list[Any]) -> list[Any]:
    """Ways that end well apart from each other, in their order."""
    found: list[Any] = []
    ends: list[places.Place] = []
    for way in ways:
        end = places.Place(*way[-1]) if way else None
        if end is None or all(places.distance(end, other) > APART for other in ends):
            found.append(way)
            ends += [] if end is None else [end]
    return found


def _offers(draft: Draft, field: AnyField, defaults: list[Any]) -> None:
    rows = [
        (str(number + 1), draft.describer.value(draft.form, field, {**draft.values, field.name: v}))
        for number, v in enumerate(defaults[:SHOWN])
    ]
    draft.term.columnar(rows)


def _ending(draft: Draft, field: kinds.FacingField) -> places.Stand | None:
    """Where somebody stands when the facing counts: at the end of the way just chosen."""
    stand = draft.stand(field)
    for other in draft.form.fields:
        way = draft.values.get(other.name)
        if isinstance(other, kinds.PathField) and way and stand is not None:
            end = places.Place(*way[-1])
            return places.Stand(end.x, end.y, end.level, stand.facing)
    return stand


def _picked(
    draft: Draft, field: kinds.PathField | kinds.SpotField, defaults: list[Any], typed: str
) -> Any:
    """A way or a place: one of those offered, by its number, or one's own."""
    number = answers.whole(typed)
    if number is not None:
        offers = defaults[:SHOWN]
        if not 1 <= number <= len(offers):
            raise UnclearError("play-unclear-place")
        return offers[number - 1]
    piece = piece_of(draft.form, field, draft.values)
    stand = draft.stand(field)

    def trial(place: places.Place) -> Refusal | None:
        value: Any = [list(place)] if isinstance(field, kinds.PathField) else _spot(field, place, 0)
        return draft.refusal({**draft.values, field.name: value})

    reach = draft.reach(piece, trial, getattr(field, "limit", None))
    term = draft.term
    if isinstance(field, kinds.PathField):
        if stand is None:
            raise UnclearError("play-unclear-place")
        way = places.path(typed, term.words, term.ruler, stand, draft.find, reach)
        return [list(place) for place in way]
    found = places.place(typed, term.words, term.ruler, stand, draft.find, reach)
    return _spot(field, found, 0 if stand is None else stand.facing)


def _spot(field: kinds.SpotField, place: places.Place, facing: int) -> Any:
    if not field.facing:
        return list(place)
    return {"x": place.x, "y": place.y, "facing": facing, "level": place.level}

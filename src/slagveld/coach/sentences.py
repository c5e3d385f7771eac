"""The coach's findings in words, with what is drawn of them."""

from typing import Any

import msgspec

from slagveld.bots.offering import offered
from slagveld.bots.telling import Values, Words, percent
from slagveld.coach.blunders import Blunder
from slagveld.coach.report import CoachDecision, CoachPoint, CoachSide
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.game import Game
from slagveld.kernel.preview import preview
from slagveld.texts import Listing, Text, Value

EVEN = 0.03
"""Luck that is not worth a word."""


def side_told(
    side: int,
    seats: tuple[int, ...],
    names: tuple[str, ...],
    place: int,
    points: tuple[CoachPoint, ...],
) -> CoachSide:
    """What the dice gave a side, in the order of sides at this place."""
    luck = sum([point.luck[place] for point in points])
    swing = max(points, key=lambda point: abs(point.luck[place]), default=None)
    who = Listing(tuple(names[seat] for seat in seats))
    values: dict[str, Value] = {"who": who, "points": abs(round(100 * luck))}
    told = Text("coached-luck-even", values)
    if abs(luck) >= EVEN:
        told = Text("coached-luck-gave" if luck > 0 else "coached-luck-took", values)
    if swing is None or abs(swing.luck[place]) < EVEN:
        return CoachSide(side=side, seats=seats, luck=luck, text=told)
    most = swing.luck[place]
    key = "coached-swing-gave" if most > 0 else "coached-swing-took"
    more = Text(key, {"points": abs(round(100 * most)), "entry": swing.entry + 1})
    both = Text("coached-both", {"one": told, "other": more})
    return CoachSide(side=side, seats=seats, luck=luck, text=both, swing=swing.entry)


def decision_told(game: Game[Any], blunder: Blunder, names: tuple[str, ...]) -> CoachDecision:
    """A decision with what would have been better, in words and as it is drawn."""
    deed, seat = blunder.deed, blunder.seat
    before = deed.before
    question = game.question(before)
    forms = () if question is None else question.ask(before).forms
    words = Words(forms, game.scene(before, seat))
    action = _values(game, offered(game, before, seat, blunder.proof.better))
    played = words.action(_values(game, offered(game, before, seat, deed.action)))
    better = words.action(action)
    form = words.form(action)
    round_ = game.round_of(before)
    return CoachDecision(
        entry=deed.begun,
        at=deed.begun - 1,
        seat=seat,
        side=before.seats[seat].side,
        round=round_,
        played=played,
        better=better,
        text=_sentence(names[seat], played, better, blunder),
        cost=blunder.proof.gain,
        error=blunder.proof.error,
        chance=blunder.proof.chance,
        action=action,
        form=form,
        preview=_drawn(game, before, seat, action, form),
    )


def _sentence(name: str, played: Text, better: Text, blunder: Blunder) -> Text:
    values: dict[str, Value] = {
        "who": name,
        "played": played,
        "better": better,
        "chance": percent(blunder.proof.chance),
        "then": percent(blunder.proof.chance + blunder.proof.gain),
        "points": max(1, round(100 * blunder.proof.gain)),
    }
    return Text("coached-elsewhere" if played == better else "coached-better", values)


def _values(game: Game[Any], action: Action) -> Values:
    found: Values = msgspec.json.decode(game.codec.encode(action))
    return found


def _drawn(
    game: Game[Any], before: Any, seat: int, action: Values, form: Form | None
) -> Preview | None:
    if form is None:
        return None
    values = {name: value for name, value in action.items() if name != "type"}
    return preview(game, before, seat, Partial(str(action["type"]), values))

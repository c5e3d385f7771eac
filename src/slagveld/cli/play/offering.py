"""A suggestion in one line: what it is, and what it would do where that is not said already."""

from slagveld.cli.play.describing import Describer
from slagveld.cli.play.places import Place
from slagveld.cli.play.suggesting import Advice, plain
from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Action, Decision, Form

PLACED = (kinds.PathField, kinds.SpotField, kinds.PlacementsField, kinds.LegsField)
"""Fields that say where something will stand."""


def form_of(decision: Decision, action: Action) -> Form | None:
    """The form that an action fills in."""
    kind = type(action).__name__
    return next((form for form in decision.forms if form.action == kind), None)


def described(describer: Describer, decision: Decision, advice: Advice, action: Action) -> str:
    """An action in words; where only numbers say what it does, the piece it puts somewhere."""
    form = form_of(decision, action)
    if form is None:
        return type(action).__name__
    words = describer.action(form, plain(action))
    if any(isinstance(field, PLACED) for field in form.fields) or not form.fields:
        return words
    for piece in advice.effect(action)[:1]:
        if piece.pose is not None:
            spot = describer.spot(Place(piece.pose.x, piece.pose.y, piece.pose.level))
            name = describer.codes.said(piece.name)
            words += f" → {name} {describer.term.say('play-at', place=spot)}"
    return words

"""Veterans of a campaign and their experience markers."""

from typing import get_args

from slagveld.kernel.aftermath import Veterans
from slagveld.kernel.fields import Choice
from slagveld.kernel.muster import Chosen, Fault
from slagveld.kit.view import holding

from ..core.book import fault, text
from ..core.regiment import Marker

MARKERS: tuple[str, ...] = get_args(Marker)
"""One for a whole regiment, however often it has fought (LC-4.4-5); empty: it is fresh."""

VETERANS = Veterans(
    marks=(
        Choice("attack", text("army-marker-attack")),
        Choice("defence", text("army-marker-defence")),
    ),
    rule="LC-4.4-1",
    models_rule="LC-4.4-3",
    mark_rule="LC-4.4-4",
)
"""For a campaign, which knows the survivors and so who may be a veteran.

No more models than lived: of six, two of them slain, four (LC-4.4-ex1). The marker is chosen with
the army, so from one scenario to the next it may be another (LC-4.4-6); it is free (LC-4.4-2).
"""


def marker_faults(entry: Chosen, number: int, *, allowed: bool) -> tuple[Fault, ...]:
    marker = entry.choices.get(VETERANS.option, "")
    if marker not in MARKERS:
        return (fault("LC-4.4-4", "army-fault-marker", number),)
    return holding((marker and not allowed, fault("LC-4.4-1", "army-fault-veteran", number)))

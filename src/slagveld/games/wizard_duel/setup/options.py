"""The switches of a duel, each with one line of explanation."""

from slagveld.kernel.setup import Option, Setup
from slagveld.kit.options import OptionMaker, chosen

from ..core.book import KEY
from ..core.state import Options

_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.number("rounds", 200, "WD-END-2"),
    _MAKE.choice("contact", ("one-action", "first"), "WD-MELEE-3"),
    _MAKE.choice("service", ("all", "single"), "WD-HEAVY-3"),
    _MAKE.switch("free-measuring", "WD-SHOOT-1"),
    _MAKE.switch("printed-races", "WD-RACE-2"),
    _MAKE.switch("published-update", "WD-GAP-5"),
    _MAKE.number("larger-table", 200, "WD-MAT-4"),
    _MAKE.switch("familiars", "WD-FAMILIAR-1"),
    _MAKE.switch("lay-table", "WD-SETUP-3"),
)


def options_of(setup: Setup) -> Options:
    """The switches as a set-up has them."""
    given = setup.options
    return chosen(
        Options,
        OPTIONS,
        given,
        printed_only=given.get("printed-races", False),
        update=given.get("published-update", False),
        edit_table=given.get("lay-table", False),
    )

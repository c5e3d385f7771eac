"""The switches of a duel, each with one line of explanation."""

from slagveld.kernel.setup import Option, Setup
from slagveld.kit.options import OptionMaker

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
    return Options(
        rounds=int(setup.options.get("rounds", 0)),
        printed_only=bool(setup.options.get("printed-races", False)),
        update=bool(setup.options.get("published-update", False)),
        free_measuring=bool(setup.options.get("free-measuring", False)),
        edit_table=bool(setup.options.get("lay-table", False)),
        familiars=bool(setup.options.get("familiars", False)),
        contact="first" if setup.options.get("contact") == "first" else "one-action",
        service="single" if setup.options.get("service") == "single" else "all",
    )

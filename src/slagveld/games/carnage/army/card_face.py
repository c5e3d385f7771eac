"""A figure's card by itself, as it is written: values that nothing has changed yet."""

from slagveld.kernel.scene import Card, Line
from slagveld.texts import Text

from ..core.book import text
from ..core.unit import Magic, Profile
from ..core.values import tables
from ..magic.spells import known
from .looks import figure_of

VALUES = ("ws", "st", "ar", "w", "at")
"""In the order of the card."""


def face(profile: Profile, magic: Magic | None) -> Card:
    """The values of a figure (CAR-5-stats), and a mage's spells."""
    found = [(name, getattr(profile, name)) for name in VALUES]
    lines = [Line(text(f"value-{name}"), value) for name, value in found]  # texts: *:value-*
    lines += [*gait(profile), base(profile)]
    if magic is not None:
        lines.append(Line(text("magic-points"), magic.points))
        lines += [Line(text("value-spell"), spell.name) for spell in known(magic)]
    return Card(
        title=profile.unit or profile.name,
        lines=tuple(lines),
        rules=("CAR-5-stats",),
        figure=figure_of(profile),
    )


def gait(profile: Profile) -> list[Line]:
    """How it moves, and its bow."""
    words: Text = text("moves-cavalry" if profile.cavalry else "moves-infantry")
    lines = [Line(text("value-m"), words)]
    if profile.bow:
        lines.append(Line(text("value-bow"), text("bow-strength", st=tables().bow_strength)))
    return lines


def base(profile: Profile) -> Line:
    """Its base in millimetres."""
    sides = f"{profile.width // 10} × {profile.depth // 10} mm"
    return Line(text("base-size"), sides, house=True)

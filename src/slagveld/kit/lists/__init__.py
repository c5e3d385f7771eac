"""Armies as lists that people send each other: written, and read back however they were typed.

A list is plain text, one unit a line; or an army as Slagveld keeps it (YAML, JSON); or the roster
of another tool (New Recruit, BattleScribe). Whatever of it fits becomes an army, and of everything
else is said, line by line, why it did not.
"""

from slagveld.kit.lists.any_list import LARGEST_ROSTER, imported
from slagveld.kit.lists.notes import ListRead, Note
from slagveld.kit.lists.text_list import read_text
from slagveld.kit.lists.writing import written

__all__ = ["LARGEST_ROSTER", "ListRead", "Note", "imported", "read_text", "written"]

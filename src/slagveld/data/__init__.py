"""Numbers and names from YAML files, checked on the way in.

Rules are code; what they work on is data. Every field is checked, an unknown key is refused, and
every error is one sentence: `orcs.yaml:12: units[3].speed: expected a whole number, not …`.
"""

from slagveld.data.errors import DataError
from slagveld.data.reading import LARGEST_FILE, LARGEST_UPLOAD, Row, load, load_all, loads
from slagveld.data.writing import dumps

__all__ = [
    "LARGEST_FILE",
    "LARGEST_UPLOAD",
    "DataError",
    "Row",
    "dumps",
    "load",
    "load_all",
    "loads",
]

"""Every sentence a person reads: keys and values in code, Fluent files in en, nl and de.

`Speaker("nl", "inch").say(Text("carnage:out-of-range", {"distance": Distance(1250)}))` is a Dutch
sentence with inches in it. `python -m slagveld.texts.lint` finds what is missing or left over.
"""

from slagveld.texts.languages import DEFAULT_LANGUAGE, LANGUAGES, WRITTEN, Language, best_language
from slagveld.texts.library import LIBRARY, Library, add_source, bundle_source
from slagveld.texts.sources import Source, wire_id
from slagveld.texts.speak import LengthUnit, Speaker, say
from slagveld.texts.text import Distance, Listing, Name, Percent, Signed, Text, Value

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "LIBRARY",
    "WRITTEN",
    "Distance",
    "Language",
    "LengthUnit",
    "Library",
    "Listing",
    "Name",
    "Percent",
    "Signed",
    "Source",
    "Speaker",
    "Text",
    "Value",
    "add_source",
    "best_language",
    "bundle_source",
    "say",
    "wire_id",
]

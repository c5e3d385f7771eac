"""The words a player may type, in their language and always in English too."""

from slagveld.texts import DEFAULT_LANGUAGE, Language, Speaker, Text

DIRECTIONS = {
    "play-word-n": 2700,
    "play-word-ne": 3150,
    "play-word-e": 0,
    "play-word-se": 450,
    "play-word-s": 900,
    "play-word-sw": 1350,
    "play-word-w": 1800,
    "play-word-nw": 2250,
}
"""Points of the compass as the table counts them: 0 along +x, 900 along +y, which is down."""

TURNS = {
    "play-word-ahead": 0,
    "play-word-right": 900,
    "play-word-back": 1800,
    "play-word-left": 2700,
}
"""Directions as a piece sees them, clockwise from where it looks."""


class Words:
    """What typed words mean. Several spellings of one meaning stand with commas between them."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._own = Speaker(language)
        self._english = Speaker(DEFAULT_LANGUAGE)

    def of(self, key: str) -> tuple[str, ...]:
        """Every spelling of a word, the player's own language first."""
        found: list[str] = []
        for speaker in (self._own, self._english):
            found += [word.strip().casefold() for word in speaker.say(Text(key)).split(",")]
        return tuple(dict.fromkeys(found))

    def first(self, key: str) -> str:
        """The spelling that is shown."""
        return self.of(key)[0]

    def means(self, typed: str, key: str) -> bool:
        """Whether what was typed is this word."""
        return typed.strip().casefold() in self.of(key)

    def compass(self, typed: str) -> int | None:
        """The direction of a point of the compass; one's own language counts first."""
        word = typed.strip().casefold()
        for speaker in (self._own, self._english):
            for key, direction in DIRECTIONS.items():
                said = speaker.say(Text(key)).split(",")
                if word in [spelling.strip().casefold() for spelling in said]:
                    return direction
        return None

    def turn(self, typed: str) -> int | None:
        """How far to the right of where a piece looks a word means, in tenths of a degree."""
        return next((turn for key, turn in TURNS.items() if self.means(typed, key)), None)

    def point(self, direction: int) -> str:
        """The nearest point of the compass of a direction, in capitals."""
        wanted = (direction + 225) // 450 * 450 % 3600
        key = next(key for key, found in DIRECTIONS.items() if found == wanted)
        return self.first(key).upper()

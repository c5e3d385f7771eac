"""Why a bot did what it did, in a sentence or two."""

from collections.abc import Sequence

from slagveld.bots.reasons import Reasons, Values
from slagveld.bots.telling import Words, percent
from slagveld.kernel.decision import Form
from slagveld.kernel.scene import Scene
from slagveld.texts import Text, Value


def why(reasons: Reasons, forms: Sequence[Form], scene: Scene, name: str) -> Text:
    """What a bot of this name did and why, from the question and the scene it looked at."""
    forced = reasons.manner == "forced" or (len(forms) == 1 and not forms[0].fields)
    told = _Told(reasons, Words(forms, scene), name)
    return told.said("why-forced") if forced else told.sentences()


def lost(does: Values, forms: Sequence[Form], scene: Scene, name: str) -> Text:
    """That a bot lost its turn, and what was done in its place."""
    return Text("why-lost", {"name": name, "does": Words(forms, scene).action(does)})


class _Told:
    """The sentences for one decision."""

    def __init__(self, reasons: Reasons, words: Words, name: str) -> None:
        self.reasons = reasons
        self.does = words.action(reasons.does)
        self.habit = None if reasons.habit is None else words.action(reasons.habit)
        self.second = None if reasons.second is None else words.action(reasons.second)
        self.then = None if reasons.then is None else words.action(reasons.then)
        self.name = name

    def said(self, key: str, **more: Value) -> Text:
        """A sentence that begins with who did what."""
        # texts: why-*
        return Text(key, {"name": self.name, "does": self.does, **more})

    def sentences(self) -> Text:
        match self.reasons.manner:
            case "slip":
                return self._slip()
            case "any":
                return self.said("why-any")
            case "silent":
                return self.said("why-silent")
            case "weighed" if self.reasons.chance is not None:
                return self._cut(self._confirmed() if self.habit is None else self._better())
            case "weighed":
                return self.said("why-hurried")
            case _:
                return self._by_habit()

    def _slip(self) -> Text:
        if self.habit is None:
            return self.said("why-slip-lucky")
        return self.said("why-slip", habit=self._quoted(self.habit))

    def _by_habit(self) -> Text:
        """For those who look no further than their answer."""
        if self.reasons.manner == "only":
            told = self.said("why-only")
        elif self.second is None:
            told = self.said("why-habit")
        else:
            told = self.said("why-habit-next", next=self._quoted(self.second))
        chance = self.reasons.chance
        if chance is None:
            return told
        return _joined(told, Text("why-stood", {"chance": percent(chance)}))

    def _confirmed(self) -> Text:
        """It was looked ahead, and habit was followed."""
        chance, other = self.reasons.chance or 0.0, self.reasons.second_chance
        likely = percent(chance)
        if self.second is None or other is None:
            return self.said("why-confirmed", chance=likely)
        points = round(100 * (chance - other))
        key = "why-confirmed-next" if points > 0 else "why-confirmed-doubt"
        if not points:
            key = "why-confirmed-little"
        following = self._quoted(self.second)
        return self.said(key, chance=likely, next=following, points=abs(points))

    def _better(self) -> Text:
        """It was looked ahead, and something was found to be better than habit."""
        reasons = self.reasons
        habit = self.does if self.habit is None else self.habit
        chance, usual = reasons.chance or 0.0, reasons.habit_chance or 0.0
        points = round(100 * (chance - usual))
        key = "why-better" if points > 0 else "why-little"
        told = self.said(
            key, chance=percent(chance), habit=self._quoted(habit), points=max(0, points)
        )
        if self.then is not None:
            told = _joined(told, Text("why-then", {"next": self._quoted(self.then)}))
        second, other = self.second, reasons.second_chance
        if second is None or other is None or second in (habit, self.does):
            return told
        values: dict[str, Value] = {"next": self._quoted(second), "chance": percent(other)}
        return _joined(told, Text("why-next", values))

    def _cut(self, told: Text) -> Text:
        return _joined(told, Text("why-cut")) if self.reasons.cut_short else told

    def _quoted(self, what: Text) -> Text:
        """Another answer; where words cannot tell it from this one, they say so."""
        same = what == self.does
        return Text("room-hint-otherwise") if same else Text("room-hint-quoted", {"what": what})


def _joined(one: Text, other: Text) -> Text:
    return Text("why-joined", {"one": one, "other": other})

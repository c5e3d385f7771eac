"""Placements: several pieces put down or sent on their way, all as proposed or one by one."""

from typing import Any

from slagveld.cli.play import answers, places
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.draft import Draft
from slagveld.cli.play.suggesting import woven
from slagveld.kernel.fields import PlacementsField
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scene import Piece

DROPPED = -1
SHOWN = 6
"""Plans that are offered by number."""


def ask_placements(draft: Draft, field: PlacementsField) -> list[dict[str, Any]]:
    """A plan: one of those proposed by its number, or made piece by piece."""
    term = draft.term
    offers = _varied(draft.defaults(field))[:SHOWN]
    if offers:
        rows = [(str(n + 1), draft.describer.placements(field, p)) for n, p in enumerate(offers)]
        term.columnar(rows)
        term.line(f"  {term.say('play-hint-plan')}", style="dim")
    while offers:
        typed = draft.read(f"{term.said(field.title)} [1]: ") or "1"
        if term.words.means(typed, "play-word-each"):
            break
        number = answers.whole(typed)
        if number is not None and 1 <= number <= len(offers):
            plan: list[dict[str, Any]] = offers[number - 1]
            return plan
        term.unclear(UnclearError("play-unclear-plan", most=len(offers)).text)
    return _Plan(draft, field, offers[0] if offers else []).ask()


def _varied(plans: list[Any]) -> list[Any]:
    """One plan for each piece that goes first, then a second one for each, and so on."""
    firsts: dict[int, list[Any]] = {}
    for plan in plans:
        firsts.setdefault(plan[0]["piece"] if plan else -1, []).append(plan)
    return list(woven(list(firsts.values())))


class _Plan:
    """A plan being made, piece by piece."""

    def __init__(
        self, draft: Draft, field: PlacementsField, proposal: list[dict[str, Any]]
    ) -> None:
        self.draft = draft
        self.term = draft.term
        self.field = field
        self.proposal = {one["piece"]: one for one in proposal}
        self.made: list[dict[str, Any]] = []

    def ask(self) -> list[dict[str, Any]]:
        """Piece after piece, until Enter ends it or all are placed."""
        everybody = (*self.field.pieces, *(spare.number for spare in self.field.spares))
        while len(self.made) < len(everybody):
            left = [p for p in everybody if all(m["piece"] != p for m in self.made)]
            piece = self._piece(left)
            if piece is None:
                return self.made
            if piece == DROPPED:
                continue
            self.made.append(self._placed(piece))
            self._note()
        return self.made

    def _piece(self, left: list[int]) -> int | None:
        """The next piece; None ends the plan, and DROPPED asks again with one piece fewer."""
        term, describer = self.term, self.draft.describer
        names = [describer.listed(self.field, piece) for piece in left]
        known = describer.known(self.field)
        parts = [f"{number + 1} {name}" for number, name in enumerate(names)]
        term.line("  " + ("   ".join(parts) if known else " ".join(map(str, left))), style="dim")
        coming = next((piece for piece in self.proposal if piece in left), None)
        done = bool(self.made) and (coming is None or self.field.paths)
        if coming is None and not done:
            coming = left[0]
        default = term.say("play-done") if done else names[left.index(coming or left[0])]
        while True:
            typed = self.draft.read(f"{term.say('play-which-piece')} [{default}]: ")
            if not typed:
                return None if done else coming
            if term.words.means(typed, "play-word-done") and self.made:
                return None
            if term.words.means(typed, "play-word-drop") and self.made:
                self.made.pop()
                return DROPPED
            try:
                keys = [self.draft.codes.code(piece) if known else str(piece) for piece in left]
                return left[
                    keys.index(typed) if typed in keys else answers.choice(typed, names, keys)
                ]
            except UnclearError as error:
                term.unclear(error.text)

    def _placed(self, piece: int) -> dict[str, Any]:
        """Where a piece goes and looks; Enter takes the proposal."""
        draft, term = self.draft, self.term
        proposal = self.proposal.get(piece)
        default = "" if proposal is None else draft.describer.placement(self.field, proposal)
        term.line(
            f"  {term.say('play-hint-path' if self.field.paths else 'play-hint-spot')}", "dim"
        )
        title = draft.describer.listed(self.field, piece)
        while True:
            typed = draft.read(f"{title}{f' [{default}]' if default else ''}: ")
            if not typed and proposal is not None:
                return proposal
            try:
                return self._typed(piece, typed)
            except UnclearError as error:
                term.unclear(error.text)

    def _typed(self, piece: int, typed: str) -> dict[str, Any]:
        draft, term = self.draft, self.term
        stand = draft.codes.stand(piece) if self.field.paths else None
        reach = draft.reach(
            piece if self.field.paths else None, lambda end: self._trial(piece, end)
        )
        if stand is not None:
            way = places.path(typed, term.words, term.ruler, stand, draft.find, reach)
            start = way[-2] if len(way) > 1 else stand.place
            end = way[-1] if way else stand.place
            usual = places.heading(start, end) if start[:2] != end[:2] else stand.facing
        else:
            way = []
            about = draft.decision.pieces[:1]
            centre = draft.codes.stand(about[0]) if about else None
            end = places.place(typed, term.words, term.ruler, centre, draft.find, reach)
            usual = self._usual_facing()
        facing = self._facing(places.Stand(end.x, end.y, end.level, usual))
        return self._placement(piece, way, end, facing)

    def _placement(
        self, piece: int, way: list[places.Place], end: places.Place, facing: int
    ) -> dict[str, Any]:
        pose = {
            "x": end.x,
            "y": end.y,
            "facing": facing,
            "z": self._height(end),
            "level": end.level,
        }
        return {"piece": piece, "pose": pose, "path": [list(place) for place in way]}

    def _height(self, place: places.Place) -> int:
        """The height of a level, as somebody else stands on it; the ground is 0."""
        for thing in self.draft.codes.pieces.values():
            pose = thing.pose if isinstance(thing, Piece) else None
            if pose is not None and pose.level == place.level != 0:
                return pose.z
        return 0

    def _usual_facing(self) -> int:
        first = next(iter([*self.made, *self.proposal.values()]), None)
        return 0 if first is None else int(first["pose"].get("facing", 0))

    def _facing(self, stand: places.Stand) -> int:
        if not self.field.facing:
            return stand.facing
        draft, term = self.draft, self.term
        usual = draft.describer.direction(stand.facing)
        while True:
            typed = draft.read(f"{term.say('play-facing')} [{usual}]: ")
            if not typed:
                return stand.facing
            try:
                return places.direction(typed, term.words, stand, draft.find)
            except UnclearError as error:
                term.unclear(error.text)

    def _trial(self, piece: int, end: places.Place) -> Refusal | None:
        one = self._placement(piece, [end] if self.field.paths else [], end, 0)
        return self.draft.refusal({**self.draft.values, self.field.name: [*self.made, one]})

    def _note(self) -> None:
        """Tell what stands against the plan as it is now; more pieces may mend it."""
        last = self.made[-1]
        self.term.line(f"  ✓ {self.draft.describer.placement(self.field, last)}")
        refusal = self.draft.refusal({**self.draft.values, self.field.name: self.made})
        if refusal is not None:
            drop = self.term.words.first("play-word-drop")
            words = self.term.say("play-so-far", why=refusal.text, rule=refusal.rule, drop=drop)
            self.term.line(f"  {words}", style="yellow")

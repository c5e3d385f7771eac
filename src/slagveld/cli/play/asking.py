"""A decision put to the player at the keyboard, until there is an answer that is allowed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text as Styled

from slagveld.cli.play import answers, fields, offering, previewing
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.codes import colour
from slagveld.cli.play.describing import Describer
from slagveld.cli.play.draft import CancelledError, Draft
from slagveld.cli.play.suggesting import Advice, plain
from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Action, Decision, Form, Preview
from slagveld.kernel.rulebook import Refusal

if TYPE_CHECKING:
    from slagveld.cli.play.sitting import Sitting

LETTERS = "abcdefgijklmnoprtuvwyz"
"""Letters that forms may have; those of common commands are left out."""
FEW, MANY = 4, 9
"""Suggestions shown at once, and after asking for them."""


def mnemonics(titles: Sequence[str]) -> list[str]:
    """A letter for each title: its first one that is still free."""
    taken: list[str] = []
    for title in titles:
        wanted = [*title.casefold(), *LETTERS, *(f"{sign}{sign}" for sign in LETTERS)]
        free = (sign for sign in wanted if sign[0] in LETTERS and sign not in taken)
        taken.append(next(free, "?"))
    return taken


class Asker:
    """One decision, one seat."""

    def __init__(
        self,
        sitting: "Sitting",
        decision: Decision,
        seat: int,
        advice: Advice,
        describer: Describer,
    ) -> None:
        self.sitting = sitting
        self.term = sitting.term
        self.decision = decision
        self.seat = seat
        self.advice = advice
        self.describer = describer
        self.forms = decision.forms
        self.letters = mnemonics([self.term.said(form.title) for form in self.forms])
        self.shown = 0

    def ask(self) -> Action:
        """The answer. What is asked stands above; everything refused is told and asked again."""
        self._prompt()
        single = self._single()
        if single is not None:
            return self._insist(single)
        self._menu()
        while True:
            typed = self._read()
            action = self._answer(typed)
            if action is not None:
                return action

    def _prompt(self) -> None:
        seat = self.sitting.match.setup.seats[self.seat].name
        line = Styled(f"{self.describer.codes.said(seat)}: ", style=f"bold {colour(self.seat)}")
        line.append(self.term.said(self.decision.prompt), "bold default")
        if self.decision.rule:
            line.append(f"  {self.decision.rule}", "not bold dim default")
        self.term.show(line)

    def _single(self) -> Form | None:
        """The form, if there is only one and it asks for one thing at most."""
        if len(self.forms) != 1:
            return None
        form = self.forms[0]
        return form if sum(not field.optional for field in form.fields) <= 1 else None

    def _insist(self, form: Form) -> Action:
        while True:
            try:
                return self._filled(form)
            except CancelledError:
                self.term.line(self.term.say("play-no-other"), style="yellow")

    def _menu(self) -> None:
        self.term.columnar(list(zip(self.letters, map(self._form, self.forms), strict=True)))
        self._suggest(FEW)

    def _form(self, form: Form) -> str:
        words = self.term.said(form.title)
        return words if form.help is None else f"{words}: {self.term.said(form.help)}"

    def _suggest(self, count: int) -> None:
        """Show so many suggestions more."""
        found = self.advice.first(self.shown + count)
        fresh = found[self.shown :]
        if not fresh:
            key = "play-no-more" if self.advice.whole else "play-many-more"
            self.term.line(self.term.say(key), style="yellow")
            return
        if not self.shown:
            more = self.term.words.first("play-word-suggest")
            self.term.line(self.term.say("play-suggestions", more=more), style="dim")
        rows = [
            (
                str(self.shown + n + 1),
                offering.described(self.describer, self.decision, self.advice, action),
            )
            for n, action in enumerate(fresh)
        ]
        self.term.columnar(rows)
        self.shown += len(fresh)

    def _read(self) -> str:
        hint = self.term.say("play-hint-menu")
        return self.sitting.read(f"{hint} [1]: ", self.seat, self.decision.rule)

    def _answer(self, typed: str) -> Action | None:
        """What was typed, as an action; None asks again."""
        words = self.term.words
        if words.means(typed, "play-word-suggest"):
            self._suggest(MANY)
            return None
        if words.means(typed, "play-word-cancel"):
            self._menu()
            return None
        number = answers.whole(typed or "1")
        try:
            if number is not None:
                return self._picked(number)
            return self._filled(self._chosen(typed))
        except UnclearError as error:
            self.term.unclear(error.text)
        except CancelledError:
            self.shown = 0
            self._menu()
        return None

    def _picked(self, number: int) -> Action | None:
        offers = self.advice.first(self.shown)
        if not 1 <= number <= len(offers):
            raise UnclearError("play-unclear-number", least=1, most=len(offers))
        action = offers[number - 1]
        form = offering.form_of(self.decision, action)
        if form is None:
            return action
        draft = self._draft(form)
        draft.values = plain(action)
        preview = draft.preview()
        if preview.odds or preview.notes:
            return self._confirmed(draft, action, preview)
        return action

    def _chosen(self, typed: str) -> Form:
        """The form meant by its letter or the beginning of its title."""
        if typed.casefold() in self.letters:
            return self.forms[self.letters.index(typed.casefold())]
        titles = [self.term.said(form.title) for form in self.forms]
        try:
            return self.forms[answers.choice(typed, titles, [form.action for form in self.forms])]
        except UnclearError as error:
            if error.text.key == "play-unclear-choice":
                raise UnclearError("play-unclear-menu") from None
            raise

    def _draft(self, form: Form) -> Draft:
        return Draft(self.sitting, self.decision, self.seat, form, self.advice, self.describer)

    def _filled(self, form: Form) -> Action:
        """A form filled in, field by field; raises CancelledError."""
        draft = self._draft(form)
        if not form.fields and len(self.forms) == 1:
            draft.read(f"{self.term.said(form.title)} [Enter]: ")
        asked = [field for field in form.fields if not (field.optional and self._dice(form))]
        place = 0
        while place < len(asked):
            value = fields.ask(draft, asked[place])
            trial = dict(draft.values)
            if isinstance(value, fields.Successes):
                counted = next(field.name for field in form.fields if field.optional)
                trial |= {asked[place].name: [], counted: int(value)}
            elif value is not None:
                trial[asked[place].name] = value
            refusal = draft.refusal(trial)
            if refusal is not None:
                self.term.refused(refusal)
                continue
            draft.values = trial
            place += 1
        return self._finished(draft)

    def _dice(self, form: Form) -> bool:
        """Whether real dice are asked for: then nothing else is."""
        return any(isinstance(field, kinds.DiceField) for field in form.fields)

    def _finished(self, draft: Draft) -> Action:
        preview = draft.preview()
        if preview.snapped:
            draft.values.update(preview.snapped)
            self.term.line(self.term.say("play-snapped"), style="dim")
        action = draft.action(draft.values)
        refusal = (
            action
            if isinstance(action, Refusal)
            else self.sitting.match.check(action, self.seat) or preview.refusal
        )
        if isinstance(action, Refusal) or refusal is not None:
            self.term.refused(refusal or action)  # type: ignore[arg-type]
            raise CancelledError
        asked = sum(not field.optional for field in draft.form.fields)
        if previewing.lines(preview, self.describer) or asked > 1:
            confirmed = self._confirmed(draft, action, preview)
            if confirmed is None:
                raise CancelledError
            return confirmed
        return action

    def _confirmed(self, draft: Draft, action: Action, preview: Preview) -> Action | None:
        """Show what would happen; the action, if the player still wants it."""
        self.term.line(self.describer.action(draft.form, draft.values), style="bold")
        self.term.show(*previewing.lines(preview, self.describer))
        words = self.term.words
        yes, no = words.first("play-word-yes"), words.first("play-word-no")
        while True:
            typed = draft.read(f"{self.term.say('play-confirm', yes=yes, no=no)} [{yes}]: ")
            try:
                if not typed or answers.yes(typed, words):
                    return action
            except UnclearError as error:
                self.term.unclear(error.text)
                continue
            self._menu_again()
            return None

    def _menu_again(self) -> None:
        self.shown = 0
        if self._single() is None:
            self._menu()

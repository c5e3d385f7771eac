"""What can be typed at any prompt besides an answer."""

from pathlib import Path
from typing import TYPE_CHECKING

from slagveld.bots import openness
from slagveld.cli.errors import InputError, one_line
from slagveld.cli.play import answers, saving, sheets, thinking
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.explaining import explain
from slagveld.kernel import shell, standing
from slagveld.kernel.decision import Action
from slagveld.kernel.scene import Piece

if TYPE_CHECKING:
    from slagveld.cli.play.sitting import Sitting

LAST = 40
"""Lines that `log` tells."""


class LeaveError(Exception):
    """The player leaves the battle; it is saved."""


class ChangedError(Exception):
    """The battle is another now: what was asked must be asked anew."""


def run(sitting: "Sitting", seat: int, rule: str, typed: str) -> bool:
    """Carry a command out; False: it was none. Raises LeaveError, ChangedError."""
    word = typed.removeprefix("/").strip()
    if word.startswith("?"):
        explain(sitting, word[1:].strip(), rule)
        return True
    first, _, rest = word.partition(" ")
    for key, (name, takes) in COMMANDS.items():
        if sitting.term.words.means(first, key) and (takes or not rest.strip()):
            getattr(_Command(sitting, seat, rest.strip()), name)()
            return True
    return False


COMMANDS = {
    "play-word-help": ("help", False),
    "play-word-table": ("table", False),
    "play-word-sheet": ("sheet", True),
    "play-word-log": ("log", True),
    "play-word-why": ("why", False),
    "play-word-hint": ("hint", False),
    "play-word-odds": ("odds", False),
    "play-word-undo": ("undo", False),
    "play-word-policies": ("policies", True),
    "play-word-offer": ("offer", False),
    "play-word-concede": ("concede", False),
    "play-word-save": ("save", True),
    "play-word-quit": ("quit", False),
}
"""Each command with its method, and whether words may follow it."""


class _Command:
    """A command that was typed, by whom, and the words behind it."""

    def __init__(self, sitting: "Sitting", seat: int, rest: str) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.term = sitting.term
        self.seat = seat
        self.rest = rest

    def help(self) -> None:
        """What can be typed."""
        term = self.term
        for key in ("answers", "places", "facing", "commands"):
            term.line(term.say(f"play-help-{key}-head"), style="bold")  # texts: play-help-*
            term.line(f"  {term.say(f'play-help-{key}')}")
        rows = [("?", term.say("play-help-rule"))]
        rows += [(term.words.first(key), term.say(key.replace("word", "help"))) for key in COMMANDS]
        term.columnar(rows)

    def table(self) -> None:
        """The table again."""
        self.sitting.show_table()

    def log(self) -> None:
        """What has happened."""
        lines = self.sitting.story(0)
        self.term.show(*(lines[-LAST:] if not self.rest else lines))

    def why(self) -> None:
        """Why the bots did what they did last."""
        told = thinking.reasons(self.sitting)
        for line in told or [self.term.say("play-why-none")]:
            self.term.line(f"• {line}" if told else line, style="" if told else "yellow")

    def hint(self) -> None:
        """What the strongest bot would do here. Who shares a terminal looks alone."""
        open_to_all = self.sitting.eyes is None and self.sitting.shared
        alone = open_to_all and not openness.sees_as_all(self.match, self.seat)
        if alone:
            self._look_alone()
        self.term.line(f"☞ {self.term.said(thinking.hint(self.sitting, self.seat))}", "cyan")
        if alone:
            self.term.wait()
            self.term.clear(wholly=True)
            self.sitting.show_table()

    def odds(self) -> None:
        """Show how the battle stands from now on, or no longer."""
        self.sitting.odds = not self.sitting.odds
        word = self.term.words.first("play-word-odds")
        if self.sitting.odds:
            self.term.show(*thinking.odds(self.sitting))
        key = "play-odds-on" if self.sitting.odds else "play-odds-off"
        self.term.line(self.term.say(key, word=word), style="dim")

    def undo(self) -> None:
        """Back to before this seat's last answer, by the rules for taking back."""
        match = self.match
        targets = match.targets()
        own = [number for number in targets if match.log[number].seat == self.seat]
        if match.waiting is not None:
            before = targets[-1:]
        else:
            before = [number for number in targets if own and number < own[-1]][-1:]
        if not before:
            self.term.refused(shell.no_such_entry())
            return
        back = shell.TakeBack(before[0])
        refusal = match.check(back, self.seat)
        if refusal is not None:
            self.term.refused(refusal)
            return
        match.play(back, self.seat)
        entry = len(match.log) - 1
        for other in match.state.players():
            if entry in match.proposals() and other not in match.proposals()[entry]:
                agreed = other in self.sitting.bots or self._agrees(other)
                vote: Action = shell.Agree(entry) if agreed else shell.Decline(entry)
                match.play(vote, other)
        raise ChangedError

    def _agrees(self, seat: int) -> bool:
        name = one_line(self.match.setup.seats[seat].name)
        return self._sure(self.term.say("play-agree", name=name))

    def _sure(self, question: str) -> bool:
        words = self.term.words
        yes, no = words.first("play-word-yes"), words.first("play-word-no")
        while True:
            typed = self.term.read(f"{question} ({yes}/{no}) [{no}]: ")
            try:
                return bool(typed) and answers.yes(typed, words)
            except UnclearError as error:
                self.term.unclear(error.text)

    def sheet(self) -> None:
        """All sheets, or everything about one piece. Who shares a terminal looks alone."""
        sitting, term = self.sitting, self.term
        eyes = sitting.eyes
        alone = sitting.shared and eyes is None
        if alone:
            sitting.look(self.seat)
            self._look_alone()
        scene = sitting.scene()
        codes = sitting.codes(scene)
        try:
            thing = codes.pieces[codes.find(self.rest)] if self.rest else None
            if isinstance(thing, Piece):
                term.show(*sheets.one_card(thing, codes, term))
            else:
                term.show(*sheets.in_full(scene, codes, term))
        except UnclearError as error:
            term.unclear(error.text)
        if alone:
            term.wait()
            sitting.eyes = eyes
            term.clear(wholly=True)
            sitting.show_table()

    def _look_alone(self) -> None:
        """Wait until nobody but the seat that asks looks."""
        name = one_line(self.match.setup.seats[self.seat].name)
        self.term.read(f"{self.term.say('play-look-alone', name=name)} ")

    def policies(self) -> None:
        """Stops and automatic answers; `policies 1 2` sets the first to its second choice."""
        term = self.term
        forms = self.match.game.policies
        if not forms:
            term.line(term.say("play-no-policies"), style="yellow")
            return
        words = self.rest.split()
        if len(words) != 2:
            self._policies()
            return
        try:
            keys = [form.key for form in forms]
            form = forms[answers.choice(words[0], [term.said(f.title) for f in forms], keys)]
            labels = [term.said(choice.label) for choice in form.choices]
            place = answers.choice(words[1], labels, [choice.key for choice in form.choices])
        except UnclearError as error:
            term.unclear(error.text)
            return
        self._stand(standing.SetPolicy(form.key, form.choices[place].key))

    def _policies(self) -> None:
        rows = []
        for number, form in enumerate(self.match.game.policies):
            now = self.match.state.policy(self.seat, form.key, form.choices[0].key)
            parts = [
                f"{'›' if choice.key == now else ''}{place + 1} {self.term.said(choice.label)}"
                for place, choice in enumerate(form.choices)
            ]
            rows.append((str(number + 1), f"{self.term.said(form.title)}:  {'   '.join(parts)}"))
        self.term.columnar(rows)
        self.term.line(self.term.say("play-policies-how"), style="dim")

    def _stand(self, action: Action) -> None:
        refusal = self.match.check(action, self.seat)
        if refusal is not None:
            self.term.refused(refusal)
            return
        self.match.play(action, self.seat)
        raise ChangedError

    def offer(self) -> None:
        """Offer to end the battle, or take the offer back."""
        offered = self.seat in self.match.state.offers
        if self.sitting.bots and not offered:
            self.term.line(self.term.say("play-offer-bots"), style="yellow")
        self._stand(standing.WithdrawOffer() if offered else standing.OfferEnd())

    def concede(self) -> None:
        """Give the battle up."""
        if self._sure(self.term.say("play-sure-concede")):
            self._stand(standing.Concede())

    def save(self) -> None:
        """Save the battle here or elsewhere."""
        term = self.term
        path = self.sitting.keeper.path
        try:
            if self.rest:
                path = Path(self.rest).expanduser().absolute()
                saving.check(path)
            saving.write(self.match, path)
        except InputError as error:
            term.line(f"✗ {term.said(error.text)}", style="bold red")
        except RuntimeError as error:  # there is no such user's home
            term.line(f"✗ {one_line(str(error))}", style="bold red")
        else:
            term.line(f"✓ {term.say('play-saved', file=str(path))}", style="green")

    def quit(self) -> None:
        """Leave."""
        if self._sure(self.term.said(self.sitting.leaving)):
            raise LeaveError

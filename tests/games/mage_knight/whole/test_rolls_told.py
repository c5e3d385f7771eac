"""Whatever a roll is said to need, what is told next agrees with it, in whole battles."""

import pytest

from slagveld.bots import bot
from slagveld.games.mage_knight.game import MageKnight
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Changed, Rolled, Told
from slagveld.kernel.match import Match

GAME = MageKnight()
GAME.add_texts()
WON = {"combat-hit", "combat-critical-hit", "told-broke-away", "combat-dodged", "doubt-allowed"}
LOST = {"combat-miss", "combat-critical-miss", "told-held-fast", "told-daunted", "doubt-refused"}


def disagreements(events):
    """Rolls whose successes are not what the very next event says."""
    found = []
    for number, event in enumerate(events):
        if not isinstance(event, Rolled) or event.need is None:
            continue
        after = events[number + 1] if number + 1 < len(events) else None
        if isinstance(after, Told):
            key = after.what.key.partition(":")[2]
            said = True if key in WON else False if key in LOST else None
        else:
            said = True if isinstance(after, Changed) and after.rule == event.rule else None
        if said is not None and said != bool(event.successes):
            found.append((event, after))
    return found


@pytest.mark.rule("MK-CRIT-1", "MK-CRIT-3", "MK-ROLL-1", "MK-ROLL-2")
@pytest.mark.parametrize(
    ("scenario", "player"),
    [
        ("skirmish", "greedy"),
        ("clash", "greedy"),
        ("teams", "greedy"),
        ("melee", "random"),
        ("treasure", "random"),
    ],
)
def test_successes_agree_with_what_is_told(scenario, player):
    rolls = 0
    for seed in range(3):
        match = Match.start(GAME, scenario, seed=seed, options={"rounds": 8})
        rng = Rng(seed)
        while match.outcome is None:
            seat = match.decision.waiting_for[0]
            match.play(bot(player).answer(GAME, match.view(seat), seat, rng), seat)
        for entry in match.log:
            assert disagreements(entry.events) == []
            rolls += sum(isinstance(e, Rolled) and e.need is not None for e in entry.events)
    assert rolls > 5

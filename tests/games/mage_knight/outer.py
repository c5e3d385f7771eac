"""A battle behind its outer door: a process of its own, which knows nothing but JSON."""

import json
import subprocess
import sys

DRIVER = """
import json, sys
import slagveld
from slagveld.kernel.match import Match

told = json.load(sys.stdin)


def opened():
    if told["save"]:
        return slagveld.load(told["save"])
    return Match.start(slagveld.game("mage-knight"), told["scenario"], **told["rest"])


def played(match, actions):
    refused = []
    for seat, action in actions:
        try:
            match.play_json(action, seat)
        except slagveld.RefusedError as error:
            refused.append(error.refusal.rule)
    return refused


def menu_of(match):
    return [match.game.codec.builtins(one) for one in match.decision.candidates()]


found = []
for actions in told["scripts"]:
    match = opened()
    refused = played(match, actions)
    now = match.decision
    menu = menu_of(match) if told["menu"] else []
    for answer in menu:
        refused += played(slagveld.load(match.save()), [(now.seats[0], answer)])
    found.append(
        {
            "refused": refused,
            "asked": [] if now is None else list(now.seats),
            "forms": [] if now is None else [form.action for form in now.forms],
            "menu": menu,
            "mark": match.log[-1].mark,
            "state": match.game.codec.builtins(match.state),
            "save": match.save().decode(),
        }
    )
json.dump(found, sys.stdout)
"""


def played(*scripts, save="", scenario="", menu=False, **rest):
    """What a fresh process tells of a battle after each of these scripts, as JSON.

    A script is a list of (seat, action) pairs. Each begins a battle of the scenario anew, or goes
    on with the save. `menu`: every answer on offer then is told and tried. `rest` is what
    `Match.start` takes.
    """
    told = {"save": save, "scenario": scenario, "rest": rest, "scripts": scripts, "menu": menu}
    done = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

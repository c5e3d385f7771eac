"""A battle behind its outer door: a process of its own, which knows nothing but JSON."""

import json
import subprocess
import sys

DRIVER = """
import json, sys
import slagveld
from slagveld.kernel.match import Match

told = json.load(sys.stdin)
if told["save"]:
    match = slagveld.load(told["save"])
else:
    match = Match.start(slagveld.game("mage-knight"), told["scenario"], **told["rest"])
refused = []
for seat, action in told["actions"]:
    try:
        match.play_json(action, seat)
    except slagveld.RefusedError as error:
        refused.append(error.refusal.rule)
open_now = match.decision
builtins = match.game.codec.builtins
asked = None if open_now is None else list(open_now.seats)
menu = [builtins(one) for one in open_now.candidates(asked[0])] if told["menu"] else []
json.dump(
    {
        "refused": refused,
        "asked": asked,
        "forms": [] if open_now is None else [form.action for form in open_now.forms],
        "menu": menu,
        "mark": match.log[-1].mark,
        "events": [builtins(event) for event in match.log[-1].events],
        "state": builtins(match.state),
        "save": match.save().decode(),
    },
    sys.stdout,
)
"""


def played(actions=(), *, save="", scenario="", menu=False, **rest):
    """What a fresh process tells of a battle after these (seat, action) pairs, told as JSON.

    It begins a battle of a scenario, or goes on with a save. `rest` is what `Match.start` takes.
    """
    told = {"save": save, "scenario": scenario, "rest": rest, "actions": actions, "menu": menu}
    done = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

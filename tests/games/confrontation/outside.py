"""A battle carried on by another process, which knows nothing but `slagveld` and JSON."""

import json
import subprocess
import sys

from slagveld import game

CHILD = """
import json, sys
from slagveld import game
from slagveld.bots import bot
from slagveld.kernel.dice import Rng, Scripted

rules = game("confrontation")
given = json.load(sys.stdin)
state = rules.codec.state(given["state"])
told = []

def look():
    question = rules.question(state)
    if question is None:
        return {"asks": ""}
    seat = question.who(state)[0]
    listed = [rules.codec.encode(one) for one in question.candidates(state, seat)]
    refused = [rules.check(state, seat, rules.codec.action(one)) for one in listed]
    greedy = bot("greedy").answer(rules, rules.view(state, seat), seat, Rng(1))
    return {
        "asks": type(question).__name__,
        "seat": seat,
        "offers": [json.loads(one) for one in listed],
        "refused": [str(one) for one in refused if one is not None],
        "greedy": json.loads(rules.codec.encode(greedy)),
        "greedy_refused": str(rules.check(state, seat, greedy) or ""),
    }

told.append(look())
for action, dice in given["answers"]:
    seat = rules.question(state).who(state)[0]
    read = rules.codec.action(json.dumps(action).encode())
    refusal = rules.check(state, seat, read)
    if refusal is not None:
        told.append({"rule": refusal.rule})
        break
    state = rules.apply(state, seat, read, Scripted(dice)).state
    told.append(look())
print(json.dumps(told))
"""


def outside(state, *answers):
    """What another process sees at first and after each answer: (action as JSON, its dice)."""
    codec = game("confrontation").codec
    given = {"state": codec.builtins(state), "answers": answers}
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

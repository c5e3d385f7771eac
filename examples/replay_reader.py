"""Read a battle file: is it sound, who won, who was lucky, what happened?

    python examples/replay_reader.py [FILE] [--language nl]

A file holds set-up, log, dice and the state at the end. Loading it trusts nobody: `verify` plays
every entry again and computes every die anew. Without a file, a battle is played first.
"""

import argparse
from pathlib import Path

import slagveld
from slagveld.bots import bot
from slagveld.kernel.dice import Rng
from slagveld.kernel.story import sentence
from slagveld.kernel.verify import verify
from slagveld.lab.luck import luck
from slagveld.texts import Speaker


def main():
    parser = argparse.ArgumentParser(description="Read a battle file.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--language", choices=("en", "nl", "de"), default="en")
    parser.add_argument("--lines", type=int, default=12, help="how much of the end to tell")
    chosen = parser.parse_args()

    saved = chosen.file.read_bytes() if chosen.file else a_battle()
    try:
        match = slagveld.load(saved)
    except slagveld.RefusedError as error:
        raise SystemExit(str(error)) from None

    speaker = Speaker(chosen.language)
    verdict = verify(match)
    sound = "sound" if verdict.ok else "NOT SOUND"
    print(f"{speaker.say(match.game.title)}, {match.setup.scenario}: {sound}")
    print(f"{verdict.entries} entries, {verdict.rolls} rolls")

    for seat in luck(match):
        name = match.state.seats[seat.seat].name
        met = f"{seat.luck.observed} of {seat.tests} tests met"
        print(f"{name}: {met}, {seat.luck.expected:.1f} expected")

    told = [
        (number, speaker.say(sentence(event, match.state.seats)), event.rule)
        for number, events in match.story(seat=None)
        for event in events
    ]
    for number, words, rule in told[-chosen.lines :]:
        print(f"{number:>5}  {words}  {rule}")


def a_battle():
    """A battle between two bots, as the bytes of its file."""
    match = slagveld.game("wizard-duel").match(scenario="meeting", seed=7, options={"rounds": 4})
    greedy, rng = bot("greedy"), Rng(7)
    while (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        match.play(greedy.answer(match.game, match.view(seat), seat, rng), seat)
    return match.save()


if __name__ == "__main__":
    main()

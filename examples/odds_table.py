"""Exact chances as a table: how many wounds does a charge bring, against which armour?

    python examples/odds_table.py

Every game names the attacks whose chances it can tell (`slagveld odds GAME` lists them). The
answer is a whole distribution, computed and not sampled: so is every number below.
"""

import argparse

import slagveld


def main():
    parser = argparse.ArgumentParser(description="Wounds by a melee of Carnage.")
    parser.add_argument("--dice", type=int, default=10, help="how many dice the unit rolls")
    parser.add_argument("--skill", type=int, default=4, help="its weapon skill")
    chosen = parser.parse_args()

    melee = slagveld.game("carnage").odds()["melee"]
    armours, strengths = range(5), range(2, 8)

    print(f"Carnage, {chosen.dice} dice, weapon skill {chosen.skill}: mean number of wounds")
    print("strength " + "".join(f"{f'armour {armour}':>10}" for armour in armours))
    for strength in strengths:
        row = [melee(given(chosen, strength, armour)) for armour in armours]
        print(f"{strength:>8} " + "".join(f"{chances.mean:>10.2f}" for chances in row))

    print()
    print("Strength 4 against armour 1: the chance of at least …")
    chances = melee(given(chosen, 4, 1))
    for wounds in range(1, 7):
        share = chances.at_least(wounds)
        print(f"{wounds} wound{'s' if wounds > 1 else ' '} {share:6.1%} {'█' * round(40 * share)}")


def given(chosen, strength, armour):
    """The numbers of an attack, in words, as `slagveld odds` takes them."""
    numbers = {"dice": chosen.dice, "ws": chosen.skill, "st": strength, "ar": armour}
    return {name: str(number) for name, number in numbers.items()}


if __name__ == "__main__":
    main()

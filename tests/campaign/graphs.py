"""Small campaigns as their authors would write them."""

from slagveld.campaign import read_graph

HEAD = """\
name: {en: War, nl: Oorlog, de: Krieg}
story: {en: Once, nl: Ooit, de: Einst}
sides:
  - key: red
    name: {en: Reds, nl: Roden, de: Rote}
    final: last
    intermediate: left
  - key: blue
    name: {en: Blues, nl: Blauwen, de: Blaue}
base: first
"""
STAGES = """\
scenarios:
  first:
    game: little-carnage
    scenario: duel
    seats: [red, blue]
    next: {red: [left, right], blue: [right]}
  left:
    game: little-carnage
    scenario: duel
    title: {en: Left, nl: Links, de: Links}
    seats: [blue, red]
    next: {red: [last], blue: [right]}
  right:
    game: duel-game
    scenario: duel
    seats: [red, blue]
    next: {red: [left], blue: []}
  last:
    game: little-carnage
    scenario: duel
    seats: [red, blue]
    next: {red: [], blue: [right]}
"""
WAR = HEAD + STAGES

YARD = """\
name: {en: Yard war, nl: Erfoorlog, de: Hofkrieg}
story: {en: "Oink. *Oink*", nl: Knor., de: Grunz.}
sides:
  - {key: sows, name: {en: Sows, nl: Zeugen, de: Säue}, final: second}
  - {key: boars, name: {en: Boars, nl: Beren, de: Eber}, final: second}
base: first
draw: replay
scenarios:
  first:
    game: pig
    scenario: yard
    title: {en: The yard, nl: Het erf, de: Der Hof}
    seats: [sows, boars]
    before: {en: Mud everywhere., nl: Overal modder., de: Überall Matsch.}
    after:
      sows: {en: The sows wallow., nl: De zeugen wentelen., de: Die Säue suhlen sich.}
    next: {sows: [second], boars: [second]}
  second:
    game: pig
    scenario: yard
    seats: [boars, sows]
    next: {sows: [], boars: []}
"""


def graph(text=WAR, **changes):
    """A campaign with some lines of its text replaced."""
    for old, new in changes.pop("swap", {}).items():
        assert old in text
        text = text.replace(old, new, 1)
    extra = "".join(f"{key}: {value}\n" for key, value in changes.items())
    return read_graph(extra + text, "war.yaml")

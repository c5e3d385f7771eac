"""Campaigns over REST: begun, looked at, battles started and given up."""

import time

BANNER = "confrontation/the-stolen-banner"
ORCS = "little-carnage/humans-and-orcs"
OWN = """\
name: {en: My war, nl: Mijn oorlog, de: Mein Krieg}
story: {en: Once, nl: Ooit, de: Einst}
sides:
  - {key: red, name: {en: Reds, nl: Roden, de: Rote}}
  - {key: blue, name: {en: Blues, nl: Blauwen, de: Blaue}}
base: ford
draw: blue
scenarios:
  ford:
    game: wizard-duel
    scenario: empty
    seats: [red, blue]
    next: {red: [], blue: []}
"""


def begin(house, key, *sides, campaign=BANNER, **rest):
    whos = sides or ("me", "me")
    names = {BANNER: ("lions", "goblins"), ORCS: ("humans", "orcs")}[campaign]
    wanted = [
        {
            "side": side,
            "name": f"{who} {side}",
            **({"who": who} if who != "bot" else {"who": "bot", "bot": "random"}),
        }
        for side, who in zip(names, whos, strict=True)
    ]
    made = house.post("/api/campaigns", key, json={"campaign": campaign, "sides": wanted, **rest})
    assert made.status_code == 201, made.text
    return made.json()


def look(house, key, campaign):
    shown = house.get(f"/api/campaigns/{campaign}", key)
    assert shown.status_code == 200, shown.text
    return shown.json()


def start(house, key, campaign, status=201):
    version = look(house, key, campaign)["version"]
    made = house.post(f"/api/campaigns/{campaign}/battle", key, json={"version": version})
    assert made.status_code == status, made.text
    return made.json()


def concede(house, battle, keys, seat):
    """Let a seat give up, after everybody has given a number."""
    while not house.match(battle).begun:
        before = house.entries(battle)
        number = house.match(battle).decision.waiting_for[0]
        act(house, battle, keys[number], number, before, {"type": "MixDice", "number": 7})
    act(house, battle, keys[seat], seat, None, {"type": "Concede"})
    assert house.store.battles.read(battle).over


def act(house, battle, key, seat, after, action):
    for _ in range(200):  # bots may be quicker
        number = house.entries(battle) if after is None else after
        body = {"type": "act", "id": 1, "after": number, "seat": seat, "action": action}
        done = house.post(f"/api/battles/{battle}/actions", key, json=body)
        if done.status_code == 200:
            return
        assert done.json()["stale"], done.text
        time.sleep(0.05)
    raise AssertionError("never our turn")


def refusal(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["refusal"]["text"]["key"]


def undo(house, key, campaign):
    version = look(house, key, campaign)["version"]
    return house.post(f"/api/campaigns/{campaign}/undo", key, json={"version": version})


def tell(house, key, campaign, **told):
    version = look(house, key, campaign)["version"]
    body = {"version": version, **told}
    return house.post(f"/api/campaigns/{campaign}/result", key, json=body)

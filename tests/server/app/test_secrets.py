"""What a seat may not know never leaves the server, and no key gets into a log.

Two battles are played alike but for one secret. Everything that anybody without a right to it
receives, over REST and over the live channel, must be the same to the letter.
"""

import json
import logging
from contextlib import ExitStack

import pytest

PLACES = ("/sight", "", "/luck", "/places")


def same(words, battle):
    """What was received, without what differs between any two battles."""
    return _without(json.loads(words), ("created", "changed"), battle)


def _without(node, names, battle):
    if isinstance(node, dict):
        kept = {name: item for name, item in node.items() if name not in names}
        return {name: _without(item, names, battle) for name, item in kept.items()}
    if isinstance(node, list):
        return [_without(item, names, battle) for item in node]
    return "battle" if node == battle else node


class Ears:
    """Everything that somebody hears of a battle."""

    def __init__(self, house, battle, key, stack):
        self.house, self.battle, self.key = house, battle, key
        self.line = stack.enter_context(house.live(battle, key))
        self.heard = []
        self.hear("sight")

    def hear(self, kind, number=0):
        while True:
            message = self.line.take()
            if message["type"] != "present":
                self.heard.append(json.dumps(message))
            if message["type"] == kind and message.get("number", 0) >= number:
                return

    def everything(self):
        path = f"/api/battles/{self.battle}"
        asked = [self.house.get(path + place, self.key).text for place in PLACES]
        number = self.house.entries(self.battle)
        looks = [
            self.house.get(f"{path}/sight", self.key, params={"at": at}).text
            for at in range(number)
        ]
        return [same(words, self.battle) for words in (*self.heard, *asked, *looks)]


def overheard(house, deeds, listeners):
    """Play some deeds (seat and action) in a fresh battle; what each listener heard of it."""
    battle, keys, watch = house.duel(dice="typed")
    all_keys = {"anna": keys[0], "ben": keys[1], "watcher": watch, "host": house.host_key}
    with ExitStack() as stack:
        ears = {who: Ears(house, battle, all_keys[who], stack) for who in listeners}
        for seat, action in deeds:
            after = house.entries(battle)
            body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
            done = house.post(f"/api/battles/{battle}/actions", keys[seat], json=body)
            assert done.status_code == 200, done.text
            for each in ears.values():
                each.hear("sight", done.json()["number"])
        return {who: each.everything() for who, each in ears.items()}


def bid(seat, number):
    return seat, {"type": "Bid", "points": number}


def card(seat, item):
    return seat, {"type": "TypeCard", "item": item}


def test_a_sealed_answer_stays_sealed(house):
    others = ("ben", "watcher", "host")
    one = overheard(house, [bid(0, 1)], others)
    other = overheard(house, [bid(0, 2)], others)
    assert one == other
    cards = [card(0, "bolt"), card(1, "bolt")]
    opened = [overheard(house, [bid(0, points), bid(1, 0), *cards], ("ben",)) for points in (1, 2)]
    assert opened[0] != opened[1]  # so the comparison can tell


def test_a_card_in_the_hand_is_nobody_elses_business(house):
    others = ("anna", "watcher", "host")
    begin = [bid(0, 1), bid(1, 0), card(0, "bolt")]
    one = overheard(house, [*begin, card(1, "bolt")], others)
    other = overheard(house, [*begin, card(1, "haste")], others)
    assert one == other
    mine = [overheard(house, [*begin, card(1, item)], ("ben",)) for item in ("bolt", "haste")]
    assert mine[0] != mine[1]


def acted(house, battle, key, seat, action):
    """The answer to an action that answers the present."""
    after = house.entries(battle)
    body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
    return house.post(f"/api/battles/{battle}/actions", key, json=body)


@pytest.mark.rule("SLV-POLICY-1")
def test_a_policy_is_nobody_elses_business(house):
    others = ("ben", "watcher", "host")
    begin = [bid(0, 1), bid(1, 0), card(0, "bolt"), card(1, "bolt")]

    def policy(value):
        return 0, {"type": "SetPolicy", "key": "press", "value": value}

    one = overheard(house, [*begin, policy("always")], others)
    other = overheard(house, [*begin, policy("never")], others)
    assert one == other
    assert "SetPolicy" not in json.dumps(one["watcher"])
    assert "PolicySet" not in json.dumps(one)
    mine = overheard(house, [*begin, policy("never")], ("anna",))
    assert "PolicySet" in json.dumps(mine)


@pytest.mark.rule("SLV-DICE-5")
def test_what_may_be_typed_does_not_tell_what_others_drew(house):
    begin = [bid(0, 1), bid(1, 0)]
    one = overheard(house, [*begin, card(0, "bolt")], ("ben",))
    other = overheard(house, [*begin, card(0, "haste")], ("ben",))
    assert "TypeCard" in json.dumps(one)
    assert one == other


@pytest.mark.rule("SLV-HAND-2")
def test_guesses_at_a_hand_are_refused_alike(house):
    said = set()
    begin = [bid(0, 1), bid(1, 0), card(0, "bolt"), card(1, "haste")]
    battle, keys, _ = house.duel(dice="typed")
    for seat, action in begin:
        assert acted(house, battle, keys[seat], seat, action).status_code == 200
    for guess in ("bolt", "haste", "counter", "?", 7, None):
        for new in ("bolt", "haste", 7):
            change = {"path": "/hands/1/hand/0", "old": guess, "new": new}
            answer = acted(house, battle, keys[0], 0, {"type": "Override", "changes": [change]})
            assert answer.status_code == 409
            said.add(json.dumps(answer.json()["refusal"]))
    assert len(said) == 1


@pytest.mark.rule("SLV-DICE-2", "SLV-END-2")
def test_a_player_gives_up_while_dice_are_due(house):
    battle, keys, _ = house.duel(dice="typed")
    for seat, action in [bid(0, 1), bid(1, 0), card(0, "bolt")]:
        assert acted(house, battle, keys[seat], seat, action).status_code == 200
    sight = house.get(f"/api/battles/{battle}/sight", keys[0]).json()
    assert sight["asked"] == []
    forms = [form["action"] for form in sight["standing"][0]["forms"]]
    assert forms == ["OfferEnd", "Concede"]
    assert acted(house, battle, keys[0], 0, {"type": "Concede"}).status_code == 200
    over = house.get(f"/api/battles/{battle}/sight", keys[1]).json()
    assert over["outcome"]["winners"] == [1]
    assert house.get(f"/api/battles/{battle}/proof", keys[1]).json()["ok"]


@pytest.mark.rule("SLV-HAND-5")
def test_whoever_plays_and_leads_overrules_nobody_alone(house):
    """Over REST and the live channel: no leader's eyes, no leader's hand, a proposal instead."""
    anna, ben = house.person(), house.person()
    seats = [
        {"who": "me", "name": "Anna"},
        {"who": "friend", "name": "Ben"},
        {"who": "me", "name": "Lea", "leader": True},
    ]
    made = house.battle(anna, seats=seats, dice="typed", take_back="consent")
    battle = made["battle"]["id"]
    link = made["links"][0]["key"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": link})
    keys = [anna, ben, anna]
    for seat, action in [bid(0, 1), bid(1, 0), card(0, "bolt")]:
        assert acted(house, battle, keys[seat], seat, action).status_code == 200
    refused = acted(house, battle, anna, 2, {"type": "TypeCard", "item": "haste"})
    assert refused.json()["refusal"]["rule"] == "SLV-HAND-5"
    assert acted(house, battle, ben, 1, {"type": "TypeCard", "item": "haste"}).status_code == 200
    change = {"path": "/soldiers/0/wounds", "old": 2, "new": 1}
    hand = {"type": "Override", "changes": [change], "reason": "so I say"}
    for action in (
        hand,
        {"type": "TakeBack", "to": 1},
        {"type": "SetDice", "entry": 4, "rolls": [[1]]},
    ):
        refused = acted(house, battle, anna, 2, action)
        assert refused.status_code == 409
        assert refused.json()["refusal"]["rule"] == "SLV-HAND-5"
    with house.live(battle, anna) as line:
        line.sight()
        line.send("look", seat=2)
        led = line.sight()
    assert led["seat"] is None
    assert "Haste" not in json.dumps(led)
    forms = {one["seat"]: [form["action"] for form in one["forms"]] for one in led["standing"]}
    assert forms[2] == ["Pause"]
    assert "Override" in forms[0]
    assert acted(house, battle, anna, 2, {"type": "Pause"}).status_code == 200
    assert acted(house, battle, anna, 2, {"type": "Resume"}).status_code == 200
    assert acted(house, battle, anna, 0, hand).status_code == 200
    assert house.match(battle).state.soldiers[0].wounds == 2
    agree = {"type": "Agree", "entry": house.entries(battle) - 1}
    assert acted(house, battle, ben, 1, agree).status_code == 200
    assert house.match(battle).state.soldiers[0].wounds == 1


def test_two_at_one_screen_see_no_hand_until_one_looks_alone(house):
    key = house.person()
    seen = []
    for item in ("bolt", "haste"):
        battle = house.battle(key, dice="typed")["battle"]["id"]
        for seat, action in [bid(0, 1), bid(1, 0), card(0, "bolt"), card(1, item)]:
            after = house.entries(battle)
            body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
            house.post(f"/api/battles/{battle}/actions", key, json=body)
        with house.live(battle, key) as line:
            both = same(json.dumps(line.sight()), battle)
            line.send("look", seat=1)
            alone = same(json.dumps(line.sight()), battle)
        seen.append((both, alone))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_the_secret_of_the_dice_is_told_at_the_end_and_not_before(house):
    battle, keys, watch = house.duel()
    secret = house.match(battle).box.seed
    house.play(battle, keys, 6)
    path = f"/api/battles/{battle}"
    for key in (*keys, watch, house.host_key):
        with house.live(battle, key) as line:
            words = json.dumps(line.sight())
        for place in PLACES:
            words += house.get(path + place, key).text
        assert secret not in words
    assert secret not in house.get("/api/club", house.host_key).text
    house.finish(battle, keys)
    assert house.get(f"{path}/sight", watch).json()["proof"]["secret"] == secret


def test_no_key_is_ever_logged(house, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    battle, keys, watch = house.duel()
    caplog.clear()  # what the client's own library logs is not the server's doing
    house.play(battle, keys, 3)
    house.get(f"/api/battles/{battle}/sight", watch)
    house.get("/api/club", house.host_key)
    house.get("/api/club", "h_" + "z" * 43)
    house.post("/api/battles", keys[0], content=b'{"game": "' + watch.encode() + b'"}')
    with house.live(battle, keys[0]) as line:
        line.sight()
        line.raw('{"type": "hail", "key": "' + watch + '", "more": 1}')
        line.until("refused")
    with house.live(battle, "p_" + "z" * 43) as line:
        line.until("farewell")
    told = [
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("httpx", "httpcore", "websockets"))
    ]
    out = capfd.readouterr()
    words = "\n".join([*told, out.out, out.err])
    for key in (*keys, watch, house.host_key, "z" * 43):
        assert key not in words
    assert battle not in words


@pytest.mark.parametrize("place", ["key", "token", "k", "authorization"])
def test_keys_in_the_address_open_nothing(house, place):
    battle, keys, _ = house.duel()
    answer = house.get(f"/api/battles/{battle}", params={place: keys[0]})
    assert answer.status_code == 401

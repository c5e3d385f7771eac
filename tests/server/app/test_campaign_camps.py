"""Camps of armies that grow, over REST."""

from tests.campaign.growth.wars import WARS, War, graph
from tests.server.app.campaigning import look, start


def begun(house, key, **rest):
    text = graph(WARS["mage-knight"])
    sides = [
        {"side": "red", "who": "me", "name": "Anna"},
        {"side": "blue", "who": "bot", "bot": "random"},
    ]
    wish = {"file": {"name": "war.yaml", "text": text}, "sides": sides, **rest}
    made = house.post("/api/campaigns", key, json=wish)
    assert made.status_code == 201, made.text
    return made.json()


def tell(house, key, campaign, **alive):
    shown = look(house, key, campaign)
    wish = {"version": shown["version"], "winner": "red", "alive": alive}
    answer = house.post(f"/api/campaigns/{campaign}/result", key, json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def camp(house, asker, campaign, status=200, **deed):
    version = look(house, asker, campaign)["version"]
    wish = {"version": version, "side": "red", "game": "mage-knight", **deed}
    answer = house.post(f"/api/campaigns/{campaign}/camp", asker, json=wish)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_camp_is_shown_and_changed_and_bots_see_to_theirs(house):
    key = house.person()
    made = begun(house, key)
    campaign = made["id"]
    assert made["growth"]
    assert [side["might"]["points"] for side in made["sides"]] == [99, 100]
    for _ in range(2):
        shown = tell(house, key, campaign, red=[1, 1, 1, 1], blue=[1, 2, 1])
    red, blue = (side["companies"][0] for side in shown["sides"])
    assert [one["experience"] for one in red["members"]] == [4, 4, 4, 4]
    assert [one["due"] for one in red["members"]] == [1, 1, 1, 1]
    assert [one["due"] for one in blue["members"]] == [0, 0, 0]
    assert red["members"][0]["figure"]
    after = camp(house, key, campaign, deed="learn", member=1, key="attack")
    member = after["sides"][0]["companies"][0]["members"][0]
    assert [one["key"] for one in member["advances"]] == ["attack"]
    assert after["diary"][-1]["chapter"]["tales"][-1]["what"]["key"] == "campaign-did-learn"
    after = camp(house, key, campaign, deed="auto")
    assert all(one["due"] == 0 for one in after["sides"][0]["companies"][0]["members"])
    hired = house.get(f"/api/campaigns/{campaign}/recruits/red/mage-knight", key).json()
    assert hired["purse"] == after["sides"][0]["companies"][0]["purse"]
    assert {"orc-hunter", "orc-marauder"} <= {one["key"] for one in hired["recruits"]}


def test_what_a_camp_refuses_has_its_reason(house):
    key, stranger = house.person(), house.person()
    campaign = begun(house, key)["id"]
    problem = camp(house, key, campaign, 422, deed="learn", member=1, key="attack")
    assert problem["refusal"]["text"]["key"] == "campaign-grow-not-yet"
    problem = camp(house, key, campaign, 422, deed="recruit", key="orc-hunter")
    assert problem["refusal"]["text"]["key"] == "campaign-grow-poor"
    path = f"/api/campaigns/{campaign}/recruits/red/mage-knight"
    assert house.get(path, stranger).status_code == 404
    plain = begun(house, key, growth=False)
    assert not plain["growth"]
    problem = camp(house, key, plain["id"], 422, deed="levy")
    assert problem["refusal"]["text"]["key"] == "campaign-grow-off"


def test_a_side_with_two_seats_is_set_up_and_told_of(house):
    key = house.person()
    teams = War("mage-knight", "teams", ("orc-patrol", "elven-watch"))
    text = graph(teams, seats="[red, red, blue, blue]")
    sides = [
        {"side": "red", "who": "me", "name": "Anna"},
        {"side": "blue", "who": "bot", "bot": "random"},
    ]
    wish = {"file": {"name": "war.yaml", "text": text}, "sides": sides}
    campaign = house.post("/api/campaigns", key, json=wish).json()["id"]
    assert look(house, key, campaign)["coming"][0]["seats"] == ["red", "red", "blue", "blue"]
    battle = start(house, key, campaign)["battle"]
    assert [seat["name"] for seat in battle["seats"]][:2] == ["Anna", "Anna 2"]
    assert [seat["side"] for seat in battle["seats"]] == [0, 0, 1, 1]
    told = tell(house, key, campaign, red=[1, 0, 1, 1], blue=[0, 2, 1])
    assert told["diary"][0]["winner"] == "red"
    assert told["sides"][0]["player"] == "Anna"

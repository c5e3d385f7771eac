"""Campaigns: begun, looked at, fought battle by battle, told of."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from slagveld.server.app.asking import ShownKey, is_id, maybe_person, person_of, unknown
from slagveld.server.app.describing import KEYED, json_file, problems
from slagveld.server.app.routes.games import judged
from slagveld.server.app.services import Inside
from slagveld.server.app.strict import strict
from slagveld.server.wire.campaigns import (
    BringArmy,
    CampaignShown,
    CampaignsShown,
    ChooseScenario,
    JudgeArmy,
    NewCampaign,
    StartBattle,
)
from slagveld.server.wire.setup import ArmyReport, Created


@get(
    "/api/campaigns",
    operation_id="campaigns",
    security=[{}, *KEYED],
    responses=problems(401, 403),
)
async def campaigns(services: Inside, key: ShownKey) -> CampaignsShown:
    """The campaigns that can be begun, and those that the asker fights in."""
    person = await maybe_person(services.access, key)
    return await services.campaigns.of_person(person)


@post(
    "/api/campaigns",
    operation_id="newCampaign",
    security=KEYED,
    dto=strict(NewCampaign),
    return_dto=None,
    responses=problems(401, 403, 413, 422),
)
async def new_campaign(
    services: Inside, key: ShownKey, data: JSONBody[NewCampaign]
) -> CampaignShown:
    """Begin a campaign: sides, who leads them, armies, and what is agreed on."""
    person = await person_of(services.access, key)
    return await services.campaigns.begin(data, person)


@get(
    "/api/campaigns/{campaign:str}",
    operation_id="campaign",
    security=KEYED,
    responses=problems(401, 403, 404),
)
async def campaign_shown(services: Inside, key: ShownKey, campaign: FromPath[str]) -> CampaignShown:
    """A campaign, for its owner and whoever has sat at one of its battles."""
    person = await _asker(services, key, campaign)
    return await services.campaigns.shown(campaign, person)


@delete(
    "/api/campaigns/{campaign:str}",
    operation_id="deleteCampaign",
    security=KEYED,
    status_code=204,
    responses=problems(401, 403, 404),
)
async def delete_campaign(services: Inside, key: ShownKey, campaign: FromPath[str]) -> None:
    """Forget a campaign of one's own; its battles stay."""
    person = await _asker(services, key, campaign)
    await services.campaigns.delete(campaign, person)


@post(
    "/api/campaigns/{campaign:str}/battle",
    operation_id="startBattle",
    security=KEYED,
    dto=strict(StartBattle),
    return_dto=None,
    responses=problems(401, 403, 404, 409, 413, 422),
)
async def start_battle(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[StartBattle]
) -> Created:
    """Set the next battle up. When it is over, it is entered by itself."""
    person = await _asker(services, key, campaign)
    return await services.campaigns.start(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/scenario",
    operation_id="chooseScenario",
    security=KEYED,
    dto=strict(ChooseScenario),
    return_dto=None,
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 422),
)
async def choose_scenario(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[ChooseScenario]
) -> CampaignShown:
    """Say which scenario follows, where the last winner may choose."""
    person = await _asker(services, key, campaign)
    return await services.campaigns.choose(campaign, data, person)


@put(
    "/api/campaigns/{campaign:str}/army",
    operation_id="bringArmy",
    security=KEYED,
    dto=strict(BringArmy),
    return_dto=None,
    responses=problems(401, 403, 404, 409, 413, 422),
)
async def bring_army(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[BringArmy]
) -> CampaignShown:
    """Bring another army to the next scenario, or take survivors along as veterans."""
    person = await _asker(services, key, campaign)
    return await services.campaigns.bring(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/judge",
    operation_id="judgeCampaignArmy",
    security=KEYED,
    dto=strict(JudgeArmy),
    return_dto=None,
    status_code=200,
    responses=problems(401, 403, 404, 413, 422),
)
async def judge_army(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[JudgeArmy]
) -> ArmyReport:
    """An army judged for the next scenario, its veterans too."""
    person = await _asker(services, key, campaign)
    roster, faults = await services.campaigns.judge(campaign, data, person)
    return judged(roster, faults)


@get(
    "/api/campaigns/{campaign:str}/file",
    operation_id="campaignFile",
    security=KEYED,
    media_type="application/json",
    responses=problems(401, 403, 404) | json_file(),
)
async def campaign_file(
    services: Inside, key: ShownKey, campaign: FromPath[str]
) -> Response[bytes]:
    """The campaign as a file, which `slagveld campaign` goes on with."""
    person = await _asker(services, key, campaign)
    data = await services.campaigns.file(campaign, person)
    name = f'attachment; filename="slagveld-campaign-{campaign[:8]}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


async def _asker(services: Inside, key: str, campaign: str) -> str:
    """The person who asks about a campaign; raises ProblemError."""
    person = await person_of(services.access, key)
    if not is_id(campaign):
        raise unknown()
    return person

"""Campaigns: begun, looked at, fought battle by battle, told of."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from slagveld.data import LARGEST_UPLOAD
from slagveld.server.app.asking import ShownKey, maybe_person, person_of
from slagveld.server.app.bodies import asker_at, file_answer, taking
from slagveld.server.app.describing import KEYED, json_file, problems
from slagveld.server.app.routes.games import judged
from slagveld.server.app.services import Inside
from slagveld.server.wire.campaigns import (
    BringArmy,
    CampaignOffer,
    CampaignShown,
    CampaignsShown,
    CampaignText,
    CampWish,
    ChooseScenario,
    EnterResult,
    JudgeArmy,
    NewCampaign,
    RecruitsShown,
    StartBattle,
    TakeBackResult,
)
from slagveld.server.wire.setup import ArmyReport, Created

LARGEST = 3 * LARGEST_UPLOAD
"""Bytes of a request with a whole campaign in it, whose signs may take more room as JSON."""


@get(
    "/api/campaigns", operation_id="campaigns", security=[{}, *KEYED], responses=problems(401, 403)
)
async def campaigns(services: Inside, key: ShownKey) -> CampaignsShown:
    """The campaigns that can be begun, and those that the asker fights in."""
    person = await maybe_person(services.access, key)
    return await services.campaigns.of_person(person)


@post(
    "/api/campaigns",
    operation_id="newCampaign",
    **taking(NewCampaign, 403, 422, status_code=201, request_max_body_size=LARGEST),
)
async def new_campaign(
    services: Inside, key: ShownKey, data: JSONBody[NewCampaign]
) -> CampaignShown:
    """Begin a campaign: sides, who leads them, armies, and what is agreed on."""
    person = await person_of(services.access, key)
    return await services.campaigns.begin(data, person)


@post(
    "/api/campaigns/read",
    operation_id="readCampaign",
    **taking(CampaignText, 403, 422, request_max_body_size=LARGEST),
)
async def read_campaign(
    services: Inside, key: ShownKey, data: JSONBody[CampaignText]
) -> CampaignOffer:
    """A campaign of one's own, as it could be begun, or what is wrong with its file."""
    await person_of(services.access, key)
    return await services.campaigns.read(data)


@get(
    "/api/campaigns/{campaign:str}",
    operation_id="campaign",
    security=KEYED,
    responses=problems(401, 403, 404),
)
async def campaign_shown(services: Inside, key: ShownKey, campaign: FromPath[str]) -> CampaignShown:
    """A campaign, for its owner and whoever has sat at one of its battles."""
    person = await asker_at(services, key, campaign)
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
    person = await asker_at(services, key, campaign)
    await services.campaigns.delete(campaign, person)


@post(
    "/api/campaigns/{campaign:str}/battle",
    operation_id="startBattle",
    **taking(StartBattle, 403, 404, 409, 422, status_code=201),
)
async def start_battle(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[StartBattle]
) -> Created:
    """Set the next battle up. When it is over, it is entered by itself."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.start(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/scenario",
    operation_id="chooseScenario",
    **taking(ChooseScenario, 403, 404, 409, 422),
)
async def choose_scenario(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[ChooseScenario]
) -> CampaignShown:
    """Say which scenario follows, where the last winner may choose."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.choose(campaign, data, person)


@put(
    "/api/campaigns/{campaign:str}/army",
    operation_id="bringArmy",
    **taking(BringArmy, 403, 404, 409, 422),
)
async def bring_army(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[BringArmy]
) -> CampaignShown:
    """Bring another army to the next scenario, or take survivors along as veterans."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.bring(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/camp",
    operation_id="campDeed",
    **taking(CampWish, 403, 404, 409, 422),
)
async def camp_deed(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[CampWish]
) -> CampaignShown:
    """Something done between battles, where armies grow: an advance, recruits, a ransom."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.camp(campaign, data, person)


@get(
    "/api/campaigns/{campaign:str}/recruits/{side:str}/{game:str}",
    operation_id="campaignRecruits",
    security=KEYED,
    responses=problems(401, 403, 404, 422),
)
async def campaign_recruits(
    services: Inside,
    key: ShownKey,
    campaign: FromPath[str],
    side: FromPath[str],
    game: FromPath[str],
) -> RecruitsShown:
    """What a side whose army grows can hire, with prices."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.recruits(campaign, side, game, person)


@post(
    "/api/campaigns/{campaign:str}/result",
    operation_id="enterResult",
    **taking(EnterResult, 403, 404, 409, 422),
)
async def enter_result(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[EnterResult]
) -> CampaignShown:
    """Enter what came of the next battle, which was fought at a real table.

    Where that battle is being fought here, it is abandoned and no longer counts.
    """
    person = await asker_at(services, key, campaign)
    return await services.campaigns.tell(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/undo",
    operation_id="takeBackResult",
    **taking(TakeBackResult, 403, 404, 409, 422),
)
async def take_back_result(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[TakeBackResult]
) -> CampaignShown:
    """Take the last result back, if it was entered by hand and nothing was begun since."""
    person = await asker_at(services, key, campaign)
    return await services.campaigns.take_back(campaign, data, person)


@post(
    "/api/campaigns/{campaign:str}/judge",
    operation_id="judgeCampaignArmy",
    **taking(JudgeArmy, 403, 404, 422),
)
async def judge_army(
    services: Inside, key: ShownKey, campaign: FromPath[str], data: JSONBody[JudgeArmy]
) -> ArmyReport:
    """An army judged for the next scenario, its veterans too."""
    person = await asker_at(services, key, campaign)
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
    person = await asker_at(services, key, campaign)
    data = await services.campaigns.file(campaign, person)
    return file_answer(data, f"slagveld-campaign-{campaign[:8]}")

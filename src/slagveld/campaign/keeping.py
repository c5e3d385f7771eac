"""Campaigns as JSON, and back again; a file that was changed by hand is refused."""

from hashlib import blake2b

import msgspec
from msgspec import UNSET

from slagveld import data
from slagveld.campaign import course
from slagveld.campaign.graph import Graph
from slagveld.campaign.soundness import complaint
from slagveld.campaign.state import Army, Before, Campaign
from slagveld.data import Row
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.record import replace
from slagveld.texts import Text

FORMAT = 3
"""Since 2 a result that was entered by hand keeps what was before it, since 3 armies may grow.

Older files are read; nothing grows in them, and their seal is what it was.
"""
PLAIN = 2
"""What a campaign is written as in which nothing is of the newest format."""
LARGEST = 4_000_000
"""Bytes that a campaign may have."""
RULE = "SLV-CAMPAIGN-6"


class Kept(Row, frozen=True, kw_only=True):
    """A campaign as its file holds it."""

    slagveld_campaign: int
    """Version of this format."""
    seal: str
    """Hash over the campaign: nobody has changed it since it was written."""
    campaign: Campaign


class _Head(msgspec.Struct):
    """What is read first, before anything else is trusted."""

    slagveld_campaign: int = 0


def dump(campaign: Campaign) -> bytes:
    """A campaign as JSON that a person can read."""
    version = FORMAT if _needs_newest(campaign) else PLAIN
    kept = Kept(slagveld_campaign=version, seal=_seal(campaign), campaign=campaign)
    return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"


def load(raw: bytes, name: str) -> Campaign:
    """The campaign of a file, ready to go on; raises RefusedError with one sentence."""
    if len(raw) > LARGEST:
        raise RefusedError(refuse(RULE, "campaign-file-large", file=name))
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise RefusedError(refuse(RULE, "campaign-file-foreign", file=name)) from None
    if head.slagveld_campaign < 1:
        raise RefusedError(refuse(RULE, "campaign-file-foreign", file=name))
    if head.slagveld_campaign > FORMAT:
        raise RefusedError(refuse(RULE, "campaign-file-newer", file=name))
    try:
        kept = data.loads(raw, Kept, f"{name.removesuffix('.json')}.json", largest=LARGEST)
    except data.DataError as error:
        raise RefusedError(_damaged(name, f"{error.field or '–'}: {error.reason}")) from None
    wrong = complaint(kept.campaign.graph)
    if wrong is not None:
        raise RefusedError(_damaged(name, wrong[1]))
    if _seal(kept.campaign) != kept.seal:
        raise RefusedError(refuse(RULE, "campaign-file-changed", file=name))
    _check_course(kept.campaign, name)
    return kept.campaign


def _needs_newest(campaign: Campaign) -> bool:
    """Whether older programs could not read a campaign: armies grow, a side has several seats."""
    graph, settings = campaign.graph, campaign.settings
    prizes = any(stage.prize is not UNSET for stage in graph.scenarios.values())
    seats = any(len(stage.seats) > len(stage.sides) for stage in graph.scenarios.values())
    told = any(one is not UNSET for one in (graph.growth, settings.growth, settings.partners))
    return prizes or seats or told


def _check_course(campaign: Campaign, name: str) -> None:
    """Raise RefusedError unless the battles can have followed on each other as they stand."""
    graph = campaign.graph
    for number, battle in enumerate(campaign.battles):
        so_far = replace(campaign, battles=campaign.battles[:number])
        before = so_far.battles[-1] if so_far.battles else None
        again = before is not None and not before.winner
        allowed = (before.scenario,) if before and again else course.options(graph, so_far.course)
        sides = tuple([force.side for force in battle.forces])
        known = battle.winner in graph.side_keys or (battle.drawn and not battle.winner)
        if battle.scenario not in allowed or sides != graph.side_keys or not known:
            raise RefusedError(refuse(RULE, "campaign-file-course", file=name, number=number + 1))
        if not all(_fits(force.roster, force.alive) for force in battle.forces):
            raise RefusedError(_damaged(name, f"battles[{number}].forces"))
        left = battle.before
        if isinstance(left, Before) and (
            battle.source != "table" or not _known(graph, left.armies)
        ):
            raise RefusedError(_damaged(name, f"battles[{number}].before"))
    if not _known(graph, campaign.armies):
        raise RefusedError(_damaged(name, "armies"))
    pairs = [(one.side, one.game) for one in campaign.grown]
    standing = [(one.side, one.game) for one in campaign.armies]
    if campaign.settings.grows and pairs != standing:
        raise RefusedError(_damaged(name, "companies"))


def _known(graph: Graph, armies: tuple[Army, ...]) -> bool:
    """Whether armies are those of sides and games of the campaign."""
    return all(army.side in graph.side_keys and army.game in graph.games() for army in armies)


def _fits(roster: object, alive: tuple[int, ...] | None) -> bool:
    """Whether survivors are those of an army."""
    entries = getattr(roster, "entries", ())
    return alive is None or len(alive) == len(entries)


def _seal(campaign: Campaign) -> str:
    plain = msgspec.json.encode(campaign, order="sorted")
    return blake2b(plain, digest_size=16, person=b"slagveld-war").hexdigest()


def _damaged(name: str, reason: str | Text) -> Refusal:
    said = reason[:200] if isinstance(reason, str) else reason
    return refuse(RULE, "campaign-file-damaged", file=name, reason=said)

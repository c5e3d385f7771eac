"""`slagveld campaign camp`: what is done between battles where armies grow."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer

from slagveld.campaign import Campaign
from slagveld.campaign.armies import name_of
from slagveld.campaign.growing import changed, company_of, left_to_itself, next_game
from slagveld.campaign.growth import camp as doing
from slagveld.campaign.growth.company import Company
from slagveld.campaign.growth.roll import CompanyShown, MemberShown, company_shown
from slagveld.cli import campaign_files as kept
from slagveld.cli.campaign import CampaignFile, pairs
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole
from slagveld.cli.options import AsJson
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.texts import Listing, Text

MOST = 10**6
NUMBER = "cli-name-number"
Doing = Callable[[Game[Any], Company], Company]
Words = list[str] | None


def camp(
    context: typer.Context,
    file: CampaignFile,
    side: Annotated[
        str, typer.Option("--side", metavar="campaign-name-side", help="campaign-option-side")
    ],
    learn: Annotated[
        Words, typer.Option("--learn", metavar="campaign-name-learn", help="campaign-option-learn")
    ] = None,
    ransom: Annotated[
        Words, typer.Option("--ransom", metavar=NUMBER, help="campaign-option-ransom")
    ] = None,
    refill: Annotated[
        Words,
        typer.Option("--refill", metavar="campaign-name-refill", help="campaign-option-refill"),
    ] = None,
    recruit: Annotated[
        Words,
        typer.Option("--recruit", metavar="campaign-name-recruit", help="campaign-option-recruit"),
    ] = None,
    rename: Annotated[
        Words,
        typer.Option("--rename", metavar="campaign-name-rename", help="campaign-option-rename"),
    ] = None,
    dismiss: Annotated[
        Words, typer.Option("--dismiss", metavar=NUMBER, help="campaign-option-dismiss")
    ] = None,
    levy: Annotated[bool, typer.Option("--levy", help="campaign-option-levy")] = False,
    auto: Annotated[bool, typer.Option("--auto", help="campaign-option-auto")] = False,
    as_json: AsJson = False,
) -> int:
    """Do something in the camp of a side, in the order of the options; alone, show it."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    game = next_game(campaign)
    company_of(campaign, side, game)
    if kept.begun_file(campaign, file):
        raise RefusedError(refuse("SLV-GROW-6", "campaign-being-fought"))
    wanted = [
        *_learning(learn or []),
        *[_one(doing.dismiss, "--dismiss", word) for word in dismiss or []],
        *[_one(doing.ransom, "--ransom", word) for word in ransom or []],
        *[_refilling(word) for word in refill or []],
        *[_recruiting(word) for word in recruit or []],
        *_renaming(rename or []),
        *([doing.levy] if levy else []),
    ]
    done: list[Text] = []
    for one in wanted:
        campaign, said = changed(campaign, side, game, _at(one, game))
        done += said
    if auto:
        campaign, by_itself = left_to_itself(campaign, [side])
        done += [what for _, what in by_itself]
    if wanted or auto:
        kept.keep(campaign, file)
    told = [desk.name(what) for what in done]
    shown = company_shown(find(game), company_of(campaign, side, game))
    if as_json:
        desk.json({**_plain(desk, shown), "done": told})
        return 0
    for what in told:
        desk.line(what)
    _show(desk, campaign, shown)
    return 0


def _at(one: Doing, game: str) -> Callable[[Company], Company]:
    return lambda company: one(find(game), company)


def _learning(words: list[str]) -> list[Doing]:
    found = []
    for number, advance in pairs("--learn", words):
        found.append(_learn(whole("--learn", number, 1, MOST), advance))
    return found


def _learn(serial: int, advance: str) -> Doing:
    return lambda game, company: doing.learn(game, company, serial, advance)


def _renaming(words: list[str]) -> list[Doing]:
    found = []
    for number, name in pairs("--rename", words):
        found.append(_rename(whole("--rename", number, 1, MOST), name))
    return found


def _rename(serial: int, name: str) -> Doing:
    return lambda game, company: doing.rename(game, company, serial, name)


def _one(what: Callable[[Game[Any], Company, int], Company], option: str, word: str) -> Doing:
    serial = whole(option, word, 1, MOST)
    return lambda game, company: what(game, company, serial)


def _refilling(word: str) -> Doing:
    number, equals, count = word.partition("=")
    serial = whole("--refill", number, 1, MOST)
    most = whole("--refill", count, 1, MOST) if equals else 0
    return lambda game, company: doing.refill(game, company, serial, most)


def _recruiting(word: str) -> Doing:
    key, equals, count = word.rpartition("=")
    number = whole("--recruit", count, 1, doing.MOST_RECRUITS) if equals else 1
    return lambda game, company: doing.recruit(game, company, key if equals else word, number)


def _show(desk: Desk, campaign: Campaign, shown: CompanyShown) -> None:
    company = company_of(campaign, shown.side, shown.game)
    side = name_of(campaign, shown.side)
    said = desk.say("campaign-camp-head", side=side, army=company.name, points=shown.purse)
    desk.line(said, style="bold")
    for member in shown.members:
        grade = "" if member.grade is None else f" ({desk.name(member.grade)})"
        desk.indented(f"{member.serial}) {desk.name(member.line)}{grade}")
        for line in _details(desk, member):
            desk.indented(line, 5)
    if shown.dead:
        desk.line(desk.say("campaign-camp-dead", list=Listing(tuple(shown.dead))))


def _details(desk: Desk, member: MemberShown) -> list[str]:
    found = []
    for key, listed in (("advances", member.advances), ("wounds", member.wounds)):
        if listed:
            names = Listing(tuple([one.name for one in listed]))
            found.append(desk.say(f"campaign-camp-{key}", list=names))  # texts: campaign-camp-*
    if member.due:
        choices = ", ".join(f"{one.key} ({desk.name(one.name)})" for one in member.choices)
        found.append(desk.say("campaign-camp-choices", list=choices))
    return found


def _plain(desk: Desk, shown: CompanyShown) -> dict[str, Any]:
    """A company for programs, its names said."""
    members = []
    for one in shown.members:
        plain = msgspec.to_builtins(one)
        plain.pop("figure"), plain.pop("line")
        said = {"name": desk.name(one.name), "unit": desk.name(one.unit)}
        said["grade"] = "" if one.grade is None else desk.name(one.grade)
        listed = {
            key: [learned.key for learned in getattr(one, key)]
            for key in ("advances", "wounds", "choices")
        }
        members.append({**plain, **said, **listed})
    return {
        "side": shown.side,
        "game": shown.game,
        "purse": shown.purse,
        "may_levy": shown.may_levy,
        "members": members,
        "dead": [desk.name(one) for one in shown.dead],
    }

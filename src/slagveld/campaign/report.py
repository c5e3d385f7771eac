"""The report of a campaign in one language, as Markdown or as a page."""

from html import escape
from typing import Literal

import msgspec

from slagveld.campaign.armies import Finder
from slagveld.campaign.state import Campaign, options
from slagveld.campaign.telling import Chapter, Spot, diary, end_of, map_of, standing, title_of
from slagveld.kernel.registry import game as registered
from slagveld.texts import Listing, Speaker, Text, Value

Kind = Literal["title", "heading", "words", "list", "drawing"]


class Block(msgspec.Struct, frozen=True):
    """A part of the report."""

    kind: Kind
    lines: tuple[str, ...]


def report(campaign: Campaign, speaker: Speaker, find: Finder = registered) -> tuple[Block, ...]:
    """The whole story: how it stands, every battle, the map."""
    graph = campaign.graph
    blocks = [
        Block("title", (speaker.say(graph.name),)),
        Block("words", (speaker.say(graph.story),)),
        Block("words", (outlook(campaign, speaker, find),)),
        Block("list", standing_lines(campaign, speaker)),
    ]
    for chapter in diary(campaign, find):
        blocks += _chapter(chapter, speaker)
    blocks.append(Block("heading", (speaker.say(Text("campaign-map")),)))
    blocks.append(Block("drawing", drawing(map_of(campaign, find), speaker)))
    return tuple(blocks)


def outlook(campaign: Campaign, speaker: Speaker, find: Finder = registered) -> str:
    """How the campaign ended, or what comes next."""
    end = end_of(campaign)
    if end is not None:
        return speaker.say(end)
    titles: list[Value] = [title_of(campaign.graph, key, find) for key in options(campaign)]
    if len(titles) > 1:
        return _said(speaker, "campaign-choice", titles=" / ".join(map(speaker.say, titles)))
    return _said(speaker, "campaign-next", title=titles[0])


def standing_lines(campaign: Campaign, speaker: Speaker) -> tuple[str, ...]:
    """How each side stands, a line for each."""
    return tuple(
        [
            _said(speaker, "campaign-rank", side=rank.name, won=rank.won, points=rank.points)
            for rank in standing(campaign)
        ]
    )


def _said(speaker: Speaker, key: str, **values: Value) -> str:
    return speaker.say(Text(key, values))


def _chapter(chapter: Chapter, speaker: Speaker) -> list[Block]:
    head = _said(speaker, "campaign-chapter", number=chapter.number, title=chapter.title)
    if chapter.date:
        head = f"{head} ({chapter.date})"
    blocks = [Block("heading", (head,))]
    if chapter.before is not None:
        blocks.append(Block("words", (speaker.say(chapter.before),)))
    told = [speaker.say(chapter.result), *[speaker.say(note) for note in chapter.notes]]
    blocks.append(Block("words", (" ".join(told),)))
    lines: list[str] = []
    for toll in chapter.tolls:
        army = "" if toll.army is None else f" – {speaker.say(toll.army)}"
        points = _said(speaker, "campaign-points", points=toll.points)
        lines.append(f"{speaker.say(toll.name)}{army}: {points}")
        lines += [f"  {speaker.say(line)}" for line in toll.lines]
        lines += [f"  {speaker.say(tale.what)}" for tale in chapter.tales if tale.side == toll.side]
    blocks.append(Block("list", tuple(lines)))
    if chapter.after is not None:
        blocks.append(Block("words", (speaker.say(chapter.after),)))
    return blocks


def drawing(spots: tuple[Spot, ...], speaker: Speaker) -> tuple[str, ...]:
    """The way through the graph, drawn in text.

    ● was fought (with the number of the battle), ▶ is next, ○ is open; ═ is the way taken.
    """
    lines: list[str] = []
    for spot in spots:
        sign = {"played": "●", "next": "▶", "open": "○"}[spot.state]
        numbers = ", ".join(str(number) for number in spot.numbers)
        when = f" [{numbers}]" if numbers else ""
        sides = Listing(spot.final_of)
        last = f" ({_said(speaker, 'campaign-final-of', side=sides)})" if spot.final_of else ""
        lines.append(f"{sign}{when} {speaker.say(spot.title)}{last}")
        for place, way in enumerate(spot.ways):
            branch = "└" if place == len(spot.ways) - 1 else "├"
            arrow = "═══▶" if way.taken else "───▷"
            leads = " / ".join(speaker.say(title) for title in way.leads)
            where = leads or _said(speaker, "campaign-leads-nowhere")
            lines.append(f"  {branch}{arrow} {speaker.say(way.side)}: {where}")
    return tuple(lines)


def markdown(blocks: tuple[Block, ...]) -> str:
    """The report as Markdown."""
    parts: list[str] = []
    for block in blocks:
        match block.kind:
            case "title":
                parts.append(f"# {_marked(block.lines[0])}")
            case "heading":
                parts.append(f"## {_marked(block.lines[0])}")
            case "words":
                parts.append(_marked(block.lines[0]))
            case "list":
                parts.append("\n".join(_item(line) for line in block.lines))
            case "drawing":
                parts.append("\n".join(f"    {line}" for line in block.lines))
    return "\n\n".join(parts) + "\n"


def _item(line: str) -> str:
    inner = line.removeprefix("  ")
    return f"{'' if inner == line else '  '}- {_marked(inner)}"


def _marked(words: str) -> str:
    """Words that stay what they are in Markdown, on one line."""
    line = " ".join(words.split())
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#" else sign for sign in line)


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 Georgia, serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }}
pre {{ font-size: .85rem; overflow-x: auto }}
li.sub {{ margin-left: 1.5rem }}
</style>
{body}
</html>
"""


def html(blocks: tuple[Block, ...], language: str) -> str:
    """The report as a page of its own, without anything from elsewhere."""
    parts: list[str] = []
    for block in blocks:
        lines = [escape(line) for line in block.lines]
        match block.kind:
            case "title":
                parts.append(f"<h1>{lines[0]}</h1>")
            case "heading":
                parts.append(f"<h2>{lines[0]}</h2>")
            case "words":
                parts.append(f"<p>{lines[0]}</p>")
            case "list":
                items = [_element(line) for line in lines]
                parts.append("\n".join(["<ul>", *items, "</ul>"]))
            case "drawing":
                parts.append("\n".join([f"<pre>{lines[0]}", *lines[1:], "</pre>"]))
    title = escape(blocks[0].lines[0])
    return PAGE.format(language=language, title=title, body="\n".join(parts))


def _element(line: str) -> str:
    inner = line.removeprefix("  ")
    return f"<li>{line}</li>" if inner == line else f'<li class="sub">{inner}</li>'

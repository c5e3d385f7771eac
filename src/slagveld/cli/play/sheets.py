"""Sheets, gauges, tracks and cards of a scene, in short and in full."""

from collections.abc import Iterable

from rich.text import Text as Styled

from slagveld.cli.play.codes import Codes, brackets, colour
from slagveld.cli.play.places import Ruler
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel.scene import Card, CardRow, Gauge, Piece, Scene
from slagveld.texts import Text

SHORT = 6
"""Lines of a sheet without gauges that the short form shows."""


def in_short(scene: Scene, codes: Codes, term: Terminal) -> list[Styled]:
    """One line or two for each seat: its sheet, and how its pieces fare."""
    lines = [_head(scene, codes, term)]
    for sheet in [sheet for sheet in scene.sheets if sheet.seat is not None]:
        pair = brackets(sheet.seat)
        line = Styled(f"{pair[0]}{codes.said(sheet.title)}{pair[1]}", style="bold")
        line.stylize(colour(sheet.seat))
        values = [_gauge(gauge, codes) for gauge in sheet.gauges]
        if not values:
            values = [
                f"{codes.said(f.label)} {_value(f.value, codes)}" for f in sheet.lines[:SHORT]
            ]
        line.append("  " + "  ".join(values), "not bold default")
        lines.append(line)
        told = [gauge.label for gauge in sheet.gauges]
        own = [p for p in scene.pieces if p.seat == sheet.seat and _own(p, told)]
        fares = [_fares(p, codes) for p in sorted(own, key=lambda p: _rank(codes.code(p.id)))]
        if fares:
            lines.append(Styled("   " + "  ".join(fares), style=f"not bold {colour(sheet.seat)}"))
    lines += _rows(scene, codes, term)
    for pool in scene.pools:
        dice = " ".join("_" if die is None else str(die) for die in pool.dice)
        lines.append(Styled(f"{codes.said(pool.title)}: {dice}"))
    return [line for line in lines if line.plain.strip()]


def _head(scene: Scene, codes: Codes, term: Terminal) -> Styled:
    """The round, and tracks with the present step marked."""
    parts: list[str] = []
    if scene.round:
        limit = scene.round_limit
        key = "play-round" if limit is None else "play-round-of"
        parts.append(term.say(key, round=scene.round, limit=limit or 0, called=scene.round_called))
    for track in scene.tracks:
        if track.now == scene.round - 1 and len(track.steps) == scene.round_limit:
            continue  # the rounds themselves, already told
        steps = [
            f"›{codes.said(step)}‹" if place == track.now else codes.said(step)
            for place, step in enumerate(track.steps)
        ]
        if steps:
            parts.append(f"{codes.said(track.title)}: {', '.join(steps)}")
    return Styled("   ".join(parts), style="bold")


def _rank(code: str) -> tuple[str, int, str]:
    """Codes in the order a person counts: A2 before A10."""
    number = code.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return code[:1], int(number) if number.isdecimal() else 0, code


def _fares(piece: Piece, codes: Codes) -> str:
    """A piece and its first gauge, in very short."""
    gauge = piece.gauges[0]
    most = "" if gauge.most is None else f"/{gauge.most}"
    return f"{codes.code(piece.id)}:{gauge.value}{most}"


def _own(piece: Piece, told: list[Text]) -> bool:
    """Whether a piece on the table has a gauge that its owner's sheet does not tell already."""
    return bool(piece.gauges) and piece.pose is not None and piece.gauges[0].label not in told


def _gauge(gauge: Gauge, codes: Codes) -> str:
    most = "" if gauge.most is None else f"/{gauge.most}"
    return f"{codes.said(gauge.label)} {gauge.value}{most}"


def _value(value: object, codes: Codes) -> str:
    return str(value) if isinstance(value, int) else codes.said(value)  # type: ignore[arg-type]


def _rows(scene: Scene, codes: Codes, term: Terminal) -> list[Styled]:
    return [made for row in scene.rows if (made := _row(row, codes, term)) is not None]


def _row(row: CardRow, codes: Codes, term: Terminal) -> Styled | None:
    """A row of cards: the names of those face up, the number of the others."""
    open_cards = [codes.said(card.front.title) for card in row.cards if card.front is not None]
    count = len(row.cards) if row.count is None else row.count
    hidden = count - len(open_cards)
    if not count:
        return None
    parts = [", ".join(open_cards)] if open_cards else []
    if hidden > 0:
        parts.append(term.say("play-cards-hidden", count=hidden))
    title = term.say("play-cards-of", whose=codes.said(row.title))
    return Styled(f"{title}: {' + '.join(parts)}", style=colour(row.seat))


def in_full(scene: Scene, codes: Codes, term: Terminal) -> list[Styled]:
    """Every sheet with all its lines and notes, then every piece with place, gauges, badges."""
    lines: list[Styled] = [_head(scene, codes, term)]
    for sheet in scene.sheets:
        lines += _card(sheet, codes)
    lines += _rows(scene, codes, term)
    if scene.pieces:
        lines.append(Styled(term.say("play-pieces-head"), style="bold"))
    lines += [_piece(piece, codes, term.ruler) for piece in scene.pieces]
    for ground in scene.terrain:
        lines.append(Styled(f"{codes.said(ground.name)}: {codes.said(ground.help)}", style="dim"))
    return lines


def one_card(piece: Piece, codes: Codes, term: Terminal) -> list[Styled]:
    """Everything about one piece."""
    lines = [_piece(piece, codes, term.ruler)]
    return lines if piece.card is None else [*lines, *_card(piece.card, codes)]


def _card(card: Card, codes: Codes) -> Iterable[Styled]:
    yield Styled(codes.said(card.title), style=f"bold {colour(card.seat)}")
    told = {codes.said(line.label) for line in card.lines}
    for line in card.lines:
        yield Styled(f"  {codes.said(line.label)}: {_value(line.value, codes)}")
    for gauge in card.gauges:
        if codes.said(gauge.label) not in told:
            yield Styled(f"  {_gauge(gauge, codes)}")
    if card.dial is not None:
        yield Styled(f"  {card.dial.click}/{len(card.dial.clicks)}")
    for note in card.notes:
        yield Styled(f"  {codes.said(note)}", style="dim")


def _piece(piece: Piece, codes: Codes, ruler: Ruler) -> Styled:
    pair = brackets(piece.seat)
    line = Styled.assemble(
        (f"  {pair[0]}{codes.code(piece.id)}{pair[1]} ", f"bold {colour(piece.seat)}"),
        codes.said(piece.name),
    )
    parts = [_gauge(gauge, codes) for gauge in piece.gauges]
    if piece.pose is not None:
        level = f" @{piece.pose.level}" if piece.pose.level else ""
        parts.append(f"({ruler.told(piece.pose.x)} {ruler.told(piece.pose.y)}{level})")
    parts += [codes.said(badge.text) for badge in piece.badges]
    return line.append("  " + "  ".join(parts), "dim")

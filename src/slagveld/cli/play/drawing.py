"""The table drawn with letters: from a scene to lines of a terminal."""

import math

from rich.text import Text as Styled

from slagveld.cli.play.canvas import Canvas, Cell
from slagveld.cli.play.codes import Codes, brackets, colour
from slagveld.cli.play.places import Ruler
from slagveld.kernel.scene import Piece, Scene

ARROWS = "→↘↓↙←↖↑↗"
LOOKS = {
    "wood": ("♣", "green"),
    "forest": ("♣", "green"),
    "water": ("≈", "blue"),
    "pond": ("≈", "blue"),
    "river": ("≈", "blue"),
    "swamp": ("~", "yellow"),
    "hill": ("^", "yellow"),
    "wall": ("#", "white"),
    "roof": ("▒", "white"),
    "building": ("▒", "white"),
    "rocks": ("%", "white"),
}
"""How terrain looks; another look is drawn by its first letter."""
SHADES = "▓▒░█"
PLAIN = str.maketrans("→↘↓↙←↖↑↗♣≈▒▓░█·─│┌┐└┘◆×", ">\\v/<\\^/&~====.-|++++*x")
"""For terminals that know only ASCII."""
MARGIN = 4


def arrow(facing: int) -> str:
    """The arrow of a direction."""
    return ARROWS[(facing + 225) // 450 % 8]


def look(kind: str) -> Cell:
    """Sign and colour of a kind of terrain."""
    return LOOKS.get(kind, (kind[:1].lower() or "?", "white"))


def draw(
    scene: Scene, codes: Codes, columns: int, rows: int, ruler: Ruler, *, plain: bool = False
) -> list[Styled]:
    """The table with rulers at its edges, and a legend of its terrain."""
    canvas = Canvas(scene.table.width, scene.table.depth, columns - MARGIN - 2, rows)
    _dots(canvas, scene, ruler)
    for zone in scene.zones:
        for outline in zone.region.outlines:
            canvas.fill(outline, ":", f"dim {colour(zone.seat)}")
    for ground in scene.terrain:
        sign, tint = look(ground.look)
        canvas.fill(ground.outline, sign, f"dim {tint}")
    for marker in scene.markers:
        canvas.write(marker.spot.x, marker.spot.y, ("◆",), f"bold {colour(marker.seat)}")
    crowd = _pieces(canvas, scene, codes)
    lines = [*_framed(canvas, scene, ruler), *_legend(scene, codes)]
    if crowd:
        lines.append(Styled("… " + " ".join(crowd), style="dim"))
    return [_ascii(line) for line in lines] if plain else lines


def _pieces(canvas: Canvas, scene: Scene, codes: Codes) -> list[str]:
    """Write the pieces; the codes of those that found no room."""
    crowd: list[str] = []
    blocks = {group.id for group in scene.groups if group.outline is not None}
    for number, group in enumerate(scene.groups):
        if group.outline is not None and group.outline.points:
            shade = SHADES[(group.seat or 0) % len(SHADES)]
            canvas.fill(group.outline, shade, f"dim {colour(group.seat)}")
            stand = codes.stand(group.id)
            token = codes.code(group.id) or str(number)
            if stand is not None:
                canvas.write(stand.x, stand.y, (token,), f"bold {colour(group.seat)}")
    alone = [
        piece for piece in scene.pieces if piece.pose is not None and piece.group not in blocks
    ]
    cells = [canvas.at(piece.pose.x, piece.pose.y) for piece in alone if piece.pose is not None]
    for piece, (column, row) in zip(alone, cells, strict=True):
        if piece.pose is None:
            continue
        near = sorted(abs(column - c) for c, r in cells if r == row)[1:2]
        tokens = _tokens(piece, codes.code(piece.id), near[0] if near else canvas.columns)
        style = f"{'dim' if piece.spent else 'bold'} {colour(piece.seat)}"
        if not canvas.write(piece.pose.x, piece.pose.y, tokens, style):
            crowd.append(codes.code(piece.id))
    return crowd


def _tokens(piece: Piece, code: str, room: int) -> tuple[str, ...]:
    """What stands for a piece, long to short; the nearer the next one is, the shorter."""
    pair = brackets(piece.seat)
    point = "" if piece.pose is None else arrow(piece.pose.facing)
    tokens = (f"{pair[0]}{code}{point}{pair[1]}", f"{pair[0]}{code}{point}", f"{code}{point}", code)
    fitting = tuple(token for token in tokens if len(token) <= room)
    return fitting or tokens[-1:]


def _step(length: float, cells: int, ruler: Ruler, least: int) -> int:
    """Round numbers between marks of a ruler, so that marks stand `least` cells apart."""
    whole = length / ruler.per
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200):
        if step * cells / max(whole, 1) >= least:
            return step
    return max(1, math.ceil(whole))


def _dots(canvas: Canvas, scene: Scene, ruler: Ruler) -> None:
    step = _step(scene.table.width, canvas.columns, ruler, 8) * ruler.per
    for down in range(1, math.ceil(scene.table.depth / step)):
        for right in range(1, math.ceil(scene.table.width / step)):
            column, row = canvas.at(right * step, down * step)
            canvas.cells[row][column] = ("·", "dim")


def _framed(canvas: Canvas, scene: Scene, ruler: Ruler) -> list[Styled]:
    step = _step(scene.table.width, canvas.columns, ruler, 8)
    head = [" "] * (canvas.columns + 1)
    for mark in range(0, math.floor(scene.table.width / ruler.per) + 1, step):
        column = min(int(mark * ruler.per / canvas.scale), canvas.columns - 1)
        first = min(column, len(head) - len(str(mark)))
        if first >= 0 and not "".join(head[max(first - 1, 0) :]).strip():
            head[first : first + len(str(mark))] = str(mark)
    marks: dict[int, str] = {}
    down = _step(scene.table.depth, canvas.rows, ruler, 3)
    for mark in range(0, math.floor(scene.table.depth / ruler.per) + 1, down):
        marks.setdefault(canvas.at(0, mark * ruler.per)[1], str(mark))
    lines = [Styled(f"{ruler.mark:>{MARGIN}} {''.join(head).rstrip()}", style="dim")]
    lines.append(Styled(" " * MARGIN + "┌" + "─" * canvas.columns + "┐", style="dim"))
    for row, cells in enumerate(canvas.cells):
        line = Styled(f"{marks.get(row, ''):>{MARGIN}}│", style="dim")
        whole = Styled.assemble(line, *((sign, style) for sign, style in cells), ("│", "dim"))
        lines.append(whole)
    lines.append(Styled(" " * MARGIN + "└" + "─" * canvas.columns + "┘", style="dim"))
    return lines


def _legend(scene: Scene, codes: Codes) -> list[Styled]:
    """What the signs of the terrain mean."""
    seen = dict.fromkeys((look(ground.look), codes.said(ground.name)) for ground in scene.terrain)
    marks = dict.fromkeys(codes.said(marker.name) for marker in scene.markers)
    parts = [(sign, tint, name) for (sign, tint), name in seen]
    parts += [("◆", "bold", name) for name in marks]
    if not parts:
        return []
    line = Styled(" " * (MARGIN + 1), overflow="fold")
    for sign, tint, name in parts:
        line.append(sign * 2, tint).append(f" {name}   ", "dim")
    line.rstrip()
    return [line]


def _ascii(line: Styled) -> Styled:
    """The same in ASCII; every sign becomes one sign, so the styles stay where they are."""
    made = line.copy()
    made.plain = line.plain.translate(PLAIN)
    made.spans = line.spans
    return made

/** The frame around the chosen piece: pull its sides and corners, turn it by the grip above. */
import { length } from "../../texts";
import { frameOf, HANDLES, handleSpot, type KitPiece, type LaidPiece, onTable } from "./geometry";

interface Props {
  kind: KitPiece;
  piece: LaidPiece;
  turning: boolean;
  /** Units in a pixel of the screen: handles have the same size on every screen. */
  pixel: number;
}

export function Handles({ kind, piece, turning, pixel }: Props) {
  const room = 4 * pixel;
  const frame = frameOf(piece, room);
  const [sx, sy] = handleSpot(piece, { along: 0, across: -1 }, room);
  const [gx, gy] = onTable(piece, [0, -(piece.depth / 2 + 28 * pixel)]);
  const fixed = kind.least === kind.most;
  const lowest = Math.max(...frame.map(([, y]) => y));
  const side = 10 * pixel;
  return (
    <g class="lay-handles">
      <polygon
        class="lay-frame"
        points={frame.map((point) => point.join(",")).join(" ")}
        stroke-width={2 * pixel}
      />
      <line class="lay-frame" x1={sx} y1={sy} x2={gx} y2={gy} stroke-width={2 * pixel} />
      <g data-handle="turn" class="lay-handle is-turn">
        <circle class="lay-touch" cx={gx} cy={gy} r={20 * pixel} />
        <circle cx={gx} cy={gy} r={7 * pixel} stroke-width={1.5 * pixel} />
      </g>
      {!fixed &&
        HANDLES.map((handle) => {
          const [x, y] = handleSpot(piece, handle, room);
          return (
            <g
              key={`${handle.along} ${handle.across}`}
              data-handle={`${handle.along} ${handle.across}`}
              class="lay-handle"
              style={{ cursor: cursorOf(piece.facing, handle.along, handle.across) }}
            >
              <circle class="lay-touch" cx={x} cy={y} r={13 * pixel} />
              <rect
                x={x - side / 2}
                y={y - side / 2}
                width={side}
                height={side}
                rx={2 * pixel}
                stroke-width={1.5 * pixel}
                transform={`rotate(${piece.facing / 10} ${x} ${y})`}
              />
            </g>
          );
        })}
      <text
        class="lay-size"
        x={piece.x}
        y={lowest + 18 * pixel}
        font-size={14 * pixel}
        stroke-width={3 * pixel}
      >
        {turning
          ? `${(piece.facing / 10).toFixed(0)}°`
          : `${length(piece.width)} × ${length(piece.depth)}`}
      </text>
    </g>
  );
}

/** The arrow that shows which way a handle is pulled. */
function cursorOf(facing: number, along: number, across: number): string {
  const angle = (Math.atan2(across, along) * 180) / Math.PI + facing / 10;
  const eighth = ((Math.round(angle / 45) % 4) + 4) % 4;
  return ["ew-resize", "nwse-resize", "ns-resize", "nesw-resize"][eighth] ?? "move";
}

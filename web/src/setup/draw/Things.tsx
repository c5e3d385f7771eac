/** What stands on the table over the terrain: starting pieces, objects, and the chosen one's grips. */
import { sideColour } from "../../look";
import { length } from "../../texts";
import { extentOf, type Point } from "../board/geometry";
import { type Corners, cornersIn, isBox, middleOf, roundOf, sidesOf } from "./areas";
import type { Desk } from "./desk";
import { cornersOf } from "./details";
import { nameOf } from "./names";
import { facingOf, OUTLINE, type Part, rowsOf, sameThing, sideOf, spotOf, TERRAIN } from "./parts";
import type { Sketch } from "./useHands";

interface Props {
  desk: Desk;
  blamed: readonly string[];
  sketch: Sketch | null;
  pixel: number;
}

export function Things({ desk, blamed, sketch, pixel }: Props) {
  const { sheet, parts, chosen } = desk;
  return (
    <>
      {parts
        .filter(({ kind }) => kind === "spot")
        .flatMap((part) =>
          rowsOf(sheet, part.name).map((row, index) => (
            <Spot
              key={`${part.name} ${index}`}
              part={part}
              row={row}
              index={index}
              name={nameOf(desk, part, row, index)}
              chosen={sameThing(chosen, { part: part.name, index })}
              wrong={blamed.some((one) => `${one}.`.startsWith(`${part.name}.${index}.`))}
              pixel={pixel}
            />
          )),
        )}
      {chosen !== null && <Grips desk={desk} pixel={pixel} />}
      {sketch !== null && <Sketched sketch={sketch} pixel={pixel} />}
    </>
  );
}

interface SpotProps {
  part: Part;
  row: Record<string, unknown>;
  index: number;
  name: string;
  chosen: boolean;
  wrong: boolean;
  pixel: number;
}

function Spot({ part, row, index, name, chosen, wrong, pixel }: SpotProps) {
  const [x, y] = spotOf(row);
  const side = sideOf(row) - 1;
  const kind = `draw-spot${chosen ? " is-chosen" : ""}${wrong ? " is-wrong" : ""}`;
  return (
    <g
      class={kind}
      data-thing={`${part.name} ${index}`}
      transform={`translate(${x} ${y}) scale(${pixel})`}
      style={{ "--side": side < 0 ? "#f6d64a" : sideColour(side) }}
    >
      <circle class="lay-touch" r={18} />
      {part.turns && <path d="M10 -6L20 0L10 6Z" transform={`rotate(${facingOf(row) / 10})`} />}
      <circle class="draw-disc" r={11} />
      <text class="draw-number" y={0.5}>
        {index + 1}
      </text>
      {chosen && (
        <text class="lay-size" y={30} font-size={14} stroke-width={3}>
          {name}
        </text>
      )}
    </g>
  );
}

/** The grips of what is chosen. */
function Grips({ desk, pixel }: { desk: Desk; pixel: number }) {
  const { chosen, parts, sheet } = desk;
  const row = chosen && rowsOf(sheet, chosen.part)[chosen.index];
  if (!row || !chosen) return null;
  const part = parts.find(({ name }) => name === chosen.part);
  if (part?.kind === "spot") {
    return part.turns ? <TurnGrip from={spotOf(row)} facing={facingOf(row)} pixel={pixel} /> : null;
  }
  if (part?.kind === "area") {
    return <AreaGrips corners={cornersIn(row[OUTLINE])} box={part.box} pixel={pixel} />;
  }
  if (chosen.part !== TERRAIN) return null;
  const corners = cornersOf(row);
  const [first] = corners;
  if (first === undefined) return null;
  const middle = middleOf(corners);
  const facing = (Math.atan2(first[1] - middle[1], first[0] - middle[0]) * 1800) / Math.PI;
  const far = Math.hypot(first[0] - middle[0], first[1] - middle[1]) / pixel;
  return (
    <>
      <polygon
        class="lay-frame"
        points={corners.map((corner) => corner.join(",")).join(" ")}
        stroke-width={2 * pixel}
      />
      <TurnGrip from={middle} facing={facing} pixel={pixel} far={far + 22} />
    </>
  );
}

function TurnGrip(props: { from: Point; facing: number; pixel: number; far?: number }) {
  const { from, facing, pixel, far = 44 } = props;
  const angle = (facing * Math.PI) / 1800;
  const [x, y] = [from[0] + far * pixel * Math.cos(angle), from[1] + far * pixel * Math.sin(angle)];
  return (
    <g class="lay-handle is-turn" data-hand="turn">
      <circle class="lay-touch" cx={x} cy={y} r={18 * pixel} />
      <circle cx={x} cy={y} r={7 * pixel} stroke-width={1.5 * pixel} />
    </g>
  );
}

function AreaGrips({ corners, box, pixel }: { corners: Corners; box: boolean; pixel: number }) {
  if (corners.length < 3) return null;
  const round = roundOf(corners);
  if (round !== null) {
    const { middle, radius } = round;
    return (
      <Grip
        hand="radius"
        at={[middle[0] + radius, middle[1]]}
        pixel={pixel}
        words={`⌀ ${length(2 * radius)}`}
      />
    );
  }
  const { left, right, top, bottom } = extentOf(corners);
  const straight = isBox(corners);
  return (
    <>
      {!box &&
        sidesOf(corners).map((at, index) => (
          <Grip key={`side ${index}`} hand={`side ${index}`} at={at} pixel={pixel} small />
        ))}
      {corners.map((at, index) => (
        <Grip key={`corner ${index}`} hand={`corner ${index}`} at={at} pixel={pixel} />
      ))}
      {straight && (
        <text
          class="lay-size"
          x={(left + right) / 2}
          y={bottom - 10 * pixel}
          font-size={14 * pixel}
          stroke-width={3 * pixel}
        >
          {`${length(right - left)} × ${length(bottom - top)}`}
        </text>
      )}
    </>
  );
}

interface GripProps {
  hand: string;
  at: Point;
  pixel: number;
  small?: boolean;
  words?: string;
}

function Grip({ hand, at: [x, y], pixel, small = false, words }: GripProps) {
  const side = (small ? 7 : 11) * pixel;
  return (
    <g class={small ? "lay-handle is-side" : "lay-handle"} data-hand={hand}>
      <circle class="lay-touch" cx={x} cy={y} r={(small ? 10 : 15) * pixel} />
      {small ? (
        <circle cx={x} cy={y} r={side / 2} stroke-width={1.5 * pixel} />
      ) : (
        <rect
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          rx={2 * pixel}
          stroke-width={1.5 * pixel}
        />
      )}
      {words !== undefined && (
        <text
          class="lay-size"
          x={x}
          y={y + 24 * pixel}
          font-size={14 * pixel}
          stroke-width={3 * pixel}
        >
          {words}
        </text>
      )}
    </g>
  );
}

/** What is being drawn. */
function Sketched({ sketch: { corners, open }, pixel }: { sketch: Sketch; pixel: number }) {
  const points = corners.map((corner) => corner.join(",")).join(" ");
  return (
    <g class="draw-sketch">
      {open ? (
        <polyline points={points} stroke-width={2.5 * pixel} />
      ) : (
        <polygon points={points} stroke-width={2.5 * pixel} />
      )}
      {open &&
        corners.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={(index === 0 ? 8 : 5) * pixel} />
        ))}
    </g>
  );
}

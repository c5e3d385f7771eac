/** Zones and places on the table, under the terrain: each in the colour and pattern of its side. */
import { patternDashes, sideColour, sidePattern } from "../../look";
import { extentOf } from "../board/geometry";
import { cornersIn } from "./areas";
import type { Desk } from "./desk";
import { nameOf } from "./names";
import { OUTLINE, rowsOf, sameThing, sideOf } from "./parts";

interface Props {
  desk: Desk;
  /** Places of refusals: `zones.1.outline`. */
  blamed: readonly string[];
  /** Units in a pixel. */
  pixel: number;
}

export function Areas({ desk, blamed, pixel }: Props) {
  const { sheet, parts, chosen } = desk;
  return (
    <g class="draw-areas">
      {parts
        .filter(({ kind }) => kind === "area")
        .flatMap((part) =>
          rowsOf(sheet, part.name).map((row, index) => {
            const corners = cornersIn(row[OUTLINE]);
            if (corners.length < 3) return null;
            const side = sideOf(row) - 1;
            const place = `${part.name}.${index}`;
            const wrong = blamed.some((field) => field === place || field.startsWith(`${place}.`));
            const here = sameThing(chosen, { part: part.name, index });
            const kind = `draw-area${here ? " is-chosen" : ""}${wrong ? " is-wrong" : ""}`;
            return (
              <g
                key={place}
                class={kind}
                data-area={place}
                style={{ "--side": side < 0 ? "#f6ecd2" : sideColour(side) }}
              >
                <polygon
                  points={corners.map((corner) => corner.join(",")).join(" ")}
                  stroke-width={(here ? 3.5 : 2.5) * pixel}
                  stroke-dasharray={
                    side < 0 ? `${7 * pixel} ${5 * pixel}` : dashes(side, 2.5 * pixel)
                  }
                />
              </g>
            );
          }),
        )}
    </g>
  );
}

/** Their names, over the terrain. */
export function AreaNames({ desk, pixel }: Omit<Props, "blamed">) {
  const { sheet, parts } = desk;
  return (
    <g>
      {parts
        .filter(({ kind }) => kind === "area")
        .flatMap((part) =>
          rowsOf(sheet, part.name).map((row, index) => {
            const corners = cornersIn(row[OUTLINE]);
            if (corners.length < 3) return null;
            const { left, right, top, bottom } = extentOf(corners);
            // Zones and places often lie on each other: their names do not.
            const line = sideOf(row) === 0 ? (top + bottom) / 2 : top + 20 * pixel;
            return (
              <text
                key={`${part.name}.${index}`}
                class="lay-size"
                data-area-name={`${part.name}.${index}`}
                x={(left + right) / 2}
                y={line}
                font-size={14 * pixel}
                stroke-width={3 * pixel}
              >
                {nameOf(desk, part, row, index)}
              </text>
            );
          }),
        )}
    </g>
  );
}

function dashes(side: number, width: number): string | undefined {
  return patternDashes(sidePattern(side), width);
}

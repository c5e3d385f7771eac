/** Ways in and up: doors, gates and stairs. */
import type { JSX } from "preact";

import type { Ground } from "../../wire/types";
import { around } from "../around";
import { HOUSE } from "./palette";

/** Doors and gates: a gap in the wall with a threshold. */
export function Openings({ ground, floor }: { ground: Ground; floor: string }): JSX.Element | null {
  if (ground.openings.length === 0) return null;
  const d = ground.openings.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join("");
  return (
    <g fill="none" class="doors">
      <path d={d} stroke={HOUSE.edge} stroke-width={124} />
      <path d={d} stroke={floor} stroke-width={96} />
      <path d={d} stroke={HOUSE.door} stroke-width={26} />
    </g>
  );
}

/** Stairs between marked places at different heights that lie beside each other. */
export function Stairs({ ground }: { ground: Ground }): JSX.Element[] | null {
  const flights: JSX.Element[] = [];
  for (let n = 0; n + 1 < ground.points.length; n += 2) {
    const [lx, ly, low] = around(ground.points, n);
    const [hx, hy, high] = around(ground.points, n + 1);
    const length = Math.hypot(hx - lx, hy - ly);
    if (low === high || length === 0 || length > 1200) continue;
    const steps = Math.max(3, Math.round(length / 60));
    const angle = (Math.atan2(hy - ly, hx - lx) * 180) / Math.PI;
    flights.push(
      <g key={n} transform={`translate(${lx} ${ly}) rotate(${angle})`} class="stairs">
        <rect
          x={0}
          y={-95}
          width={length}
          height={190}
          fill={HOUSE.floor}
          stroke={HOUSE.edge}
          stroke-width={12}
        />
        {Array.from({ length: steps }, (_, i) => (
          <rect
            key={i}
            x={(length * i) / steps}
            y={-95}
            width={length / steps}
            height={190}
            fill="#fff3d6"
            fill-opacity={(0.75 * i) / steps}
            stroke={HOUSE.edge}
            stroke-width={8}
          />
        ))}
      </g>,
    );
  }
  return flights.length > 0 ? flights : null;
}

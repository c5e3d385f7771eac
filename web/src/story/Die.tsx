/** One die, drawn as a die of its kind. */
import { t } from "../texts";
import { type Dot, pips, shapeOf } from "./dice";

interface Props {
  /** What it shows; null: still to roll. */
  value: number | null;
  sides: number;
  /** Whether it meets what is needed; null: nothing is. */
  hit: boolean | null;
  faces?: "pips" | "numbers" | "skulls" | undefined;
  /** It has just fallen. */
  fresh?: boolean;
  /** Place in the row: the dice come to rest one after the other. */
  index?: number;
}

export function Die({ value, sides, hit, faces, fresh = false, index = 0 }: Props) {
  const state = hit === null ? "" : hit ? " is-hit" : " is-miss";
  const classes = `die${state}${fresh ? " is-fresh" : ""}${value === null ? " is-unrolled" : ""}`;
  return (
    <svg
      class={classes}
      viewBox="-2 -2 104 104"
      role="img"
      aria-label={words(value, sides, hit)}
      style={fresh ? { animationDelay: `${Math.min(index, 5) * 30}ms` } : undefined}
    >
      <Body sides={sides} />
      {value !== null && <Face value={value} sides={sides} faces={faces} hit={hit} />}
    </svg>
  );
}

function words(value: number | null, sides: number, hit: boolean | null): string {
  if (value === null) return t("battle-die-unrolled", { sides });
  if (hit === null) return t("battle-die", { value, sides });
  return hit ? t("battle-die-hit", { value, sides }) : t("battle-die-miss", { value, sides });
}

function Body({ sides }: { sides: number }) {
  const { corners, edges } = shapeOf(sides);
  if (corners.length === 0) {
    return <rect class="die-body" x={2} y={2} width={96} height={96} rx={18} />;
  }
  return (
    <>
      <polygon class="die-body" points={corners.map((corner) => corner.join(",")).join(" ")} />
      <path class="die-edges" d={edges.map(([from, to]) => line(from, to)).join("")} />
    </>
  );
}

function line(from: Dot, to: Dot): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

type FaceProps = Pick<Props, "sides" | "faces" | "hit"> & { value: number };

function Face({ value, sides, faces, hit }: FaceProps) {
  if (faces === "skulls") return <Skull success={hit !== false} />;
  const dots = sides === 6 && faces !== "numbers" ? pips(value) : [];
  if (dots.length > 0) {
    return (
      <>
        {dots.map(([x, y], index) => (
          <circle key={index} class="die-pip" cx={x} cy={y} r={9} />
        ))}
      </>
    );
  }
  return (
    <text class={value > 99 ? "die-number is-long" : "die-number"} x={50} y={shapeOf(sides).centre}>
      {value}
    </text>
  );
}

/** Dice without numbers: a skull for a success, an empty face for none. */
function Skull({ success }: { success: boolean }) {
  if (!success) return null;
  return (
    <path
      class="die-skull"
      fill-rule="evenodd"
      d={
        "M50 20c-18 0-29 12-29 27 0 10 5 16 11 20v13h9v-7h6v7h6v-7h6v7h9V67c6-4 11-10 11-20 " +
        "0-15-11-27-29-27zM38 43a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm24 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"
      }
    />
  );
}

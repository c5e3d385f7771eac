/** A corner of a painted table, for the home page: two warbands meet on a meadow. */
import { Portrait } from "../figure";
import type { Figure } from "../wire/types";

interface Stander {
  figure: Figure;
  side: 0 | 1;
  /** Where its base stands, and how large it is beside a man. */
  x: number;
  y: number;
  size: number;
}

const PLAIN: Figure = {
  people: "human",
  build: "human",
  head: "bare",
  armour: "cloth",
  weapon: "none",
  other: "none",
  mount: "none",
  wings: "none",
  cloak: false,
  rank: "soldier",
  cloth: "brown",
  trim: "bone",
};

/** Whoever stands behind comes first. */
const STANDERS: readonly Stander[] = [
  stander(0, 74, 186, 1, { head: "helmet", armour: "mail", weapon: "spear", other: "kite-shield" }),
  stander(1, 566, 186, 1, { people: "orc", build: "sturdy", armour: "fur", weapon: "axe" }),
  stander(0, 138, 178, 1, { head: "hood", armour: "leather", weapon: "long-bow", cloth: "forest" }),
  stander(1, 500, 176, 0.92, { people: "goblin", build: "small", weapon: "bow", head: "hood" }),
  stander(0, 196, 196, 1.3, {
    head: "great-helm",
    armour: "plate",
    weapon: "lance",
    other: "kite-shield",
    mount: "war-horse",
    cloth: "azure",
    trim: "silver",
    rank: "hero",
  }),
  stander(1, 440, 194, 1.3, {
    people: "troll",
    build: "hulking",
    armour: "leather",
    weapon: "club",
    rank: "hero",
  }),
  stander(0, 112, 232, 1.05, {
    head: "pointed-hat",
    armour: "robe",
    weapon: "staff",
    cloth: "navy",
    trim: "gold",
    rank: "hero",
  }),
  stander(1, 508, 236, 1.05, {
    people: "orc",
    build: "sturdy",
    head: "horned",
    armour: "mail",
    cloth: "crimson",
    weapon: "great-axe",
    rank: "hero",
  }),
  stander(0, 262, 240, 1, {
    head: "helmet",
    armour: "mail",
    weapon: "sword",
    other: "round-shield",
  }),
  stander(1, 376, 242, 0.9, {
    people: "goblin",
    build: "small",
    weapon: "spear",
    other: "buckler",
  }),
];

function stander(
  side: 0 | 1,
  x: number,
  y: number,
  size: number,
  figure: Partial<Figure>,
): Stander {
  return { side, x, y, size, figure: { ...PLAIN, ...figure } };
}

/** Pixels of a picture 640 wide. */
const MAN = { width: 84, height: 107 };
const WIDE = 640;
const HIGH = 264;

const TREES: readonly (readonly [number, number, number])[] = [
  [24, 132, 30],
  [58, 122, 26],
  [96, 130, 22],
  [548, 126, 22],
  [582, 120, 28],
  [622, 132, 32],
  [318, 112, 14],
  [340, 114, 16],
];

export function TablePicture() {
  return (
    <div class="table-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <Country />
      </svg>
      {STANDERS.map(({ figure, side, x, y, size }) => (
        <span
          key={x}
          class={side === 0 ? "stander" : "stander is-turned"}
          style={{
            left: `${((x - (MAN.width * size) / 2) / WIDE) * 100}%`,
            top: `${((y - MAN.height * size) / HIGH) * 100}%`,
            width: `${((MAN.width * size) / WIDE) * 100}%`,
          }}
        >
          <Portrait figure={figure} side={side} />
        </span>
      ))}
    </div>
  );
}

/** Sky, hills, woods and a meadow with a brook. */
function Country() {
  return (
    <>
      <defs>
        <linearGradient id="hero-sky" x2="0" y2="1">
          <stop offset="0" stop-color="#86a9c0" />
          <stop offset="0.4" stop-color="#f0dfb8" />
        </linearGradient>
        <linearGradient id="hero-field" x2="0" y2="1">
          <stop offset="0" stop-color="#a3ad6d" />
          <stop offset="1" stop-color="#5d7238" />
        </linearGradient>
        <radialGradient id="hero-lamp" cx="0.5" cy="0.55" r="0.75">
          <stop offset="0" stop-color="#fff1c9" stop-opacity="0.3" />
          <stop offset="0.6" stop-color="#fff1c9" stop-opacity="0" />
          <stop offset="1" stop-color="#1a1003" stop-opacity="0.5" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#hero-sky)" />
      <path d="M0 96q90-46 190-14t170-22 150 14 130-18v90H0z" fill="#9aa98f" />
      <path d="M0 118q120-34 240-12t220-14 180 6v60H0z" fill="#7f9160" />
      <rect y="120" width={WIDE} height={HIGH - 120} fill="url(#hero-field)" />
      <path d="M318 120q-22 22 10 44t-20 46 24 54h62q-40-30-20-56t-24-46 0-42z" fill="#6c9fae" />
      <path
        d="M330 150q8-5 16 0t16 0M318 200q9-5 18 0t18 0M336 240q10-6 20 0t20 0"
        fill="none"
        stroke="#d5eaee"
        stroke-width="2"
        stroke-linecap="round"
      />
      {TREES.map(([x, y, r]) => (
        <g key={x}>
          <ellipse cx={x + r * 0.2} cy={y + r * 0.55} rx={r * 0.9} ry={r * 0.25} opacity="0.25" />
          <path d={`M${x - 2} ${y}v${r * 0.6}h4v${-r * 0.6}z`} fill="#5a4028" />
          <circle cx={x} cy={y - r * 0.4} r={r * 0.8} fill="#47663a" stroke="#2f4727" />
          <circle cx={x - r * 0.25} cy={y - r * 0.65} r={r * 0.42} fill="#6f8f4d" opacity="0.85" />
        </g>
      ))}
      <rect width={WIDE} height={HIGH} fill="url(#hero-lamp)" />
    </>
  );
}

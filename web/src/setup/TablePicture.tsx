/** A corner of a painted table, for the home page: woods, a hill, a pond, two sides. */

interface Crown {
  x: number;
  y: number;
  r: number;
}

const CROWNS: readonly Crown[] = [
  { x: 92, y: 70, r: 26 },
  { x: 132, y: 58, r: 20 },
  { x: 118, y: 92, r: 24 },
  { x: 70, y: 102, r: 18 },
  { x: 152, y: 88, r: 16 },
  { x: 548, y: 196, r: 24 },
  { x: 582, y: 176, r: 20 },
  { x: 584, y: 214, r: 18 },
];

const HILL = [
  "M250 40C300 12 398 18 430 62c28 40-8 84-66 92-62 8-128-6-142-46-8-26 4-52 28-68z",
  "M274 58c36-20 102-16 126 14 20 28-8 56-48 62-46 6-92-4-102-32-6-18 6-34 24-44z",
  "M298 74c24-12 62-8 78 8 12 18-6 34-30 38-30 4-58-4-64-20-4-10 4-20 16-26z",
];

interface Base {
  x: number;
  y: number;
  facing: number;
  side: 0 | 1;
}

const BASES: readonly Base[] = [
  { x: 176, y: 196, facing: 80, side: 0 },
  { x: 214, y: 222, facing: 70, side: 0 },
  { x: 140, y: 228, facing: 75, side: 0 },
  { x: 438, y: 178, facing: -100, side: 1 },
  { x: 466, y: 216, facing: -95, side: 1 },
  { x: 410, y: 228, facing: -90, side: 1 },
];

export function TablePicture() {
  return (
    <svg class="table-picture" viewBox="0 0 640 260" aria-hidden="true">
      <defs>
        <radialGradient id="lamp" cx="50%" cy="45%" r="75%">
          <stop offset="0" stop-color="#fff3cf" stop-opacity="0.42" />
          <stop offset="0.6" stop-color="#fff3cf" stop-opacity="0.06" />
          <stop offset="1" stop-color="#1a120a" stop-opacity="0.45" />
        </radialGradient>
      </defs>
      <rect width="640" height="260" fill="#7c9a57" />
      {HILL.map((path, level) => (
        <path
          key={path}
          d={path}
          fill="#b9a866"
          fill-opacity={0.3 + level * 0.14}
          stroke="#6d6a3a"
          stroke-width="1.5"
        />
      ))}
      <g fill="#5b93a8" stroke="#3f7488" stroke-width="2">
        <path d="M500 38c32-16 84-8 96 18 8 24-26 42-62 40-38-2-62-12-60-32 0-10 12-20 26-26z" />
      </g>
      <g fill="none" stroke="#cfe6ec" stroke-width="2" stroke-linecap="round" opacity="0.7">
        <path d="M508 62q8-6 16 0t16 0" />
        <path d="M538 80q8-6 16 0t16 0" />
        <path d="M552 50q8-6 16 0" />
      </g>
      {CROWNS.map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x + 3} cy={y + 4} r={r} fill="#000" opacity="0.18" />
          <circle cx={x} cy={y} r={r} fill="#3f6b3a" stroke="#2c4f2b" stroke-width="2" />
          <circle cx={x - r / 4} cy={y - r / 4} r={r / 1.8} fill="#54854a" opacity="0.8" />
        </g>
      ))}
      <path
        d="M194 190C250 150 330 166 404 178"
        fill="none"
        stroke="#fff8e0"
        stroke-width="3"
        stroke-linecap="round"
        stroke-dasharray="0.1 9"
      />
      <rect width="640" height="260" fill="url(#lamp)" />
      {BASES.map(({ x, y, facing, side }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${facing})`}>
          <circle cx="2" cy="3" r="16" fill="#000" opacity="0.3" />
          <circle r="15" fill="#f3ead8" />
          <circle
            r="12.5"
            fill="none"
            stroke={`var(--side-${side})`}
            stroke-width="5"
            stroke-dasharray={side === 0 ? undefined : "9 5"}
          />
          <path d="M0 -20l6 8h-12z" fill={`var(--side-${side})`} stroke="#2a2019" />
          <circle r="5" fill="#2a2019" />
        </g>
      ))}
    </svg>
  );
}

/** A round dial for a direction: dragged, clicked, or turned with arrow keys. */
import { say } from "../../texts";
import { allowedFacing, direction, turned } from "../logic/geometry";

interface Props {
  label: string;
  value: number | null;
  intervals: readonly (readonly [number, number])[];
  onChange(facing: number): void;
}

const SIZE = 56;
const MIDDLE = SIZE / 2;
const RADIUS = 22;
const WHOLE = 3599;

/** Degrees as people count them: nothing is up, a quarter is right. */
export function degrees(facing: number): number {
  return Math.round(turned(facing, 900) / 10) % 360;
}

function at(facing: number, radius: number): string {
  const angle = (facing * Math.PI) / 1800;
  const x = MIDDLE + Math.cos(angle) * radius;
  const y = MIDDLE + Math.sin(angle) * radius;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(first: number, last: number): string {
  const isLarge = turned(last, -first) > 1800 ? 1 : 0;
  return `M${at(first, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${at(last, RADIUS)}`;
}

export function Dial({ label, value, intervals, onChange }: Props) {
  const set = (facing: number): void => onChange(allowedFacing(turned(facing, 0), intervals));
  const point = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const facing = direction(middle, { x: event.clientX, y: event.clientY });
    if (facing !== null) set(Math.round(facing / 50) * 50);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowLeft: -50,
      ArrowDown: -50,
      ArrowRight: 50,
      ArrowUp: 50,
    };
    const step = steps[event.key] ?? { PageDown: -450, PageUp: 450 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set((value ?? 0) + (event.shiftKey ? Math.sign(step) * 10 : step));
  };
  const isFree = intervals.some(([first, last]) => turned(last, -first) === WHOLE);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: it is; an attribute of SVG is written in small letters
    <svg
      class="ask-dial"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a round slider has no element of its own in HTML
      role="slider"
      tabindex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={value === null ? 0 : degrees(value)}
      aria-valuetext={value === null ? "–" : `${say(degrees(value))}°`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
    >
      <circle class="ask-dial-rim" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {isFree ? (
        <circle class="ask-dial-arc" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      ) : (
        intervals.map(([first, last]) => (
          <path key={first} class="ask-dial-arc" d={arc(first, last)} />
        ))
      )}
      {value !== null && (
        <>
          <path class="ask-dial-hand" d={`M${MIDDLE} ${MIDDLE}L${at(value, RADIUS - 3)}`} />
          <circle class="ask-dial-hub" cx={MIDDLE} cy={MIDDLE} r="4" />
        </>
      )}
    </svg>
  );
}

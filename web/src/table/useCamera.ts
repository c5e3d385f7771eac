/** The eye over the table: pan and zoom move one layer at once; sharp redrawing follows. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import {
  type Camera,
  kept,
  laid,
  limits,
  panned,
  type Size,
  showing,
  toTable,
  toView,
  zoomed,
} from "./camera";
import { framing, gliding, holds, opening } from "./framing";
import type { Point } from "./geometry";

/** Milliseconds after the last zoom before everything is drawn sharply at the new scale. */
const SETTLES = 110;

export interface Eye {
  view: { current: HTMLDivElement | null };
  /** What lies around the table, and goes along with it. */
  room: { current: HTMLDivElement | null };
  world: { current: HTMLDivElement | null };
  /** The scale everything is drawn for, in pixels per unit; 0 before the view has a size. */
  scale: number;
  now(): Camera;
  bounds(): readonly [number, number];
  look(camera: Camera): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, pixel?: Point): void;
  fit(): void;
  /** The place in the middle of the view. */
  middle(): Point;
  show(spot: Point): void;
  /** Bring spots into view, no further than needed; at once, or gliding. */
  frame(spots: readonly Point[], isStill: boolean): void;
  sees(spot: Point): boolean;
  /** Back to where it was before that, unless the reader has looked elsewhere. */
  back(isStill: boolean): void;
}

/** Milliseconds in which the eye glides to what happens. */
const GLIDE = 340;
/** Armies that could be seen so many times larger are framed anew. */
const MOVES = 1.2;

/**
 * @param foot pixels at the lower edge of the view that the fitted table leaves free.
 * @param first what the table opens on, as far as it is worth going nearer.
 * @param stage when this changes, that is asked for anew, as long as nobody has looked elsewhere.
 */
export function useCamera(
  width: number,
  depth: number,
  foot = 0,
  first: () => readonly Point[] = () => [],
  stage = 0,
): Eye {
  const view = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 0 });
  const size = useRef<Size>({ width: 0, height: 0 });
  const moved = useRef(false);
  const gone = useRef(0);
  /** Where the reader looked before the eye went where something happens. */
  const left = useRef<Camera | null>(null);
  const opens = useRef<readonly Point[] | null>(null);
  opens.current ??= first();
  const standing = useRef(first);
  standing.current = first;
  /** Whether the reader wanted all of the table. */
  const whole = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [scale, setScale] = useState(0);
  const drawnAt = useRef(0);
  drawnAt.current = scale;

  const place = useCallback(() => {
    const element = world.current;
    const { x, y, scale: wanted } = camera.current;
    if (!element || drawnAt.current === 0) return;
    const stretch = wanted / drawnAt.current;
    const scaled = Math.abs(stretch - 1) < 1e-6 ? "" : ` scale(${stretch})`;
    element.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)${scaled}`;
    if (room.current) room.current.style.transform = boards(x, y);
  }, []);

  const tools = useMemo(() => {
    const table = { width, height: depth };
    const bounds = (): readonly [number, number] => limits(size.current, table);
    const fitted = (view: Size): Camera => opening(view, table, opens.current ?? [], foot);
    const set = (wanted: Camera): void => {
      camera.current = kept(wanted, size.current, table);
      place();
      clearTimeout(settling.current);
      if (camera.current.scale !== drawnAt.current) {
        settling.current = setTimeout(() => setScale(camera.current.scale), SETTLES);
      }
    };
    const stop = (): void => {
      cancelAnimationFrame(gone.current);
      gone.current = 0;
    };
    const look = (wanted: Camera): void => {
      stop();
      left.current = null;
      moved.current = true;
      set(wanted);
    };
    /** The whole table, from now on. */
    const fitAll = (): void => {
      stop();
      left.current = null;
      opens.current = [];
      whole.current = true;
      moved.current = false;
      if (size.current.width > 0) set(laid(size.current, table, foot));
    };
    /** Open on what is there now, unless somebody looks elsewhere, or at the whole table. */
    const reopen = (spots: readonly Point[]): void => {
      if (moved.current || whole.current) return;
      opens.current = spots;
      left.current = null;
      if (size.current.width > 0) glide(fitted(size.current), false);
    };
    const glide = (to: Camera, isStill: boolean): void => {
      stop();
      const from = camera.current;
      const target = kept(to, size.current, table);
      if (isStill) {
        set(target);
        return;
      }
      let began: number | null = null;
      const step = (now: number): void => {
        began ??= now;
        const part = Math.min(1, (now - began) / GLIDE);
        set(gliding(from, target, 1 - (1 - part) ** 3));
        gone.current = part < 1 ? requestAnimationFrame(step) : 0;
      };
      gone.current = requestAnimationFrame(step);
    };
    const frame = (spots: readonly Point[], isStill: boolean): void => {
      if (size.current.width === 0) return;
      const now = camera.current;
      const to = framing(now, size.current, spots, bounds(), foot);
      if (sameView(now, to)) return;
      left.current ??= now;
      glide(to, isStill);
    };
    const sees = (spot: Point): boolean => {
      const { x, y } = toView(camera.current, spot);
      const { width: wide, height: high } = size.current;
      return x >= 0 && y >= 0 && x <= wide && y <= high - foot;
    };
    /** Who has not looked elsewhere sees what matters now: armies move, and so does their frame. */
    const rest = (): Camera | null => {
      if (moved.current || whole.current || size.current.width === 0) return left.current;
      const spots = standing.current();
      const now = opening(size.current, table, spots, foot);
      const before = left.current ?? camera.current;
      if (holds(before, size.current, spots, foot) && now.scale < before.scale * MOVES) {
        return left.current;
      }
      opens.current = spots;
      return now;
    };
    const back = (isStill: boolean): void => {
      const to = rest();
      if (to !== null && !sameView(to, camera.current)) glide(to, isStill);
      left.current = null;
    };
    return {
      now: () => camera.current,
      bounds,
      look,
      reopen,
      fit: fitAll,
      frame,
      back,
      sees,
      stop,
      middle: () =>
        toTable(camera.current, { x: size.current.width / 2, y: size.current.height / 2 }),
      pan: (dx: number, dy: number) => look(panned(camera.current, dx, dy)),
      zoom: (factor: number, pixel?: Point) =>
        look(
          zoomed(
            camera.current,
            pixel ?? { x: size.current.width / 2, y: size.current.height / 2 },
            factor,
            bounds(),
          ),
        ),
      show: (spot: Point) => look(showing(camera.current, size.current, spot)),
      resize: (now: Size): void => {
        const before = size.current;
        size.current = now;
        if (now.width === 0 || now.height === 0) return;
        if (!moved.current || before.width === 0) {
          camera.current = fitted(now);
          setScale(camera.current.scale);
        } else {
          // What was in the middle stays there when a panel opens or closes.
          set(
            panned(
              camera.current,
              (now.width - before.width) / 2,
              (now.height - before.height) / 2,
            ),
          );
        }
        place();
      },
    };
  }, [width, depth, foot, place]);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    moved.current = false;
    const measured = (): Size => ({ width: element.clientWidth, height: element.clientHeight });
    tools.resize(measured());
    const observer = new ResizeObserver(() => tools.resize(measured()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [tools]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who stands there is asked when it matters
  useEffect(() => tools.reopen(first()), [stage]);
  useLayoutEffect(place, [scale, place]);
  useLayoutEffect(
    () => () => {
      clearTimeout(settling.current);
      tools.stop();
    },
    [tools],
  );

  return useMemo(() => ({ view, room, world, scale, ...tools }), [scale, tools]);
}

/** The boards around the table are the same again after so many pixels. */
const BOARDS = { x: 480, y: 640 };

function boards(x: number, y: number): string {
  return `translate3d(${Math.round(x % BOARDS.x)}px, ${Math.round(y % BOARDS.y)}px, 0)`;
}

function sameView(one: Camera, other: Camera): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  return near(one.x, other.x) && near(one.y, other.y) && one.scale === other.scale;
}

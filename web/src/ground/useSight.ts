/** Where the eye is over the standing table: it goes round, comes near, and stoops to a figure. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";

import { still } from "../browser/settings";
import type { Point } from "../table/geometry";
import {
  atHeight,
  between,
  clamped,
  type Eye,
  eyeOf,
  focusOf,
  kept,
  nearer,
  type Orbit,
  openingView,
  overview,
  type Place,
  rayAt,
  type Size,
  shifted,
} from "./eye";
import { framing, isWithin, projected } from "./framing";
import { TURN } from "./hands";

/** How long a flight of the eye takes, in milliseconds. */
const FLIGHT = 420;
/** How much a figure sees from top to bottom, and how near or wide it may look. */
export const STOOPED = (58 * Math.PI) / 180;
/** How far away, in units, things seem of their usual size to whoever has stooped. */
const STOOPED_FAR = 4200;
const LOOKS: readonly [number, number] = [(16 * Math.PI) / 180, (86 * Math.PI) / 180];

export interface Sight {
  view: { current: HTMLDivElement | null };
  now(): Eye;
  size(): Size;
  turned(dx: number, dy: number): void;
  panned(dx: number, dy: number): void;
  zoomed(factor: number, pixel?: Point): void;
  fit(): void;
  /** A place comes into the middle unless it can be seen well. */
  show(place: Point): void;
  /** All of some places are brought into view, no further than needed; whoever has stooped stays. */
  frame(places: readonly Place[], isStill: boolean): void;
  /** To those who stand there now. */
  reopen(): void;
  /** Back to where it was before that, unless the reader has looked elsewhere. */
  back(isStill: boolean): void;
  sees(place: Place): boolean;
  /** The pixel of the view over a place; what is behind the eye is below the view. */
  project(place: Place): Point;
  /** Pixels per unit at what is looked at. */
  scale(): number;
  /** The place in the middle of the view. */
  middle(): Point;
  stoop(eyes: Place & { turn: number }): void;
  /** The figure whose eyes these are goes somewhere. */
  walk(to: Place): void;
  /** Back to where the eye was before it stooped. */
  rise(): void;
}

interface Listener {
  looked(eye: Eye): void;
  resized(size: Size): void;
}

export function useSight(
  table: { width: number; depth: number },
  /** Where all of those are who are to be seen first. */
  opening: () => readonly Point[],
  /** When this changes, that is asked for anew, as long as nobody has looked elsewhere. */
  stage: number,
  foot: number,
  listener: Listener,
): Sight {
  const view = useRef<HTMLDivElement>(null);
  const heard = useRef(listener);
  heard.current = listener;
  const orbit = useRef<Orbit | null>(null);
  const stooped = useRef<Eye | null>(null);
  const shown = useRef<Eye | null>(null);
  const size = useRef<Size>({ width: 0, height: 0 });
  const moved = useRef(false);
  /** Where the reader looked before the eye went where something happens. */
  const left = useRef<Orbit | null>(null);
  const flight = useRef(0);
  const { width, depth } = table;
  const standing = useRef(opening);
  standing.current = opening;
  const opened = useCallback(
    (now: Size): Orbit => openingView({ width, depth }, standing.current(), now, foot),
    [width, depth, foot],
  );

  const wanted = useCallback(
    (): Eye => stooped.current ?? eyeOf(orbit.current ?? opened(size.current)),
    [opened],
  );
  const look = useCallback((eye: Eye) => {
    shown.current = eye;
    heard.current.looked(eye);
  }, []);

  const sight = useMemo((): Sight => {
    const at = (): void => {
      cancelAnimationFrame(flight.current);
      look(wanted());
    };
    const fly = (isStill = still.peek()): void => {
      cancelAnimationFrame(flight.current);
      const from = shown.current;
      if (isStill || !from) {
        look(wanted());
        return;
      }
      const began = performance.now();
      const step = (now: number): void => {
        const part = clamped((now - began) / FLIGHT, 0, 1);
        look(between(from, wanted(), part * part * (3 - 2 * part)));
        if (part < 1) flight.current = requestAnimationFrame(step);
      };
      flight.current = requestAnimationFrame(step);
    };
    const change = (how: (orbit: Orbit) => Orbit): void => {
      if (!orbit.current) return;
      moved.current = true;
      left.current = null;
      orbit.current = kept(how(orbit.current), { width, depth });
      at();
    };
    const goTo = (to: Orbit, isStill: boolean): void => {
      orbit.current = kept(to, { width, depth });
      fly(isStill);
    };
    const glance = (dx: number, dy: number): void => {
      const eye = stooped.current;
      if (!eye) return;
      const by = (eye.spread / size.current.height) * 1.1;
      stooped.current = {
        ...eye,
        turn: eye.turn - dx * by,
        tilt: clamped(eye.tilt - dy * by, -1.1, 1.3),
      };
      at();
    };
    return {
      view,
      now: () => shown.current ?? wanted(),
      size: () => size.current,
      turned(dx, dy) {
        if (stooped.current) glance(dx, dy);
        else {
          change((was) => ({ ...was, turn: was.turn + dx * TURN, tilt: was.tilt + dy * TURN }));
        }
      },
      panned(dx, dy) {
        if (stooped.current) glance(dx, dy);
        else change((was) => shifted(was, size.current, dx, dy));
      },
      zoomed(factor, pixel) {
        const eye = stooped.current;
        if (eye) {
          stooped.current = { ...eye, spread: clamped(eye.spread / factor, ...LOOKS) };
          at();
        } else change((was) => nearer(was, size.current, factor, pixel));
      },
      fit() {
        moved.current = true;
        left.current = null;
        stooped.current = null;
        const whole = { left: 0, top: 0, right: width, bottom: depth };
        orbit.current = overview(whole, size.current, foot);
        fly();
      },
      show(place) {
        if (stooped.current || !orbit.current) return;
        const away = Math.hypot(place.x - orbit.current.x, place.y - orbit.current.y);
        if (away < orbit.current.far * 0.22) return;
        moved.current = true;
        left.current = null;
        goTo({ ...orbit.current, x: place.x, y: place.y }, still.peek());
      },
      frame(places, isStill) {
        const now = orbit.current;
        if (stooped.current || !now || size.current.width === 0) return;
        const to = framing(now, size.current, places, foot);
        if (to === now) return;
        left.current ??= now;
        goTo(to, isStill);
      },
      reopen() {
        if (size.current.width === 0 || stooped.current) return;
        left.current = null;
        goTo(opened(size.current), still.peek());
      },
      back(isStill) {
        if (left.current !== null && !stooped.current) {
          // Whoever has not looked elsewhere sees what matters now: armies move.
          goTo(moved.current ? left.current : opened(size.current), isStill);
        }
        left.current = null;
      },
      sees: (place) => isWithin(wanted(), size.current, place, foot, 0),
      project: (place) => projected(shown.current ?? wanted(), size.current, place),
      scale() {
        const far = stooped.current ? STOOPED_FAR : (orbit.current?.far ?? 1);
        return size.current.height === 0 ? 0 : focusOf(wanted(), size.current) / far;
      },
      middle() {
        const { current } = size;
        const pixel = { x: current.width / 2, y: current.height / 2 };
        return atHeight(rayAt(wanted(), current, pixel), 0) ?? { x: width / 2, y: depth / 2 };
      },
      stoop({ x, y, z, turn }) {
        stooped.current = { x, y, z, turn, tilt: 0.06, spread: STOOPED };
        fly();
      },
      walk(to) {
        const eye = stooped.current;
        if (!eye || Math.hypot(eye.x - to.x, eye.y - to.y, eye.z - to.z) < 1) return;
        stooped.current = { ...eye, ...to };
        at();
      },
      rise() {
        stooped.current = null;
        fly();
      },
    };
  }, [width, depth, foot, look, wanted, opened]);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = (): void => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      size.current = now;
      if (!moved.current && left.current === null) orbit.current = opened(now);
      heard.current.resized(now);
      look(wanted());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [opened, foot, look, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who stands there is asked when it matters
  useEffect(() => {
    if (!moved.current && orbit.current !== null) sight.reopen();
  }, [stage]);
  useEffect(() => () => cancelAnimationFrame(flight.current), []);
  return sight;
}

/** The eye over the table: pan and zoom move one layer at once; sharp redrawing follows. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { type Camera, kept, laid, limits, panned, type Size, showing, zoomed } from "./camera";
import type { Point } from "./geometry";

/** Milliseconds after the last zoom before everything is drawn sharply at the new scale. */
const SETTLES = 110;

export interface Eye {
  view: { current: HTMLDivElement | null };
  world: { current: HTMLDivElement | null };
  /** The scale everything is drawn for, in pixels per unit; 0 before the view has a size. */
  scale: number;
  now(): Camera;
  bounds(): readonly [number, number];
  look(camera: Camera): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, pixel?: Point): void;
  fit(): void;
  show(spot: Point): void;
}

/** `foot`: pixels at the lower edge of the view that the fitted table leaves free. */
export function useCamera(width: number, depth: number, foot = 0): Eye {
  const view = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 0 });
  const size = useRef<Size>({ width: 0, height: 0 });
  const moved = useRef(false);
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
  }, []);

  const tools = useMemo(() => {
    const table = { width, height: depth };
    const fitted = (view: Size): Camera => laid(view, table, foot);
    const set = (wanted: Camera): void => {
      camera.current = kept(wanted, size.current, table);
      place();
      clearTimeout(settling.current);
      if (camera.current.scale !== drawnAt.current) {
        settling.current = setTimeout(() => setScale(camera.current.scale), SETTLES);
      }
    };
    const look = (wanted: Camera): void => {
      moved.current = true;
      set(wanted);
    };
    const fitAll = (): void => {
      moved.current = false;
      if (size.current.width > 0) set(fitted(size.current));
    };
    const bounds = (): readonly [number, number] => limits(size.current, table);
    return {
      now: () => camera.current,
      bounds,
      look,
      fit: fitAll,
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

  useLayoutEffect(place, [scale, place]);
  useLayoutEffect(() => () => clearTimeout(settling.current), []);

  return useMemo(() => ({ view, world, scale, ...tools }), [scale, tools]);
}

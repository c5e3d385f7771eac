/** Pointers over the standing table: turn, tilt, pan and zoom, or what whoever asks makes of them. */
import type { At, Pointing } from "../model/contract";
import type { Point } from "../table/geometry";

/** One event of a pointer, in pixels of the view. */
export interface Touch extends Point {
  id: number;
  finger: boolean;
  shift: boolean;
  /** The main button, or a finger; others only pan. */
  main: boolean;
}

export interface Host {
  at(touch: Touch): At | null;
  pointing(): Pointing;
  /** By so many pixels. */
  turned(dx: number, dy: number): void;
  panned(dx: number, dy: number): void;
  zoomed(factor: number, pixel: Point): void;
  clicked(at: At): void;
  dragged(at: At): void;
  hovered(at: At | null, finger: boolean): void;
}

type Doing = "nothing" | "pressed" | "turning" | "panning" | "dragging" | "pinching";

const STILL_MOUSE = 4;
const STILL_FINGER = 9;

export class Hands {
  private readonly touches = new Map<number, Touch>();
  private from: Touch | null = null;
  doing: Doing = "nothing";

  constructor(private readonly host: Host) {}

  down(touch: Touch): void {
    this.touches.set(touch.id, touch);
    if (this.touches.size === 2 && this.doing !== "dragging") {
      this.doing = "pinching";
      this.host.hovered(null, touch.finger);
    }
    if (this.touches.size > 1) return;
    this.from = touch;
    this.doing = touch.main ? "pressed" : "panning";
  }

  move(touch: Touch): void {
    const before = this.touches.get(touch.id);
    if (!before) {
      if (!touch.finger) this.host.hovered(this.host.at(touch), false);
      return;
    }
    const pair = this.pair();
    this.touches.set(touch.id, touch);
    const after = this.pair();
    if (pair && after && this.doing === "pinching") this.two(pair, after);
    else this.one(before, touch);
  }

  up(touch: Touch): void {
    if (!this.touches.delete(touch.id)) return;
    const done = this.doing;
    if (this.touches.size > 0) {
      if (done === "dragging" && this.from?.id === touch.id) this.drop(touch);
      if (this.doing !== "dragging") this.doing = "turning";
      return;
    }
    if (done === "dragging") this.drop(touch);
    this.doing = "nothing";
    if (done !== "pressed") return;
    const at = this.host.at(touch);
    if (touch.finger) this.host.hovered(at, true);
    if (at) this.host.clicked(at);
  }

  /** The browser took the pointer away: nothing was meant. */
  cancel(touch: Touch): void {
    const dragging = this.doing === "dragging" && this.from?.id === touch.id;
    this.touches.delete(touch.id);
    if (dragging) this.drop(touch);
    if (this.touches.size === 0) this.doing = "nothing";
  }

  private drop(touch: Touch): void {
    const at = this.host.at(touch);
    this.doing = "nothing";
    if (at) this.host.pointing().drop?.(at);
  }

  private pair(): [Point, Point] | null {
    const [one, other] = [...this.touches.values()];
    return one && other ? [one, other] : null;
  }

  private one(last: Touch, touch: Touch): void {
    const { from } = this;
    let before = last;
    if (this.doing === "pressed" && from) {
      const still = touch.finger ? STILL_FINGER : STILL_MOUSE;
      if (Math.hypot(touch.x - from.x, touch.y - from.y) < still) return;
      const at = this.host.at(from);
      const taken = (at && this.host.pointing().grab?.(at)) ?? false;
      this.doing = taken ? "dragging" : "turning";
      if (!taken) this.host.hovered(null, touch.finger);
      before = from;
    }
    const [dx, dy] = [touch.x - before.x, touch.y - before.y];
    if (this.doing === "turning") this.host.turned(dx, dy);
    if (this.doing === "panning") this.host.panned(dx, dy);
    if (this.doing !== "dragging") return;
    const at = this.host.at(touch);
    if (!at) return;
    this.host.dragged(at);
    this.host.pointing().drag?.(at);
  }

  /** Two fingers: apart and together zooms, up and down tilts, twisting turns, sideways pans. */
  private two([a, b]: [Point, Point], [c, d]: [Point, Point]): void {
    const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
    const apart = Math.hypot(d.x - c.x, d.y - c.y) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    const angle = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
    const twist = Math.atan2(Math.sin(angle), Math.cos(angle));
    this.host.zoomed(apart, middle);
    this.host.turned(-twist / TURN, middle.y - (a.y + b.y) / 2);
    this.host.panned(middle.x - (a.x + b.x) / 2, 0);
  }
}

/** Radians for one pixel of turning. */
export const TURN = 0.0062;

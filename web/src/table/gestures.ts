/** Pointers become meaning: pan, pinch, turn, click, grab and drag. Knows no DOM. */

import type { At, Pointing } from "../model/contract";
import { type Camera, panned, pinched, twist } from "./camera";
import type { Point } from "./geometry";

/** One event of a pointer, in pixels of the view. */
export interface Touch {
  id: number;
  x: number;
  y: number;
  finger: boolean;
  shift: boolean;
  /** The main button, or a finger; others only pan. */
  main: boolean;
}

export interface Host {
  at(touch: Touch): At;
  pointing(): Pointing;
  camera(): Camera;
  bounds(): readonly [number, number];
  /** The eye moved by hand. */
  look(camera: Camera): void;
  clicked(at: At): void;
  /** What was grabbed is over there now. */
  dragged(at: At): void;
  hovered(at: At | null): void;
}

type Doing = "nothing" | "pressed" | "panning" | "dragging" | "pinching" | "turning";

const STILL_MOUSE = 4;
const STILL_FINGER = 9;
/** Two fingers turn a thing only when they clearly turn, in tenths of a degree. */
const TWISTED = 60;

export class Gestures {
  private readonly touches = new Map<number, Touch>();
  private from: Touch | null = null;
  private turnedSoFar = 0;
  doing: Doing = "nothing";

  constructor(private readonly host: Host) {}

  down(touch: Touch): void {
    this.touches.set(touch.id, touch);
    if (this.touches.size === 2) this.turnedSoFar = 0;
    if (this.touches.size === 2 && this.doing !== "dragging") {
      this.doing = "pinching";
      this.host.hovered(null);
    }
    if (this.touches.size === 1) {
      this.from = touch;
      this.doing = touch.main ? "pressed" : "panning";
    }
  }

  move(touch: Touch): void {
    const before = this.touches.get(touch.id);
    if (before === undefined) {
      if (!touch.finger) this.host.hovered(this.host.at(touch));
      return;
    }
    const pair = this.pair();
    this.touches.set(touch.id, touch);
    const after = this.pair();
    if (pair !== null && after !== null) this.two(pair, after);
    else this.one(before, touch);
  }

  up(touch: Touch): void {
    if (!this.touches.delete(touch.id)) return;
    const done = this.doing;
    if (this.touches.size > 0) {
      // One finger of two is lifted: the other goes on panning, but clicks nothing.
      if (done !== "dragging") this.doing = "panning";
      else if (this.from?.id === touch.id) this.drop(touch);
      return;
    }
    this.doing = "nothing";
    if (done === "dragging") this.drop(touch);
    if (done === "pressed") {
      const at = this.host.at(touch);
      if (touch.finger) this.host.hovered(at);
      this.host.clicked(at);
    }
  }

  /** The browser took the pointer away: nothing was meant. */
  cancel(touch: Touch): void {
    const dragging = this.doing === "dragging" && this.from?.id === touch.id;
    this.touches.delete(touch.id);
    if (dragging) this.drop(touch);
    if (this.touches.size === 0) this.doing = "nothing";
  }

  private drop(touch: Touch): void {
    this.doing = this.touches.size > 0 ? "panning" : "nothing";
    this.host.pointing().drop?.(this.host.at(touch));
  }

  private pair(): [Point, Point] | null {
    const [one, other] = [...this.touches.values()];
    return one && other ? [one, other] : null;
  }

  private one(last: Touch, touch: Touch): void {
    const { from } = this;
    let before = last;
    if (this.doing === "pressed" && from !== null) {
      const still = touch.finger ? STILL_FINGER : STILL_MOUSE;
      if (Math.hypot(touch.x - from.x, touch.y - from.y) < still) return;
      const taken = this.host.pointing().grab?.(this.host.at(from)) ?? false;
      this.doing = taken ? "dragging" : "panning";
      if (!taken) this.host.hovered(null);
      before = from;
    }
    if (this.doing === "dragging") {
      const at = this.host.at(touch);
      this.host.dragged(at);
      this.host.pointing().drag?.(at);
    }
    if (this.doing === "panning") {
      this.host.look(panned(this.host.camera(), touch.x - before.x, touch.y - before.y));
    }
  }

  private two(before: [Point, Point], after: [Point, Point]): void {
    const turned = twist(before, after);
    if (this.doing === "turning" || this.doing === "dragging") {
      this.host.pointing().turn?.(Math.round(turned));
      return;
    }
    this.turnedSoFar += turned;
    if (Math.abs(this.turnedSoFar) > TWISTED) {
      const taken = this.host.pointing().turn?.(Math.round(this.turnedSoFar)) ?? false;
      this.turnedSoFar = 0;
      if (taken) {
        this.doing = "turning";
        return;
      }
    }
    this.host.look(pinched(this.host.camera(), before, after, this.host.bounds()));
  }
}

/** Ties pointers and the wheel of an element to the gestures of the table. */
import { useEffect, useRef } from "preact/hooks";

import type { At, Pointing } from "../model/contract";
import { Gestures, type Touch } from "./gestures";
import type { Eye } from "./useCamera";

/** How much nearer one notch of the wheel brings. */
const NOTCH = 1.0016;
/** Turning by the wheel: tenths of a degree for a notch, and finely with the shift key. */
const TURN = 150;
const FINE_TURN = 10;

export interface Listener {
  /** What lies at a pixel of the view. */
  at(pixel: { x: number; y: number }, finger: boolean, shift: boolean): At;
  pointing(): Pointing;
  clicked(at: At): void;
  /** Something is dragged to there; whoever took it is told as well. */
  dragged(at: At): void;
  hovered(at: At | null, finger: boolean): void;
  /** A pointer went down: whatever still moves is finished. Before anything else is meant by it. */
  pressed(): void;
}

export function usePointer(eye: Eye, listener: Listener): void {
  const heard = useRef(listener);
  heard.current = listener;
  const looking = useRef(eye);
  looking.current = eye;

  useEffect(() => {
    const element = eye.view.current;
    if (!element) return;
    let finger = false;
    const gestures = new Gestures({
      at: (touch) => heard.current.at(touch, touch.finger, touch.shift),
      pointing: () => heard.current.pointing(),
      camera: () => looking.current.now(),
      bounds: () => looking.current.bounds(),
      look: (camera) => looking.current.look(camera),
      clicked: (at) => heard.current.clicked(at),
      dragged: (at) => heard.current.dragged(at),
      hovered: (at) => heard.current.hovered(at, finger),
    });
    const frames = new Frames((touch) => gestures.move(touch));
    const read = (event: PointerEvent | WheelEvent): Touch => {
      const box = element.getBoundingClientRect();
      const pointer = event instanceof PointerEvent;
      return {
        id: pointer ? event.pointerId : 0,
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        finger: pointer && event.pointerType === "touch",
        shift: event.shiftKey,
        main: event.button <= 0,
      };
    };
    const onControls = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest("[data-table-control]") !== null;
    const handlers: Record<string, (event: PointerEvent) => void> = {
      pointerdown(event) {
        if (onControls(event)) return;
        finger = event.pointerType === "touch";
        heard.current.pressed();
        try {
          element.setPointerCapture(event.pointerId);
        } catch {
          // A pointer that is already gone cannot be held; its gesture simply ends.
        }
        frames.flush();
        gestures.down(read(event));
      },
      pointermove(event) {
        if (onControls(event) && gestures.doing === "nothing") return;
        finger = event.pointerType === "touch";
        frames.add(read(event));
      },
      pointerup(event) {
        frames.flush();
        gestures.up(read(event));
      },
      pointercancel(event) {
        frames.flush();
        gestures.cancel(read(event));
      },
      pointerleave(event) {
        if (event.pointerType === "touch" || gestures.doing !== "nothing") return;
        frames.clear();
        heard.current.hovered(null, false);
      },
    };
    const wheel = (event: WheelEvent): void => {
      if (onControls(event) && !event.ctrlKey) return;
      event.preventDefault();
      const touch = read(event);
      const amount = event.deltaY * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 300 : 1);
      const by = (event.shiftKey ? FINE_TURN : TURN) * Math.sign(amount || event.deltaX);
      if (!event.ctrlKey && by !== 0 && heard.current.pointing().turn?.(by)) return;
      const pinch = event.ctrlKey ? 5 : 1;
      looking.current.zoom(NOTCH ** (-amount * pinch), touch);
    };
    const menu = (event: Event): void => {
      if (!onControls(event)) event.preventDefault();
    };
    for (const [name, handler] of Object.entries(handlers)) {
      element.addEventListener(name, handler as EventListener);
    }
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("contextmenu", menu);
    return () => {
      frames.clear();
      for (const [name, handler] of Object.entries(handlers)) {
        element.removeEventListener(name, handler as EventListener);
      }
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("contextmenu", menu);
    };
  }, [eye.view]);
}

/** At most one move of each pointer for a frame: the newest. */
class Frames {
  private readonly moves = new Map<number, Touch>();
  private frame = 0;

  constructor(private readonly take: (touch: Touch) => void) {}

  add(touch: Touch): void {
    this.moves.set(touch.id, touch);
    this.frame ||= requestAnimationFrame(() => this.flush());
  }

  flush(): void {
    const moves = [...this.moves.values()];
    this.clear();
    for (const touch of moves) this.take(touch);
  }

  clear(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.moves.clear();
  }
}

/** Ties pointers and the wheel of the standing table to its hands. */
import { useEffect, useRef } from "preact/hooks";

import { Hands, type Host, type Touch } from "./hands";

/** How much nearer one notch of the wheel brings. */
const NOTCH = 1.0014;
/** Turning what is placed by the wheel: tenths of a degree for a notch, and finely with shift. */
const TURN = 150;
const FINE_TURN = 10;

export function useHands(
  view: { current: HTMLDivElement | null },
  host: Host & { pressed(): void },
): { doing(): Hands["doing"] } {
  const heard = useRef(host);
  heard.current = host;
  const held = useRef<Hands | null>(null);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const hands = new Hands({
      at: (touch) => heard.current.at(touch),
      pointing: () => heard.current.pointing(),
      turned: (dx, dy) => heard.current.turned(dx, dy),
      panned: (dx, dy) => heard.current.panned(dx, dy),
      zoomed: (factor, pixel) => heard.current.zoomed(factor, pixel),
      clicked: (at) => heard.current.clicked(at),
      dragged: (at) => heard.current.dragged(at),
      hovered: (at, finger) => heard.current.hovered(at, finger),
    });
    held.current = hands;
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
    // At most one move of each pointer for a frame: the newest.
    const waiting = new Map<number, Touch>();
    let frame = 0;
    const flush = (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      const moves = [...waiting.values()];
      waiting.clear();
      for (const touch of moves) hands.move(touch);
    };
    const stops = new AbortController();
    const on = (name: string, handler: (event: PointerEvent) => void): void =>
      element.addEventListener(name, handler as EventListener, { signal: stops.signal });
    on("pointerdown", (event) => {
      if (onControls(event)) return;
      heard.current.pressed();
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is already gone cannot be held; its gesture simply ends.
      }
      flush();
      hands.down(read(event));
    });
    on("pointermove", (event) => {
      if (onControls(event) && hands.doing === "nothing") return;
      waiting.set(event.pointerId, read(event));
      frame ||= requestAnimationFrame(flush);
    });
    on("pointerup", (event) => {
      flush();
      hands.up(read(event));
    });
    on("pointercancel", (event) => {
      flush();
      hands.cancel(read(event));
    });
    on("pointerleave", (event) => {
      if (event.pointerType === "touch" || hands.doing !== "nothing") return;
      waiting.clear();
      heard.current.hovered(null, false);
    });
    const wheel = (event: WheelEvent): void => {
      if (onControls(event) && !event.ctrlKey) return;
      event.preventDefault();
      const amount = event.deltaY * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 300 : 1);
      const by = (event.shiftKey ? FINE_TURN : TURN) * Math.sign(amount || event.deltaX);
      if (!event.ctrlKey && by !== 0 && heard.current.pointing().turn?.(by)) return;
      heard.current.zoomed(NOTCH ** (-amount * (event.ctrlKey ? 5 : 1)), read(event));
    };
    element.addEventListener("wheel", wheel, { passive: false, signal: stops.signal });
    element.addEventListener(
      "contextmenu",
      (event) => {
        if (!onControls(event)) event.preventDefault();
      },
      { signal: stops.signal },
    );
    return () => {
      stops.abort();
      cancelAnimationFrame(frame);
      held.current = null;
    };
  }, [view]);
  return { doing: () => held.current?.doing ?? "nothing" };
}

/** The board on the screen: how large it is drawn, and its wheel. */
import { useEffect, useRef, useState } from "preact/hooks";

/** Units of the table in one pixel, so that handles can be gripped on every screen. */
export function usePixel(svg: { current: SVGSVGElement | null }): number {
  const [pixel, setPixel] = useState(18);
  useEffect(() => {
    const board = svg.current;
    if (board === null) return;
    const look = () => {
      const scale = board.getScreenCTM()?.a ?? 0;
      if (scale > 0) setPixel(1 / scale);
    };
    const watch = new ResizeObserver(look);
    watch.observe(board);
    look();
    return () => watch.disconnect();
  }, [svg]);
  return pixel;
}

/** The wheel, which only an own listener can keep from scrolling the page. */
export function useWheel(
  svg: { current: SVGSVGElement | null },
  turn: (event: WheelEvent) => boolean,
): void {
  const newest = useRef(turn);
  newest.current = turn;
  useEffect(() => {
    const board = svg.current;
    const listen = (event: WheelEvent) => {
      if (newest.current(event)) event.preventDefault();
    };
    board?.addEventListener("wheel", listen, { passive: false });
    return () => board?.removeEventListener("wheel", listen);
  }, [svg]);
}

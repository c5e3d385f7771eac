/** Keys of the workbench. */
import { useEffect, useRef } from "preact/hooks";

/** Keys anywhere on the page; a dialog keeps its own. */
export function useKeys(press: (event: KeyboardEvent) => void, release: () => void): void {
  const newest = useRef({ press, release });
  newest.current = { press, release };
  useEffect(() => {
    const down = (event: KeyboardEvent) => newest.current.press(event);
    const up = () => newest.current.release();
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, []);
}

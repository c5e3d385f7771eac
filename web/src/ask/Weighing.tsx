/** The cards with odds, refusals and lengths: on the side where they hide least of the table. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { freerSide, type Side } from "./logic/dodging";

/** What must be seen while something is filled in. */
const MARKS = ".table-pieces :is(.allowed, .chosen), .table-over .ghost";

interface Props {
  /** The other side is taken. */
  isFixed: boolean;
  children: ComponentChildren;
}

export function Weighing({ isFixed, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const side = useSignal<Side>("right");
  useEffect(() => {
    // The table marks its pieces in the same moment; it is looked at when that is done.
    const frame = requestAnimationFrame(() => {
      const card = box.current?.getBoundingClientRect();
      const room = box.current?.parentElement?.getBoundingClientRect();
      if (isFixed || card === undefined || room === undefined || card.height === 0) {
        side.value = "right";
        return;
      }
      const marks = [...document.querySelectorAll(MARKS)].map((one) => one.getBoundingClientRect());
      side.value = freerSide(card, room, side.value, marks);
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div class={`answer-weigh is-${side.value}`} ref={box}>
      {children}
    </div>
  );
}

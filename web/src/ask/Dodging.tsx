/** Cards over the table: each lies in the corner where it hides least of what is chosen. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Battle } from "../model/battle";
import { CHOSEN } from "../table/useCover";
import { freest, hidden, type Shift, shifted } from "./logic/dodging";

const STAY: Shift = { x: 0, y: 0 };
/** Pixels that are left free at the upper edge of the table. */
const RIM = 8;

interface Props {
  battle: Battle;
  name: string;
  children: ComponentChildren;
}

export function Dodging({ battle, name, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shift = useSignal(STAY);
  const look = () => {
    const { x, y } = shift.value;
    const shown = box.current?.getBoundingClientRect();
    const table = document.querySelector(".battle-table")?.getBoundingClientRect();
    if (shown === undefined || table === undefined || shown.height === 0) {
      shift.value = STAY;
      return;
    }
    const card = {
      left: shown.left - x,
      right: shown.right - x,
      top: shown.top - y,
      bottom: shown.bottom - y,
    };
    const row = box.current?.parentElement?.getBoundingClientRect() ?? table;
    const room = {
      left: row.left,
      right: row.right,
      top: table.top + RIM,
      bottom: card.bottom,
    };
    const others = document.querySelectorAll(`${CHOSEN}, .answer-card:not(.is-${name})`);
    const areas = [...others].map((one) => one.getBoundingClientRect());
    const best = freest(card, room, shift.value, areas);
    const isHiding = hidden(shifted(card, best), areas) > 0;
    // Where every corner hides somebody, the card lies low and the table gives way.
    const found = isHiding ? { x: best.x, y: 0 } : best;
    if (found.x !== x || found.y !== y) shift.value = found;
    if (isHiding) battle.covered.value = table.bottom - card.top;
  };
  useEffect(() => {
    // The table marks its pieces in the same moment; it is looked at when that is done.
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only what stays the same
  useEffect(() => whenMoved(look), []);
  useEffect(
    () => () => {
      battle.covered.value = 0;
    },
    [battle],
  );
  const { x, y } = shift.value;
  return (
    <div
      class={`answer-card is-${name}`}
      ref={box}
      style={{ transform: x === 0 && y === 0 ? undefined : `translate(${x}px, ${y}px)` }}
    >
      {children}
    </div>
  );
}

/** Told whenever the table has been moved or zoomed; the answer ends it. */
function whenMoved(look: () => void): () => void {
  const world = document.querySelector(".table-world, .ground-pieces");
  if (world === null || typeof MutationObserver === "undefined") return () => undefined;
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  watch.observe(world, { attributes: true, attributeFilter: ["style"] });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** What the pointer over the standing table means, and who hears of it. */
import { useRef } from "preact/hooks";

import type { At, TableProps } from "../model/contract";
import type { useHover } from "../table/useHover";
import type { Scene } from "../wire/types";
import { seenAt } from "./eye";
import type { Touch } from "./hands";
import { atPixel, type Seen } from "./pointing";
import { useHands } from "./useHands";
import type { Sight } from "./useSight";
import type { Standing } from "./useStanding";

interface Given {
  props: TableProps;
  scene: Scene;
  standing: Standing;
  sight: Sight;
  hover: ReturnType<typeof useHover>;
  /** Whose eyes one looks with: he is not met. */
  unseen: number | null;
}

export interface Picking {
  seen(): Seen;
  hovered(at: At | null, finger: boolean): void;
  clicked(at: At): void;
}

export function usePicking({ props, scene, standing, sight, hover, unseen }: Given): Picking {
  const seen = (): Seen => {
    const { left, top } = sight.view.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      scene,
      relief: standing.relief,
      standees: standing.pieces.filter((one) => one.id !== unseen),
      overlay: props.overlay,
      eye: sight.now(),
      view: sight.size(),
      corner: { x: left, y: top },
    };
  };
  const pixelOf = (at: At) => {
    const { x, y } = seen().corner;
    return { x: at.screen.x - x, y: at.screen.y - y };
  };
  const hovered = (at: At | null, finger: boolean): void => {
    hover.moved(at, at && pixelOf(at), finger);
    props.pointing.hover?.(at);
  };
  const clicked = (at: At): void => {
    if (at.piece !== null || !props.pointing.click) props.onSelect(at.piece);
    props.pointing.click?.(at);
  };
  // What is carried hangs from the pointer where it was taken hold of, at the head or the foot.
  const hold = useRef({ x: 0, y: 0 });
  const hands = useHands(sight.view, {
    at: (touch: Touch) => {
      const carrying = hands.doing() === "dragging";
      const off = carrying ? hold.current : { x: 0, y: 0 };
      const pixel = { x: touch.x + off.x, y: touch.y + off.y };
      const at = atPixel(seen(), pixel, { ...touch, carrying });
      const pose = carrying ? null : scene.pieces.find((piece) => piece.id === at?.piece)?.pose;
      const z = pose ? standing.relief.standAt(pose) : 0;
      const foot = pose && seenAt(sight.now(), sight.size(), { ...pose, z });
      if (!carrying) hold.current = foot ? { x: foot.x - touch.x, y: foot.y - touch.y } : off;
      return at;
    },
    pointing: () => props.pointing,
    turned: sight.turned,
    panned: sight.panned,
    zoomed: sight.zoomed,
    dragged: (at) => hover.moved(null, pixelOf(at), false),
    clicked,
    hovered,
    pressed: () => props.show?.skip(),
  });
  return { seen, hovered, clicked };
}

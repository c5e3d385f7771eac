/** What all painters of terrain share. */
import type { ComponentChildren, JSX } from "preact";

import type { Ground, Outline } from "../../wire/types";
import { familyOf, isGrown } from "../looks";
import { outlinePath, rounded, shadowPath } from "../outline";
import type { GroundPaint } from "./palette";
import { SHADOW } from "./palette";

export interface PaintProps {
  ground: Ground;
  /** Path data of the outline. */
  path: string;
  /** Unique on the page: the begin of ids in the drawing. */
  id: string;
  /** The paints of the table it lies on. */
  paint: GroundPaint;
}

export type Painter = (props: PaintProps) => JSX.Element;

/** Everything inside is cut off at the outline. */
export function Clipped({
  id,
  path,
  children,
}: {
  id: string;
  path: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <clipPath id={`${id}-clip`}>
        <path d={path} clip-rule="evenodd" />
      </clipPath>
      <g clip-path={`url(#${id}-clip)`}>{children}</g>
    </>
  );
}

/** The shadow something of this height casts, in units. */
export function Shadow({ ground, height }: { ground: Ground; height: number }): JSX.Element {
  const path = shadowPath(softened(ground), height * SHADOW.x, height * SHADOW.y);
  return <path d={path} fill={SHADOW.colour} opacity={0.26} />;
}

/** A lit and a shaded rim just inside the outline: what is here rises (or, turned round, sinks). */
export function Relief({
  path,
  size,
  sunken = false,
}: {
  path: string;
  size: number;
  sunken?: boolean;
}): JSX.Element {
  const by = sunken ? -size : size;
  return (
    <g fill="none" stroke-width={size * 1.6}>
      <path d={path} stroke="#fff6d8" opacity={0.34} transform={`translate(${by / 3} ${by / 3})`} />
      <path
        d={path}
        stroke="#2a2010"
        opacity={0.2}
        transform={`translate(${-by / 2} ${-by / 2})`}
      />
    </g>
  );
}

/** The outline of a piece of terrain; what nature made has no corners. */
function softened({ look, outline }: Ground): Outline {
  if (!isGrown(familyOf(look))) return outline;
  return { points: rounded(outline.points), holes: outline.holes.map(rounded) };
}

export function pathOf(ground: Ground): string {
  return outlinePath(softened(ground));
}

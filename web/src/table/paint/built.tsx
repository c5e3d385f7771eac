/** What people built or laid out: walls, roads, fields, and whatever nobody knows. */
import type { JSX } from "preact";

import { outlinePath } from "../outline";
import { Clipped, type PaintProps, Shadow } from "./brush";
import { Openings, Stairs } from "./doors";
import { grain, joints, ruled } from "./lines";
import { FENCE, HEDGE, MASONRY, PLAIN } from "./palette";

/** What walls are not of stone. */
const GROWN = new Map<string, typeof MASONRY | typeof HEDGE | typeof FENCE>([
  ["hedge", HEDGE],
  ["fence", FENCE],
]);

/** A thick stroke of masonry, of wood or of leaves. */
export function Wall({ ground, path, id }: PaintProps): JSX.Element {
  const ring = ground.outline.points;
  const angle = grain(ring);
  const paint = GROWN.get(ground.look) ?? MASONRY;
  return (
    <>
      <Shadow ground={ground} height={Math.max(150, ground.height * 0.8)} />
      <path d={path} fill="none" stroke={paint.edge} stroke-width={44} stroke-linejoin="round" />
      <Clipped id={id} path={path}>
        <path d={path} fill={paint.top} fill-rule="evenodd" />
        <path d={ruled(ring, angle, 70)} stroke={paint.joint} stroke-width={9} fill="none" />
        <path d={joints(ring, angle, 70, 170)} stroke={paint.joint} stroke-width={9} fill="none" />
        <path
          d={path}
          fill="none"
          stroke={paint.edge}
          stroke-width={30}
          opacity={0.5}
          transform="translate(-10 -12)"
        />
        <path
          d={path}
          fill="none"
          stroke={paint.light}
          stroke-width={36}
          opacity={0.85}
          transform="translate(8 10)"
        />
      </Clipped>
      <Openings ground={ground} floor={PLAIN.fill} />
    </>
  );
}

/** A trodden way. */
export function Road({ path, id }: PaintProps): JSX.Element {
  return (
    <Clipped id={id} path={path}>
      <path d={path} fill="#bfa274" fill-rule="evenodd" opacity={0.9} />
      <path
        d={path}
        fill="none"
        stroke="#8d7248"
        stroke-width={40}
        stroke-dasharray="150 46"
        opacity={0.8}
      />
    </Clipped>
  );
}

/** A field in furrows. */
export function Field({ ground, path, id }: PaintProps): JSX.Element {
  const ring = ground.outline.points;
  return (
    <>
      <Clipped id={id} path={path}>
        <path d={path} fill="#a98d52" fill-rule="evenodd" />
        <path
          d={ruled(ring, grain(ring), 105)}
          stroke="#7d6636"
          stroke-width={38}
          fill="none"
          opacity={0.75}
        />
        <path
          d={ruled(ring, grain(ring), 105)}
          stroke="#cdb06a"
          stroke-width={9}
          fill="none"
          transform="translate(16 -26)"
          opacity={0.8}
        />
      </Clipped>
      <path d={outlinePath(ground.outline)} fill="none" stroke="#63502a" stroke-width={16} />
    </>
  );
}

/** Anything else: a tinted place with a marked edge, so that it is seen and can be pointed at. */
export function Plain({ ground, path, id }: PaintProps): JSX.Element {
  return (
    <>
      <Clipped id={id} path={path}>
        <path d={path} fill={PLAIN.fill} fill-rule="evenodd" opacity={0.42} />
        <path
          d={ruled(ground.outline.points, Math.PI / 4, 150)}
          stroke={PLAIN.edge}
          stroke-width={9}
          fill="none"
          opacity={0.28}
        />
      </Clipped>
      <path
        d={path}
        fill="none"
        stroke={PLAIN.edge}
        stroke-width={18}
        stroke-dasharray="80 36"
        stroke-linejoin="round"
      />
      <Openings ground={ground} floor={PLAIN.fill} />
      <Stairs ground={ground} />
    </>
  );
}

/** What people built or laid out: walls, roads, fields, and whatever nobody knows. */
import type { JSX } from "preact";

import { outlinePath } from "../outline";
import { Clipped, type PaintProps, Shadow } from "./brush";
import { Openings, Stairs } from "./doors";
import { grain, joints, ruled } from "./lines";
import { PLAIN, STONE } from "./palette";

/** A thick stroke of masonry. */
export function Wall({ ground, path, id }: PaintProps): JSX.Element {
  const ring = ground.outline.points;
  const angle = grain(ring);
  return (
    <>
      <Shadow ground={ground} height={Math.max(80, ground.height * 0.7)} />
      <Clipped id={id} path={path}>
        <path d={path} fill={STONE.top} fill-rule="evenodd" />
        <path d={ruled(ring, angle, 70)} stroke={STONE.joint} stroke-width={9} fill="none" />
        <path d={joints(ring, angle, 70, 170)} stroke={STONE.joint} stroke-width={9} fill="none" />
        <path
          d={path}
          fill="none"
          stroke={STONE.light}
          stroke-width={34}
          opacity={0.6}
          transform="translate(6 8)"
        />
      </Clipped>
      <path d={path} fill="none" stroke={STONE.edge} stroke-width={22} stroke-linejoin="round" />
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

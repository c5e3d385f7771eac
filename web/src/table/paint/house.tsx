/** A building: its room, and over it the roof that fades to show it. */
import type { JSX } from "preact";

import type { Ground } from "../../wire/types";
import { ringPath } from "../outline";
import { Clipped, type PaintProps, Shadow } from "./brush";
import { Openings, Stairs } from "./doors";
import { grain, joints, ruled } from "./lines";
import { HOUSE } from "./palette";
import { type Face, hipOf } from "./roofs";

/** Whether somebody can stand on top: then the roof is flat. */
function standable(ground: Ground): boolean {
  return ground.storeys.length > 0 || ground.points.some(([, , level]) => level > 0);
}

/** A building: its room, and over it the roof that fades (class `opening`) to show it. */
export function Roof(props: PaintProps): JSX.Element {
  const { ground, path, id } = props;
  const ring = ground.outline.points;
  const angle = grain(ring);
  const hip = standable(ground) || ground.outline.holes.length > 0 ? null : hipOf(ring);
  return (
    <>
      <Shadow ground={ground} height={Math.min(700, Math.max(160, ground.height))} />
      <Clipped id={id} path={path}>
        <path d={path} fill={HOUSE.floor} fill-rule="evenodd" />
        <path d={ruled(ring, angle, 95)} stroke={HOUSE.board} stroke-width={10} fill="none" />
        <path d={joints(ring, angle, 95, 520)} stroke={HOUSE.board} stroke-width={10} fill="none" />
        <path d={path} fill="none" stroke={HOUSE.wall} stroke-width={90} stroke-linejoin="miter" />
        <g class="opening">
          {hip ? (
            hip.faces.map((face, n) => <Slope key={n} face={face} id={`${id}-${n}`} />)
          ) : (
            <Flat {...props} />
          )}
          {hip && (
            <path
              d={`M${hip.ridge[0].x} ${hip.ridge[0].y}L${hip.ridge[1].x} ${hip.ridge[1].y}`}
              stroke={HOUSE.tileLight}
              stroke-width={34}
              stroke-linecap="round"
            />
          )}
        </g>
      </Clipped>
      <path d={path} fill="none" stroke={HOUSE.edge} stroke-width={20} stroke-linejoin="round" />
      <Openings ground={ground} floor={HOUSE.floor} />
      <Stairs ground={ground} />
    </>
  );
}

function Slope({ face, id }: { face: Face; id: string }): JSX.Element {
  const path = ringPath(face.points);
  const tone =
    face.light > 0.55
      ? HOUSE.tileLight
      : face.light > 0
        ? HOUSE.tile
        : face.light > -0.7
          ? HOUSE.tileDark
          : HOUSE.tileDeep;
  return (
    <Clipped id={id} path={path}>
      <path d={path} fill={tone} />
      <path
        d={ruled(face.points, face.eave, 72)}
        stroke={HOUSE.row}
        stroke-width={9}
        fill="none"
        opacity={0.55}
      />
      <path
        d={joints(face.points, face.eave, 72, 64)}
        stroke={HOUSE.row}
        stroke-width={6}
        fill="none"
        opacity={0.3}
      />
      <path d={path} fill="none" stroke={HOUSE.row} stroke-width={16} opacity={0.8} />
    </Clipped>
  );
}

/** Slabs within a parapet. */
function Flat({ ground, path }: PaintProps): JSX.Element {
  const ring = ground.outline.points;
  const angle = grain(ring);
  return (
    <>
      <path d={path} fill={HOUSE.slab} fill-rule="evenodd" />
      <g stroke={HOUSE.joint} stroke-width={9} fill="none" opacity={0.7}>
        <path d={ruled(ring, angle, 230)} />
        <path d={joints(ring, angle, 230, 300)} />
      </g>
      <g fill="none" stroke-linejoin="miter">
        <path
          d={path}
          stroke="#2a2014"
          stroke-width={170}
          opacity={0.3}
          transform="translate(22 26)"
        />
        <path d={path} stroke={HOUSE.edge} stroke-width={132} />
        <path d={path} stroke={HOUSE.parapet} stroke-width={112} />
        <path
          d={path}
          stroke="#fff8e4"
          stroke-width={26}
          opacity={0.5}
          transform="translate(7 8)"
        />
      </g>
    </>
  );
}

/** Ground that rises or falls away: cliffs with ways up, wooded hills, crags, chasms, shallows. */
import type { JSX } from "preact";

import type { Ground } from "../../wire/types";
import { Clipped, type PaintProps, Relief, Shadow } from "./brush";
import { Hill, Rocks, Shore, Wood, waves } from "./nature";
import { CHASM, STONE, WATER } from "./palette";

/** A low plateau with sheer sides: a band of rock along the edge, broken by the ways up. */
export function Cliff(props: PaintProps): JSX.Element {
  const { ground, path, id, paint } = props;
  return (
    <>
      <Shadow ground={ground} height={Math.min(240, ground.height || 160)} />
      <Clipped id={id} path={path}>
        <path d={path} fill={paint.grades[2]} fill-rule="evenodd" />
        <Relief path={path} size={60} />
      </Clipped>
      <Sheer path={path} id={id} />
      <WaysUp ground={ground} colour={paint.grades[1]} />
    </>
  );
}

/** The rock face: a dark band inside the outline, with cracks across it. */
function Sheer({ path, id }: { path: string; id: string }): JSX.Element {
  return (
    <>
      <Clipped id={`${id}-face`} path={path}>
        <path d={path} fill="none" stroke={STONE.edge} stroke-width={124} />
        <path d={path} fill="none" stroke={STONE.base} stroke-width={104} />
        <path
          d={path}
          fill="none"
          stroke={STONE.edge}
          stroke-width={104}
          stroke-dasharray="9 47 7 29 9 61"
          opacity={0.75}
        />
      </Clipped>
      <path d={path} fill="none" stroke={STONE.edge} stroke-width={16} stroke-linejoin="round" />
    </>
  );
}

/** Marked places where one may go up: a worn slope over the edge with a post on each side. */
function WaysUp({ ground, colour }: { ground: Ground; colour: string }): JSX.Element {
  return (
    <g class="ways-up">
      {ground.points.map(([x, y], n) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <circle r={112} fill={colour} stroke={STONE.edge} stroke-width={14} />
          <path
            d="M-52 34L0 -40L52 34M-52 78L0 4L52 78"
            fill="none"
            stroke="#3b2f1c"
            stroke-width={22}
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      ))}
    </g>
  );
}

/** Trees on a rise; with ways up its sides are sheer. */
export function Grove(props: PaintProps): JSX.Element {
  const sheer = props.ground.look === "wooded-cliff";
  return (
    <>
      {sheer ? <Cliff {...props} /> : <Hill {...props} />}
      <Wood {...props} />
      {sheer && <WaysUp ground={props.ground} colour={props.paint.grades[1]} />}
    </>
  );
}

/** Rocks on a rise. */
export function Crag(props: PaintProps): JSX.Element {
  return (
    <>
      <Rocks {...props} />
      <Sheer path={props.path} id={props.id} />
    </>
  );
}

/** A gap in the ground: darker the deeper one looks. */
export function Chasm({ path, id }: PaintProps): JSX.Element {
  return (
    <>
      <Clipped id={id} path={path}>
        <path d={path} fill={CHASM.deep} fill-rule="evenodd" />
        <g fill="none" stroke-linejoin="round">
          <path d={path} stroke={CHASM.wall} stroke-width={170} />
          <path d={path} stroke={CHASM.rim} stroke-width={84} />
          <path
            d={path}
            stroke={CHASM.deep}
            stroke-width={84}
            stroke-dasharray="8 53 10 37 6 71"
            opacity={0.6}
          />
        </g>
        <Relief path={path} size={44} sunken />
      </Clipped>
      <path d={path} fill="none" stroke={CHASM.light} stroke-width={14} stroke-linejoin="round" />
    </>
  );
}

/** Water that one can wade through: pale, with the bed showing. */
export function Shallows({ ground, path, id }: PaintProps): JSX.Element {
  return (
    <>
      <Shore path={path} />
      <Clipped id={id} path={path}>
        <path d={path} fill={WATER.shallow} fill-rule="evenodd" />
        <path d={path} fill={WATER.shore} fill-rule="evenodd" opacity={0.3} />
        <path
          d={waves(ground, 260)}
          fill="none"
          stroke={WATER.wave}
          stroke-width={13}
          stroke-linecap="round"
          stroke-dasharray="40 26"
        />
      </Clipped>
      <path d={path} fill="none" stroke={WATER.edge} stroke-width={14} stroke-dasharray="60 40" />
    </>
  );
}

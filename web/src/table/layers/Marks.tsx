/** What a scene marks on the table besides terrain and pieces. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { say } from "../../texts";
import type { Group, Scene } from "../../wire/types";
import { radians, wordsAt } from "../geometry";
import { markerSize } from "../hit";
import { linePath, outlinePath, regionPath, sectorPath } from "../outline";
import { lookOf, markerColour } from "../sides";
import type { Spoken } from "../signs";
import { IconUse } from "./Icons";
import { BadgeView } from "./PieceSigns";
import { Words } from "./Words";

interface Strewn<Kind extends "zones" | "arcs" | "strokes" | "markers" | "groups"> {
  items: Scene[Kind];
  sides: readonly number[];
  id: string;
}

export const Zones = memo(function Zones({ items, sides, id }: Strewn<"zones">): JSX.Element {
  return (
    <g class="zones">
      {items.map((zone, n) => {
        const first = zone.region.outlines[0];
        const at = first && wordsAt(first);
        return (
          <g
            key={n}
            class="zone"
            data-zone={n}
            style={{ "--side": lookOf(zone.seat, sides).colour }}
          >
            <path class="zone-fill" d={regionPath(zone.region)} />
            <path d={regionPath(zone.region)} fill={`url(#${id}-hatch)`} opacity={0.5} />
            <path class="zone-edge" d={regionPath(zone.region)} />
            {at && (
              <Words x={at.x} y={at.y} tone="heading">
                {say(zone.name)}
              </Words>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** A sector without a radius goes to the far corner. */
export const Arcs = memo(function Arcs(props: { items: Scene["arcs"]; far: number }): JSX.Element {
  return (
    <g class="arcs">
      {props.items.map((arc, n) => {
        const radius = arc.radius ?? props.far;
        const tip = Math.min(radius, 2400) * 0.7;
        const angle = radians(arc.facing);
        return (
          <g key={n} class={`arc ${arc.tone}`}>
            <path d={sectorPath(arc.spot, arc.facing, arc.width, radius, arc.inner)} />
            {arc.label && (
              <Words
                x={arc.spot[0] + tip * Math.cos(angle)}
                y={arc.spot[1] + tip * Math.sin(angle)}
              >
                {say(arc.label)}
              </Words>
            )}
          </g>
        );
      })}
    </g>
  );
});

export const Strokes = memo(function Strokes(props: Omit<Strewn<"strokes">, "id">): JSX.Element {
  return (
    <g class="strokes">
      {props.items.map((stroke, n) => {
        const middle = stroke.points[Math.floor(stroke.points.length / 2)];
        const before = stroke.points[Math.floor((stroke.points.length - 1) / 2)];
        return (
          <g
            key={n}
            class={`stroke ${stroke.kind}`}
            style={{ "--side": lookOf(stroke.seat, props.sides).colour }}
          >
            <path class="under" d={linePath(stroke.points)} />
            <path class="over" d={linePath(stroke.points)} />
            {stroke.label && middle && before && (
              <Words
                x={(middle[0] + before[0]) / 2}
                y={(middle[1] + before[1]) / 2}
                lines={-0.7}
                tone={stroke.kind === "blocked" ? "blocked" : "plain"}
              >
                {say(stroke.label)}
              </Words>
            )}
          </g>
        );
      })}
    </g>
  );
});

export const Markers = memo(function Markers({ items, sides, id }: Strewn<"markers">): JSX.Element {
  return (
    <g class="markers">
      {items.map((marker) => {
        const r = markerSize(marker);
        return (
          <g
            key={marker.id}
            class={marker.quiet ? "marker is-quiet" : "marker"}
            data-marker={marker.id}
            transform={`translate(${marker.spot[0]} ${marker.spot[1]})`}
            style={{ "--side": markerColour(marker.seat, sides), "--r": String(r * 1.3) }}
          >
            {marker.radius >= r && <circle class="marker-reach" r={marker.radius} />}
            <circle class="piece-shadow" r={r} cx={r * 0.12} cy={r * 0.15} />
            <path
              class="marker-body"
              d={`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`}
              stroke-width={r * 0.14}
            />
            <g class="piece-mark">
              <IconUse id={id} name={marker.icon} size={r * 0.95} />
            </g>
            {marker.badges.map((badge, n) => (
              <BadgeView
                key={n}
                id={id}
                badge={badge}
                r={r * 1.3}
                x={r * 0.7}
                y={r * 0.7 * (n - 1)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** The names of what lies on the table, where they hide nobody. */
export const MarkerNames = memo(function MarkerNames(props: {
  items: Spoken["names"];
  scale: number;
}): JSX.Element {
  return (
    <g class="marker-names">
      {props.items.map(({ marker, at }) => (
        <g
          key={marker.id}
          data-name={marker.id}
          transform={`translate(${Math.round(at.x / props.scale)} ${Math.round(at.y / props.scale)})`}
        >
          <text class="px-text piece-name" y="0.35em">
            {say(marker.name)}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Outlines of blocks, under their pieces. */
export const GroupOutlines = memo(function GroupOutlines(
  props: Omit<Strewn<"groups">, "id">,
): JSX.Element {
  return (
    <g class="groups">
      {props.items.map((group) => {
        if (!group.outline) return null;
        const side = lookOf(group.seat, props.sides);
        return (
          <g
            key={group.id}
            class={`group ${side.pattern}`}
            data-group={group.id}
            style={{ "--side": side.colour }}
          >
            <path class="group-fill" d={outlinePath(group.outline)} />
            <path class="group-edge" d={outlinePath(group.outline)} />
            {group.front && <path class="group-front" d={linePath(group.front)} />}
          </g>
        );
      })}
    </g>
  );
});

/** The glow of blocks that may be chosen, are chosen, or have their turn. */
export const GroupGlows = memo(function GroupGlows(props: {
  items: readonly Group[];
  allowed: readonly number[];
  chosen: readonly number[];
  active: readonly number[];
}): JSX.Element {
  const { allowed, chosen, active } = props;
  const choosing = allowed.length > 0 || chosen.length > 0;
  const toneOf = (id: number): string => {
    if (chosen.includes(id)) return "chosen";
    if (allowed.includes(id)) return "allowed";
    return active.includes(id) && !choosing ? "active" : "";
  };
  return (
    <g class="group-glows">
      {props.items.map(({ id, outline }) => {
        const tone = toneOf(id);
        if (outline === null || tone === "") return null;
        const line = outlinePath(outline);
        return (
          <g key={id} class={`group-glow ${tone}`} data-group-glow={id}>
            <path class="glow-wide" d={line} />
            <path class="glow-edge" d={line} />
            <path class="glow-line" d={line} />
          </g>
        );
      })}
    </g>
  );
});

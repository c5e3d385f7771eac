/** Traces as they are drawn over the table, in pixels of its view. */
import type { JSX } from "preact";

import type { Eyes } from "../../model/contract";
import { lookOf } from "../../table/sides";
import type { Place } from "../course/parties";
import { arrowAlong, shortened } from "./arrow";
import { rimOf } from "./contact";
import { ClashSign, FledSign, SKULL, SpellSign } from "./signs";
import {
  apart,
  type Cast,
  type Clash,
  type Count,
  type Flight,
  type Marked,
  type Way,
} from "./told";

/** Pixels of a page on which signs are smaller. */
const NARROW = 600;

export interface Sheet {
  eyes: Eyes;
  sides: readonly number[];
}

/** Pixels per unit at a place, which in three dimensions differ from place to place. */
function scaleAt(eyes: Eyes, { x, y }: Place): number {
  const [one, other] = [eyes.project({ x: x - 150, y }), eyes.project({ x: x + 150, y })];
  return apart(one, other) / 300;
}

function closed(eyes: Eyes, places: readonly Place[]): string {
  const at = places.map((place) => eyes.project(place));
  return `M${at.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function circle({ x, y }: Place, r: number): Place[] {
  return Array.from({ length: 28 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 28;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
  });
}

function held(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Where somebody came from, and how he went. */
export function WayDrawn({ way, sheet, id }: { way: Way; sheet: Sheet; id: string }) {
  const { eyes, sides } = sheet;
  const [foot, tip] = [way.points[0], way.points.at(-1)];
  if (foot === undefined || tip === undefined) return null;
  const scale = scaleAt(eyes, tip);
  const [start, end] = [eyes.project(foot), eyes.project(tip)];
  const isBold = way.manner === "charge";
  const wanted = held(way.width * (isBold ? 0.5 : 0.4) * scale, isBold ? 15 : 9, isBold ? 34 : 22);
  // Short of whoever went, so that he is seen.
  const lean = way.points.length > 1 ? Math.min(way.width * 0.3, 260) : 0;
  const outline = arrowAlong(shortened(way.points, lean), wanted / Math.max(scale, 0.001));
  const colour = lookOf(way.seat, sides).colour;
  const fade = `${id}-fade`;
  return (
    <g class={`trace-way ${way.manner}`} data-trace={way.manner} style={{ "--side": colour }}>
      <linearGradient
        id={fade}
        gradientUnits="userSpaceOnUse"
        x1={start.x}
        y1={start.y}
        x2={end.x}
        y2={end.y}
      >
        <stop offset="0" stop-color={colour} stop-opacity={isBold ? 0.15 : 0.1} />
        <stop offset="0.75" stop-color={colour} stop-opacity={isBold ? 0.9 : 0.75} />
      </linearGradient>
      {way.from.map((piece) => (
        <path key={piece.id} class="trace-foot" d={closed(eyes, rimOf(piece))} />
      ))}
      {outline.length > 0 && (
        <path class="trace-arrow" d={closed(eyes, outline)} fill={`url(#${fade})`} />
      )}
      {way.manner === "flee" && (
        <g data-trace="fled" transform={`translate(${end.x} ${end.y - 20})`}>
          <FledSign />
        </g>
      )}
    </g>
  );
}

export function ClashDrawn({ clash, sheet }: { clash: Clash; sheet: Sheet }): JSX.Element {
  const { x, y } = sheet.eyes.project(clash.at);
  const size = held(scaleAt(sheet.eyes, clash.at) * 340, 26, 50) / 40;
  return (
    <g
      class="trace-clash"
      data-trace={clash.isFought ? "clash" : "contact"}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
    >
      <ClashSign isFought={clash.isFought} isHit={clash.isHit} />
    </g>
  );
}

/** A bow between two points of the view. */
function bow(from: Place, to: Place, by: number): { path: string; mid: Place } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lean = dx >= 0 ? 1 : -1;
  const mid = { x: (from.x + to.x) / 2 + dy * by * lean, y: (from.y + to.y) / 2 - dx * by * lean };
  const path = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mid.x.toFixed(1)} ${mid.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  return { path, mid };
}

export function FlightDrawn({ flight, sheet }: { flight: Flight; sheet: Sheet }): JSX.Element {
  const { eyes, sides } = sheet;
  const [from, to] = [eyes.project(flight.from), eyes.project(flight.to)];
  const { path, mid } = bow(from, to, flight.missile === "stone" ? 0.16 : 0.07);
  const turn = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  const first = (Math.atan2(mid.y - from.y, mid.x - from.x) * 180) / Math.PI;
  return (
    <g
      class={`trace-flight ${flight.missile}${flight.isHit ? "" : " is-vain"}`}
      data-trace="flight"
      style={{ "--side": lookOf(flight.seat, sides).colour }}
    >
      <path class="under" d={path} />
      <path class="over" d={path} />
      <path
        class="flight-tail"
        d="M-7 -5L0 0L-7 5M-13 -5L-6 0L-13 5"
        transform={`translate(${from.x} ${from.y}) rotate(${first})`}
      />
      {flight.missile === "stone" ? (
        <circle class="flight-stone" cx={to.x} cy={to.y} r="7" />
      ) : (
        <path
          class="flight-head"
          d="M2 0L-13 -7.5L-9 0L-13 7.5Z"
          transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
        />
      )}
    </g>
  );
}

export function CastDrawn({ cast, sheet }: { cast: Cast; sheet: Sheet }): JSX.Element {
  const { eyes } = sheet;
  const to = eyes.project(cast.to);
  const scale = scaleAt(eyes, cast.to);
  const ring = Math.max(cast.radius * 1.25, 11 / Math.max(scale, 0.001));
  const size = held(scale * 6, 1, 1.6);
  const rise = held(ring * scale, 10, 90) + 20 * size;
  const from = cast.from === null ? null : eyes.project(cast.from);
  return (
    <g class={`trace-spell ${cast.nature}`} data-trace="spell" data-nature={cast.nature}>
      {from !== null && apart(from, to) > 24 && (
        <>
          <path class="under" d={bow(from, to, 0.12).path} />
          <path class="over" d={bow(from, to, 0.12).path} />
          <circle class="spell-hand" cx={from.x} cy={from.y} r="6" />
        </>
      )}
      <path class="spell-ring" d={closed(eyes, circle(cast.to, ring))} />
      <g
        transform={`translate(${to.x.toFixed(1)} ${(to.y - rise).toFixed(1)}) scale(${size.toFixed(2)})`}
      >
        <SpellSign nature={cast.nature} />
      </g>
    </g>
  );
}

export function MarkedDrawn({ marked, sheet }: { marked: Marked; sheet: Sheet }): JSX.Element {
  const path = closed(sheet.eyes, marked.rim);
  return (
    <g class={`trace-ring ${marked.tone}`} data-trace="ring" data-of={marked.id}>
      <path class="under" d={path} />
      <path class="over" d={path} />
    </g>
  );
}

/** What was lost, floating over whom it befell. */
export function CountDrawn(props: { count: Count; sheet: Sheet; isCharmed: boolean }) {
  const { count, sheet, isCharmed } = props;
  const { x, y } = sheet.eyes.project(count.at);
  const lost = count.lost > count.slain ? `−${count.lost}` : "";
  const slain = count.slain > 1 ? `${count.slain}` : "";
  const words = count.healed > 0 && count.lost + count.slain === 0 ? `+${count.healed}` : lost;
  const hasSkull = count.slain > 0;
  const letters = words.length + slain.length;
  if (letters === 0 && !hasSkull) return null;
  const wide = letters * 9 + (hasSkull ? 20 : 0) + (lost !== "" && hasSkull ? 5 : 0) + 12;
  const size = window.innerWidth < NARROW ? 0.8 : held(scaleAt(sheet.eyes, count.at) * 6, 1, 1.3);
  const tone = words.startsWith("+") ? "good" : "harm";
  let at = -wide / 2 + 6;
  const place = (width: number): number => {
    const here = at;
    at += width;
    return here;
  };
  return (
    <g
      class={`trace-count ${tone}`}
      data-trace="count"
      transform={`translate(${x.toFixed(1)} ${(isCharmed ? y + 24 : y - 26).toFixed(1)}) scale(${size})`}
    >
      <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
      {words !== "" && (
        <text x={place(words.length * 9 + (hasSkull ? 5 : 0))} y="5.5">
          {words}
        </text>
      )}
      {hasSkull && (
        <path d={SKULL} transform={`translate(${place(20) + 9} 0)`} fill-rule="evenodd" />
      )}
      {slain !== "" && (
        <text x={place(slain.length * 9)} y="5.5">
          {slain}
        </text>
      )}
    </g>
  );
}

/** The map of a campaign: scenarios as stations, the ways between them, the way that was gone. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { sideColour } from "../look";
import { language, listing, say, t } from "../texts";
import type { Name } from "../wire/types";
import {
  type Chart,
  chart,
  lines,
  type Place,
  type Road,
  roadDashes,
  type Station,
  type Step,
} from "./map";

interface Side {
  key: string;
  name: Name;
}

interface Props {
  stations: readonly Station[];
  sides: readonly Side[];
  course?: readonly Step[];
}

/** Letters of a title in a line. */
const LETTERS = { wide: 21, narrow: 15 };
const SMALL = "(max-width: 700px)";

function useSmall(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const heard = () => setSmall(query.matches);
    query.addEventListener("change", heard);
    return () => query.removeEventListener("change", heard);
  }, []);
  return small;
}

export function CampaignMap({ stations, sides, course = [] }: Props) {
  const small = useSmall();
  const keys = sides.map(({ key }) => key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` is a new list with every drawing; the words in it are compared
  const drawn = useMemo(
    () => chart(stations, keys, course, small),
    [stations, course, small, keys.join(" ")],
  );
  return (
    <figure class="campaign-map">
      <svg
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        style={{ maxWidth: `${drawn.width}px` }}
        aria-hidden="true"
      >
        <defs>
          {sides.map((side, number) => (
            <Arrow key={side.key} side={number} />
          ))}
        </defs>
        {drawn.roads.map((road, index) => (
          <RoadLine key={index} road={road} />
        ))}
        {drawn.places.map((place) => (
          <Box key={place.station.key} place={place} drawn={drawn} sides={keys} small={small} />
        ))}
      </svg>
      <figcaption class="campaign-legend small soft">
        {sides.map((side, number) => (
          <span key={side.key} class="row">
            <Sample side={number} />
            {t("web-campaign-way", { side: side.name })}
          </span>
        ))}
      </figcaption>
      <ul class="unseen">
        {stations.map((station) => (
          <li key={station.key}>{inWords(station, stations, sides)}</li>
        ))}
      </ul>
    </figure>
  );
}

/** A station for those who do not see the map. */
function inWords(station: Station, all: readonly Station[], sides: readonly Side[]): string {
  const title = (key: string) => all.find((one) => one.key === key)?.title ?? key;
  const ways = sides.map((side) => {
    const leads = station.next[side.key] ?? [];
    if (leads.length === 0) return t("web-campaign-way-end", { side: side.name });
    return t("web-campaign-way-to", { side: side.name, titles: listing(leads.map(title), "or") });
  });
  // texts: web-campaign-state-*
  const state = t(`web-campaign-state-${station.state}`);
  return `${say(station.title)} (${state}): ${ways.join(" ")}`;
}

function Arrow({ side }: { side: number }) {
  return (
    <marker
      id={`campaign-arrow-${side}`}
      viewBox="0 0 10 10"
      refX="4"
      refY="5"
      markerWidth="13"
      markerHeight="13"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0L10 5L0 10z" fill={sideColour(side)} />
    </marker>
  );
}

/** What the ways of a side look like. */
function Sample({ side }: { side: number }) {
  return (
    <svg viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">
      <path
        d="M1 6H30"
        stroke={sideColour(side)}
        stroke-width="3"
        stroke-linecap="round"
        stroke-dasharray={roadDashes(side, 3)}
      />
      <path d="M29 1L39 6L29 11z" fill={sideColour(side)} />
    </svg>
  );
}

function RoadLine({ road }: { road: Road }) {
  const width = road.walked ? 4 : 2.5;
  const state = road.walked ? "is-walked" : road.spare ? "is-spare" : "";
  return (
    <g class={`campaign-road ${state}`} data-road={`${road.from} ${road.to}`}>
      {road.walked && <path class="campaign-road-under" d={road.path} />}
      <path
        d={road.path}
        stroke={sideColour(road.side)}
        stroke-width={width}
        stroke-linecap="round"
        stroke-dasharray={roadDashes(road.side, width)}
        marker-end={`url(#campaign-arrow-${road.side})`}
      />
    </g>
  );
}

interface BoxProps {
  place: Place;
  drawn: Chart;
  sides: readonly string[];
  small: boolean;
}

function Box({ place, drawn, sides, small }: BoxProps) {
  const { station, x, y } = place;
  const { width, height } = drawn.box;
  const most = small ? LETTERS.narrow : LETTERS.wide;
  const size = small ? 15 : 17;
  const words = useMemo(
    () => lines(say(station.title), most),
    [station.title, most, language.value],
  );
  const below = station.final_of.length > 0 ? 22 : 0;
  const top = (height - below - words.length * (size + 3)) / 2 + size - 1;
  return (
    <g
      class={`campaign-station is-${station.state}`}
      data-station={station.key}
      transform={`translate(${x} ${y})`}
    >
      <rect width={width} height={height} rx="12" />
      <text class="campaign-station-title" font-size={size} text-anchor="middle">
        {words.map((line, index) => (
          <tspan
            key={index}
            x={width / 2}
            y={top + index * (size + 3)}
            {...(line.length > most + 1
              ? { textLength: width - 20, lengthAdjust: "spacingAndGlyphs" }
              : {})}
          >
            {line}
          </tspan>
        ))}
      </text>
      {station.final_of.length > 0 && (
        <Final
          x={width / 2}
          y={height - 16}
          sides={station.final_of.map((key) => sides.indexOf(key))}
        />
      )}
      {station.numbers.map((number, index) => (
        <Fought
          key={number}
          x={8 + index * 28}
          number={number}
          side={sides.indexOf(station.winners[index] ?? "")}
        />
      ))}
    </g>
  );
}

/** The sides that win the campaign here: a flag for each. */
function Final({ x, y, sides }: { x: number; y: number; sides: readonly number[] }) {
  const words = t("web-campaign-final-here");
  const wide = words.length * 6;
  return (
    <g transform={`translate(${x + (wide - sides.length * 18) / 2} ${y})`}>
      <text class="campaign-station-final" font-size="13" y="4" text-anchor="end">
        {words}
      </text>
      {sides.map((side, index) => (
        <path
          key={side}
          d="M0 -8V9M1 -7h11l-3 4 3 4H1z"
          transform={`translate(${7 + index * 18} 0)`}
          fill={sideColour(side)}
          stroke={sideColour(side)}
          stroke-width="2"
        />
      ))}
    </g>
  );
}

/** Which battle of the campaign was fought here, in the colour of who won it. */
function Fought({ x, number, side }: { x: number; number: number; side: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle
        cx="10"
        r="12"
        fill={side < 0 ? "var(--side-5)" : sideColour(side)}
        stroke="var(--panel)"
        stroke-width="3"
      />
      <text class="campaign-station-number" x="10" y="5" font-size="14" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

/** The sheets that lie over each other: each is drawn anew only when what is on it changes. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { memo } from "preact/compat";
import { useMemo } from "preact/hooks";

import { iconMarkup } from "../look/icons";
import type { Fallen, Overlay } from "../model/contract";
import { t } from "../texts";
import type { Ground, Label, Piece, Region, Scene, Spot } from "../wire/types";
import { inOutline, smallest } from "./geometry";
import { Banners } from "./layers/Banners";
import { FRAME, Lamp, Surface, Terrain } from "./layers/Board";
import { Discs } from "./layers/Discs";
import { Graves } from "./layers/Graves";
import { IconSheet } from "./layers/Icons";
import {
  Arcs,
  GroupGlows,
  GroupOutlines,
  MarkerNames,
  Markers,
  Strokes,
  Zones,
} from "./layers/Marks";
import { Drawn, Regions } from "./layers/Overlay";
import { Pieces } from "./layers/Pieces";
import { lowerFirst, opens } from "./looks";
import { paintOf } from "./paint/palette";
import { discsOf, wordsOf } from "./signs";

/** What every sheet needs. */
export interface Sheet {
  id: string;
  scene: Scene;
  /** Pixels per unit. */
  scale: number;
  sides: readonly number[];
}

interface SvgProps {
  sheet: Sheet;
  name: string;
  children: ComponentChildren;
  label?: string;
}

/** One sheet, as large as the table with its frame. */
function Svg({ sheet, name, children, label }: SvgProps): JSX.Element {
  const { width, depth } = sheet.scene.table;
  const wide = width + 2 * FRAME;
  const deep = depth + 2 * FRAME;
  const said =
    label === undefined
      ? ({ "aria-hidden": true } as const)
      : ({ role: "group", "aria-label": label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name or is hidden, as `said` has it
    <svg
      class={`table-sheet table-${name}`}
      viewBox={`${-FRAME} ${-FRAME} ${wide} ${deep}`}
      width={wide * sheet.scale}
      height={deep * sheet.scale}
      style={{ left: `${-FRAME * sheet.scale}px`, top: `${-FRAME * sheet.scale}px` }}
      {...said}
    >
      {children}
    </svg>
  );
}

/** Terrain that someone is inside of, below its top. */
function entered(pieces: readonly Piece[], terrain: readonly Ground[]): ReadonlySet<number> {
  const inside = (ground: Ground): boolean => {
    const top = ground.storeys.at(-1)?.level;
    return pieces.some(
      ({ pose }) => pose && pose.level !== top && inOutline(ground.outline, pose.x, pose.y),
    );
  };
  return new Set(
    terrain.filter((ground) => opens(ground.look) && inside(ground)).map(({ id }) => id),
  );
}

function sameSheet(one: Sheet, other: Sheet): boolean {
  return one.id === other.id && one.scale === other.scale && one.sides === other.sides;
}

type BoardProps = Sheet & { under: ReadonlySignal<number | null> };

/** Table top, zones and terrain. */
export const BoardLayer = memo(
  function BoardLayer({ under, ...sheet }: BoardProps): JSX.Element {
    const { id, scene } = sheet;
    const { table, terrain, pieces } = scene;
    const layers = useMemo(() => [...terrain].sort(lowerFirst), [terrain]);
    const paint = paintOf(table.ground);
    const open = useMemo(() => entered(pieces, terrain), [pieces, terrain]);
    const size = { width: table.width, depth: table.depth };
    return (
      <Svg sheet={sheet} name="board">
        <Patterns id={id} />
        <Surface id={id} {...size} ground={table.ground} grid={table.grid} />
        <Zones id={id} items={scene.zones} sides={sheet.sides} />
        {layers.map((ground) => (
          <Terrain
            key={ground.id}
            id={id}
            ground={ground}
            paint={paint}
            opened={open.has(ground.id) || (under.value === ground.id && opens(ground.look))}
          />
        ))}
        <Lamp id={id} {...size} />
      </Svg>
    );
  },
  (one, other) =>
    sameSheet(one, other) &&
    one.under === other.under &&
    one.scene.table === other.scene.table &&
    one.scene.terrain === other.scene.terrain &&
    one.scene.pieces === other.scene.pieces &&
    one.scene.zones === other.scene.zones,
);

function Patterns({ id }: { id: string }): JSX.Element {
  const lines = (name: string, apart: number, colour: string): JSX.Element => (
    <pattern
      id={`${id}-${name}`}
      width={apart}
      height={apart}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d={`M0 0V${apart}`} stroke={colour} stroke-width={apart * 0.22} />
    </pattern>
  );
  return (
    <defs>
      {lines("hatch", 260, "rgb(40 30 16 / 35%)")}
      {lines("forbidden", 120, "rgb(150 20 10 / 55%)")}
    </defs>
  );
}

/** What lies under the pieces: reach and ranges, links, outlines of blocks, markers. */
type UnderProps = Sheet & { regions: readonly Region[]; fallen: readonly Fallen[] };

export const UnderLayer = memo(
  function UnderLayer({ regions, fallen, ...sheet }: UnderProps): JSX.Element {
    const { id, scene, sides } = sheet;
    return (
      <Svg sheet={sheet} name="under">
        <Regions regions={regions} id={id} scene={scene} />
        <Arcs items={scene.arcs} far={Math.hypot(scene.table.width, scene.table.depth)} />
        <Strokes items={scene.strokes} sides={sides} />
        <Graves items={fallen} sides={sides} />
        <GroupOutlines items={scene.groups} sides={sides} />
        <Markers id={id} items={scene.markers} sides={sides} />
      </Svg>
    );
  },
  (one, other) =>
    sameSheet(one, other) &&
    one.regions === other.regions &&
    one.fallen === other.fallen &&
    one.scene.arcs === other.scene.arcs &&
    one.scene.strokes === other.scene.strokes &&
    one.scene.groups === other.scene.groups &&
    one.scene.markers === other.scene.markers,
);

type PieceLayerProps = Sheet & {
  selected: number | null;
  allowed: readonly number[];
  chosen: readonly number[];
  active: readonly number[];
  owners: readonly Label[] | undefined;
  focus: number | null;
};

/** How far the front arc of a piece that does not shoot is drawn, in diameters of its base. */
const NEAR = 2;

/** The front arcs of the pieces that are selected or chosen, as far as they shoot. */
export function frontArcs(
  props: Pick<PieceLayerProps, "scene" | "selected" | "chosen">,
): Scene["arcs"] {
  const shown = (id: number): boolean => id === props.selected || props.chosen.includes(id);
  return props.scene.pieces
    .filter((piece) => piece.arc > 0 && shown(piece.id))
    .flatMap((piece) => {
      const { pose } = piece;
      if (pose === null) return [];
      const radius = piece.reach || NEAR * smallest(piece.base);
      const spot: Spot = [pose.x, pose.y, pose.level];
      const { facing } = pose;
      return [
        { spot, facing, width: piece.arc, radius, label: null, inner: 0, tone: "plain" as const },
      ];
    });
}

/** Pixels that a name may take at least: so few blocks are not in each other's way. */
function nameRoom(blocks: number): number {
  return blocks <= 3 ? 240 : 0;
}

/** Who is chosen, selected or has its turn, and the blocks they stand in. */
function spokenOf({ scene, selected, chosen, active }: PieceLayerProps): ReadonlySet<number> {
  const ids = new Set([...chosen, ...active, ...(selected === null ? [] : [selected])]);
  const blocks = scene.pieces.flatMap(({ id, group }) =>
    group !== null && ids.has(id) ? [group] : [],
  );
  return new Set([...ids, ...blocks]);
}

export function PieceLayer(props: PieceLayerProps): JSX.Element {
  const { id, scene, sides, scale } = props;
  const discs = discsOf(scene, scale);
  const { pieces, groups, markers } = scene;
  const spoken = [props.selected, ...props.chosen, ...props.active].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is spoken of is read as words
  const words = useMemo(
    () => wordsOf({ pieces, groups, markers }, scale, spokenOf(props), nameRoom(groups.length)),
    [pieces, groups, markers, scale, spoken],
  );
  return (
    <Svg sheet={props} name="pieces" label={t("table-pieces")}>
      <SceneIcons id={id} scene={scene} />
      <GroupGlows
        items={scene.groups}
        allowed={props.allowed}
        chosen={props.chosen}
        active={props.active}
      />
      <Arcs items={frontArcs(props)} far={0} />
      <Pieces
        id={id}
        scene={scene}
        scale={props.scale}
        selected={props.selected}
        allowed={props.allowed}
        chosen={props.chosen}
        active={props.active}
        sides={sides}
        owners={props.owners}
        focus={props.focus}
      />
      <Discs pieces={scene.pieces} places={discs} scale={props.scale} sides={sides} />
      <MarkerNames items={words.names} scale={props.scale} />
      <Banners items={words.banners} sides={sides} scale={props.scale} />
    </Svg>
  );
}

function iconsOf(scene: Scene): Set<string> {
  const names = [...scene.pieces, ...scene.markers].flatMap((one) => [
    one.icon,
    ...one.badges.map((badge) => badge.icon),
  ]);
  return new Set(names);
}

function Drawings({ id, names }: { id: string; names: readonly string[] }): JSX.Element {
  const drawings = names.map((name) => [name, iconMarkup(name)] as const);
  return <IconSheet id={id} drawings={new Map(drawings.filter(([, markup]) => markup !== ""))} />;
}

/** The drawings of all icons on the table. */
const SceneIcons = memo(
  function SceneIcons({ id, scene }: { id: string; scene: Scene }): JSX.Element {
    return <Drawings id={id} names={[...iconsOf(scene)]} />;
  },
  (one, other) =>
    one.scene.pieces === other.scene.pieces && one.scene.markers === other.scene.markers,
);

/** Icons of ghosts that are not on the table yet. */
function strangers({ scene, overlay }: { scene: Scene; overlay: Overlay }): string[] {
  const names = new Set(overlay.ghosts.map(({ icon }) => icon).filter(Boolean));
  if (names.size === 0) return [];
  const known = iconsOf(scene);
  return [...names].filter((name) => !known.has(name));
}

/** What lies over the pieces. */
export function TopLayer(
  props: Sheet & { overlay: Overlay; children: ComponentChildren },
): JSX.Element {
  return (
    <Svg sheet={props} name="over">
      <Drawings id={props.id} names={strangers(props)} />
      <Drawn
        overlay={props.overlay}
        sides={props.sides}
        id={props.id}
        scale={props.scale}
        depth={props.scene.table.depth}
      />
      {props.children}
    </Svg>
  );
}

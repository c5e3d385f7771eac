/** The table alone on a page, with somebody who drags pieces: for measuring and for looking at. */
import { signal } from "@preact/signals";
import { type ComponentType, render } from "preact";

import "../src/look/index.css";
import "./bench.css";
import { learnIcons } from "../src/look/icons";
import {
  type At,
  NOTHING,
  type Overlay,
  type Pointing,
  type TableProps,
} from "../src/model/contract";
import Table from "../src/table/Table";
import { learn, length } from "../src/texts";
import type { Piece, Scene, Spot } from "../src/wire/types";
import { crowded } from "./crowded";

/** How far a piece may be dragged here, in units. */
const REACH = 1800;

const scene = signal<Scene>(crowded());
const overlay = signal<Overlay>(NOTHING);
const selected = signal<number | null>(null);
const active = signal<number[]>([]);
const told = signal<string[]>([]);

let dragged: Piece | null = null;

function reach({ x, y }: { x: number; y: number }): Overlay["regions"] {
  const points = Array.from({ length: 72 }, (_, n): [number, number] => {
    const angle = (n / 72) * 2 * Math.PI;
    const far = REACH * (0.9 + 0.1 * Math.sin(n * 0.7));
    return [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
  });
  return [{ outlines: [{ points, holes: [] }], level: 0, meaning: "reach" }];
}

function drag(at: At): void {
  if (!dragged?.pose) return;
  const from: Spot = [dragged.pose.x, dragged.pose.y, 0];
  const way = Math.hypot(at.spot[0] - from[0], at.spot[1] - from[1]);
  const tone = way > REACH ? "refused" : "allowed";
  const { base, seat, icon, figure, label, pose } = dragged;
  overlay.value = {
    ...NOTHING,
    regions: overlay.value.regions.length > 0 ? overlay.value.regions : reach(pose),
    ghosts: [
      {
        key: "moved",
        base,
        pose: { ...pose, x: at.spot[0], y: at.spot[1] },
        seat,
        icon,
        figure,
        label,
        tone,
      },
    ],
    paths: [{ points: [from, at.spot], label: length(Math.round(way)), tone }],
  };
}

const pointing: Pointing = {
  grab(at) {
    dragged = scene.value.pieces.find(({ id }) => id === at.piece) ?? null;
    return dragged !== null;
  },
  drag,
  drop() {
    dragged = null;
    overlay.value = NOTHING;
  },
  click(at) {
    told.value = [...told.value, `click ${at.piece} ${at.spot.join(" ")}`];
  },
};

/** The table that is shown: from above, until `stand` brings the one from the ground. */
const shown = signal<{ table: ComponentType<TableProps> }>({ table: Table });

async function stand(): Promise<void> {
  const { default: table } = await import("../src/ground/GroundTable");
  shown.value = { table };
}

function Page() {
  const Shown = shown.value.table;
  return (
    <Shown
      scene={scene.value}
      overlay={overlay.value}
      pointing={pointing}
      selected={selected.value}
      onSelect={(piece) => (selected.value = piece)}
      active={active.value}
      sides={[0, 1, 2, 3, 4, 5]}
      owners={["Ann", "Bob", "Cas", "Dirk"]}
      onRule={(rule) => (told.value = [...told.value, `rule ${rule}`])}
    />
  );
}

/** For scripts: they put texts, icons and scenes in, and read what was heard. */
const bench = { scene, overlay, selected, active, told, stand, learn, learnIcons };
declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;

const place = document.getElementById("table");
if (place !== null) render(<Page />, place);

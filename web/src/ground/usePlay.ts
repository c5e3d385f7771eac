/** Shows the standing table on its canvas, and what happens there moment by moment. */
import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";

import type { Fallen, Frame, TableProps } from "../model/contract";
import { smallest } from "../table/geometry";
import { frontArcs } from "../table/Layers";
import type { Pose, Scene } from "../wire/types";
import { acted, carriedWords, trays } from "./acted";
import { aloft } from "./aloft";
import { Diorama } from "./Diorama";
import type { Eye, Place, Size } from "./eye";
import { placeLabels, placePieces } from "./Labels";
import type { Written } from "./labels";
import type { Guest } from "./scenery";
import type { Standee } from "./standees";
import type { Standing } from "./useStanding";

/** What is put over the canvas where its place is seen. */
export interface Boxes {
  canvas: RefObject<HTMLCanvasElement | null>;
  labels: RefObject<HTMLDivElement | null>;
  pieces: RefObject<HTMLDivElement | null>;
  needle: RefObject<SVGSVGElement | null>;
}

export interface Play {
  looked(eye: Eye): void;
  resized(size: Size): void;
}

interface Given {
  props: TableProps;
  scene: Scene;
  standing: Standing;
  boxes: Boxes;
  eye(): Eye;
  size(): Size;
  /** Whose eyes one looks with. */
  unseen: number | null;
  /** Whoever's eyes these are is on his way. */
  walked(pose: Pose): void;
}

const NOBODY: readonly Fallen[] = [];
/** A label is put over the middle of a body. */
const MIDDLE = 0.4;

interface Words {
  items: readonly Written[];
  standing: readonly Standee[];
  places: ReadonlyMap<string, Place>;
}

export function placesOf(all: readonly Standee[]): Map<string, Place> {
  return new Map(all.map(({ id, x, y, z, height }) => [`${id}`, { x, y, z: z + height * MIDDLE }]));
}

export function usePlay(diorama: { current: Diorama | null }, given: Given): void {
  const now = useRef(given);
  now.current = given;
  const words = useRef<Words>({ items: [], standing: [], places: new Map() });
  const { props, scene, standing, unseen } = given;
  const { canvas } = given.boxes;
  // Read here, so that the table is shown anew when somebody has fallen.
  const fallen = props.show?.fallen.value ?? NOBODY;
  const drawn = useCallback((eye: Eye, size: Size) => {
    const { labels, pieces, needle } = now.current.boxes;
    placeLabels(labels.current, words.current.items, words.current.standing, eye, size);
    placePieces(pieces.current, words.current.places, eye, size);
    const north = (now.current.props.north ?? 0) * 90;
    const turn = (-eye.turn * 180) / Math.PI - 90 + north;
    if (needle.current) needle.current.style.transform = `rotate(${turn}deg)`;
  }, []);
  const graves = useRef(fallen);
  graves.current = fallen;
  /** Everything as it is at a moment; null: as the scene has it. */
  const perform = useCallback(
    (frame: Frame | null): void => {
      const shown = diorama.current;
      if (shown === null) return;
      const { props, scene, standing, unseen, walked } = now.current;
      const { relief } = standing;
      const pieces = acted(standing.pieces, frame, relief);
      const all = [...pieces, ...standing.ghosts];
      const places = placesOf(all);
      props.overlay.pulses.forEach(({ spot: [x, y, level] }, n) => {
        places.set(`pulse ${n}`, { x, y, z: relief.standAt({ x, y, z: 0, level }) });
      });
      words.current = { items: carriedWords(standing.items, frame), standing: pieces, places };
      shown.stand(all, trays(scene.groups, frame, props.sides));
      shown.raise(aloft(props.overlay.regions, relief));
      shown.lay({
        scene,
        arcs: frontArcs({ scene, selected: props.selected, chosen: props.overlay.chosen }),
        overlay: props.overlay,
        sides: props.sides,
        marked: standing.marked,
        fallen: graves.current,
        away: new Set(frame?.groups.keys()),
      });
      const own = unseen === null ? undefined : frame?.pieces.get(unseen);
      if (own !== undefined) walked(own.pose);
    },
    [diorama],
  );
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const made = new Diorama(canvas.current, drawn);
    diorama.current = made;
    made.resize(now.current.size());
    made.look(now.current.eye());
    return () => {
      diorama.current = null;
      made.close();
    };
  }, [diorama, drawn, canvas]);
  useLayoutEffect(() => diorama.current?.leaveOut(unseen), [diorama, unseen]);
  // The diorama sees by itself what of this is new.
  useLayoutEffect(() => {
    const { relief, opened } = standing;
    diorama.current?.furnish({ scene, relief, opened }, guestsOf(scene));
    perform(props.show?.now() ?? null);
    drawn(given.eye(), given.size());
  });
  useLayoutEffect(() => props.show?.follow(perform), [props.show, perform]);
}

/** Whoever stands on the table: trees make room for them. */
function guestsOf({ pieces }: Scene): Guest[] {
  return pieces.flatMap(({ base, pose }) =>
    pose ? [{ x: pose.x, y: pose.y, reach: smallest(base) / 2 }] : [],
  );
}

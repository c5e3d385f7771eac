/**
 * The board turned by quarters of a circle: everything that lies on it, as it is drawn then, and
 * what the pointer means on it. The battle itself knows nothing of it.
 */
import { computed } from "@preact/signals";

import type { At, Eyes, Frame, Look, Overlay, Pointing, Shift, Show } from "../model/contract";
import type { Outline, Pose, Region, Scene, Spot } from "../wire/types";

/** Quarters of a circle, clockwise on the screen. */
export type Turn = 0 | 1 | 2 | 3;

interface Size {
  width: number;
  depth: number;
}

/** How places of a table of this size are turned. */
export class Turning {
  constructor(
    readonly turn: Turn,
    private readonly size: Size,
  ) {}

  /** The way back, on the table as it lies then. */
  get back(): Turning {
    const back = ((4 - this.turn) % 4) as Turn;
    return new Turning(back, this.table);
  }

  /** The size of the table when it is turned. */
  get table(): Size {
    const { width, depth } = this.size;
    return this.turn % 2 === 0 ? { width, depth } : { width: depth, depth: width };
  }

  point(x: number, y: number): [number, number] {
    const { width, depth } = this.size;
    switch (this.turn) {
      case 0:
        return [x, y];
      case 1:
        return [depth - y, x];
      case 2:
        return [width - x, depth - y];
      case 3:
        return [y, width - x];
    }
  }

  spot = ([x, y, level]: Spot): Spot => [...this.point(x, y), level];

  facing(facing: number): number {
    return (facing + this.turn * 900) % 3600;
  }

  pose = (pose: Pose): Pose => {
    const [x, y] = this.point(pose.x, pose.y);
    return { ...pose, x, y, facing: this.facing(pose.facing) };
  };

  outline = ({ points, holes }: Outline): Outline => ({
    points: points.map(([x, y]) => this.point(x, y)),
    holes: holes.map((hole) => hole.map(([x, y]) => this.point(x, y))),
  });

  region = (region: Region): Region => ({
    ...region,
    outlines: region.outlines.map(this.outline),
  });

  scene(scene: Scene): Scene {
    const ends = ([one, other]: [Spot, Spot]): [Spot, Spot] => [this.spot(one), this.spot(other)];
    return {
      ...scene,
      table: { ...scene.table, ...this.table },
      terrain: scene.terrain.map((ground) => ({
        ...ground,
        outline: this.outline(ground.outline),
        openings: ground.openings.map(ends),
        points: ground.points.map(this.spot),
        storeys: ground.storeys.map((one) => ({ ...one, outline: this.outline(one.outline) })),
      })),
      pieces: scene.pieces.map((piece) => ({
        ...piece,
        pose: piece.pose && this.pose(piece.pose),
      })),
      groups: scene.groups.map((group) => ({
        ...group,
        outline: group.outline && this.outline(group.outline),
        front: group.front && ends(group.front),
        pose: group.pose && this.pose(group.pose),
      })),
      markers: scene.markers.map((marker) => ({ ...marker, spot: this.spot(marker.spot) })),
      zones: scene.zones.map((zone) => ({ ...zone, region: this.region(zone.region) })),
      arcs: scene.arcs.map((arc) => ({
        ...arc,
        spot: this.spot(arc.spot),
        facing: this.facing(arc.facing),
      })),
      strokes: scene.strokes.map((one) => ({ ...one, points: one.points.map(this.spot) })),
    };
  }

  overlay(overlay: Overlay): Overlay {
    return {
      ...overlay,
      regions: overlay.regions.map(this.region),
      ghosts: overlay.ghosts.map((ghost) => ({ ...ghost, pose: this.pose(ghost.pose) })),
      paths: overlay.paths.map((path) => ({ ...path, points: path.points.map(this.spot) })),
      lines: overlay.lines.map((line) => ({
        ...line,
        from: this.spot(line.from),
        to: this.spot(line.to),
      })),
      spots: overlay.spots.map((one) => ({ ...one, spot: this.spot(one.spot) })),
    };
  }

  /** A listener to the pointer that hears of places as they are when nothing is turned. */
  pointing(pointing: Pointing): Pointing {
    const { back } = this;
    const meant = (at: At): At => ({ ...at, spot: back.spot(at.spot) });
    const { hover, click, grab, drag, drop, turn } = pointing;
    return {
      ...(hover && { hover: (at) => hover(at && meant(at)) }),
      ...(click && { click: (at) => click(meant(at)) }),
      ...(grab && { grab: (at) => grab(meant(at)) }),
      ...(drag && { drag: (at) => drag(meant(at)) }),
      ...(drop && { drop: (at) => drop(meant(at)) }),
      ...(turn && { turn }),
    };
  }

  frame = (frame: Frame): Frame => ({
    pieces: changed(frame.pieces, (look: Look) => ({ ...look, pose: this.pose(look.pose) })),
    groups: changed(frame.groups, ({ from, to }: Shift) => ({
      from: this.pose(from),
      to: this.pose(to),
    })),
  });

  /** What happens, as it is seen on the turned board. */
  show(show: Show): Show {
    return {
      follow: (listener) => show.follow((frame) => listener(this.frame(frame))),
      now: () => {
        const frame = show.now();
        return frame && this.frame(frame);
      },
      skip: () => show.skip(),
      fallen: computed(() =>
        show.fallen.value.map((one) => ({ ...one, spot: this.spot(one.spot) })),
      ),
    };
  }

  /** The eyes of the turned board, for whoever thinks of places as they are. */
  eyes(eyes: Eyes): Eyes {
    const there = ({ x, y }: { x: number; y: number }) => {
      const [turnedX, turnedY] = this.point(x, y);
      return { x: turnedX, y: turnedY };
    };
    return {
      ...eyes,
      project: (spot) => eyes.project(there(spot)),
      sees: (spot) => eyes.sees(there(spot)),
      frame: (spots, isStill) => eyes.frame(spots.map(there), isStill),
    };
  }
}

function changed<T>(all: ReadonlyMap<number, T>, change: (one: T) => T): Map<number, T> {
  return new Map([...all].map(([id, one]) => [id, change(one)]));
}

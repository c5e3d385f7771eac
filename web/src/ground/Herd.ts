/** Many of the same mesh: each is sent to the graphics card once, and then only where they stand. */
import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedMesh,
  type Material,
  Matrix4,
  type Scene as World,
} from "three";

import type { Mesh } from "./mesh";
import { filled } from "./shapes";

/** Where one of a mesh stands. */
export interface Placed {
  /** The same object for the same look. */
  mesh: Mesh;
  x: number;
  y: number;
  z: number;
  /** Radians. */
  turn: number;
  /** How bright it is; 1 as it is painted. */
  bright: number;
}

const MATRIX = new Matrix4();
const COLOUR = new Color();

export class Herd {
  private readonly kinds = new Map<Mesh, InstancedMesh>();

  constructor(
    private readonly world: World,
    private readonly material: Material,
    private readonly order = 0,
  ) {}

  /** All that are shown from now on. */
  show(all: readonly Placed[]): void {
    const found = new Map<Mesh, Placed[]>();
    for (const one of all) {
      const same = found.get(one.mesh);
      if (same === undefined) found.set(one.mesh, [one]);
      else same.push(one);
    }
    for (const [mesh, shape] of this.kinds) if (!found.has(mesh)) shape.visible = false;
    for (const [mesh, some] of found) {
      const shape = this.shapeOf(mesh, some.length);
      some.forEach(({ x, y, z, turn, bright }, n) => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        shape.setMatrixAt(n, MATRIX.set(c, 0, -s, x, 0, 1, 0, z, s, 0, c, y, 0, 0, 0, 1));
        shape.setColorAt(n, COLOUR.setRGB(bright, bright, bright));
      });
      shape.count = some.length;
      shape.visible = true;
      shape.instanceMatrix.needsUpdate = true;
      if (shape.instanceColor) shape.instanceColor.needsUpdate = true;
    }
  }

  close(): void {
    for (const shape of this.kinds.values()) this.drop(shape);
    this.material.dispose();
  }

  private shapeOf(mesh: Mesh, many: number): InstancedMesh {
    const before = this.kinds.get(mesh);
    if (before && before.instanceMatrix.count >= many) return before;
    if (before) this.drop(before);
    const room = Math.max(4, 2 ** Math.ceil(Math.log2(many)));
    const shape = new InstancedMesh(new BufferGeometry(), this.material, room);
    filled(shape, mesh);
    shape.instanceMatrix.setUsage(DynamicDrawUsage);
    shape.frustumCulled = false;
    shape.renderOrder = this.order;
    this.world.add(shape);
    this.kinds.set(mesh, shape);
    return shape;
  }

  private drop(shape: InstancedMesh): void {
    this.world.remove(shape);
    shape.geometry.dispose();
    shape.dispose();
  }
}

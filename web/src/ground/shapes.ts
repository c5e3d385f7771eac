/** From meshes to what the graphics card shows. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  type Mesh as Shape,
} from "three";

import type { Mesh } from "./mesh";

export function textured(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

/** The mesh is shown by a shape from now on; `fades`: with how much of each corner is seen. */
export function filled(shape: Shape, mesh: Mesh, fades = mesh.alphas.length > 0): void {
  const before = shape.geometry.getAttribute("position");
  const put = (name: string, values: number[], size: number): void => {
    const held = shape.geometry.getAttribute(name);
    if (held instanceof BufferAttribute && held.array.length === values.length) {
      (held.array as Float32Array).set(values);
      held.needsUpdate = true;
      return;
    }
    shape.geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  };
  if (before && before.array.length !== mesh.positions.length) {
    shape.geometry.dispose();
    shape.geometry = new BufferGeometry();
  }
  put("position", mesh.positions, 3);
  if (fades) put("color", withAlphas(mesh), 4);
  else put("color", mesh.colours, 3);
  if (mesh.places.length > 0) put("uv", mesh.places, 2);
  shape.visible = mesh.positions.length > 0;
}

function withAlphas({ colours, alphas }: Mesh): number[] {
  return alphas.flatMap((alpha, n) => [...colours.slice(3 * n, 3 * n + 3), alpha]);
}

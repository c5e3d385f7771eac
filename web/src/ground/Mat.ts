/** What lies on the table: the painted mat, and over it what changes, in one go of the painter. */
import {
  CanvasTexture,
  DoubleSide,
  LinearFilter,
  MeshBasicMaterial,
  type WebGLProgramParametersWithUniforms,
} from "three";

import type { Scene } from "../wire/types";
import { boardPicture } from "./board";
import { drawFlat, type Flat } from "./flat";
import { textured } from "./shapes";

/** Pixels of the mat's picture along its longer side. */
const FINE = 2048;
/** The same for what changes, while it changes: that is much to be sent for every frame. */
const QUICK = 1024;
/** How wide a fine line is, in pixels of the fine picture. */
const HAIR = 1.5;

/** What changes is sent with its transparency worked in. */
const OVER = `#include <map_fragment>
vec4 drawn = texture2D(drawnMap, vMapUv);
diffuseColor.rgb = diffuseColor.rgb * (1.0 - drawn.a) + drawn.rgb;`;

export class Mat {
  readonly material: MeshBasicMaterial;
  private readonly board = canvas();
  private readonly boardPicture = textured(this.board);
  private readonly drawn = canvas();
  private readonly drawnPicture = new CanvasTexture(this.drawn);
  private flat: Flat | null = null;
  private wanted: Pick<Scene, "table" | "terrain"> | null = null;
  private words = "";
  /** What was drawn last is older than what is to be seen; or it was drawn for a fleeting moment. */
  private isStale = false;
  private isQuick = false;

  constructor(private readonly changed: () => void) {
    this.drawnPicture.premultiplyAlpha = true;
    this.drawnPicture.generateMipmaps = false;
    this.drawnPicture.minFilter = LinearFilter;
    this.material = new MeshBasicMaterial({
      vertexColors: true,
      side: DoubleSide,
      map: this.boardPicture,
    });
    this.material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
      shader.uniforms["drawnMap"] = { value: this.drawnPicture };
      shader.fragmentShader = `uniform sampler2D drawnMap;\n${shader.fragmentShader}`.replace(
        "#include <map_fragment>",
        OVER,
      );
    };
  }

  /** The table itself and its terrain. */
  async paint(scene: Pick<Scene, "table" | "terrain">): Promise<void> {
    this.wanted = scene;
    const { width, depth } = scene.table;
    const scale = FINE / Math.max(width, depth);
    const [wide, high] = [Math.round(width * scale), Math.round(depth * scale)];
    const picture = await boardPicture(scene, wide, high);
    if (this.wanted !== scene) return;
    sized(this.board, this.boardPicture, wide, high);
    this.board.getContext("2d")?.drawImage(picture, 0, 0);
    this.boardPicture.needsUpdate = true;
    this.changed();
  }

  /** What lies flat on it and changes. */
  lay(flat: Flat): void {
    const before = this.flat;
    const words = JSON.stringify([flat.marked, flat.arcs, flat.sides, [...flat.away]]);
    this.flat = flat;
    const isSame = before?.scene === flat.scene && before.overlay === flat.overlay;
    if (isSame && before.fallen === flat.fallen && words === this.words) return;
    this.words = words;
    this.isStale = true;
    this.changed();
  }

  /** Draws what is new; `sharply`: as fine as it gets. */
  draw(sharply: boolean): void {
    const pen = this.drawn.getContext("2d");
    if (!pen || !this.flat || !(this.isStale || (sharply && this.isQuick))) return;
    const { width, depth } = this.flat.scene.table;
    const scale = (sharply ? FINE : QUICK) / Math.max(width, depth);
    const [wide, high] = [Math.round(width * scale), Math.round(depth * scale)];
    sized(this.drawn, this.drawnPicture, wide, high);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, wide, high);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    drawFlat(pen, this.flat, (HAIR * Math.max(width, depth)) / FINE);
    this.drawnPicture.needsUpdate = true;
    this.isStale = false;
    this.isQuick = !sharply;
  }

  close(): void {
    this.wanted = null;
    this.boardPicture.dispose();
    this.drawnPicture.dispose();
    this.material.dispose();
  }
}

function canvas(): HTMLCanvasElement {
  const made = document.createElement("canvas");
  [made.width, made.height] = [8, 8];
  return made;
}

/** A picture of another size is another one to the graphics card. */
function sized(sheet: HTMLCanvasElement, picture: CanvasTexture, wide: number, high: number): void {
  if (sheet.width === wide && sheet.height === high) return;
  [sheet.width, sheet.height] = [wide, high];
  picture.dispose();
}

/** The table in three dimensions on a canvas. It draws when something changed, and never else. */
import {
  BufferGeometry,
  type CanvasTexture,
  DoubleSide,
  FrontSide,
  LinearSRGBColorSpace,
  MeshBasicMaterial,
  PerspectiveCamera,
  Mesh as Shape,
  WebGLRenderer,
  Scene as World,
} from "three";

import type { Scene } from "../wire/types";
import type { Tray } from "./acted";
import { Atlas } from "./atlas";
import { backdrop } from "./backdrop";
import { addCard, addSign, isClose } from "./cards";

import { axesOf, type Eye, type Size } from "./eye";
import type { Flat } from "./flat";
import { flock } from "./flock";
import { Herd } from "./Herd";
import { HOURGLASS } from "./hourglass";
import { frame, land } from "./land";
import { Mat } from "./Mat";
import { Mesh } from "./mesh";
import type { Relief } from "./relief";
import { room } from "./room";
import { type Guest, scenery } from "./scenery";
import { filled, textured } from "./shapes";
import type { Standee } from "./standees";
import { castShadows, shortly, trayMesh, troop } from "./troop";

/** Milliseconds without a change after which everything is drawn as sharply as the screen allows. */
const SETTLES = 140;
/** Where it draws slowly, it draws at its sharpest only after so many more. */
const RESTS = 700;
/** How much is seen of friends who stand in the way of an eye that has stooped. */
const VEILED = 0.35;
/** A frame that takes longer than this, in milliseconds, asks for fewer pixels. */
const SLOW = 30;
const QUICK = 14;
export interface Furnished {
  scene: Pick<Scene, "table" | "terrain">;
  relief: Relief;
  opened: ReadonlySet<number>;
}

type ShapeName =
  | "backdrop"
  | "room"
  | "flock"
  | "land"
  | "things"
  | "shade"
  | "cast"
  | "trays"
  | "aloft"
  | "cards"
  | "fading";

export class Diorama {
  private readonly renderer: WebGLRenderer;
  private readonly world = new World();
  private readonly camera = new PerspectiveCamera();
  private readonly atlas = new Atlas();
  private readonly mat: Mat;
  private readonly sheet: CanvasTexture;
  private readonly shapes: Record<ShapeName, Shape>;
  private readonly bases: Herd;
  private readonly shadows: Herd;
  private furnished: Furnished | null = null;
  private all: readonly Standee[] = [];
  private unseen: number | null = null;
  private eye: Eye | null = null;
  private size: Size = { width: 1, height: 1 };
  private stale = { cards: false, shadows: false };
  /** What is shown, in words: what reads the same is not made anew. */
  private readonly words = { things: "", pieces: "", aloft: "[]" };
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private ratio = 1;
  private isResting = false;
  private last = 0;
  private gone = false;

  /** `drawn` hears after each picture what was seen from where. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly drawn: (eye: Eye, size: Size) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.renderer.setClearColor(0x000000, 0);
    canvas.addEventListener("webglcontextrestored", () => this.ask());
    this.mat = new Mat(() => this.ask());
    this.sheet = textured(this.atlas.sheet);
    const plain = { vertexColors: true, side: DoubleSide } as const;
    const dark = { ...plain, transparent: true, depthWrite: false } as const;
    const cut = { ...plain, map: this.sheet, alphaTest: 0.5 } as const;
    this.bases = new Herd(this.world, new MeshBasicMaterial(plain));
    this.shadows = new Herd(this.world, new MeshBasicMaterial({ ...dark, opacity: 0.26 }));
    this.shapes = {
      backdrop: this.added(new MeshBasicMaterial(plain)),
      room: this.added(new MeshBasicMaterial({ vertexColors: true, side: FrontSide })),
      flock: this.added(new MeshBasicMaterial(plain)),
      land: this.added(this.mat.material),
      things: this.added(new MeshBasicMaterial(plain)),
      shade: this.added(new MeshBasicMaterial({ ...dark, opacity: 0.2 })),
      cast: this.added(
        new MeshBasicMaterial({ ...dark, map: this.sheet, alphaTest: 0.1, opacity: 0.36 }),
      ),
      trays: this.added(new MeshBasicMaterial(plain)),
      aloft: this.added(new MeshBasicMaterial(dark)),
      cards: this.added(new MeshBasicMaterial(cut)),
      fading: this.added(new MeshBasicMaterial({ ...cut, alphaTest: 0.04, transparent: true })),
    };
    // What is farthest is painted last: most of it is hidden, and costs nothing then.
    this.shapes.land.renderOrder = 1;
    this.shapes.room.renderOrder = 2;
    this.shapes.backdrop.renderOrder = 2;
  }

  /** Terrain, and for whom its trees make room. */
  furnish(furnished: Furnished, guests: readonly Guest[]): void {
    const before = this.furnished;
    const words = JSON.stringify([guests, [...furnished.opened]]);
    const isSame = before?.scene.terrain === furnished.scene.terrain && words === this.words.things;
    if (isSame && before?.scene.table === furnished.scene.table) return;
    this.words.things = words;
    this.furnished = furnished;
    const { scene, relief, opened } = furnished;
    const { things, shade } = scenery(scene.terrain, relief, opened, guests);
    things.place(frame(scene.table), 0, 0, 0, 0);
    filled(this.shapes.things, things);
    filled(this.shapes.shade, shade);
    if (before?.scene.terrain !== scene.terrain || before.scene.table !== scene.table) {
      filled(this.shapes.land, land(scene.table, scene.terrain, relief));
      filled(this.shapes.flock, flock(scene.table, scene.terrain, relief));
      filled(this.shapes.backdrop, backdrop(scene.table));
      filled(this.shapes.room, room(scene.table));
      void this.mat.paint(scene);
    }
    this.ask();
  }

  /** What lies flat on the mat and changes. */
  lay(flat: Flat): void {
    this.mat.lay(flat);
  }

  /** What lies on floors above the mat. */
  raise(mesh: Mesh): void {
    const words = JSON.stringify(mesh.positions);
    if (words === this.words.aloft) return;
    this.words.aloft = words;
    filled(this.shapes.aloft, mesh);
    this.ask();
  }

  /** Whoever stands there, ghosts among them, and the trays of those who are on their way. */
  stand(all: readonly Standee[], trays: readonly Tray[]): void {
    this.all = all;
    const words = `${all.map(shortly).join("\n")}\n${JSON.stringify(trays)}`;
    if (words === this.words.pieces || !this.furnished) return;
    this.words.pieces = words;
    const { bases, shadows } = troop(all);
    this.bases.show(bases);
    this.shadows.show(shadows);
    filled(this.shapes.trays, trayMesh(trays, this.furnished.relief));
    this.stale.cards = true;
    this.stale.shadows = true;
    this.ask();
    const pictures = all.flatMap(({ picture, rear, dim }) =>
      dim ? [picture, rear, HOURGLASS] : [picture, rear],
    );
    void this.atlas.show(pictures).then((isNew) => {
      if (!isNew || this.gone) return;
      this.sheet.needsUpdate = true;
      this.stale.cards = true;
      this.stale.shadows = true;
      this.ask();
    });
  }

  look(eye: Eye): void {
    this.eye = eye;
    this.stale.cards = true;
    this.ask();
  }

  /** Whoever's eyes one looks with is not seen. */
  leaveOut(piece: number | null): void {
    this.unseen = piece;
    this.stale.cards = true;
    this.ask();
  }

  resize(size: Size): void {
    this.size = size;
    this.ask();
  }

  close(): void {
    this.gone = true;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    for (const shape of Object.values(this.shapes)) {
      shape.geometry.dispose();
      (shape.material as MeshBasicMaterial).dispose();
    }
    this.bases.close();
    this.shadows.close();
    this.mat.close();
    this.sheet.dispose();
    this.renderer.dispose();
    // A browser lends only so many of these at a time.
    this.renderer.forceContextLoss();
  }

  private added(material: MeshBasicMaterial): Shape {
    const shape = new Shape(new BufferGeometry(), material);
    shape.frustumCulled = false;
    this.world.add(shape);
    return shape;
  }

  private ask(): void {
    if (this.gone) return;
    this.frame ||= requestAnimationFrame((now) => this.draw(now, false));
  }

  private draw(now: number, sharply: boolean): void {
    this.frame = 0;
    const { eye, size } = this;
    if (!eye || size.width < 2 || size.height < 2) return;
    this.mat.draw(sharply);
    if (this.stale.shadows && this.furnished) {
      filled(this.shapes.cast, castShadows(this.all, this.atlas, this.furnished.relief));
    }
    if (this.stale.cards) this.fillCards(eye);
    this.stale = { cards: false, shadows: false };
    this.pace(now, sharply);
    const fine = Math.min(2, Math.max(1.5, devicePixelRatio));
    const dense = !sharply ? this.ratio : this.ratio < 1 && !this.isResting ? 1 : fine;
    if (this.renderer.getPixelRatio() !== dense) this.renderer.setPixelRatio(dense);
    this.renderer.setSize(size.width, size.height, false);
    this.aim(eye, size);
    // Whoever looks from above is in the room where the table is; a figure is in its world.
    this.shapes.backdrop.visible = this.unseen !== null;
    this.shapes.room.visible = this.unseen === null;
    this.renderer.render(this.world, this.camera);
    this.drawn(eye, size);
    clearTimeout(this.settling);
    if (sharply && dense === fine) return;
    // Where frames come slowly, only a longer rest leaves time for the smoothest edges.
    this.isResting = sharply;
    const wait = sharply ? RESTS : SETTLES;
    this.settling = setTimeout(() => this.draw(performance.now(), true), wait);
  }

  /** Fewer pixels while frames come slowly one after the other, more again when they do not. */
  private pace(now: number, sharply: boolean): void {
    const took = now - this.last;
    this.last = sharply ? 0 : now;
    if (sharply || took > 200) return;
    if (took > SLOW) this.ratio = Math.max(0.5, this.ratio * (took > 1.6 * SLOW ? 0.78 : 0.92));
    else if (took < QUICK) this.ratio = Math.min(1, this.ratio * 1.03);
  }

  private fillCards(eye: Eye): void {
    const [cards, fading] = [new Mesh(), new Mesh()];
    const own = this.all.find(({ id }) => id === this.unseen);
    for (const one of this.all) {
      if (one.id === this.unseen) continue;
      const isVeiled = own !== undefined && one.side === own.side && isClose(one, eye);
      const shown = isVeiled ? { ...one, presence: VEILED } : one;
      addCard(shown.presence < 1 ? fading : cards, shown, eye, this.atlas);
      if (one.dim && one.presence === 1) addSign(cards, one, eye, this.atlas);
    }
    filled(this.shapes.cards, cards, false);
    filled(this.shapes.fading, fading);
  }

  private aim(eye: Eye, size: Size): void {
    const { camera } = this;
    const { ahead } = axesOf(eye);
    camera.fov = (eye.spread * 180) / Math.PI;
    camera.aspect = size.width / size.height;
    camera.near = this.unseen === null ? 60 : 8;
    camera.far = 120000;
    camera.position.set(eye.x, eye.z, eye.y);
    camera.lookAt(eye.x + ahead.x, eye.z + ahead.z, eye.y + ahead.y);
    camera.updateProjectionMatrix();
  }
}

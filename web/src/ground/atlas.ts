/** All pictures of standees on one sheet, each outlined and lit. */
import { picture } from "./board";

/** How wide and high the sheet is, in pixels. */
const SIDE = 2048;
/** Width and height of one picture at best; the more there are, the smaller each. */
const CELL: readonly [number, number] = [336, 350];
/** How wide the dark edge is, as a part of a picture's width: it parts a figure from the ground. */
const EDGE = 0.008;
const INK = "#1a120b";

/** Its left, right, lower and upper edge on the sheet, from 0 to 1. */
export type Cell = readonly [number, number, number, number];

export class Atlas {
  readonly sheet: HTMLCanvasElement;
  private cells = new Map<string, Cell>();
  private wanted = "";

  constructor() {
    this.sheet = document.createElement("canvas");
    this.sheet.width = SIDE;
    this.sheet.height = SIDE;
  }

  cellOf(address: string): Cell | null {
    return this.cells.get(address) ?? null;
  }

  /** Paints what is wanted; true when the sheet is another than before. */
  async show(all: readonly string[]): Promise<boolean> {
    const list = [...new Set(all)];
    if (list.every((address) => this.cells.has(address))) return false;
    const words = list.join("\n");
    this.wanted = words;
    const pictures = await Promise.all(list.map(picture));
    if (this.wanted !== words) return false;
    this.paint(list, pictures);
    return true;
  }

  private paint(list: readonly string[], pictures: readonly HTMLImageElement[]): void {
    let [wide, high] = CELL;
    while (Math.floor(SIDE / wide) * Math.floor(SIDE / high) < list.length) {
      wide = Math.floor(wide * 0.88);
      high = Math.floor(high * 0.88);
    }
    const across = Math.floor(SIDE / wide);
    const pen = this.sheet.getContext("2d");
    if (!pen) return;
    pen.clearRect(0, 0, SIDE, SIDE);
    this.cells = new Map();
    const figure = canvasOf(wide, high);
    const card = canvasOf(wide, high);
    list.forEach((address, n) => {
      const image = pictures[n];
      if (!image) return;
      const [x, y] = [(n % across) * wide, Math.floor(n / across) * high];
      // Drawn from its strokes once; everything else is done with what came of it.
      const edge = Math.max(1.5, wide * EDGE);
      figure.globalCompositeOperation = "source-over";
      figure.clearRect(0, 0, wide, high);
      figure.drawImage(image, edge, edge, wide - 2 * edge, high - edge);
      inOneColour(card, figure.canvas, INK, edge);
      pen.drawImage(card.canvas, x, y);
      light(figure, wide, high);
      pen.drawImage(figure.canvas, x, y);
      this.cells.set(address, [
        (x + 0.5) / SIDE,
        (x + wide - 0.5) / SIDE,
        1 - (y + high - 0.5) / SIDE,
        1 - (y + 0.5) / SIDE,
      ]);
    });
  }
}

/** The lamp over the left shoulder, the cool room on the other side, and what the feet stand in. */
function light(pen: CanvasRenderingContext2D, wide: number, high: number): void {
  pen.globalCompositeOperation = "source-atop";
  const across = pen.createLinearGradient(wide * 0.2, high * 0.12, wide * 0.8, high * 0.7);
  across.addColorStop(0, "rgb(255 248 224 / 48%)");
  across.addColorStop(0.42, "rgb(255 248 224 / 16%)");
  across.addColorStop(0.58, "rgb(24 18 52 / 0%)");
  across.addColorStop(1, "rgb(24 18 52 / 26%)");
  const down = pen.createLinearGradient(0, high * 0.55, 0, high);
  down.addColorStop(0, "rgb(30 20 10 / 0%)");
  down.addColorStop(1, "rgb(30 20 10 / 30%)");
  for (const fill of [across, down]) {
    pen.fillStyle = fill;
    pen.fillRect(0, 0, wide, high);
  }
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is nothing to paint on.");
  return pen;
}

/** The shape of a figure, so much larger on every side, in one colour. */
function inOneColour(
  pen: CanvasRenderingContext2D,
  figure: HTMLCanvasElement,
  colour: string,
  larger: number,
): void {
  const { width, height } = figure;
  pen.globalCompositeOperation = "source-over";
  pen.clearRect(0, 0, width, height);
  const turns = larger === 0 ? 1 : 8;
  for (let n = 0; n < turns; n += 1) {
    const angle = (n / turns) * 2 * Math.PI;
    pen.drawImage(figure, Math.cos(angle) * larger, Math.sin(angle) * larger);
  }
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
}

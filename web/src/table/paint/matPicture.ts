/** Pictures of mats, each painted once for a page and shown as soon as it is ready, if but roughly. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";

import { MATS, PIXELS } from "./mats";

interface Painted {
  address: Signal<string | null>;
  /** When it is painted; null: it cannot be. */
  ready: Promise<string | null>;
}

const pictures = new Map<string, Painted>();

/** The address of a mat's tile; null until it is painted, and where nothing can be painted. */
export function matPicture(name: string): ReadonlySignal<string | null> {
  return paintedMat(name).address;
}

/** The same for whoever can wait. */
export function matReady(name: string): Promise<string | null> {
  return paintedMat(name).ready;
}

function paintedMat(name: string): Painted {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const address = signal<string | null>(null);
  const can = MATS.includes(name) && typeof Worker !== "undefined";
  const show = (found: string): void => {
    address.value = found;
  };
  const ready = can ? painted(name, show).catch(() => null) : Promise.resolve(null);
  const made = { address, ready };
  pictures.set(name, made);
  return made;
}

/** Painted beside the page; `show` is given each picture, and the finest is what it comes to. */
function painted(name: string, show: (address: string) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./matWorker.ts", import.meta.url), { type: "module" });
    let isShown = false;
    worker.onmessage = ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => {
      const side = Math.sqrt(data.length / 4);
      const isFinest = side === PIXELS;
      if (isFinest) worker.terminate();
      const canvas = document.createElement("canvas");
      canvas.width = side;
      canvas.height = side;
      canvas.getContext("2d")?.putImageData(new ImageData(data, side, side), 0, 0);
      canvas.toBlob((blob) => {
        const found = blob === null ? null : URL.createObjectURL(blob);
        // The rough one may come late.
        if (found !== null && !isShown) show(found);
        isShown ||= isFinest;
        if (isFinest) resolve(found);
      });
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error("The mat was not painted."));
    };
    worker.postMessage(name);
  });
}

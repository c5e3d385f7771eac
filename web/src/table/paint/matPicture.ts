/** Pictures of mats, each painted once for a page and shown as soon as it is ready. */
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
  const ready = can ? painted(name).catch(() => null) : Promise.resolve(null);
  void ready.then((found) => (address.value = found));
  const made = { address, ready };
  pictures.set(name, made);
  return made;
}

function painted(name: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./matWorker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => {
      worker.terminate();
      const canvas = document.createElement("canvas");
      canvas.width = PIXELS;
      canvas.height = PIXELS;
      canvas.getContext("2d")?.putImageData(new ImageData(data, PIXELS, PIXELS), 0, 0);
      canvas.toBlob((blob) => resolve(blob === null ? null : URL.createObjectURL(blob)));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error("The mat was not painted."));
    };
    worker.postMessage(name);
  });
}

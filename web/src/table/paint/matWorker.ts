/** Paints a mat where nobody waits for it: beside the page, first roughly and then finely. */
import { matPixels, PIXELS } from "./mats";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  for (const size of [PIXELS / 4, PIXELS]) {
    const pixels = matPixels(data, size);
    if (pixels !== null) postMessage(pixels, { transfer: [pixels.buffer] });
  }
});

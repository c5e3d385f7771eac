/** Paints a mat where nobody waits for it: beside the page. */
import { matPixels, PIXELS } from "./mats";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const pixels = matPixels(data, PIXELS);
  if (pixels !== null) postMessage(pixels, { transfer: [pixels.buffer] });
});

/** An address to be read by a phone's camera. */
import { qr } from "./qr";

/** Squares of white around it, without which no camera finds it. */
const MARGIN = 4;

export default function QrCode({ words, label }: { words: string; label: string }) {
  const rows = qr(words);
  if (rows === null) return null;
  const side = rows.length + 2 * MARGIN;
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path.join("")} fill="#000000" />
    </svg>
  );
}

/** Numbers and corners of a scenario as people type them. */

/** `2, 3, 4` as numbers; null where it is none. */
export function numbersOf(words: string): number[] | null {
  const parts = words.split(/[\s,;]+/).filter((part) => part !== "");
  const found = parts.map(Number);
  return parts.length > 0 && found.every(Number.isInteger) ? found : null;
}

/** `0 0, 3000 0, 3000 2000` as corners; null where it is none, or one lacks half. */
export function cornersOf(words: string): [number, number][] | null {
  const found = numbersOf(words);
  if (found === null || found.length % 2 > 0) return null;
  const corners: [number, number][] = [];
  for (let place = 0; place < found.length; place += 2) {
    corners.push([found[place] ?? 0, found[place + 1] ?? 0]);
  }
  return corners;
}

/** Corners as they are typed. */
export function cornersWords(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value.map((corner) => (Array.isArray(corner) ? corner.join(" ") : "")).join(", ");
}

/** Of which game a scenario's file says it is; empty: it does not say. */
export function gameIn(words: string): string {
  return /^[\s{]*["']?game["']?\s*:\s*["']?([a-z0-9-]+)/m.exec(words)?.[1] ?? "";
}

/** What the browser remembers between visits. A browser that remembers nothing is no error. */

const PREFIX = "slagveld.";

function shelf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // storage is switched off
  }
}

/** What was remembered under a name, as it was written. */
export function recallText(name: string): string | null {
  try {
    return shelf()?.getItem(PREFIX + name) ?? null;
  } catch {
    return null;
  }
}

/** What was remembered under a name, if it is one of the known values. */
export function recall<Value extends string>(name: string, known: readonly Value[]): Value | null {
  const found = recallText(name);
  return known.find((value) => value === found) ?? null;
}

/** Keep something for the next visit; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) shelf()?.removeItem(PREFIX + name);
    else shelf()?.setItem(PREFIX + name, value);
  } catch {
    // A full or forbidden storage costs the memory, never the battle.
  }
}

/** Remembered JSON, checked by the caller; null when there is none or it cannot be read. */
export function recallData(name: string): unknown {
  const found = recallText(name);
  if (found === null) return null;
  try {
    return JSON.parse(found) as unknown;
  } catch {
    return null;
  }
}

export function rememberData(name: string, value: unknown): void {
  remember(name, JSON.stringify(value));
}

/** Something fetched for a page: there, on its way, or not to be had. */
import { useCallback, useEffect, useState } from "preact/hooks";

import { sentence } from "../net/problem";

export interface Resource<Value> {
  value: Value | null;
  /** Why it cannot be had; empty while there is hope. */
  trouble: string;
  reload(): void;
}

/** Fetch when the page is shown and whenever `wanted` changes. An old value stays until then. */
export function useResource<Value>(
  fetch: () => Promise<Value>,
  wanted: readonly unknown[],
): Resource<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [trouble, setTrouble] = useState("");
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` is made anew with every drawing; `wanted` says when it means something else
  useEffect(() => {
    let current = true;
    fetch().then(
      (found) => {
        if (!current) return;
        setValue(found);
        setTrouble("");
      },
      (error: unknown) => {
        if (current) setTrouble(sentence(error));
      },
    );
    return () => {
      current = false;
    };
  }, [...wanted, turn]);
  const reload = useCallback(() => setTurn((n) => n + 1), []);
  return { value, trouble, reload };
}

/** A picture made of a real scene, fetched when it comes into view. */
import { useEffect, useRef, useState } from "preact/hooks";

import { StillTable } from "../table/StillTable";
import type { Scene } from "../wire/types";

interface Props {
  /** What is fetched: another picture for another name. */
  name: string;
  fetch(): Promise<{ scene: Scene | null }>;
  width: number;
  height: number;
}

/** Pixels before it comes into view that it is fetched. */
const AHEAD = "200px";

const known = new Map<string, Promise<{ scene: Scene | null }>>();

function sceneOf(name: string, fetch: Props["fetch"]): Promise<{ scene: Scene | null }> {
  const found = known.get(name) ?? fetch();
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

export function TableThumb({ name, fetch, width, height }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` is made anew with every drawing; `name` says when it means something else
  useEffect(() => {
    let current = true;
    const begin = (): void => {
      sceneOf(name, fetch)
        .then((found) => {
          if (current) setScene(found.scene);
        })
        .catch(() => undefined); // a page without a picture is still a page
    };
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        begin();
      },
      { rootMargin: AHEAD },
    );
    if (place.current !== null) watcher.observe(place.current);
    return () => {
      current = false;
      watcher.disconnect();
    };
  }, [name]);
  return (
    <div
      ref={place}
      class="table-thumb"
      style={{ width: `${width}px`, height: `${height}px` }}
      data-thumb={name}
    >
      {scene !== null && <StillTable scene={scene} width={width} height={height} />}
    </div>
  );
}

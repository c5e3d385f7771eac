/** What of the scene stands on the table, and what is written over it. */
import { useMemo } from "preact/hooks";

import { plainSigns } from "../browser/settings";
import type { TableProps } from "../model/contract";
import type { Scene } from "../wire/types";
import { type Written, written } from "./labels";
import { openedBy, Relief } from "./relief";
import { ghosts, type Marked, plaques, type Standee, standees } from "./standees";

export interface Standing {
  relief: Relief;
  /** Buildings whose roof is off. */
  opened: ReadonlySet<number>;
  marked: Marked;
  /** Pieces, and plaques of what else lies there. */
  pieces: Standee[];
  ghosts: Standee[];
  items: Written[];
}

export function useStanding(props: TableProps, scene: Scene): Standing {
  const { overlay, sides, selected, active } = props;
  const { pieces, markers, terrain } = scene;
  const opened = useMemo(() => openedBy({ pieces, terrain }), [pieces, terrain]);
  const relief = useMemo(() => new Relief(terrain, opened), [terrain, opened]);
  const { allowed, chosen } = overlay;
  const marked = useMemo(
    () => ({ selected, allowed, chosen, active }),
    [selected, allowed, chosen, active],
  );
  // Who has a miniature and who a plain sign is the reader's to say.
  const isPlain = plainSigns.value;
  const standing = useMemo(
    () => [...standees(pieces, relief, sides, marked), ...plaques(markers, relief, sides, marked)],
    [pieces, markers, relief, sides, marked, isPlain],
  );
  const wanted = useMemo(() => ghosts(overlay, relief, sides), [overlay, relief, sides, isPlain]);
  const items = useMemo(
    () => written(scene, overlay, relief, sides),
    [scene, overlay, relief, sides],
  );
  return { relief, opened, marked, pieces: standing, ghosts: wanted, items };
}

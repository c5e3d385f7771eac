/** Which table is shown: the one from above, or the standing one, which is loaded when wanted. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { tableView } from "../browser/settings";
import { toast } from "../look";
import type { TableProps } from "../model/contract";
import { t } from "../texts";

type Shown = ComponentType<TableProps>;

let loaded: Shown | null = null;

/** Whether this browser can show three dimensions at all. */
function canStand(): boolean {
  try {
    const found = document.createElement("canvas").getContext("webgl2");
    found?.getExtension("WEBGL_lose_context")?.loseContext();
    return found !== null;
  } catch {
    return false;
  }
}

/** The other view; where it cannot be, a sentence says so and everything stays as it is. */
export function otherView(): void {
  tableView.value = tableView.peek() === "above" ? "ground" : "above";
}

/** The standing table while it is wanted and there; null until then. */
export function useGround(isWanted: boolean): Shown | null {
  const [table, setTable] = useState<Shown | null>(() => loaded);
  useEffect(() => {
    if (!isWanted || table !== null) return;
    const stay = (): void => {
      tableView.value = "above";
      toast(t("table-ground-none"), "harm");
    };
    if (!canStand()) {
      stay();
      return;
    }
    import("../ground/GroundTable").then((module) => {
      loaded = module.default;
      setTable(() => module.default);
    }, stay);
  }, [isWanted, table]);
  return isWanted ? table : null;
}

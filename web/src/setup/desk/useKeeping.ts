/** Keeping a scenario, copying somebody's, playing it, and giving it away as a file. */
import { useState } from "preact/hooks";

import type { Sheet } from "../../armies/cards/sheet";
import { saveFile } from "../../browser/links";
import { toastProblem } from "../../look";
import { api } from "../../net/api";
import { go } from "../../page/router";
import { t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Desk } from "../draw/desk";
import { told } from "../draw/names";

export interface Keeping {
  busy: boolean;
  dirty: boolean;
  saveHere(): Promise<void>;
  copy(): Promise<void>;
  play(): Promise<void>;
  /** Saved first, as only what is kept can be found elsewhere; then what is done with its id. */
  use(then: (id: string) => void): Promise<void>;
  download(): void;
}

export function useKeeping(
  id: string,
  game: string,
  paper: Wire<"Paper"> | null,
  desk: Desk,
): Keeping {
  const [busy, setBusy] = useState(false);
  const dirty = desk.isDraft || paper === null;
  const { sheet } = desk;
  const name = told(sheet["title"]).trim().slice(0, 80) || t("desk-new-name");
  const kept = (title: string, scenario: Sheet) => ({
    kind: "scenario" as const,
    game,
    name: title,
    scenario,
  });
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<string> => {
    if (!dirty && paper !== null) return paper.id;
    const mine = paper?.mine ?? false;
    const saved = await (mine
      ? api.papers.put(id, kept(name, sheet))
      : api.papers.add(kept(name, sheet)));
    desk.keep();
    return saved.id;
  };
  return {
    busy,
    dirty,
    saveHere: () =>
      during(async () => {
        const saved = await save();
        if (saved !== id) go(`/scenarios/${saved}`, { replace: true });
      }),
    copy: () =>
      during(async () => {
        const title = t("make-copy-name", { name }).slice(0, 60);
        const added = await api.papers.add(kept(title, { ...sheet, title }));
        go(`/scenarios/${added.id}`);
      }),
    play: () =>
      during(async () => {
        const saved = await save();
        go(`/new/${game}?written=${saved}`);
      }),
    use: (then) => during(async () => then(await save())),
    download: () => saveSheet(game, sheet),
  };
}

function saveSheet(game: string, sheet: Sheet): void {
  const key = String(sheet["key"] ?? "").replace(/[^a-z0-9-]/g, "") || "scenario";
  const words = `${JSON.stringify(sheet, null, 2)}\n`;
  saveFile(new Blob([words], { type: "application/json" }), `${key}.${game}.json`);
}

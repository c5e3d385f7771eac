/** Keeping a table, copying somebody's, and playing on it. */
import { useState } from "preact/hooks";
import { toastProblem } from "../../look";
import { api } from "../../net/api";
import { go } from "../../page/router";
import { t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Plan } from "./usePlan";

export interface Saving {
  busy: boolean;
  dirty: boolean;
  saveHere(): Promise<void>;
  play(): Promise<void>;
  copy(): Promise<void>;
}

export function useSaving(
  id: string,
  game: string,
  paper: Wire<"Paper"> | null,
  plan: Plan,
): Saving {
  const [busy, setBusy] = useState(false);
  const dirty = plan.isDraft || paper === null;
  const kept = (name: string) => ({ kind: "table" as const, game, name, table: plan.now.table });
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
    const name = plan.now.name.trim().slice(0, 80) || t("make-table-name");
    const put = paper === null ? api.papers.add(kept(name)) : api.papers.put(id, kept(name));
    const saved = (await put).id;
    plan.keep();
    return saved;
  };
  return {
    busy,
    dirty,
    saveHere: () =>
      during(async () => {
        const saved = await save();
        if (saved !== id) go(`/lay/${saved}`, { replace: true });
      }),
    play: () =>
      during(async () => {
        const used = paper !== null && !paper.mine ? paper.id : await save();
        go(`/new/${game}?table=${used}`);
      }),
    copy: () =>
      during(async () => {
        const name = t("make-copy-name", { name: plan.now.name }).slice(0, 80);
        go(`/lay/${(await api.papers.add(kept(name))).id}`);
      }),
  };
}

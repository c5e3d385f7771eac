/** The same battle once more, with the same seats, armies and options. */
import { useSignal } from "@preact/signals";

import { links } from "../browser/links";
import { CopyButton, Dialog, Glyph, toast, toastProblem } from "../look";
import { api } from "../net/api";
import { go } from "../page/router";
import { t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import { rematch } from "./rematch";

type Created = Wire<"Created">;

/** The set-up of a battle, from its file; null where the file is not to be had. */
async function fileOf(id: string): Promise<unknown> {
  try {
    return JSON.parse(await (await api.battles.file(id)).text()) as unknown;
  } catch {
    return null; // the same seats and scenario are still the same battle
  }
}

export function RematchButton({ sight }: { sight: Sight }) {
  const busy = useSignal(false);
  const made = useSignal<Created | null>(null);
  async function again(): Promise<void> {
    busy.value = true;
    try {
      const wanted = rematch(sight.battle, await fileOf(sight.battle.id));
      const created = await api.battles.add(wanted.battle);
      if (wanted.otherTable) toast(t("rematch-other-table"));
      if (created.links.length === 0) go(`/battle/${created.battle.id}`);
      else made.value = created;
    } catch (error) {
      toastProblem(error);
    } finally {
      busy.value = false;
    }
  }
  return (
    <>
      <button type="button" class="button" disabled={busy.value} onClick={() => void again()}>
        <Glyph sign="turn" />
        {t("end-rematch")}
      </button>
      {made.value !== null && <Links created={made.value} onClose={() => (made.value = null)} />}
    </>
  );
}

/** The links for the friends who shall play again. */
function Links({ created, onClose }: { created: Created; onClose(): void }) {
  const { battle } = created;
  const title = t("rematch-links");
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <button type="button" class="button primary" onClick={() => go(`/battle/${battle.id}`)}>
          {t("rematch-go")}
        </button>
      }
    >
      <div class="stack">
        <p>{t("rematch-links-help")}</p>
        {created.links.map((link) => {
          const name = battle.seats.find((seat) => seat.number === link.seat)?.name ?? "";
          return (
            <div key={link.seat} class="row spread">
              <b>{name}</b>
              <CopyButton
                words={links.battle(battle.id, link.key)}
                title={t("rematch-invitation")}
              />
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

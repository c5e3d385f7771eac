/** The club room: every battle of this host, lost links, results, backup. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { links, saveFile } from "../browser/links";
import {
  CopyButton,
  confirm,
  Dialog,
  Empty,
  Glyph,
  SideMark,
  Trouble,
  toast,
  toastProblem,
  Waiting,
} from "../look";
import { api } from "../net/api";
import { host, keepWatchKey, watchKey } from "../net/keys";
import { useResource } from "../page/resource";
import { language, say, t } from "../texts";
import type { BattleShown, SeatShown } from "../wire/types";
import { BattleRow } from "./BattleRow";
import { sorted } from "./battles";
import "./setup.css";

export function ClubPage() {
  useEffect(() => {
    pageTitle.value = t("web-club");
  }, []);
  return (
    <main class="page stack club">
      <header class="stack tight">
        <h1>{t("web-club")}</h1>
        <p class="soft">{t("web-club-lead")}</p>
      </header>
      {host.value === null ? <Empty words={t("web-club-closed")} /> : <Club key={host.value} />}
    </main>
  );
}

function Club() {
  const battles = useResource(() => api.club.battles(), []);
  const [opened, setOpened] = useState<BattleShown | null>(null);
  return (
    <>
      <Tools onRestored={battles.reload} />
      {battles.trouble !== "" && <Trouble words={battles.trouble} onRetry={battles.reload} />}
      {battles.value === null && battles.trouble === "" && <Waiting />}
      {battles.value?.battles.length === 0 && <Empty words={t("web-club-empty")} />}
      <ul class="plain stack tight">
        {sorted(battles.value?.battles ?? []).map((battle) => (
          <BattleRow
            key={battle.id}
            battle={battle}
            href={`/${battle.over ? "replay" : "battle"}/${battle.id}`}
          >
            <WatchButton battle={battle} />
            <button type="button" class="button" onClick={() => setOpened(battle)}>
              <Glyph sign="link" />
              {t("web-club-link")}
            </button>
            <button
              type="button"
              class="button quiet square"
              aria-label={t("web-club-delete")}
              title={t("web-club-delete")}
              onClick={() => void remove(battle).then((done) => done && battles.reload())}
            >
              <Glyph sign="trash" />
            </button>
          </BattleRow>
        ))}
      </ul>
      <Dialog
        open={opened !== null}
        title={t("web-club-link")}
        class="wide"
        onClose={() => setOpened(null)}
      >
        {opened !== null && <SeatLinks battle={opened} />}
      </Dialog>
    </>
  );
}

/** The host may watch every table, with what everybody may see. */
function WatchButton({ battle }: { battle: BattleShown }) {
  return (
    <a
      class="button"
      href={`/${battle.over ? "replay" : "battle"}/${battle.id}`}
      onClick={() => {
        if (host.value !== null && watchKey(battle.id) === null) {
          keepWatchKey(battle.id, host.value);
        }
      }}
    >
      <Glyph sign="eye" />
      {t("web-club-watch")}
    </a>
  );
}

async function remove(battle: BattleShown): Promise<boolean> {
  const name = battle.title || say(battle.scenario_title);
  const sure = await confirm({
    title: t("web-club-delete"),
    text: t("web-club-delete-sure", { name }),
    yes: t("web-club-delete"),
    harm: true,
  });
  if (!sure) return false;
  try {
    await api.club.remove(battle.id);
    return true;
  } catch (error) {
    toastProblem(error);
    return false;
  }
}

function Tools({ onRestored }: { onRestored(): void }) {
  const download = (fetch: () => Promise<Blob>, name: string) => {
    fetch().then((file) => saveFile(file, name), toastProblem);
  };
  const day = new Date().toISOString().slice(0, 10);
  const restore = async (file: File) => {
    const sure = await confirm({
      title: t("web-club-restore"),
      text: t("web-club-restore-sure", { file: file.name }),
      yes: t("web-club-restore"),
      harm: true,
    });
    if (!sure) return;
    try {
      await api.club.restore(file);
      toast(t("web-club-restored"));
      onRestored();
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        onClick={() => download(() => api.club.results(language.value), `slagveld-${day}.csv`)}
      >
        <Glyph sign="download" />
        {t("web-club-results")}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => download(() => api.club.backup(), `slagveld-backup-${day}.zip`)}
      >
        <Glyph sign="download" />
        {t("web-club-backup")}
      </button>
      <label class="button file-button">
        <Glyph sign="upload" />
        {t("web-club-restore")}
        <input
          class="unseen"
          type="file"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            input.value = "";
            if (file !== undefined) void restore(file);
          }}
        />
      </label>
    </div>
  );
}

/** A new link for a seat; the old one opens nothing any more. */
function SeatLinks({ battle }: { battle: BattleShown }) {
  const [keys, setKeys] = useState<Record<number, string>>({});
  const reissue = async (seat: SeatShown) => {
    const sure = await confirm({
      title: t("web-club-link"),
      text: t("web-club-link-sure", { name: seat.name }),
      yes: t("web-club-link-new"),
    });
    if (!sure) return;
    try {
      const { key } = await api.club.reissue(battle.id, seat.number);
      setKeys((known) => ({ ...known, [seat.number]: key }));
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <ul class="plain stack">
      {battle.seats
        .filter(({ kind }) => kind === "person")
        .map((seat) => {
          const key = keys[seat.number];
          return (
            <li key={seat.number} class="invitation card">
              <div class="row grow">
                <SideMark side={seat.side} />
                <strong>{seat.name}</strong>
              </div>
              {key === undefined ? (
                <button type="button" class="button" onClick={() => void reissue(seat)}>
                  {t("web-club-link-new")}
                </button>
              ) : (
                <div class="invitation-link">
                  <input
                    class="input"
                    readOnly
                    value={links.battle(battle.id, key)}
                    aria-label={t("web-invite-link", { name: seat.name })}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                  <CopyButton
                    words={links.battle(battle.id, key)}
                    title={seat.name}
                    class="primary"
                  />
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}

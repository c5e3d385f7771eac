/** A seat's link was opened: say your name and sit down. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { myName, NAME_MOST, setMyName } from "../browser/me";
import { Empty, SideMark, Waiting } from "../look";
import { api } from "../net/api";
import { person } from "../net/keys";
import { sentence } from "../net/problem";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { BattleShown } from "../wire/types";
import "./setup.css";

interface Props {
  id: string;
  /** The seat's secret. */
  seat: string;
  onSeated(): void;
}

/** The battle as the seat's link shows it, and whether its reader already sits there. */
async function fetchSeat(id: string, seat: string): Promise<[BattleShown, boolean]> {
  const battle = await api.battles.getWithKey(id, seat);
  if (person.value === null) return [battle, false];
  const mine = await api.battles.getAsPerson(id).catch(() => null);
  return [battle, battle.yours.every((number) => mine?.yours.includes(number) ?? false)];
}

export function JoinPage({ id, seat, onSeated }: Props) {
  const battle = useResource(() => fetchSeat(id, seat), [id, seat]);
  const seated = battle.value?.[1] ?? false;
  useEffect(() => {
    pageTitle.value = t("web-join");
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; `onSeated` is made anew with every drawing
  useEffect(() => {
    if (seated) onSeated();
  }, [seated]);
  return (
    <main class="page stack join">
      {battle.value !== null ? (
        <Seat battle={battle.value[0]} seat={seat} onSeated={onSeated} />
      ) : battle.trouble === "" ? (
        <Waiting />
      ) : (
        <>
          <h1>{t("web-join-closed")}</h1>
          <Empty words={battle.trouble}>
            <p>{t("web-join-closed-help")}</p>
            <div class="row">
              <button type="button" class="button" onClick={battle.reload}>
                {t("web-retry")}
              </button>
              <a class="button primary" href="/">
                {t("web-home-go")}
              </a>
            </div>
          </Empty>
        </>
      )}
    </main>
  );
}

function Seat({ battle, seat, onSeated }: { battle: BattleShown } & Omit<Props, "id">) {
  const mine = battle.seats.find(({ number }) => battle.yours.includes(number));
  const [name, setName] = useState(myName.value || (mine?.name ?? ""));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const sitDown = async () => {
    setBusy(true);
    try {
      await api.battles.claim(battle.id, seat, name.trim());
      setMyName(name);
      onSeated();
    } catch (error) {
      setTrouble(sentence(error));
      setBusy(false);
    }
  };
  return (
    <>
      <header>
        <p class="soft">{t("web-join-invited")}</p>
        <h1>{battle.title || say(battle.scenario_title)}</h1>
        <p class="soft">
          {say(battle.game_title)}
          {battle.title !== "" && ` · ${say(battle.scenario_title)}`}
        </p>
      </header>
      <ul class="plain join-seats">
        {battle.seats.map((one) => (
          <li key={one.number} class={`card row ${one === mine ? "mine" : ""}`}>
            <SideMark side={one.side} />
            <strong class="grow">{one.name}</strong>
            <span class="chip">
              {one === mine
                ? t("web-join-yours")
                : one.kind === "bot"
                  ? t("web-who-bot")
                  : one.taken
                    ? t("web-join-there")
                    : t("web-join-empty")}
            </span>
          </li>
        ))}
      </ul>
      <form
        class="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          void sitDown();
        }}
      >
        <div class="field">
          <label for="join-name">{t("web-join-name")}</label>
          <input
            id="join-name"
            class="input"
            value={name}
            maxLength={NAME_MOST}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        {trouble !== "" && (
          <p class="notice harm" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="button primary big" disabled={busy}>
          {t("web-join-sit")}
        </button>
        <p class="soft small">{t("web-join-help")}</p>
      </form>
    </>
  );
}

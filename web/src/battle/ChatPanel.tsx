/** Words between the people at the table. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Battle } from "../model/battle";
import { sideMarks } from "../story/side";
import { moment, t } from "../texts";
import { Presence } from "./Presence";

/** As long as the server takes. */
const LONGEST = 500;

export function ChatPanel({ battle }: { battle: Battle }) {
  const lines = battle.chat.value;
  const box = useRef<HTMLDivElement>(null);
  const sides = new Map(
    (battle.sight.value?.battle.seats ?? []).map((seat) => [seat.number, seat.side]),
  );
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="chat" aria-label={t("chat-title")}>
      <Presence battle={battle} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div class="chat-lines" ref={box} role="log" aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <p class="chat-empty">{t("chat-empty")}</p>}
        {lines.map((line) => (
          <p
            key={line.number}
            class="chat-line"
            {...sideMarks(line.seat === null ? undefined : sides.get(line.seat))}
            title={moment(line.at)}
          >
            <b>{line.name || t("chat-watcher")}</b> {line.text}
          </p>
        ))}
      </div>
      <ChatBox battle={battle} />
    </section>
  );
}

function ChatBox({ battle }: { battle: Battle }) {
  const words = useSignal("");
  return (
    <form
      class="chat-box"
      onSubmit={(event) => {
        event.preventDefault();
        const said = words.value.trim();
        if (said === "") return;
        battle.line.chat(said.slice(0, LONGEST));
        words.value = "";
      }}
    >
      <input
        class="input"
        type="text"
        maxLength={LONGEST}
        value={words}
        placeholder={t("chat-hint")}
        aria-label={t("chat-hint")}
        autocomplete="off"
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={words.value.trim() === ""}>
        {t("chat-send")}
      </button>
    </form>
  );
}

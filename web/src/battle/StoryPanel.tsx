/** The right panel: the log, the chat, and the table in words; below it the selected piece. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { type Tab, Tabs } from "../look";
import type { Battle } from "../model/battle";
import { sidesOf } from "../model/roster";
import { api } from "../net/api";
import { PieceCard } from "../story/PieceCard";
import { StoryLog } from "../story/StoryLog";
import { WordsView } from "../story/WordsView";
import { t } from "../texts";
import type { Sight } from "../wire/types";
import { ChatPanel } from "./ChatPanel";
import { seatName } from "./turn";

interface Props {
  battle: Battle;
  sight: Sight;
  /** Show the selected piece below, except beside the words, which tell the same. */
  card: boolean;
}

export function StoryPanel({ battle, sight, card }: Props) {
  const open = useSignal("story");
  const unread = useUnread(battle, open.value === "chat");
  const tabs: Tab[] = [
    {
      key: "story",
      title: t("battle-tab-story"),
      content: () => (
        <StoryLog
          story={battle.story.value}
          names={sight.battle.seats.map((seat) => seat.name)}
          sides={sidesOf(sight)}
          onRule={(rule) => (battle.rule.value = rule)}
          onLook={(pieces) => (battle.centre.value = { pieces })}
          onWhy={(entry) => api.battles.why(battle.id, entry)}
        />
      ),
    },
    {
      key: "chat",
      title: unread === 0 ? t("battle-tab-chat") : t("battle-tab-chat-unread", { count: unread }),
      content: () => <ChatPanel battle={battle} />,
    },
    { key: "words", title: t("battle-tab-words"), content: () => <WordsView battle={battle} /> },
  ];
  return (
    <div class="story-panel">
      <Tabs
        tabs={tabs}
        open={open.value}
        onOpen={(key) => (open.value = key)}
        label={t("battle-tabs")}
      />
      {card && open.value !== "words" && <SelectedCard battle={battle} sight={sight} />}
    </div>
  );
}

/** How many lines have been said since the chat was last looked at. */
function useUnread(battle: Battle, looking: boolean): number {
  const seen = useRef<number | null>(null);
  const last = battle.chat.value.at(-1)?.number ?? -1;
  const started = battle.sight.value !== null;
  useEffect(() => {
    if (looking || (seen.current === null && started)) seen.current = last;
  }, [looking, last, started]);
  const known = seen.current;
  if (looking || known === null) return 0;
  return battle.chat.value.filter((line) => line.number > known).length;
}

/** The card of the selected piece, if one is selected and still there. */
export function SelectedCard({ battle, sight }: { battle: Battle; sight: Sight }) {
  const piece = sight.scene.pieces.find((one) => one.id === battle.selected.value);
  if (piece === undefined) return null;
  return (
    <PieceCard
      scene={sight.scene}
      piece={piece}
      owner={piece.seat === null ? t("roster-nobody") : seatName(sight, piece.seat)}
      side={piece.seat === null ? undefined : sidesOf(sight)[piece.seat]}
      onRule={(rule) => (battle.rule.value = rule)}
      onClose={() => (battle.selected.value = null)}
    />
  );
}

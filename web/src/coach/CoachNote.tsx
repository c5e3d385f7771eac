/** One decision beside the table on which its better answer is drawn. */
import { useSignal } from "@preact/signals";

import { Glyph, toastProblem } from "../look";
import { say, t } from "../texts";
import type { Decision } from "./consulting";
import { playOn } from "./onward";

interface Props {
  id: string;
  decision: Decision;
  onClose(): void;
}

export function CoachNote({ id, decision, onClose }: Props) {
  const busy = useSignal(false);
  async function press(): Promise<void> {
    busy.value = true;
    try {
      await playOn(id, decision);
    } catch (error) {
      toastProblem(error);
    } finally {
      busy.value = false;
    }
  }
  return (
    <section class="coached-note" role="status" aria-label={t("coached-title")}>
      <p>{say(decision.text)}</p>
      <footer>
        <button
          type="button"
          class="button primary"
          title={t("coached-play-on-help")}
          disabled={busy.value}
          onClick={() => void press()}
        >
          <Glyph sign="play" />
          {t("coached-play-on")}
        </button>
        <button type="button" class="button quiet" onClick={onClose}>
          {t("coached-close")}
        </button>
      </footer>
    </section>
  );
}

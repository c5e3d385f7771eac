/** What the keys do, for whoever asks with a question mark. */
// texts: battle-key-*
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { Dialog } from "../look";
import { t } from "../texts";

/** Keys, and the name of what they do. */
const KEYS: readonly (readonly [keys: readonly string[], name: string])[] = [
  [["1", "…", "9"], "choose"],
  [["Enter"], "confirm"],
  [["Esc"], "back"],
  [["O"], "odds"],
  [["H"], "hint"],
  [["M"], "measure"],
  [["S"], "sight"],
  [["[", "]"], "turn"],
  [["Tab"], "pieces"],
  [["←", "↑", "↓", "→"], "move"],
  [["+", "−", "0"], "zoom"],
  [["C"], "cross"],
  [["R"], "rule"],
  [["?"], "keys"],
];

export function KeysDialog() {
  const isOpen = useSignal(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key !== "?" || target.closest("input, textarea, select, dialog") !== null) return;
      event.preventDefault();
      isOpen.value = true;
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOpen]);
  return (
    <Dialog open={isOpen.value} title={t("battle-keys")} onClose={() => (isOpen.value = false)}>
      <dl class="keys">
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`battle-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

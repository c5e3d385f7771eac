/** "Are you sure?" as a promise: nothing irreversible happens on a single stray click. */
import { signal } from "@preact/signals";

import { t } from "../texts";
import { Dialog } from "./Dialog";

interface Question {
  title: string;
  text: string;
  /** The word on the button that does it. */
  yes: string;
  no?: string;
  /** True: something is lost. */
  harm?: boolean;
}

const open = signal<(Question & { answer(yes: boolean): void }) | null>(null);

/** Ask, and wait for the answer. */
export function confirm(question: Question): Promise<boolean> {
  open.value?.answer(false);
  return new Promise((resolve) => {
    open.value = {
      ...question,
      answer: (yes) => {
        open.value = null;
        resolve(yes);
      },
    };
  });
}

/** Mounted once by the shell. */
export function Confirmations() {
  const asked = open.value;
  if (asked === null) return null;
  return (
    <Dialog
      open
      title={asked.title}
      onClose={() => asked.answer(false)}
      foot={
        <>
          <button type="button" class="button" onClick={() => asked.answer(false)}>
            {asked.no ?? t("web-cancel")}
          </button>
          <button
            type="button"
            class={`button ${asked.harm ? "harm" : "primary"}`}
            onClick={() => asked.answer(true)}
          >
            {asked.yes}
          </button>
        </>
      }
    >
      <p>{asked.text}</p>
    </Dialog>
  );
}

/** Copies a link; on devices that can, also hands it to their own way of sharing. */
import { useState } from "preact/hooks";

import { t } from "../texts";
import { Glyph } from "./Glyph";
import { toast } from "./toasts";

/** Put words on the clipboard, also where the page is not served over https (a club's network). */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

function copyBySelection(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

interface Props {
  words: string;
  /** What it is a link to, for the device's own way of sharing. */
  title: string;
  label?: string;
  class?: string;
}

export function CopyButton({ words, title, label, class: kind = "" }: Props) {
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === "function";
  const onCopy = async () => {
    if (await copy(words)) {
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } else toast(t("web-copy-failed"), "harm");
  };
  return (
    <span class="row">
      <button type="button" class={`button ${kind}`} onClick={() => void onCopy()}>
        <Glyph sign={copied ? "check" : "copy"} />
        {copied ? t("web-copied") : (label ?? t("web-copy"))}
      </button>
      {canShare && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ title, url: words }).catch(() => undefined)}
        >
          <Glyph sign="share" />
          {t("web-share")}
        </button>
      )}
    </span>
  );
}

/** A file by a button, or dropped anywhere on what is inside. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

import { Glyph, toast } from "../look";
import { t } from "../texts";
import { LARGEST, LARGEST_LIST } from "./file";

const JSON_FILES = ".json,application/json";
const LISTS = ".txt,.md,.json,.yaml,.yml,text/plain";

interface Props {
  label: string;
  /** Which files are offered; armies and cards are JSON. */
  accept?: string;
  onFile(words: string, name: string): void;
  /** Whether lists of any kind are meant, not only armies that were saved here. */
  any?: boolean;
  children(picker: ComponentChildren): ComponentChildren;
}

export function FilePicker({ label, accept, onFile, any = false, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > (any ? LARGEST_LIST : LARGEST)) return toast(t("make-file-large"), "harm");
    onFile(await file.text(), file.name);
  };
  const picker = (
    <>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={label}
        accept={accept ?? (any ? LISTS : JSON_FILES)}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // so that the same file can be chosen again
        }}
      />
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Glyph sign="upload" />
        {label}
      </button>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same for everybody
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: files can be dropped here; the button does the same for everybody
    <div
      class={over ? "drop-area is-over" : "drop-area"}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer?.files.length) return;
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {children(picker)}
    </div>
  );
}

/** A list that somebody sent: pasted or opened, read as far as it fits, and taken over. */
import { useState } from "preact/hooks";

import { Dialog, Glyph } from "../look";
import { api } from "../net/api";
import { sentence } from "../net/problem";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { FilePicker } from "./FilePicker";
import { lean } from "./file";
import { copyOf, type Roster } from "./roster";
import "./chance.css";

interface Props {
  game: string;
  /** Whose own cards are known, where there is one. */
  like: Roster | null;
  onUse(roster: Roster): void;
  onClose(): void;
}

export function PasteDialog({ game, like, onUse, onClose }: Props) {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Wire<"ListRead"> | null>(null);
  const [trouble, setTrouble] = useState("");
  const read = async (list: string) => {
    setWords(list);
    setFound(null);
    setTrouble("");
    try {
      const sent = { words: lean(list), name: "", like: like as Wire<"Roster"> | null };
      setFound(await api.muster.read(game, sent));
    } catch (error) {
      setTrouble(sentence(error));
    }
  };
  return (
    <Dialog
      open
      class="list"
      title={t("make-list-paste")}
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            class={found === null ? "button primary" : "button"}
            disabled={words.trim() === ""}
            onClick={() => void read(words)}
          >
            {t("make-list-read")}
          </button>
          <button
            type="button"
            class={found === null ? "button" : "button primary"}
            disabled={found === null}
            onClick={() => {
              if (found === null) return;
              onUse(copyOf(found.roster, say(found.roster.name)));
              onClose();
            }}
          >
            <Glyph sign="check" />
            {t("make-list-use")}
          </button>
        </>
      }
    >
      <FilePicker onFile={(list) => void read(list)} label={t("make-file-in")} any>
        {(picker) => (
          <>
            <div class="row spread">
              <p class="small soft grow">{t("make-list-lead")}</p>
              {picker}
            </div>
            <textarea
              class="input"
              aria-label={t("make-list-words")}
              spellcheck={false}
              value={words}
              onInput={(event) => {
                setWords(event.currentTarget.value);
                setFound(null);
                setTrouble("");
              }}
            />
          </>
        )}
      </FilePicker>
      <div aria-live="polite">
        {trouble !== "" && <p class="notice harm">{trouble}</p>}
        {found !== null && found.notes.length === 0 && (
          <p class="good">
            <Glyph sign="check" size={16} /> {t("make-list-fits")}
          </p>
        )}
        {found !== null && found.notes.length > 0 && <Notes notes={found.notes} />}
      </div>
    </Dialog>
  );
}

function Notes({ notes }: { notes: Wire<"ListRead">["notes"] }) {
  return (
    <div class="list-notes">
      <p>{t("make-list-some", { count: notes.length })}</p>
      <ul class="plain">
        {notes.map((note, index) => (
          <li key={index} class={note.fits ? undefined : "harm-text"}>
            <span class="list-words">
              {note.line > 0 && `${t("make-list-line", { line: note.line })}: `}
              {note.words}
            </span>
            {say(note.text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

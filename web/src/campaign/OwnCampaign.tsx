/** A campaign that somebody has written: its file is chosen, read, and begun. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Glyph } from "../look";
import { api } from "../net/api";
import { sentence } from "../net/problem";
import { t } from "../texts";
import { Beginning } from "./Beginning";
import { fetchKnown, type Known } from "./known";

/** Bytes of a file that the server takes. */
const LARGEST = 256_000;
/** Letters of a file's name that it takes. */
const LONGEST = 120;

async function read(file: File): Promise<Known> {
  if (file.size > LARGEST) {
    throw new Error(t("web-campaign-own-large", { most: LARGEST / 1000 }));
  }
  const sent = { name: file.name.slice(-LONGEST), text: await file.text() };
  return fetchKnown(await api.campaigns.read(sent), sent);
}

export function OwnCampaign() {
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState("");
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (known === null) pageTitle.value = t("web-campaign-own");
  }, [known]);
  const choose = async (file: File) => {
    setTrouble("");
    try {
      setKnown(await read(file));
      setTurn((before) => before + 1);
    } catch (error) {
      setKnown(null);
      setTrouble(sentence(error));
    }
  };
  if (known !== null) {
    const tools = (
      <div class="row">
        <span class="soft small">{known.file?.name}</span>
        <FileButton label={t("web-campaign-own-other")} onFile={choose} />
      </div>
    );
    return <Beginning key={turn} known={known} tools={tools} />;
  }
  return (
    <>
      <header class="stack tight">
        <p class="soft">{t("web-campaign-begin")}</p>
        <h1>{t("web-campaign-own")}</h1>
        <p class="campaign-story">{t("web-campaign-own-lead")}</p>
      </header>
      <section class="panel stack" aria-label={t("web-campaign-own")}>
        {trouble !== "" && (
          <p class="notice harm campaign-fault" role="alert">
            {trouble}
          </p>
        )}
        <div class="row">
          <FileButton label={t("web-campaign-own-choose")} onFile={choose} primary />
        </div>
      </section>
      <p>
        <a href="/campaigns">{t("web-campaigns-all")}</a>
      </p>
    </>
  );
}

interface FileProps {
  label: string;
  primary?: boolean;
  onFile(file: File): Promise<void>;
}

function FileButton({ label, primary = false, onFile }: FileProps) {
  const [busy, setBusy] = useState(false);
  return (
    <label class={`button file-button ${primary ? "primary" : ""}`} aria-disabled={busy}>
      <Glyph sign="upload" />
      {label}
      <input
        class="unseen"
        type="file"
        accept=".yaml,.yml,.json"
        disabled={busy}
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file === undefined) return;
          setBusy(true);
          void onFile(file).finally(() => {
            input.value = ""; // so that the same file can be chosen again
            setBusy(false);
          });
        }}
      />
    </label>
  );
}

/** The battle as a file: to keep, to show, or to go on with elsewhere. */
import { useSignal } from "@preact/signals";

import { saveFile } from "../browser/links";
import { Glyph, toastProblem } from "../look";
import { api } from "../net/api";
import { t } from "../texts";

export function DownloadButton({ id }: { id: string }) {
  const busy = useSignal(false);
  async function fetchFile(): Promise<void> {
    busy.value = true;
    try {
      saveFile(await api.battles.file(id), `slagveld-${id.slice(0, 8)}.json`);
    } catch (error) {
      toastProblem(error);
    } finally {
      busy.value = false;
    }
  }
  return (
    <button type="button" class="button" disabled={busy.value} onClick={() => void fetchFile()}>
      <Glyph sign="download" />
      {t("end-download")}
    </button>
  );
}

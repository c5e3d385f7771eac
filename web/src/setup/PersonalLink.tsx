/** The link that opens your battles on another device. */
import { useState } from "preact/hooks";

import { links } from "../browser/links";
import { CopyButton, Dialog, Glyph, toastProblem } from "../look";
import { somebody } from "../net/api";
import { t } from "../texts";

export function PersonalLink() {
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => void somebody().then(setKey, toastProblem)}
      >
        <Glyph sign="link" />
        {t("web-personal")}
      </button>
      <Dialog open={key !== null} title={t("web-personal")} onClose={() => setKey(null)}>
        {key !== null && (
          <div class="stack">
            <p>{t("web-personal-text")}</p>
            <input
              class="input"
              readOnly
              value={links.person(key)}
              aria-label={t("web-personal")}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton words={links.person(key)} title="Slagveld" class="primary" />
            <p class="soft small">{t("web-personal-secret")}</p>
          </div>
        )}
      </Dialog>
    </>
  );
}

/** What a page shows when there is nothing yet: an invitation. */
import type { ComponentChildren } from "preact";

import { t } from "../texts";

export function Empty({ words, children }: { words: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p>{words}</p>
      {children}
    </div>
  );
}

/** While something is being fetched. */
export function Waiting() {
  return (
    <div class="empty" role="status">
      <div class="spinner" />
      <p>{t("web-loading")}</p>
    </div>
  );
}

/** Something did not work: why, and a way to go on. */
export function Trouble({ words, onRetry }: { words: string; onRetry?: () => void }) {
  return (
    <div class="empty" role="alert">
      <p>{words}</p>
      {onRetry !== undefined && (
        <button type="button" class="button primary" onClick={onRetry}>
          {t("web-retry")}
        </button>
      )}
    </div>
  );
}

/** How hard a puzzle is: one to five stars. */
import { t } from "../texts";

const MOST = 5;

export function Stars({ stars }: { stars: number }) {
  return (
    <span class="puzzle-stars" role="img" aria-label={t("web-puzzle-stars", { stars })}>
      {"★".repeat(stars)}
      {stars < MOST && <i aria-hidden="true">{"★".repeat(MOST - stars)}</i>}
    </span>
  );
}

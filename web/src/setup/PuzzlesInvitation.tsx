/** On the home page: positions in which one answer is far better than the others. */
import { Glyph } from "../look";
import { t } from "../texts";

export function PuzzlesInvitation() {
  return (
    <section class="panel row spread home-puzzles" aria-labelledby="home-puzzles">
      <div class="stack tight grow">
        <h2 id="home-puzzles">{t("web-puzzles")}</h2>
        <p class="soft">{t("web-puzzles-lead")}</p>
      </div>
      <a class="button" href="/puzzles">
        <Glyph sign="idea" />
        {t("web-puzzles-go")}
      </a>
    </section>
  );
}

/** Whose work this page is made with. */
import { useEffect } from "preact/hooks";
import { pageTitle } from "../browser/attention";
import { t } from "../texts";

/** The artists of game-icons.net, as its licence names them. */
const ARTISTS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
];

const FONTS = [
  { font: "Alegreya", artist: "Juan Pablo del Peral, Huerta Tipográfica" },
  { font: "Source Sans 3", artist: "Paul D. Hunt, Adobe" },
];

const PROGRAMS = [
  "Preact",
  "Preact Signals",
  "Fluent",
  "three.js",
  "Litestar",
  "uvicorn",
  "msgspec",
  "SQLAlchemy",
  "Alembic",
];

export function CreditsPage() {
  useEffect(() => {
    pageTitle.value = t("web-credits");
  }, []);
  return (
    <main class="page stack credits">
      <h1>{t("web-credits")}</h1>
      <section class="panel stack tight">
        <h2>{t("web-credits-icons")}</h2>
        <p>{t("web-credits-icons-by", { artists: ARTISTS.join(", ") })}</p>
        <p>
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {" · "}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <p class="soft">{t("web-credits-icons-changed")}</p>
      </section>
      <section class="panel stack tight">
        <h2>{t("web-credits-fonts")}</h2>
        {FONTS.map((font) => (
          <p key={font.font}>{t("web-credits-font", font)}</p>
        ))}
        <p>
          <a href="https://openfontlicense.org" rel="noreferrer">
            SIL Open Font License 1.1
          </a>
        </p>
      </section>
      <section class="panel stack tight">
        <h2>{t("web-credits-programs")}</h2>
        <p>{PROGRAMS.join(" · ")}</p>
      </section>
    </main>
  );
}

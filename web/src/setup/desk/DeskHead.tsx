/** Title, undo and redo, and what can be done with a scenario. */
import type { Sheet } from "../../armies/cards/sheet";
import { isRecord } from "../../armies/cards/sheet";
import { links } from "../../browser/links";
import { CopyButton, Glyph } from "../../look";
import { language, t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Desk } from "../draw/desk";
import { told } from "../draw/names";
import type { Keeping } from "./useKeeping";

interface Props {
  desk: Desk;
  game: string;
  keeping: Keeping;
  paper: Wire<"Paper"> | null;
  /** Whether a battle can be fought on it. */
  playable: boolean;
  still: boolean;
  snap: boolean;
  onSnap(snap: boolean): void;
  armies: boolean;
  onArmies(armies: boolean): void;
  onCampaign(): void;
}

/** A name with other words in the reader's language; one for all languages stays so. */
function renamed(value: unknown, words: string): unknown {
  return isRecord(value) ? { ...value, [language.value]: words } : words;
}

export function DeskHead(props: Props) {
  const { desk, game, keeping, still } = props;
  const title = told(desk.sheet["title"]);
  const rename = (words: string) =>
    desk.change((now: Sheet) => ({ ...now, title: renamed(now["title"], words) }), "title");
  return (
    <header class="page-head desk-head">
      <div class="grow">
        <p class="small soft">
          <a href="/scenarios">{t("desk-all")}</a>
          {` · ${game}`}
          {!still && (
            <>
              {" · "}
              <span role="status">
                {keeping.busy
                  ? t("make-saving")
                  : keeping.dirty
                    ? t("make-unsaved")
                    : t("make-saved")}
              </span>
              {desk.isDraft && (
                <button type="button" class="button quiet small" onClick={desk.drop}>
                  {t("make-draft-drop")}
                </button>
              )}
            </>
          )}
        </p>
        <h1 class="army-title">
          {still ? (
            title
          ) : (
            <label>
              <span class="unseen">{t("make-name")}</span>
              <input
                class="input title-input"
                maxLength={60}
                value={title}
                onInput={(event) => rename(event.currentTarget.value)}
                onBlur={desk.settle}
              />
            </label>
          )}
        </h1>
      </div>
      <Deeds {...props} title={title} />
    </header>
  );
}

function Deeds(props: Props & { title: string }) {
  const { desk, keeping, paper, playable, still, title } = props;
  const { laying } = desk;
  return (
    <div class="row actions">
      {!still && (
        <>
          <Square sign="undo" words={t("make-undo")} off={!laying.canUndo} onPress={laying.undo} />
          <Square sign="redo" words={t("make-redo")} off={!laying.canRedo} onPress={laying.redo} />
          <button
            type="button"
            class="button"
            aria-pressed={props.snap}
            onClick={() => props.onSnap(!props.snap)}
          >
            {t("make-snap")}
          </button>
        </>
      )}
      <button
        type="button"
        class="button"
        aria-pressed={props.armies}
        onClick={() => props.onArmies(!props.armies)}
      >
        {t("desk-armies")}
      </button>
      {still ? (
        <button type="button" class="button" onClick={() => void keeping.copy()}>
          <Glyph sign="copy" />
          {t("make-copy")}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          disabled={!keeping.dirty || keeping.busy}
          onClick={() => void keeping.saveHere()}
        >
          <Glyph sign="check" />
          {t("make-save")}
        </button>
      )}
      {paper !== null && (
        <CopyButton
          words={links.paper("scenario", paper.id)}
          title={title}
          label={t("make-share")}
        />
      )}
      <Square
        sign="download"
        words={t("make-file-out")}
        short={t("desk-file")}
        onPress={keeping.download}
      />
      <Square
        sign="flag"
        words={t("desk-campaign")}
        short={t("desk-campaign-short")}
        off={!playable || keeping.busy}
        onPress={props.onCampaign}
      />
      <button
        type="button"
        class="button primary"
        disabled={!playable || keeping.busy}
        onClick={() => void keeping.play()}
      >
        <Glyph sign="play" />
        {t("desk-play")}
      </button>
    </div>
  );
}

interface SquareProps {
  sign: "undo" | "redo" | "download" | "flag";
  words: string;
  /** What stands on it where there is room. */
  short?: string;
  off?: boolean;
  onPress(): void;
}

function Square({ sign, words, short, off = false, onPress }: SquareProps) {
  return (
    <button
      type="button"
      class={short === undefined ? "button square" : "button"}
      aria-label={words}
      title={words}
      disabled={off}
      onClick={onPress}
    >
      <Glyph sign={sign} />
      {short !== undefined && <span class="desk-short">{short}</span>}
    </button>
  );
}

/** A card of one's own while it is written: its values, and beside them how it looks and costs. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { saveFile } from "../../browser/links";
import { Portrait } from "../../figure";
import { Dialog, Glyph, toast } from "../../look";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import { CardView } from "../../story/elements/CardView";
import { say, t } from "../../texts";
import { total } from "../../wire/tally";
import { FilePicker } from "../FilePicker";
import { latest } from "../latest";
import { Price } from "../Price";
import { CardInput } from "./CardInput";
import {
  type CardKind,
  cardFile,
  faultsAt,
  kindOf,
  type Reading,
  readCard,
  type Sheet,
} from "./sheet";
import { Values } from "./Values";
import "./cards.css";

interface Props {
  game: string;
  kinds: readonly CardKind[];
  /** The card as it was. */
  sheet: Sheet;
  /** Prices are in so many parts of a point. */
  scale: number;
  onSave(sheet: Sheet): void;
  onClose(): void;
  onRule(rule: string): void;
}

export function CardEditor({ game, kinds, sheet: saved, scale, onSave, onClose, onRule }: Props) {
  const [sheet, setSheet] = useState(saved);
  const { reading, trouble } = useReading(game, sheet);
  const kind = kindOf(kinds, sheet);
  const refusals = reading?.refusals ?? [];
  const open = (words: string) => {
    const read = readCard(words);
    if (read === null) toast(t("card-no-file"), "harm");
    else setSheet(read);
  };
  return (
    <Dialog
      open
      class="card-editor"
      title={kind === undefined ? t("card-own") : say(kind.title)}
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            class="button"
            onClick={() => {
              const file = cardFile(game, sheet);
              saveFile(new Blob([file.words], { type: "application/json" }), file.name);
            }}
          >
            <Glyph sign="download" />
            {t("make-file-out")}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={reading === null || refusals.length > 0}
            onClick={() => onSave(reading?.sheet ?? sheet)}
          >
            <Glyph sign="check" />
            {t("card-save")}
          </button>
        </>
      }
    >
      <FilePicker label={t("card-open")} onFile={open}>
        {(picker) => (
          <div class="card-editing">
            <div class="card-form">
              <div class="row spread">
                {kind !== undefined && kind.help !== null && <p class="soft">{say(kind.help)}</p>}
                {picker}
              </div>
              {kind?.sections.map((section, index) => (
                <section key={index} class="stack tight">
                  <h3>{say(section.title)}</h3>
                  <Values
                    Input={CardInput}
                    entries={section.entries}
                    sheet={sheet}
                    at=""
                    refusals={refusals}
                    onSheet={setSheet}
                    onRule={onRule}
                  />
                </section>
              ))}
            </div>
            <aside class="card-shown" aria-label={t("card-preview")} aria-live="polite">
              {trouble !== "" && <p class="notice harm">{trouble}</p>}
              {faultsAt(refusals, "").map((fault, index) => (
                <p key={index} class="fault" role="alert">
                  <Glyph sign="warning" size={16} />
                  <span>{say(fault.text)}</span>
                </p>
              ))}
              {refusals.length > 0 && (
                <p class="harm-text">{t("make-faults", { count: refusals.length })}</p>
              )}
              {reading !== null && <Shown reading={reading} scale={scale} onRule={onRule} />}
            </aside>
          </div>
        )}
      </FilePicker>
    </Dialog>
  );
}

interface ShownProps {
  reading: Reading;
  scale: number;
  onRule(rule: string): void;
}

function Shown({ reading: { card, price, asked, warnings }, scale, onRule }: ShownProps) {
  const model = price === null ? null : total(price);
  return (
    <>
      {card !== null && (
        <CardView card={card} side={0} onRule={onRule}>
          {card.figure !== null && <Portrait figure={card.figure} side={0} />}
        </CardView>
      )}
      {price !== null && model !== null && (
        <div class="card-price">
          <strong>{t("card-price")}</strong>
          <Price price={price} total={model} scale={scale} onRule={onRule} />
          {asked !== null && (
            <p>{t("card-asked", { asked: asked / scale, price: model / scale })}</p>
          )}
        </div>
      )}
      {warnings.map((warning, index) => (
        <p key={index} class="notice">
          {say(warning)}
        </p>
      ))}
    </>
  );
}

/** The game's word on a card that is being written. */
function useReading(game: string, sheet: Sheet): { reading: Reading | null; trouble: string } {
  const [read, setRead] = useState<{ reading: Reading | null; trouble: string }>({
    reading: null,
    trouble: "",
  });
  const line = useMemo(
    () =>
      latest<Sheet, Reading>((wanted, signal) => api.card(game, wanted, signal), {
        answer: (reading) =>
          setRead((before) => ({
            // What it looked like stays in sight while something is wrong.
            reading:
              reading.card === null ? { ...reading, card: before.reading?.card ?? null } : reading,
            trouble: "",
          })),
        problem: (error) => setRead((before) => ({ ...before, trouble: sentence(error) })),
      }),
    [game],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => line.ask(sheet), [sheet, line]);
  return read;
}

/** A battle that was fought at a real table: who won, who lived, and a line for the diary. */
import { useId, useState } from "preact/hooks";

import { Dialog, Glyph, Segments, SideMark, toast } from "../look";
import { api } from "../net/api";
import { sentence } from "../net/problem";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { armyOf, DRAW, halfTold, NOTHING, resultOf, type Told, withAlive } from "./result";

type Campaign = Wire<"CampaignShown">;
type Side = Campaign["sides"][number];

interface Props {
  campaign: Campaign;
  coming: Wire<"ComingScenario">;
  onChange(campaign: Campaign): void;
  onClose(): void;
}

export function ResultDialog({ campaign, coming, onChange, onClose }: Props) {
  const form = useId();
  const [told, setTold] = useState<Told>(NOTHING);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const remembers = campaign.sides.some(({ key }) => {
    const army = armyOf(campaign, key);
    return army !== null && army.veterans !== null;
  });
  const enter = async () => {
    const half = halfTold(campaign, told);
    if (told.winner === "") return setTrouble(t("web-campaign-result-who"));
    if (half !== null) return setTrouble(t("web-campaign-result-some", { side: half.name }));
    setBusy(true);
    setTrouble("");
    try {
      onChange(await api.campaigns.tell(campaign.id, resultOf(campaign, told)));
      toast(t("web-campaign-result-done"));
      onClose();
    } catch (error) {
      setTrouble(sentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={say(coming.title)}
      class="wide campaign-result"
      onClose={onClose}
      foot={
        <>
          {trouble !== "" && (
            <p class="notice harm campaign-told-wrong" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" form={form} class="button primary" disabled={busy}>
            <Glyph sign="check" />
            {t("web-campaign-result-enter")}
          </button>
        </>
      }
    >
      <form
        id={form}
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        {campaign.battle !== null && !campaign.battle.over && (
          <p class="notice" data-told="abandons">
            {t("web-campaign-result-abandons")}
          </p>
        )}
        <p class="soft">{t("web-campaign-result-help")}</p>
        <Winner campaign={campaign} coming={coming} told={told} onTold={setTold} />
        <ul class="plain campaign-sides">
          {campaign.sides.map((side, number) => (
            <li key={side.key} class="card stack tight campaign-told" data-told={side.key}>
              <p class="row">
                <SideMark side={number} />
                <strong class="title campaign-side-name">{say(side.name)}</strong>
              </p>
              {coming.count === "battle" && <Points side={side} told={told} onTold={setTold} />}
              <Lived campaign={campaign} side={side} told={told} onTold={setTold} />
            </li>
          ))}
        </ul>
        <div class="soft small">
          {coming.count === "battle" && <p>{t("web-campaign-result-points-help")}</p>}
          {remembers && <p>{t("web-campaign-result-lived-help")}</p>}
        </div>
        <div class="campaign-told-rest">
          <div class="field">
            <label for={`${form}-rounds`}>{t("web-campaign-result-rounds")}</label>
            <input
              id={`${form}-rounds`}
              class="input short"
              type="number"
              min={0}
              max={1000}
              step={1}
              value={told.rounds}
              onInput={(event) => setTold({ ...told, rounds: event.currentTarget.value })}
            />
          </div>
          <div class="field grow">
            <label for={`${form}-note`}>{t("web-campaign-result-note")}</label>
            <input
              id={`${form}-note`}
              class="input"
              maxLength={400}
              value={told.note}
              onInput={(event) => setTold({ ...told, note: event.currentTarget.value })}
            />
          </div>
        </div>
      </form>
    </Dialog>
  );
}

interface PartProps {
  told: Told;
  onTold(told: Told): void;
}

type WinnerProps = PartProps & Pick<Props, "campaign" | "coming">;

function Winner({ campaign, coming, told, onTold }: WinnerProps) {
  const sides = campaign.sides.map(({ key, name }) => ({ key, title: say(name) }));
  const draw = { key: DRAW, title: t("web-campaign-result-draw"), disabled: coming.draw === "" };
  const counts = campaign.sides.find(({ key }) => key === coming.draw);
  return (
    <div class="field">
      <span class="label">{t("web-campaign-result-winner")}</span>
      <Segments
        label={t("web-campaign-result-winner")}
        value={told.winner}
        choices={[...sides, draw]}
        onChange={(winner) => onTold({ ...told, winner })}
      />
      <span class="help">
        {counts !== undefined
          ? t("web-campaign-result-draw-counts", { side: counts.name })
          : coming.draw === ""
            ? t("web-campaign-result-draw-unsaid")
            : t("web-campaign-result-draw-replay")}
      </span>
    </div>
  );
}

function Points({ side, told, onTold }: PartProps & { side: Side }) {
  return (
    <NumberField
      label={t("web-campaign-result-points")}
      value={told.points[side.key] ?? ""}
      most={1_000_000}
      onValue={(words) => onTold({ ...told, points: { ...told.points, [side.key]: words } })}
    />
  );
}

function Lived({ campaign, side, told, onTold }: PartProps & { campaign: Campaign; side: Side }) {
  const army = armyOf(campaign, side.key);
  if (army === null) return null;
  return (
    <fieldset class="bare stack tight">
      <legend class="label">{t("web-campaign-result-lived")}</legend>
      <ul class="plain campaign-told-entries">
        {army.roster.entries.map(({ count }, entry) => (
          <li key={entry}>
            <NumberField
              label={say(army.lines[entry] ?? "")}
              value={told.alive[side.key]?.[entry] ?? ""}
              most={count}
              unit={t("web-campaign-result-lived-of", { count })}
              onValue={(words) => onTold(withAlive(told, side.key, entry, words))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface NumberProps {
  label: string;
  value: string;
  most: number;
  /** Written behind it. */
  unit?: string;
  onValue(words: string): void;
}

function NumberField({ label, value, most, unit = "", onValue }: NumberProps) {
  return (
    <label class="campaign-number">
      <span>{label}</span>
      <span class="row">
        <input
          class="input"
          type="number"
          min={0}
          max={most}
          step={1}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
        <span class="soft small">{unit}</span>
      </span>
    </label>
  );
}

/** The buttons of a replay: to and fro, play, speed, rounds, and a slider over everything. */
import { Glyph, Segments, type Sign } from "../look";
import { say, t } from "../texts";
import { roundAt, rounds, SPEEDS, type Speed } from "./replay";
import type { Watching } from "./watching";

export function ReplayControls({ watch }: { watch: Watching }) {
  const at = watch.at.value;
  const last = watch.last.value;
  const playing = watch.playing.value;
  return (
    <div class="replay-controls" role="group" aria-label={t("replay-controls")}>
      <div class="row">
        <Key sign="first" words={t("replay-first")} off={at === 0} onPress={() => watch.jump(0)} />
        <Key sign="back" words={t("replay-back")} off={at === 0} onPress={() => watch.step(-1)} />
        <button
          type="button"
          class="button primary replay-play"
          aria-label={playing ? t("replay-pause") : t("replay-play")}
          onClick={() => watch.toggle()}
        >
          <Glyph sign={playing ? "pause" : "play"} />
        </button>
        <Key
          sign="forward"
          words={t("replay-forward")}
          off={at >= last}
          onPress={() => watch.step(1)}
        />
        <Key
          sign="last"
          words={t("replay-last")}
          off={at >= last}
          onPress={() => watch.jump(last)}
        />
      </div>
      <label class="replay-slider">
        <span class="unseen">{t("replay-slider")}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={t("replay-at", { at: at + 1, last: last + 1 })}
          onInput={(event) => void watch.jump(Number(event.currentTarget.value))}
        />
        <output>{t("replay-at", { at: at + 1, last: last + 1 })}</output>
      </label>
      <RoundSelect watch={watch} />
      <Segments
        label={t("replay-speed")}
        value={String(watch.speed.value)}
        choices={SPEEDS.map((speed) => ({ key: String(speed), title: `${say(speed)}×` }))}
        onChange={(key) => (watch.speed.value = Number(key) as Speed)}
      />
    </div>
  );
}

interface KeyProps {
  sign: Sign;
  words: string;
  off: boolean;
  onPress(): Promise<void>;
}

function Key({ sign, words, off, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class="button square"
      aria-label={words}
      title={words}
      disabled={off}
      onClick={() => void onPress()}
    >
      <Glyph sign={sign} />
    </button>
  );
}

function RoundSelect({ watch }: { watch: Watching }) {
  const marks = rounds(watch.story.value);
  if (marks.length < 2) return null;
  const round = roundAt(marks, watch.at.value);
  return (
    <label class="replay-round">
      <span class="unseen">{t("replay-round")}</span>
      <select
        class="input"
        value={round === null ? "" : String(round)}
        onChange={(event) => {
          const mark = marks.find((one) => String(one.round) === event.currentTarget.value);
          if (mark !== undefined) void watch.jump(mark.entry);
        }}
      >
        {round === null && <option value="">{t("replay-round")}</option>}
        {marks.map((mark) => (
          <option key={mark.round} value={String(mark.round)}>
            {t("play-round", { round: mark.round, called: mark.called })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Settings: language, measure, looks, motion, bots, sounds, notifications. */
import { signal } from "@preact/signals";
import { wantNotifications } from "../browser/attention";
import {
  MOTIONS,
  motion,
  notifications,
  oddsBar,
  plainSigns,
  SPEEDS,
  STAYS,
  type Stay,
  sounds,
  speed,
  stay,
  THEMES,
  theme,
  volume,
} from "../browser/settings";
import { play } from "../browser/sounds";
import { Dialog, Glyph, Segments, toast, toastProblem } from "../look";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  language,
  MEASURE_WISHES,
  measureWish,
  setMeasure,
  speak,
  t,
} from "../texts";

// texts: web-measure-*, web-theme-*, web-motion-*, web-speed-*

/** Whether the dialog is open; any page may open it. */
export const settingsOpen = signal(false);

/** The button that opens the settings. */
export function SettingsButton({ words = false }: { words?: boolean }) {
  return (
    <button
      type="button"
      class={`button quiet ${words ? "" : "square"}`}
      aria-label={words ? undefined : t("web-settings")}
      title={words ? undefined : t("web-settings")}
      onClick={() => {
        settingsOpen.value = true;
      }}
    >
      <Glyph sign="settings" />
      {words && t("web-settings")}
    </button>
  );
}

/** Mounted once by the shell. */
export function SettingsDialog() {
  return (
    <Dialog
      open={settingsOpen.value}
      title={t("web-settings")}
      onClose={() => {
        settingsOpen.value = false;
      }}
    >
      <Settings />
    </Dialog>
  );
}

function Settings() {
  return (
    <div class="settings stack">
      <div class="setting">
        <span class="label">{t("web-language")}</span>
        <Segments
          label={t("web-language")}
          value={language.value}
          choices={LANGUAGES.map((key) => ({ key, title: LANGUAGE_NAMES[key] }))}
          onChange={(key) => void speak(key).catch(toastProblem)}
        />
      </div>
      <div class="setting">
        <span class="label">{t("web-measure")}</span>
        <Segments
          label={t("web-measure")}
          value={measureWish.value}
          choices={MEASURE_WISHES.map((key) => ({ key, title: t(`web-measure-${key}`) }))}
          onChange={setMeasure}
        />
      </div>
      <div class="setting">
        <span class="label">{t("web-theme")}</span>
        <Segments
          label={t("web-theme")}
          value={theme.value}
          choices={THEMES.map((key) => ({ key, title: t(`web-theme-${key}`) }))}
          onChange={(key) => {
            theme.value = key;
          }}
        />
      </div>
      <div class="setting">
        <span class="label">{t("web-motion")}</span>
        <Segments
          label={t("web-motion")}
          value={motion.value}
          choices={MOTIONS.map((key) => ({ key, title: t(`web-motion-${key}`) }))}
          onChange={(key) => {
            motion.value = key;
          }}
        />
      </div>
      <div class="setting">
        <span class="label">{t("web-speed")}</span>
        <Segments
          label={t("web-speed")}
          value={speed.value}
          choices={SPEEDS.map((key) => ({ key, title: t(`web-speed-${key}`) }))}
          onChange={(key) => {
            speed.value = key;
          }}
        />
      </div>
      <div class="setting">
        <span class="label">{t("web-stay")}</span>
        <Segments
          label={t("web-stay")}
          value={stay.value}
          choices={STAYS.map((key) => ({ key, title: stayWords(key) }))}
          onChange={(key) => {
            stay.value = key;
          }}
        />
      </div>
      <Switches />
    </div>
  );
}

function stayWords(kept: Stay): string {
  return kept === "held" ? t("web-stay-held") : t("web-stay-seconds", { seconds: Number(kept) });
}

/** How loud; tried out as it is set. */
function Loudness() {
  return (
    <label class="setting">
      <span class="label">{t("web-volume")}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume.value}
        onChange={(event) => {
          volume.value = Number(event.currentTarget.value);
          play("dice");
        }}
      />
    </label>
  );
}

function Switches() {
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={sounds.value}
          onChange={(event) => {
            sounds.value = event.currentTarget.checked;
            play("dice");
          }}
        />
        <span>
          {t("web-sounds")}
          <span class="help">{t("web-sounds-help")}</span>
        </span>
      </label>
      {sounds.value && <Loudness />}
      <label class="check">
        <input
          type="checkbox"
          checked={oddsBar.value}
          onChange={(event) => {
            oddsBar.value = event.currentTarget.checked;
          }}
        />
        <span>
          {t("web-odds-bar")}
          <span class="help">{t("web-odds-bar-help")}</span>
        </span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={plainSigns.value}
          onChange={(event) => {
            plainSigns.value = event.currentTarget.checked;
          }}
        />
        <span>
          {t("web-plain-signs")}
          <span class="help">{t("web-plain-signs-help")}</span>
        </span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={notifications.value}
          onChange={(event) => {
            const box = event.currentTarget;
            void wantNotifications(box.checked).then((done) => {
              if (done) return;
              box.checked = false;
              toast(t("web-notify-refused"), "harm");
            });
          }}
        />
        <span>
          {t("web-notify")}
          <span class="help">{t("web-notify-help")}</span>
        </span>
      </label>
    </div>
  );
}

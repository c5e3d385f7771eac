/** Sounds of the table, made of tones and noise as they are needed; silent unless switched on. */
import { sounds, volume } from "./settings";

export type Sound = "dice" | "step" | "arrow" | "steel" | "stone" | "magic" | "fall" | "horn";

interface Sink {
  audio: AudioContext;
  out: AudioNode;
  /** When it begins, in seconds of the context. */
  at: number;
}

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound now, or so many seconds from now. */
export function play(sound: Sound, wait = 0): void {
  if (!sounds.value || volume.value === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const out = audio.createGain();
  out.gain.value = (volume.value / 100) ** 2;
  out.connect(audio.destination);
  MAKERS[sound]({ audio, out, at: audio.currentTime + wait });
}

/** A tone that swells, falls and is gone. */
function tone(
  { audio: context, out, at }: Sink,
  type: OscillatorType,
  [from, to]: readonly [number, number],
  [wait, lasts]: readonly [number, number],
  loud: number,
  swell = 0.004,
): void {
  const start = at + wait;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + swell);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(loudness).connect(out);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}

/** A rush of air or grit: noise around a pitch that slides. */
function rush(
  { audio: context, out, at }: Sink,
  [from, to]: readonly [number, number],
  [wait, lasts]: readonly [number, number],
  loud: number,
  sharp = 1.5,
): void {
  noise ??= hiss(context);
  const start = at + wait;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const loudness = context.createGain();
  source.buffer = noise;
  source.loop = true;
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loudness.gain.setValueAtTime(loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(loudness).connect(out);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

/** Half a second of noise, always the same. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 22_222;
  for (let n = 0; n < data.length; n += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    data[n] = seed / 1_073_741_823 - 1;
  }
  return buffer;
}

const MAKERS: Record<Sound, (sink: Sink) => void> = {
  dice: (sink) => {
    for (const [n, wait] of [0, 0.09, 0.17, 0.28, 0.42].entries()) {
      tone(sink, "triangle", [1150 - n * 90, 190], [wait, 0.07], 0.16 - n * 0.022);
      rush(sink, [2600, 900], [wait, 0.04], 0.1 - n * 0.015);
    }
  },
  step: (sink) => {
    for (const wait of [0, 0.16, 0.32]) rush(sink, [240, 110], [wait, 0.09], 0.26, 0.9);
  },
  arrow: (sink) => {
    tone(sink, "sawtooth", [210, 90], [0, 0.09], 0.05);
    rush(sink, [3400, 900], [0.02, 0.34], 0.16, 3);
    rush(sink, [700, 200], [0.34, 0.07], 0.22);
  },
  steel: (sink) => {
    for (const [n, pitch] of [2230, 3170, 4410].entries()) {
      tone(sink, "square", [pitch, pitch * 0.985], [n * 0.012, 0.22 - n * 0.04], 0.028);
    }
    rush(sink, [5200, 2400], [0, 0.08], 0.2);
  },
  stone: (sink) => {
    rush(sink, [500, 160], [0, 0.3], 0.16, 0.8);
    tone(sink, "sine", [120, 38], [0.32, 0.4], 0.4);
    rush(sink, [420, 90], [0.32, 0.3], 0.3, 0.7);
  },
  magic: (sink) => {
    for (const [n, pitch] of [523, 659, 784, 1047].entries()) {
      tone(sink, "sine", [pitch, pitch * 1.02], [n * 0.07, 0.42], 0.07, 0.03);
    }
    rush(sink, [1200, 5200], [0, 0.5], 0.05, 5);
  },
  fall: (sink) => {
    tone(sink, "sine", [150, 50], [0, 0.24], 0.3);
    rush(sink, [380, 120], [0, 0.2], 0.18, 0.8);
  },
  horn: (sink) => {
    for (const [pitch, wait, lasts] of [
      [196, 0, 0.28],
      [262, 0.26, 0.62],
    ] as const) {
      for (const [part, loud] of [
        [1, 0.1],
        [2, 0.06],
        [3, 0.03],
      ] as const) {
        tone(sink, "sawtooth", [pitch * part, pitch * part * 1.004], [wait, lasts], loud, 0.06);
      }
    }
  },
};

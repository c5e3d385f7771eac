import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sounds, volume } from "./settings";
import { play, type Sound } from "./sounds";

/** What was begun, and when. */
let begun: number[] = [];
let loudness: number[] = [];

class FakeNode {
  gain = param();
  frequency = param();
  Q = param();
  buffer: unknown = null;
  loop = false;
  type = "";

  connect(other: FakeNode): FakeNode {
    return other;
  }

  start(at: number): void {
    begun.push(at);
  }

  stop(): void {
    // Nothing to end.
  }
}

function param() {
  const none = (): void => undefined;
  return {
    set value(loud: number) {
      loudness.push(loud);
    },
    setValueAtTime: none,
    exponentialRampToValueAtTime: none,
  };
}

class FakeAudio {
  currentTime = 5;
  sampleRate = 100;
  state = "running";
  destination = new FakeNode();
  createOscillator = () => new FakeNode();
  createGain = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

const ALL: readonly Sound[] = ["dice", "step", "arrow", "steel", "stone", "magic", "fall", "horn"];

beforeEach(() => {
  begun = [];
  loudness = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});

afterEach(() => {
  sounds.value = false;
  volume.value = 60;
  vi.unstubAllGlobals();
});

describe("sounds", () => {
  it("are silent until they are asked for, and at no volume", () => {
    play("dice");
    sounds.value = true;
    volume.value = 0;
    play("dice");
    expect(begun).toEqual([]);
  });

  it.each(ALL)("%s is made of tones and noise", (sound) => {
    sounds.value = true;
    play(sound);
    expect(begun.length).toBeGreaterThan(1);
    expect(Math.min(...begun)).toBe(5);
  });

  it("are as loud as the reader wants, and begin when they are due", () => {
    sounds.value = true;
    volume.value = 50;
    play("steel", 2);
    expect(loudness[0]).toBe(0.25);
    expect(Math.min(...begun)).toBe(7);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Form, Preview, Refusal, Told } from "../wire/types";
import { decision, FakeWorld, sight, told } from "./fake";
import { type LiveBattle, openLine, PATIENCE, unguessable } from "./live";
import { ProblemError } from "./problem";
import { FIRST_PAUSE, LONGEST_PAUSE, pauseAfter } from "./socket";

const STALE: Refusal = {
  type: "refusal",
  rule: "SLV-NET-1",
  text: { type: "text", key: "stale", values: {} },
};
const MIX = { action: "MixDice", fields: [] } as unknown as Form;

let world: FakeWorld;
let battle: LiveBattle;

/** Hail and give the first sight. */
function begin(number = 3): void {
  world.last.open();
  world.last.tell(sight(number));
}

/** Lose the connection and come back with a sight. */
function comeBack(answer: (since: number) => ReturnType<typeof sight>): void {
  world.last.drop();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  world.last.open();
  const since = world.last.of("hail")[0]?.since ?? 0;
  world.last.tell(answer(since));
}

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  battle = openLine("b1", world);
});

afterEach(() => {
  battle.line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  it("hails first, and takes the first sight", () => {
    world.last.open();
    expect(world.last.sent).toEqual([{ type: "hail", key: "p_test", since: 0 }]);
    expect(battle.line.connection.value).toBe("connecting");
    world.last.tell(sight(1, 0, { story: [told(0)] }));
    expect(battle.line.connection.value).toBe("live");
    expect(battle.story.value.map((line) => line.entry)).toEqual([0]);
  });

  it("ignores a sight that is older than the page", () => {
    begin(5);
    world.last.tell(sight(4, 4));
    expect(battle.sight.value?.number).toBe(5);
  });

  it("comes back by itself and asks only for what it does not know", () => {
    begin(3);
    world.last.drop();
    expect(battle.line.connection.value).toBe("lost");
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(2);
    world.last.open();
    expect(world.last.sent[0]).toEqual({ type: "hail", key: "p_test", since: 3 });
    world.last.tell(sight(5, 3));
    expect(battle.story.value.map((line) => line.entry)).toEqual([0, 1, 2, 3, 4]);
    expect(battle.line.connection.value).toBe("live");
  });

  it("waits longer after each failure", () => {
    world.last.drop();
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(LONGEST_PAUSE);
      world.last.drop();
    }
    const before = world.sockets.length;
    vi.advanceTimersByTime(FIRST_PAUSE * 4);
    expect(world.sockets).toHaveLength(before);
    expect(pauseAfter(0, () => 1)).toBe(FIRST_PAUSE);
    expect(pauseAfter(3, () => 1)).toBe(FIRST_PAUSE * 8);
    expect(pauseAfter(30, () => 1)).toBe(LONGEST_PAUSE);
  });

  it("gives up only when it is refused at the door", () => {
    world.last.open();
    world.last.tell({ type: "farewell", refusal: STALE });
    world.last.drop();
    expect(battle.line.connection.value).toBe("closed");
    expect(battle.line.farewell.value).toEqual(STALE);
    vi.advanceTimersByTime(LONGEST_PAUSE * 2);
    expect(world.sockets).toHaveLength(1);
  });

  it("comes back after a farewell in the middle (a server that restarts)", () => {
    begin();
    world.last.tell({ type: "farewell", refusal: STALE });
    world.last.drop();
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(2);
  });

  it("renews a line that stays silent after the hail", () => {
    world.last.open();
    vi.advanceTimersByTime(PATIENCE);
    expect(world.sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(2);
  });

  it("begins afresh with a server that was set back", () => {
    begin(5);
    comeBack(() => sight(2, 2));
    vi.advanceTimersByTime(LONGEST_PAUSE);
    world.last.open();
    expect(world.last.of("hail")[0]?.since).toBe(0);
    world.last.tell(sight(2));
    expect(battle.story.value.map((line) => line.entry)).toEqual([0, 1]);
  });
});

describe("an action", () => {
  const move = { type: "Move", piece: 1 };

  it("answers the number of the sight and is taken once the page shows it", async () => {
    begin(3);
    const acted = battle.line.act(0, move);
    expect(world.last.of("act")).toEqual([{ type: "act", id: 1, after: 3, seat: 0, action: move }]);
    let settled = false;
    void acted.then(() => (settled = true));
    world.last.tell({ type: "done", id: 1, number: 4 });
    await Promise.resolve();
    expect(settled).toBe(false);
    world.last.tell(sight(4, 3));
    expect(await acted).toBeNull();
  });

  it("is refused with the reason", async () => {
    begin();
    const acted = battle.line.act(0, move);
    world.last.tell({ type: "refused", id: 1, refusal: STALE, number: 3, stale: false });
    expect(await acted).toEqual(STALE);
  });

  it("is not doubled by a second click", async () => {
    begin();
    void battle.line.act(0, move);
    expect((await battle.line.act(0, move))?.text.key).toBe("web-act-busy");
    expect(world.last.of("act")).toHaveLength(1);
  });

  it("waits for the line when there is none, and is sent once", () => {
    begin(3);
    world.last.drop();
    void battle.line.act(0, move);
    vi.advanceTimersByTime(FIRST_PAUSE);
    world.last.open();
    world.last.tell(sight(3, 3));
    expect(world.last.of("act")).toHaveLength(1);
    expect(world.last.of("act")[0]?.after).toBe(3);
  });

  it("that was sent before the line broke is found in the log, not sent again", async () => {
    begin(3);
    const acted = battle.line.act(0, move);
    comeBack((since) => sight(5, since));
    expect(await acted).toBeNull();
    expect(world.last.of("act")).toEqual([]);
  });

  it("that never arrived is told so, and not sent again", async () => {
    begin(3);
    const acted = battle.line.act(0, move);
    comeBack((since) => sight(3, since));
    expect((await acted)?.text.key).toBe("web-act-unheard");
    expect(world.last.of("act")).toEqual([]);
  });

  it("that another seat came before is told so", async () => {
    begin(3);
    const acted = battle.line.act(0, move);
    comeBack((since) => sight(4, since, { story: [told(3, { seat: 1 })] }));
    expect((await acted)?.text.key).toBe("web-act-late");
  });

  it("on a line gone silent is resolved after a new connection", async () => {
    begin(3);
    const acted = battle.line.act(0, move);
    vi.advanceTimersByTime(PATIENCE);
    vi.advanceTimersByTime(FIRST_PAUSE);
    world.last.open();
    world.last.tell(sight(4, 3));
    expect(await acted).toBeNull();
  });

  it("that is sealed goes out again when only another's sealed answer was quicker", async () => {
    const asked = decision({ mode: "all", seats: [0, 1], forms: [MIX] });
    const forms = [{ ...MIX, action: "Choose" }];
    world.last.open();
    world.last.tell(sight(3, 0, { decision: { ...asked, forms } }));
    const acted = battle.line.act(0, { type: "Choose" });
    world.last.tell({ type: "refused", id: 1, refusal: STALE, number: 4, stale: true });
    world.last.tell(sight(4, 3, { decision: { ...asked, forms, answered: [1] } }));
    const again = world.last.of("act")[1];
    expect(again?.after).toBe(4);
    world.last.tell({ type: "done", id: again?.id ?? 0, number: 5 });
    world.last.tell(sight(5, 4));
    expect(await acted).toBeNull();
  });

  it("that is sealed is refused when the question has changed meanwhile", async () => {
    const asked = decision({ mode: "all", seats: [0, 1], forms: [{ ...MIX, action: "Choose" }] });
    world.last.open();
    world.last.tell(sight(3, 0, { decision: asked }));
    const acted = battle.line.act(0, { type: "Choose" });
    world.last.tell(sight(4, 3, { decision: decision() }));
    world.last.tell({ type: "refused", id: 1, refusal: STALE, number: 4, stale: true });
    expect(await acted).toEqual(STALE);
  });
});

describe("fair dice", () => {
  it("get a number for each of the viewer's seats, one after the other", async () => {
    const asked = decision({ seats: [0, 1, 2], mode: "all", forms: [MIX] });
    world.last.open();
    world.last.tell(sight(0, 0, { decision: asked, asked: [0, 2], seats: [0, 2] }));
    expect(world.last.of("act").map((act) => [act.seat, act.after])).toEqual([[0, 0]]);
    expect(world.last.of("act")[0]?.action).toEqual({ type: "MixDice", number: 42 });
    world.last.tell({ type: "done", id: 1, number: 1 });
    const rest = { ...asked, answered: [0] };
    world.last.tell(sight(1, 0, { decision: rest, asked: [2], seats: [0, 2] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(world.last.of("act").map((act) => [act.seat, act.after])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  it("are mixed with numbers that fit and differ", () => {
    const numbers = Array.from({ length: 200 }, unguessable);
    expect(new Set(numbers).size).toBe(200);
    expect(numbers.every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
    expect(numbers.some((n) => n > 2 ** 50)).toBe(true);
  });
});

describe("previews", () => {
  const shown = (id: number) =>
    ({ type: "shown", id, preview: { complete: true } as Preview }) as const;

  it("are sent at most twenty a second, only the newest of those that wait", async () => {
    begin();
    const answers: (Preview | null)[] = [];
    for (let n = 0; n < 100; n++) {
      void battle.line.preview(0, "Move", { x: n }).then((answer) => answers.push(answer));
      await vi.advanceTimersByTimeAsync(10);
      const asked = world.last.of("preview").at(-1);
      if (asked) world.last.tell(shown(asked.id));
    }
    const sent = world.last.of("preview");
    expect(sent.length).toBeGreaterThanOrEqual(18);
    expect(sent.length).toBeLessThanOrEqual(21);
    await vi.advanceTimersByTimeAsync(100);
    const last = world.last.of("preview").at(-1);
    expect(last?.values).toEqual({ x: 99 });
    world.last.tell(shown(last?.id ?? 0));
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toHaveLength(100);
    expect(answers.filter((answer) => answer === null).length).toBeGreaterThan(70);
  });

  it("never have two out at a time", async () => {
    begin();
    void battle.line.preview(0, "Move", { x: 1 });
    await vi.advanceTimersByTimeAsync(200);
    void battle.line.preview(0, "Move", { x: 2 });
    await vi.advanceTimersByTimeAsync(200);
    expect(world.last.of("preview")).toHaveLength(1);
    world.last.tell(shown(1));
    await vi.advanceTimersByTimeAsync(1);
    expect(world.last.of("preview")).toHaveLength(2);
  });

  it("are null when a newer sight has overtaken them", async () => {
    begin(3);
    const asked = battle.line.preview(0, "Move", {});
    world.last.tell(sight(4, 3));
    world.last.tell(shown(1));
    expect(await asked).toBeNull();
  });

  it("carry a refusal when they are refused", async () => {
    begin(3);
    const asked = battle.line.preview(0, "Move", {});
    world.last.tell({ type: "refused", id: 1, refusal: STALE, number: 3, stale: false });
    expect((await asked)?.refusal).toEqual(STALE);
  });

  it("are null when the line breaks, and go on afterwards", async () => {
    begin(3);
    const asked = battle.line.preview(0, "Move", {});
    comeBack((since) => sight(3, since));
    expect(await asked).toBeNull();
    void battle.line.preview(0, "Move", {});
    expect(world.last.of("preview")).toHaveLength(1);
  });
});

describe("questions, looks and words", () => {
  it("are answered by id, in any order", async () => {
    begin();
    const end = { piece: 1, spot: null };
    const first = battle.line.measure(end, end);
    const second = battle.line.survey(4);
    const third = battle.line.measure(end, end);
    world.last.tell({ type: "surveyed", id: 2, piece: 4, bearings: [] });
    world.last.tell({ type: "refused", id: 3, refusal: STALE, number: 3, stale: false });
    world.last.tell({ type: "measured", id: 1, length: 50, seen: null, blocked: null, notes: [] });
    expect((await first).type).toBe("measured");
    expect((await second).type).toBe("surveyed");
    expect(await third).toEqual(STALE);
  });

  it("are refused without a line", async () => {
    expect(await battle.line.survey(1)).toMatchObject({ text: { key: "web-line-lost" } });
    expect(await battle.line.hint(0)).toMatchObject({ text: { key: "web-line-lost" } });
  });

  it("ask for a hint about the battle as it stands, and hand on why there is none", async () => {
    begin(3);
    world.hinted = { number: 3, seat: 0, action: {}, text: STALE.text, chance: 0.5, gain: null };
    expect(await battle.line.hint(0)).toEqual(world.hinted);
    expect(world.wondered).toEqual([{ after: 3, seat: 0 }]);
    world.hinted = new ProblemError(422, STALE);
    expect(await battle.line.hint(0)).toEqual(STALE);
    world.hinted = new Error("odd");
    expect(await battle.line.hint(0)).toMatchObject({ text: { key: "web-problem-unknown" } });
  });

  it("keep the eyes of the seat over a reconnection", () => {
    begin(3);
    battle.line.look(1);
    comeBack((since) => sight(3, since));
    expect(world.last.of("look")).toEqual([{ type: "look", seat: 1 }]);
  });

  it("keep what was said while the line was down, and show each line once", () => {
    battle.line.chat("  hello  ");
    begin(3);
    expect(world.last.of("chat")).toEqual([{ type: "chat", text: "hello" }]);
    const line = { number: 1, name: "Ann", seat: 0, text: "hello", at: 0 };
    world.last.tell({ type: "said", line });
    world.last.tell(sight(3, 3, { chat: [line] }));
    expect(battle.chat.value).toEqual([line]);
  });
});

describe("the story", () => {
  const back = (entry: number, to: number) =>
    told(entry, {
      action: "TakeBack",
      happenings: [
        { kind: "TakenBack", text: { type: "text", key: "event-taken-back", values: { to } } },
      ] as unknown as Told["happenings"],
    });

  it("marks what was taken back", () => {
    begin(4);
    world.last.tell(sight(5, 4, { story: [back(4, 1)] }));
    expect(battle.story.value.map((line) => line.holds)).toEqual([true, true, false, false, true]);
  });

  it("asks what still holds after an entry that does not say it", async () => {
    begin(4);
    world.stories = [told(0), told(1), told(2, { holds: false }), told(3, { holds: false })];
    world.last.tell(sight(5, 4, { story: [told(4, { action: "SetDice" })] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(battle.story.value.map((line) => line.holds)).toEqual([true, true, false, false, true]);
  });
});

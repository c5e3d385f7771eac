import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { language, learn } from "../texts";
import vectors from "../wire/generated/vectors.json";
import { api, somebody } from "./api";
import { keptLinks, keyFor, person, watchKey } from "./keys";
import { ProblemError, sentence } from "./problem";

interface Call {
  url: string;
  method: string;
  key: string | null;
  body: unknown;
}

const calls: Call[] = [];
let answers: ((call: Call) => Response | Promise<Response>)[] = [];

function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}

function refused(status: number, key: string): Response {
  const text = { type: "text", key, values: {} };
  return json({ refusal: { type: "refusal", rule: "", text } }, status);
}

beforeAll(() => {
  learn("en", vectors.bundles.en);
  language.value = "en";
});

beforeEach(() => {
  calls.length = 0;
  answers = [];
  person.value = null;
  localStorage.clear();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const call = {
      url,
      method: init.method ?? "GET",
      key: headers.get("Authorization"),
      body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("no network");
    return await answer(call);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("makes a person once, on first need, and shows their key", async () => {
    answers = [() => json({ key: "p_new" }), () => json({ id: "x" }), () => json({ id: "y" })];
    const paper = { kind: "army", name: "Orcs", game: "g" } as const;
    await Promise.all([api.papers.add(paper), api.papers.add(paper)]);
    expect(calls.map(({ url, key }) => [url, key])).toEqual([
      ["/api/people", null],
      ["/api/papers", "Bearer p_new"],
      ["/api/papers", "Bearer p_new"],
    ]);
    expect(person.value).toBe("p_new");
    expect(await somebody()).toBe("p_new");
  });

  it("asks nothing about a person who does not exist yet", async () => {
    expect((await api.me()).battles).toEqual([]);
    expect(calls).toEqual([]);
  });

  it("becomes somebody new when the server has never heard of the person", async () => {
    person.value = "p_old";
    answers = [
      () => refused(401, "store-unknown-key"),
      () => json({ key: "p_new" }),
      () => json({ battles: [], papers: [], host: false }),
    ];
    await api.me();
    expect(calls.map(({ key }) => key)).toEqual(["Bearer p_old", null, "Bearer p_new"]);
  });

  it("says in a sentence why it was refused", async () => {
    answers = [() => refused(422, "refusal-over")];
    const error = await api.game("g").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemError);
    expect(sentence(error)).toBe("The battle is over.");
  });

  it("says in a sentence that nobody answers, or nonsense comes back", async () => {
    const offline = await api.house().catch((reason: unknown) => reason);
    expect(sentence(offline)).toContain("cannot be reached");
    answers = [() => new Response("<h1>Bad gateway</h1>", { status: 502 })];
    const gateway = await api.house().catch((reason: unknown) => reason);
    expect(sentence(gateway)).toContain("502");
    expect(sentence(new Error("?"))).toContain("Something went wrong");
  });

  it("keeps the links of a new battle, and plays there as the person", async () => {
    person.value = "p_me";
    const battle = { id: "b9", yours: [0], seats: [] };
    answers = [() => json({ battle, links: [{ seat: 1, key: "s_x" }], watch: "w_x" })];
    await api.battles.add({ game: "g" });
    expect(keptLinks("b9")).toEqual([{ seat: 1, key: "s_x" }]);
    expect(watchKey("b9")).toBe("w_x");
    expect(keyFor("b9")).toBe("p_me");
  });

  it("puts words and ids into addresses safely", async () => {
    answers = [() => json({ rules: [] }), () => json({}), () => json({})];
    await api.rules("wizard-duel", " a&b ");
    await api.battles.sight("b/1", { at: 3, since: 0 });
    await api.battles.sight("b1");
    expect(calls.map(({ url }) => url)).toEqual([
      "/api/games/wizard-duel/rules?words=a%26b",
      "/api/battles/b%2F1/sight?at=3&since=0",
      "/api/battles/b1/sight",
    ]);
  });

  it("sends a claim in the body, never in the address", async () => {
    person.value = "p_me";
    answers = [() => json({ id: "b1", yours: [1] })];
    await api.battles.claim("b1", "s_secret", "Bob");
    expect(calls[0]).toEqual({
      url: "/api/battles/b1/claim",
      method: "POST",
      key: "Bearer p_me",
      body: { key: "s_secret", name: "Bob" },
    });
  });
});

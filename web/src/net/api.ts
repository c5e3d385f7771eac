/** Every route of the server, typed. A refused request throws a `ProblemError` with a sentence. */
import type { BattleShown, Sight, Text, Told, Wire } from "../wire/types";
import { host, keepLinks, keepWatchKey, keyFor, person, setPerson, sitsAt } from "./keys";
import { ProblemError, problemOf, refuse } from "./problem";

/** What must be given of a new battle or paper; the rest has defaults on the server. */
export type NewSeat = Partial<Omit<Wire<"NewSeat">, "army">> & {
  who: Wire<"NewSeat">["who"];
  army?: Wire<"Roster"> | null;
};
export type NewBattle = Partial<Omit<Wire<"NewBattle">, "seats">> & {
  game: string;
  seats?: NewSeat[];
};
export type NewPaper = Partial<Wire<"NewPaper">> & {
  kind: Wire<"NewPaper">["kind"];
  name: string;
  game: string;
};

export type NewCampaign = Partial<Omit<Wire<"NewCampaign">, "sides">> & {
  sides: (Partial<Wire<"NewCampaignSide">> & Pick<Wire<"NewCampaignSide">, "side" | "who">)[];
};

interface Request {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  key?: string | null;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: Blob | string;
  signal?: AbortSignal;
}

async function send(path: string, request: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (request.key) headers["Authorization"] = `Bearer ${request.key}`;
  const body = request.json === undefined ? request.body : JSON.stringify(request.json);
  if (request.json !== undefined) headers["Content-Type"] = "application/json";
  else if (body !== undefined) headers["Content-Type"] = "application/octet-stream";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: request.method ?? "GET",
      headers,
      cache: "no-store",
      ...(body === undefined ? {} : { body }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    // biome-ignore lint/style/useErrorCause: the cause is given, as the fourth of what a problem is told
    throw new ProblemError(0, refuse("web-problem-offline"), null, { cause: error });
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function ask<Answer>(path: string, request: Request = {}): Promise<Answer> {
  const answer = await send(path, request);
  return (await answer.json()) as Answer;
}

let becoming: Promise<string> | null = null;

/** The key of this browser's person, who is made on first need. */
export function somebody(): Promise<string> {
  if (person.value !== null) return Promise.resolve(person.value);
  becoming ??= ask<Wire<"Person">>("/people", { method: "POST" })
    .then(({ key }) => {
      setPerson(key);
      return key;
    })
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

/** Ask as this browser's person. One whom the server has never heard of begins anew. */
async function askAsPerson<Answer>(path: string, request: Request = {}): Promise<Answer> {
  const key = await somebody();
  try {
    return await ask<Answer>(path, { ...request, key });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
    if (person.value === key) person.value = null;
    return ask<Answer>(path, { ...request, key: await somebody() });
  }
}

const at = encodeURIComponent;

function noticeSeats(battle: BattleShown): BattleShown {
  if (battle.yours.length > 0) sitsAt(battle.id);
  return battle;
}

function noticeCreated(created: Wire<"Created">): Wire<"Created"> {
  noticeSeats(created.battle);
  if (created.watch !== "") keepWatchKey(created.battle.id, created.watch);
  if (created.links.length > 0) keepLinks(created.battle.id, created.links);
  return created;
}

/** Whether two keys open the same battle is the server's to say; the page asks with the best. */
function forBattle(id: string): Request {
  return { key: keyFor(id) };
}

export const api = {
  house: () => ask<Wire<"House">>("/house"),
  icons: (names: readonly string[]) =>
    ask<Wire<"Icons">>(`/icons?names=${names.map(at).join(",")}`),

  game: (game: string) => ask<Wire<"GameShown">>(`/games/${at(game)}`),
  /** The kinds of cards that players may write; none where a game takes no own cards. */
  cards: (game: string) => ask<Wire<"CardKind">[]>(`/games/${at(game)}/cards`),
  /** A card of one's own judged as it is being written. */
  card: (game: string, sheet: Record<string, unknown>, signal?: AbortSignal) =>
    ask<Wire<"CardReading">>(`/games/${at(game)}/card`, {
      method: "POST",
      json: { sheet },
      ...(signal === undefined ? {} : { signal }),
    }),
  /** The table of a scenario as its battle begins. */
  scenarioScene: (game: string, scenario: string) =>
    ask<Wire<"TableReport">>(`/games/${at(game)}/scenarios/${at(scenario)}/scene`),
  /** A ready-made scenario as a file. */
  scenarioSheet: (game: string, scenario: string) =>
    ask<Wire<"ScenarioText">>(`/games/${at(game)}/scenarios/${at(scenario)}/sheet`),
  /** A scenario's file judged: what it is, or everything that is wrong with it. */
  judgeScenario: (game: string, text: string, file: string) =>
    ask<Wire<"ScenarioReport">>(`/games/${at(game)}/scenario`, {
      method: "POST",
      json: { text, file },
    }),
  /** The same of what stands in one, while it is written. */
  writtenScenario: (game: string, sheet: Record<string, unknown>, signal?: AbortSignal) =>
    ask<Wire<"ScenarioReport">>(`/games/${at(game)}/scenario`, {
      method: "POST",
      json: { sheet },
      ...(signal === undefined ? {} : { signal }),
    }),
  /** What may stand in scenarios that players write; null where a game takes none. */
  scenarioKind: (game: string) => ask<Wire<"CardKind"> | null>(`/games/${at(game)}/scenario`),
  /** How it stands before a worked example of the rulebook, and after it. */
  examplePictures: (game: string, example: string) =>
    ask<Wire<"Pictures">>(`/games/${at(game)}/examples/${at(example)}/pictures`),
  /** Where in the program a rule is carried out, and which tests prove it. */
  where: (game: string, rule: string) =>
    ask<Wire<"Where">>(`/games/${at(game)}/rules/${at(rule)}/where`),
  /** The whole rulebook, or the rules in which every word occurs (an id is a word). */
  rules: (game: string, words = "") =>
    ask<Wire<"RulesFound">>(
      `/games/${at(game)}/rules${words.trim() === "" ? "" : `?words=${at(words.trim())}`}`,
    ),
  /** An army judged: offers, prices, all faults. */
  army: (game: string, roster: Wire<"Roster">, signal?: AbortSignal) =>
    ask<Wire<"ArmyReport">>(`/games/${at(game)}/army`, {
      method: "POST",
      json: roster,
      ...(signal ? { signal } : {}),
    }),
  /** Armies that nobody wrote one by one, and armies as lists. */
  muster: {
    random: (game: string, json: Wire<"ArmyWish">) =>
      ask<Wire<"Roster">>(`/games/${at(game)}/army/random`, { method: "POST", json }),
    /** A side's box, and the army out of it: proposed, or judged. */
    sealed: (game: string, json: Wire<"BoxWish">, signal?: AbortSignal) =>
      ask<Wire<"BoxShown">>(`/games/${at(game)}/army/sealed`, {
        method: "POST",
        json,
        ...(signal ? { signal } : {}),
      }),
    draft: (game: string, json: Wire<"DraftWish">) =>
      ask<Wire<"DraftShown">>(`/games/${at(game)}/army/draft`, { method: "POST", json }),
    read: (game: string, json: Wire<"ListSent">) =>
      ask<Wire<"ListRead">>(`/games/${at(game)}/army/list`, { method: "POST", json }),
    write: (game: string, json: Wire<"ListAsked">) =>
      ask<Wire<"ListShown">>(`/games/${at(game)}/army/text`, { method: "POST", json }),
    /** Something on offer with all its values and abilities. */
    face: (game: string, json: Wire<"FaceAsked">) =>
      ask<Wire<"FaceShown">>(`/games/${at(game)}/army/face`, { method: "POST", json }),
  },
  /** A battlefield made at random that favours nobody. */
  battlefield: (game: string, wish: Partial<Wire<"LandWish">>) =>
    ask<Wire<"LandMade">>(`/games/${at(game)}/battlefield`, { method: "POST", json: wish }),
  /** A laid table judged: its scene, or what is wrong with it. */
  table: (game: string, laid: Wire<"LaidTable">, signal?: AbortSignal) =>
    ask<Wire<"TableReport">>(`/games/${at(game)}/table`, {
      method: "POST",
      json: laid,
      ...(signal ? { signal } : {}),
    }),

  /** What this browser's person has; nothing when there is no person yet. */
  me: async (): Promise<Wire<"Mine">> => {
    if (person.value === null) return { battles: [], papers: [], host: false };
    const mine = await askAsPerson<Wire<"Mine">>("/me");
    mine.battles.forEach(noticeSeats);
    return mine;
  },
  papers: {
    add: (paper: NewPaper) =>
      askAsPerson<Wire<"Paper">>("/papers", { method: "POST", json: paper }),
    get: (id: string) => ask<Wire<"Paper">>(`/papers/${at(id)}`, { key: person.value }),
    put: (id: string, paper: NewPaper) =>
      askAsPerson<Wire<"Paper">>(`/papers/${at(id)}`, { method: "PUT", json: paper }),
    remove: async (id: string): Promise<void> => {
      await send(`/papers/${at(id)}`, { method: "DELETE", key: await somebody() });
    },
  },

  battles: {
    add: async (battle: NewBattle) =>
      noticeCreated(
        await askAsPerson<Wire<"Created">>("/battles", { method: "POST", json: battle }),
      ),
    /** A battle file as it was downloaded; `from`: another way from an entry on, at this seat. */
    bring: async (file: Blob | string, from?: { at: number; seat: number }) =>
      noticeCreated(
        await askAsPerson<Wire<"Created">>(
          `/battles/import${from === undefined ? "" : `?at=${from.at}&seat=${from.seat}`}`,
          { method: "POST", body: file },
        ),
      ),
    get: async (id: string) =>
      noticeSeats(await ask<BattleShown>(`/battles/${at(id)}`, forBattle(id))),
    /** As this browser's person, whatever watcher's key it holds. */
    getAsPerson: async (id: string) =>
      noticeSeats(await askAsPerson<BattleShown>(`/battles/${at(id)}`)),
    /** What a seat's link shows before somebody sits down there. */
    getWithKey: (id: string, key: string) => ask<BattleShown>(`/battles/${at(id)}`, { key }),
    claim: async (id: string, key: string, name = "") =>
      noticeSeats(
        await askAsPerson<BattleShown>(`/battles/${at(id)}/claim`, {
          method: "POST",
          json: { key, name },
        }),
      ),
    /** Leave the lesson of a guided battle: from now on everything is let in. */
    endLesson: async (id: string): Promise<void> => {
      await send(`/battles/${at(id)}/lesson/end`, { ...forBattle(id), method: "POST" });
    },
    /** The table after an entry (`at`), with the story from `since` on. */
    sight: (id: string, asked: { at?: number; since?: number } = {}, signal?: AbortSignal) => {
      const query = new URLSearchParams();
      if (asked.at !== undefined) query.set("at", String(asked.at));
      if (asked.since !== undefined) query.set("since", String(asked.since));
      const words = query.size > 0 ? `?${query.toString()}` : "";
      return ask<Sight>(`/battles/${at(id)}/sight${words}`, {
        ...forBattle(id),
        ...(signal ? { signal } : {}),
      });
    },
    story: async (id: string): Promise<Told[]> => (await api.battles.sight(id)).story,
    /** The save, as a file to keep. */
    file: async (id: string) => (await send(`/battles/${at(id)}/file`, forBattle(id))).blob(),
    hint: (id: string, asked: Wire<"AskHint">) =>
      ask<Wire<"Hint">>(`/battles/${at(id)}/hint`, {
        ...forBattle(id),
        method: "POST",
        json: asked,
      }),
    /** How likely each side is to win, by what this browser may see. */
    outlook: (id: string) => ask<Wire<"Outlook">>(`/battles/${at(id)}/outlook`, forBattle(id)),
    /** Why a bot did what an entry says, or why that is not told. */
    why: async (id: string, entry: number): Promise<Text> => {
      try {
        const found = await ask<Wire<"Why">>(
          `/battles/${at(id)}/why?entry=${entry}`,
          forBattle(id),
        );
        return found.text;
      } catch (error) {
        if (error instanceof ProblemError) return error.refusal.text;
        throw error;
      }
    },
    /** Let the coach look at a battle that is over. */
    askCoach: (id: string) =>
      ask<Wire<"Coaching">>(`/battles/${at(id)}/coach`, { ...forBattle(id), method: "POST" }),
    /** How far the coach is; refused where nobody has asked. */
    coach: (id: string) => ask<Wire<"Coaching">>(`/battles/${at(id)}/coach`, forBattle(id)),
    places: (id: string) => ask<Wire<"Places">>(`/battles/${at(id)}/places`, forBattle(id)),
    luck: (id: string) => ask<Wire<"Luck">>(`/battles/${at(id)}/luck`, forBattle(id)),
    proof: (id: string) => ask<Wire<"Proof">>(`/battles/${at(id)}/proof`, forBattle(id)),
  },

  puzzles: {
    /** The puzzles of a game, without their answers. */
    all: (game: string) => ask<Wire<"PuzzlesShown">>(`/puzzles/${at(game)}`),
    /** A battle at the position of a puzzle, with this browser's person at both seats. */
    open: async (game: string, number: number, title: string) =>
      noticeCreated(
        await askAsPerson<Wire<"Created">>(`/puzzles/${at(game)}/${number}/battle`, {
          method: "POST",
          json: { title: title.slice(0, 80) },
        }),
      ),
    /** How good an answer is; nothing is played. */
    answer: (game: string, number: number, action: Record<string, unknown>) =>
      ask<Wire<"PuzzleVerdict">>(`/puzzles/${at(game)}/${number}/answer`, {
        method: "POST",
        json: { action },
      }),
    hint: (game: string, number: number) =>
      ask<Wire<"PuzzleHelp">>(`/puzzles/${at(game)}/${number}/hint`),
    solution: (game: string, number: number) =>
      ask<Wire<"PuzzleSolution">>(`/puzzles/${at(game)}/${number}/solution`),
  },

  campaigns: {
    /** What can be begun, and what this browser's person fights in. */
    all: () =>
      person.value === null
        ? ask<Wire<"CampaignsShown">>("/campaigns")
        : askAsPerson<Wire<"CampaignsShown">>("/campaigns"),
    get: (id: string) => askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}`),
    begin: (campaign: NewCampaign) =>
      askAsPerson<Wire<"CampaignShown">>("/campaigns", { method: "POST", json: campaign }),
    /** A campaign of one's own as it could be begun. */
    read: (file: Wire<"CampaignText">) =>
      askAsPerson<Wire<"CampaignOffer">>("/campaigns/read", { method: "POST", json: file }),
    start: async (id: string, version: number) =>
      noticeCreated(
        await askAsPerson<Wire<"Created">>(`/campaigns/${at(id)}/battle`, {
          method: "POST",
          json: { version },
        }),
      ),
    choose: (id: string, version: number, scenario: string) =>
      askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}/scenario`, {
        method: "POST",
        json: { version, scenario },
      }),
    tell: (id: string, wish: Wire<"EnterResult">) =>
      askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}/result`, {
        method: "POST",
        json: wish,
      }),
    takeBack: (id: string, version: number) =>
      askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}/undo`, {
        method: "POST",
        json: { version },
      }),
    /** Something done between battles, where armies grow. */
    camp: (
      id: string,
      wish: Pick<Wire<"CampWish">, "version" | "side" | "game" | "deed"> &
        Partial<Wire<"CampWish">>,
    ) =>
      askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}/camp`, {
        method: "POST",
        json: wish,
      }),
    recruits: (id: string, side: string, game: string) =>
      askAsPerson<Wire<"RecruitsShown">>(`/campaigns/${at(id)}/recruits/${at(side)}/${at(game)}`),
    bring: (id: string, wish: Wire<"BringArmy">) =>
      askAsPerson<Wire<"CampaignShown">>(`/campaigns/${at(id)}/army`, {
        method: "PUT",
        json: wish,
      }),
    judge: (id: string, asked: Wire<"JudgeArmy">, signal?: AbortSignal) =>
      askAsPerson<Wire<"ArmyReport">>(`/campaigns/${at(id)}/judge`, {
        method: "POST",
        json: asked,
        ...(signal ? { signal } : {}),
      }),
    file: async (id: string) =>
      (await send(`/campaigns/${at(id)}/file`, { key: await somebody() })).blob(),
    remove: async (id: string): Promise<void> => {
      await send(`/campaigns/${at(id)}`, { method: "DELETE", key: await somebody() });
    },
  },

  club: {
    battles: () => ask<Wire<"ClubBattles">>("/club", { key: host.value }),
    reissue: (id: string, seat: number) =>
      ask<Wire<"SeatLink">>(`/club/battles/${at(id)}/seats/${seat}/link`, {
        method: "POST",
        key: host.value,
      }),
    remove: async (id: string): Promise<void> => {
      await send(`/club/battles/${at(id)}`, { method: "DELETE", key: host.value });
    },
    results: async (language: string) =>
      (await send(`/club/results.csv?language=${at(language)}`, { key: host.value })).blob(),
    backup: async () => (await send("/club/backup", { key: host.value })).blob(),
    restore: async (file: Blob): Promise<void> => {
      await send("/club/restore", { method: "POST", key: host.value, body: file });
    },
  },
};

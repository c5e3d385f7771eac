/** Made-up sights and tales for tests. */
import type {
  BattleShown,
  Decision,
  Happening,
  Piece,
  Rolling,
  Scene,
  SeatShown,
  Sight,
  Told,
} from "../../wire/types";

export function text(key: string, values: Happening["text"]["values"] = {}): Happening["text"] {
  return { type: "text", key, values };
}

export function happening(given: Partial<Happening> = {}): Happening {
  return {
    kind: "Told",
    text: text("plain", { words: "Something happens." }),
    rule: "",
    tone: "plain",
    roll: null,
    motion: null,
    about: [],
    effect: null,
    private: false,
    ...given,
  };
}

export function told(entry: number, given: Partial<Told> = {}): Told {
  return {
    entry,
    seat: 0,
    action: "Walk",
    happenings: [happening()],
    holds: true,
    mark: "",
    why: false,
    ...given,
  };
}

export function rolling(given: Partial<Rolling> = {}): Rolling {
  return {
    seat: 0,
    dice: [4],
    sides: 6,
    purpose: text("plain", { words: "Blow" }),
    need: null,
    target: null,
    hits: [],
    result: null,
    pool: null,
    set_by_hand: false,
    ...given,
  };
}

export function seat(number: number, given: Partial<SeatShown> = {}): SeatShown {
  return {
    number,
    name: ["Anna", "Bram", "Carla"][number] ?? `Seat ${number}`,
    side: number,
    leader: false,
    kind: "person",
    bot: "",
    taken: true,
    here: true,
    ...given,
  };
}

export function battleShown(given: Partial<BattleShown> = {}): BattleShown {
  return {
    id: "b1",
    game: "wizard-duel",
    game_title: { type: "name", en: "Wizard Duel", nl: "Tovenaarsduel", de: "Zaubererduell" },
    scenario: "ruins",
    scenario_title: { type: "name", en: "Ruins", nl: "Ruïnes", de: "Ruinen" },
    title: "",
    seats: [seat(0), seat(1)],
    dice: "committed",
    take_back: "free",
    created: 0,
    changed: 0,
    entries: 1,
    round: 1,
    round_called: "round",
    over: false,
    winners: [],
    waiting_for: [],
    yours: [0],
    lesson: false,
    imported: false,
    campaign: "",
    ...given,
  };
}

export function piece(id: number, given: Partial<Piece> = {}): Piece {
  return {
    id,
    name: `Piece ${id}`,
    seat: 0,
    icon: "sword",
    figure: null,
    base: { type: "round", diameter: 250 },
    pose: { x: id * 500, y: 500, facing: 0, z: 0, level: 0 },
    label: String(id),
    group: null,
    gauges: [],
    badges: [],
    card: null,
    spent: false,
    arc: 0,
    reach: 0,
    ...given,
  };
}

export function scene(given: Partial<Scene> = {}): Scene {
  return {
    table: {
      width: 12000,
      depth: 8000,
      ground: "grass",
      levels: [],
      grid: null,
      inch: 254,
      measure: "cm",
    },
    terrain: [],
    pieces: [],
    groups: [],
    markers: [],
    zones: [],
    arcs: [],
    strokes: [],
    sheets: [],
    tracks: [],
    rows: [],
    pools: [],
    round: 1,
    round_limit: null,
    round_called: "round",
    ...given,
  };
}

export function decision(given: Partial<Decision> = {}): Decision {
  return {
    seats: [0],
    prompt: text("plain", { words: "What now?" }),
    forms: [],
    mode: "one",
    rule: "",
    measuring: { ruler: "free", reach: true, rule: "" },
    pieces: [],
    private: false,
    answered: [],
    ...given,
  };
}

export function sight(given: Partial<Sight> = {}): Sight {
  return {
    type: "sight",
    battle: battleShown(),
    number: 1,
    at: 0,
    seat: 0,
    seats: [0],
    scene: scene(),
    decision: decision(),
    asked: [0],
    hand_over: null,
    standing: [],
    policies: [],
    proposals: [],
    back: { entry: null, refusal: null, asks: false },
    outcome: null,
    proof: { kind: "committed", commitment: "", secret: "" },
    story: [],
    chat: [],
    lesson: null,
    ...given,
  };
}

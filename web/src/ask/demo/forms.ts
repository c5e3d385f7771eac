/** One invented form for each kind of field. */
import type { AnyField, Choice, Form } from "../../wire/types";
import { choice, name, words } from "./words";

const TARGETS: Choice[] = [
  choice("ogre", name("Ogre", "Oger", "Oger")),
  choice("raider", name("Raider", "Plunderaar", "Plünderer"), {
    help: words("In the wood: −1", "In het bos: −1", "Im Wald: −1"),
  }),
  choice("spears", name("Spear block", "Speerblok", "Speerblock"), {
    help: words("Out of sight.", "Niet in zicht.", "Nicht in Sicht."),
    refusal: "DEMO-SIGHT-1",
  }),
];

const GUARDS: Choice[] = [
  choice("captain", name("Captain", "Kapitein", "Hauptmann")),
  choice("guard", name("Guard", "Wacht", "Wache")),
  choice("archer", name("Archer", "Schutter", "Schütze")),
];

type Bare = AnyField extends infer Field
  ? Field extends AnyField
    ? Omit<Field, "name" | "title" | "optional">
    : never
  : never;

const BARE: Bare[] = [
  { kind: "piece", allowed: [11, 12, 20, 21] },
  { kind: "pieces", allowed: [1, 2, 3, 4], least: 1, most: 3 },
  { kind: "spot", piece: 2, of: "", facing: true, region: null },
  { kind: "path", piece: 1, of: "", limit: 1500, region: null, proposed: [] },
  { kind: "legs", piece: 4, kinds: ["ahead", "back", "left", "right", "turn"], limit: 2000 },
  {
    kind: "placements",
    pieces: [],
    spares: [1, 2, 3].map((number) => ({
      number,
      name: name(`Recruit ${number}`, `Rekruut ${number}`, `Rekrut ${number}`),
      base: { type: "round", diameter: 250 },
      icon: "swordman",
      figure: null,
    })),
    paths: false,
    follow: false,
    facing: true,
    all: true,
    region: null,
  },
  { kind: "facing", piece: 3, of: "", intervals: [[2700, 900]], keep: false },
  {
    kind: "split",
    columns: TARGETS,
    total: null,
    rows: GUARDS.slice(0, 2),
    row_totals: [4, 6],
    exact: true,
  },
  {
    kind: "pairing",
    left: GUARDS,
    right: TARGETS.slice(0, 2),
    most_per_right: 2,
    flag: words("Charges", "Stormt", "Stürmt"),
    number: words("Extra dice", "Extra stenen", "Extrawürfel"),
  },
  { kind: "order", items: GUARDS },
  { kind: "choice", choices: TARGETS, of: "", numeric: false },
  { kind: "choices", choices: [...GUARDS, ...TARGETS], least: 1, most: 3 },
  { kind: "number", least: 0, most: 60 },
  { kind: "dice", count: 4, sides: 6 },
  { kind: "switch" },
  { kind: "words", most: 40 },
  { kind: "changes" },
];

const TITLES: Record<AnyField["kind"], Form["title"]> = {
  piece: words("Whom do you shoot?", "Op wie schiet je?", "Auf wen schießt du?"),
  pieces: words("Who marches?", "Wie marcheert er?", "Wer marschiert?"),
  spot: words("Where does the guard stand?", "Waar staat de wacht?", "Wo steht die Wache?"),
  path: words("Where does the captain go?", "Waar gaat de kapitein?", "Wohin geht der Hauptmann?"),
  legs: words("How does the wagon roll?", "Hoe rijdt de wagen?", "Wie fährt der Wagen?"),
  placements: words("Set the recruits up", "Stel de rekruten op", "Stelle die Rekruten auf"),
  facing: words(
    "Where does the archer look?",
    "Waar kijkt de schutter?",
    "Wohin blickt der Schütze?",
  ),
  split: words("Share out the dice", "Verdeel de stenen", "Verteile die Würfel"),
  pairing: words("Who fights whom?", "Wie vecht met wie?", "Wer kämpft gegen wen?"),
  order: words("In which order?", "In welke volgorde?", "In welcher Reihenfolge?"),
  choice: words("Choose a target", "Kies een doel", "Wähle ein Ziel"),
  choices: words("Choose up to three", "Kies er hoogstens drie", "Wähle bis zu drei"),
  number: words("How much magic?", "Hoeveel magie?", "Wie viel Magie?"),
  dice: words("What do the dice show?", "Wat tonen de stenen?", "Was zeigen die Würfel?"),
  switch: words("Strike back?", "Terugslaan?", "Zurückschlagen?"),
  words: words("Name your captain", "Noem je kapitein", "Nenne deinen Hauptmann"),
  changes: words("Referee's hand", "Hand van de scheidsrechter", "Hand des Schiedsrichters"),
};

/** A form with one field of each kind, then one that only needs a yes. */
export const DEMO_FORMS: Form[] = BARE.map((bare) => ({
  action: `Demo-${bare.kind}`,
  title: TITLES[bare.kind],
  fields: [{ ...bare, name: bare.kind, title: TITLES[bare.kind], optional: false } as AnyField],
  help: null,
  rule: "DEMO-1",
  measuring: null,
}));

export const CONFIRM_FORM: Form = {
  action: "Demo-confirm",
  title: words("End the turn", "Beurt beëindigen", "Zug beenden"),
  fields: [],
  help: null,
  rule: "DEMO-2",
  measuring: null,
};

/** The pots on the painting table, and what peoples are made of. */
import type { Figure } from "../wire/types";

type Paint = Figure["cloth"];
type People = Figure["people"];

export const INK = "#241a12";
/** Whatever wears the colour of whoever plays it. */
export const SIDE = "var(--side)";
export const STEEL = "#b4bcc3";
export const DARK_STEEL = "#666c73";
export const GOLD = "#dcb648";
export const WOOD = "#8a5f38";
export const LEATHER = "#7d5636";
export const BONE = "#e8dfc4";
export const CREAM = "#f7efdc";
export const FLAME = "#f5972b";
export const GLOW = "#ffe08a";

export const PAINTS: Readonly<Record<Paint, string>> = {
  crimson: "#a92f2f",
  rust: "#ab562d",
  orange: "#dd7d2b",
  ochre: "#c99a3c",
  gold: "#dcb648",
  olive: "#80803c",
  moss: "#6a8743",
  forest: "#33653f",
  teal: "#318683",
  azure: "#427dbd",
  navy: "#304777",
  violet: "#7150a6",
  plum: "#743463",
  rose: "#cd7b92",
  bone: "#e5dabd",
  ivory: "#f3ecda",
  silver: "#bcc4ca",
  iron: "#70767c",
  black: "#39353a",
  brown: "#744e30",
  tan: "#ba9363",
};

const SKINS: Readonly<Record<People, string>> = {
  human: "#e2ab7c",
  elf: "#f0cda6",
  "dark-elf": "#9a92b8",
  dwarf: "#dea37c",
  goblin: "#8bad45",
  orc: "#74994a",
  troll: "#84925f",
  ogre: "#d2a379",
  skeleton: "#e9dfc0",
  zombie: "#98a97e",
  ghoul: "#bdb999",
  vampire: "#ece2dc",
  ghost: "#d3e6ec",
  demon: "#bd3d2f",
  mutant: "#ad85ae",
  wolf: "#7f7870",
  bull: "#7b563b",
  horse: "#dfa87c",
  boar: "#644e3c",
  bear: "#654734",
  rat: "#94836f",
  bat: "#564a54",
  bird: "#cba55e",
  lizard: "#629f5e",
  crocodile: "#628240",
  chameleon: "#86b64f",
  snake: "#759643",
  fish: "#63a0a6",
  insect: "#93873f",
  dragon: "#8a8a5a",
  stone: "#a19b90",
  brass: "#cba04a",
  tree: "#83603a",
  fairy: "#f3d4b6",
  fire: "#f28d27",
  spark: "#a6d4f6",
  water: "#76badc",
};

/** Of whom the cloth is the hide. */
const HIDED: readonly People[] = ["dragon", "wolf", "fish", "bat", "rat", "insect"];

export function skinOf({ people, armour, build, cloth }: Figure): string {
  const own = people === "dragon" || (HIDED.includes(people) && armour === "none");
  return own || build === "beast" ? PAINTS[cloth] : SKINS[people];
}

const HAIRS = ["#3d2c1e", "#70492a", "#a8762f", "#dab75e", "#8f867b", "#231d1d", "#93401f"];
const FAIR = ["#e8d48f", "#d9d4c6", "#b9853c", "#4a3524"];

/** The same head has the same hair; it follows from everything else it wears. */
export function hairOf({ people, cloth, trim, head, weapon, other }: Figure): string {
  if (people === "vampire" || people === "dark-elf") return "#2b2429";
  const words = `${cloth}${trim}${head}${weapon}${other}`;
  const sum = [...words].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const pots = people === "elf" || people === "fairy" ? FAIR : HAIRS;
  return pots[sum % pots.length] ?? INK;
}

/** The inner rim of a base tells who stands out: gold for those who lead, silver for champions. */
export function rankPaint({ rank }: Figure): string | null {
  if (rank === "hero" || rank === "leader") return "#f2c53d";
  return rank === "champion" ? "#eef2f5" : null;
}

/** What plates are made of: blackened for those in black, gilded for those in gold. */
export function metalOf({ cloth }: Figure): string {
  if (cloth === "black" || cloth === "iron") return DARK_STEEL;
  return cloth === "gold" ? "#d3b457" : STEEL;
}

/** One colour as much lighter (up to 1) or darker (down to -1). */
export function tinted(colour: string, by: number): string {
  if (!colour.startsWith("#")) return colour;
  const towards = by > 0 ? 255 : 20;
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (towards - part) * Math.abs(by)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** For tests of components: the page's own texts, read from their files. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { type Language, language, learn } from "../../texts";

/** Speak a language with the common messages; those of games stay unsaid. */
export function speakFromFiles(tongue: Language = "en"): void {
  const folder = resolve(process.cwd(), "../src/slagveld/texts", tongue);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  learn(tongue, files.map((name) => readFileSync(resolve(folder, name), "utf8")).join("\n"));
  language.value = tongue;
}

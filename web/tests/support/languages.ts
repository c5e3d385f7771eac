/** What the message catalogues say, for tests that read the page in another language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TEXTS = join("..", "src", "slagveld", "texts");

/** What a message of one line says in a language, up to its first variable. */
export function catalogue(language: string): (key: string) => string {
  const folder = join(TEXTS, language);
  const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return (key) => {
    const found = new RegExp(`^${key} = ([^{\\n]+)`, "m").exec(all.join("\n"))?.[1];
    if (found === undefined) throw new Error(`no message ${key} in ${language}`);
    return found.trimEnd();
  };
}

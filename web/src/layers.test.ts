// @vitest-environment node
/** Imports go one way: from upper folders to lower ones. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

import { LAYERS } from "../tools/layers";

const ROOT = join(process.cwd(), "src");

/** How high a path of `src/` lies; what is in no folder of the list lies above all. */
function heightOf(path: string): number {
  const [folder = ""] = path.split("/");
  const found = LAYERS.indexOf(folder);
  return found < 0 ? LAYERS.length : found;
}

/** Imports of a file that lead up or out of `src/`; types and pages loaded later count too. */
function wrongWays(path: string, text: string): string[] {
  const here = heightOf(path);
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => join(dirname(path), fileName).split(sep).join("/"))
    .filter((target) => target.startsWith("..") || heightOf(target) > here)
    .map((target) => `${path} imports ${target}`);
}

/** All files in folders of `src/`. */
function sources(): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path.includes("/") && /\.tsx?$/.test(path));
}

describe("imports", () => {
  it("go from upper folders to lower ones only", () => {
    const found = sources().flatMap((path) =>
      wrongWays(path, readFileSync(join(ROOT, path), "utf8")),
    );
    expect(found).toEqual([]);
  });

  it("know every folder", () => {
    const folders = readdirSync(ROOT, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...LAYERS].sort());
  });

  it.each([
    ["table/hit.ts", 'import { t } from "../ask/keys";', ["table/hit.ts imports ask/keys"]],
    ["wire/a.ts", 'import type { T } from "../texts";', ["wire/a.ts imports texts"]],
    ["look/deep/a.ts", 'export { T } from "../../net/api";', []],
    ["look/a.ts", 'const page = () => import("../app/Shell");', ["look/a.ts imports app/Shell"]],
    ["net/a.ts", 'let it: import("../look/Tabs").Tab;', ["net/a.ts imports look/Tabs"]],
    ["look/a.ts", 'import "../app/shell.css";', ["look/a.ts imports app/shell.css"]],
    ["app/a.ts", 'import { start } from "../main";', ["app/a.ts imports main"]],
    [
      "app/a.ts",
      'import { LAYERS } from "../../tools/layers";',
      ["app/a.ts imports ../tools/layers"],
    ],
    ["app/a.ts", 'import { b } from "./b"; import { render } from "preact";', []],
  ])("are seen in %s: %s", (path, text, found) => {
    expect(wrongWays(path, text)).toEqual(found);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * The drawings of game-icons.net: name → inside of an SVG of 512 by 512. `tools/icon-names.json`
 * adds plain words that games may use ("sword"); a drawing's own name goes before such a word.
 */
function drawings(): Record<string, string> {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const collection = read(path) as Collection;
  const names = read(join("tools", "icon-names.json")) as Record<string, string>;
  const all: Record<string, string> = {};
  for (const [name, { body }] of Object.entries(collection.icons)) all[name] = body;
  for (const [name, { parent }] of Object.entries(collection.aliases ?? {})) {
    const body = all[parent];
    if (body !== undefined) all[name] ??= body;
  }
  for (const [word, name] of Object.entries(names)) {
    const body = all[name];
    if (body === undefined) throw new Error(`icon-names.json: there is no drawing ${name}`);
    all[word] ??= body;
  }
  return all;
}

/** The drawings stand beside the page in one file; the server gives them out by name. */
function icons(): Plugin {
  let folder = "dist";
  return {
    name: "slagveld-icons",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "icons.json"), JSON.stringify(drawings()));
    },
  };
}

export default defineConfig({
  root: ".",
  plugins: [icons()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inlined: the content-security policy allows our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});

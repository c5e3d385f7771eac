/** Builds the page with the table alone; `benchmarks/table_fps.mjs` uses it. */
import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0, emptyOutDir: true },
});

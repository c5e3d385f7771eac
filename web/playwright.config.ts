import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["SLAGVELD_TEST_PORT"] ?? 8799);
const DATA = process.env["SLAGVELD_DATA"] ?? mkdtempSync(join(tmpdir(), "slagveld-browser-"));
process.env["SLAGVELD_DATA"] = DATA;
/** What the server says when it opens: the host's key is told nowhere else. */
const SAID = join(DATA, "said.txt");

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    reducedMotion: "reduce",
    actionTimeout: 15_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `../.venv/bin/slagveld serve --no-browser --port ${PORT} > ${SAID}`,
    url: `http://127.0.0.1:${PORT}/api/house`,
    env: { SLAGVELD_DATA: DATA },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

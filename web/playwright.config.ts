import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["SLAGVELD_TEST_PORT"] ?? 8799);
const DATA = process.env["SLAGVELD_DATA"] ?? mkdtempSync(join(tmpdir(), "slagveld-browser-"));
process.env["SLAGVELD_DATA"] = DATA;
/** The environment of Python that the server runs in; Windows has its programs elsewhere. */
const BIN = join("..", ".venv", process.platform === "win32" ? "Scripts" : "bin");
/** What the server says when it opens: the host's key is told nowhere else. */
const SAID = join(DATA, "said.txt");

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 10_000, toPass: { intervals: [50, 100, 250] } },
  // All tests share one server, and each has a browser's memory of its own. Where time is
  // measured (`@alone`), nothing else may run: the Makefile starts those tests by themselves. What
  // repeats with another size or language is for the long rest (`@soak`, `make soak`).
  workers: 2,
  fullyParallel: true,
  // A test that fails once on a machine with other work to do is tried again by CI alone, and told
  // as flaky in its last lines; at a desk it fails.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["line"]],
  reportSlowTests: { max: 10, threshold: 10_000 },
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
    command: `${join(BIN, "slagveld")} serve --no-browser --port ${PORT} > ${SAID}`,
    url: `http://127.0.0.1:${PORT}/api/house`,
    env: { SLAGVELD_DATA: DATA },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

/** The page starts here. */
// First, so that pages can change what it says.
import "./look/index.css";

import { render } from "preact";
import { Shell } from "./app/Shell";
import { applyTitle } from "./browser/attention";
import { applySettings } from "./browser/settings";
import { startRouter } from "./page/router";
import { loadFirst } from "./texts";

async function start(): Promise<void> {
  applySettings();
  startRouter(); // first of all takes secrets out of the address
  const root = document.getElementById("app");
  if (root === null) return;
  try {
    await loadFirst();
  } catch {
    // Without texts nothing can be said in the reader's language; the page holds this one line.
    document.getElementById("unreachable")?.removeAttribute("hidden");
    setTimeout(() => location.reload(), 5_000);
    return;
  }
  applyTitle();
  render(<Shell />, root);
}

void start();

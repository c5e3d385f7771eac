/** A panel beside the table: a column where there is room, a drawer over it where there is none. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { Glyph } from "../look";
import { t } from "../texts";
import { openPanels, type Panel, type Panels } from "./panels";

const PLACES: Record<Panel, "left" | "right"> = { roster: "left", story: "right" };

/** The panels of a page, following the window. */
export function usePanels(): Panels {
  const panels = useMemo(() => openPanels(window.innerWidth), []);
  useEffect(() => {
    const follow = () => panels.resized(window.innerWidth);
    window.addEventListener("resize", follow);
    return () => window.removeEventListener("resize", follow);
  }, [panels]);
  return panels;
}

function panelTitle(panel: Panel): string {
  return t(panel === "roster" ? "battle-roster" : "battle-story");
}

interface Props {
  panels: Panels;
  panel: Panel;
  children: ComponentChildren;
}

/** On a wide screen a closed roster is a rail, and a closed story is gone. */
export function SidePanel({ panels, panel, children }: Props) {
  const place = PLACES[panel];
  const title = panelTitle(panel);
  const open = panels.isOpen(panel);
  if (!open && (panels.narrow.value || panel === "story")) return null;
  if (panels.narrow.value) {
    return (
      <PanelDrawer place={place} title={title} onClose={() => panels.close(panel)}>
        {children}
      </PanelDrawer>
    );
  }
  return (
    <aside class={`side-panel is-${place}`} aria-label={title}>
      <h2 class="unseen">{title}</h2>
      {children}
    </aside>
  );
}

/** Opens and closes a panel. */
export function PanelButton({ panels, panel }: Omit<Props, "children">) {
  const title = panelTitle(panel);
  return (
    <button
      type="button"
      class="button quiet square"
      data-panel={panel}
      aria-pressed={panels.isOpen(panel)}
      aria-label={title}
      title={title}
      onClick={() => panels.toggle(panel)}
    >
      <Glyph sign={panel === "roster" ? "people" : "list"} />
    </button>
  );
}

interface DrawerProps {
  place: "left" | "right";
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Not a dialog: the battle goes on beside it. */
function PanelDrawer({ place, title, onClose, children }: DrawerProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Opened by its button, not remembered from the last visit: the keyboard follows.
    if (before instanceof HTMLElement && before !== document.body) box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes it, wherever within it the keyboard is
    <aside
      ref={box}
      class={`side-panel is-drawer is-${place}`}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header class="drawer-top">
        <h2>{title}</h2>
        <button
          type="button"
          class="button quiet square"
          aria-label={t("battle-close")}
          onClick={onClose}
        >
          <Glyph sign="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}

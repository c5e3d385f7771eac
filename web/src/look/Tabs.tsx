/** Tabs, by mouse and by arrow keys. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Tab {
  key: string;
  title: string;
  content(): ComponentChildren;
}

interface Props {
  tabs: readonly Tab[];
  open: string;
  onOpen(key: string): void;
  label: string;
}

export function Tabs({ tabs, open, onOpen, label }: Props) {
  const id = useId();
  const shown = tabs.find((tab) => tab.key === open) ?? tabs[0];
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || shown === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onOpen(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tab key goes from the tabs to what they open, as the ARIA pattern has it */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.key}`} tabIndex={0}>
        {shown?.content()}
      </div>
    </>
  );
}

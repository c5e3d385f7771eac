/** One of a few, side by side: a radio group, by mouse and by arrow keys. */

interface Props<Key extends string> {
  label: string;
  value: Key;
  choices: readonly { key: Key; title: string; help?: string; disabled?: boolean }[];
  onChange(key: Key): void;
}

export function Segments<Key extends string>({ label, value, choices, onChange }: Props<Key>) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const open = choices.filter((choice) => !choice.disabled);
    const here = open.findIndex((choice) => choice.key === value);
    const next = open[(here + by + open.length) % open.length];
    if (next === undefined) return;
    onChange(next.key);
    const group = event.currentTarget as HTMLElement;
    group.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };
  return (
    <div class="segments" role="radiogroup" aria-label={label} onKeyDown={step}>
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          role="radio"
          data-key={choice.key}
          aria-checked={choice.key === value}
          tabIndex={choice.key === value ? 0 : -1}
          disabled={choice.disabled ?? false}
          title={choice.help}
          onClick={() => onChange(choice.key)}
        >
          {choice.title}
        </button>
      ))}
    </div>
  );
}

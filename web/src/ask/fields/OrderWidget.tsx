/** All of these in an order: dragged, or moved up and down. */
import { useRef, useState } from "preact/hooks";

import { Glyph } from "../../look";
import { say, t } from "../../texts";
import { moved } from "../logic/order";
import { asList } from "../logic/values";
import type { PlainProps } from "./props";

export function OrderWidget({ field, value, onChange }: PlainProps<"order">) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const keys = asList<string>(value ?? field.items.map((item) => item.key));
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= keys.length || from === to) return;
    onChange(moved(keys, from, to));
    requestAnimationFrame(() => {
      list.current?.querySelectorAll<HTMLElement>("li")[to]?.focus();
    });
  };
  const press = (event: KeyboardEvent, place: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    move(place, place + by);
  };
  return (
    <div class="ask-stack" data-field="order">
      <p class="help">{t("answer-order-hint")}</p>
      <ol class="ask-order" ref={list} aria-label={say(field.title)}>
        {keys.map((key, place) => {
          const item = field.items.find((each) => each.key === key);
          const name = item === undefined ? key : say(item.label);
          return (
            // biome-ignore lint/a11y/noNoninteractiveElementInteractions: an entry is moved by arrow keys or dragged; its buttons do the same
            <li
              key={key}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: an entry is moved by arrow keys
              tabIndex={0}
              draggable
              class={dragged === place ? "ask-lifted" : ""}
              aria-label={t("answer-order-place", { name, place: place + 1 })}
              onKeyDown={(event) => press(event, place)}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, place);
                setDragged(null);
              }}
            >
              <span class="ask-order-place" aria-hidden="true">
                {say(place + 1)}
              </span>
              <span class="ask-grow">{name}</span>
              <button
                type="button"
                class="button quiet square"
                aria-label={t("answer-order-up", { name })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <Glyph sign="up" size={16} />
              </button>
              <button
                type="button"
                class="button quiet square"
                aria-label={t("answer-order-down", { name })}
                disabled={place === keys.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <Glyph sign="down" size={16} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

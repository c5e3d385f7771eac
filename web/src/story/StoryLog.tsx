/** The log: what happened, newest at the bottom, in the reader's own time. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";

import { say, t } from "../texts";
import type { Told } from "../wire/types";
import {
  type Block,
  blocksOf,
  FILTERS,
  type Filter,
  type Heading,
  type Lines,
  runsOf,
  type Undone,
} from "./blocks";
import { useFresh } from "./fresh";
import { StoryLine } from "./StoryLine";
import { sideMarks } from "./side";
import { type AskWhy, Why } from "./Why";
import "./story.css";

/** So many blocks are drawn; the rest comes when it is asked for. */
const DRAWN = 250;
/** Pixels from the bottom that still count as being there. */
const NEAR = 32;

interface Props {
  story: readonly Told[];
  /** Names by seat. */
  names: readonly string[];
  /** The side of each seat. */
  sides: readonly number[];
  onRule?: ((rule: string) => void) | undefined;
  /** A replay shows which entry it stands at, and goes where one clicks. */
  current?: number | undefined;
  onEntry?: ((entry: number) => void) | undefined;
  /** Where given, a tap on an entry looks at those it names: pieces, groups, markers. */
  onLook?: ((ids: readonly number[]) => void) | undefined;
  /** Where given, entries of bots offer their reasons. */
  onWhy?: AskWhy | undefined;
}

export function StoryLog(props: Props) {
  const { story, current } = props;
  const isFresh = useFresh(story);
  const filter = useSignal<Filter>("all");
  const shown = useSignal(DRAWN);
  const blocks = useMemo(() => blocksOf(story, filter.value), [story, filter.value]);
  const drawn = blocks.slice(-shown.value);
  const { box, behind, follow, toEnd } = useFollowing(blocks, current);
  return (
    <section class="story" aria-label={t("battle-story")}>
      <FilterRow filter={filter.value} onFilter={(wanted) => (filter.value = wanted)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div class="story-scroll" ref={box} onScroll={follow} tabIndex={0}>
        {blocks.length > drawn.length && (
          <button type="button" class="button quiet" onClick={() => (shown.value += DRAWN)}>
            {t("battle-story-earlier")}
          </button>
        )}
        {blocks.length === 0 && <p class="story-empty">{t(emptyWords(filter.value))}</p>}
        {drawn.map((block) => (
          <BlockView key={block.key} block={block} log={{ ...props, isFresh }} />
        ))}
      </div>
      {behind && (
        <button type="button" class="button story-newer" onClick={toEnd}>
          {t("battle-story-newer")}
        </button>
      )}
    </section>
  );
}

function emptyWords(filter: Filter): string {
  return filter === "all" ? "battle-story-empty" : "battle-story-filtered";
}

/** The log follows the newest line, until the reader scrolls up. */
function useFollowing(blocks: readonly Block[], current: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const behind = useSignal(false);

  const toEnd = useCallback((): void => {
    const element = box.current;
    if (element === null) return;
    element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    behind.value = false;
  }, []);

  function follow(): void {
    const element = box.current;
    if (element === null) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (atEnd.current) behind.value = false;
  }

  useLayoutEffect(() => {
    if (current !== undefined) return;
    if (atEnd.current) toEnd();
    else behind.value = true;
  }, [blocks, current, toEnd]);

  useEffect(() => {
    const element = box.current;
    if (element === null || current !== undefined) return;
    // Opening a panel or turning a tablet must not lose the newest line.
    const watch = new ResizeObserver(() => atEnd.current && toEnd());
    watch.observe(element);
    return () => watch.disconnect();
  }, [current, toEnd]);

  useEffect(() => {
    if (current === undefined) return;
    const here = [...(box.current?.querySelectorAll('[aria-current="true"]') ?? [])].at(-1);
    here?.scrollIntoView({ block: "nearest" });
    // Of what is still being told, and longer than the panel, the newest line is read.
    const isLong = here !== undefined && here.clientHeight > (box.current?.clientHeight ?? 0);
    if (isLong) here.querySelector("li:last-child")?.scrollIntoView({ block: "nearest" });
  }, [blocks, current]);

  return { box, behind: behind.value, follow, toEnd };
}

// texts: battle-filter-*
function FilterRow({ filter, onFilter }: { filter: Filter; onFilter(filter: Filter): void }) {
  return (
    <div class="story-filters" role="group" aria-label={t("battle-filter")}>
      {FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          class="chip filter-chip"
          aria-pressed={one === filter}
          onClick={() => onFilter(one)}
        >
          {t(`battle-filter-${one}`)}
        </button>
      ))}
    </div>
  );
}

interface BlockProps<Shown extends Block> {
  block: Shown;
  log: Props & { isFresh(entry: number): boolean };
}

function BlockView({ block, log }: BlockProps<Block>) {
  switch (block.kind) {
    case "heading":
      return <HeadingView block={block} log={log} />;
    case "lines":
      return <LinesView block={block} log={log} />;
    case "undone":
      return <UndoneView block={block} log={log} />;
  }
}

function HeadingView({ block }: BlockProps<Heading>) {
  const round = block.happening.kind === "RoundBegan";
  return <h3 class={round ? "story-round" : "story-phase"}>{say(block.happening.text)}</h3>;
}

function LinesView({ block, log }: BlockProps<Lines>) {
  const { seat, entry } = block;
  const { current, onEntry, onLook } = log;
  const named = [...new Set(block.happenings.flatMap(({ about }) => about))];
  const here = current === entry;
  const name = seat === null ? "" : (log.names[seat] ?? "");
  const silent = block.happenings.length === 0;
  if (silent && log.onWhy === undefined) return null;
  return (
    <div
      class="story-entry"
      {...sideMarks(seat === null ? undefined : log.sides[seat])}
      data-entry={entry}
      aria-current={here ? "true" : undefined}
    >
      {onEntry !== undefined && (
        <button
          type="button"
          class="story-goto"
          aria-label={t("replay-go-to", { entry: entry + 1 })}
          onClick={() => onEntry(entry)}
        />
      )}
      {onEntry === undefined && onLook !== undefined && named.length > 0 && (
        <button
          type="button"
          class="story-goto"
          tabIndex={-1}
          aria-label={t("battle-look-there")}
          onClick={() => onLook(named)}
        />
      )}
      {seat !== null && !silent && <span class="unseen">{name}: </span>}
      <ul>
        {runsOf(block.happenings, ({ text }) => say(text)).map(({ happening, count }, index) => (
          <StoryLine
            key={index}
            happening={happening}
            count={count}
            fresh={log.isFresh(entry)}
            onRule={log.onRule}
          />
        ))}
      </ul>
      {block.why && log.onWhy !== undefined && (
        <Why entry={entry} name={silent ? name : undefined} ask={log.onWhy} />
      )}
    </div>
  );
}

/** What was taken back: folded up, and struck through when opened. */
function UndoneView({ block, log }: BlockProps<Undone>) {
  return (
    <details class="story-undone" open={false}>
      <summary>{t("battle-undone", { count: block.count })}</summary>
      <div class="undone-lines">
        {block.blocks.map((inner) => (
          <BlockView key={inner.key} block={inner} log={log} />
        ))}
      </div>
    </details>
  );
}

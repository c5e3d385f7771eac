/** A worked example of a rule: how it stood and how it stands, drawn from scenes of the engine. */
import { useEffect, useRef, useState } from "preact/hooks";

import { api } from "../net/api";
import { sentence } from "../net/problem";
import { StillTable } from "../table/StillTable";
import { language, t } from "../texts";
import type { Wire } from "../wire/types";
import { type Book, type Example, toldOf } from "./book";
import { onTable } from "./pictured";

/** Pixels before a picture comes into view that it is asked for. */
const AHEAD = "400px";
/** Pixels of a picture at most, across and down. */
const WIDEST = 340;
/** Two pictures stand beside each other where each has so much room, with this between them. */
const NARROWEST = 250;
const GAP = 16;
const DEEPEST = 300;

type Pictures = Wire<"Pictures">;

const known = new Map<string, Promise<Pictures>>();

/** The pictures of an example; what failed is asked for again at the next call. */
function picturesOf(game: string, example: string): Promise<Pictures> {
  const name = `${game}/${example}`;
  const found = known.get(name) ?? api.examplePictures(game, example);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

interface Props {
  book: Book;
  example: Example;
}

export function WorkedExample({ book, example }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [trouble, setTrouble] = useState("");
  const [isNear, setNear] = useState(false);
  const [room, setRoom] = useState(WIDEST);
  const name = example.key;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const near = (): void => {
      const both = element.clientWidth >= 2 * NARROWEST + GAP;
      const own = both ? (element.clientWidth - GAP) / 2 : element.clientWidth;
      setRoom(Math.min(WIDEST, Math.floor(own)));
      setNear(true);
    };
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    addEventListener("beforeprint", near);
    return () => {
      watcher.disconnect();
      removeEventListener("beforeprint", near);
    };
  }, []);
  useEffect(() => {
    let current = true;
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const begin = (): void => {
      picturesOf(book.game, name).then(
        (found) => current && setPictures(found),
        (error: unknown) => current && isNear && setTrouble(sentence(error)),
      );
    };
    if (isNear) begin();
    else whenIdle(begin);
    return () => {
      current = false;
    };
  }, [book.game, name, isNear]);
  const { words, lang } = toldOf(example, language.value);
  const part = pictures?.frame ?? null;
  const scene = { before: pictures?.before, after: pictures?.after };
  const single = example.refused;
  return (
    <div ref={place} class="rule-worked" data-example={name}>
      {(["before", "after"] as const).map((when) => (
        <figure key={when} class="worked-step">
          {(when === "before" || !single) && (
            <Picture
              scene={isNear ? scene[when] : undefined}
              part={part}
              room={room}
              label={when === "before" ? "web-example-table-before" : "web-example-table-after"}
            />
          )}
          <figcaption lang={lang}>
            <b lang={language.value}>{heading(when, single)}</b> {words[when]}
          </figcaption>
        </figure>
      ))}
      {trouble !== "" && <p class="soft small">{t("web-example-trouble")}</p>}
    </div>
  );
}

function heading(when: "before" | "after", refused: boolean): string {
  if (when === "before") return t("web-example-before");
  return t(refused ? "web-example-refused" : "web-example-after");
}

interface PictureProps {
  scene: Wire<"Scene"> | undefined;
  part: Wire<"Frame"> | null;
  room: number;
  label: "web-example-table-before" | "web-example-table-after";
}

/** One of the two pictures, or the room that it will take. */
function Picture({ scene, part, room, label }: PictureProps) {
  const shape = part === null ? 3 / 4 : part.depth / part.width;
  const height = Math.min(room * shape, DEEPEST);
  if (scene === undefined || part === null) {
    return <div class="worked-picture" style={{ width: `${room}px`, height: `${height}px` }} />;
  }
  return (
    <div class="worked-picture" role="img" aria-label={t(label, { pieces: onTable(scene, part) })}>
      <StillTable scene={scene} width={room} height={height} part={part} />
    </div>
  );
}

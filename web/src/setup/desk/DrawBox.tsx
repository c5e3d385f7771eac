/** What can be drawn on the table besides pieces of the box: zones, places, starting pieces. */
import { Glyph, type Sign } from "../../look";
import { say, t } from "../../texts";
import type { Desk, Tool } from "../draw/desk";
import { oneOf } from "../draw/names";
import { type Part, rowsOf } from "../draw/parts";

// texts: desk-draw-*

interface Props {
  desk: Desk;
  tool: Tool | null;
  onTool(tool: Tool | null): void;
}

const SHAPES = [
  { shape: "box", sign: "box" },
  { shape: "circle", sign: "circle" },
  { shape: "corners", sign: "corners" },
] as const satisfies readonly { shape: Tool["shape"]; sign: Sign }[];

export function DrawBox({ desk, tool, onTool }: Props) {
  if (desk.parts.length === 0) return null;
  return (
    <section class="panel desk-draw" aria-labelledby="desk-draw">
      <h2 id="desk-draw">{t("desk-draw")}</h2>
      {desk.parts.map((part) => {
        const count = rowsOf(desk.sheet, part.name).length;
        const isFull = count >= part.field.most;
        const title = say(part.field.title);
        return (
          <div key={part.name} class="desk-part" role="group" aria-label={title}>
            <span class="desk-part-name">
              {title}
              {count > 0 && <span class="soft"> {count}</span>}
            </span>
            <span class="desk-part-tools">
              {shapesOf(part).map(({ shape, sign }) => {
                const words = t(`desk-draw-${shape}`, { what: oneOf(part) });
                const here = tool?.part.name === part.name && tool.shape === shape;
                return (
                  <button
                    key={shape}
                    type="button"
                    class="button square"
                    disabled={isFull}
                    aria-label={words}
                    title={words}
                    aria-pressed={here}
                    onClick={() => onTool(here ? null : { shape, part })}
                  >
                    <Glyph sign={sign} />
                  </button>
                );
              })}
            </span>
          </div>
        );
      })}
    </section>
  );
}

function shapesOf(part: Part): readonly { shape: Tool["shape"]; sign: Sign }[] {
  if (part.kind === "spot") return [{ shape: "spot", sign: "plus" }];
  return part.box ? SHAPES.slice(0, 1) : SHAPES;
}

/** What the chosen tool waits for. */
export function ToolHint({ tool, corners }: { tool: Tool; corners: number }) {
  const what = oneOf(tool.part);
  const key = tool.shape === "corners" && corners > 0 ? "corners-more" : tool.shape;
  return (
    <p class="desk-hint" role="status">
      <Glyph sign="hand" size={16} />
      {t(`desk-hint-${key}`, { what })}
    </p>
  );
}
// texts: desk-hint-*

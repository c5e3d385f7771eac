/** Icons inside the drawing: each is defined once and used wherever it is seen. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

export interface IconProps {
  /** Begin of the ids of this drawing. */
  id: string;
  name: string;
  /** Side of the square it fills, and its middle. */
  size: number;
  x?: number;
  y?: number;
}

function symbolId(id: string, name: string): string {
  return `${id}-icon-${name.replace(/[^\w-]/g, "_")}`;
}

/** The drawings that the icons of a scene refer to; their markup comes from our own server. */
export const IconSheet = memo(function IconSheet(props: {
  id: string;
  drawings: ReadonlyMap<string, string>;
}): JSX.Element {
  return (
    <defs>
      {[...props.drawings].map(([name, markup]) => (
        <symbol
          key={name}
          id={symbolId(props.id, name)}
          viewBox="0 0 512 512"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawings, never anything a player typed
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      ))}
    </defs>
  );
});

export function IconUse({ id, name, size, x = 0, y = 0 }: IconProps): JSX.Element {
  return (
    <use
      href={`#${symbolId(id, name)}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}

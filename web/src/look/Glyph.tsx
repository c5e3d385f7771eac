/** The signs on buttons: drawn with a pen of one width on a grid of 24. */

const SIGNS = {
  back: "M15 5l-7 7 7 7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  book: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
  box: "M4 6h16v12H4z",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  check: "M5 12l5 5 9-10",
  circle: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  corners: "M4 9l8-5 8 6-4 9H7z",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01",
  down: "M5 9l7 7 7-7",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  eye: "M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  first: "M18 6l-8 6 8 6zM6 6v12",
  flag: "M6 21V4h12l-3 4 3 4H6",
  forward: "M9 5l7 7-7 7",
  hand:
    "M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v9c0 " +
    "4-2 6-5 6s-4-1-6-4l-2-4a1.5 1.5 0 0 1 2.5-1.5L8 14z",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  idea: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-10z",
  last: "M6 6l8 6-8 6zM18 6v12",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  pause: "M8 5v14M16 5v14",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 " +
    "4.5a3.5 3.5 0 0 1 0 6.5M18 14.500c2 1 3.5 2.5 3.5 5.5",
  play: "M7 5l12 7-12 7z",
  plus: "M12 5v14M5 12h14",
  redo: "M15 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4",
  ruler: "M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l2 2M13 6l2 2",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  settings: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  turn: "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5",
  undo: "M9 5L5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4",
  up: "M5 15l7-7 7 7",
  upload: "M12 16V5M7 9l5-5 5 5M4 20h16",
  warning: "M12 4l9 16H3zM12 10v5M12 17.500v.01",
  words: "M4 6h16M4 11h16M4 16h10",
} as const;

export type Sign = keyof typeof SIGNS;

/** A sign; the words beside it, or the label of its button, say what it means. */
export function Glyph({ sign, size = 20 }: { sign: Sign; size?: number }) {
  return (
    <svg
      class="glyph"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[sign]} />
    </svg>
  );
}

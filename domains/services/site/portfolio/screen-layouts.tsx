import type { ReactNode } from "react";

/**
 * Shapes on a screen of 100 × 64 units: `soft` is the wireframe's grey, `strong` its ink, `accent` the only bright part.
 */
const soft = { fill: "var(--on-hue)", opacity: 0.22 };
const strong = { fill: "var(--on-hue)", opacity: 0.7 };
const accent = { fill: "var(--accent)" };

type Box = readonly [x: number, y: number, width: number, height: number, radius?: number];

const boxes = (list: readonly Box[], paint: typeof soft | typeof accent) =>
  list.map(([x, y, width, height, rx = 1.5]) => (
    <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx={rx} {...paint} />
  ));

const dashboard = (
  <>
    {boxes([[4, 4, 16, 56]], soft)}
    {boxes(
      [
        [24, 4, 22, 14],
        [50, 4, 22, 14],
        [76, 4, 20, 14],
        [24, 22, 46, 38],
        [74, 22, 22, 38],
      ],
      soft,
    )}
    {boxes(
      [
        [7, 8, 10, 2, 1],
        [7, 14, 8, 2, 1],
        [7, 20, 9, 2, 1],
        [27, 8, 9, 2, 1],
        [53, 8, 9, 2, 1],
        [79, 8, 8, 2, 1],
      ],
      strong,
    )}
    <path d="M28 52l9-9 8 5 9-14 12-7" fill="none" stroke="var(--accent)" strokeWidth="1.6" strokeLinejoin="round" />
    {boxes(
      [
        [78, 46, 3, 10, 0.5],
        [83, 40, 3, 16, 0.5],
        [88, 33, 3, 23, 0.5],
      ],
      strong,
    )}
  </>
);

const shop = (
  <>
    {boxes(
      [
        [4, 4, 14, 4, 1],
        [82, 4, 14, 4, 1],
      ],
      strong,
    )}
    {boxes([[4, 13, 92, 17]], soft)}
    {boxes(
      [
        [9, 18, 26, 3, 1],
        [9, 23, 17, 2, 1],
      ],
      strong,
    )}
    {boxes(
      [
        [4, 34, 20, 18],
        [28, 34, 20, 18],
        [52, 34, 20, 18],
        [76, 34, 20, 18],
      ],
      soft,
    )}
    {boxes(
      [
        [4, 55, 13, 2, 1],
        [28, 55, 11, 2, 1],
        [52, 55, 14, 2, 1],
        [76, 55, 10, 2, 1],
      ],
      strong,
    )}
    {boxes([[74, 19, 16, 6, 2]], accent)}
  </>
);

const article = (
  <>
    {boxes([[4, 4, 20, 4, 1]], strong)}
    {boxes(
      [
        [14, 14, 58, 5, 1],
        [14, 22, 40, 5, 1],
      ],
      strong,
    )}
    {boxes([[14, 31, 72, 15]], soft)}
    {boxes(
      [
        [14, 50, 72, 2, 1],
        [14, 54, 66, 2, 1],
        [14, 58, 70, 2, 1],
      ],
      soft,
    )}
    {boxes([[76, 4, 20, 5, 2]], accent)}
  </>
);

const map = (
  <>
    {boxes([[0, 0, 100, 64, 0]], soft)}
    <path
      d="M0 46c20-4 26-20 44-22s22-12 56-16M22 64c4-18 18-26 26-40S58 6 60 0M0 18c24 4 58 30 100 32"
      fill="none"
      stroke="var(--on-hue)"
      strokeWidth="1.4"
      opacity="0.6"
    />
    <path d="M48 20a5 5 0 0 1 5 5c0 4-5 9-5 9s-5-5-5-9a5 5 0 0 1 5-5z" {...accent} />
    {boxes([[5, 46, 34, 13]], { ...strong, opacity: 0.9 })}
  </>
);

const chat = (
  <>
    {boxes([[4, 4, 92, 8]], soft)}
    {boxes(
      [
        [4, 17, 46, 9, 4],
        [4, 42, 56, 9, 4],
      ],
      soft,
    )}
    {boxes(
      [
        [8, 20, 34, 2.5, 1],
        [8, 45, 42, 2.5, 1],
      ],
      strong,
    )}
    {boxes([[52, 29, 44, 9, 4]], accent)}
    {boxes([[4, 55, 80, 6, 3]], soft)}
    {boxes([[87, 55, 9, 6, 3]], strong)}
  </>
);

const campaign = (
  <>
    {boxes([[4, 4, 44, 56]], soft)}
    {boxes(
      [
        [9, 42, 28, 4, 1],
        [9, 49, 20, 3, 1],
      ],
      strong,
    )}
    <circle cx="26" cy="23" r="11" {...accent} />
    {boxes(
      [
        [52, 4, 44, 26],
        [52, 34, 20, 26],
        [76, 34, 20, 26],
      ],
      soft,
    )}
    {boxes(
      [
        [57, 10, 24, 3, 1],
        [57, 16, 30, 2, 1],
        [57, 20, 26, 2, 1],
      ],
      strong,
    )}
  </>
);

/** The screen contents of drawn project pictures, by kind. */
export const screenLayouts: Record<"dashboard" | "shop" | "article" | "map" | "chat" | "campaign", ReactNode> = {
  dashboard,
  shop,
  article,
  map,
  chat,
  campaign,
};

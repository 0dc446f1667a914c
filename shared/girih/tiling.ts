/** A regular polygon of edge length 1: its number of sides, its centre, and the angle of its first vertex. */
export type Polygon = { sides: number; x: number; y: number; turn: number };

/** An edge-to-edge tiling, as one rectangular repeat and the polygons that touch it. */
export type Tiling = { width: number; height: number; polygons: Polygon[] };

export const tilingNames = ["4.8.8", "3.12.12", "4.6.12", "3.4.6.4", "6.6.6"] as const;
export type TilingName = (typeof tilingNames)[number];

const sqrt3 = Math.sqrt(3);
const rad = (degrees: number) => (degrees * Math.PI) / 180;

type Point = readonly [number, number];

/** Every lattice point near one repeat of `width` × `height`, including a margin of one repeat around it. */
function lattice(width: number, height: number, offsets: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let column = -1; column <= 1; column++)
    for (let row = -1; row <= 1; row++)
      for (const [x, y] of offsets) points.push([x + column * width, y + row * height]);
  return points;
}

function around(centres: Point[], placed: readonly { sides: number; at: Point; turn: number }[]): Polygon[] {
  return centres.flatMap(([x, y]) =>
    placed.map(({ sides, at, turn }) => ({ sides, x: x + at[0], y: y + at[1], turn: rad(turn) })),
  );
}

/** The tilings whose largest polygons form a triangular lattice of spacing `d`; smaller ones fill the gaps. */
function triangular(d: number, placed: readonly { sides: number; at: Point; turn: number }[]): Tiling {
  const width = d;
  const height = d * sqrt3;
  const centres = lattice(width, height, [
    [0, 0],
    [d / 2, height / 2],
  ]);
  return { width, height, polygons: around(centres, placed) };
}

/** The midpoints to the three neighbours below and to the right. */
const halfway = (d: number): Point[] =>
  [0, 60, 120].map((a) => [(d / 2) * Math.cos(rad(a)), (d / 2) * Math.sin(rad(a))]);
/** The centroids of the two lattice triangles beside a centre. */
const hollows = (d: number): Point[] =>
  [30, 90].map((a) => [(d / sqrt3) * Math.cos(rad(a)), (d / sqrt3) * Math.sin(rad(a))]);

const builders: Record<TilingName, () => Tiling> = {
  "4.8.8": () => {
    const a = 1 + Math.SQRT2;
    return {
      width: a,
      height: a,
      polygons: around(lattice(a, a, [[0, 0]]), [
        { sides: 8, at: [0, 0], turn: 22.5 },
        { sides: 4, at: [a / 2, a / 2], turn: 0 },
      ]),
    };
  },
  "3.12.12": () => {
    const d = 2 + sqrt3;
    const [low, high] = hollows(d) as [Point, Point];
    return triangular(d, [
      { sides: 12, at: [0, 0], turn: 15 },
      { sides: 3, at: low, turn: 30 },
      { sides: 3, at: high, turn: 90 },
    ]);
  },
  "4.6.12": () => {
    const d = 3 + sqrt3;
    const [low, high] = hollows(d) as [Point, Point];
    return triangular(d, [
      { sides: 12, at: [0, 0], turn: 15 },
      { sides: 6, at: low, turn: 0 },
      { sides: 6, at: high, turn: 0 },
      ...halfway(d).map((at, i) => ({ sides: 4, at, turn: 45 + 60 * i })),
    ]);
  },
  "3.4.6.4": () => {
    const d = 1 + sqrt3;
    const [low, high] = hollows(d) as [Point, Point];
    return triangular(d, [
      { sides: 6, at: [0, 0], turn: 30 },
      { sides: 3, at: low, turn: 90 },
      { sides: 3, at: high, turn: 30 },
      ...halfway(d).map((at, i) => ({ sides: 4, at, turn: 45 + 60 * i })),
    ]);
  },
  "6.6.6": () => triangular(sqrt3, [{ sides: 6, at: [0, 0], turn: 30 }]),
};

/** One repeat of the named tiling; every edge has length 1. */
export function tiling(name: TilingName): Tiling {
  return builders[name]();
}

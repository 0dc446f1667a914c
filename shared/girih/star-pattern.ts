import { type Polygon, type TilingName, tiling } from "./tiling.ts";

/** The length of a tile's edge in the units that patterns are drawn in: fine enough for whole numbers. */
export const unitsPerEdge = 256;

/**
 * One repeat of a star pattern: its size, and the lines of its upper left quarter as an SVG path. Every tiling is symmetric
 * on both axes, so the other three quarters are mirror images. A pattern has the same path whatever size it is shown in,
 * so that a page that shows it twice sends it about once.
 */
export type StarPattern = { width: number; height: number; path: string };

type Point = [number, number];

function vertices({ sides, x, y, turn }: Polygon): Point[] {
  const radius = 0.5 / Math.sin(Math.PI / sides);
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/**
 * The motif inside one polygon (Hankin's polygons in contact): a ray leaves the midpoint of every edge at the contact
 * angle and ends where it meets its mirror image from the edge `reach` further on. The meeting point lies on the
 * polygon's axis between the two edges, so it is the intersection of the ray with that axis.
 */
function motif(polygon: Polygon, contactAngle: number, reach: number): Point[][] {
  const corners = vertices(polygon);
  const { sides, x, y } = polygon;
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % sides] as Point;
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const edge = Math.atan2(next[1] - corner[1], next[0] - corner[0]);
    const ray = edge + contactAngle;
    const apothem = Math.atan2(middle[1] - y, middle[0] - x);
    const axis = apothem + (reach * Math.PI) / sides;
    const far = apothem + (reach * 2 * Math.PI) / sides;
    const radius = Math.hypot(middle[0] - x, middle[1] - y);
    const end: Point = [x + radius * Math.cos(far), y + radius * Math.sin(far)];
    const [dx, dy, ax, ay] = [Math.cos(ray), Math.sin(ray), Math.cos(axis), Math.sin(axis)];
    const t = ((x - middle[0]) * ay - (y - middle[1]) * ax) / (dx * ay - dy * ax);
    return [middle, [middle[0] + t * dx, middle[1] + t * dy], end];
  });
}

/**
 * Whether a polygon reaches into the repeat; the others are skipped, since React repeats this arithmetic in hydration.
 */
function reachesInto({ sides, x, y }: Polygon, width: number, height: number): boolean {
  const radius = 0.5 / Math.sin(Math.PI / sides);
  return x > -radius && x < width + radius && y > -radius && y < height + radius;
}

const touches = (line: Point[], width: number, height: number, slack: number) =>
  Math.max(...line.map(([px]) => px)) > -slack &&
  Math.min(...line.map(([px]) => px)) < width + slack &&
  Math.max(...line.map(([, py]) => py)) > -slack &&
  Math.min(...line.map(([, py]) => py)) < height + slack;

/** A polygon's lines, ordered so that each begins where the previous one ends. */
function inChains(lines: Point[][], reach: number): Point[][] {
  const loops = lines.length % reach === 0 ? reach : 1;
  return Array.from({ length: loops }, (_, loop) =>
    Array.from({ length: lines.length / loops }, (_, step) => lines[(loop + step * reach) % lines.length] ?? []),
  ).flat();
}

const inUnits = (length: number) => Math.round(length * unitsPerEdge);

/** Writes lines as a path in whole units: relative, without a new start where one line continues another. */
function drawPath(lines: Point[][]): string {
  let path = "";
  let [atX, atY] = [Number.NaN, Number.NaN];
  for (const line of lines) {
    const [start, ...rest] = line.map(([x, y]) => [inUnits(x), inUnits(y)] as const);
    if (!start) continue;
    if (start[0] !== atX || start[1] !== atY) path += `M${start[0]} ${start[1]}l`;
    else path += " ";
    [atX, atY] = start;
    path += rest
      .map(([x, y]) => {
        const step = `${x - atX} ${y - atY}`;
        [atX, atY] = [x, y];
        return step;
      })
      .join(" ");
  }
  return path.replaceAll(" -", "-");
}

/** Pages use few patterns, and the same ones again. */
const drawn = new Map<string, StarPattern>();

/** The star pattern of a tiling. `angle` is the contact angle in degrees (52 to 70 look well). */
export function starPattern(name: TilingName, angle: number): StarPattern {
  const key = `${name} ${angle}`;
  const pattern = drawn.get(key) ?? drawPattern(name, angle);
  drawn.set(key, pattern);
  return pattern;
}

function drawPattern(name: TilingName, angle: number): StarPattern {
  const { width, height, polygons } = tiling(name);
  const near = polygons.filter((polygon) => reachesInto(polygon, width / 2, height / 2));
  const lines = near.flatMap((polygon) => {
    const reach = polygon.sides >= 8 ? 2 : 1;
    return inChains(motif(polygon, (angle * Math.PI) / 180, reach), reach);
  });
  const visible = lines.filter((line) => touches(line, width / 2, height / 2, 0.1));
  return { width: inUnits(width), height: inUnits(height), path: drawPath(visible) };
}

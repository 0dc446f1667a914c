import { type Polygon, type TilingName, tiling } from "./tiling.ts";

/** One repeat of a star pattern: its size and its lines as an SVG path, in user units. */
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
 * The motif inside one polygon (Hankin's polygons in contact): from the midpoint of every edge a ray leaves at the
 * contact angle and runs until it meets its mirror image from the edge `reach` further on. The meeting point lies
 * on the polygon's own axis between the two edges, so it is found by intersecting the ray with that axis.
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

const touches = (line: Point[], width: number, height: number, slack: number) =>
  Math.max(...line.map(([px]) => px)) > -slack &&
  Math.min(...line.map(([px]) => px)) < width + slack &&
  Math.max(...line.map(([, py]) => py)) > -slack &&
  Math.min(...line.map(([, py]) => py)) < height + slack;

/**
 * One repeat of the star pattern of a tiling. `angle` is the contact angle in degrees (52 to 70 look well),
 * `scale` the length of a tile's edge in user units.
 */
export function starPattern(name: TilingName, angle: number, scale: number): StarPattern {
  const { width, height, polygons } = tiling(name);
  const short = (n: number) => String(Math.round(n * scale * 10) / 10);
  const lines = polygons
    .flatMap((polygon) => motif(polygon, (angle * Math.PI) / 180, polygon.sides >= 8 ? 2 : 1))
    .filter((line) => touches(line, width, height, 0.1));
  const path = lines.map((line) => `M${line.map(([px, py]) => `${short(px)} ${short(py)}`).join("L")}`);
  return { width: width * scale, height: height * scale, path: [...new Set(path)].join("") };
}

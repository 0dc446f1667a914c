import { starPattern, unitsPerEdge } from "#shared/girih/star-pattern.ts";

type Point = [x: number, y: number];

/** The pattern in a colour, for PDFKit's `fill`. */
type GirihFill = (color: string) => PDFKit.Mixins.ColorValue;

/** The girih of 12-pointed stars as a pattern; a tile's edge is `edge` points long, its lines `line` points wide. */
export function girihFill(document: PDFKit.PDFDocument, { edge, line }: { edge: number; line: number }): GirihFill {
  const { width, height, path } = starPattern("4.6.12", 60);
  const scale = edge / unitsPerEdge;
  const quarter = linesOf(path);
  const mirrors: ((point: Point) => Point)[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [width - x, y],
    ([x, y]) => [x, height - y],
    ([x, y]) => [width - x, height - y],
  ];
  const written = mirrors.flatMap((mirror) => quarter.map((points) => strokeOf(points.map(mirror))));
  const setUp = `${scale.toFixed(5)} 0 0 ${scale.toFixed(5)} 0 0 cm ${Math.round(line / scale)} w 1 j 1 J`;
  const [across, along] = [width * scale, height * scale];
  const pattern = document.pattern([0, 0, across, along], across, along, [setUp, ...written].join("\n"));
  return (color) => [pattern, color];
}

const strokeOf = (points: Point[]) => `${points.map(([x, y], at) => `${x} ${y} ${at === 0 ? "m" : "l"}`).join(" ")} S`;

/** The lines of a path of only moves and relative lines. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, command, numbers = ""] of path.matchAll(/([Ml])([^Ml]*)/g)) {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [x = 0, y = 0] = [values[at], values[at + 1]];
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (command === "M" || !line || !last) lines.push([[x, y]]);
      else line.push([last[0] + x, last[1] + y]);
    }
  }
  return lines;
}

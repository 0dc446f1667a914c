import { describe, expect, it } from "vitest";
import { starPattern, unitsPerEdge } from "./star-pattern.ts";
import { tilingNames } from "./tiling.ts";

/** A pixel where a tile's edge is 40 pixels long, in the units of a pattern. */
const pixel = unitsPerEdge / 40;

/** The end points of every segment of a path of `M` and relative `l`. */
function stretches(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, command, numbers = ""] of path.matchAll(/([Ml])([^Ml]*)/g)) {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [lastX, lastY] = points.at(-1) ?? [0, 0];
      const [x = 0, y = 0] = [values[at], values[at + 1]];
      points.push(command === "M" ? [x, y] : [lastX + x, lastY + y]);
    }
  }
  return points;
}

/** The points of a whole repeat, from those in its upper left quarter. */
function unfolded(points: [number, number][], width: number, height: number): [number, number][] {
  const half = points.flatMap<[number, number]>(([x, y]) => [
    [x, y],
    [width - x, y],
  ]);
  return half.flatMap<[number, number]>(([x, y]) => [
    [x, y],
    [x, height - y],
  ]);
}

/** The distinct positions of points along one side of the repeat. */
function placesOn(points: [number, number][], side: "left" | "right" | "top" | "bottom", at: number): number[] {
  const [across, along] = side === "left" || side === "right" ? [0, 1] : [1, 0];
  const places = points
    .filter((point) => Math.abs((point[across] ?? 0) - at) < 0.15 * pixel)
    .map((point) => point[along] ?? 0);
  return places.sort((a, b) => a - b).filter((place, n, all) => n === 0 || place - (all[n - 1] ?? 0) > 0.5 * pixel);
}

function expectSamePlaces(some: number[], others: number[]) {
  expect(some.length).toBeGreaterThan(0);
  expect(others).toHaveLength(some.length);
  for (const [n, place] of some.entries()) expect(Math.abs(place - (others[n] ?? 0))).toBeLessThan(0.3 * pixel);
}

describe.each(tilingNames)("the star pattern of %s", (name) => {
  const { width, height, path } = starPattern(name, 60);

  it("repeats without a seam: lines that meet one side meet the other", () => {
    const inside = unfolded(stretches(path), width, height).filter(
      ([x, y]) => x > -pixel && x < width + pixel && y > -pixel && y < height + pixel,
    );
    expectSamePlaces(placesOn(inside, "left", 0), placesOn(inside, "right", width));
    expectSamePlaces(placesOn(inside, "top", 0), placesOn(inside, "bottom", height));
  });

  it("holds a quarter of one repeat only: under 1 KB", () => {
    expect(path.length).toBeGreaterThan(50);
    expect(path.length).toBeLessThan(1024);
  });

  it("changes with the contact angle", () => {
    expect(starPattern(name, 66).path).not.toBe(path);
  });
});

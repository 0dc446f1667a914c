import { expect, it } from "vitest";
import { brandIcon, roundedIcon } from "./brand-icon.ts";

const colors = { ink: "#112233", accent: "#ffaa00" };

it("is a star of two squares on the brand's ink, whose points reach the margin", () => {
  const icon = brandIcon(colors, { margin: 0.25, corner: 8 });
  expect(icon).toContain(`<rect width="64" height="64" rx="8" fill="#112233"/>`);
  expect(icon).toContain(`stroke="#ffaa00"`);
  const squares = Array.from(icon.matchAll(/<path d="M-([\d.]+)-\1H\1V\1H-\1z"( transform="rotate\(45\)")?\/>/g));
  expect(squares.map(([, half, turned]) => [(Number(half) * Math.SQRT2).toFixed(1), turned !== undefined])).toEqual([
    ["16.0", false],
    ["16.0", true],
  ]);
});

it("has thinner lines the smaller it is drawn", () => {
  const lineOf = (margin: number) =>
    Number(/stroke-width="([\d.]+)"/.exec(brandIcon(colors, { margin, corner: 0 }))?.[1]);
  expect([lineOf(0), lineOf(0.25)]).toEqual([4.57, 2.29]);
});

it("has round corners beside a page's title", () => {
  expect(roundedIcon(colors)).toBe(brandIcon(colors, { margin: 0.12, corner: 14 }));
});

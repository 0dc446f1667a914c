import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seatBadge } from "./seat-badge.ts";

describe("seat badge (specification §9)", () => {
  test.each([
    [20, 20, "almostFull", "red"],
    [20, 18, "almostFull", "red"],
    [20, 17, "fillingFast", "yellow"],
    [20, 15, "fillingFast", "yellow"],
    [20, 14, "available", "yellow"],
    [20, 13, "available", "green"],
    [10, 9, "almostFull", "red"],
    [10, 7, "fillingFast", "yellow"],
    [10, 6, "fillingFast", "green"],
    [30, 27, "fillingFast", "red"],
    [100, 90, "available", "red"],
    [2, 0, "almostFull", "green"],
  ])("%i seats with %i taken: %s, %s", (seats, enrolled, level, colour) => {
    expect(seatBadge({ seats, enrolled })).toMatchObject({ level, colour });
  });

  const batch = fc
    .integer({ min: 1, max: 5000 })
    .chain((seats) => fc.record({ seats: fc.constant(seats), enrolled: fc.integer({ min: 0, max: seats }) }));

  test("the level depends on the seats left, for any size of batch", () => {
    fc.assert(
      fc.property(batch, ({ seats, enrolled }) => {
        const { level, left } = seatBadge({ seats, enrolled });
        expect(left).toBe(seats - enrolled);
        expect(level === "almostFull").toBe(left <= 2);
        expect(level === "available").toBe(left > 5);
      }),
    );
  });

  test("the colour depends only on the share of taken seats", () => {
    fc.assert(
      fc.property(batch, fc.integer({ min: 1, max: 50 }), ({ seats, enrolled }, times) => {
        const badge = seatBadge({ seats, enrolled });
        const percent = (100n * BigInt(enrolled)) / BigInt(seats);
        expect(badge.colour === "red").toBe(percent >= 90n);
        expect(badge.colour === "green").toBe(percent < 70n);
        expect(seatBadge({ seats: seats * times, enrolled: enrolled * times }).colour).toBe(badge.colour);
        expect(badge.fill).toBeCloseTo(enrolled / seats);
      }),
    );
  });

  test("one more student never makes a batch look emptier", () => {
    const levels = ["available", "fillingFast", "almostFull"];
    const colours = ["green", "yellow", "red"];
    fc.assert(
      fc.property(batch, ({ seats, enrolled }) => {
        const [now, next] = [seatBadge({ seats, enrolled }), seatBadge({ seats, enrolled: enrolled + 1 })];
        expect(levels.indexOf(next.level)).toBeGreaterThanOrEqual(levels.indexOf(now.level));
        expect(colours.indexOf(next.colour)).toBeGreaterThanOrEqual(colours.indexOf(now.colour));
      }),
    );
  });
});

test("a batch without seats is full", () => {
  expect(seatBadge({ seats: 0, enrolled: 0 })).toEqual({ level: "almostFull", colour: "red", left: 0, fill: 1 });
});

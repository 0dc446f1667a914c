import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seatBadge } from "./seat-badge.ts";

describe("seat badge (specification §9)", () => {
  test.each([
    [20, 20, "Almost Full", "red"],
    [20, 18, "Almost Full", "red"],
    [20, 17, "Filling Fast", "yellow"],
    [20, 15, "Filling Fast", "yellow"],
    [20, 14, "Available", "yellow"],
    [20, 13, "Available", "green"],
    [10, 9, "Almost Full", "red"],
    [10, 7, "Filling Fast", "yellow"],
    [10, 6, "Filling Fast", "green"],
    [30, 27, "Filling Fast", "red"],
    [100, 90, "Available", "red"],
    [2, 0, "Almost Full", "green"],
  ])("%i seats with %i taken: %s, %s", (seats, enrolled, text, colour) => {
    expect(seatBadge({ seats, enrolled })).toMatchObject({ text, colour });
  });

  const batch = fc
    .integer({ min: 1, max: 5000 })
    .chain((seats) => fc.record({ seats: fc.constant(seats), enrolled: fc.integer({ min: 0, max: seats }) }));

  test("the text depends on the seats left, for any size of batch", () => {
    fc.assert(
      fc.property(batch, ({ seats, enrolled }) => {
        const { text, left } = seatBadge({ seats, enrolled });
        expect(left).toBe(seats - enrolled);
        expect(text === "Almost Full").toBe(left <= 2);
        expect(text === "Available").toBe(left > 5);
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
    const texts = ["Available", "Filling Fast", "Almost Full"];
    const colours = ["green", "yellow", "red"];
    fc.assert(
      fc.property(batch, ({ seats, enrolled }) => {
        const [now, next] = [seatBadge({ seats, enrolled }), seatBadge({ seats, enrolled: enrolled + 1 })];
        expect(texts.indexOf(next.text)).toBeGreaterThanOrEqual(texts.indexOf(now.text));
        expect(colours.indexOf(next.colour)).toBeGreaterThanOrEqual(colours.indexOf(now.colour));
      }),
    );
  });
});

test("a batch without seats is full", () => {
  expect(seatBadge({ seats: 0, enrolled: 0 })).toEqual({ text: "Almost Full", colour: "red", left: 0, fill: 1 });
});

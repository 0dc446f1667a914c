import fc from "fast-check";
import { expect, it } from "vitest";
import { shareOut } from "./share-out.ts";

const charge = (reference: string, leftMinor: number, day: number) => {
  return { reference, leftMinor, dueAt: new Date(Date.UTC(2026, 11, day)) };
};
const shared = (...given: Parameters<typeof shareOut>) => Object.fromEntries(shareOut(...given));

it("gives each of a family what their charges ask for", () => {
  const charges = [charge("hamza", 7000, 5), charge("hina", 6400, 5)];
  expect(shared(13_400, "hamza", charges)).toEqual({ hamza: 7000, hina: 6400 });
});

it("pays the oldest charge first where less came", () => {
  const charges = [charge("hamza", 7000, 5), charge("hina", 6400, 1)];
  expect(shared(8000, "hamza", charges)).toEqual({ hina: 6400, hamza: 1600 });
});

it("credits what is over to the first order, which may have no charge", () => {
  expect(shared(8000, "hina", [charge("hamza", 7000, 5)])).toEqual({ hamza: 7000, hina: 1000 });
  expect(shared(500, "hina", [])).toEqual({ hina: 500 });
});

it("shares out the whole sum, whatever it is", () => {
  const charges = fc.array(
    fc
      .tuple(fc.constantFrom("a", "b", "c"), fc.nat(9000), fc.integer({ min: 1, max: 28 }))
      .map((one) => charge(...one)),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), charges, (minor, open) => {
      const shares = [...shareOut(minor, "a", open).values()];
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(minor);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }),
  );
});

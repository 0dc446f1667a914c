import fc from "fast-check";
import { expect, it } from "vitest";
import { cursorText, pageRequest } from "./page-of.ts";

const address = (after: string) => new URL(`https://darsgah.example/admin/leads?after=${encodeURIComponent(after)}`);

it("reads the place in a list that it wrote", () => {
  const next = ["2026-11-23 10:08:06.123456+00", "5f6c0f5e-0000-4000-8000-000000000000"];
  expect(pageRequest(address(cursorText(next) ?? ""))).toEqual({ limit: 50, after: next });
  expect(cursorText(null)).toBeNull();
});

it.each(["", "null", "{}", '["a","b"]', '["2026-11-23 10:08:06+00"]', '["2026-11-23 10:08:06+00",5]', "["])(
  "begins at the beginning for %s",
  (after) => {
    expect(pageRequest(address(after))).toEqual({ limit: 50 });
  },
);

it("takes no other text to the database", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { after } = pageRequest(address(JSON.stringify([text, text])));
      return after === undefined || /^\d{4}-\d{2}-\d{2} /.test(after[0] ?? "");
    }),
  );
});

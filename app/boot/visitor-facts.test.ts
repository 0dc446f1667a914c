import { expect, test } from "vitest";
import { mergeFacts, placeOf, sessionOf } from "#app/boot/visitor-facts.ts";

const from = (country_code: string, fees: string | null) => ({
  success: true,
  country: "Somewhere",
  country_code,
  fees,
});
const failed = { success: false, country: null, country_code: null, fees: "0" };

test("prices are shown once a lookup names a country whose fees have a number (specification §4)", () => {
  expect(placeOf(from("DE", "1"))).toMatchObject({ prices: "shown", fees: "1" });
  expect(placeOf(from("PK", "0"))).toMatchObject({ prices: "hidden", fees: "0" });
  expect(placeOf(from("DE", null)).prices).toBe("hidden");
});

test.each([[failed], [null]])("a failed lookup leaves prices hidden: %o", (answer) => {
  expect(placeOf(answer)).toEqual({ location: "failed" });
});

test("a failed lookup does not undo the session's earlier success; another country does", () => {
  const german = mergeFacts({}, placeOf(from("DE", "1")));
  expect(mergeFacts(german, placeOf(failed))).toEqual(german);
  expect(mergeFacts(german, placeOf(from("PK", "0")))).toMatchObject({ country: "PK", prices: "hidden" });
});

test("the session is only known from the server's answer", () => {
  expect(sessionOf(null)).toEqual({});
  expect(sessionOf({ signedIn: true, name: "Sana" })).toEqual({ session: "in" });
  expect(sessionOf({ signedIn: false, name: null })).toEqual({ session: "out" });
});

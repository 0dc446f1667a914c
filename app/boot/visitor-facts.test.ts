import { expect, test } from "vitest";
import { mergeFacts, placeOf, sessionOf } from "#app/boot/visitor-facts.ts";

const from = (country_code: string) => ({ success: true, country: "Somewhere", country_code });
const failed = { success: false, country: null, country_code: null };

test("prices are shown once a lookup names a country that is neither Pakistan nor Qatar (specification §4)", () => {
  expect(placeOf(from("DE")).prices).toBe("shown");
  expect(placeOf(from("PK")).prices).toBe("hidden");
  expect(placeOf(from("QA")).prices).toBe("hidden");
});

test.each([[failed], [null]])("a failed lookup leaves prices hidden: %o", (answer) => {
  expect(placeOf(answer)).toEqual({ location: "failed" });
});

test("a failed lookup does not undo the session's earlier success; another country does", () => {
  const german = mergeFacts({}, placeOf(from("DE")));
  expect(mergeFacts(german, placeOf(failed))).toEqual(german);
  expect(mergeFacts(german, placeOf(from("PK")))).toMatchObject({ country: "PK", prices: "hidden" });
});

test("the session is only known from the server's answer", () => {
  expect(sessionOf(null)).toEqual({});
  expect(sessionOf({ signedIn: true, name: "Sana" })).toEqual({ session: "in" });
  expect(sessionOf({ signedIn: false, name: null })).toEqual({ session: "out" });
});

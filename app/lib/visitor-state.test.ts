import { expect, test } from "vitest";
import { located, recognised, UNKNOWN_VISITOR, visitorAttributes } from "#app/lib/visitor-state.ts";

const from = (country_code: string) => ({ success: true, country: "Somewhere", country_code });
const failed = { success: false, country: null, country_code: null };

test("prices are shown once a lookup names a country that is neither Pakistan nor Qatar (specification §4)", () => {
  expect(visitorAttributes(UNKNOWN_VISITOR).prices).toBeNull();
  expect(visitorAttributes(located(UNKNOWN_VISITOR, from("DE"))).prices).toBe("shown");
  expect(visitorAttributes(located(UNKNOWN_VISITOR, from("PK"))).prices).toBeNull();
  expect(visitorAttributes(located(UNKNOWN_VISITOR, from("QA"))).prices).toBeNull();
});

test.each([[failed], [null]])("a failed lookup leaves prices hidden: %o", (answer) => {
  const visitor = located(UNKNOWN_VISITOR, answer);
  expect(visitor).toMatchObject({ location: "failed", country: null });
  expect(visitorAttributes(visitor).prices).toBeNull();
});

test("a failed lookup does not undo the session's earlier success; another country does", () => {
  const german = located(UNKNOWN_VISITOR, from("DE"));
  expect(located(german, failed)).toEqual(german);
  expect(located(german, from("PK"))).toMatchObject({ country: "PK" });
});

test("the session is known only from the server's answer", () => {
  expect(recognised(UNKNOWN_VISITOR, null).session).toBe("unknown");
  expect(recognised(UNKNOWN_VISITOR, { signedIn: true, name: "Sana" })).toMatchObject({ session: "in", name: "Sana" });
  expect(visitorAttributes(recognised(UNKNOWN_VISITOR, { signedIn: false, name: null })).session).toBe("out");
});

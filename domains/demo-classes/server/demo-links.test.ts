import { expect, it } from "vitest";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { demoBookingPath, demoCalendarPath, readDemoBookingKey, readDemoCalendarKey } from "./demo-links.ts";

const signedTokens = createSignedTokens("a secret of this test alone, long enough");
const booking = { id: "b-1", endsAt: new Date("2026-11-23T04:30:00Z") };
const before = new Date("2026-12-23T04:29:59Z");
const after = new Date("2026-12-23T04:30:01Z");
const keyOf = (path: string) => new URL(path, "https://darsgah.example").searchParams.get("key") ?? "";

const links = [
  { what: "a booking's page", pathOf: demoBookingPath, read: readDemoBookingKey, path: "/demo-booking/b-1" },
  {
    what: "a booking's calendar entry",
    pathOf: demoCalendarPath,
    read: readDemoCalendarKey,
    path: "/api/demo/bookings/b-1/calendar.ics",
  },
];

it.each(links)("the link to $what opens it until 30 days after the class, and nothing else", async (link) => {
  const path = await link.pathOf(signedTokens, booking);
  expect(path.split("?")[0]).toBe(link.path);
  const key = keyOf(path);
  expect(await link.read(signedTokens, "b-1", key, before)).toBe("good");
  expect(await link.read(signedTokens, "b-1", key, after)).toBe("expired");
  expect(await link.read(signedTokens, "b-2", key, before)).toBe("invalid");
  expect(await link.read(signedTokens, "b-1", "", before)).toBe("invalid");
});

it("a key of another purpose, or of none, opens neither", async () => {
  for (const purpose of ["", "order", "lecture"]) {
    const key = await signedTokens.sign(purpose, "b-1", after);
    expect(await readDemoBookingKey(signedTokens, "b-1", key, before)).toBe("invalid");
    expect(await readDemoCalendarKey(signedTokens, "b-1", key, before)).toBe("invalid");
  }
});

it("the calendar's key, which a calendar may show to others, does not open the page that cancels a class", async () => {
  const [page, calendar] = await Promise.all([
    demoBookingPath(signedTokens, booking),
    demoCalendarPath(signedTokens, booking),
  ]);
  expect(await readDemoBookingKey(signedTokens, "b-1", keyOf(calendar), before)).toBe("invalid");
  expect(await readDemoCalendarKey(signedTokens, "b-1", keyOf(page), before)).toBe("invalid");
});

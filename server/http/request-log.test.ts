import { expect, it } from "vitest";
import { loggedPath } from "./request-log.ts";

const secret = "q3V_x0Zb9Kd-7uPz2LmNf4TgYh8RsWcEaJiOvBnQwXy";

it("keeps the paths of pages and records as they are", () => {
  for (const path of [
    "/courses/artificial-intelligence-and-machine-learning",
    "/api/payments/K7M4-Q2XW/proof",
    "/admin/people/5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa",
  ])
    expect(loggedPath(path)).toBe(path);
});

it.each([
  [`/calender/${secret}.ics`, "/calender/….ics"],
  [`/calendar${secret}`, "/…"],
  [`/api/calendar/${secret.slice(0, 20)}`, "/api/calendar/…"],
  [`/calendars/${secret.toLowerCase()}.ics`, "/calendars/….ics"],
  [`/${"x/".repeat(93)}calendar/${secret}`, `/${"x/".repeat(93)}calendar/…`],
])("hides the secret of the mistyped address %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it("is at most 200 characters long", () => {
  expect(loggedPath(`/${"ab/".repeat(100)}`)).toHaveLength(200);
});

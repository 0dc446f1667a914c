import { expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { openPage } from "../support/parsed-page.ts";
import { courseFee, dollars } from "../support/plan-cost.ts";

/** Specification §2, "Batches"; §9 for the badges. */
const evening = demoBatches(demoContent.courses, new Date()).find(({ _id }) => _id === "mern-evening");
const course = demoContent.courses.find(({ id }) => id === evening?.courseId);
const price = dollars(course ? courseFee(course) * 100 : 0);

test("the batches of a course stand as cards, each with its seats and its buttons", async () => {
  const page = await openPage("/batches/mern-full-stack-development");
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { level: 1 })).toHaveText("Available Batches");
  expect(main.getByRole("article")).toHaveCount(3);
  for (const [name, badge, colour, left] of [
    ["MERN Evening", "Almost Full", "red", "2 seats left"],
    ["MERN Gulf Evening", "Filling Fast", "green", "4 seats left"],
    ["MERN Weekend", "Available", "green", "12 seats left"],
  ] as const) {
    const card = main.getByRole("article", { name });
    expect(card.getByText(badge)).toHaveAttribute("data-colour", colour);
    expect(card.getByText(left)).toBeVisible();
    expect(card.getByText(price)).toBeVisible();
  }
  const card = main.getByRole("article", { name: "MERN Evening" });
  expect(card.getByRole("link", { name: "Enroll Now (Access Videos)" })).toHaveAttribute(
    "href",
    "/enrollnow?course=mern-full-stack-development&batch=mern-evening",
  );
  expect(card.getByRole("link", { name: "Watch Recorded Lectures" })).toHaveAttribute(
    "href",
    "/recorded-lectures/mern-evening",
  );
  // One that has begun has no first class to come.
  const calendars = main.getByRole("link", { name: /^Add to calendar/ });
  expect(calendars).toHaveCount(2);
  expect(calendars.first()).toHaveAttribute("href", "/api/batches/mern-gulf/calendar.ics");
  expect(main.getByRole("link", { name: "View Course Outline" })).toHaveAttribute("href", /^\/course-outline\//);
  expect(main.getByRole("link", { name: "Contact Advisor" })).toHaveAttribute("href", "/contact");
});

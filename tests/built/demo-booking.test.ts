import { expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { demoSlotsAnswer } from "#domains/demo-classes/contract.ts";
import { askBuilt, sendForm } from "../support/ask-built.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Free demo page": the parts of a booking sent as HTML. */
const { booking: bookingWords } = demoSite.messages;

test("a link that was made up is refused in words", async () => {
  const link = "/demo-booking/123e4567-e89b-42d3-a456-426614174000?key=made-up";
  const page = await openPage(link);
  expect(page.status).toBe(403);
  expect(Object.fromEntries(page.headers)).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: bookingWords.manage.refused.title }),
  ).toBeVisible();
  expect(page.getByRole("main").getByText(bookingWords.refusals.link)).toBeVisible();
  expect((await sendForm(link, { intent: "cancel" })).status).toBe(403);
});

test("the free demo page comes with times, in the company's zone", async () => {
  const { html } = await openPage("/FreeDemo");
  const { text } = await askBuilt("/api/demo/slots?course=mern-full-stack-development");
  const [slot] = demoSlotsAnswer.parse(JSON.parse(text)).slots;
  expect(html).toContain(`value="${slot?.start}"`);
});

import { expect, test } from "vitest";
import { openPage } from "../support/parsed-page.ts";

test("a link that opens no receipt says so, with the way to write to us", async () => {
  const page = await openPage("/receipts/1?key=wrong");
  expect(page.status).toBe(403);
  expect(page.getByRole("heading", { level: 1, name: "This link does not open a receipt" })).toBeVisible();
  expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
});

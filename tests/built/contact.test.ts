import { expect, test } from "vitest";
import { company } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

test("the contact card shows every way to reach the company", async () => {
  const page = await openPage("/contact");
  const main = page.getByRole("main");
  expect([company.phones.length, company.emails.length]).toEqual([2, 2]);
  for (const { display, e164 } of company.phones)
    expect(main.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${e164}`);
  for (const { address } of company.emails)
    expect(main.getByRole("link", { name: address })).toHaveAttribute("href", `mailto:${address}`);
  for (const text of ["Lahore", "Mon-Fri 9:00 AM-7:00 PM", "Sat 10:00 AM-4:00 PM"])
    expect(main.getByText(text).first()).toBeVisible();
  const call = main.getByRole("link", { name: "Schedule a Call" });
  expect(call).toHaveAttribute("target", "_blank");
  expect(call).toHaveAttribute("href", /^https:\/\/wa\.me\//);
});

import type { Page } from "@playwright/test";
import { askManage } from "../../support/ask-manage.ts";
import { newPerson, type Person, signUp } from "./account.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** The path of the link in the email that confirms an address, once the email has come. */
async function confirmationLink(site: Site, email: string): Promise<string> {
  const find = () =>
    site.mails
      .filter(({ to }) => to.includes(email))
      .map(({ parsed }) => /\/confirm-email\?token=[\w.-]+/.exec(parsed.text ?? "")?.[0])
      .find(Boolean);
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return find() ?? "";
}

/** Signs somebody up, confirms their address, and has the staff give them a seat in each of these batches. */
export async function signUpStudent(
  page: Page,
  site: Site,
  { person = newPerson(), batches = [] }: { person?: Person; batches?: string[] } = {},
): Promise<Person> {
  await signUp(page, person);
  await page.goto(await confirmationLink(site, person.email));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your address is confirmed");
  for (const batchId of batches) {
    const seat = { batchId, name: person.name, email: person.email };
    const { state } = await askManage<{ state: string }>(site.dataDir, "POST", "/enrolments", seat);
    expect(state, `the seat in ${batchId}, which other tests on this site may have filled`).toBe("active");
  }
  return person;
}

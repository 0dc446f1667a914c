import type { Page } from "@playwright/test";
import { callVerbAt } from "../../support/ask-manage.ts";
import { newPerson, type Person } from "./account.ts";
import { mailedPath } from "./mails.ts";
import { sendForm } from "./send-form.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/**
 * Signs the page's browser in as a new student with a confirmed address, by the same forms as a person without opening
 * their pages, and makes the staff give them a seat in each of these batches.
 */
export async function signUpStudent(
  page: Page,
  site: Site,
  { person = newPerson(), batches = [] }: { person?: Person; batches?: string[] } = {},
): Promise<Person> {
  const context = page.context();
  await sendForm(context, site, "/sign-up", { ...person });
  await sendForm(context, site, await mailedPath(site, person.email, /\/confirm-email\?token=[\w.-]+/), {});
  for (const batchId of batches) {
    const seat = { batchId, name: person.name, email: person.email };
    const { state } = await callVerbAt<{ state: string }>(site.dataDir, "enrolPerson", seat);
    expect(state, `the seat in ${batchId}, which other tests on this site may have filled`).toBe("active");
  }
  return person;
}

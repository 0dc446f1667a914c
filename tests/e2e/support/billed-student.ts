import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callVerbAt, enterBatch } from "../../support/ask-manage.ts";
import { newBatch } from "../../support/staff.ts";
import { mailedPath } from "./mails.ts";
import type { Site } from "./site.ts";

/** A student whose fees are open, and the pages that say what is owed. */
export interface BilledStudent {
  name: string;
  /** The order's code, and the path of its page for the student, as the e-mail about it has it. */
  reference: string;
  ownPath: string;
  personId: string;
}

/** A batch that no other journey visits; returns its id. */
export async function openBatch(site: Site, fields: Partial<typeof newBatch> = {}): Promise<string> {
  const id = `plans-${randomInt(1e9)}`;
  await enterBatch(site.dataDir, { ...newBatch, id, ...fields });
  return id;
}

interface Member {
  id: string;
  person: { id: string };
}

/**
 * Gives a new student a seat and opens their fees: 6,000 rupees a month for three months, unless `terms` say otherwise.
 * `person` is what else is known of them.
 */
export async function billStudent(
  site: Site,
  batchId: string,
  terms: object = {},
  person: { phone?: string } = {},
): Promise<BilledStudent> {
  const [name, email] = [`Bilal ${randomInt(1e9)}`, `${randomUUID()}@example.com`];
  const { id } = await callVerbAt<{ id: string }>(site.dataDir, "enrolPerson", { batchId, name, email, ...person });
  const { references } = await callVerbAt<{ references: string[] }>(site.dataDir, "openFees", {
    ...{ batchId, places: [id], plan: "standard", currency: "PKR", feeFor: "month", monthly: "6000" },
    ...{ firstMonth: "2028-02", months: 3, dueDay: 5, ...terms },
  });
  const { members } = await callVerbAt<{ members: Member[] }>(site.dataDir, "showClass", batchId);
  const [reference = ""] = references;
  return {
    ...{ name, reference, personId: members.find((one) => one.id === id)?.person.id ?? "" },
    // The first e-mails of a program that has just started may take longer.
    ownPath: await mailedPath(site, email, ownPathOf(reference), 60_000),
  };
}

/** The path of an order's page for its student, in an e-mail. */
export const ownPathOf = (reference: string) => new RegExp(`/payment/${reference}\\?key=[\\w.~-]+`);

/** What a page says beside a label: "In all", "Batch". */
export function fact(within: Page | Locator, label: string): Locator {
  return within
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("~ dd")
    .first();
}

import { randomInt } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { callVerbAt, enterBatch } from "../../support/ask-manage.ts";
import { newBatch } from "../../support/staff.ts";
import type { Site } from "./site.ts";

/** The institute's day, "2026-12-05", and its month. */
export const today = () => Temporal.Now.plainDateISO("Asia/Karachi").toString();
export const thisMonth = () => today().slice(0, 7);

/** The month before or after this one by so many: "2026-11". */
export function monthFromNow(months: number): string {
  const [year = 0, month = 1] = thisMonth().split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A new batch of a course. */
export async function batchOf(site: Site, courseId: string, name: string): Promise<string> {
  const id = `fees-${randomInt(1e9)}`;
  await enterBatch(site.dataDir, { ...newBatch, id, courseId, name, seats: 200 });
  return id;
}

/** A student whose fees are open, with the order that they are asked for by. */
export interface FeePayer {
  name: string;
  phone: string;
  personId: string;
  reference: string;
}

/** The fees that are opened: of a month, due on a day of each, from a month on. */
interface Fees {
  currency?: string;
  monthly?: string;
  firstMonth?: string;
  months?: number;
  dueDay?: number;
}

/** Students of a batch whose fees are open: 6,000 rupees a month for three months, due on the 28th, unless it is said. */
export async function studentsWithFees(
  { dataDir }: Site,
  batchId: string,
  names: string[],
  fees: Fees = {},
): Promise<FeePayer[]> {
  const terms = { currency: "PKR", monthly: "6000", firstMonth: thisMonth(), months: 3, dueDay: 28, ...fees };
  const made: FeePayer[] = [];
  for (const name of names) {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const { id } = await callVerbAt<{ id: string }>(dataDir, "enrolPerson", { batchId, name, email: null, phone });
    const { references } = await callVerbAt<{ references: string[] }>(dataDir, "openFees", {
      ...{ batchId, places: [id], plan: "standard", feeFor: "month", ...terms },
    });
    const { members } = await callVerbAt<{ members: { id: string; person: { id: string } }[] }>(
      dataDir,
      "showClass",
      batchId,
    );
    const personId = members.find((one) => one.id === id)?.person.id ?? "";
    made.push({ name, phone, personId, reference: references[0] ?? "" });
  }
  return made;
}

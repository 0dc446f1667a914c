import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDurablePglite } from "#server/db/durable-pglite.ts";
import type { ReceivedMail } from "../../support/smtp.ts";
import type { Acknowledged, Sending } from "./visitors.ts";

const tables: Record<Sending, string> = {
  inquiry: "select email from inquiries",
  enrolment: "select email from enrolments where form = 'simple'",
  order: "select e.email from orders o join enrolments e on e.id = o.enrolment_id",
  proof:
    "select e.email, p.file_name from payment_proofs p join orders o on o.id = p.order_id join enrolments e on e.id = o.enrolment_id",
  booking: "select email from demo_bookings",
  account: "select email from users",
};

/**
 * Number of emails of each kind: to the visitor, and to the staff. An order's own explains how to pay; it is not sent if
 * its proof was quicker, whose own tells what arrived and the next steps.
 */
const emails: Record<Sending, { visitor: number; staff: number }> = {
  inquiry: { visitor: 1, staff: 1 },
  enrolment: { visitor: 1, staff: 1 },
  order: { visitor: 1, staff: 1 },
  proof: { visitor: 1, staff: 1 },
  booking: { visitor: 1, staff: 1 },
  account: { visitor: 1, staff: 0 },
};

/** The acknowledged data in the data folder of an ended program: the missing, and the duplicated. */
export async function auditData(dataDir: string, acknowledged: Acknowledged[]) {
  const pglite = await openDurablePglite(join(dataDir, "database"));
  try {
    return await auditRows(async (text) => (await pglite.query<Row>(text)).rows, { dataDir, acknowledged });
  } finally {
    await pglite.close();
  }
}

interface Row {
  email: string;
  file_name?: string;
}

/** The same of any database that `ask` reads from, with the files in `dataDir`. */
export async function auditRows(
  ask: (text: string) => Promise<Row[]>,
  { dataDir, acknowledged }: { dataDir: string; acknowledged: Acknowledged[] },
) {
  const counts = new Map<string, number>();
  for (const sending of Object.keys(tables) as Sending[]) {
    for (const { email, file_name: fileName } of await ask(tables[sending])) {
      if (fileName && !existsSync(join(dataDir, "files", "payment-proofs", fileName))) continue;
      const key = keyOf({ sending, email });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const times = acknowledged.map((one) => counts.get(keyOf(one)) ?? 0);
  return { lost: times.filter((found) => found === 0).length, doubled: times.filter((found) => found > 1).length };
}

const keyOf = ({ sending, email }: Acknowledged) => `${sending} ${email}`;

/**
 * The mails about acknowledged data: the number of missing ones, the subjects of unexpected ones, and the number of
 * repeats under the same Message-ID.
 */
export function auditMails(received: ReceivedMail[], acknowledged: Acknowledged[]) {
  const { came, repeated } = readMails(received);
  const due = createTally();
  const possible = createTally();
  const proved = new Set(acknowledged.flatMap(({ sending, email }) => (sending === "proof" ? [email] : [])));
  for (const { sending, email, reminders = 0, proofUnanswered } of acknowledged) {
    const { visitor, staff } = emails[sending];
    const isPossible = sending === "order" && proved.has(email);
    (isPossible ? possible : due).add(`to ${email}`, visitor + reminders);
    due.add(`about ${email}`, staff);
    if (!proofUnanswered) continue;
    for (const [key, times] of [
      ["about", emails.proof.staff],
      ["to", emails.proof.visitor],
    ] as const)
      possible.add(`${key} ${email}`, times);
  }
  let missing = 0;
  const extra: string[] = [];
  for (const [key, expected] of due.counts) {
    const subjects = [...(came.get(key)?.values() ?? [])];
    missing += Math.max(0, expected - subjects.length);
    const isRepeated = proved.has(key.replace(/^to /, "")) && new Set(subjects).size < subjects.length;
    if (isRepeated || subjects.length > expected + (possible.counts.get(key) ?? 0))
      extra.push(`${key}: ${subjects.join(", ")}`);
  }
  return { missing, extra, repeated };
}

/** The subjects of mails by recipient or named person, one for each Message-ID, and the number of repeats. */
function readMails(received: ReceivedMail[]) {
  const came = new Map<string, Map<string, string>>();
  const ids = new Set<string>();
  for (const { to, parsed } of received) {
    const { messageId = "", subject = "" } = parsed;
    const add = (key: string) => came.set(key, (came.get(key) ?? new Map()).set(messageId, subject));
    ids.add(messageId);
    for (const address of to) add(`to ${address}`);
    for (const address of namedIn(parsed)) if (!to.includes(address)) add(`about ${address}`);
  }
  return { came, repeated: received.length - ids.size };
}

/** The visitors named in a mail. Not every email to the staff may be answered to the visitor, but each names them. */
function namedIn({ text = "" }: ReceivedMail["parsed"]): Set<string> {
  return new Set(text.match(/[\w-]+@example\.com/g));
}

function createTally() {
  const counts = new Map<string, number>();
  return { counts, add: (key: string, times: number) => counts.set(key, (counts.get(key) ?? 0) + times) };
}

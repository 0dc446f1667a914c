import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { removeEmailsAbout } from "#server/db/queries/pending-jobs.ts";
import { findPersonalData, type PersonalData } from "#server/db/queries/personal-data.ts";
import {
  anonymiseOrders,
  removeAccounts,
  removeDemoBookings,
  removeOrders,
  removeRequests,
} from "#server/db/queries/removal.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { type FileRemovals, removeFiles } from "#server/services/files/file-removals.ts";
import { proofKey } from "#server/services/orders/proof.ts";
import { emailSubjectsOf, requireAnything } from "#server/services/people/export-person.ts";

interface EraseDeps {
  database: Database;
  storage: Pick<FileStorage, "remove">;
  outboxFiles: OutboxFiles;
  fileRemovals: FileRemovals;
  log: Log;
}

/** How many records were erased, and which orders remain without the person. */
export type ErasedPerson = Awaited<ReturnType<typeof erasePerson>>;

/**
 * Erases everything that is stored under an e-mail address, in small letters or capitals, in one transaction: waiting
 * emails are removed, places in classes to come are freed, and files are removed after the commit, by a job that tries
 * again until they are gone. Paid orders keep amount and date for the accounts and name nobody. Throws `not_found` if
 * there is nothing, and `conflict` while a proof of payment waits for a decision.
 */
export async function erasePerson(deps: EraseDeps, email: string) {
  const { database, outboxFiles, fileRemovals, log } = deps;
  const emails = await outboxFiles.findAbout(email);
  const { gone, erased } = await database.transaction(async (transaction) => {
    const rows = await findPersonalData(transaction, email, "lock");
    requireAnything(email, rows, emails);
    refuseUndecided(rows);
    const proofs = await eraseRows(transaction, rows);
    const gone = { keys: proofs.map(proofKey), emails };
    await fileRemovals.place(transaction, gone);
    return { gone, erased: { ...countOf(rows), outboxFiles: emails.length } };
  });
  // At once as well, in case no program runs that does the job.
  await removeFiles(deps, gone).catch((err: unknown) => log.warn({ err }, "files will be removed by a job"));
  return erased;
}

function refuseUndecided({ orders }: PersonalData) {
  const waiting = orders.filter(({ state }) => state === "proof_sent").map(({ reference }) => reference);
  if (waiting.length === 0) return;
  throw new AppError("conflict", "person.undecided", { values: { orders: waiting.join(", ") } });
}

const isPaid = ({ state }: PersonalData["orders"][number]) => state === "paid";
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Answers the names of the proofs' files. */
async function eraseRows(transaction: Database, rows: PersonalData): Promise<string[]> {
  const { inquiries, enrolmentRequests, demoBookings, accounts, orders } = rows;
  const ordered = new Set(orders.map(({ enrolmentRequestId }) => enrolmentRequestId));
  await removeEmailsAbout(transaction, emailSubjectsOf(rows));
  await removeRequests(transaction, {
    inquiries: idsOf(inquiries),
    enrolmentRequests: idsOf(enrolmentRequests).filter((id) => !ordered.has(id)),
  });
  await removeDemoBookings(transaction, idsOf(demoBookings), new Date());
  await removeAccounts(transaction, idsOf(accounts));
  const [paid, others] = [orders.filter(isPaid), orders.filter((order) => !isPaid(order))];
  return [...(await anonymiseOrders(transaction, paid)), ...(await removeOrders(transaction, others))];
}

function countOf(rows: PersonalData) {
  const paid = rows.orders.filter(isPaid);
  return {
    inquiries: rows.inquiries.length,
    enrolmentRequests: rows.enrolmentRequests.length - paid.length,
    orders: rows.orders.length - paid.length,
    proofs: rows.proofs.length,
    demoBookings: rows.demoBookings.length,
    accounts: rows.accounts.length,
    sessions: rows.sessions.length,
    /** The references of paid orders: amount and date stay in the accounts, and nobody is named. */
    anonymised: paid.map(({ reference }) => reference),
  };
}

import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { removeEmailsAbout } from "#server/db/queries/pending-jobs.ts";
import { findPerson, type PersonRows, removeAccounts, removeRequests } from "#server/db/queries/people.ts";
import { anonymiseOrders, removeDemoBookings, removeOrders } from "#server/db/queries/removal.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { type FileRemovals, removeFiles } from "#server/services/files/file-removals.ts";
import { proofKey } from "#server/services/orders/proof.ts";
import { emailSubjectsOf } from "#server/services/people/person-records.ts";

export interface EraseDeps {
  database: Database;
  storage: Pick<FileStorage, "remove">;
  outboxFiles: OutboxFiles;
  fileRemovals: FileRemovals;
  log: Log;
}

/** What went, counted; and what stayed without the person. */
export interface ErasedPerson {
  inquiries: number;
  enrolments: number;
  orders: number;
  proofs: number;
  demoBookings: number;
  accounts: number;
  sessions: number;
  outboxFiles: number;
  /** The references of paid orders: amount and date stay in the accounts, and nobody is named. */
  anonymised: string[];
}

/**
 * Erases everything that is held under an e-mail address, in small letters or capitals, in one transaction: letters that
 * wait are taken back, a place in a class to come is free again, and files go after the commit, by a job that tries
 * again until they are gone. Paid orders stay with amount and date, for the accounts, and name nobody. Once answered it
 * has happened; a second time is `not_found`. Throws `conflict` while a proof of payment waits for somebody's word.
 */
export async function erasePerson(deps: EraseDeps, email: string): Promise<ErasedPerson> {
  const { database, outboxFiles, fileRemovals, log } = deps;
  const emails = await outboxFiles.findAbout(email);
  const { gone, erased } = await database.transaction(async (transaction) => {
    const rows = await findPerson(transaction, email, "hold");
    if (emails.length === 0 && Object.values(rows).every(({ length }) => length === 0))
      throw new AppError("not_found", `Nothing is held about ${email}.`);
    refuseUndecided(rows);
    const proofs = await eraseRows(transaction, rows);
    const gone = { keys: proofs.map(proofKey), emails };
    await fileRemovals.place(transaction, gone);
    return { gone, erased: { ...countOf(rows), outboxFiles: emails.length } };
  });
  // At once as well, so that nothing is left where no program runs that does the job.
  await removeFiles(deps, gone).catch((err: unknown) => log.warn({ err }, "files will be removed by a job"));
  return erased;
}

function refuseUndecided({ orders }: PersonRows) {
  const waiting = orders.filter(({ state }) => state === "proof_sent").map(({ reference }) => reference);
  if (waiting.length === 0) return;
  const which = waiting.join(", ");
  throw new AppError("conflict", `Nobody has said yet whether ${which} is paid: confirm or reject that payment first.`);
}

const isPaid = ({ state }: PersonRows["orders"][number]) => state === "paid";

/** Answers the names of the proofs' files. */
async function eraseRows(transaction: Database, rows: PersonRows): Promise<string[]> {
  const ordered = new Set(rows.orders.map(({ enrolmentId }) => enrolmentId));
  await removeEmailsAbout(transaction, emailSubjectsOf(rows));
  await removeRequests(transaction, {
    inquiries: rows.inquiries.map(({ id }) => id),
    enrolments: rows.enrolments.map(({ id }) => id).filter((id) => !ordered.has(id)),
  });
  await removeDemoBookings(
    transaction,
    rows.demoBookings.map(({ id }) => id),
    new Date(),
  );
  await removeAccounts(
    transaction,
    rows.accounts.map(({ id }) => id),
  );
  return [
    ...(await anonymiseOrders(transaction, rows.orders.filter(isPaid))),
    ...(await removeOrders(
      transaction,
      rows.orders.filter((order) => !isPaid(order)),
    )),
  ];
}

function countOf(rows: PersonRows): Omit<ErasedPerson, "outboxFiles"> {
  const kept = rows.orders.filter(isPaid);
  return {
    inquiries: rows.inquiries.length,
    enrolments: rows.enrolments.length - kept.length,
    orders: rows.orders.length - kept.length,
    proofs: rows.proofs.length,
    demoBookings: rows.demoBookings.length,
    accounts: rows.accounts.length,
    sessions: rows.sessions.length,
    anonymised: kept.map(({ reference }) => reference),
  };
}

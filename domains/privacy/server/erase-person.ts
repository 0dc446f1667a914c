import { findAccountsWithOthers } from "#domains/accounts/server/account-people.ts";
import { anonymiseCertificates } from "#domains/certificates/server/queries.ts";
import { endCardPayments, refuseRenewing } from "#domains/money/server/cards/end-card-payments.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { proofKey } from "#domains/money/server/proof.ts";
import { releaseHolds, type SeatDeps, withdrawSeat } from "#domains/seats/server/seats.ts";
import { removeQuestionsOf } from "#domains/talk/server/question-queries.ts";
import { removeWorkOf } from "#domains/work/server/hand-in-queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { removeEmailsAbout } from "#server/jobs/pending.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { mailFileName, type OutboxFiles } from "#server/mail/port.ts";
import { type FileRemovals, removeFiles } from "#server/storage/file-removals.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { emailSubjectsOf, findEmailFiles, requireAnything } from "./export-person.ts";
import { addressesOf, findPersonalData, type PersonalData, type Whose } from "./personal-data.ts";
import {
  anonymiseOrders,
  removeAccounts,
  removeDemoBookings,
  removeEnrolments,
  removeLeads,
  removeOrders,
  removePeople,
  removeQuizAttempts,
  removeRequests,
} from "./removal.ts";

interface EraseDeps extends SeatDeps {
  database: Database;
  storage: Pick<FileStorage, "remove">;
  outboxFiles: OutboxFiles;
  fileRemovals: FileRemovals;
  /** It has to end its recurring charges. */
  provider: PaymentProvider;
  log: Log;
}

/** The number of erased records, and the orders that remain without the person. */
export type ErasedPerson = Awaited<ReturnType<typeof erasePerson>>;

/**
 * Erases everything that is stored about a person, in one transaction: waiting emails are removed, places in upcoming
 * demo classes are freed, seats in batches go to the next person waiting, and files are removed after the commit, by a
 * job that retries until they are gone. By an e-mail address or a card that includes the people merged with its person; by an
 * account only one person's data, and the account with its last person. Paid orders keep amount, date and place for the
 * accounts but name no one; certificates keep what they certify without the name. Their card payments are ended before,
 * at the provider. `told` are emails that say so. Throws `not_found` if there is nothing, and `conflict` for a member of staff, while a proof of
 * payment waits for a decision, or if the provider cannot end a subscription: then nothing is erased.
 */
export async function erasePerson(deps: EraseDeps, actor: Actor, whose: Whose, told: EmailRequest[] = []) {
  const { database, fileRemovals, log } = deps;
  const emails = await findEmailFiles(deps, whose);
  const known = await findPersonalData(database, whose);
  requireAnything(whose, known, emails);
  refuseMembers(known);
  refuseUndecided(known);
  await endCardPayments(deps, known.orders);
  const { gone, erased } = await database.transaction(async (transaction) => {
    const found = await findPersonalData(transaction, whose, "lock");
    requireAnything(whose, found, emails);
    refuseMembers(found);
    refuseUndecided(found);
    const rows = await withoutAccountsThatStay(transaction, whose, found);
    // The person may have paid by card in between.
    await refuseRenewing(transaction, rows.orders);
    const { proofs, mails, papers } = await eraseRows(deps, transaction, actor, rows);
    const pictures = rows.questions.flatMap(({ pictureKey }) => pictureKey ?? []);
    const mailed = rows.replyFiles.map(({ fileKey }) => fileKey);
    const handedIn = rows.handInFiles.map((file) => file.storageKey);
    const keys = [...proofs.map(proofKey), ...[...handedIn, ...pictures, ...mailed].map(storageKey), ...papers];
    const gone = { keys, emails: [...new Set([...emails, ...mails.map(mailFileName)])] };
    await fileRemovals.place(transaction, gone);
    const leading = rows.people.find(({ mergedInto }) => mergedInto === null) ?? rows.people[0];
    const subjectId = leading?.id ?? rows.accounts[0]?.id ?? "";
    await audit(transaction, actor, { verb: "erasePerson", subject: "person", subjectId }, new Date());
    await deps.emailQueue.enqueue(transaction, told);
    return { gone, erased: { ...countOf(rows), outboxFiles: emails.length } };
  });
  // At once as well, in case no running program does the job.
  await removeFiles(deps, gone).catch((err: unknown) => log.warn({ err }, "files will be removed by a job"));
  return erased;
}

/** A staff account is never erased here: the member is removed from the staff first, which keeps the last owner. */
function refuseMembers({ members: [member] }: PersonalData) {
  if (member) throw new AppError("conflict", "person.onStaff", { values: { email: member.email } });
}

/** The rows without the accounts that also have other people: only one whose own address is erased goes too. */
async function withoutAccountsThatStay(transaction: Database, whose: Whose, rows: PersonalData): Promise<PersonalData> {
  const personIds = idsOf(rows.people);
  const stay = await findAccountsWithOthers(transaction, { accountIds: idsOf(rows.accounts), personIds });
  const addresses = await addressesOf(transaction, whose, rows.people);
  const goes = ({ id, email }: { id: string; email: string }) => !stay.includes(id) || addresses.includes(email);
  const accounts = rows.accounts.filter(goes);
  const isTheirs = (userId: string) => accounts.some(({ id }) => id === userId);
  return {
    ...rows,
    accounts,
    sessions: rows.sessions.filter(({ userId }) => isTheirs(userId)),
    passwordResets: rows.passwordResets.filter(({ value }) => isTheirs(value)),
  };
}

function refuseUndecided({ orders }: PersonalData) {
  const waiting = orders.filter(({ state }) => state === "proof_sent").map(({ reference }) => reference);
  if (waiting.length === 0) return;
  throw new AppError("conflict", "person.undecided", { values: { orders: waiting.join(", ") } });
}

/** The orders with a payment: their amounts stay in the accounts. */
function ordersWithMoney({ orders, ledger }: PersonalData): PersonalData["orders"] {
  const paidIds = new Set(ledger.filter(({ kind }) => kind === "payment").map(({ orderId }) => orderId));
  return orders.filter(({ id, state }) => state === "paid" || paidIds.has(id));
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Returns the names of the proofs' files, the keys of papers, and the ids of the emails; some of these may just be being written. */
async function eraseRows(deps: SeatDeps, transaction: Database, actor: Actor, rows: PersonalData) {
  const { people, inquiries, enrolmentRequests, demoBookings, accounts, orders } = rows;
  const ordered = new Set(orders.map(({ enrolmentRequestId }) => enrolmentRequestId));
  await removeLeads(transaction, {
    personIds: idsOf(people),
    about: idsOf([...inquiries, ...enrolmentRequests, ...demoBookings]),
  });
  await removeRequests(transaction, {
    inquiries: idsOf(inquiries),
    enrolmentRequests: idsOf(enrolmentRequests).filter((id) => !ordered.has(id)),
  });
  await removeDemoBookings(transaction, idsOf(demoBookings), new Date());
  await removeAccounts(transaction, idsOf(accounts));
  const paid = ordersWithMoney(rows);
  const others = orders.filter((order) => !paid.includes(order));
  const proofs = [...(await anonymiseOrders(transaction, paid)), ...(await removeOrders(transaction, others))];
  await removeQuizAttempts(transaction, idsOf(rows.enrolments));
  await anonymiseCertificates(transaction, idsOf(rows.certificates));
  await withdrawFromBatches(deps, transaction, actor, rows.enrolments);
  await removeWorkOf(transaction, idsOf(rows.enrolments));
  await removeQuestionsOf(transaction, idsOf(rows.enrolments));
  const papers = await removePeople(transaction, idsOf(people));
  return { proofs, papers, mails: await removeEmailsAbout(transaction, emailSubjectsOf(rows)) };
}

/** Takes a person out of every batch; a place that an order refers to stays, withdrawn or completed. */
async function withdrawFromBatches(
  deps: SeatDeps,
  transaction: Database,
  actor: Actor,
  enrolments: PersonalData["enrolments"],
): Promise<void> {
  // Batch by batch in the order in which a move locks them, so that two transactions never wait for each other.
  const byBatch = [...Map.groupBy(enrolments, ({ batchId }) => batchId)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  for (const [batchId, places] of byBatch) {
    // Places on the waiting list first: a freed seat must not be offered to the person who leaves.
    const order = [...places].sort((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));
    for (const { id, state } of order) if (state !== "completed") await withdrawSeat(deps, transaction, id, actor);
    await removeEnrolments(transaction, idsOf(places));
    if (places.some(({ state }) => state === "completed")) await releaseHolds(deps, transaction, batchId);
  }
}

const isWaiting = ({ state }: { state: string }) => state === "waitlisted";

function countOf(rows: PersonalData) {
  const paid = ordersWithMoney(rows);
  return {
    inquiries: rows.inquiries.length,
    leads: rows.leads.length,
    enrolments: rows.enrolments.filter(({ state }) => state !== "withdrawn").length,
    handIns: rows.handIns.length,
    grades: rows.grades.length,
    enrolmentRequests:
      rows.enrolmentRequests.length - paid.filter(({ enrolmentRequestId }) => enrolmentRequestId !== null).length,
    orders: rows.orders.length - paid.length,
    proofs: rows.proofs.length,
    demoBookings: rows.demoBookings.length,
    certificates: rows.certificates.length,
    accounts: rows.accounts.length,
    sessions: rows.sessions.length,
    /** The references of paid orders: amount and date stay in the accounts, without a name. */
    anonymised: paid.map(({ reference }) => reference),
  };
}

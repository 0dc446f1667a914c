import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { findEmailsAbout } from "#server/jobs/pending.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import { findAddresses, findPersonalData, type PersonalData, type Whose } from "./personal-data.ts";

/**
 * Everything that is stored about a person, in a form to hand over to them: it contains no secret of the program. By an
 * e-mail address that includes the people merged with its person; by an account only one person's data. Throws
 * `not_found` if there is nothing.
 */
export async function exportPerson(
  { database, outboxFiles }: { database: Database; outboxFiles: OutboxFiles },
  whose: Whose,
) {
  const files = await findEmailFiles({ database, outboxFiles }, whose);
  const rows = await findPersonalData(database, whose);
  requireAnything(whose, rows, files);
  const of = <Row extends { orderId: string }>(found: Row[], id: string) =>
    found.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...row }) => row);
  return {
    email: "email" in whose ? whose.email : (rows.people[0]?.email ?? rows.accounts[0]?.email ?? null),
    /** By an address, merged people too. */
    people: rows.people,
    // The other people of a merge are for staff to know.
    merges: "email" in whose ? rows.merges : rows.merges.map(({ at, undoneAt }) => ({ at, undoneAt })),
    leads: rows.leads,
    /** Messages from staff to the person, and their notes. */
    messages: rows.messages.map(({ authorId: _, ...message }) => message),
    enrolments: rows.enrolments,
    /** All marks given in a class, the earliest first. */
    attendance: rows.attendance,
    quizzes: rows.quizAttempts.map(({ seed: _, ...attempt }) => ({
      ...attempt,
      answers: rows.quizAnswers
        .filter(({ attemptId }) => attemptId === attempt.id)
        .map(({ attemptId: _attempt, ...answer }) => answer),
    })),
    handIns: rows.handIns.map(({ key: _, ...row }) => row),
    handInFiles: rows.handInFiles.map(({ storageKey: _, ...row }) => row),
    grades: rows.grades,
    certificates: rows.certificates,
    inquiries: rows.inquiries,
    enrolmentRequests: rows.enrolmentRequests.map(({ idempotencyKey: _key, fingerprint: _print, ...row }) => row),
    orders: rows.orders.map((order) => ({
      ...order,
      changes: of(rows.changes, order.id).map(({ state, at }) => ({ state, at })),
      ledger: of(rows.ledger, order.id),
      discounts: of(rows.discountUses, order.id),
      proofs: of(rows.proofs, order.id),
      // Anyone with the address of a checkout could pay there, and see its sum.
      checkouts: of(rows.checkouts, order.id).map(({ url: _, ...checkout }) => checkout),
      notices: rows.events
        .filter(({ reference }) => reference === order.reference)
        .map(({ reference: _, ...event }) => event),
    })),
    demoBookings: rows.demoBookings.map(({ formKey: _, ...row }) => row),
    lectureProgress: rows.progress.map(({ userId: _, ...row }) => row),
    account: accountOf(rows),
    /** Emails still to be sent, and the names of those stored as files under DATA_DIR/outbox. */
    emails: { waiting: await findEmailsAbout(database, emailSubjectsOf(rows)), files },
  };
}

/** The names of the files that mention one of a person's addresses. */
export async function findEmailFiles(
  { database, outboxFiles }: { database: Database; outboxFiles: OutboxFiles },
  whose: Whose,
): Promise<string[]> {
  const found: string[] = [];
  for (const address of await findAddresses(database, whose)) found.push(...(await outboxFiles.findAbout(address)));
  return [...new Set(found)];
}

function accountOf({ accounts, sessions, credentials, passwordResets }: PersonalData): object | null {
  const [account] = accounts;
  if (!account) return null;
  return {
    ...account,
    sessions: sessions.map(({ token: _token, userId: _user, ...session }) => session),
    passwordSetAt: credentials.find(({ password }) => password !== null)?.updatedAt ?? null,
    passwordResets: passwordResets.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  };
}

/** Throws `not_found` if neither a row nor a file is about this address or account. */
export function requireAnything(whose: Whose, rows: PersonalData, files: string[]): void {
  if (files.length > 0 || Object.values(rows).some(({ length }) => length > 0)) return;
  const email = "email" in whose ? whose.email : whose.accountId;
  throw new AppError("not_found", "person.nothing", { values: { email } });
}

/** The ids by which emails about a person's records are queued. */
export function emailSubjectsOf(rows: PersonalData): string[] {
  const { inquiries, enrolmentRequests, enrolments, orders, proofs, events, demoBookings, accounts, messages } = rows;
  const { certificates } = rows;
  const records = [
    ...[inquiries, enrolmentRequests, enrolments, orders, proofs, events, demoBookings, accounts, messages],
    certificates,
  ];
  const ids = records.flat().map(({ id }) => id);
  return [...ids, ...rows.passwordResets.map(({ identifier }) => identifier.split(":").at(-1) ?? identifier)];
}

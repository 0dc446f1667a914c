import type { Database } from "#server/db/client.ts";
import { findEmailsAbout } from "#server/db/queries/pending-jobs.ts";
import type { PersonRows } from "#server/db/queries/people.ts";

/** The ids that emails about a person's records are ordered by. */
export function emailSubjectsOf(rows: PersonRows): string[] {
  const { inquiries, enrolments, orders, proofs, notices, demoBookings, accounts, passwordResets } = rows;
  const ids = [inquiries, enrolments, orders, proofs, notices, demoBookings, accounts].flat().map(({ id }) => id);
  return [...ids, ...passwordResets.map(({ identifier }) => identifier.split(":").at(-1) ?? identifier)];
}

/** Everything that is held about a person, fit to be handed to them: no secret of the program's is in it. */
export interface PersonRecords {
  email: string;
  inquiries: object[];
  enrolments: object[];
  orders: object[];
  demoBookings: object[];
  account: object | null;
  emails: {
    /** What is still to be sent, and not before when. */
    waiting: { email: string; notBefore: Date }[];
    /** The mails that name them and are kept as files, under DATA_DIR/outbox. */
    files: string[];
  };
}

/** Puts what was found about a person into the words of `PersonRecords`. */
export async function describePerson(
  database: Database,
  email: string,
  { rows, files }: { rows: PersonRows; files: string[] },
): Promise<PersonRecords> {
  const of = <Row extends { orderId: string }>(found: Row[], id: string) =>
    found.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...row }) => row);
  return {
    email,
    inquiries: rows.inquiries,
    enrolments: rows.enrolments.map(({ idempotencyKey: _key, fingerprint: _print, ...row }) => row),
    orders: rows.orders.map((order) => ({
      ...order,
      changes: of(rows.changes, order.id).map(({ state, at }) => ({ state, at })),
      proofs: of(rows.proofs, order.id),
      // Anybody who has the address of a checkout could pay there, and see its sum.
      checkouts: of(rows.checkouts, order.id).map(({ url: _, ...checkout }) => checkout),
      notices: rows.notices
        .filter(({ reference }) => reference === order.reference)
        .map(({ reference: _, ...notice }) => notice),
    })),
    demoBookings: rows.demoBookings.map(({ formKey: _, ...row }) => row),
    account: accountOf(rows),
    emails: { waiting: await findEmailsAbout(database, emailSubjectsOf(rows)), files },
  };
}

function accountOf({ accounts, sessions, credentials, passwordResets }: PersonRows): object | null {
  const [account] = accounts;
  if (!account) return null;
  return {
    ...account,
    sessions: sessions.map(({ token: _token, userId: _user, ...session }) => session),
    passwordSetAt: credentials.find(({ password }) => password !== null)?.updatedAt ?? null,
    passwordResets: passwordResets.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  };
}

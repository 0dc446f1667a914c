import type { Database } from "#server/db/client.ts";
import { expired, type RemoveSome } from "#server/db/queries/expired.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import type { FileRemovals } from "#server/services/files/file-removals.ts";
import { proofKey } from "#server/services/orders/proof.ts";
import { retention, type Term } from "#shared/content/retention.ts";
import { day } from "#shared/rules/durations.ts";

export interface RetentionDeps {
  database: Database;
  fileRemovals: FileRemovals;
  outboxFiles: OutboxFiles;
}

/** How many records go in one transaction: others wait for one at most that long. */
const batch = 200;

/** Which term each removal keeps to. Orders go before the enrolments they are for. */
const terms: Record<keyof typeof expired, Term> = {
  unpaidOrders: retention.unpaidOrders,
  paidOrders: retention.paidOrders,
  proofs: retention.proofs,
  cardCheckouts: retention.cardPayments,
  paymentEvents: retention.cardPayments,
  enrolments: retention.enrolments,
  inquiries: retention.inquiries,
  demoBookings: retention.demoBookings,
  demoSlots: retention.demoBookings,
  sessions: retention.sessions,
  passwordResets: retention.passwordResets,
  knownNetworks: retention.knownNetworks,
  assistantQuestions: retention.assistantQuestions,
};

/** How many records of each kind went; kinds of which none did are left out. */
export type Erased = Partial<Record<keyof typeof expired | "emails", number>>;

/**
 * Erases or anonymises everything whose time is over at `now`, by the terms of `shared/content/retention`. In small
 * steps: broken off, it goes on the next time; run twice, it does nothing the second time.
 */
export async function eraseExpired(deps: RetentionDeps, now: Date): Promise<Erased> {
  const before = ({ days }: Term) => new Date(now.getTime() - days * day);
  const erased: Erased = {};
  for (const name of Object.keys(terms) as (keyof typeof expired)[]) {
    const count = await eraseAll(deps, expired[name], before(terms[name]));
    if (count > 0) erased[name] = count;
  }
  const emails = await deps.outboxFiles.findBefore(before(retention.emails));
  await deps.outboxFiles.remove(emails);
  return emails.length > 0 ? { ...erased, emails: emails.length } : erased;
}

async function eraseAll({ database, fileRemovals }: RetentionDeps, remove: RemoveSome, before: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { count, proofs } = await remove(transaction, before, batch);
      if (proofs.length > 0) await fileRemovals.place(transaction, { keys: proofs.map(proofKey), emails: [] });
      return count;
    });
    erased += count;
    if (count < batch) return erased;
  }
}

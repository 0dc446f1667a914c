import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#server/db/client.ts";
import { insertInquiries, type NewInquiry } from "#server/db/queries/inquiries.ts";
import type { MailOrder, MailOrders } from "#server/services/mail/mail-orders.ts";

interface Needs {
  database: Database;
  mailOrders: MailOrders;
}

interface Waiting {
  inquiry: NewInquiry;
  done: PromiseWithResolvers<void>;
}

/** Keeps inquiries. */
export interface InquiryLedger {
  /** Resolves once the inquiry and its two mail jobs are committed, in one transaction. Throws what the database throws. */
  keep(inquiry: NewInquiry): Promise<void>;
}

/** How many inquiries share a transaction at most. */
const groupLimit = 100;

/**
 * Inquiries that arrive while a transaction is being committed wait for it and share the next one: a rush costs one
 * disk sync for many, and a lone inquiry waits for nobody. If a shared transaction fails, each of its inquiries gets
 * one of its own, so one cannot take others down with it.
 */
export function createInquiryLedger({ database, mailOrders }: Needs): InquiryLedger {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const commit = (group: Waiting[]) =>
    database.transaction(async (transaction) => {
      const rows = group.map((one) => one.inquiry);
      await insertInquiries(transaction, rows);
      await mailOrders.place(transaction, rows.flatMap(mailsAbout));
    });

  async function settle(group: Waiting[]): Promise<void> {
    try {
      await commit(group);
      for (const one of group) one.done.resolve();
    } catch (error) {
      if (group.length === 1) group[0]?.done.reject(error);
      else for (const one of group) await settle([one]);
    }
  }

  async function writeAll() {
    isWriting = true;
    while (waiting.length > 0) {
      // The embedded database works on this thread: only between two turns can further inquiries come in.
      await nextTurn();
      const group = waiting.slice(0, groupLimit);
      waiting = waiting.slice(groupLimit);
      await settle(group);
    }
    isWriting = false;
  }

  return {
    keep(inquiry) {
      const done = Promise.withResolvers<void>();
      waiting.push({ inquiry, done });
      if (!isWriting) void writeAll();
      return done.promise;
    },
  };
}

function mailsAbout({ id }: NewInquiry): MailOrder[] {
  return [
    { letter: "inquiry-notice", about: id },
    { letter: "inquiry-acknowledgement", about: id },
  ];
}

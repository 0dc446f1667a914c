import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#server/db/client.ts";
import { isOutage } from "#server/db/outage.ts";
import { insertInquiries, type NewInquiry } from "#server/db/queries/inquiries.ts";
import type { EmailQueue, EmailRequest } from "#server/services/mail/email-queue.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

interface Waiting {
  inquiry: NewInquiry;
  done: PromiseWithResolvers<void>;
}

/** Keeps inquiries. */
export interface InquiryWriter {
  /**
   * Resolves once the inquiry and its two mail jobs are committed, in one transaction. An inquiry whose id is kept already
   * is not kept again. Throws what the database throws.
   */
  keep(inquiry: NewInquiry): Promise<void>;
}

/** How many inquiries share a transaction at most. */
const groupLimit = 100;
/**
 * How soon an outage has to show for the same transaction to be worth a second try, in milliseconds: a connection that
 * broke says so at once and is replaced; a server that does not answer would take the visitors' time twice.
 */
const soon = 1_000;

/**
 * Inquiries that arrive while a transaction is being committed wait for it and share the next one: a rush costs one
 * disk sync for many, and a lone inquiry waits for nobody. If a shared transaction fails, each of its inquiries gets
 * one of its own, so one cannot take others down with it. In an outage everything that waits fails at once instead.
 */
export function createInquiryWriter({ database, emailQueue }: Deps): InquiryWriter {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const commit = (group: Waiting[]) =>
    database.transaction(async (transaction) => {
      const rows = group.map((one) => one.inquiry);
      // Where the answer to a commit was lost, the second try finds its own rows; their mails are queued with them.
      const inserted = await insertInquiries(transaction, rows);
      if (inserted.length > 0) await emailQueue.enqueue(transaction, inserted.flatMap(mailsAbout));
    });

  /** Commits, once more where a connection broke. */
  async function commitSurely(group: Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await commit(group);
    } catch (error) {
      if (!isOutage(error) || performance.now() - began > soon) throw error;
      await commit(group);
    }
  }

  async function settle(group: Waiting[]): Promise<void> {
    try {
      await commitSurely(group);
      for (const one of group) one.done.resolve();
    } catch (error) {
      if (isOutage(error)) refuse([...group, ...waiting.splice(0)], error);
      else if (group.length === 1) refuse(group, error);
      else for (const one of group) await settle([one]);
    }
  }

  async function writeAll() {
    isWriting = true;
    while (waiting.length > 0) {
      // The embedded database works on this thread: only between two turns can further inquiries come in.
      await nextTurn();
      await settle(waiting.splice(0, groupLimit));
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

function refuse(group: Waiting[], error: unknown) {
  for (const one of group) one.done.reject(error);
}

function mailsAbout(id: string): EmailRequest[] {
  return [
    { email: "inquiry-staff", about: id },
    { email: "inquiry-acknowledgement", about: id },
  ];
}

import { createHmac, randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { hour, minute } from "#shared/durations.ts";
import type { EmailQueue } from "./email-queue.ts";
import {
  findOpenSpans,
  findTurns,
  insertSpans,
  insertTurns,
  lockCounted,
  type MailSpan,
  type MailTurn,
} from "./mail-turn-queries.ts";
import { mailboxKey } from "./mailbox-key.ts";
import type { MailPool } from "./tables.ts";

/** Number of a pool's emails that one mailbox gets at once, and the period; the others become one email at the end. */
const mailLimits: Record<MailPool, { times: number; within: number }> = {
  forms: { times: 3, within: hour },
  account: { times: 5, within: hour },
  // Staff change a timetable class by class: the first change is sent at once, the others together.
  classes: { times: 1, within: 5 * minute },
};

/** An email to be counted: the mail's id, its kind and subject, and the address it goes to. */
export interface CountedMail {
  id: string;
  email: string;
  about: string;
  pool: MailPool;
  address: string;
}

/** Whether a mail goes now, or is held back and summarised in one email at the end of its span. */
export type Turn = "now" | "held";

/** Gives emails their turns, each once for good. */
export interface MailTurns {
  take(mails: CountedMail[]): Promise<Map<string, Turn>>;
}

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  /** Keeps a reader of the database from seeing whose mailbox is counted. */
  secret: string;
}

/**
 * Turns kept in the database: for all processes together, and across restarts and crashes. Every mail is counted once,
 * by its id; one that is held back is committed together with the job of its summary email.
 */
export function createMailTurns({ database, emailQueue, secret }: Deps): MailTurns {
  const recipientOf = (address: string) =>
    createHmac("sha256", secret)
      .update(`mail-turns\n${mailboxKey(address)}`)
      .digest("base64url");
  return {
    async take(mails) {
      if (mails.length === 0) return new Map();
      const asked = mails.map((mail) => ({ ...mail, recipient: recipientOf(mail.address) }));
      return await database.transaction(async (transaction) => {
        const now = await lockCounted(transaction, asked);
        const ids = asked.map(({ id }) => id);
        const turns = await findTurns(transaction, ids);
        const recipients = [...new Set(asked.map(({ recipient }) => recipient))];
        const spans = createSpans(await findOpenSpans(transaction, recipients, now), now);
        const added: MailTurn[] = [];
        for (const { id, email, about, pool, recipient } of asked) {
          if (turns.has(id)) continue;
          const { spanId, turn } = spans.next({ recipient, pool });
          const held = turn === "held" ? { email, about } : { email: null, about: null };
          const row = { mailId: id, spanId, at: now, ...held };
          turns.set(id, row);
          added.push(row);
        }
        await insertSpans(transaction, spans.begun);
        await insertTurns(transaction, added);
        for (const { id, endsAt } of spans.firstHeld)
          await emailQueue.enqueue(transaction, [{ email: "held-emails", about: id }], endsAt);
        return new Map(ids.map((id) => [id, turns.get(id)?.email ? "held" : "now"]));
      });
    },
  };
}

/** Continues the counts of open spans, and begins others. */
function createSpans(found: Awaited<ReturnType<typeof findOpenSpans>>, now: Date) {
  const key = ({ recipient, pool }: Pick<MailSpan, "recipient" | "pool">) => `${pool} ${recipient}`;
  // A clock that was set back leaves spans that end too late.
  const isOfNow = ({ endsAt, pool }: MailSpan) => endsAt.getTime() - now.getTime() <= mailLimits[pool].within;
  const open = new Map(found.filter(({ span }) => isOfNow(span)).map((one) => [key(one.span), { ...one }]));
  const begun: MailSpan[] = [];
  const firstHeld: MailSpan[] = [];
  const begin = (counted: Pick<MailSpan, "recipient" | "pool">) => {
    const endsAt = new Date(now.getTime() + mailLimits[counted.pool].within);
    const span = { id: randomUUID(), ...counted, endsAt, closedAt: null };
    begun.push(span);
    const counts = { span, went: 0, held: 0 };
    open.set(key(counted), counts);
    return counts;
  };
  return {
    begun,
    /** The spans in which an email is held back for the first time. */
    firstHeld,
    next(counted: Pick<MailSpan, "recipient" | "pool">): { spanId: string; turn: Turn } {
      const counts = open.get(key(counted)) ?? begin(counted);
      const { span } = counts;
      if (counts.went < mailLimits[span.pool].times) {
        counts.went += 1;
        return { spanId: span.id, turn: "now" };
      }
      if (counts.held === 0) firstHeld.push(span);
      counts.held += 1;
      return { spanId: span.id, turn: "held" };
    },
  };
}

import type { Database } from "#server/db/client.ts";
import type { EmailKind, HeldEmailKind } from "./email-queue.ts";
import type { EmailMessage, EmailWriter } from "./email-writer.ts";
import type * as templates from "./held-emails.tsx";
import { closeSpan, findHeldTurns, findSpan, lockCounted, type MailSpan } from "./mail-turn-queries.ts";
import type { Written } from "./parts.tsx";
import type { EmailWriters } from "./send-mails.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  /** The writers of held emails. */
  writers: Omit<EmailWriters, HeldEmailKind>;
}

/** Number of emails listed in a summary, and of others that it counts: mail programs cut off long mails. */
const mostTold = 30;

/**
 * The writer of the email at the end of a span: it closes the span, so that nothing is added that the email does not
 * report. Outdated emails are left out. A single email goes unchanged, and of an account's links the newest of each
 * kind; several become one summary.
 */
export function writeHeldEmails(deps: Deps): Record<HeldEmailKind, EmailWriter> {
  return {
    "held-emails": async (spanIds) => {
      const written = new Map<string, EmailMessage>();
      for (const spanId of spanIds) {
        const message = await writeSpan(deps, spanId);
        if (message) written.set(spanId, message);
      }
      return written;
    },
  };
}

async function writeSpan(deps: Deps, spanId: string): Promise<EmailMessage | null> {
  const span = await findSpan(deps.database, spanId);
  if (!span) return null;
  const held = await deps.database.transaction(async (transaction) => {
    const now = await lockCounted(transaction, [span]);
    await closeSpan(transaction, spanId, now);
    return await findHeldTurns(transaction, spanId);
  });
  const messages = await writeAll(deps.writers, span, held);
  const newest = messages.at(-1);
  if (!newest || messages.length === 1) return newest ?? null;
  const told = messages.slice(-mostTold);
  const facts = {
    name: newest.to.name,
    told: told.map(({ subject, brief }) => ({ subject, ...(brief ?? { lines: [], action: null }) })),
    more: messages.length - told.length,
  };
  return { ...deps.emails.heldEmails(facts), to: newest.to, endsOnRefusal: true };
}

/** The held emails in their current form: one per record, newest last. */
async function writeAll(
  writers: Deps["writers"],
  { pool }: MailSpan,
  held: { email: string; about: string }[],
): Promise<EmailMessage[]> {
  const kinds = [...new Set(held.map(({ email }) => email))];
  const written = new Map<string, EmailMessage>();
  for (const email of kinds) {
    // A newer release's: a process of that release writes it at a later try.
    if (!isKind(writers, email)) throw new Error(`The email ${email} is not known.`);
    const abouts = [...new Set(held.filter((one) => one.email === email).map(({ about }) => about))];
    for (const [about, message] of await writers[email](abouts)) written.set(`${email} ${about}`, message);
  }
  const newest = new Map<string, EmailMessage>();
  for (const one of held) {
    const message = written.get(`${one.email} ${one.about}`);
    if (!message) continue;
    // The last of several about one record, or of one kind of link, counts, in the last one's place.
    const subject = pool === "account" ? one.email : `${one.email} ${one.about}`;
    newest.delete(subject);
    newest.set(subject, message);
  }
  return [...newest.values()];
}

function isKind(writers: Deps["writers"], name: string): name is Exclude<EmailKind, HeldEmailKind> {
  return Object.hasOwn(writers, name);
}

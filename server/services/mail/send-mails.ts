import { setImmediate as nextTurn } from "node:timers/promises";
import { type Mail, type Mailer, MailRefusedError } from "#server/integrations/mail/port.ts";
import type { LetterName, MailOrder } from "#server/services/mail/mail-orders.ts";

/** A mail but for its id. */
export interface Draft extends Omit<Mail, "id"> {
  /**
   * Whether a refused recipient ends it. A visitor's mistyped address never gets better; the staff's inbox may, once
   * somebody mends the setting.
   */
  endsOnRefusal: boolean;
}

/**
 * Writes one kind of letter about several records at a time; answers record id → draft. A record that is gone, or that
 * no longer needs the letter, is left out.
 */
export type LetterWriter = (recordIds: string[]) => Promise<Map<string, Draft>>;

export type LetterWriters = Record<LetterName, LetterWriter>;

export interface MailNeeds {
  mailer: Mailer;
  writers: LetterWriters;
}

export interface QueuedMail extends MailOrder {
  /** Names the mail for good, so that a repeat is the same mail. */
  id: string;
}

/** How a mail went: sent, worth another try, or never to be sent; `reason` names no person. */
export type MailOutcome = { id: string } & ({ went: "sent" } | { went: "later" | "never"; reason: string });

/** How many mails are under way at a time. */
const lanes = 10;

/**
 * Writes and sends mails. Answers how each went and does not throw for one that fails; between two mails the program's
 * other work has its turn.
 */
export async function sendMails(needs: MailNeeds, mails: QueuedMail[]): Promise<MailOutcome[]> {
  const waiting = await write(needs.writers, mails);
  const outcomes: MailOutcome[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await nextTurn();
      outcomes.push(await attempt(needs.mailer, next.id, next.draft));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

async function write(writers: LetterWriters, mails: QueuedMail[]): Promise<{ id: string; draft?: Draft }[]> {
  const byLetter = Map.groupBy(mails, ({ letter }) => letter);
  const written = [...byLetter].map(async ([letter, sameLetter]) => {
    const drafts = await writers[letter]([...new Set(sameLetter.map(({ about }) => about))]);
    return sameLetter.map(({ id, about }) => ({ id, draft: drafts.get(about) }));
  });
  return (await Promise.all(written)).flat().map(({ id, draft }) => (draft ? { id, draft } : { id }));
}

async function attempt(mailer: Mailer, id: string, draft?: Draft): Promise<MailOutcome> {
  if (!draft) return { id, went: "never", reason: "nothing to write about" };
  const { endsOnRefusal, ...mail } = draft;
  try {
    await mailer.send({ id, ...mail });
    return { id, went: "sent" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const isForGood = error instanceof MailRefusedError && endsOnRefusal;
    return isForGood ? { id, went: "never", reason: "address refused" } : { id, went: "later", reason };
  }
}

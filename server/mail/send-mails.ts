import { setImmediate as nextTurn } from "node:timers/promises";
import { isOutage } from "#server/db/outage.ts";
import type { EmailMessage, EmailWriter } from "./email-writer.ts";
import type { CountedMail, MailTurns, Turn } from "./mail-turns.ts";
import { type Mailer, MailRefusedError } from "./port.ts";

/** The writer of each kind of email, by its name. */
export type EmailWriters = ReadonlyMap<string, EmailWriter>;

/** The addresses that a mail server has refused for good and not taken an email for since. */
export interface RefusedAddresses {
  /** Those of these that are marked. */
  find(addresses: string[]): Promise<Set<string>>;
  /** Marks an address, with the server's answer. */
  mark(address: string, answer: string): Promise<void>;
  /** Takes the mark away. */
  clear(address: string): Promise<void>;
}

export interface MailDeps {
  mailer: Mailer;
  refusedAddresses: RefusedAddresses;
  writers: EmailWriters;
  /** Limit on emails to one mailbox at once: a stranger may type its address into our forms again and again. */
  turns: MailTurns;
  sent: {
    /** Whether this process has sent the mail already, although its job came back. */
    has(id: string): boolean;
    /** Records a sent mail; the next one waits for it. */
    add(id: string): Promise<void>;
  };
  /**
   * Whether this process still holds the mail's job. It is asked before each attempt, because a batch may take longer
   * than the queue waits for it: a job that another process holds would be sent twice. Throws the database's errors.
   */
  isHeld(id: string): Promise<boolean>;
  /** Whether the mail's job was removed: its person was erased meanwhile. */
  isRemoved(id: string): Promise<boolean>;
  /** Whether the database has failed for good, so that this process ends and forgets its sent mails. */
  isEnding(): boolean;
}

export interface QueuedMail {
  /** Identifies the mail for good, so that a repeat is the same mail. */
  id: string;
  /** Its kind, and what its request names. */
  email: string;
  about: string;
}

/**
 * The outcome of a mail: sent, held back for a summary email, worth another try, or never to be sent. `reason` names no
 * person.
 */
export type MailOutcome = { id: string } & (
  | { went: "sent" }
  | { went: "held" }
  | { went: "later" | "never"; reason: string }
);

/** Number of mails sent at a time. */
const lanes = 10;

/**
 * Writes and sends mails, and returns the outcome of each; a mail that fails does not make it throw. Other work of the
 * program gets a turn between two mails. A process that is ending starts no further mail: its successor would send it
 * again.
 */
export async function sendMails(deps: MailDeps, mails: QueuedMail[]): Promise<MailOutcome[]> {
  const repeated = mails.filter(({ id }) => deps.sent.has(id));
  const outcomes: MailOutcome[] = repeated.map(({ id }) => ({ id, went: "sent" }));
  const written = await writeAll(
    deps.writers,
    mails.filter((mail) => !repeated.includes(mail)),
  );
  const { refused, wanted, left } = await leaveReminders(deps.refusedAddresses, written);
  const { waiting, others } = await giveTurns(deps.turns, wanted);
  outcomes.push(...left, ...others);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await nextTurn();
      const outcome = await deliver(deps, next, refused);
      if (outcome.went === "sent") await deps.sent.add(next.id);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** Sends a mail, provided that it could be written, still belongs to this process, and would not be repeated. */
async function deliver(deps: MailDeps, { id, message }: WrittenMail, refused: Set<string>): Promise<MailOutcome> {
  if (!message) return { id, went: "never", reason: "nothing to write about" };
  if (message instanceof Error) return { id, went: "later", reason: `could not be written: ${reasonOf(message)}` };
  try {
    if (!(await deps.isHeld(id))) return { id, went: "later", reason: "no longer ours to send" };
  } catch (error) {
    return { id, went: "later", reason: reasonOf(error) };
  }
  if (deps.isEnding()) return { id, went: "later", reason: "database failed" };
  return await attempt(deps, { id, message }, refused);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}

/**
 * Leaves out the reminders to addresses that a mail server has refused. `refused` holds all such addresses among the
 * mails'; the others are wanted.
 */
async function leaveReminders(
  refusedAddresses: RefusedAddresses,
  written: WrittenMail[],
): Promise<{ refused: Set<string>; wanted: WrittenMail[]; left: MailOutcome[] }> {
  const addresses = written.flatMap(({ message }) => (isWritten(message) ? [message.to.address] : []));
  // In an outage nothing is known of them, and nothing is sent either.
  const refused = await refusedAddresses.find(addresses).catch(() => new Set<string>());
  const isLeft = ({ message }: WrittenMail) =>
    isWritten(message) && message.isReminder === true && refused.has(message.to.address);
  const left = written
    .filter(isLeft)
    .map(({ id }) => ({ id, went: "never" as const, reason: "address refused before" }));
  return { refused, wanted: written.filter((mail) => !isLeft(mail)), left };
}

const isWritten = (message: WrittenMail["message"]): message is EmailMessage =>
  message !== undefined && !(message instanceof Error);

/** Counts the counted mails together; returns those that may go now, and the outcome of the others. */
async function giveTurns(
  turns: MailTurns,
  written: WrittenMail[],
): Promise<{ waiting: WrittenMail[]; others: MailOutcome[] }> {
  const counted = written.flatMap((mail) => countedMail(mail) ?? []);
  let given: Map<string, Turn>;
  try {
    given = await turns.take(counted);
  } catch (error) {
    const ids = new Set(counted.map(({ id }) => id));
    const others = [...ids].map((id) => ({ id, went: "later" as const, reason: reasonOf(error) }));
    return { waiting: written.filter(({ id }) => !ids.has(id)), others };
  }
  const isHeld = ({ id }: WrittenMail) => given.get(id) === "held";
  const others = written.filter(isHeld).map(({ id }) => ({ id, went: "held" as const }));
  return { waiting: written.filter((mail) => !isHeld(mail)), others };
}

/** The counting record of a mail; null for one that is not counted. */
function countedMail({ id, email, about, message }: WrittenMail): CountedMail | null {
  if (!isWritten(message) || !message.pool) return null;
  return { id, email, about, pool: message.pool, address: message.to.address };
}

interface WrittenMail extends QueuedMail {
  /** Undefined if there is nothing left to write about; the error if it could not be written. */
  message: EmailMessage | Error | undefined;
}

async function writeAll(writers: EmailWriters, mails: QueuedMail[]): Promise<WrittenMail[]> {
  const byKind = Map.groupBy(mails, ({ email }) => email);
  const written = [...byKind].map(async ([email, sameKind]) => {
    const writer = writers.get(email);
    if (!writer) throw new Error(`The email ${email} is not known.`);
    const messages = await write(writer, [...new Set(sameKind.map(({ about }) => about))]);
    return sameKind.map(({ id, about }) => ({ id, email, about, message: messages.get(about) }));
  });
  return (await Promise.all(written)).flat();
}

/** Writes one kind of email about several records; one that cannot be written does not stop the others. */
async function write(writer: EmailWriter, abouts: string[]): Promise<Map<string, EmailMessage | Error>> {
  try {
    return await writer(abouts);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    if (abouts.length === 1 || isOutage(error)) return new Map(abouts.map((about) => [about, failure]));
    const alone: [string, EmailMessage | Error][] = [];
    for (const about of abouts) alone.push(...(await write(writer, [about])));
    return new Map(alone);
  }
}

async function attempt(
  { mailer, isRemoved, refusedAddresses }: MailDeps,
  { id, message }: { id: string; message: EmailMessage },
  refused: Set<string>,
): Promise<MailOutcome> {
  const { endsOnRefusal, pool: _, isReminder: __, ...mail } = message;
  const { address } = message.to;
  try {
    await mailer.send({ id, ...mail });
  } catch (error) {
    if (!(error instanceof MailRefusedError && endsOnRefusal)) return { id, went: "later", reason: reasonOf(error) };
    // Without the database the next refused email marks it.
    await refusedAddresses.mark(address, error.answer).catch(() => {});
    return { id, went: "never", reason: "address refused" };
  }
  if (refused.has(address)) await refusedAddresses.clear(address).catch(() => {});
  // An erasure removes the files that exist when it ends; this one may have come later.
  if (mailer.takeBack && (await isRemoved(id).catch(() => false))) await mailer.takeBack(id);
  return { id, went: "sent" };
}

import type { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import type { ImapFlow } from "imapflow";
import { addressesOf, isLocalSite, LocalMailServer, type MailFacts, type MailLogin } from "#server/mail/mail-server.ts";
import { largestMail } from "./port.ts";

/** How long a mailbox waits for news before it is asked again, in milliseconds. */
const askedAgain = 60_000;

/** The most that is read of a head by itself, in bytes. */
const mostHead = 64 * 1024;

/** The most mails that are looked at in one go. */
const mostAtOnce = 500;

/** The mailbox that answers arrive in. */
const inbox = "INBOX";

/** A mailbox that an owner set. */
export interface MailboxPlace {
  server: NonNullable<MailFacts["server"]>;
  login: MailLogin;
  siteUrl: string;
}

/** The last mail of a mailbox that was looked at: mails have rising numbers as long as `validity` is the same. */
export interface MailboxPosition {
  validity: string;
  uid: number;
}

/** A mail of the mailbox by its head. */
interface FoundMail {
  uid: number;
  size: number;
  /** The lines of its head that name addresses, and its type. */
  head: string;
}

/** What a watcher asks the program. */
export interface MailboxDoors {
  /** The position that was reached; null for a mailbox that is looked at for the first time. */
  position(): Promise<MailboxPosition | null>;
  /** Keeps a position: everything before it is stored or no concern of ours. */
  keep(position: MailboxPosition): Promise<void>;
  /** Whether a mail is for the program. */
  isWanted(head: string): boolean;
  /** Stores a mail and its position at once; of one that is too large, as many bytes, its head alone. */
  take(mail: { content: Readable; head: string; position: MailboxPosition; tooLarge: number | null }): Promise<void>;
}

/** Why a mailbox cannot be opened. */
export type MailboxFailure = "noHost" | "login" | "closed" | "local" | "other";

/** Signs in to a mailbox and opens it. */
async function openMailbox({ server, login, siteUrl }: MailboxPlace): Promise<ImapFlow> {
  const { host, port, security } = server;
  const [first] = await addressesOf(host, isLocalSite(siteUrl));
  // Few installations have a mailbox.
  const { ImapFlow: Client } = await import("imapflow");
  const client = new Client({
    // Only the address that was looked at is asked.
    ...{ host: first?.address ?? host, servername: host, port, secure: security === "tls", logger: false },
    ...(security === "starttls" ? { doSTARTTLS: true } : {}),
    ...(security === "none" ? { doSTARTTLS: false } : {}),
    auth: { user: login.user, pass: login.password },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 5 * askedAgain, autoIdleDelay: 1_000 },
  });
  // Errors of a broken line reach whoever waits for an answer; nobody else needs them.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.mailboxOpen(inbox);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Signs in to a mailbox and out again; null if that works. */
export async function tryMailbox(place: MailboxPlace): Promise<MailboxFailure | null> {
  try {
    const client = await openMailbox(place);
    await client.logout();
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** The reason why a mailbox could not be opened, as an owner is told of it. */
export function failureOf(error: unknown): MailboxFailure {
  if (error instanceof LocalMailServer) return "local";
  if (!(error instanceof Error)) return "other";
  if ("authenticationFailed" in error && error.authenticationFailed) return "login";
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "noHost";
  return /^E(CONN|TIMEDOUT|HOST|NET|SOCKET|PROTO)|Timeout|SSL|TLS|NoConnection/i.test(code) ? "closed" : "other";
}

/**
 * Takes the mails for the program out of a mailbox, now and as they come, until the line breaks or `signal` ends it.
 * Calls `opened` once it is signed in. Throws the error of a line that could not be opened or broke.
 */
export async function watchMailbox(
  place: MailboxPlace,
  doors: MailboxDoors,
  { opened, signal }: { opened: () => void; signal: AbortSignal },
): Promise<void> {
  const client = await openMailbox(place);
  const end = () => client.close();
  signal.addEventListener("abort", end, { once: true });
  try {
    opened();
    while (!signal.aborted && client.usable) {
      const news = nextNews(client);
      while (!signal.aborted && (await takeNew(client, doors)));
      await news;
    }
  } finally {
    signal.removeEventListener("abort", end);
    client.close();
  }
}

/** Resolves when a mail has come, the line breaks, or it is time to ask. */
export async function nextNews(client: EventEmitter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const late = setTimeout(end, askedAgain).unref();
  client.once("exists", end).once("close", end);
  await promise;
  client.off("exists", end).off("close", end);
  clearTimeout(late);
}

/** Takes the next mails of a mailbox; false once there are none left. */
async function takeNew(client: ImapFlow, doors: MailboxDoors): Promise<boolean> {
  const { mailbox } = client;
  if (!mailbox) return false;
  const validity = String(mailbox.uidValidity);
  const known = await doors.position();
  if (known === null) {
    // What lies there already was answered by people.
    await doors.keep({ validity, uid: mailbox.uidNext - 1 });
    return false;
  }
  const after = known.validity === validity ? known.uid : 0;
  const found = await findAfter(client, after);
  for (const { uid, size, head } of found) {
    const position = { validity, uid };
    const tooLarge = size > largestMail ? size : null;
    const content = doors.isWanted(head) && (await openMail(client, uid, tooLarge !== null));
    if (content) await doors.take({ content, head, position, tooLarge });
    else await doors.keep(position);
  }
  return found.length === mostAtOnce;
}

/** A mail's bytes, or those of its head alone; undefined for one that is gone. */
async function openMail(client: ImapFlow, uid: number, isHeadAlone: boolean): Promise<Readable | undefined> {
  if (!isHeadAlone) return (await client.download(String(uid), undefined, { uid: true })).content;
  const begun = await client.fetchOne(String(uid), { source: { maxLength: mostHead } }, { uid: true });
  const source = begun ? begun.source : undefined;
  const end = source?.indexOf("\r\n\r\n") ?? -1;
  return source && Readable.from([end < 0 ? source : source.subarray(0, end + 4)]);
}

async function findAfter(client: ImapFlow, after: number): Promise<FoundMail[]> {
  const found: FoundMail[] = [];
  const asked = { uid: true, size: true, headers: ["to", "cc", "delivered-to", "x-original-to", "content-type"] };
  for await (const { uid, size = 0, headers } of client.fetch(`${after + 1}:*`, asked, { uid: true })) {
    // A server answers with its last mail where there is none after that number.
    if (uid > after) found.push({ uid, size, head: headers?.toString("latin1") ?? "" });
  }
  return found.sort((one, other) => one.uid - other.uid).slice(0, mostAtOnce);
}

import { createHash, createHmac, randomUUID } from "node:crypto";
import { type AnyColumn, and, eq, inArray, isNull } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { AnsweredThread } from "#server/mail/define-email.ts";
import type { Door } from "#server/mail/incoming/smtp-listener.ts";
import type { Mailbox } from "#server/mail/port.ts";
import { replyAddresses } from "./tables.ts";
import type { ThreadKind } from "./threads.ts";

export type ReplyAddress = typeof replyAddresses.$inferSelect;

/** The shape of a token: 130 bits in small letters and digits, which no mail program changes. */
const tokenShape = /^[a-z2-7]{26}$/;
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * The token of an address, made of its random id with the program's secret: an e-mail that is written again names the
 * same address, though only a hash of the token is stored.
 */
function tokenOf(secret: string, id: string): string {
  const bytes = createHmac("sha256", secret).update(`reply-address\n${id}`).digest();
  return Array.from(bytes.subarray(0, 26), (byte) => alphabet[byte % 32]).join("");
}

interface Deps {
  database: Database;
  secret: string;
  /** The address that answers go to, and the name that it is shown with; null while no e-mails come in. */
  answers: () => Mailbox | null;
}

const isSame = (column: AnyColumn, value: string | null) => (value === null ? isNull(column) : eq(column, value));

/**
 * The address to which a person, or a member of the staff, answers in a thread; null while no e-mails come in. It is the same each time, unless the
 * program has another secret since: the former addresses work on.
 */
export function createReplyAddresses({ database, secret, answers }: Deps) {
  return async ({ kind, threadId, personId, memberId }: AnsweredThread): Promise<Mailbox | null> => {
    const base = answers();
    if (!base) return null;
    const of = and(
      eq(replyAddresses.kind, kind),
      eq(replyAddresses.threadId, threadId),
      isSame(replyAddresses.personId, personId),
      isSame(replyAddresses.memberId, memberId),
    );
    const known = await database.select().from(replyAddresses).where(of);
    const own = known.find(({ id, tokenHash }) => hashOf(tokenOf(secret, id)) === tokenHash);
    const id = own?.id ?? randomUUID();
    const token = tokenOf(secret, id);
    if (!own) {
      const row = { id, createdAt: new Date(), personId, memberId, kind, threadId, tokenHash: hashOf(token) };
      await database.insert(replyAddresses).values(row);
    }
    const at = base.address.lastIndexOf("@");
    return { name: base.name, address: `${base.address.slice(0, at)}+${token}${base.address.slice(at)}` };
  };
}

/** The token in an address that answers go to; null for any other address. */
export function tokenIn(address: string, base: string): string | null {
  const [given, own] = [address.toLowerCase(), base.toLowerCase()];
  const at = own.lastIndexOf("@");
  const [name, domain] = [`${own.slice(0, at)}+`, own.slice(at)];
  if (!given.startsWith(name) || !given.endsWith(domain)) return null;
  const token = given.slice(name.length, given.length - domain.length);
  return tokenShape.test(token) ? token : null;
}

/** The reply addresses among these addresses. */
export async function findReplyAddresses(database: Database, addresses: string[], base: string) {
  const hashes = addresses.flatMap((address) => tokenIn(address, base) ?? []).map(hashOf);
  if (hashes.length === 0) return [];
  return await database.select().from(replyAddresses).where(inArray(replyAddresses.tokenHash, hashes));
}

export async function findReplyAddressesById(database: Database, ids: string[]): Promise<ReplyAddress[]> {
  return ids.length === 0 ? [] : await database.select().from(replyAddresses).where(inArray(replyAddresses.id, ids));
}

interface ThreadsDeps {
  database: Database;
  replyThreads: ThreadKind[];
  site: () => Site;
}

/** Whether its answerer may still answer in the thread of an address. */
export async function isOpen({ replyThreads, ...deps }: ThreadsDeps, address: ReplyAddress): Promise<boolean> {
  const kind = replyThreads.find((one) => one.kind === address.kind);
  return kind !== undefined && (await kind.isOpen(deps, address));
}

/** What becomes of mail for an address: it is taken for an open thread, and reports for our own senders. */
export async function findDoor(
  { base, office, senders, ...deps }: ThreadsDeps & Doorway,
  address: string,
  isReport: boolean,
): Promise<Door> {
  const [found] = await findReplyAddresses(deps.database, [address], base);
  if (found && (await isOpen(deps, found))) return { is: "open" };
  if (found) return { is: "closed", words: `This conversation has ended. Please write to ${office}.` };
  const isOwn = [base, ...senders].some((one) => one.toLowerCase() === address.toLowerCase());
  if (isReport && isOwn) return { is: "open" };
  return { is: "unknown", words: "There is no such address here." };
}

interface Doorway {
  /** The address that answers go to, without a token. */
  base: string;
  /** Where the staff read mail. */
  office: string;
  /** The addresses that our e-mails come from: reports about them arrive there. */
  senders: string[];
}

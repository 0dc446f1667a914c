import { createHmac, hkdfSync } from "node:crypto";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { day, minute } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import type { AuditEntry } from "./audit-queries.ts";
import {
  type AuditSeal,
  countUnsealed,
  countWithoutSeal,
  findLastSeal,
  findSealed,
  findSealsAfter,
  findUnsealed,
  insertSeal,
  lockSeals,
  type SealedEntry,
} from "./audit-seal-queries.ts";

interface Deps {
  database: Database;
  /** The program's secret: access to the database alone is not enough to make a seal. */
  secret: string;
}

/** Maximum number of entries under one seal. */
const most = 500;

/** Interval between seals of new entries, in milliseconds. */
const interval = 10_000;

/** An entry is sealed within this time while the program runs, in milliseconds. */
const soon = 10 * minute;

/**
 * Seals the unsealed entries of the audit: each gets a keyed hash of its content, and the seal a keyed hash of those
 * and of the seal before it.
 */
export async function sealAudit(deps: Deps): Promise<void> {
  while ((await sealSome(deps)) === most);
}

/** Seals the oldest entries without a seal; returns how many. */
async function sealSome({ database, secret }: Deps): Promise<number> {
  const key = keyOf(secret);
  return await database.transaction(async (transaction) => {
    await lockSeals(transaction);
    const entries = await findUnsealed(transaction, most);
    if (entries.length === 0) return 0;
    const last = await findLastSeal(transaction);
    const times = entries.map(({ at }) => at.getTime());
    const unsealed = {
      ...{ number: (last?.number ?? 0) + 1, entries: entries.length, previous: last?.seal ?? "" },
      ...{ firstAt: new Date(Math.min(...times)), lastAt: new Date(Math.max(...times)) },
    };
    const hashes = new Map(entries.map((entry) => [entry.id, hashOf(key, entry)]));
    await insertSeal(transaction, { ...unsealed, seal: sealOf(key, unsealed, [...hashes.values()]) }, hashes);
    return entries.length;
  });
}

/** Seals new entries every few seconds, until the returned function is called. */
export function sealAuditRegularly(deps: Deps & { log: Log }): () => void {
  return repeat(() => sealAudit(deps), { every: interval, log: deps.log, failed: "the audit could not be sealed" });
}

/** The result of a check of the audit. */
export interface AuditCheck {
  /** The number of entries that are as they were sealed. */
  intact: number;
  /** Entries that were changed after they were sealed. */
  altered: { id: number; at: string; verb: string; subject: string; subjectId: string }[];
  /** Seals with missing or extra entries; with the expected and the found number. */
  incomplete: { number: number; entries: number; found: number }[];
  /** The numbers of seals that were changed, or do not follow on the one before. */
  broken: number[];
  /** Entries that should be under a seal and are not: added by hand, or their seals are gone. */
  unsealed: number;
}

/**
 * Compares every entry of the audit with its seal. Entries older than the retention period may be gone. If the last
 * entries are removed together with their seals, this cannot detect it: only a copy elsewhere shows that.
 */
export async function verifyAudit({ database, secret }: Deps, now = new Date()): Promise<AuditCheck> {
  const key = keyOf(secret);
  const erasedBefore = new Date(now.getTime() - retention.auditEntries.days * day);
  const check: AuditCheck = { intact: 0, altered: [], incomplete: [], broken: [], unsealed: 0 };
  let first: AuditSeal | undefined;
  let before: AuditSeal | undefined;
  for await (const seal of sealsInOrder(database)) {
    first ??= seal;
    // The very first, or the first that the retention period has left.
    const isFirst = !before && (seal.number === 1 || seal.firstAt.getTime() < erasedBefore.getTime() + day);
    const follows = before ? seal.number === before.number + 1 && seal.previous === before.seal : isFirst;
    checkSeal(check, { key, seal, follows, erasedBefore }, await findSealed(database, seal.number));
    before = seal;
  }
  const late = await countUnsealed(database, new Date(now.getTime() - soon));
  return { ...check, unsealed: late + (await countWithoutSeal(database, first?.number ?? 1)) };
}

/** Adds the faults of a seal and its entries to `check`. */
function checkSeal(
  check: AuditCheck,
  { key, seal, follows, erasedBefore }: { key: Buffer; seal: AuditSeal; follows: boolean; erasedBefore: Date },
  sealed: SealedEntry[],
): void {
  const { number, entries } = seal;
  const hashes = sealed.map(({ hash }) => hash ?? "");
  const isComplete = sealed.length === entries;
  if (!isComplete && seal.firstAt >= erasedBefore) check.incomplete.push({ number, entries, found: sealed.length });
  if (!follows || (isComplete && sealOf(key, seal, hashes) !== seal.seal)) check.broken.push(number);
  for (const entry of sealed) {
    if (hashOf(key, entry) === entry.hash) check.intact += 1;
    else check.altered.push(said(entry));
  }
}

async function* sealsInOrder(database: Database): AsyncGenerator<AuditSeal> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const seals = await findSealsAfter(database, after, 100);
    yield* seals;
    after = seals.at(-1)?.number;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "audit-seal", 32));

const keyed = (key: Buffer, values: unknown[]) =>
  createHmac("sha256", key).update(JSON.stringify(values)).digest("base64url");

/** The keyed hash of an entry's content. Postgres always gives the names of the details in one order. */
const hashOf = (key: Buffer, { id, at, actor, actorId, verb, subject, subjectId, details }: AuditEntry) =>
  keyed(key, [id, at.toISOString(), actor, actorId, verb, subject, subjectId, details]);

const sealOf = (
  key: Buffer,
  { number, entries, firstAt, lastAt, previous }: Omit<AuditSeal, "seal">,
  hashes: string[],
) => keyed(key, [number, entries, firstAt.toISOString(), lastAt.toISOString(), previous, hashes]);

const said = ({ id, at, verb, subject, subjectId }: AuditEntry) => ({
  ...{ id, at: at.toISOString(), verb },
  ...{ subject, subjectId },
});

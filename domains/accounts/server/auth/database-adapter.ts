import { createHash } from "node:crypto";
import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";
import { day } from "#shared/durations.ts";
import { signedIn, type Term } from "#shared/retention.ts";

type Verb = "create" | "findOne" | "findMany" | "update" | "updateMany" | "delete" | "deleteMany";
type Replace = (adapter: DBTransactionAdapter) => Partial<Pick<DBAdapter, Verb>>;

/** The library's database adapter with some of its verbs replaced, also inside its transactions. */
function replacingVerbs(createAdapter: DBAdapterInstance, replaced: Replace): DBAdapterInstance {
  return (options) => {
    const adapter = createAdapter(options);
    return {
      ...adapter,
      ...replaced(adapter),
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...replaced(inner) })),
    };
  };
}

/** The library's database adapter with our rules about session tokens, the end of sessions, and open resets. */
export function secureAdapter(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return [revokingResets, hashingTokens, onlyActiveSessions].reduce(replacingVerbs, createAdapter);
}

/**
 * Every new password revokes all open reset links of its account in the same transaction: they are worthless to anyone who
 * asked for one before, or reads the owner's old mail.
 */
function revokingResets(adapter: DBTransactionAdapter): ReturnType<Replace> {
  const revoke = async (userId: unknown) => {
    if (typeof userId !== "string") throw new Error("A password was set for an unknown account.");
    await adapter.deleteMany({ model: "verification", where: [{ field: "value", value: userId }] });
  };
  return {
    async update<Row>(call: { model: string; where: Where[]; update: Record<string, unknown> }) {
      const row = await adapter.update<Row>(call);
      if (setsPassword(call) && row) await revoke(Reflect.get(row, "userId"));
      return row;
    },
    async updateMany(call) {
      const count = await adapter.updateMany(call);
      if (setsPassword(call)) await revoke(call.where.find(({ field }) => field === "userId")?.value);
      return count;
    },
  };
}

function setsPassword({ model, update }: { model: string; update: Record<string, unknown> }): boolean {
  return model === "account" && "password" in update;
}

/**
 * Hashes session tokens on their way into the database, so a stored value opens no session. A session found by its token
 * carries the token again. In a list it carries the hash, because the tokens are unknown: end a listed session by its id.
 */
function hashingTokens(adapter: DBTransactionAdapter): ReturnType<Replace> {
  return {
    create: (call) => carrying(tokenIn(call.model, call.data), adapter.create({ ...call, data: hashedData(call) })),
    findOne: (call) => carrying(tokenAsked(call), adapter.findOne({ ...call, where: hashedWhere(call) })),
    findMany: (call) => adapter.findMany({ ...call, where: hashedWhere(call) }),
    update: (call) => carrying(tokenAsked(call), adapter.update({ ...call, where: hashedWhere(call) })),
    updateMany: (call) => adapter.updateMany({ ...call, where: hashedWhere(call) }),
    delete: (call) => adapter.delete({ ...call, where: hashedWhere(call) }),
    deleteMany: (call) => adapter.deleteMany({ ...call, where: hashedWhere(call) }),
  };
}

/** A token has 190 random bits, so one round without salt is enough. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

function tokenIn(model: string, row: object): string | undefined {
  return model === "session" && "token" in row && typeof row.token === "string" ? row.token : undefined;
}

function hashedData<Row extends object>({ model, data }: { model: string; data: Row }): Row {
  const token = tokenIn(model, data);
  return token === undefined ? data : { ...data, token: hashOf(token) };
}

function tokenAsked({ model, where }: { model: string; where: Where[] }): string | undefined {
  const value = where.find(({ field }) => field === "token")?.value;
  return model === "session" && typeof value === "string" ? value : undefined;
}

function hashedWhere({ model, where = [] }: { model: string; where?: Where[] | undefined }): Where[] {
  if (model !== "session") return where;
  return where.map((clause) => (clause.field === "token" ? { ...clause, value: hashedValue(clause.value) } : clause));
}

function hashedValue(value: Where["value"]): Where["value"] {
  if (Array.isArray(value)) return value.map((token) => hashOf(String(token)));
  return typeof value === "string" ? hashOf(value) : value;
}

async function carrying<Row>(token: string | undefined, answered: Promise<Row>): Promise<Row> {
  const row = await answered;
  return token !== undefined && typeof row === "object" && row !== null ? { ...row, token } : row;
}

/**
 * Hides sessions that have ended: those begun longer ago than a session may last, and those not used for too long (ASVS
 * 5.0, 7.3.1 and 7.3.2). Only the times in the row decide, on every use, so neither the cookie nor the stored end can
 * prolong a session. An ended session can be deleted.
 */
function onlyActiveSessions(adapter: DBTransactionAdapter): ReturnType<Replace> {
  return {
    findOne: (call) => adapter.findOne({ ...call, where: activeOnly(call) }),
    findMany: (call) => adapter.findMany({ ...call, where: activeOnly(call) }),
    update: (call) => adapter.update({ ...call, where: activeOnly(call) }),
  };
}

function activeOnly({ model, where = [] }: { model: string; where?: Where[] | undefined }): Where[] {
  if (model !== "session") return where;
  return [
    ...where,
    { field: "createdAt", operator: "gt", value: ago(signedIn.atMost) },
    { field: "updatedAt", operator: "gt", value: ago(signedIn.withoutVisit) },
  ];
}

const ago = ({ days }: Term) => new Date(Date.now() - days * day);

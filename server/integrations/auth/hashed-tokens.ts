import { createHash } from "node:crypto";
import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";
import { replacingVerbs } from "#server/integrations/auth/adapter-verbs.ts";

type HashingVerbs = Pick<
  DBAdapter,
  "create" | "findOne" | "findMany" | "update" | "updateMany" | "delete" | "deleteMany"
>;

/**
 * The adapter, with session tokens hashed on their way into the database: what stands there opens no session. A session
 * asked for by its token carries the token again. In a list, whose tokens nobody can know any more, it carries the hash:
 * end a session of a list by its id.
 */
export function hashingTokens(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return replacingVerbs(createAdapter, hashing);
}

/** The verbs that the library tells of a session's token. */
function hashing(adapter: DBTransactionAdapter): HashingVerbs {
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

/** A token is 190 bits of chance, so that one round without salt hides it as well as many with one. */
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

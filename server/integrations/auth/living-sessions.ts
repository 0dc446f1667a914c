import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";
import { replacingVerbs } from "#server/integrations/auth/adapter-verbs.ts";
import { signedIn, type Term } from "#shared/content/retention.ts";
import { day } from "#shared/rules/durations.ts";

/**
 * The adapter, which finds no session that is over: one begun longer ago than a session may last, however much it was
 * used, or not used for longer than it may rest (ASVS 5.0, 7.3.1 and 7.3.2). The row alone decides, on every use, so
 * that neither the cookie nor what the row says of its end can make it last longer. One that is over can be deleted.
 */
export function livingSessions(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return replacingVerbs(createAdapter, finding);
}

function finding(adapter: DBTransactionAdapter): Pick<DBAdapter, "findOne" | "findMany" | "update"> {
  return {
    findOne: (call) => adapter.findOne({ ...call, where: living(call) }),
    findMany: (call) => adapter.findMany({ ...call, where: living(call) }),
    update: (call) => adapter.update({ ...call, where: living(call) }),
  };
}

function living({ model, where = [] }: { model: string; where?: Where[] | undefined }): Where[] {
  if (model !== "session") return where;
  return [
    ...where,
    { field: "createdAt", operator: "gt", value: ago(signedIn.atMost) },
    { field: "updatedAt", operator: "gt", value: ago(signedIn.withoutVisit) },
  ];
}

const ago = ({ days }: Term) => new Date(Date.now() - days * day);

import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type FeeRules, type NewFeeRules, newFeeRules, unsetFeeRules } from "#domains/money/contract/fee-rules.ts";
import { findOverdue, type OverdueOrder } from "#domains/money/server/list-overdue.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { rulesRow, storedFeeRules } from "#domains/money/server/tables/rules-tables.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { managers, query, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { type Currency, inMinor } from "#shared/money.ts";

interface Deps {
  database: Database;
}

/** The rules that hold now, and since when there is a late fee; null without one. */
export async function readFeeRules(database: Database): Promise<{ rules: FeeRules; lateFeeSince: Date | null }> {
  const [row] = await database.select().from(storedFeeRules).where(eq(storedFeeRules.name, rulesRow));
  return { rules: { ...unsetFeeRules, ...row?.rules }, lateFeeSince: row?.lateFeeSince ?? null };
}

/** The late fee of a currency, in its minor units; 0 for none. */
export function lateFeeIn({ lateFee }: Pick<FeeRules, "lateFee">, currency: Currency): number {
  return inMinor(lateFee[currency] ?? 0, currency).minor;
}

/** How long lectures stay open over what is overdue, in milliseconds; for ever where nothing follows. */
export const graceOf = ({ grace, follows }: Pick<FeeRules, "grace" | "follows">): number =>
  follows === "nothing" ? Number.POSITIVE_INFINITY : grace * day;

const markOf = (rules: FeeRules) => createHash("sha256").update(JSON.stringify(rules)).digest("hex").slice(0, 16);

/** The students who are counted before rules are saved, at most. */
const mostCounted = 1_000;

/**
 * The rules for fees at the desk, with a mark of them, the currencies that orders are in, and for how many days each
 * confirmed order is overdue: by these a page says whose lectures a rule closes.
 */
export const showFeeRules = query({ may: managers }, async ({ database }: Deps) => {
  const { rules } = await readFeeRules(database);
  const overdue = await findOverdue(database, new Date(), { limit: mostCounted });
  const billed = await database.selectDistinct({ currency: orders.currency }).from(orders).orderBy(orders.currency);
  return {
    rules,
    seen: markOf(rules),
    currencies: billed.map(({ currency }) => currency),
    lateDays: overdue.flatMap(lateDaysOf),
  };
});

const lateDaysOf = ({ state, statement }: OverdueOrder) =>
  state === "paid" && statement.overdue ? [statement.overdue.days] : [];

/**
 * Sets the rules for fees at the desk. A late fee is for charges whose day passes from then on. Throws `conflict` if the
 * rules have changed since they were seen.
 */
export const setFeeRules = verb(
  { may: managers, takes: [newFeeRules] },
  async ({ database }: Deps, actor: Actor, { rules, seen }: NewFeeRules): Promise<void> => {
    await database.transaction(async (transaction) => {
      const at = new Date();
      // The row is there from the first time on, so that two who save at once come one after the other.
      await transaction.insert(storedFeeRules).values({ name: rulesRow, rules: unsetFeeRules }).onConflictDoNothing();
      const own = eq(storedFeeRules.name, rulesRow);
      const [row] = await transaction.select().from(storedFeeRules).where(own).for("update");
      const before = { ...unsetFeeRules, ...row?.rules };
      if (markOf(before) === markOf(rules)) return;
      if (markOf(before) !== seen) throw new AppError("conflict", "feeRules.changed");
      const hasLateFee = Object.values(rules.lateFee).some((fee) => fee > 0);
      const lateFeeSince = hasLateFee ? (row?.lateFeeSince ?? at) : null;
      await transaction.update(storedFeeRules).set({ rules, lateFeeSince }).where(own);
      const act = { verb: "setFeeRules", subject: "document", subjectId: "settings/desk" } as const;
      await audit(transaction, actor, act, at);
    });
  },
);

import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import { unsetFeeRules } from "#domains/money/contract/fee-rules.ts";
import { type NewReceiptRules, newReceiptRules, type ReceiptRules } from "#domains/money/contract/receipt-rules.ts";
import { dayBegins, dayEnds } from "#domains/money/rules/book-days.ts";
import { rulesRow, type StoredReceiptRules, storedFeeRules } from "#domains/money/server/tables/rules-tables.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** An institute that has set nothing has no tax number and no tax. */
const unset: StoredReceiptRules = { ntn: null, strn: null, series: {}, taxes: [] };
const own = eq(storedFeeRules.name, rulesRow);

/** What receipts that are issued now say beside the money. */
export async function readReceiptRules(database: Database): Promise<StoredReceiptRules> {
  const [row] = await database.select({ receipts: storedFeeRules.receipts }).from(storedFeeRules).where(own);
  // An earlier release stored no series.
  return { ...unset, ...row?.receipts };
}

const shown = ({ taxes, ...numbers }: StoredReceiptRules): ReceiptRules => ({
  ...numbers,
  taxes: taxes.map(({ begins: _, ends: __, ...tax }) => tax),
});

/** What receipts say beside the money, with a mark of it, and the branches that a tax may be for. */
export const showReceiptRules = query({ may: ownersAlone }, async ({ database, site }: Deps) => {
  const rules = shown(await readReceiptRules(database));
  return { rules, seen: markOf(rules), branches: site().content.branches.map(({ id, name }) => ({ id, name })) };
});

function markOf({ ntn, strn, series, taxes }: ReceiptRules): string {
  const rows = taxes.map(({ name, rate, from, until, branchId }) => [name, rate, from, until, branchId]);
  return createHash("sha256")
    .update(JSON.stringify([ntn, strn, rows, Object.entries(series).sort()]))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Sets what receipts say beside the money from now on; those that are issued stay as they are. Throws `invalid` for a
 * branch that is not there, and `conflict` if it was changed since it was seen.
 */
export const setReceiptRules = verb(
  { may: ownersAlone, takes: [newReceiptRules] },
  async ({ database, site }: Deps, actor: Actor, { rules, seen }: NewReceiptRules): Promise<void> => {
    const { branches, company } = site().content;
    for (const [at, { branchId }] of rules.taxes.entries())
      if (branchId !== null && branches.every(({ id }) => id !== branchId))
        throw fieldError(`taxes.${at}.branchId`, "branch.unknown");
    for (const id of Object.keys(rules.series))
      if (branches.every((branch) => branch.id !== id)) throw fieldError(`series.${id}`, "branch.unknown");
    const { timeZone } = company.hours;
    const taxes = rules.taxes.map((tax) => ({
      ...{ ...tax, begins: dayBegins(tax.from, timeZone).toISOString() },
      ends: tax.until === null ? null : dayEnds(tax.until, timeZone).toISOString(),
    }));
    await database.transaction(async (transaction) => {
      // The row is there from the first time on, so that two who save at once come one after the other.
      await transaction.insert(storedFeeRules).values({ name: rulesRow, rules: unsetFeeRules }).onConflictDoNothing();
      const [row] = await transaction.select().from(storedFeeRules).where(own).for("update");
      const before = shown({ ...unset, ...row?.receipts });
      if (markOf(before) === markOf(rules)) return;
      if (markOf(before) !== seen) throw new AppError("conflict", "feeRules.changed");
      await transaction
        .update(storedFeeRules)
        .set({ receipts: { ...rules, taxes } })
        .where(own);
      const act = { verb: "setReceiptRules", subject: "document", subjectId: "settings/receipts" } as const;
      await audit(transaction, actor, act, new Date());
    });
  },
);

import { type NewDueDays, type NewMonthlyFee, newDueDays, newMonthlyFee } from "#domains/money/contract/fee-plans.ts";
import type { Instalment } from "#domains/money/rules/instalments.ts";
import { readStatement } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import { system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { desk, holders, query } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import type { Currency } from "#shared/money.ts";
import { changeMonthlyFee, rescheduleFees } from "./change-plan.ts";

type Deps = Parameters<typeof rescheduleFees>[0];

/** The charges of an order of which something is left: as they are, and as a change would make them. */
interface PlanPreview {
  currency: Currency;
  months: number;
  before: Instalment[];
  after: Instalment[];
}

/** What `rescheduleFees` would make of an order's charges; nothing is changed. Throws as it does. */
export const previewDueDays = query(
  { may: desk, takes: [newDueDays], branch: ({ reference }) => ofOrder(reference) },
  async (deps: Deps, given: NewDueDays): Promise<PlanPreview> =>
    await triedOut(deps, given.reference, (tried) => rescheduleFees(tried, system, given)),
);

/** What `changeMonthlyFee` would make of an order's charges; nothing is changed. Throws as it does. */
export const previewMonthlyFee = query(
  { may: holders("reductions"), takes: [newMonthlyFee], branch: ({ reference }) => ofOrder(reference) },
  async (deps: Deps, given: NewMonthlyFee): Promise<PlanPreview> =>
    await triedOut(deps, given.reference, (tried) => changeMonthlyFee(tried, system, given)),
);

/** Makes a change in a transaction that is taken back, and answers what it would have made. */
async function triedOut(deps: Deps, reference: string, change: (deps: Deps) => Promise<unknown>): Promise<PlanPreview> {
  const takenBack = new Error("A preview is taken back.");
  const seen: PlanPreview[] = [];
  const trial = deps.database.transaction(async (transaction) => {
    const before = await openCharges(transaction, reference);
    await change({ ...deps, database: transaction });
    const { currency, months, open } = await openCharges(transaction, reference);
    seen.push({ currency, months, before: before.open, after: open });
    throw takenBack;
  });
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  const [preview] = seen;
  if (!preview) throw new Error("A preview has shown nothing.");
  return preview;
}

async function openCharges(transaction: Database, reference: string) {
  const order = await requireOrder(transaction, reference);
  const { instalments, months } = await readStatement(transaction, order);
  return { currency: order.currency, months, open: instalments.filter(({ leftMinor }) => leftMinor > 0) };
}

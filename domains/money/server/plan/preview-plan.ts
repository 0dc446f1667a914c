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

/** The charges of an order of which something is left, and what is left in all. */
interface LeftToPay {
  charges: Instalment[];
  balanceMinor: number;
}

/** What is left to pay of an order: as it is, and as a change would make it. */
interface PlanPreview {
  currency: Currency;
  months: number;
  before: LeftToPay;
  after: LeftToPay;
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
    const { left: before, ...order } = await readLeft(transaction, reference);
    await change({ ...deps, database: transaction });
    const { left: after } = await readLeft(transaction, reference);
    seen.push({ ...order, before, after });
    throw takenBack;
  });
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  const [preview] = seen;
  if (!preview) throw new Error("A preview has shown nothing.");
  return preview;
}

async function readLeft(transaction: Database, reference: string) {
  const order = await requireOrder(transaction, reference);
  const { instalments, months, balanceMinor } = await readStatement(transaction, order);
  const left: LeftToPay = { charges: instalments.filter(({ leftMinor }) => leftMinor > 0), balanceMinor };
  return { currency: order.currency, months, left };
}

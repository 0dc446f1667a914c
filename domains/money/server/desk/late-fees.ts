import type { Site } from "#domains/content/rules/site.ts";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { readStatement, recordCorrection } from "#domains/money/server/ledger.ts";
import { findLateCharges, lateFeeSource } from "#domains/money/server/queries/ledger-queries.ts";
import { lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { lateFeeIn, readFeeRules } from "./fee-rules.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** How long after its day a charge is still looked at: a server that was off catches up. */
const lookBack = 60 * day;

/**
 * Adds the late fee to the orders of which something was not paid on its day: once for each day on which it was due,
 * however often this runs. Orders with a proof that waits are left alone.
 */
export async function chargeLateFees({ database, site }: Deps, now: Date): Promise<void> {
  const { rules, lateFeeSince } = await readFeeRules(database);
  if (!lateFeeSince) return;
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const from = new Date(Math.max(lateFeeSince.getTime(), now.getTime() - lookBack));
  for (const { reference, dueAt } of await findLateCharges(database, { from, to: now })) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, reference);
      const amountMinor = order ? lateFeeIn(rules, order.currency) : 0;
      if (!order || order.state === "proof_sent" || order.state === "cancelled" || amountMinor === 0) return;
      const { instalments, currency } = await readStatement(transaction, order);
      const late = instalments.filter((one) => one.leftMinor > 0 && +one.dueAt === +dueAt);
      if (late.length === 0) return;
      const on = dayOf(dueAt, timeZone);
      const leftMinor = late.reduce((sum, one) => sum + one.leftMinor, 0);
      const amount = deskFigures(leftMinor, currency).amount;
      const note = fillText(messages.lateFeeNote, { amount, day: formatDay(on) });
      const isNew = await recordCorrection(transaction, order, {
        ...{ amountMinor, note, source: lateFeeSource(order.id, dueAt), actor: system },
      });
      if (!isNew) return;
      const act = { verb: "chargeLateFee", subject: "order", subjectId: order.id, details: { amountMinor } } as const;
      await audit(transaction, system, act, now);
    });
  }
}

import { findNamedBatches } from "#domains/catalogue/server/queries.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { isUnpaid } from "#domains/money/rules/order-state.ts";
import { findSubjectOfOrder, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { unprovedHoldEnds } from "#domains/seats/server/unproved-holds.ts";
import type { Database } from "#server/db/client.ts";

interface Deps {
  database: Database;
  site: () => Site;
  hasMail: () => boolean;
}

/**
 * An order with its seat as the bearer of a link may see them. Anyone may type another person's address into the form,
 * whose answer carries a link too. Until the order is proved, only the link of its email shows a seat that was proved
 * otherwise, and what staff wrote to the student: any other shows what a new order has, an unproved seat in the requested
 * batch.
 */
export async function seenOrder(deps: Deps, found: StudentOrder, isMailed: boolean): Promise<StudentOrder> {
  const { order, seat } = found;
  if (isMailed || order.provedAt || !seat) return found;
  if (!seat.provedAt) return { ...found, seat: { ...seat, releaseReason: null } };
  const { batchId } = (await findSubjectOfOrder(deps.database, order.id)) ?? {};
  const [batch = null] = batchId ? await findNamedBatches(deps.database, [batchId]) : [];
  const heldUntil = unprovedHoldEnds(deps, batch?.startDate, order.createdAt);
  const isHeld = order.state === "proof_sent" || (isUnpaid(order.state) && heldUntil > new Date());
  const unproved = { provedAt: null, releaseReason: null };
  return {
    ...found,
    batch,
    seat: isHeld ? { ...unproved, state: "held", heldUntil } : { ...unproved, state: "withdrawn", heldUntil: null },
  };
}

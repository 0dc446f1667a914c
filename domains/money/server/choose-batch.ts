import {
  findSubjectOfOrder,
  lockOrder,
  setOrderProved,
  setOrderSeat,
} from "#domains/money/server/queries/order-queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { type ChangedEnrolment, changed, type Deps } from "#domains/seats/server/manage-enrolments.ts";
import { confirmSeat, takeSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { office, verb } from "#server/verb.ts";

/**
 * Chooses the batch of an order whose student was undecided: the seat is held as long as the order may be paid, and
 * active at once if it is paid. Throws `not_found` for an unknown order or batch, and `invalid` for an order with a
 * batch, or a batch of another course, one that has ended or is full.
 */
export const chooseBatch = verb(
  { may: office, branch: (order, batch) => ({ order, batch }) },
  async (deps: Deps, actor: Actor, text: string, batchId: string): Promise<ChangedEnrolment> => {
    const reference = readReference(text);
    return await deps.database.transaction(async (transaction) => {
      const order = reference ? await lockOrder(transaction, reference) : undefined;
      const request = order && (await findSubjectOfOrder(transaction, order.id));
      if (!order || !request?.personId)
        throw new AppError("not_found", "order.unknown", { values: { reference: text } });
      if (order.enrolmentId) throw new AppError("invalid", "enrolment.chosen");
      const { personId, courseId } = request;
      const taken = await takeSeat(deps, transaction, { personId, batchId, until: order.dueAt, courseId }, actor);
      await setOrderSeat(transaction, order.id, taken.id);
      if (!order.provedAt) await setOrderProved(transaction, order.id, new Date());
      return changed(order.state === "paid" ? await confirmSeat(deps, transaction, taken.id, actor) : taken);
    });
  },
);

import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Database } from "#server/db/client.ts";
import { findOrder, lockOrder, type Order } from "#server/db/queries/orders.ts";
import { findProofs, insertProof, type NewPaymentProof } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { changeOrder } from "#server/services/orders/change-order.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { proofKey } from "#server/services/orders/proof-key.ts";
import { checkProof } from "#server/services/orders/proof-type.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import type { OrderState } from "#shared/contracts/order.ts";
import { nextOrderState, orderStateAt } from "#shared/rules/order-state.ts";

/** How many proofs an order takes in all. */
const mostProofs = 10;

type Deps = Pick<OrderDeps, "database" | "emailQueue" | "storage" | "fileRemovals" | "log">;

/**
 * Keeps a proof of payment and queues the email that tells the staff; answers the order's state only once the file is
 * synced to the disk and the rest is committed. The same file again, while it is being looked at, counts once. Throws
 * what `checkProof` throws, `not_found`, or `invalid` where the order takes no proof (any more).
 */
export async function sendProof(deps: Deps, reference: string, content: Uint8Array): Promise<OrderState> {
  const { mediaType, extension } = await checkProof(content);
  requireOpen(await findOrder(deps.database, reference));
  const fileName = `${randomUUID()}.${extension}`;
  await deps.storage.put(proofKey(fileName), Readable.from([content]));
  const sha256 = createHash("sha256").update(content).digest("hex");
  const proof = { id: randomUUID(), fileName, mediaType, bytes: content.byteLength, sha256 };
  let isNew = false;
  try {
    return await deps.database.transaction(async (transaction) => {
      const order = requireOpen(await lockOrder(transaction, reference));
      const row = { ...proof, orderId: order.id };
      if (await isRepeat(transaction, order, row)) return order.state;
      await insertProof(transaction, row);
      const state = await changeOrder(transaction, order, "proof_received");
      if (!state) throw closed();
      await deps.emailQueue.enqueue(transaction, [{ email: "proof-received", about: proof.id }]);
      isNew = true;
      return state;
    });
  } finally {
    if (!isNew) await discard(deps, proofKey(fileName));
  }
}

/** Has a file removed that no record names, now or by a job; what the sender is told does not depend on it. */
async function discard({ database, storage, fileRemovals, log }: Deps, key: string): Promise<void> {
  try {
    await storage.remove(key).catch(async () => {
      await database.transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }));
    });
  } catch (err) {
    log.warn({ err, key }, "an unused proof of payment is left over");
  }
}

/** Whether this very file is being looked at already. Throws `invalid` when the order has as many as it takes. */
async function isRepeat(transaction: Database, order: Order, { sha256 }: NewPaymentProof): Promise<boolean> {
  const sent = await findProofs(transaction, order.id);
  if (order.state === "proof_sent" && sent.some((proof) => proof.sha256 === sha256)) return true;
  if (sent.length >= mostProofs) throw new AppError("invalid", paymentPage.proof.errors.tooMany);
  return false;
}

function requireOpen(order: Order | undefined): Order {
  if (!order) throw new AppError("not_found", paymentPage.refused.invalid);
  if (!nextOrderState(orderStateAt(order, new Date()), "proof_received")) throw closed();
  return order;
}

function closed() {
  return new AppError("invalid", paymentPage.proof.errors.closed);
}

import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Site } from "#domains/content/rules/site.ts";
import { type OrderState, proofMaxBytes } from "#domains/money/contract.ts";
import { nextOrderState, orderStateAt } from "#domains/money/rules/order-state.ts";
import type { TypedPayment } from "#domains/money/rules/stated-payment.ts";
import { findOrder, lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import {
  findProofs,
  insertProof,
  type PaymentProof,
  setStated,
} from "#domains/money/server/queries/payment-queries.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { visitor } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { holdWaitingEmail } from "#server/jobs/pending.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { changeOrder } from "./change-order.ts";
import { readStatement } from "./ledger.ts";
import { readProofFile } from "./proof-file.ts";
import { readStated } from "./stated-payment.ts";

interface SendDeps extends SeatDeps {
  database: Database;
  site: () => Site;
  storage: Pick<FileStorage, "put" | "remove">;
  /** Removes a refused proof later if it cannot be done at once. */
  fileRemovals: FileRemovals;
  log: Log;
}

interface ReadDeps {
  database: Database;
  storage: Pick<FileStorage, "open">;
}

/** Maximum number of proofs of an order. */
const mostProofs = 10;

/** The storage key of a proof's file. */
export function proofKey(fileName: string): StorageKey {
  return storageKey(`payment-proofs/${fileName}`);
}

const nothingStated: TypedPayment = { amount: "", paidOn: "", transaction: "" };

/**
 * Stores a proof of payment, with what its sender wrote of the payment, and queues the emails to the staff and the student; returns the order's state once the file is
 * synced to the disk and the rest is committed. The same file again, before staff have decided about it, counts once; what
 * is written beside it then replaces what was. Throws what `checkProof` and `readStated` throw, `not_found`, or `invalid` if the order takes no proof.
 */
export async function sendProof(
  deps: SendDeps,
  reference: string,
  sent: Uint8Array,
  typed: TypedPayment = nothingStated,
): Promise<OrderState> {
  const { database, emailQueue, storage } = deps;
  const { content, mediaType, extension } = await checkProof(sent);
  const stated = readStated(typed, await requireOpen(database, await findOrder(database, reference)), deps.site());
  const fileName = `${randomUUID()}.${extension}`;
  await storage.put(proofKey(fileName), Readable.from([content]));
  const sha256 = createHash("sha256").update(content).digest("hex");
  const proof = { id: randomUUID(), fileName, mediaType, bytes: content.byteLength, sha256 };
  let isNew = false;
  try {
    return await database.transaction(async (transaction) => {
      const order = await requireOpen(transaction, await lockOrder(transaction, reference));
      const repeated = await findRepeated(transaction, order, sha256);
      if (repeated) {
        const isSaid = Object.values(stated).some((value) => value !== null);
        if (isSaid) await setStated(transaction, repeated.id, stated);
        return order.state;
      }
      await insertProof(transaction, { ...proof, ...stated, orderId: order.id });
      const event = { event: "proof_received" as const, actor: visitor };
      const state = order.state === "paid" ? order.state : await changeOrder(deps, transaction, order, event);
      if (!state) throw new AppError("invalid", "proof.closed");
      await emailQueue.enqueue(transaction, [{ email: "proof-received", about: proof.id }]);
      // The order's first email says so itself if it has not left yet.
      if (!(await holdWaitingEmail(transaction, "order-opened", order.id)))
        await emailQueue.enqueue(transaction, [{ email: "proof-taken", about: proof.id }]);
      isNew = true;
      return state;
    });
  } finally {
    if (!isNew) await discard(deps, proofKey(fileName));
  }
}

/**
 * A proof as it is stored, with its type by its content. Throws `invalid` for an empty one, `too_large` for one over 5 MB and
 * `unsupported_media_type` for one that is neither a picture nor a PDF; each names the field.
 */
async function checkProof(content: Uint8Array) {
  if (content.byteLength === 0) throw fieldError("proof", "proof.missing");
  if (content.byteLength > proofMaxBytes) throw fieldError("proof", "proof.tooLarge", { code: "too_large" });
  const file = await readProofFile(content);
  if (!file) throw fieldError("proof", "proof.wrongType", { code: "unsupported_media_type" });
  return file;
}

/** An order that takes a proof: unpaid, or with instalments to come. */
async function requireOpen(database: Database, order: Order | undefined): Promise<Order> {
  if (!order) throw new AppError("not_found", "order.link");
  const now = new Date();
  const isOwed = async () => (await readStatement(database, order)).asked.minor > 0;
  const takesProof = nextOrderState(orderStateAt(order, now), "proof_received") !== null;
  if (!takesProof && !(order.state === "paid" && (await isOwed()))) throw new AppError("invalid", "proof.closed");
  return order;
}

/** The same file, if it already waits for a decision. Throws `invalid` if the order takes no more proofs. */
async function findRepeated(transaction: Database, order: Order, sha256: string): Promise<PaymentProof | undefined> {
  const sent = await findProofs(transaction, order.id);
  const same = sent.find((proof) => proof.verdict === null && proof.sha256 === sha256);
  if (!same && sent.length >= mostProofs) throw new AppError("invalid", "proof.tooMany");
  return same;
}

/** Removes a file that no row names, now or by a job. Never throws: the sender's answer does not depend on it. */
async function discard({ database, storage, fileRemovals, log }: SendDeps, key: StorageKey): Promise<void> {
  try {
    await storage.remove(key).catch(async () => {
      await database.transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }));
    });
  } catch (err) {
    log.warn({ err, key }, "an unused proof of payment is left over");
  }
}

/**
 * The picture of a proof of an order, for the staff, as long as it is stored. Throws `not_found` for an unknown proof,
 * one of another order, or one that was removed.
 */
export const openProof = query(
  { officeOnly: "file", may: moneyStaff, branch: ofOrder },
  async ({ database, storage }: ReadDeps, reference: string, proofId: string) => {
    const order = await findOrder(database, reference);
    const proof = order && (await findProofs(database, order.id)).find(({ id }) => id === proofId);
    const content = proof && (await storage.open(proofKey(proof.fileName)));
    if (!proof || !content) throw new AppError("not_found", "proof.gone");
    return { content, mediaType: proof.mediaType, size: proof.bytes, name: proof.fileName };
  },
);

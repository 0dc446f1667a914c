import { buffer } from "node:stream/consumers";
import { findProof } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { requireProofKey } from "#server/services/orders/order-links.ts";
import { proofKey } from "#server/services/orders/proof-key.ts";

/** A proof as the staff see it. */
export interface ReadProof {
  content: Uint8Array<ArrayBuffer>;
  mediaType: string;
  fileName: string;
}

/** The proof a link in the staff's mail leads to. Throws `forbidden` where the key does not open it, `not_found` where it is gone. */
export async function readProof(
  deps: Pick<OrderDeps, "database" | "signedTokens" | "storage">,
  { id, key }: { id: string; key: string },
): Promise<ReadProof> {
  await requireProofKey(deps.signedTokens, id, key);
  const proof = await findProof(deps.database, id);
  const kept = proof && (await deps.storage.open(proofKey(proof.fileName)));
  if (!proof || !kept) throw new AppError("not_found", "This proof is no longer kept.");
  return { content: new Uint8Array(await buffer(kept)), mediaType: proof.mediaType, fileName: proof.fileName };
}

import { findProof } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { requireProofKey } from "#server/services/orders/order-links.ts";
import type { OrderNeeds } from "#server/services/orders/order-needs.ts";

/** A proof as the staff see it. */
export interface ReadProof {
  content: Uint8Array<ArrayBuffer>;
  mediaType: string;
  fileName: string;
}

/** The proof a link in the staff's mail leads to. Throws `forbidden` where the key does not open it, `not_found` where it is gone. */
export async function readProof(
  needs: Pick<OrderNeeds, "database" | "links" | "proofFiles">,
  { id, key }: { id: string; key: string },
): Promise<ReadProof> {
  await requireProofKey(needs.links, id, key);
  const proof = await findProof(needs.database, id);
  const content = proof && (await needs.proofFiles.read(proof.fileName));
  if (!proof || !content) throw new AppError("not_found", "This proof is no longer kept.");
  return { content, mediaType: proof.mediaType, fileName: proof.fileName };
}

import { fileTypeFromBuffer } from "file-type";
import { AppError } from "#server/services/app-error.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import { proofMaxBytes, proofTypes } from "#shared/contracts/order.ts";

/** A proof that may be kept: what it is by its content, whatever it was called. */
export interface CheckedProof {
  mediaType: string;
  extension: string;
}

/**
 * Tells what a proof of payment is. Throws `invalid` for an empty one, `too_large` for one over 5 MB and
 * `unsupported_media_type` for one that is neither a picture nor a PDF by its content; each names the field.
 */
export async function checkProof(content: Uint8Array): Promise<CheckedProof> {
  const { missing, tooLarge, wrongType } = paymentPage.proof.errors;
  if (content.byteLength === 0) throw new AppError("invalid", missing, { fields: { proof: missing } });
  if (content.byteLength > proofMaxBytes) throw new AppError("too_large", tooLarge, { fields: { proof: tooLarge } });
  const found = await fileTypeFromBuffer(content);
  const extension = found && proofTypes[found.mime];
  if (!extension) throw new AppError("unsupported_media_type", wrongType, { fields: { proof: wrongType } });
  return { mediaType: found.mime, extension };
}

import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/payment-proof.ts";

/** The picture of a proof of payment; its page shows it, and a browser that opens it saves it. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { reference, proofId } = given.params;
  return fileResponse(await verbs.openProof(reference, proofId));
}

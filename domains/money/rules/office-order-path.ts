/** The path of an order in the back office, where staff sign in and decide about its payment. */
export const officeOrderPath = (reference: string) => `/admin/payments/${encodeURIComponent(reference)}`;

/** The picture of an order's proof in the back office. */
export const officeProofPath = (reference: string, proofId: string) =>
  `${officeOrderPath(reference)}/proofs/${proofId}`;

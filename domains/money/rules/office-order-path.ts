/** The path of an order in the back office, where staff sign in and decide about its payment. */
export const officeOrderPath = (reference: string) => `/admin/payments/${encodeURIComponent(reference)}`;

/** The element whose attributes styles read. */
export const pageRoot = document.documentElement;

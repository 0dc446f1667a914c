/** The element whose attributes the styles read. */
export const pageRoot = document.documentElement;

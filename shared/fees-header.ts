/** The header that tells a page by its number which of its currencies a visitor's fees are in; 0 where they ask for them. */
export const feesHeader = "Fees";

/** A fee as text in each currency that visitors see, in the order of the markets; null where it has none. */
export type FeeTexts = (string | null)[];

import { localAddress } from "#domains/content/rules/local-address.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** The language of a page, by its address: that of the frame around it, even where the page itself is not translated. */
export const pageLocale = ({ pathname }: URL): Locale => localAddress(pathname).locale;

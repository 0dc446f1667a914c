import { createContext } from "react";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { OwnTimeWords } from "#shared/formats/own-time.ts";

interface Clock {
  timeZone: string;
  words: OwnTimeWords;
  lang: Locale;
}

/** The clock by which pages say times, and the words of a reader's own; the root of an application provides them. */
export const InstituteClock = createContext<Clock>({
  timeZone: "UTC",
  words: { sameDay: "", otherDay: "" },
  lang: siteLocale,
});

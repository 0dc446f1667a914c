import { clockTime, dayInWords } from "#shared/formats/class-time.ts";

/** A moment by the institute's clock: "Monday 23 November, 11:59 PM". */
export const momentInWords = (moment: Date, timeZone: string) =>
  `${dayInWords(moment, timeZone, "without year")}, ${clockTime(moment, timeZone)}`;

/** A moment as students read it, by the institute's clock: "Monday, 23 November 2026, 7:00 PM". */
export const shownTime = (moment: Date, timeZone: string) =>
  `${dayInWords(moment, timeZone)}, ${clockTime(moment, timeZone)}`;

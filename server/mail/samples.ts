import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";

/** The moment of the records in the samples of emails. */
export const sampleTime = new Date("2026-03-02T09:30:00Z");

/** The end of a hold in the samples of emails, as text: "3 March 2026, 5:14 PM Pakistan time". */
export const sampleUntil = (locale: Locale) =>
  shownTime(new Date("2026-03-03T12:14:00Z"), "minute", "Asia/Karachi", locale).words;

/** A link in the samples of emails, with its key. */
export const sampleLink = "https://darsgah.example/page?key=k";

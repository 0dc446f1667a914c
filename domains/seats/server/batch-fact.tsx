import { timingIn } from "#domains/catalogue/rules/batch-days.ts";
import type { Typed } from "#server/mail/define-email.ts";
import { useEmailTheme } from "#server/mail/email-theme.tsx";
import { Fact } from "#server/mail/facts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { wholeDay } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** A batch, for the emails that name it: its days and hours as text, its first day as "2026-12-01". */
export interface BatchFacts {
  name: string;
  schedule: string;
  timing: string;
  startDate: string;
}

/** The batch that an email is about; nothing if there is none. */
export function BatchFact({ batch }: { batch: BatchFacts | null }) {
  const { words, weekOf, language, company } = useEmailTheme();
  const { layout } = words;
  if (!batch) return null;
  const { name, schedule, timing } = batch;
  const days = weekOf(schedule);
  const hours = timingIn(language.lang, timing, company.hours.timeZone, new Date(batch.startDate));
  const line = fillText(layout.batchLine, { name, days, hours, start: firstDayOf(batch, language.lang) });
  return <Fact label={layout.batch}>{line}</Fact>;
}

/** A batch's first day as text: "Tuesday 1 December 2026". */
export function firstDayOf({ startDate }: BatchFacts, locale: Locale): string {
  return wholeDay(new Date(startDate), "UTC", locale);
}

/** A batch for the samples of emails. */
export const sampleBatch = (typed: Typed): BatchFacts => ({
  ...{ name: typed("MERN Evening"), schedule: typed("Mon, Wed"), timing: typed("7:00 PM – 8:30 PM Pakistan time") },
  startDate: "2026-12-01",
});

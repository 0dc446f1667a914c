import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { daysIn } from "./batch-days.ts";

const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const between = /,|&|\band\b/;

/**
 * The days of a batch with the kind of each class: "Mon and Wed live interactive, Fri guided assignment" (specification
 * §9, classes per week). The institute's week, as on its home page, says which of the days in order are live. Words
 * that name another number of days, or anything else than days, stay as they are.
 */
export function weekInWords({ content, messages }: Pick<Site, "content" | "messages">, schedule: string): string {
  const locale = messages.language.lang;
  const shown = daysIn(locale, schedule);
  if (content.trade?.hasGuidedDay === false) return shown;
  const { days: week } = content.pages.home.week;
  const days = schedule
    .split(between)
    .map((day) => day.trim())
    .filter(Boolean);
  if (days.length !== week.length || !days.every((day) => weekday.test(day))) return shown;
  const daysOf = (isLive: boolean) => week.flatMap(({ live }, at) => (live === isLive ? days.slice(at, at + 1) : []));
  const named = (day: string) => daysIn(locale, day);
  const [live, guided] = [daysOf(true), daysOf(false)];
  if (live.length === 0 || guided.length === 0) return shown;
  const list = formats(locale).list("conjunction");
  return fillText(messages.batches.week, {
    live: list.format(live.map(named)),
    guided: list.format(guided.map(named)),
  });
}

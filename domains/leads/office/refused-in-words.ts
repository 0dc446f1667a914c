import { refusalReason } from "#domains/people/rules/mail-refusal.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { shortDay } from "#ui/office/times.ts";

type Refused = { email: string; at: Date; answer: string };

/** A person's addresses that take no emails, a sentence each. */
export function refusedInWords(
  refused: Refused[],
  words: Messages["admin"]["leads"]["card"],
  { timeZone, lang }: { timeZone: string; lang: Locale },
): string[] {
  return refused.map(({ email, at, answer }) => {
    const reason = fillText(words.refusals[refusalReason(answer)], { answer });
    return fillText(words.refused, { email, day: shortDay(dayOf(at, timeZone), lang), reason });
  });
}

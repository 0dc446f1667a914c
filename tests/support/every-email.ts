import { demoContent } from "#content/demo-site.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { emails } from "#server/compose/emails.ts";
import { type EmailOptions, renderEmails } from "#server/compose/render-emails.tsx";
import { en } from "#server/compose/words/messages.ts";
import type { Typed } from "#server/mail/define-email.ts";
import type { EmailContent } from "#server/mail/port.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";

/** The samples of every email, by name; `typed` writes the text in every place that accepts others' words. */
export function everyEmail(company: Company, options: EmailOptions, typed: Typed): Record<string, () => EmailContent> {
  return everyEmailOf(createSite({ ...demoContent, company }, en), options, typed);
}

/** The same of a site, in a language. */
export function everyEmailOf(
  site: Site,
  options: EmailOptions,
  typed: Typed,
  locale: Locale = siteLocale,
): Record<string, () => EmailContent> {
  const render = renderEmails(() => site, options);
  const samples = emails.flatMap((email) => Object.entries(email.samples(typed, locale)));
  return Object.fromEntries(samples.map(([name, write]) => [name, () => render(write, locale)]));
}

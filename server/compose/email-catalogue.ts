import { setImmediate as nextTurn } from "node:timers/promises";
import type { Site } from "#domains/content/rules/site.ts";
import type { EmailCatalogue } from "#domains/overview/server/email-texts.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { emails } from "./emails.ts";
import { placesIn, renderEmails } from "./render-emails.tsx";

/** Every e-mail as it is edited in the office. */
export function createEmailCatalogue(site: () => Site, siteUrl: string): EmailCatalogue {
  const options = { siteUrl, picture: () => null };
  const samplesOf = (kind: string, locale: Locale) =>
    emails.find((email) => email.kind === kind)?.samples((text) => text, locale) ?? {};
  const found = new Map<Locale, Promise<Map<string, string[]>>>();
  /** Each e-mail is rendered once, when its texts are first asked for; other work has its turn between two. */
  const read = async (locale: Locale) => {
    const places = new Map<string, string[]>();
    for (const { kind } of emails) {
      const samples = Object.values(samplesOf(kind, locale)).map((write) =>
        placesIn(site, { ...options, locale }, write),
      );
      places.set(kind, [...new Set(samples.flatMap((one) => [...one]))]);
      await nextTurn();
    }
    return places;
  };
  return {
    async places(locale) {
      const reading = found.get(locale) ?? read(locale);
      found.set(locale, reading);
      return await reading;
    },
    samplesOf: (kind) => Object.keys(samplesOf(kind, siteLocale)),
    preview(kind, sample, edited, locale) {
      const samples = samplesOf(kind, locale);
      const write = samples[sample] ?? Object.values(samples)[0];
      if (!write) throw new Error(`The email ${kind} has no sample.`);
      const fail = (error: unknown) => {
        throw error;
      };
      return renderEmails(site, { ...options, edited: () => edited, onFailure: fail })(write, locale);
    },
  };
}

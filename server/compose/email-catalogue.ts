import { setImmediate as nextTurn } from "node:timers/promises";
import type { Site } from "#domains/content/rules/site.ts";
import type { EmailCatalogue } from "#domains/overview/server/email-texts.ts";
import { emails } from "./emails.ts";
import { placesIn, renderEmails } from "./render-emails.tsx";

/** Every e-mail as it is edited in the office. */
export function createEmailCatalogue(site: () => Site, siteUrl: string): EmailCatalogue {
  const options = { siteUrl, picture: () => null };
  const samplesOf = (kind: string) => emails.find((email) => email.kind === kind)?.samples((text) => text) ?? {};
  let found: Promise<Map<string, string[]>> | undefined;
  /** Each e-mail is rendered once, when its texts are first asked for; other work has its turn between two. */
  const read = async () => {
    const places = new Map<string, string[]>();
    for (const { kind } of emails) {
      const samples = Object.values(samplesOf(kind)).map((write) => placesIn(site(), options, write));
      places.set(kind, [...new Set(samples.flatMap((one) => [...one]))]);
      await nextTurn();
    }
    return places;
  };
  return {
    async places() {
      found ??= read();
      return await found;
    },
    samplesOf: (kind) => Object.keys(samplesOf(kind)),
    preview(kind, sample, edited) {
      const samples = samplesOf(kind);
      const write = samples[sample] ?? Object.values(samples)[0];
      if (!write) throw new Error(`The email ${kind} has no sample.`);
      const fail = (error: unknown) => {
        throw error;
      };
      return renderEmails(site, { ...options, edited: () => edited, onFailure: fail })(write);
    },
  };
}

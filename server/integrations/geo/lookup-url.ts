import { z } from "zod";
import { countryCode, type GeoLocator } from "#server/integrations/geo/port.ts";
import { minute } from "#shared/rules/durations.ts";

/** How long the service may take, in milliseconds; the page shows no prices meanwhile. */
const patience = 2_000;
/** How long and for how many addresses an answer is remembered. */
const rememberFor = 10 * minute;
const rememberAtMost = 1_000;

/** What such services answer: `country` is a name with some and the code with others. */
const lookupAnswer = z.object({
  success: z.boolean().optional(),
  country: z.string().nullish(),
  country_code: z.string().nullish(),
});

/**
 * Asks a public geolocation service at `url`, with `{ip}` replaced (specification §7). Null where the service says it
 * cannot tell; throws when it does not answer in time or not as such services do.
 */
export function createLookupLocator(url: string): GeoLocator {
  const remembered = new Map<string, { code: string | null; until: number }>();
  return {
    async locate({ address }) {
      const known = remembered.get(address);
      if (known && known.until > Date.now()) return known.code;
      const code = await ask(url.replaceAll("{ip}", encodeURIComponent(address)));
      const oldest = remembered.keys().next();
      if (remembered.size >= rememberAtMost && !oldest.done) remembered.delete(oldest.value);
      remembered.set(address, { code, until: Date.now() + rememberFor });
      return code;
    },
  };
}

async function ask(url: string): Promise<string | null> {
  const response = await fetch(url, {
    // What the service sends elsewhere to is none of the addresses we were given.
    redirect: "error",
    signal: AbortSignal.timeout(patience),
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The geolocation service answered ${response.status}.`);
  const answer = lookupAnswer.parse(await response.json());
  if (answer.success === false) return null;
  return countryCode(answer.country_code) ?? countryCode(answer.country);
}

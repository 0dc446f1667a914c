import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import { type CountryResponse, open, type Reader } from "maxmind";
import { z } from "zod";
import type { Config } from "#server/config/env.ts";
import { minute } from "#shared/durations.ts";
import type { GeoLocator } from "./port.ts";

/** The configured locator: the header of a trusted proxy, a service, or the bundled database. */
export function createLocator({ geo, trustProxy }: Pick<Config, "geo" | "trustProxy">): GeoLocator {
  const locator = geo.lookupUrl ? createLookupLocator(geo.lookupUrl) : createBundledLocator();
  return geo.countryHeader && trustProxy > 0 ? createHeaderLocator(geo.countryHeader, locator) : locator;
}

/**
 * Reads the country that a proxy in front has written into a request header, and asks `otherwise` if there is none. Only
 * for a program whose every request comes through that proxy: anyone else could write the header too.
 */
function createHeaderLocator(header: string, otherwise: GeoLocator): GeoLocator {
  return {
    locate: async (question) => countryCode(question.headers.get(header)) ?? (await otherwise.locate(question)),
  };
}

/** Timeout of the service, in milliseconds; until then the page shows no prices. */
const patience = 2_000;

/** A service's answer: `country` is a name from some and the code from others. */
const lookupAnswer = z.object({
  success: z.boolean().optional(),
  country: z.string().nullish(),
  country_code: z.string().nullish(),
});

/**
 * Asks a public geolocation service at `url`, with `{ip}` replaced (specification §7). Null if the service does not know;
 * throws if it does not answer in time, or answers something else.
 */
function createLookupLocator(url: string): GeoLocator {
  const known = new LRUCache<string, { code: string | null }>({ max: 1_000, ttl: 10 * minute });
  return {
    async locate({ address }) {
      const before = known.get(address);
      if (before) return before.code;
      const code = await lookUp(url.replaceAll("{ip}", encodeURIComponent(address)));
      known.set(address, { code });
      return code;
    },
  };
}

async function lookUp(url: string): Promise<string | null> {
  const response = await fetch(url, {
    // A redirect would lead to an unconfigured address.
    redirect: "error",
    signal: AbortSignal.timeout(patience),
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The geolocation service answered ${response.status}.`);
  const answer = lookupAnswer.parse(await response.json());
  if (answer.success === false) return null;
  return countryCode(answer.country_code) ?? countryCode(answer.country);
}

/** The record of this database; maxmind's types describe another one. */
const countryRecord = z.object({ country_code: z.string() });

const databaseFile = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Looks the address up in the database that comes with the program, so it never leaves the server. */
function createBundledLocator(): GeoLocator {
  let opening: Promise<Reader<CountryResponse>> | undefined;
  return {
    async locate({ address }) {
      opening ??= open<CountryResponse>(createRequire(import.meta.url).resolve(databaseFile));
      const reader = await opening;
      return countryCode(countryRecord.safeParse(reader.get(address)).data?.country_code);
    },
  };
}

/** Null for placeholders such as "unknown" or "Tor", which are not countries. */
function countryCode(text: unknown): string | null {
  const code = typeof text === "string" ? text.trim().toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) && !["XX", "ZZ", "T1"].includes(code) ? code : null;
}

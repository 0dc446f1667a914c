import { createRequire } from "node:module";
import { type CountryResponse, open, type Reader } from "maxmind";
import { z } from "zod";
import { countryCode, type GeoLocator } from "#server/integrations/geo/port.ts";

/** This database's own record; maxmind's types describe another one's. */
const countryRecord = z.object({ country_code: z.string() });

const databaseFile = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Looks the address up in the database that comes with the program: it never leaves the server. */
export function createBundledLocator(): GeoLocator {
  let opening: Promise<Reader<CountryResponse>> | undefined;
  return {
    async locate({ address }) {
      opening ??= open<CountryResponse>(createRequire(import.meta.url).resolve(databaseFile));
      const reader = await opening;
      return countryCode(countryRecord.safeParse(reader.get(address)).data?.country_code);
    },
  };
}

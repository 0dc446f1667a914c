import type { Config } from "#server/config/env.ts";
import { createBundledLocator } from "#server/integrations/geo/bundled.ts";
import { createHeaderLocator } from "#server/integrations/geo/header.ts";
import { createLookupLocator } from "#server/integrations/geo/lookup-url.ts";
import type { GeoLocator } from "#server/integrations/geo/port.ts";

/** The lookup of a visitor's country as configured: a trusted proxy's header, a service, or the bundled database. */
export function createLocator({ geo, trustProxy }: Pick<Config, "geo" | "trustProxy">): GeoLocator {
  const locator = geo.lookupUrl ? createLookupLocator(geo.lookupUrl) : createBundledLocator();
  return geo.countryHeader && trustProxy > 0 ? createHeaderLocator(geo.countryHeader, locator) : locator;
}

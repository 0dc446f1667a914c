import type { Log } from "#server/config/log.ts";
import type { GeoLocator } from "#server/integrations/geo/port.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import type { GeoAnswer } from "#shared/contracts/visitor.ts";

interface Deps {
  geo: GeoLocator;
  log: Log;
}

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * The country a visitor seems to be in (specification §7, geolocation). Never throws: a failure is logged only, without
 * the address, and answered as `success: false` (specification §8).
 */
export async function locateVisitor({ geo, log }: Deps, visitor: Visitor): Promise<GeoAnswer> {
  try {
    const code = await geo.locate(visitor);
    const country = code && names.of(code);
    if (code && country) return { success: true, country, country_code: code };
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ requestId: visitor.requestId, reason }, "country lookup failed");
  }
  return { success: false, country: null, country_code: null };
}

import { isIPv6 } from "node:net";
import type { Log } from "#server/config/log.ts";
import type { GeoLocator } from "#server/geo/port.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { GeoAnswer } from "#shared/visitor-answers.ts";

/** The sender of a request. */
export interface Visitor {
  /** Internet address; behind trusted proxies the one they report. */
  address: string;
  requestId: string;
  headers: Headers;
}

/** The part of an address used for rate limits: one household's IPv6 addresses share their first 64 bits. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const bare = address.replace(/%.*/, "");
  const leftOut = 8 - groupsOf(bare).length;
  const network = groupsOf(bare.replace("::", `:${"0:".repeat(leftOut)}`)).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

const groupsOf = (address: string) => address.split(":").filter((group) => group !== "");

/**
 * The country a visitor seems to be in (specification §7, geolocation). Never throws: a failure is logged, without the
 * address, and answered as `success: false` (specification §8).
 */
export async function locateVisitor({ geo, log }: { geo: GeoLocator; log: Log }, visitor: Visitor): Promise<GeoAnswer> {
  try {
    const code = await geo.locate(visitor);
    const country = code && namesIn(siteLocale).country(code);
    if (code && country) return { success: true, country, country_code: code };
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ requestId: visitor.requestId, reason }, "country lookup failed");
  }
  return { success: false, country: null, country_code: null };
}

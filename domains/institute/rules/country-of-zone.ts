import { knownTimeZone } from "#shared/formats/class-time.ts";
import { countryNames } from "./country.ts";

let countries: Map<string, string> | undefined;

/** TypeScript does not know this part of ECMA-402 yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zones of a country by its two letters, by their IANA names; none if they are not known. */
export function zonesOf(code: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale("und", { region: code });
  return locale.getTimeZones?.() ?? [];
}

/** The country (ISO 3166-1 alpha-2) of a time zone by its IANA name; null for one of no country, such as UTC. */
export function countryOfZone(zone: string | undefined): string | null {
  // Made once, with the first zone: it takes 45 ms.
  countries ??= new Map(
    Object.keys(countryNames).flatMap((code) => zonesOf(code).map((name): [string, string] => [name, code])),
  );
  return countries.get(knownTimeZone(zone) ?? "") ?? null;
}

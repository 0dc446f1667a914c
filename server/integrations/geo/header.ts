import { countryCode, type GeoLocator } from "#server/integrations/geo/port.ts";

/**
 * Believes the country a proxy in front has written into a request header, and asks `otherwise` where it wrote none.
 * Only for a program whose every request comes through that proxy: anyone else could write the header too.
 */
export function createHeaderLocator(header: string, otherwise: GeoLocator): GeoLocator {
  return {
    locate: async (question) => countryCode(question.headers.get(header)) ?? (await otherwise.locate(question)),
  };
}

import type { Site } from "#domains/content/rules/site.ts";
import type { Branch, Company } from "#domains/institute/contract.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";

/** A thing as schema.org describes it. */
export type Thing = Record<string, unknown>;

const organisationId = `${origin}/#organization`;

/** A reference to the company by name, for other things. */
export function provider({ content }: Site): Thing {
  return { "@type": "EducationalOrganization", "@id": organisationId, name: content.company.name, url: origin };
}

/** The identifier by which search engines join this to the page that describes the company in full. */
export const sameOrganisation: Thing = { "@id": organisationId };

/** The company in schema.org terms: contact points, address, opening hours (specification §2, home page). */
export function organisation({ content: { company, branches } }: Site): Thing {
  const { street, area, city, region, postalCode, countryCode } = company.address;
  return {
    "@type": "EducationalOrganization",
    "@id": organisationId,
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    foundingDate: String(company.founded),
    sameAs: company.social.map(({ url }) => url),
    email: company.emails[0]?.address,
    telephone: company.phones[0]?.e164,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${area}`,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    contactPoint: company.phones.map(({ label, e164 }) => ({
      "@type": "ContactPoint",
      contactType: label,
      telephone: e164,
      availableLanguage: company.languages,
    })),
    openingHoursSpecification: company.hours.spans.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(branches.length > 0 && { location: branches.map((branch) => branchThing(branch, company)) }),
  };
}

/** A branch as a place with its address. */
export function branchThing({ name, street, area, city, mapUrl, phones }: Branch, company: Company): Thing {
  const { region, countryCode } = company.address;
  return {
    "@type": "Place",
    name: `${company.name}, ${name}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: [street, area].filter(Boolean).join(", "),
      addressLocality: city,
      // A branch in another city may be in another region.
      ...(city === company.address.city && { addressRegion: region }),
      addressCountry: countryCode,
    },
    ...(phones[0] && { telephone: phones[0] }),
    ...(mapUrl && { hasMap: mapUrl }),
  };
}

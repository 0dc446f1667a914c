import type { BuiltPage, Thing } from "./built-page.ts";
import { thingsOf } from "./things.ts";

/** Google's requirements for each type of thing, and the specification's additions (specification §2, §3). */
const required: Record<string, string[]> = {
  AboutPage: ["name", "url"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ContactPoint: ["telephone", "contactType"],
  Course: ["name", "description", "provider", "url"],
  CourseInstance: ["courseMode"],
  EducationalOrganization: ["name", "url"],
  FAQPage: ["mainEntity"],
  ItemList: ["name", "itemListElement"],
  ListItem: ["position"],
  Offer: ["price", "priceCurrency"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Person: ["name"],
  PostalAddress: ["addressLocality", "addressCountry"],
  Question: ["name", "acceptedAnswer"],
  Rating: ["ratingValue"],
  Review: ["name", "author", "reviewRating", "reviewBody", "itemReviewed"],
  SearchAction: ["target", "query-input"],
  Service: ["name", "description", "url"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate", "contentUrl", "duration", "description"],
  WebSite: ["name", "url", "potentialAction"],
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

function faultsOf(type: string, thing: Thing): string[] {
  return (required[type] ?? []).filter((property) => isEmpty(thing[property])).map((name) => `${type} needs ${name}`);
}

/** The identifiers a page points to without describing a thing of that name. */
function danglingReferences({ things }: BuiltPage): string[] {
  const text = JSON.stringify(things);
  const references = Array.from(text.matchAll(/\{("@id":"[^"]+")\}/g), ([, reference = ""]) => reference);
  return references.filter((reference) => !text.includes(`${reference},"`) && !text.includes(`,${reference}`));
}

/**
 * The faults of a page's structured data: not JSON, not schema.org's, a property missing, a value left undefined, a
 * reference to nothing.
 */
export function structuredDataFaults(page: BuiltPage): string[] {
  const faults: string[] = [];
  try {
    for (const thing of page.things)
      if (thing["@context"] !== "https://schema.org") faults.push(`${thing["@type"]} is of ${thing["@context"]}`);
    const broken = /undefined|\[object|NaN/.exec(JSON.stringify(page.things));
    if (broken) faults.push(`a value is ${broken[0]}`);
    faults.push(...danglingReferences(page).map((reference) => `${reference} is described nowhere`));
    for (const type of Object.keys(required))
      faults.push(...thingsOf(page, type).flatMap((thing) => faultsOf(type, thing)));
  } catch (error) {
    faults.push(String(error));
  }
  return faults;
}

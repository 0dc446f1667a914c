import type { SiteContent, SiteCourse, SitePlan } from "#shared/contracts/content/site-content.ts";
import { countryNames } from "#shared/contracts/country.ts";

/** What a visitor can ask for, as far as the form shows it. */
export type Offer = {
  courses: Pick<SiteCourse, "id" | "title" | "duration" | "months" | "level" | "pattern" | "plans" | "prices">[];
  plans: Pick<SitePlan, "id" | "title" | "monthlyPrice" | "summary">[];
  /** The symbol of the prices' currency. */
  currency: string;
  /** What each plan includes. */
  everyPlan: string[];
  /** English names, the default first. */
  countries: string[];
};

export type OfferedCourse = Offer["courses"][number];
export type OfferedPlan = Offer["plans"][number];

/** The countries that see the simple form, listed after the institute's own and before the others. */
const firstCountries = ["Pakistan", "Qatar"];

/** The institute's own country, as the form lists it. */
function ownCountry(code: string): string[] {
  return Object.entries(countryNames).flatMap(([known, name]) => (known === code ? [name] : []));
}

/** The published offer, for the page's loader. */
export function offerOf({ courses, plans, company, pages }: SiteContent): Offer {
  return {
    courses: courses.map(({ id, title, duration, months, level, pattern, plans: soldIn, prices }) => {
      return { id, title, duration, months, level, pattern, plans: soldIn, prices };
    }),
    plans: plans.map(({ id, title, monthlyPrice, summary }) => ({ id, title, monthlyPrice, summary })),
    currency: company.currency.symbol,
    everyPlan: pages.terms.inEveryPlan,
    countries: [
      ...new Set([...ownCountry(company.address.countryCode), ...firstCountries, ...Object.values(countryNames)]),
    ],
  };
}

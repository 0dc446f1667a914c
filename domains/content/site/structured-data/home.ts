import type { Testimonial } from "#domains/content/contract/site-content.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { courseThing, listThing, serviceThing } from "./catalogue-things.ts";
import { questionsThing, recordedDemoThing } from "./demo-things.ts";
import { organisation, provider, sameOrganisation, type Thing } from "./organisation.ts";

/** The search of the site in a language. */
const searchIn = (locale: Locale): Thing => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${origin}${addressIn(locale, "/search")}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

function website({ content: { company }, messages, sections, languages }: Site): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: company.name,
    url: origin,
    inLanguage: [...languages.keys()],
    publisher: sameOrganisation,
    ...(sections.isOn("search") && { potentialAction: searchIn(messages.language.lang) }),
  };
}

function reviews(site: Site, testimonials: Testimonial[]): Thing {
  const { structuredData: words } = site.messages.labels;
  return listThing(
    words.testimonials,
    testimonials.map(({ name, rating, content, date }) => ({
      "@type": "Review",
      name: fillText(words.review, { name, company: site.content.company.name }),
      author: { "@type": "Person", name },
      ...(rating !== undefined && { reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 } }),
      reviewBody: content,
      datePublished: date,
      itemReviewed: provider(site),
    })),
  );
}

/** The company with its aggregate rating (specification §9, "Site aggregate rating"). */
function ratedOrganisation(site: Site, testimonials: Testimonial[]): Thing {
  const ratings = testimonials.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return organisation(site);
  return {
    ...organisation(site),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: ratings.reduce((total, rating) => total + rating, 0) / ratings.length,
      bestRating: 5,
      reviewCount: ratings.length,
    },
  };
}

/**
 * All structured data of the home page (specification §2, "Home also carries …"). A course is described as its card here
 * describes it: search engines want what readers see, and the page stays small.
 */
export function homeStructuredData(site: Site): Thing[] {
  const { content, messages, sections } = site;
  const { structuredData: words } = messages.labels;
  const { film } = content.pages.home;
  const testimonials = content.testimonials.filter(({ page }) => page === "home");
  const questions = content.questions.filter(({ page }) => page === "home");
  const services = content.services.map((one) => ({ ...serviceThing(site, one), provider: sameOrganisation }));
  return [
    website(site),
    ...(sections.isOn("home.testimonials")
      ? [ratedOrganisation(site, testimonials), reviews(site, testimonials)]
      : [organisation(site)]),
    listThing(
      words.courses,
      content.courses.map((course) => ({ ...courseThing(site, course), description: course.tagline })),
    ),
    ...(sections.isOn("home.faqs") ? [questionsThing(site, questions)] : []),
    ...(sections.isOn("services") ? [listThing(content.pages.services.listName, services)] : []),
    ...(film && sections.isOn("home.film") ? [recordedDemoThing(film.video)] : []),
  ];
}

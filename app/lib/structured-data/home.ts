import { company } from "#shared/content/company.ts";
import { courses } from "#shared/content/courses.ts";
import { homeFaqs } from "#shared/content/faqs.ts";
import { services } from "#shared/content/services.ts";
import { homeTestimonials } from "#shared/content/testimonials.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/rules/site-origin.ts";
import { courseThing, listThing, serviceThing } from "./catalogue.ts";
import { questionsThing } from "./demo.ts";
import { organisation, provider, sameOrganisation, type Thing } from "./organisation.ts";

function website(): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: company.name,
    url: origin,
    publisher: sameOrganisation,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function testimonials(): Thing {
  return listThing(
    "What learners say",
    homeTestimonials.map(({ name, rating, content, date }) => ({
      "@type": "Review",
      name: `${name} on ${company.name}`,
      author: { "@type": "Person", name },
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      reviewBody: content,
      datePublished: date,
      itemReviewed: provider,
    })),
  );
}

/** The company with its aggregate rating (specification §9, "Site aggregate rating"). */
function ratedOrganisation(): Thing {
  const sum = homeTestimonials.reduce((total, { rating }) => total + rating, 0);
  return {
    ...organisation(),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: sum / homeTestimonials.length,
      bestRating: 5,
      reviewCount: homeTestimonials.length,
    },
  };
}

/** All structured data of the home page (specification §2, "Home also carries …"). */
export function homeStructuredData(): Thing[] {
  return [
    website(),
    ratedOrganisation(),
    testimonials(),
    listThing("Courses", courses.map(courseThing)),
    questionsThing(homeFaqs),
    listThing(
      "Software services",
      services.map((service) => ({ ...serviceThing(service), provider: sameOrganisation })),
    ),
  ];
}

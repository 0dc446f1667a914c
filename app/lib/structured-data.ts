import { company } from "#shared/content/company.ts";
import { type CatalogueCourse, courses } from "#shared/content/courses.ts";
import { services } from "#shared/content/services.ts";
import { homeTestimonials } from "#shared/content/testimonials.ts";

type Thing = Record<string, unknown>;

const organisationId = (origin: string) => `${origin}/#organization`;

/** The company as schema.org tells it: contact points, address, opening hours (specification §2, home page). */
function organisation(origin: string): Thing {
  const { street, area, city, region, postalCode, countryCode } = company.address;
  return {
    "@type": "EducationalOrganization",
    "@id": organisationId(origin),
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    url: origin,
    logo: `${origin}/favicon.svg`,
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
      availableLanguage: ["English", "Urdu"],
    })),
    openingHoursSpecification: company.hours.spans.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}

function website(origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: company.name,
    url: origin,
    publisher: { "@id": organisationId(origin) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function courseThing(origin: string, course: CatalogueCourse): Thing {
  return {
    "@type": "Course",
    name: course.title,
    description: course.description,
    url: `${origin}/courses/${course.slug}`,
    provider: { "@id": organisationId(origin), "@type": "EducationalOrganization", name: company.name, url: origin },
    educationalLevel: course.level,
    educationalCredentialAwarded: "Certificate of Completion",
    keywords: course.skills.join(", "),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      duration: `P${course.months}M`,
      courseWorkload: "PT8H",
    },
  };
}

function list(name: string, things: Thing[]): Thing {
  return {
    "@type": "ItemList",
    name,
    itemListElement: things.map((item, at) => ({ "@type": "ListItem", position: at + 1, item })),
  };
}

function testimonials(origin: string): Thing {
  return list(
    "What learners say",
    homeTestimonials.map(({ name, rating, content, date }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      reviewBody: content,
      datePublished: date,
      itemReviewed: { "@id": organisationId(origin), "@type": "EducationalOrganization", name: company.name },
    })),
  );
}

/** Everything the home page tells a search engine (specification §2, "Home also carries …"). */
export function homeStructuredData(origin: string): Thing[] {
  return [
    website(origin),
    organisation(origin),
    testimonials(origin),
    list(
      "Courses",
      courses.map((course) => courseThing(origin, course)),
    ),
    list(
      "Software services",
      services.map(({ slug, title, description }) => ({
        "@type": "Service",
        name: title,
        description,
        url: `${origin}/services/${slug}`,
        provider: { "@id": organisationId(origin) },
      })),
    ),
  ];
}

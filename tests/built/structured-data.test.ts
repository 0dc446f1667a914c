import { beforeAll, describe, expect, inject, test } from "vitest";
import { type BuiltPage, everyAddress, type Thing } from "../support/built-page.ts";
import {
  company,
  courses,
  demoFaqs,
  findSitePage,
  homeFaqs,
  homeTestimonials,
  recordedDemo,
  services,
  sitePages,
  team,
} from "../support/demo-content.ts";
import { fetchPages } from "../support/fetch-pages.ts";
import { structuredDataFaults } from "../support/structured-data-faults.ts";
import { listOf, thingOf, thingsOf } from "../support/things.ts";

type Faq = (typeof homeFaqs)[number];

/** Specification §2 and §3, structured data, with Google's requirements for each type. */
const site = "https://darsgah.example";
let pages: Map<string, BuiltPage>;

beforeAll(async () => {
  pages = new Map((await fetchPages(everyAddress)).map((page) => [page.path, page]));
});

function at(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not fetched.`);
  return page;
}

const isAbsolute = (value: unknown) => typeof value === "string" && value.startsWith(site);

/** A course as shown on its card; the home page's cards describe it in a line. */
function expectCourse(thing: Thing, course: (typeof courses)[number], description = course.description) {
  expect(thing).toMatchObject({
    name: course.title,
    description,
    url: `${site}${course.canonicalPath}`,
    provider: { "@type": "EducationalOrganization", name: company.name, url: site },
    educationalLevel: course.level,
    educationalCredentialAwarded: "Certificate of Completion",
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", duration: `P${course.months}M` },
  });
  expect(course.duration).toBe(`${course.months} months`);
  for (const skill of course.skills) expect(thing.keywords).toContain(skill);
}

function expectQuestions(page: BuiltPage, faqs: Faq[]) {
  const { mainEntity } = thingOf(page, "FAQPage") as unknown as { mainEntity: Thing[] };
  expect(mainEntity).toEqual(
    faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
}

test("every page's structured data is schema.org's, whole, and shows no price to those who must not see one (specification §4)", () => {
  for (const page of pages.values()) {
    const { path, things } = page;
    expect(structuredDataFaults(page), path).toEqual([]);
    expect(JSON.stringify(things), path).not.toMatch(/"(price|offers)"/);
    if (path !== "/" && !path.startsWith("/search")) expect(things.length, path).toBeGreaterThan(0);
  }
});

test("an alias tells the same as its canonical address", () => {
  for (const [path, page] of pages) {
    const canonical = findSitePage(path)?.path;
    if (canonical && canonical !== path) expect(page.things, path).toEqual(at(canonical).things);
  }
});

describe("breadcrumbs", () => {
  test("stand on every page but the home page, by existing pages", () => {
    for (const { path, breadcrumbs } of sitePages.filter((page) => page.path !== "/")) {
      const { itemListElement } = thingOf(at(path), "BreadcrumbList") as unknown as { itemListElement: Thing[] };
      expect(itemListElement, path).toEqual(
        breadcrumbs.map((step, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name: step.name,
          item: `${site}${step.path}`,
        })),
      );
      for (const step of breadcrumbs) expect(pages.has(step.path), step.path).toBe(true);
    }
  });
});

describe("home page", () => {
  test("names the website with its search action", async () => {
    const website = thingOf(at("/"), "WebSite");
    const action = website.potentialAction as { target: { urlTemplate: string }; "query-input": string };
    expect(action).toMatchObject({ "@type": "SearchAction", "query-input": "required name=search_term_string" });
    const address = action.target.urlTemplate.replace("{search_term_string}", "python").replace(site, inject("origin"));
    expect((await fetch(address)).status).toBe(200);
  });

  test("names the organisation with contact points and opening hours (specification §9)", () => {
    const [organisation] = at("/").things.filter((thing) => thing["@type"] === "EducationalOrganization");
    if (!organisation) throw new Error("There is no organisation.");
    for (const property of ["logo", "description"]) expect(organisation[property], property).toBeTruthy();
    expect(organisation.foundingDate).toBe("2025");
    expect(organisation.contactPoint).toHaveLength(2);
    expect(organisation.contactPoint).toMatchObject(
      company.phones.map(({ e164 }) => ({ "@type": "ContactPoint", telephone: e164, contactType: expect.any(String) })),
    );
    expect(organisation.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "19:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
    ]);
    expect(organisation.address).toMatchObject({ "@type": "PostalAddress", addressLocality: "Lahore" });
    expect(organisation.sameAs).toHaveLength(4);
  });

  test("names the testimonials with author, rating, text and date (specification §3)", () => {
    const reviews = listOf(at("/"), "What learners say");
    expect(reviews).toHaveLength(4);
    homeTestimonials.forEach(({ name, rating, content, date }, place) => {
      expect(reviews[place]).toMatchObject({
        "@type": "Review",
        author: { "@type": "Person", name },
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
        reviewBody: content,
        datePublished: date,
        itemReviewed: { "@type": "EducationalOrganization", name: company.name },
      });
    });
  });

  test("lists the courses, the services and the questions it shows", () => {
    expect(listOf(at("/"), "Software services").map(({ name }) => name)).toEqual(services.map(({ title }) => title));
    expectQuestions(at("/"), homeFaqs);
  });
});

describe("courses", () => {
  test.each(["/", "/courses"])("are listed as the cards tell them: %s", (path) => {
    const list = listOf(at(path), "Courses");
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(list).toHaveLength(courses.length);
    courses.forEach((course, place) => {
      expectCourse(list[place] ?? { "@type": "" }, course, path === "/" ? course.tagline : course.description);
    });
    expect(new Set(list.map(({ url }) => url)).size).toBe(list.length);
  });

  test.each(courses)("each has its own page: $canonicalPath", (course) => {
    expectCourse(thingOf(at(course.canonicalPath), "Course"), course);
  });
});

describe("services", () => {
  test("are listed on their page, and each names itself on its own", () => {
    const list = listOf(at("/services"), "Software services");
    expect(list).toHaveLength(9);
    services.forEach(({ title, description, canonicalPath }, place) => {
      const expected = { "@type": "Service", name: title, description, url: `${site}${canonicalPath}` };
      expect(list[place]).toMatchObject(expected);
      expect(thingOf(at(canonicalPath), "Service")).toMatchObject(expected);
    });
  });
});

test("the about page names itself, the organisation and three people", () => {
  const page = at("/about");
  expect(thingOf(page, "AboutPage")).toMatchObject({ url: `${site}/about`, name: page.title });
  expect(page.things.some((thing) => thing["@type"] === "EducationalOrganization")).toBe(true);
  expect(thingsOf(page, "Person")).toMatchObject(
    team.map(({ name, role }) => ({ name, jobTitle: role, worksFor: { name: company.name } })),
  );
  expect(thingsOf(page, "Person")).toHaveLength(3);
});

test("the free demo page names its recording as a video, and its questions", async () => {
  const page = at("/FreeDemo");
  const video = thingOf(page, "VideoObject");
  expect(video.name).toBe(recordedDemo.title);
  expect(new Date(String(video.uploadDate)).getTime()).not.toBeNaN();
  for (const address of [video.thumbnailUrl, video.contentUrl]) {
    expect(isAbsolute(address)).toBe(true);
    expect((await fetch(String(address).replace(site, inject("origin")))).status, String(address)).toBe(200);
  }
  expectQuestions(page, demoFaqs);
});

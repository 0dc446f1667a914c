import type { SiteContent } from "../contracts/content/site-content.ts";
import { about, coreValues, milestones, team } from "./about.ts";
import { benefits } from "./benefits.ts";
import { courseCategories } from "./categories.ts";
import { claims } from "./claims.ts";
import { company, paymentDetails } from "./company.ts";
import { contactPage } from "./contact-page.ts";
import { coursePages } from "./course-landing-pages.ts";
import { courses } from "./courses.ts";
import { courseReasons, coursesPage, faculty } from "./courses-page.ts";
import { demoFaqs } from "./demo-faqs.ts";
import { demoPage, demoSteps, recordedDemo } from "./demo-page.ts";
import { demoTestimonials } from "./demo-testimonials.ts";
import { enrolmentPage } from "./enrolment-page.ts";
import { homeFaqs } from "./faqs.ts";
import { home } from "./home.ts";
import { footerNavigation, headerNavigation } from "./navigation.ts";
import { outlines } from "./outlines.ts";
import { inEveryPlan, plans } from "./plans.ts";
import { refundTerms } from "./policies/refund-terms.ts";
import { policies } from "./policies.ts";
import { portal } from "./portal.ts";
import { portfolio, portfolioCategories, projects } from "./portfolio.ts";
import { servicePages } from "./service-landing-pages.ts";
import { services } from "./services.ts";
import { servicesPage } from "./services-page.ts";
import { courseNames, serviceNames } from "./subject-names.ts";
import { homeTestimonials } from "./testimonials.ts";
import { thankYou } from "./thank-you.ts";
import { wordmark } from "./wordmark.ts";

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo content lacks ${what}.`);
  return value;
}

const split = (names: string) => names.split(/,\s+/);
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");

/** The demo institute's content, as every page and service is given it. */
export const demoContent: SiteContent = {
  revised: "2026-11-21",
  company: { ...company, brand: { ...company.brand, wordmark } },
  payment: paymentDetails,
  plans: plans.map((plan, position) => ({ ...plan, position })),
  courses: courses.map((course, position) => {
    const { id: _id, ...page } = found(
      coursePages.find(({ id }) => id === course.id),
      `the page of ${course.id}`,
    );
    const { names, parts, ...words } = found(courseNames[course.id], `the names of ${course.id}`);
    return {
      ...course,
      position,
      plans: plans.map(({ id }) => id),
      aliases: course.id === "data-analyst" ? ["/courses/data-science"] : [],
      ...words,
      names: split(names),
      parts: split(parts),
      page,
      outline: found(outlines[course.id], `the outline of ${course.id}`),
    };
  }),
  services: services.map((service, position) => {
    const { slug: _slug, ...page } = found(
      servicePages.find(({ slug }) => slug === service.slug),
      `the page of ${service.slug}`,
    );
    const { names, parts } = found(serviceNames[service.slug], `the names of ${service.slug}`);
    return { ...service, id: service.slug, position, names: split(names), parts: split(parts), page };
  }),
  projects: projects.map(({ slug, ...project }, position) => ({ ...project, id: slug, position })),
  questions: [
    ...homeFaqs.map((faq, at) => ({ ...faq, id: `home-${at + 1}`, position: at, page: "home" as const })),
    ...demoFaqs.map((faq, at) => ({ ...faq, id: `demo-${at + 1}`, position: at, page: "demo" as const })),
  ],
  testimonials: [
    ...homeTestimonials.map((one, at) => ({ ...one, id: slugOf(one.name), position: at, page: "home" as const })),
    ...demoTestimonials.map((one, at) => ({ ...one, id: slugOf(one.name), position: at, page: "demo" as const })),
  ],
  teachers: [
    ...team.map(({ name, image, role, experience, hue }, position) => {
      return { id: slugOf(name), position, name, image, team: { role, experience, hue } };
    }),
    ...faculty.map(({ name, image, university, logo, program, title }, position) => {
      return { id: slugOf(name), position, name, image, faculty: { university, logo, program, title } };
    }),
  ],
  policies: policies.map((policy, position) => ({ ...policy, id: policy.path.slice(1), position })),
  pages: {
    home: {
      ...home,
      hero: { ...home.hero, claims: claims.homeHero },
      proof: claims.homeProof,
      courses: { ...home.courses, outlineLabel: home.courses.outlineAction.label },
      categories: { ...home.categories, list: courseCategories },
      benefits: {
        ...home.benefits,
        list: benefits.map(({ title, description: text, icon }) => ({ title, text, icon })),
      },
    },
    about: {
      ...about,
      story: { ...about.story, milestones },
      values: { ...about.values, list: coreValues },
    },
    services: servicesPage,
    portfolio: {
      meta: portfolio.meta,
      hero: portfolio.hero,
      projects: { title: portfolio.projects.title, lead: portfolio.projects.lead },
      categories: [...portfolioCategories],
      achievements: portfolio.achievements,
      closing: portfolio.closing,
    },
    courses: { ...coursesPage, reasons: { ...coursesPage.reasons, list: courseReasons } },
    demo: {
      ...demoPage,
      steps: { ...demoPage.steps, list: demoSteps },
      recorded: { ...demoPage.recorded, video: recordedDemo },
    },
    contact: {
      meta: contactPage.meta,
      hero: contactPage.hero,
      form: { title: contactPage.form.title, messageHint: contactPage.form.messageHint },
      info: { title: contactPage.info.title, hoursNote: contactPage.info.hoursNote },
      call: contactPage.call,
    },
    enrolment: {
      meta: enrolmentPage.meta,
      hero: enrolmentPage.hero,
      panel: enrolmentPage.panel,
      next: { title: enrolmentPage.next.title, steps: enrolmentPage.next.steps, chat: enrolmentPage.next.chat },
    },
    "thank-you": { meta: thankYou.meta, title: thankYou.title, lead: thankYou.lead, messages: thankYou.messages },
    portal: {
      meta: portal.meta,
      hero: portal.hero,
      courses: { title: portal.courses.title, lead: portal.courses.lead },
      stats: portal.stats,
    },
    navigation: { header: headerNavigation, ...footerNavigation },
    terms: { inEveryPlan, refund: refundTerms },
  },
};

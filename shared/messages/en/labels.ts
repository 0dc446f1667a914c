import { contactPage } from "../../content/contact-page.ts";
import { coursePageLabels } from "../../content/course-pages/course-page.ts";
import { coursesPage } from "../../content/courses-page.ts";
import { enrolmentPage } from "../../content/enrolment-page.ts";
import { userMenu } from "../../content/navigation.ts";
import { policyLabels } from "../../content/policies/policy.ts";
import { portal } from "../../content/portal.ts";
import { portfolio } from "../../content/portfolio.ts";
import { servicesPage } from "../../content/services-page.ts";
import { thankYou } from "../../content/thank-you.ts";

const { title: _title, lead: _lead, ...portalCourses } = portal.courses;

/** The labels around the institute's own words. */
export const labels = {
  contact: {
    fields: contactPage.form.fields,
    submit: contactPage.form.submit,
    submitting: contactPage.form.submitting,
    info: {
      phones: contactPage.info.phones,
      emails: contactPage.info.emails,
      address: contactPage.info.address,
      hours: contactPage.info.hours,
    },
    quote: contactPage.quote,
    /** A field that only programs see and fill in. */
    website: "Website",
    /** The start of a message from a service's quote button. */
    quoteOpening: "I would like a quote for {service}.\n\n",
    refused: "Please look at the marked fields and send the form again.",
  },
  enrolment: {
    preparing: enrolmentPage.preparing,
    withoutScripts: { ...enrolmentPage.withoutScripts, chat: "WhatsApp" },
    form: enrolmentPage.form,
    /** The start of a message by a visitor without plan selection who comes from a plan's button. */
    planOpening: "I am interested in the {plan} plan.\n",
    summary: { ...enrolmentPage.summary, months: { one: "{count} month", other: "{count} months" } },
    chatAction: enrolmentPage.next.chatAction,
  },
  courseCard: coursesPage.card,
  /** A course's figures, on its card. */
  courseFigures: {
    rating: "{rating} rating",
    students: "{students} students",
    modules: "{modules} modules",
    projects: "{projects} projects",
  },
  /** After a price. */
  perMonth: "per month",
  coursePage: coursePageLabels,
  faculty: { program: coursesPage.faculty.programLabel },
  serviceCard: servicesPage.card,
  caseStudy: { technologies: "Technologies" },
  portfolio: {
    filter: portfolio.projects.filterLabel,
    featured: portfolio.projects.featuredBadge,
    live: portfolio.projects.liveLabel,
    client: portfolio.projects.clientLabel,
    duration: portfolio.projects.durationLabel,
    technologies: portfolio.projects.technologiesLabel,
    /** Read aloud when the filter changes. */
    shown: "{shown} of {all} projects",
    /** Describes a project's drawn picture. */
    drawing: "Drawing of {title}",
  },
  policy: policyLabels,
  portal: { courses: portalCourses, dialog: portal.dialog },
  thankYou: { homeButton: thankYou.homeButton },
  userMenu,
  /** What structured data say in words of their own. */
  structuredData: {
    courses: "Courses",
    services: "Software services",
    testimonials: "What learners say",
    review: "{name} on {company}",
    certificate: "Certificate of Completion",
  },
  pages: {
    home: "Home",
    about: "About",
    services: "Services",
    portfolio: "Portfolio",
    courses: "Courses",
    contact: "Contact",
    demo: "Free Demo",
    enrolment: enrolmentPage.name,
    thankYou: thankYou.title,
    search: "Search",
  },
};

import { company } from "./company.ts";

/** The services page's texts; its cards show the nine services (specification §2, "Services page"). */
export const servicesPage = {
  meta: {
    title: `Software services for your business | ${company.name}`,
    description: `Websites, WordPress, mobile apps, UI/UX design, marketing, chatbots, dashboards, security tests and machine learning, built in ${company.address.city} and quoted to fit.`,
  },
  hero: {
    title: "Software, built by the people who teach it",
    lead: `Nine services, one team in ${company.address.city}. Tell us the problem; we write down what it takes, how long it needs and what we would leave out, before you agree to anything.`,
    action: { label: "Get Consultation", href: "/contact" },
  },
  list: {
    title: "What we build and look after",
    lead: "Each card names what is included and how long such a project usually takes. The price depends on your scope, so every quote is written for you.",
  },
  /** The texts on each card. */
  card: {
    timeline: "Timeline",
    features: "What is included",
    technologies: "Built with",
    quoteAction: { label: "Get Quote", href: "/contact" },
    pageLabel: "See how we work",
  },
  portfolio: {
    title: "Work you can look at",
    lead: "Six projects from different trades, with the tools and the time each one took.",
    action: { label: "Open the portfolio", href: "/portfolio" },
  },
  consultation: {
    title: "Not sure which service you need?",
    lead: "Describe what goes wrong today, in your own words. We answer within 24 hours and say so when a spreadsheet would do.",
    action: { label: "Get Consultation", href: "/contact" },
  },
};

import type { SiteContent, SiteService } from "#shared/contracts/content/site-content.ts";
import { bullets, inWords, listed, lowerFirst, upperFirst, ways } from "./facts.ts";

/** Answers about services: of the ones asked about, or of all where none was named. */
type ServiceAnswer = (content: SiteContent, asked: SiteService[]) => string;

const linked = ({ title, landingPath }: SiteService) => `[${title}](${landingPath})`;
const orAll = ({ services }: SiteContent, asked: SiteService[]) => (asked.length > 0 ? asked : services);

/** What a service costs: always a quote (specification §9). */
export const quoteAnswer: ServiceAnswer = (content, asked) => {
  const what = asked.length > 0 ? listed(asked.map(linked)) : "a software project";
  const [first] = asked;
  return `For ${what} the price depends on the scope: **${first?.priceText ?? "Contact for Custom Quote"}**. Tell us what you need on the ${ways(content).contact} or on ${ways(content).whatsapp}, and you have a reply with a quote within 24 hours.`;
};

/** How long projects take (specification §9). */
export const timelineAnswer: ServiceAnswer = (content, asked) => {
  const lines = orAll(content, asked).map(
    (service) =>
      `${linked(service)}: **${service.timelineText}**${asked.length === 1 ? `, built with ${listed([...service.technologies])}` : ""}`,
  );
  return `How long projects usually take:\n${bullets(lines)}\n\nThe written scope names the dates of yours. [Get a quote](/contact).`;
};

/** What a service is. */
export const serviceAnswer: ServiceAnswer = (content, asked) => {
  if (asked.length === 1 && asked[0]) {
    const [service] = asked;
    return `Yes, we do **${service.title}**: ${service.description}\n${bullets(service.features)}\n\nBuilt with ${listed([...service.technologies])}. Usual time: ${service.timelineText}. Price: ${service.priceText}. [More about it](${service.landingPath}) · [Get a free quote](/contact)`;
  }
  const lines = orAll(content, asked).map((service) => `${linked(service)}: ${service.timelineText}`);
  return `We build software for businesses: ${asked.length > 0 ? "" : `${inWords(content.services)} services, `}each with its usual time.\n${bullets(lines)}\n\nAll prices are custom quotes: [contact us](/contact). See also our [portfolio](/portfolio).`;
};

/** How a project goes, and what comes after it. */
export const projectTermsAnswer: ServiceAnswer = (content) =>
  `A project begins with a written scope: what is built, for how much, in which steps. When a step is delivered you have 10 business days to test it, and faults you report are fixed at our cost. When the project is paid, the work and its source code are yours. We keep your business secrets, and hosting, backups and updates can be part of the scope. The [terms](/terms#projects) say it in full; for your own case use the ${ways(content).contact}.`;

/** What has been built for others. */
export const portfolioAnswer: ServiceAnswer = (content) =>
  `${upperFirst(inWords(content.projects))} of our projects, with what they are built with and how long they took, stand in the [portfolio](/portfolio):\n${bullets(content.projects.map(({ title, category, client, duration }) => `${title}: ${category.toLowerCase()} for ${lowerFirst(client)}, ${duration}`))}\n\n290+ projects completed for 280+ happy clients, with 7+ years of experience.`;

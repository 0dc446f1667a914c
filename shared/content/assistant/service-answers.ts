import { projects } from "../portfolio.ts";
import { type Service, services } from "../services.ts";
import { bullets, listed, ways } from "./facts.ts";

/** Answers about services: of the ones asked about, or of all nine where none was named. */
type ServiceAnswer = (asked: Service[]) => string;

const linked = ({ title, landingPath }: Service) => `[${title}](${landingPath})`;
const orAll = (asked: Service[]) => (asked.length > 0 ? asked : services);

/** What a service costs: always a quote (specification §9). */
export const quoteAnswer: ServiceAnswer = (asked) => {
  const what = asked.length > 0 ? listed(asked.map(linked)) : "a software project";
  const [first] = asked;
  return `For ${what} the price depends on the scope: **${first?.priceText ?? "Contact for Custom Quote"}**. Tell us what you need on the ${ways.contact} or on ${ways.whatsapp}, and you have a reply with a quote within 24 hours.`;
};

/** How long projects take (specification §9). */
export const timelineAnswer: ServiceAnswer = (asked) => {
  const lines = orAll(asked).map(
    (service) =>
      `${linked(service)}: **${service.timelineText}**${asked.length === 1 ? `, built with ${listed([...service.technologies])}` : ""}`,
  );
  return `How long projects usually take:\n${bullets(lines)}\n\nThe written scope names the dates of yours. [Get a quote](/contact).`;
};

/** What a service is. */
export const serviceAnswer: ServiceAnswer = (asked) => {
  if (asked.length === 1 && asked[0]) {
    const [service] = asked;
    return `Yes, we do **${service.title}**: ${service.description}\n${bullets(service.features)}\n\nBuilt with ${listed([...service.technologies])}. Usual time: ${service.timelineText}. Price: ${service.priceText}. [More about it](${service.landingPath}) · [Get a free quote](/contact)`;
  }
  const lines = orAll(asked).map((service) => `${linked(service)}: ${service.timelineText}`);
  return `We build software for businesses: ${asked.length > 0 ? "" : "nine services, "}each with its usual time.\n${bullets(lines)}\n\nAll prices are custom quotes: [contact us](/contact). See also our [portfolio](/portfolio).`;
};

/** How a project goes, and what comes after it. */
export const projectTermsAnswer: ServiceAnswer = () =>
  `A project begins with a written scope: what is built, for how much, in which steps. When a step is delivered you have 10 business days to test it, and faults you report are fixed at our cost. When the project is paid, the work and its source code are yours. We keep your business secrets, and hosting, backups and updates can be part of the scope. The [terms](/terms#projects) say it in full; for your own case use the ${ways.contact}.`;

/** What has been built for others. */
export const portfolioAnswer: ServiceAnswer = () =>
  `Six of our projects, with what they are built with and how long they took, stand in the [portfolio](/portfolio):\n${bullets(projects.map(({ title, category, client, duration }) => `${title}: ${category.toLowerCase()} for ${client.charAt(0).toLowerCase()}${client.slice(1)}, ${duration}`))}\n\n290+ projects completed for 280+ happy clients, with 7+ years of experience.`;

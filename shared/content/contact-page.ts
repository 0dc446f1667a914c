import { company } from "./company.ts";

/** The contact page's texts (specification §2, §3 and §4). */
export const contactPage = {
  meta: {
    title: `Contact ${company.name} | Courses and software projects`,
    description: `Ask ${company.name} about a course, a batch or a software project. Two phone numbers, e-mail, WhatsApp and an office in ${company.address.city}. We reply within 24 hours.`,
  },
  hero: {
    title: "Tell us what you want to learn or build",
    lead: "Ask about a course, a batch, a fee or a project. A person reads every message, and you will have a reply within 24 hours.",
  },
  form: {
    title: "Send us a message",
    fields: {
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      phone: "Phone (optional)",
      message: "Message",
    },
    messageHint: "For a project, tell us what it should do and when you need it. For a course, tell us which one.",
    submit: "Send Message",
    submitting: "Sending...",
  },
  /** The line that names the service to be quoted. */
  quote: { label: "Quote for", remove: "Remove" },
  /** The start of a message from a service's quote button. */
  openings: {
    quote: (service: string) => `I would like a quote for ${service}.\n\n`,
  },
  info: {
    title: "Reach us directly",
    phones: "Phone",
    emails: "E-mail",
    address: "Office",
    hours: "Hours",
    hoursNote: "Pakistan time (UTC+5)",
  },
  call: {
    title: "Rather talk?",
    lead: "Send us a WhatsApp message with a time that suits you, and we will ring you.",
    button: "Schedule a Call",
  },
};

import { company } from "../company.ts";
import type { Policy } from "./policy.ts";
import { refundTerms } from "./refund-terms.ts";

const { fullRefundDays, standardWindowDays, merchantMonths, providerMonths, processing } = refundTerms;
const [admissions, projects] = company.emails;

/** The refund policy, with the figures of specification §9. */
export const refundPolicy: Policy = {
  path: "/refund-policy",
  meta: {
    title: `Refund policy: full refund within ${fullRefundDays} days | ${company.name}`,
    description: `A full refund within ${fullRefundDays} days from course start or project initiation, asked for by e-mail. What is covered, what is not, and how long each payment takes.`,
  },
  hero: {
    title: "Refund Policy",
    lead: `You can have all your money back within ${fullRefundDays} days from the start. Here is how to ask, what is not covered and how long it takes.`,
  },
  effectiveDate: "2025-06-01",
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        [
          `Courses and software projects: a full refund within ${fullRefundDays} days from course start or project initiation.`,
          "Ask in writing, by e-mail. A phone call or a chat message is not enough.",
          `After those ${fullRefundDays} days, and for completed services, no refund is given.`,
          `Anything else you buy from us: a standard window of ${standardWindowDays} days.`,
          "The demo class is free, so there is nothing to refund.",
        ],
      ],
    },
    {
      id: "courses",
      heading: "Courses",
      blocks: [
        `The ${fullRefundDays} days are counted from the first class of the batch you enrolled in, not from the day you paid. If you pay early and change your mind before the batch begins, you are inside the window.`,
        "Within it you receive everything you paid for that course, whatever your reason. You do not have to justify yourself, though a sentence about what disappointed you helps us.",
        `Once the ${fullRefundDays} days are over, no refund is given for the month under way or for months already taught. You can cancel the auto-renewal at any time, and then no further month is charged.`,
      ],
    },
    {
      id: "projects",
      heading: "Software projects",
      blocks: [
        `For a software project the ${fullRefundDays} days are counted from project initiation: the day we both confirm the written scope and the work begins. Within them you receive a full refund of what you paid for the project.`,
        "After that no refund is given, and none for services that are completed: a delivered website, a finished security test, a design that was handed over. If something delivered does not do what the scope says, that is a fault, and we fix it under the terms of the project.",
      ],
    },
    {
      id: "others",
      heading: "Everything else",
      blocks: [
        `For a purchase that is neither a course nor a project, such as a single workshop or a pack of learning material, the standard window is ${standardWindowDays} days from the day of purchase.`,
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to ask",
      blocks: [
        `Write an e-mail to ${admissions?.address} for a course or to ${projects?.address} for a project. The day your e-mail reaches us decides whether it is in time. Please include:`,
        [
          "your full name, and the e-mail address you enrolled or ordered with;",
          "the course and batch, or the name of the project;",
          "the date and the way of payment, and the reference number if you have one.",
        ],
        "We reply within 24 hours. Never send us a card number: we do not need it to pay you back.",
      ],
    },
    {
      id: "processing",
      heading: "How long it takes",
      blocks: [
        "The money goes back the way it came. From the day we issue the refund it takes:",
        processing.map(({ method, time }) => `${method}: ${time}.`),
        "Your bank may need some days more until it shows the amount. A business day is one of our office days, Monday to Friday, public holidays in Pakistan excepted.",
      ],
    },
    {
      id: "payment-provider",
      heading: "The payment provider, and old payments",
      blocks: [
        "Payments go through a card payment provider, which sends the refund on our order. We never see or store your card's number.",
        `As the merchant we can issue a refund for up to ${merchantMonths} months after a payment. From then on it can be issued for up to ${providerMonths} months through the payment provider's support, and we will open that request for you. These are limits of the payment system; they do not lengthen the ${fullRefundDays} or ${standardWindowDays} days in which you may ask.`,
      ],
    },
    {
      id: "when-we-cancel",
      heading: "When we cancel",
      blocks: [
        "If we cancel a batch before it begins, you are inside the window: you choose between a place in another batch and a full refund. Should we be unable to teach a course to its end, we offer you a place in another batch and charge no month we do not teach.",
      ],
    },
    {
      id: "disputes",
      heading: "If we do not agree",
      blocks: [
        "Please answer our e-mail first and ask for a second person to look at it. This policy is part of our terms: the law of Pakistan applies, and the courts of Karachi decide.",
      ],
    },
  ],
};

import { company } from "./company.ts";

/** The confirmation page: its texts, and messages that change every 8 seconds (specification §2, §9). */
export const thankYou = {
  meta: {
    title: `Thank you for writing | ${company.name}`,
    description: "We have your message, and a person will read it. You can expect our reply within 24 hours.",
  },
  title: "Thank You!",
  lead: "We have your message, and a person will read it. You can expect our reply within 24 hours.",
  homeButton: { label: "Return to Home", href: "/" },
  confettiPieces: 30,
  messages: [
    "Asking is the first lesson. You have already begun.",
    "Every developer you admire once wrote a first line that did not run.",
    "An hour a day is enough to change what you can do in a season.",
    "Nobody starts ready. You become ready by starting.",
    "Bring your questions to the first class. The simple ones are the best ones.",
    "Small projects, finished, teach more than large ones imagined.",
    "Skill grows quietly. Keep showing up and it will show.",
    "The best time to practise was yesterday. This evening will do.",
  ],
};

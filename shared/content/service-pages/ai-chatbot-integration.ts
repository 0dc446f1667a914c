import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** AI chatbot integration's landing page. */
export const aiChatbotIntegrationPage: ServicePage = {
  slug: "ai-chatbot-integration",
  meta: {
    title: `AI chatbot integration for web and WhatsApp | ${company.name}`,
    description:
      "Assistants for your website and WhatsApp that answer in English and Urdu from documents you approve, and call your staff when they do not know.",
  },
  hero: {
    title: "An assistant that knows when to call a person",
    lead: "It answers on your website and on WhatsApp from documents you approved, in English, Urdu and Roman Urdu. When it does not know, it says so and hands over the whole conversation.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
  offers: {
    title: "What an assistant consists of",
    lead: "The model is the smaller part. Most of the work is in what surrounds it.",
    cards: [
      {
        icon: "file",
        title: "Answers from your documents",
        text: "Price lists, policies, manuals and product pages are split, indexed and cited, so every answer shows its source.",
      },
      {
        icon: "bot",
        title: "Website widget",
        text: "A small window that works by keyboard and screen reader and does not slow the page it sits on.",
      },
      {
        icon: "message",
        title: "WhatsApp Business",
        text: "The same assistant under your business number, with templates approved and staff replies in the same thread.",
      },
      {
        icon: "languages",
        title: "English, Urdu, Roman Urdu",
        text: "Customers write as they speak. We test with questions collected from your own inbox.",
      },
      {
        icon: "handshake",
        title: "Handover to staff",
        text: "Office hours, queues and a message to the right person, who sees what was asked and what was answered.",
      },
      {
        icon: "test",
        title: "Tests and weekly review",
        text: "A fixed set of questions runs on every change, and a weekly list shows what it could not answer.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for chatbots",
    lead: "A wrong answer in your name costs more than no answer. We build for that.",
    points: [
      {
        title: "It may only say what you approved",
        text: "No document, no answer. It does not quote prices, diagnose or promise anything that is not written.",
      },
      {
        title: "Measured before launch",
        text: "You see the share of right, wrong and declined answers on at least a hundred real questions, then decide.",
      },
      {
        title: "Your customers' words stay protected",
        text: "We agree what is stored, for how long and where, and remove phone numbers and card numbers before a model sees them.",
      },
      {
        title: "Running costs named in advance",
        text: "You know the price of a thousand conversations before you sign, with a monthly ceiling that stops spending.",
      },
      {
        title: "The model can be changed",
        text: "Hosted or open, the model sits behind one small interface. A better or cheaper one is a change of a day.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Assistants at work, with what they do not do.",
    studies: [
      {
        title: "Order status after midnight",
        clientKind: "Online electronics shop, Karachi",
        work: "An assistant that reads the courier's status by order number and the shop's return rules, on WhatsApp and the website.",
        result: "It closes about half of all chats alone, and the rest reach a person with the order already open.",
        technologies: ["Gemini API", "Node.js", "WhatsApp Business API"],
        icon: "cart",
      },
      {
        title: "Admission questions in season",
        clientKind: "University office, Lahore",
        work: "Answers from the prospectus and fee notices with the page cited, in English and Roman Urdu.",
        result:
          "Nine of ten test questions answered rightly, the tenth declined. Telephone queues got shorter in the busiest week.",
        technologies: ["LangChain", "PostgreSQL with pgvector", "Node.js"],
        icon: "award",
      },
      {
        title: "A help desk for 400 staff",
        clientKind: "Textile mill, Faisalabad",
        work: "Leave rules, payslips and safety notices in Urdu, for workers who have WhatsApp and no office computer.",
        result: "The personnel office's window is open two hours less a day.",
        technologies: ["Gemini API", "WhatsApp Business API", "PostgreSQL with pgvector"],
        icon: "people",
      },
      {
        title: "Clinic bookings by message",
        clientKind: "Skin clinic, Doha",
        work: "Offers free hours, books and moves appointments in Arabic and English. Medical questions go to a nurse.",
        result: "About a third of bookings are made outside opening hours.",
        technologies: ["Gemini API", "Node.js", "PostgreSQL"],
        icon: "calendar",
      },
      {
        title: "Manuals for technicians",
        clientKind: "Solar installer, Multan",
        work: "Searches 70 inverter manuals by error code and photograph of the label, and shows the page itself.",
        result: "Calls from roofs to the senior engineer went down from daily to weekly.",
        technologies: ["LangChain", "PostgreSQL with pgvector", "Python"],
        icon: "search",
      },
      {
        title: "Twenty documents that disagreed",
        clientKind: "Insurance broker, Islamabad",
        work: "Before building anything we found 34 contradictions between policy papers and had them settled.",
        result: "A small assistant on clean documents, and new staff who trust the papers again.",
        technologies: ["Python", "LangChain", "PostgreSQL with pgvector"],
        icon: "file",
      },
    ],
  },
  closing: {
    title: "Bring us twenty questions your customers ask",
    lead: "We will tell you within 24 hours how many of them an assistant could answer from what you already have in writing.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
};

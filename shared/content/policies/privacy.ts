import { retention, signedIn } from "../../rules/retention.ts";
import { company } from "../company.ts";
import type { Policy } from "./policy.ts";

const { street, area, city, country } = company.address;
const contact = company.emails[0]?.address;

/** The privacy policy: it describes what this program does with data, and nothing else. */
export const privacyPolicy: Policy = {
  path: "/privacy",
  meta: {
    title: `Privacy policy: what we keep and why | ${company.name}`,
    description:
      "No trackers and no advertising cookies. What we store when you write, enrol or book, how your country is found, what your browser keeps, and your rights.",
  },
  hero: {
    title: "Privacy Policy",
    lead: "We collect what we need to answer you and to teach you. There are no trackers on this website, and nothing is sold.",
  },
  effectiveDate: "2026-11-21",
  sections: [
    {
      id: "who-is-responsible",
      heading: "Who is responsible",
      blocks: [
        `${company.legalName}, ${street}, ${area}, ${city}, ${country}. For everything about your data, write to ${contact}. We reply within 24 hours.`,
      ],
    },
    {
      id: "visiting",
      heading: "When you only visit",
      blocks: [
        "Pages, fonts, drawings and scripts come from our own server. We use no analytics, no advertising network and no tracking pixels, so no other company learns of your visit. You see no cookie banner because there is nothing to consent to.",
        "Our server handles your request under your network address, as every server must, and limits how many requests one address may send; what it counts for that is kept under a hash of the address and cleared away in little more than an hour. For finding faults, its log notes the time, the path, the outcome and a request number. Messages, passwords and Secret IDs are not written to the log.",
      ],
    },
    {
      id: "country",
      heading: "How your country is found",
      blocks: [
        "Prices and the enrolment form depend on the country you visit from. We look it up from your network address in a database file that lies on our own server. The address is not sent to anybody for this, and neither the address nor the country is stored with us.",
        "If the lookup finds nothing, prices stay hidden and you see the shorter form. You can ask us for the fee in either case.",
      ],
    },
    {
      id: "writing-to-us",
      heading: "When you write, enrol or book a demo",
      blocks: [
        "We store what you enter, so that nothing you send is lost and a person can answer:",
        [
          "contact form: your name, e-mail address, phone number if you give one, and message;",
          "enrolment: your name, e-mail address, phone number, course, plan or country, and message;",
          "demo class: your name, e-mail address, phone number, course, the time you chose and your time zone.",
        ],
        "The program then sends you a confirmation by e-mail and a message to our office. Our e-mail provider delivers these e-mails, as it does any others. Enrolments are answered over WhatsApp, which belongs to Meta and has its own terms; tell us if you prefer e-mail.",
      ],
    },
    {
      id: "accounts",
      heading: "Accounts and recorded lectures",
      blocks: [
        "With an account we store your name, your e-mail address and your password, the last only as a hash from which it cannot be read. While you are signed in, one cookie carries your session; another lets your account know this device again for six months, so that a stranger who guesses at your password cannot lock you out. They are needed for signing in and for nothing else.",
        "We store a batch's Secret ID only as a hash. Wrong tries are counted by address and batch for a short time, to stop guessing. When you open a lecture that is stored with a video host, your browser connects to that host, and its rules apply.",
      ],
    },
    {
      id: "browser-storage",
      heading: "What your own browser keeps",
      blocks: [
        "These stay on your device and can be removed in your browser's settings at any time:",
        [
          "your choice of light or dark theme;",
          "the draft of a form you have not sent, so that a lost connection does not cost you your words;",
          "the Secret ID of your batch, so that you need not type it again. Do not keep it on a shared computer;",
          "where you stopped in a lecture, and how fast you like to listen;",
          "until you close the tab: whether you are signed in, whether prices are shown where you are, and your conversation with the assistant.",
        ],
      ],
    },
    {
      id: "assistant",
      heading: "The assistant",
      blocks: [
        `The assistant answers from the texts of this website, on our own server. Your question and the latest messages before it are sent there to be answered; they are neither stored nor written to a log, but for a question that the assistant could not answer: without e-mail addresses, numbers, links and names it is kept for ${retention.assistantQuestions.words}, so that we can write the answer. Please do not type passwords or payment details into its window.`,
        "Where we have connected the assistant to Google's Gemini, the question and those messages go to Google to be answered, without your name or network address.",
      ],
    },
    {
      id: "payments",
      heading: "Payments",
      blocks: [
        "Payments go through a card payment provider. You enter your card with the provider, not with us: we learn the amount, the date, your name and whether the payment went through. If you pay by bank transfer or wallet, we see what the statement shows. Accounts must be kept for as long as Pakistan's tax law demands.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else receives data",
      blocks: [
        "By default nobody. We pass data on only where it is named above (e-mail, WhatsApp, payment and the video host you open), to a hosting company that runs our server on our instructions, or where a court or authority can lawfully demand it. Links that leave the website, such as those to social networks or WhatsApp, send nothing until you press them.",
      ],
    },
    {
      id: "keeping",
      heading: "How long we keep it",
      blocks: [
        [
          `What you write into the contact form: ${retention.inquiries.words}.`,
          `Demo bookings: ${retention.demoBookings.words} from the day of the class.`,
          `Enrolment requests: ${retention.enrolments.words}; one with an order, as long as the order.`,
          `Orders nobody paid: ${retention.unpaidOrders.words} from the day they were due.`,
          `Paid orders: your name for ${retention.paidOrders.words}, as tax law demands; then only the amount and the date, which name nobody.`,
          `Proofs of payment: ${retention.proofs.words}, the time in which a refund can be asked for, and until we have looked at them.`,
          `Accounts: until you ask us to erase yours. A session ends when you sign out, after ${signedIn.withoutVisit.words} without a visit, and ${signedIn.atMost.words} after signing in at the latest.`,
          "Recordings: for the batch they belong to, and until they are replaced by newer ones.",
        ],
        "The program erases by itself, every night, what is past its time. Copies made in case a machine fails hold it a while longer: they are kept under lock, for that purpose alone, and replaced by newer ones. E-mails that were sent stay in the mailboxes of those who got them.",
        "You need not wait: ask us, and we erase everything held under your e-mail address at once, except the amounts and dates in our accounts.",
      ],
    },
    {
      id: "your-rights",
      heading: "What you can ask of us",
      blocks: [
        "Whatever country you live in, you may ask us to show you what we hold about you, to correct it, to hand it to you in a common file format, or to erase it as far as no law makes us keep it. An e-mail from the address we know you by is enough. It costs nothing.",
        "If you are not content with our answer, you may turn to the data protection authority of your country.",
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      blocks: [
        "The website is served over an encrypted connection, forms are checked and limited on the server, secrets are stored as hashes, and few people have access. If your data is lost or stolen in spite of that, we tell you without delay what happened and what to do.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "When the program changes what it does with data, we change this page on the same day and give it a new date. Learners are told by e-mail where the change matters to them.",
      ],
    },
  ],
};

import { company } from "../company.ts";
import type { Policy } from "./policy.ts";
import { refundTerms } from "./refund-terms.ts";

const { street, area, city, country } = company.address;

/** The terms of service (figures: specification §9). */
export const termsOfService: Policy = {
  path: "/terms",
  meta: {
    title: `Terms of service for courses and projects | ${company.name}`,
    description: `What you may expect from ${company.name} and what we expect from you: enrolment, payment, recordings, certificates, projects, liability and governing law.`,
  },
  hero: {
    title: "Terms of Service",
    lead: "The agreement between you and us, in sentences meant to be read.",
  },
  effectiveDate: "2025-06-01",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        `This website is run by ${company.legalName}, ${street}, ${area}, ${city}, ${country} ("${company.name}", "we"). By enrolling in a course, ordering a project or using the website you accept these terms. If you are under 18, a parent or guardian has to accept them for you.`,
      ],
    },
    {
      id: "courses",
      heading: "Courses and enrolment",
      blocks: [
        "An enrolment form is a request. The agreement comes about when we confirm your place in a batch, by e-mail or WhatsApp. Seats are given in the order of confirmed requests.",
        "A course has up to 3 classes per week: 2 live interactive classes and 1 guided assignment. Its outline says what is taught and in which order. We may move a class, change a teacher or update a topic, as long as the course keeps its length and its aims, and we tell your batch beforehand.",
        "The demo class lasts 30 to 45 minutes, is free and binds you to nothing.",
      ],
    },
    {
      id: "fees",
      heading: "Fees, renewal and cancelling",
      blocks: [
        "Fees are charged by the month in advance, in the amount and currency confirmed with your place. Payments go through a card payment provider, or by another way we agree with you in writing.",
        "A monthly plan renews by itself until your course ends. Auto-renewal can be cancelled anytime by e-mail; the month already paid stays open to you.",
        `Refunds follow the refund policy: in full within ${refundTerms.fullRefundDays} days from course start or project initiation, asked for in writing by e-mail.`,
      ],
    },
    {
      id: "recordings",
      heading: "Accounts, Secret IDs and recordings",
      blocks: [
        "Keep your password and your batch's Secret ID to yourself. The Secret ID opens your batch's recorded lectures; it is for the learners of that batch and may not be published or sold. Where one is shared outside the batch, we may replace it.",
        "Live classes are recorded for the batch. You may switch your camera off, and you may ask us to cut out a passage in which you can be seen or heard.",
      ],
    },
    {
      id: "conduct",
      heading: "How we treat each other",
      blocks: [
        "Please do not:",
        [
          "insult, threaten or harass other learners, teachers or staff;",
          "hand in somebody else's work as your own;",
          "record, copy or pass on classes and material without our written permission;",
          "attack, overload or probe this website or anybody's systems. What you learn in the cyber security course may be used only in the lab, or with the owner's written permission.",
        ],
        "A person who does so after a warning, or does serious harm, can be excluded from a course. The fee for the current month is then not returned.",
      ],
    },
    {
      id: "certificates",
      heading: "Certificates and results",
      blocks: [
        "You receive a certificate of completion when you have handed in the assignments and the capstone. It states what you completed. It is not a degree, and the Certified Ethical Hacker examination is held by its own body, for its own fee.",
        "We teach and advise you as well as we can. We cannot promise you a job, an income or a passed examination: figures on this website tell what others reached or what the market pays, not what you will earn.",
      ],
    },
    {
      id: "projects",
      heading: "Software projects",
      blocks: [
        "A project begins with a written scope: what is built, for how much, in which steps, and what is left out. Times on the website are usual ones; the scope names yours. Changes to the scope are agreed in writing with their price and time.",
        "When a step is delivered you have 10 business days to test it against the scope. Faults you report are fixed at our cost. When the project is paid, the work made for you is yours; open-source parts keep their own licences.",
        "We keep your business secrets, and we name you as a client only if you allow it. Security tests begin only after you have signed the permission for them.",
      ],
    },
    {
      id: "our-content",
      heading: "Our texts and material",
      blocks: [
        "Outlines, slides, exercises, recordings and the texts and drawings of this website belong to us or to those who licensed them to us. You may use them for your own learning. The code you write in a course is yours.",
      ],
    },
    {
      id: "assistant",
      heading: "The assistant and outside links",
      blocks: [
        "The assistant on this website answers questions about our courses and services. It can be wrong: what binds us is what a person confirms to you in writing. Links to other websites lead to places we do not control.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      blocks: [
        "We are liable without limit for harm we cause on purpose or through gross negligence, and wherever the law does not allow a limit. Otherwise our liability is limited to what you paid us for the course or project concerned in the twelve months before the harm.",
        "We are not liable for power cuts, failures of the internet or of outside services, or other events nobody could have prevented. We make up missed classes as soon as we can.",
      ],
    },
    {
      id: "law",
      heading: "Governing law and courts",
      blocks: [
        "These terms are governed by the law of Pakistan. The courts of Karachi have jurisdiction over disputes that we cannot settle between us. Rights that the consumer law of your own country gives you whatever a contract says remain yours.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and questions",
      blocks: [
        "If we change these terms, the new text stands on this page with its date. For a course or project under way, the terms you accepted stay in force unless the change is to your advantage.",
        `Write to ${company.emails[0]?.address} with any question. We reply within 24 hours.`,
      ],
    },
  ],
};

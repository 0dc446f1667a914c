import type { Faq } from "./faqs.ts";
import { refundTerms } from "./policies/refund-terms.ts";

/** The free demo page's twelve questions; none names a price (specification §2, §4 and §9). */
export const demoFaqs: Faq[] = [
  {
    question: "What does the demo class cost?",
    answer: "Nothing. It is free, we ask for no card, and booking it does not enrol you in anything.",
  },
  {
    question: "How long does a demo class last?",
    answer:
      "30 to 45 minutes, depending on the slot you choose. About two thirds is teaching and trying, the rest is for your questions.",
  },
  {
    question: "Is it live or a recording?",
    answer:
      "Live, with a teacher of the course. You can speak, write in the chat, or only listen. If you would rather look first, a short recorded sample stands on this page.",
  },
  {
    question: "Can I reschedule or cancel?",
    answer:
      "Yes, free and as often as you need. Your confirmation e-mail contains a link that moves the class to another time or cancels it; the entry in your calendar follows by itself.",
  },
  {
    question: "Which courses can I try?",
    answer:
      "All four: MERN full stack, data analysis, AI with machine learning, and cyber security. You may book a demo for more than one.",
  },
  {
    question: "What do I need for it?",
    answer:
      "A computer with a browser and a steady connection; headphones help. A phone is enough for watching, but you will want a keyboard to try things yourself. Nothing has to be installed.",
  },
  {
    question: "Do I have to know something already?",
    answer:
      "No. The demo begins at the beginning. If you have experience, answer the confirmation e-mail with a line about it and the teacher will have something harder ready.",
  },
  {
    question: "In which language is it held?",
    answer:
      "In Urdu with English terms, or fully in English if somebody in the class prefers it. Slides, code and exercises are in English.",
  },
  {
    question: "I live in the Gulf. Are there hours for me?",
    answer:
      "Yes. The times are shown in your own time zone and lie within our hours: Monday to Friday 9 AM to 7 PM and Saturday 10 AM to 4 PM in Pakistan, which is two hours earlier in Doha and Riyadh and one hour earlier in Dubai.",
  },
  {
    question: "Will somebody press me to enrol?",
    answer:
      "No. After the class you receive one e-mail with the outline and the next batches. If you do not answer it, we leave you alone.",
  },
  {
    question: "My connection or my power failed during the class. What now?",
    answer:
      "Choose another time with the link in your confirmation e-mail; it still opens when the class is over. It happens to us too, and nobody counts.",
  },
  {
    question: "I liked it. What comes next?",
    answer: `Send the enrolment form with your course. We answer within 24 hours over WhatsApp or e-mail and confirm your seat in a batch. And should you change your mind, the fee is refunded in full within ${refundTerms.fullRefundDays} days from course start.`,
  },
];

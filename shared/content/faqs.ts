export type Faq = { question: string; answer: string };

/**
 * The home page's eight questions (specification §2 and §9). No answer names a price, because prices are hidden from
 * visitors in Pakistan and Qatar.
 */
export const homeFaqs: Faq[] = [
  {
    question: "Is the demo class really free?",
    answer:
      "Yes. A demo class is live, lasts 30 to 45 minutes and costs nothing. You see how the teacher works and ask about the course, and you can reschedule free if the time stops suiting you. No card is asked for.",
  },
  {
    question: "Do I need experience before I join?",
    answer:
      "You need a computer, a steady internet connection and about eight hours a week. Every course begins with its foundations: HTML for the MERN course, Excel for data analysis, Python for AI, and networks for cyber security. If you are unsure which one fits, book a demo and ask.",
  },
  {
    question: "How many classes are there in a week?",
    answer:
      "Up to 3 classes per week: 2 live interactive classes and 1 guided assignment. The MERN course runs for 4 months, and the data analysis, AI and cyber security courses for 3 months each.",
  },
  {
    question: "What happens if I miss a class?",
    answer:
      "Lectures are recorded for each batch. When your place is confirmed you receive your batch's Secret ID; enter it on the recorded lectures page and you can watch any lecture of your batch again.",
  },
  {
    question: "Which batch should I choose?",
    answer:
      "Open a course's outline and choose View Batches. Each batch shows its days, its hours in Pakistan time, its teacher, its dates and how many seats are left. Evening batches suit students and office workers, weekend batches suit those who work shifts.",
  },
  {
    question: "What is the difference between the Basic, Standard and Premium plans?",
    answer:
      "All three give you the same classes, the same labs and a certificate of completion. Standard adds written feedback on every assignment and a mentor call each month. Premium adds a mentor call each week, mock interviews and a close review of your capstone. Auto-renewal can be cancelled anytime.",
  },
  {
    question: "Can I get my money back?",
    answer:
      "Yes. Write to us by e-mail within 7 days from the start of your course and you receive a full refund. After those 7 days no refund is given. The refund policy page explains how long each way of payment takes.",
  },
  {
    question: "How quickly will you answer me, and do you also build software?",
    answer:
      "We reply within 24 hours, by e-mail or WhatsApp. And yes: alongside teaching we build websites, mobile apps, dashboards and chatbots and test systems for security. Tell us what you need on the contact page and we will send you a quote.",
  },
];

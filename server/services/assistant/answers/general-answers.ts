import type { SiteContent } from "#shared/contracts/content/site-content.ts";
import { type AnswerFacts, bullets, inWords, listed, lowerFirst, money, officeHours, ways } from "./facts.ts";

/** What each plan holds; with prices only for those who may see them (specification §4 and §9). */
export function plansAnswer(content: SiteContent, { pricesShown }: Pick<AnswerFacts, "pricesShown">): string {
  const { contact, whatsapp } = ways(content);
  const own: Record<string, string> = {
    basic: "the live classes, the labs, the recordings and the certificate",
    standard:
      "adds written feedback on every assignment, a mentor call each month and a review of one portfolio project",
    premium: "adds a mentor call each week, two mock interviews, a CV review and a close review of your capstone",
  };
  const lines = content.plans.map(
    ({ id, title, monthlyPrice, summary }) =>
      `**${title}**${pricesShown ? ` (${money(content, monthlyPrice)} per month)` : ""}: ${own[id] ?? summary}`,
  );
  const price = pricesShown
    ? ""
    : ` For the price of a plan in your country ask on ${whatsapp} or through the ${contact}.`;
  return `There are ${inWords(content.plans)} plans. All have up to 3 classes per week, a free demo class before you pay, and an auto-renewal that can be cancelled anytime.\n${bullets(lines)}\n\nCompare them on the [home page](/#pricing).${price}`;
}

/** Answers that are the same for everybody. No price stands in any of them. */
export function generalAnswers(content: SiteContent) {
  const { company, payment, courses, teachers, pages } = content;
  const { refund } = pages.terms;
  const link = ways(content);
  const { street, area, city, postalCode, country } = company.address;
  const phones = company.phones.map(({ display }) => display).slice(0, 2);
  const [courseMail, projectMail = courseMail] = company.emails;
  const phoneLinks = company.phones.map(({ label, e164, display }) => `${label}: [${display}](tel:${e164})`);
  const mailLinks = company.emails.map(({ label, address }) => `${label}: [${address}](mailto:${address})`);
  const address = `${street}, ${area}, ${city} ${postalCode}, ${country}`;
  const transfers = listed(payment.transfers.map(({ title }) => title));
  const refundTimes = refund.processing.map(({ method, time }) => `${method}: ${time}`);
  return {
    hello: `Hello! I can tell you about our ${link.courses}, batches and dates, the ${link.demo}, certificates, refunds, and the software ${link.services} we offer. What would you like to know?`,
    thanks: `You are welcome! If anything is left open, the ${link.contact} and ${link.whatsapp} reach a person.`,
    bye: `Goodbye, and thank you for stopping by. The ${link.demo} is there whenever you like.`,
    bot: `I am the ${company.name} Assistant, a program that answers from this website: courses, batches, fees, policies and software services. For a person, use ${link.whatsapp} or the ${link.contact}.`,
    demo: `The demo class is **free** and **live**, lasts **30 to 45 minutes**, needs no card and can be rescheduled free. You may try any of the ${inWords(courses)} courses, and more than one. [Book your free demo class](/FreeDemo#book), or watch the [recorded demo](/FreeDemo#recorded).`,
    demoLength:
      "A demo class lasts **30 to 45 minutes**: about two thirds teaching, the rest for your questions. It is free and live. [Book one](/FreeDemo#book).",
    demoReschedule:
      "Yes: a demo class can be **rescheduled or cancelled free**, as often as you need, with the link in your confirmation e-mail. [Book a demo](/FreeDemo#book).",
    demoNeeds:
      "For the demo class you need a computer with a browser and a steady connection; headphones help, and a phone is enough for watching. Nothing has to be installed or known beforehand, and it is free. [Book it](/FreeDemo#book).",
    demoNext: `After the demo you receive one e-mail with the outline and the next batches; nobody presses you. To join, send the ${link.enrol}: we answer within 24 hours over WhatsApp or e-mail and confirm your seat.`,
    certificate:
      "Yes. Every course ends with a **certificate of completion**, given when you have handed in the assignments and the capstone project. It is not a degree, and the Certified Ethical Hacker exam is held by its own body, for its own fee. More in the [terms](/terms#certificates).",
    exam: "The cyber security course follows the topics of the Certified Ethical Hacker (CEH) exam and ends with timed practice papers. The exam itself is held by its own body, for its own fee, and is not part of the course. Within a course there are assignments, labs and a capstone. See the [course](/courses/cyber-security-ceh).",
    refund: `You receive a **full refund within ${refund.fullRefundDays} days** from course start or project initiation. Ask in writing, by e-mail, to [${courseMail?.address}](mailto:${courseMail?.address}). After those ${refund.fullRefundDays} days, and for completed services, no refund is given; anything else has a ${refund.standardWindowDays}-day window. The ${link.refund} has the details.`,
    refundTime: `How long a refund takes from the day it is issued:\n${bullets(refundTimes)}\n\nAsk by e-mail within ${refund.fullRefundDays} days from course start. As the merchant we can issue one for up to ${refund.merchantMonths} months after a payment, and through the payment provider's support for up to ${refund.providerMonths} months. The ${link.refund} has the details.`,
    cancel: `**Auto-renewal can be cancelled anytime** by e-mail to [${courseMail?.address}](mailto:${courseMail?.address}); the month already paid stays open to you. Within ${refund.fullRefundDays} days from course start you also get a full refund, after that none: see the ${link.refund}.`,
    location: `Our office and classroom: **${address}**. Open ${officeHours(company)}. Classes are live online, so learners join from any city; some batches meet in Lahore. There is no other branch. [Contact page](/contact).`,
    contact: `You reach us here, and have a reply within 24 hours:\n${bullets([...phoneLinks, ...mailLinks, `Chat: ${link.whatsapp}`, `Message: ${link.contact}`])}\n\nOffice hours: ${officeHours(company)}.`,
    hours: `The office is open **${officeHours(company)}**, and closed on Sunday. Messages are answered within 24 hours: ${link.contact}, ${link.whatsapp}.`,
    reply: `We reply **within 24 hours**, by e-mail or WhatsApp. ${link.whatsapp} · ${link.contact}`,
    payment: `You can pay by card through our **card payment provider**, or by **${transfers}**; another way can be agreed with us in writing. After a transfer you send us the receipt on the order's own page, and we confirm it, as a rule within one working day. Fees are charged by the month in advance. First send the ${link.enrol}; for the way that suits you ask on ${link.whatsapp} or through the ${link.contact}.`,
    instalment: `Yes, in effect: fees are charged **by the month, in advance**, so you never pay the whole course at once. The plan renews by itself until the course ends and can be cancelled anytime. For any other arrangement ask on ${link.whatsapp} or through the ${link.contact}.`,
    discount: `The website names no discount or scholarship at present. What is free is the ${link.demo}. For a group, a sibling or a hard case, ask our team on ${link.whatsapp} or through the ${link.contact}; a person decides.`,
    freeCourse: `The courses are paid by the month, but the ${link.demo} is **free**: live, 30 to 45 minutes, without a card. There is a short [recorded demo](/FreeDemo#recorded) too.`,
    job: `We prepare you for work, with a capstone and portfolio, help with CV and profile, and in the Premium plan two mock interviews. **98% placement rate** is the figure our learners reached. We cannot promise anybody a job or an income: see the [terms](/terms#certificates). Each course page lists the roles it leads to: ${listed(courses.map(({ cardTitle, canonicalPath }) => `[${cardTitle}](${canonicalPath})`))}.`,
    recording: `Yes, **every lecture is recorded** for its batch. If you miss a class, open your batch's recorded lectures with the **Secret ID** you receive when your place is confirmed, and watch them again as often as you like. Start from the [learning portal](/lms).`,
    reschedule: `A demo class can be moved free with the link in its confirmation e-mail. To change to another batch, write to us on ${link.whatsapp} or through the ${link.contact}; if you miss a class, its recording is there.`,
    enrol: `Send the ${link.enrol} with your course, name, e-mail and phone. It is a request: our team contacts you over WhatsApp or e-mail within 24 hours and confirms your seat in a batch. You may sit in a ${link.demo} first.`,
    workload:
      "Up to **3 classes per week**: 2 live interactive classes of 90 minutes and 1 guided assignment, plus a lab. Plan about **eight hours a week** in all. Evening and weekend batches fit beside work and study.",
    language:
      "Classes are held **in Urdu with English terms**, or fully in English if somebody in the class prefers it. Slides, code and exercises are in English, and you may ask in either.",
    equipment:
      "You need a **computer or laptop** with a browser and a steady internet connection; headphones help. A phone is enough for watching, but you will want a keyboard to practise. The software used is free, and a free cloud notebook serves the AI labs. If power or connection fails, the class is recorded.",
    age: `There is no fixed age limit. If you are under 18, a parent or guardian accepts the terms for you; people come from school, university and mid-career. You need a computer, a connection and about eight hours a week. Try a ${link.demo}.`,
    abroad: `Yes, you can join **from any country**: classes are live online, and late evening batches suit the Gulf (Doha, Riyadh and Dubai are one to two hours behind Pakistan). Demo times are shown in your own time zone. See the [batches](/courses) or book a ${link.demo}.`,
    women: `Everybody is welcome, women as much as men, and several of our teachers are women. Classes are live online, so you can join from home, and your camera may stay off. Try a ${link.demo}.`,
    support: `You can ask in every live class, in Urdu or English. Standard adds written feedback and a mentor call each month, Premium a mentor call each week, and there is 24/7 support. Recordings of your batch help in between. To reach us: ${link.whatsapp}, ${link.contact}.`,
    material:
      "Slides, code and exercises come with the classes, in English, and every lecture is recorded for your batch. The full [course outlines](/courses) can be read by anybody now.",
    several: `You may take more than one course, and try all ${inWords(courses)} in a ${link.demo}. Each asks for about eight hours a week, so one after the other is what we advise. Our team helps to plan it: ${link.contact}.`,
    demoTimes: `Demo classes begin **${officeHours(company)}**, and are shown in your own time zone. You choose the time yourself, up to ${company.demo.horizonDays} days ahead. The class is free and lasts **30 to 45 minutes**: [book it](/FreeDemo#book).`,
    password: `Set a new password through [Forgot password](/forgot-password): we send a link to your e-mail address. Then [sign in](/sign-in) to the [learning portal](/lms). If no letter comes, write to us: ${link.contact}.`,
    receipt: `After a transfer, upload a screenshot, photo or PDF of the receipt on your order's own page; its link is in our e-mail. We look for the money and write to you, as a rule **within one working day**. Card payments are confirmed by themselves. With a question, write to us with your reference: ${link.contact}.`,
    camera:
      "Your **camera may stay off** in class. Classes are recorded for your batch, and you may ask us to cut out a passage in which you can be seen or heard: [terms](/terms#recordings).",
    portal: `The learning portal holds outlines, batches and recorded lectures: [open the LMS](/lms). You need an account for it, which is free: [sign up](/sign-up) or [sign in](/sign-in). Recorded lectures open with your batch's Secret ID.`,
    about: `${company.fullName} is a training institute and software house in ${city}, founded in ${company.founded}. ${company.description} Our mission: ${lowerFirst(pages.about.mission.text)} 10000+ students trained, 290+ projects completed. [About us](/about).`,
    staff: `The people responsible:\n${bullets(teachers.flatMap(({ name, team }) => (team ? `${name}, ${team.role}` : [])))}\n\nMore on the [about page](/about).`,
    partner: `Our faculty and partner universities:\n${bullets(teachers.flatMap(({ name, faculty }) => (faculty ? `${name}, ${faculty.university}: ${faculty.program}` : [])))}\n\nMore on the [courses page](/courses).`,
    social: `You find us on ${listed(company.social.map(({ name }) => name))}; the links stand at the foot of every page. For a quick answer use ${link.whatsapp}.`,
    privacy:
      "We use no trackers and sell nothing. We store what you send us so that a person can answer, and you may ask us to show, correct or erase it. The [privacy policy](/privacy) says it all.",
    law: "The agreement with us is governed by the **law of Pakistan**, and the courts of **Karachi** decide. The full text: [terms of service](/terms).",
    salary:
      "For data analysts, our course page names market salaries of PKR 120,000 to 500,000 per month in Pakistan and demand growing by over 30%. These are market figures, not a promise. Each [course page](/courses) lists the roles it prepares for.",
    corporate: `For training a team or for a workshop of your own, tell us how many people and what they should learn: through the ${link.contact}, [${projectMail?.address}](mailto:${projectMail?.address}) or ${link.whatsapp}. You have a reply within 24 hours.`,
    secretId: `A Secret ID is given only to the learners of its batch, when their place is confirmed. If you have lost yours, write to us from the e-mail address you enrolled with: ${link.contact}. Ring ${phones.join(" or ")} if it is urgent.`,
  };
}

/** Where no passage answers: who does. */
export function handOver(content: SiteContent): string {
  const { contact, demo, whatsapp } = ways(content);
  return `I could not find that on our website. A person will gladly tell you: on ${whatsapp}, through the ${contact} (reply within 24 hours), or live in a ${demo}.`;
}

/** For a subject we do not teach. */
export function untaughtAnswer(content: SiteContent, subjects: string[]): string {
  const { contact, whatsapp } = ways(content);
  const { courses } = content;
  const what = listed([...new Set(subjects)].map((subject) => `"${subject}"`));
  return `We do not have a course in ${what}. We teach ${inWords(courses)}: ${listed(courses.map(({ cardTitle, canonicalPath, duration }) => `[${cardTitle}](${canonicalPath}) (${duration})`))}. If you tell us what you want to do with it, we can say which comes nearest: ${contact}, ${whatsapp}.`;
}

import type { QuestionKind } from "#domains/content/contract/answer.ts";

export const contact = "[contact page](/contact)";

export const demo = "[free demo class](/FreeDemo)";

export const whatsapp = "[WhatsApp]({whatsapp})";

export const course = "[{cardTitle}]({canonicalPath})";

export const service = "[{title}]({landingPath})";

export const outline = "[Course outline](/course-outline/{id})";

const allBatches = "All batches: {batchLinks}.";

const noDate = `No date is fixed yet. Leave us a message through the ${contact} or on ${whatsapp}, and we tell you as soon as one is.`;

/** The program's own words for an answer, in which an institute's replace all but those of `none` and `hidden`. */
export interface AnswerWords {
  /** The subjects it is given; a follow-up takes them from the conversation. */
  about?: "course" | "service";
  text: string;
  /** About exactly one course or service, and about several that were named. */
  one?: string | undefined;
  several?: string | undefined;
  /** For an empty list in it, on a line of its own: other words, or the answer to another kind. */
  none?: string;
  otherwise?: QuestionKind;
  /** For hidden prices (specification §4), and that about one course. */
  hidden?: string;
  hiddenOne?: string;
}

const courses: AnswerWords = {
  about: "course",
  text: `We teach {courseCount} courses:\n{courses}\n\nNot sure which one? A ${demo} helps to decide.`,
  one: "**{title}**: {description}\n\n{figures}.{outlineLink}\n\n[About the course]({canonicalPath}) · [Batches](/batches/{id}) · [Free demo](/FreeDemo)",
  several: `These are:\n{courses}\n\nNot sure which one? A ${demo} helps to decide.`,
};

const syllabus: AnswerWords = {
  about: "course",
  text: "What each course teaches:\n{outlines}",
  one: "**{title}** has {modules} modules and {projects} projects in {duration}:\n{moduleList}\n\n{everyWeek}",
  otherwise: "course",
};

const feeHidden = {
  before: "Fees are not shown on the website for your country, but our team will gladly tell you the fee for ",
  after: ` and its plans: ask on ${whatsapp} or through the ${contact}. Fees are charged by the month, in advance; the ${demo} costs nothing, and there is a full refund within {refund.fullRefundDays} days from course start.`,
};

/** In place of an answer that names a price to a visitor who may see none. */
export const priceHidden = `${feeHidden.before}our courses${feeHidden.after}`;

/** The answer to where an institute with several branches is. */
export const branchesAnswer: AnswerWords = {
  text: `You find us here:\n{branches}\n\n${allBatches} To come by or to ask: ${contact}.`,
};

/** Answers that follow from courses, batches, fees, services and plans, by the kind of question. */
export const answersByKind = {
  trust: { about: "course", text: `{ratings}\n\nRead what learners say on the [home page](/), or try a ${demo}.` },
  courses,
  course: courses,
  elsewhere: {
    text: `We do not have a course in {named}. We teach {courseCount}: {courseTimes}. If you tell us what you want to do with it, we can say which comes nearest: ${contact}, ${whatsapp}.`,
  },
  parts: { about: "course", text: "{parts}", otherwise: "syllabus" },
  week: { about: "course", text: "{week}", otherwise: "syllabus" },
  services: {
    about: "service",
    text: "We offer {serviceCount} services, each with its usual time:\n{services}\n\nFor a price [contact us](/contact). See also our [portfolio](/portfolio).",
    one: "We do **{title}**: {description}\n{features}\n\nUsual time: {timelineText}. Price: {priceText}. [More about it]({landingPath}) · [Get a free quote](/contact)",
    several:
      "These, each with its usual time:\n{services}\n\nFor a price [contact us](/contact). See also our [portfolio](/portfolio).",
  },
  quote: {
    about: "service",
    text: `The price depends on the scope: **{priceText}**. Tell us what you need on the ${contact} or on ${whatsapp}, and you have a reply with a quote within {company.replyTime}.`,
    one: `For ${service} the price depends on the scope: **{priceText}**. Tell us what you need on the ${contact} or on ${whatsapp}, and you have a reply with a quote within {company.replyTime}.`,
    several: `For {serviceLinks} the price depends on the scope: **{priceText}**. Tell us what you need on the ${contact} or on ${whatsapp}, and you have a reply with a quote within {company.replyTime}.`,
  },
  timeline: {
    about: "service",
    text: "How long projects usually take:\n{timelines}\n\nThe written scope names the dates of yours. [Get a quote](/contact).",
    one: `How long projects usually take:\n- ${service}: **{timelineText}**, built with {technologies}\n\nThe written scope names the dates of yours. [Get a quote](/contact).`,
  },
  portfolio: {
    about: "service",
    text: "{projectCount} of our projects, with what they are built with and how long they took, are in our [portfolio](/portfolio):\n{portfolio}",
  },
  fee: {
    about: "course",
    text: `{fees}\n\n{priceNote}{plansAMonth}The ${demo} is free.`,
    hidden: priceHidden,
    hiddenOne: `${feeHidden.before}the {cardTitle} course${feeHidden.after}`,
  },
  cheapest: {
    about: "course",
    text: `Lowest in all:\n{cheapest}\n\n{plansAMonth}The ${demo} is free.`,
    hidden: priceHidden,
    hiddenOne: `${feeHidden.before}the {cardTitle} course${feeHidden.after}`,
  },
  plan: {
    text: "There are {planCount} plans:\n{plans}\n\nCompare them on the [home page](/#pricing).{askForPrices}",
    none: `There are no plans to choose from. Our team tells you what a course costs: ${contact}, ${whatsapp}.`,
  },
  duration: { about: "course", text: "{durations}" },
  start: { about: "course", text: `The next batches:\n{starts}\n\n${allBatches}{late}`, none: `${noDate}{late}` },
  late: {
    about: "course",
    text: `Whether you can join a batch that is under way, our team tells you: ${contact}.\n{running}\n\n${allBatches}`,
  },
  timing: {
    about: "course",
    text: `Times are {company.address.country} time.\n{timings}\n\n${allBatches}`,
    none: noDate,
  },
  hour: {
    about: "course",
    text: `At that time of day, by the clock of {company.address.country}:\n{atHour}\n\n${allBatches}`,
    none: `No batch begins at that time of day. All, by the clock of {company.address.country}:\n{timings}\n\n${allBatches}`,
  },
  branch: { text: `Our office is in {company.address.city}. {onSite}\n\n${allBatches}` },
  human: { text: `A person is one call or message away:\n{phones}\n- Chat: ${whatsapp}\n- Call back: ${contact}` },
  complaint: {
    text: `Write your complaint through the ${contact}: a person reads it and answers within {company.replyTime}.`,
  },
  verify: {
    text: "Enter its number on the [verification page](/verify): it shows whose certificate it is and for which course, or that we know no such certificate.",
  },
  buildElsewhere: {
    text: `We do not offer {named} as a service. We do {serviceLinks}; for your own case use the ${contact} or ${whatsapp}.`,
  },
  seats: {
    about: "course",
    text: "Batches have from {least} to {most} students.\n{seats}\n\nSeats are given in the order of confirmed requests: [enrol here](/enrollnow).",
    none: noDate,
  },
  teacher: { about: "course", text: "{teachers}\n\n{teacherTitles} More on the [courses page](/courses)." },
  online: { about: "course", text: `{modes}\n\n${allBatches}`, none: noDate },
  beginner: { about: "course", text: `{beginnings}\n\nIf you are unsure, try a ${demo} first.` },
  level: { about: "course", text: "{levels}" },
  choose: { about: "course", text: `{suited}\n\nA ${demo} is the surest way to decide.` },
  syllabus,
  projects: { about: "course", text: "{projectCounts}" },
} satisfies Partial<Record<QuestionKind, AnswerWords>>;

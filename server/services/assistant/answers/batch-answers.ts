import type { Batch } from "#shared/contracts/batch.ts";
import type { SiteContent, SiteCourse } from "#shared/contracts/content/site-content.ts";
import { type AnswerFacts, bullets, dayInWords, ways } from "./facts.ts";

/** Answers from the batches in the database: of the courses asked about, or of all where none was named. */
type BatchAnswer = (content: SiteContent, asked: SiteCourse[], facts: AnswerFacts) => string;

const isUpcoming = (batch: Batch, today: string) => batch.startDate >= today;
const isUnderWay = (batch: Batch, today: string) => batch.startDate < today && batch.endDate >= today;

function batchesOf(asked: SiteCourse[], { batches }: AnswerFacts): Batch[] {
  return asked.length === 0 ? batches : batches.filter(({ courseId }) => asked.some(({ id }) => id === courseId));
}

/** Where the batches of the courses asked about are listed. */
function more({ courses }: SiteContent, asked: SiteCourse[]): string {
  const some = asked.length > 0 ? asked : courses;
  return `All batches: ${some.map(({ id, cardTitle }) => `[${cardTitle}](/batches/${id})`).join(" · ")}`;
}

function noneYet(content: SiteContent): string {
  const { contact, whatsapp } = ways(content);
  return `No date is fixed yet. Leave us a message through the ${contact} or on ${whatsapp}, and we tell you as soon as one is.`;
}

const courseOf = ({ courses }: SiteContent, { courseId }: Batch) =>
  courses.find(({ id }) => id === courseId)?.cardTitle ?? "";
const leftIn = ({ seats, enrolled }: Batch) => Math.max(0, seats - enrolled);

/** The next batches to start, from the database; for all courses the next of each. */
export const startAnswer: BatchAnswer = (content, asked, facts) => {
  const upcoming = batchesOf(asked, facts).filter((batch) => isUpcoming(batch, facts.today));
  const seen = new Set<string>();
  const next =
    asked.length === 1
      ? upcoming
      : upcoming.filter(({ courseId }) => !seen.has(courseId) && Boolean(seen.add(courseId)));
  const lines = next.map(
    (batch) =>
      `**${batch.name}** (${courseOf(content, batch)}) starts on **${dayInWords(batch.startDate)}**: ${batch.schedule}, ${batch.timing}, ${batch.mode.toLowerCase()}, ${leftIn(batch)} of ${batch.seats} seats left`,
  );
  const running = batchesOf(asked, facts).filter((batch) => isUnderWay(batch, facts.today));
  const late =
    running.length > 0
      ? ` Already under way, and open to late joiners: ${running.map(({ name }) => name).join(", ")}.`
      : "";
  if (lines.length === 0) return `${noneYet(content)}${late}`;
  return `The next batches:\n${bullets(lines)}\n\n${more(content, asked)}.${late}`;
};

/** Days and hours of the batches that have not ended. */
export const timingAnswer: BatchAnswer = (content, asked, facts) => {
  const open = batchesOf(asked, facts).filter(({ endDate }) => endDate >= facts.today);
  if (open.length === 0) return noneYet(content);
  const lines = open.map((batch) => `**${batch.name}**: ${batch.schedule}, ${batch.timing}`);
  return `There are evening and weekend batches; times are ${content.company.address.country} time.\n${bullets(lines)}\n\n${more(content, asked)}.`;
};

/** How large batches are and what is free in them. */
export const seatsAnswer: BatchAnswer = (content, asked, facts) => {
  const open = batchesOf(asked, facts).filter(({ endDate }) => endDate >= facts.today);
  if (open.length === 0) return noneYet(content);
  const sizes = open.map(({ seats }) => seats);
  const lines = open.map((batch) => `**${batch.name}**: ${leftIn(batch)} of ${batch.seats} seats left`);
  return `Batches are small: from ${Math.min(...sizes)} to ${Math.max(...sizes)} students.\n${bullets(lines)}\n\nSeats are given in the order of confirmed requests: [enrol here](/enrollnow).`;
};

/** Whether classes are online or on site. */
export const modeAnswer: BatchAnswer = (content, asked, facts) => {
  const { area, city } = content.company.address;
  const where = `${area}, ${city}`;
  const open = batchesOf(asked, facts).filter(({ endDate }) => endDate >= facts.today);
  const here = open.filter(({ mode }) => mode !== "Online");
  const lines = here.map(
    (batch) => `**${batch.name}** is ${batch.mode.toLowerCase()}: ${batch.schedule}, ${batch.timing}`,
  );
  const onSite =
    lines.length > 0
      ? `In our classroom in ${where}:\n${bullets(lines)}`
      : `For a place in our classroom in ${where}, ask on the ${ways(content).contact}.`;
  return `Classes are **live and online**, so you can join from home in any city or country, and ask questions in Urdu or English. They are recorded for your batch as well. ${onSite}\n\n${more(content, asked)}.`;
};

/** Joining a batch that has begun. */
export const lateAnswer: BatchAnswer = (content, asked, facts) => {
  const running = batchesOf(asked, facts).filter((batch) => isUnderWay(batch, facts.today));
  const lines = running.map(
    (batch) => `**${batch.name}**: under way since ${dayInWords(batch.startDate)}, ${leftIn(batch)} seats left`,
  );
  return `Yes, a late joiner can enter a batch that is under way, and catches up with the recorded lectures and one extra session with the teacher.${lines.length > 0 ? `\n${bullets(lines)}` : ""}\n\n${more(content, asked)}.`;
};
